import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors.ts'
import { ignoredInputs, readInputs } from '../../../src/inputs/inputs.ts'

const GOOD = { 'base-url': 'https://api.example.com', 'api-key': 'key_1', domain: 'docs.example.com' }
const AGENT = {
  'base-url': 'https://api.example.com',
  'api-key': 'key_1',
  mode: 'agent-job',
  'project-id': 'p',
  'job-id': 'j',
}

const env = (inputs: Record<string, string>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
const read = (inputs: Record<string, string>) => readInputs(env(inputs))
function faultsOf(inputs: Record<string, string>): string {
  try {
    read(inputs)
  } catch (error) {
    if (error instanceof StepError && error.code === 'bad-inputs') return error.message
    throw error
  }
  return ''
}

test('an export with nothing but what it needs', () => {
  expect(read(GOOD)).toEqual({
    mode: 'export',
    baseUrl: new URL('https://api.example.com'),
    apiKey: 'key_1',
    domain: 'docs.example.com',
    jobId: undefined,
    wait: true,
    waitTimeoutMs: 1_800_000,
    pollIntervalMs: 15_000,
    requestTimeoutMs: 30_000,
    maskBundleUrl: true,
    targets: { bundle: undefined, site: undefined },
    limits: { bytes: 4 * 2 ** 30, entries: 200_000 },
    verify: 'report',
    host: undefined,
    basePath: '/',
    overwrite: false,
    valuesFile: undefined,
    exportVersion: undefined,
    releaseAsset: undefined,
    githubToken: '',
  })
})

test('an agent job with everything', () => {
  const given = {
    ...AGENT,
    wait: 'False',
    'wait-timeout': '2d',
    'poll-interval': '1h',
    'request-timeout': '90',
  }
  expect(read(given)).toEqual({
    mode: 'agent-job',
    baseUrl: new URL('https://api.example.com'),
    apiKey: 'key_1',
    projectId: 'p',
    jobId: 'j',
    wait: false,
    waitTimeoutMs: 172_800_000,
    pollIntervalMs: 3_600_000,
    requestTimeoutMs: 90_000,
  })
})

test('a job-id needs no domain, and an empty input is one that was not given', () => {
  expect(read({ ...GOOD, domain: '', 'job-id': ' exp_1\n', wait: '' })).toMatchObject({
    jobId: 'exp_1',
    domain: undefined,
    wait: true,
  })
})

test('all faults are told at once, each by the name of its input', () => {
  const message = faultsOf({
    wait: 'yes',
    'wait-timeout': '31d',
    'poll-interval': 'often',
    'request-timeout': '0',
    'mask-bundle-url': 'no',
  })
  for (const name of [
    'base-url',
    'api-key',
    'domain',
    'wait',
    'wait-timeout',
    'poll-interval',
    'request-timeout',
    'mask-bundle-url',
  ]) {
    expect(message).toContain(`\n- ${name} `)
  }
  expect(message.split('\n- ')).toHaveLength(9)
})

describe('each fault in words', () => {
  test.each([
    ['mode', 'publish', 'expected export or agent-job'],
    ['mode', 'exprot', 'did you mean export?'],
    ['mode', 'agent', 'did you mean agent-job?'],
    ['mode', 'agent_jobs', 'did you mean agent-job?'],
    ['base-url', 'https://api.example.com/v1/static-export/jobs', 'did you mean https://api.example.com?'],
    [
      'base-url',
      'https://api.example.com/x/v2/agent/p/job/j',
      'in a path of the API, did you mean https://api.example.com/x?',
    ],
    ['base-url', 'https://api.example.com/static-export/jobs/', 'did you mean https://api.example.com?'],
    ['base-url', 'api.example.com', 'did you mean https://api.example.com?'],
    ['base-url', 'http://api.example.com', 'http is for a loopback host alone'],
    ['base-url', 'localhost:8765', 'did you mean http://localhost:8765?'],
    ['base-url', 'https://api.example.com:port', 'expected the root'],
    ['base-url', 'https://api.example.com/v1/', 'leave out the version'],
    ['base-url', 'http://a.localhost', 'http is for a loopback host alone'],
    ['base-url', 'ftp://api.example.com', 'expected the root'],
    ['base-url', 'https://me:secret@api.example.com', 'belongs in api-key'],
    ['base-url', 'https://api.example.com?x=1', 'has a query or a fragment'],
    ['base-url', 'https://api.example.com#', 'has a query or a fragment'],
    ['base-url', 'https://api.exam\tple.com', 'white space'],
    ['api-key', 'Bearer key_1', 'leave that out'],
    ['api-key', 'key 1', 'white space or a line end inside'],
    ['api-key', 'key\nother', 'white space or a line end inside'],
    ['api-key', 'schlüssel', 'copy it again from the dashboard'],
    ['api-key', '"key_1"', 'leave the quotes out'],
    ['api-key', "'key_1'", 'leave the quotes out'],
    ['api-key', '“key_1”', 'leave the quotes out'],
    ['api-key', '"key_1', 'leave the quotes out'],
    ['api-key', 'KEY: key_1', 'put the key alone into it'],
    ['domain', 'https://docs.example.com/guide/', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com/', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com:443', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com.', 'did you mean docs.example.com?'],
    ['domain', 'docs_1.example.com', 'expected a host name such as'],
    ['domain', '-docs.example.com', 'expected a host name such as'],
    ['domain', '10.0.0.1', 'expected a host name such as'],
    ['domain', `${'a'.repeat(64)}.com`, 'expected a host name such as'],
    ['domain', 'a.example.com, b.example.com', 'run the step once for each site'],
    ['domain', '/', 'expected a host name such as'],
    ['job-id', '..', 'dot segment'],
    ['job-id', 'a b', 'white space'],
    ['wait', 'yes', 'expected true or false; did you mean true?'],
    ['wait', 'on', 'did you mean true?'],
    ['wait', 'tRUE', 'did you mean true?'],
    ['wait', '0', 'did you mean false?'],
    ['wait', 'maybe', 'expected true or false'],
    [
      'wait-timeout',
      '30 minutes',
      'expected a duration such as 45s, 30m, 2h, 1h30m or 2d; did you mean 30m?',
    ],
    ['wait-timeout', '2 Hours 5 mins', 'did you mean 2h5m?'],
    ['wait-timeout', '30M', 'did you mean 30m?'],
    ['wait-timeout', '999ms', 'expected a duration such as'],
    ['wait-timeout', '9'.repeat(400), 'expected a duration such as'],
    ['wait-timeout', '0', 'expected 1s to 30d'],
    ['poll-interval', '61m', 'expected 1s to 1h'],
    ['max-unpacked-size', 'big', 'expected a size such as'],
    ['max-unpacked-size', '0', 'expected a size such as'],
    ['max-unpacked-files', '-1', 'expected a whole number'],
    ['overwrite', 'no', 'expected true or false'],
    ['site-path', '.', 'name one inside, such as public'],
    ['site-path', '~', '“~” and variables are not expanded here'],
    ['site-path', '~/public', '“~” and variables are not expanded here'],
    ['bundle-path', '$HOME/x.zip', '“~” and variables are not expanded here'],
    ['values-file', '%USERPROFILE%\\values.yaml', '“~” and variables are not expanded here'],
    [
      'site-path',
      '$GITHUB_WORKSPACE/public',
      `shell variables are not filled in here; did you mean \${{ github.workspace }}/public?`,
    ],
    ['site-path', `\${RUNNER_TEMP}/public`, `did you mean \${{ runner.temp }}/public?`],
    ['site-path', 'sites/$site', `did you mean sites/\${{ env.site }}?`],
    ['bundle-path', '$A/$B.zip', `did you mean \${{ env.A }}/\${{ env.B }}.zip?`],
    ['bundle-path', '$env:RUNNER_TEMP/', `did you mean \${{ runner.temp }}/?`],
    ['values-file', '%GITHUB_WORKSPACE%\\values.yaml', `did you mean \${{ github.workspace }}\\values.yaml?`],
    ['site-path', '$PWD/public', `did you mean \${{ github.workspace }}/public?`],
    ['site-path', '$(pwd)/public', 'no shell runs the command in it'],
    ['site-path', '`pwd`/public', 'no shell runs the command in it'],
    ['bundle-path', '.git/x', '“.git”'],
    ['verify', 'yes', 'expected off, report or strict'],
    ['verify', 'strict', 'give site-path'],
    ['host', 'github', 'expected github-pages,'],
    ['host', 'github', 'or air-gapped; did you mean github-pages?'],
    ['host', 'ngnix', 'did you mean nginx?'],
    ['host', 'Nginx', 'did you mean nginx?'],
    ['host', 'GitHub Pages', 'did you mean github-pages?'],
    ['host', 's3', 'did you mean s3-cloudfront?'],
    ['host', 'vercel', 'leave it out for any other host: then only what no host would answer is an error'],
    ['verify', 'strikt', 'did you mean strict?'],
    ['base-path', 'https://docs.example.com/docs', 'expected the path alone, did you mean /docs/?'],
    ['base-path', '/https://docs.example.com/docs', 'did you mean /docs/?'],
    ['base-path', 'docs.example.com/docs/', 'did you mean /docs/?'],
    ['base-path', '//docs.example.com/docs', 'did you mean /docs/?'],
    ['base-path', 'docs.example.com', 'did you mean /?'],
    ['base-path', 'localhost:8080/docs', 'did you mean /docs/?'],
    ['base-path', '\\[', 'without query, fragment or dot segments'],
    ['base-path', '/a/../b', 'without query, fragment or dot segments'],
    ['base-path', '/a?b', 'without query, fragment or dot segments'],
    ['export-version', '1', 'give values-file'],
    ['request-timeout', '11m', 'expected 1s to 10m'],
  ])('%s: %j', (name, value, expected) => {
    const message = faultsOf({ ...GOOD, [name]: value })
    expect(message).toContain(`- ${name} `)
    expect(message).toContain(expected)
    expect(message.split('\n- ')).toHaveLength(2)
  })

  test.each([
    ['verify', 'on'],
    ['host', 'vercel'],
    ['mode', 'publish'],
    ['wait', 'maybe'],
    ['wait-timeout', '1 month'],
  ])('nothing is suggested for %s: %j', (name, value) => {
    expect(faultsOf({ ...GOOD, [name]: value })).not.toContain('did you mean')
  })

  test.each([
    ['project-id', { ...AGENT, 'project-id': '' }, 'project-id is missing'],
    ['job-id', { ...AGENT, 'job-id': '' }, 'job-id is missing'],
    ['project-id', { ...AGENT, 'project-id': '.' }, 'dot segment'],
  ])('an agent job without a usable %s', (_, inputs, expected) => {
    expect(faultsOf(inputs)).toContain(expected)
  })

  test('a missing key is told with where to look, a bad one is never shown', () => {
    expect(faultsOf({ ...GOOD, 'api-key': '' })).toContain('the secret behind it is empty')
    expect(faultsOf({ ...GOOD, 'api-key': 'sesame open' })).not.toContain('sesame')
    expect(faultsOf({ ...GOOD, 'base-url': 'https://me:sesame@x.example' })).not.toContain('sesame')
  })

  test.each(['me:sesame@x.example', 'http://me:sesame@x.example:99999', 'https://x.example?key=sesame'])(
    'a secret in base-url is never shown: %s',
    (url) => {
      expect(faultsOf({ ...GOOD, 'base-url': url })).not.toContain('sesame')
    },
  )

  test('a mode that is none is the only fault told of it', () => {
    expect(faultsOf({ ...GOOD, domain: '', mode: 'exprot' }).split('\n- ')).toHaveLength(2)
  })

  test.each([
    'proxy.example.com:3128',
    'http://me:50%@proxy.example.com',
    'socks5://proxy.example.com',
    '::x',
  ])('a proxy that the toolkit would ignore is told, without its value: %s', (proxy) => {
    const surroundings = { ...env(GOOD), HTTPS_PROXY: proxy }
    expect(() => readInputs(surroundings)).toThrow('HTTPS_PROXY in the environment is no proxy')
    expect(() => readInputs(surroundings)).not.toThrow(proxy)
    expect(() =>
      readInputs({ ...env(GOOD), https_proxy: 'http://me:50%25@proxy.example.com:3128' }),
    ).not.toThrow()
  })

  test('what was given cannot act as a command', () => {
    expect(faultsOf({ ...GOOD, domain: 'x\n::error::y ##[error]z' })).toContain('“x ::error::y ## [error]z”')
  })
})

describe('what is fine', () => {
  test.each([
    ['base-url', 'https://api.example.com/prefix/'],
    ['base-url', 'http://127.0.0.1:4010'],
    ['base-url', 'http://localhost/api'],
    ['base-url', 'http://[::1]:4010'],
    ['api-key', '  key_1\n'],
    ['domain', 'docs'],
    ['domain', 'DOCS.Example.com'],
    ['domain', '4chan.org'],
    ['wait', 'TRUE'],
    ['wait-timeout', '1'],
    ['wait-timeout', '720h'],
    ['wait-timeout', '30 min'],
    ['wait-timeout', '1.5h'],
    ['site-path', './~public'],
    ['site-path', 'a$/100%/b%'],
    ['base-url', 'https://api.example.com/agent'],
    ['job-id', 'exp/1?x'],
  ])('%s: %j', (name, value) => {
    expect(faultsOf({ ...GOOD, [name]: value })).toBe('')
  })

  test.each([
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['//docs/', '/docs/'],
    ['/next.js', '/next.js/'],
    ['v1.2', '/v1.2/'],
    ['.well-known/docs', '/.well-known/docs/'],
    ['/a:b', '/a:b/'],
  ])('base-path %j is read as %j', (given, expected) => {
    expect(read({ ...GOOD, 'base-path': given })).toMatchObject({ basePath: expected })
  })

  test('an internationalized domain is sent in ASCII', () => {
    expect(read({ ...GOOD, domain: 'dökü.example.com' })).toMatchObject({
      domain: 'xn--dk-fkaz.example.com',
    })
  })
})

describe('inputs that mean nothing beside the others', () => {
  const notes = (inputs: Record<string, string>) =>
    ignoredInputs(env(inputs), read(inputs)).map(({ name, why }) => `${name} ${why}`)

  test.each([
    [{ ...AGENT, domain: 'x', 'mask-bundle-url': 'true' }, ['domain in mode agent-job']],
    [{ ...AGENT, 'site-path': 'x', 'github-token': 't' }, ['site-path in mode agent-job']],
    [{ ...GOOD, 'project-id': 'p' }, ['project-id in mode export']],
    [{ ...GOOD, host: 'nginx' }, ['host without site-path']],
    [
      { ...GOOD, 'bundle-path': 'x.zip', host: 'nginx', 'base-path': '/x/', verify: 'off' },
      ['verify without site-path', 'host without site-path', 'base-path without site-path'],
    ],
    [
      {
        ...GOOD,
        'values-file': 'x.yaml',
        overwrite: 'true',
        'max-unpacked-size': '1GB',
        'max-unpacked-files': '9',
      },
      ['overwrite', 'max-unpacked-size', 'max-unpacked-files'].map(
        (name) => `${name} without site-path, bundle-path or release-asset`,
      ),
    ],
    [
      { ...GOOD, 'site-path': 'x', host: 'nginx', 'base-path': '/x/', verify: 'off' },
      ['host with verify: off', 'base-path with verify: off'],
    ],
    [{ ...GOOD, wait: 'false', 'poll-interval': '5s' }, ['poll-interval with wait: false']],
  ])('%j', (inputs, expected) => {
    expect(notes(inputs)).toEqual(expected)
  })

  test.each([
    GOOD,
    AGENT,
    { ...GOOD, 'site-path': 'x', host: 'nginx', 'base-path': '/x/', verify: 'strict', overwrite: 'true' },
    { ...GOOD, 'bundle-path': 'x.zip', overwrite: 'true', 'max-unpacked-size': '1GB' },
    { ...GOOD, 'release-asset': 'x.zip', overwrite: 'true', 'max-unpacked-files': '9', 'github-token': 't' },
    { ...GOOD, 'job-id': 'j', 'github-token': 't', wait: 'false', 'wait-timeout': '5s' },
  ])('nothing is said of %j', (inputs) => {
    expect(notes(inputs)).toEqual([])
  })
})
