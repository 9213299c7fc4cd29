import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { EXPORT, errorsIn, errorsOf, inputEnv, read } from '../../support/inputs.ts'

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures')

test('an export with only the required inputs gets the defaults', async () => {
  expect(await read(EXPORT)).toEqual({
    mode: 'export',
    service: { baseUrl: new URL('https://api.example.com'), apiKey: 'key_0001', requestTimeoutMs: 30_000 },
    waiting: { wait: true, timeoutMs: 1_800_000, pollIntervalMs: 15_000 },
    job: { domain: 'docs.example.com' },
    maskBundleUrl: true,
    targets: { bundle: undefined, site: undefined },
    limits: { bytes: 4 * 2 ** 30, entries: 200_000 },
    check: { verify: 'report', host: undefined, basePath: '/', accepted: [] },
    overwrite: false,
    valuesFile: undefined,
    releaseAsset: undefined,
  })
})

test('an export can be resumed with or without its domain, and an empty input counts as not set', async () => {
  expect(await read({ ...EXPORT, domain: '', 'job-id': ' exp_1\n', wait: '' })).toMatchObject({
    job: { jobId: 'exp_1', domain: undefined },
    waiting: { wait: true },
  })
  expect(await read({ ...EXPORT, 'job-id': 'exp_1' })).toMatchObject({
    job: { jobId: 'exp_1', domain: 'docs.example.com' },
  })
})

test('the inputs of the hand-over are read', async () => {
  const given = {
    ...EXPORT,
    'values-file': 'values/web-app.yaml',
    'export-version': 'v1',
    'release-asset': '{domain}.{ext}',
  }
  const env = { ...inputEnv(given), GITHUB_WORKSPACE: FIXTURES }
  expect((await readInputs(env)).inputs).toMatchObject({
    valuesFile: {
      name: 'values/web-app.yaml',
      path: join(FIXTURES, 'values', 'web-app.yaml'),
      version: 'v1',
    },
    releaseAsset: { name: '{domain}.{ext}', token: '' },
  })
  const withToken = await readInputs({ ...env, 'INPUT_GITHUB-TOKEN': 't' })
  expect(withToken.inputs).toMatchObject({ releaseAsset: { token: 't' } })
})

describe('an invalid input of an export is reported', () => {
  test.each([
    ['domain', 'https://docs.example.com/guide/', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com/', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com:443', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com.', 'did you mean docs.example.com?'],
    ['domain', 'docs_1.example.com', 'such as docs.example.com; “_” cannot be part of one'],
    ['domain', '-docs.example.com', 'expected a host name such as'],
    ['domain', '10.0.0.1', 'expected a host name such as'],
    ['domain', `${'a'.repeat(64)}.com`, 'expected a host name such as'],
    ['domain', 'a.example.com, b.example.com', 'run the step once for each site'],
    ['domain', '/', 'expected a host name such as'],
    ['max-unpacked-size', 'big', 'expected a size such as'],
    ['max-unpacked-size', '0', 'expected a size such as'],
    ['max-unpacked-files', '-1', 'expected a whole number above 0'],
    ['max-unpacked-files', '2k', 'did you mean 2000?'],
    ['max-unpacked-files', '200,000', 'did you mean 200000?'],
    ['overwrite', 'no', 'expected true or false'],
    ['site-path', '.', 'name one inside, such as public'],
    ['site-path', '~', '“~” and variables are not expanded here'],
    ['site-path', '~/public', '“~” and variables are not expanded here'],
    ['bundle-path', '$HOME/x.zip', '“~” and variables are not expanded here'],
    ['values-file', '%USERPROFILE%\\values.yaml', '“~” and variables are not expanded here'],
    [
      'site-path',
      '$GITHUB_WORKSPACE/public',
      `shell variables are not expanded here; did you mean \${{ github.workspace }}/public?`,
    ],
    ['site-path', `\${RUNNER_TEMP}/public`, `did you mean \${{ runner.temp }}/public?`],
    ['site-path', 'sites/$site', `did you mean sites/\${{ env.site }}?`],
    ['bundle-path', '$A/$B.zip', `did you mean \${{ env.A }}/\${{ env.B }}.zip?`],
    ['bundle-path', '$env:RUNNER_TEMP/', `did you mean \${{ runner.temp }}/?`],
    ['values-file', '%GITHUB_WORKSPACE%\\values.yaml', `did you mean \${{ github.workspace }}\\values.yaml?`],
    ['site-path', '$PWD/public', `did you mean \${{ github.workspace }}/public?`],
    ['site-path', '$(pwd)/public', 'commands are not run here'],
    ['site-path', '`pwd`/public', 'commands are not run here'],
    ['bundle-path', '.git/x', '“.git”'],
    ['verify', 'yes', 'expected off, report or strict'],
    ['verify', 'strict', 'set site-path as well'],
    ['host', 'github', 'expected github-pages,'],
    ['host', 'github', 'or air-gapped; did you mean github-pages?'],
    ['host', 'ngnix', 'did you mean nginx?'],
    ['host', 'Nginx', 'did you mean nginx?'],
    ['host', 'GitHub Pages', 'did you mean github-pages?'],
    ['host', 's3', 'did you mean s3-cloudfront?'],
    [
      'host',
      'no-such-host',
      'leave it out for any other host: then only what fails on every host is an error',
    ],
    ['verify', 'strikt', 'did you mean strict?'],
    ['verify', 'false', 'did you mean off?'],
    ['host', 'gitlab-pages', 'did you mean github-pages? If not, leave it out for any other host'],
    [
      'base-path',
      'https://docs.example.com/docs',
      'is “https://docs.example.com/docs”: expected the path alone, did you mean /docs/?',
    ],
    [
      'base-path',
      'docs.example.com/docs',
      'mean /docs/? If it is a folder with a name like a host, put a slash in front',
    ],
    ['base-path', '/https://docs.example.com/docs', 'did you mean /docs/?'],
    ['base-path', 'docs.example.com/docs/', 'did you mean /docs/?'],
    ['base-path', '//docs.example.com/docs', 'did you mean /docs/?'],
    ['base-path', 'docs.example.com', 'did you mean /?'],
    ['base-path', 'localhost:8080/docs', 'did you mean /docs/?'],
    ['base-path', '\\[', 'without query, fragment or dot segments'],
    ['base-path', '/a/../b', 'without query, fragment or dot segments'],
    ['base-path', '/a?b', 'without query, fragment or dot segments'],
    ['export-version', '1', 'set values-file as well'],
    ['export-version', '1\n2', 'has a line end or another control character in it'],
    [
      'release-asset',
      'docs.{tagg}.zip',
      '{tagg} is unknown, expected {domain}, {tag} or {ext}; did you mean {tag}?',
    ],
    [
      'release-asset',
      '{ TAG }.zip',
      '{ TAG } is unknown, expected {domain}, {tag} or {ext}; did you mean {tag}?',
    ],
    ['release-asset', '{sha256}.zip', '{sha256} is unknown, expected {domain}, {tag} or {ext}'],
    ['release-asset', 'docs-{}.zip', '{} is unknown'],
    [
      'release-asset',
      'docs-{tag.zip',
      '{ is one half of a pair, expected {domain}, {tag} or {ext}; did you mean {tag}?',
    ],
    [
      'release-asset',
      'docs-tag}.zip',
      '} is one half of a pair, expected {domain}, {tag} or {ext}; did you mean {tag}?',
    ],
    ['job-id', '..', 'dot segment'],
    [
      'job-id',
      'export 1234',
      'contains white space or control characters: “export 1234”; expected the id alone',
    ],
    ['job-id', 'x'.repeat(256), 'has more than 255 characters'],
    [
      'job-id',
      'https://api.example.com/v1/static-export/jobs/export_1/bundle?key=hunter2',
      'is an address: expected the id alone; did you mean export_1?',
    ],
    ['job-id', 'https://app.example.com/exports/export_1/', 'did you mean export_1?'],
  ])('%s: %j', async (name, value, expected) => {
    const message = await errorsOf({ ...EXPORT, [name]: value })
    expect(message).toContain(`- ${name} `)
    expect(message).toContain(expected)
    expect(message).not.toContain('hunter2')
    expect(message.split('\n- ')).toHaveLength(2)
  })

  test.each([
    ['verify', 'on'],
    ['host', 'no-such-host'],
  ])('no correction is suggested for %s: %j', async (name, value) => {
    expect(await errorsOf({ ...EXPORT, [name]: value })).not.toContain('did you mean')
  })

  test('an invalid values file is not reported as missing because of its version', async () => {
    const message = await errorsOf({ ...EXPORT, 'values-file': '~/values.yaml', 'export-version': '1' })
    expect(message.split('\n- ')).toHaveLength(2)
  })
})

test.each([
  [
    'site-path',
    'public',
    'public/values.yaml',
    '- values-file is inside site-path: keep it outside the site',
  ],
  ['site-path', 'public', 'public', '- values-file is inside site-path: keep it outside the site'],
  ['bundle-path', 'site.zip', './site.zip', '- values-file and bundle-path are the same'],
])('a values-file that %s %j would overwrite: %j', async (name, path, valuesFile, expected) => {
  const message = await errorsOf({ ...EXPORT, [name]: path, 'values-file': valuesFile })
  expect(message).toContain(expected)
  expect(message.match(/- values-file/g)).toHaveLength(1)
})

describe('values-url', () => {
  const FILE = { 'values-file': 'values/web-app.yaml', 'bundle-path': 'bundle.zip' }
  const URL = 'https://bundles.example/{domain}/{sha256}.{ext}'
  const ON_TAG = { GITHUB_REF_TYPE: 'tag', GITHUB_REF: 'refs/tags/v1' }
  const readIn = async (given: Record<string, string>, env: Record<string, string> = {}) =>
    (await readInputs({ ...inputEnv({ ...EXPORT, ...given }), GITHUB_WORKSPACE: FIXTURES, ...env })).inputs

  test.each([
    [URL, {}],
    ['https://github.com/o/r/releases/download/{tag}/docs.{ext}?x={tag}', ON_TAG],
  ])('is taken as it is written: %s', async (url, env) => {
    expect(await readIn({ ...FILE, 'values-url': url }, env)).toMatchObject({ valuesFile: { url } })
  })

  test.each([
    ['http://bundles.example/{sha256}', FILE, 'expected an https address'],
    ['bundles.example/{sha256}', FILE, 'expected an https address'],
    ['https://{shasum}.example/', FILE, '{shasum} is unknown, expected {domain}, {tag}, {sha256} or {ext}'],
    ['https://me:secret@bundles.example/', FILE, 'has a user name or a password in it'],
    ['https://bundles.example/a b', FILE, 'has white space in it'],
    [
      'https://bundles.example/{tag}',
      FILE,
      'there is no {tag}, because this workflow runs on refs/heads/main',
    ],
    [
      'https://bundles.example/',
      { 'values-file': FILE['values-file'] },
      'set bundle-path or release-asset as well',
    ],
    [
      'https://bundles.example/',
      { 'bundle-path': 'b.zip' },
      'is written into a values file: set values-file as well',
    ],
  ])('is refused: %s', async (url, given, expected) => {
    const read = readIn({ ...given, 'values-url': url }, { GITHUB_REF: 'refs/heads/main' })
    await expect(read).rejects.toThrow(expected)
    await expect(read).rejects.not.toThrow(/secret/)
  })
})

test('a placeholder for the domain needs one, and a job-id has none', async () => {
  const { domain: _, ...rest } = EXPORT
  const message = await errorsOf({ ...rest, 'job-id': 'export_1', 'release-asset': '{domain}.{ext}' })
  expect(message).toMatch(
    /- release-asset is “\{domain\}\.\{ext\}”: for \{domain\}, set the input domain as well$/,
  )
})

test('a values file that is not there is reported with everything else', async () => {
  const given = { ...EXPORT, 'values-file': 'no-such-folder/values.yaml', 'wait-timeout': '30x' }
  const [, ...errors] = await (await errorsOf(given)).split('\n- ')
  expect(errors).toEqual([
    expect.stringMatching(/^wait-timeout is “30x”/),
    expect.stringMatching(
      /^values-file is “no-such-folder\/values\.yaml”: there is no file .*values\.yaml; is the path right, and did actions\/checkout run/,
    ),
  ])
})

test.each([
  ['values/web-ap.yaml', 'values/web-app.yaml'],
  ['values/web-app.yml', 'values/web-app.yaml'],
  ['values/Umbrela.yaml', 'values/umbrella.yaml'],
])('of a values file that is not there, the near name is suggested: %s', async (given, near) => {
  const env = { ...inputEnv({ ...EXPORT, 'values-file': given }), GITHUB_WORKSPACE: FIXTURES }
  expect(await errorsIn(env)).toContain(
    `values-file is “${given}”: there is no such file; did you mean ${join(...near.split('/'))}?`,
  )
})

describe('an input of an export is accepted', () => {
  test.each([
    ['domain', 'docs'],
    ['domain', 'DOCS.Example.com'],
    ['domain', '4chan.org'],
    ['site-path', './~public'],
    ['site-path', 'a$/100%/b%'],
    ['job-id', 'exp/1?x'],
  ])('%s: %j', async (name, value) => {
    expect(await errorsOf({ ...EXPORT, [name]: value })).toBe('')
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
  ])('base-path %j is read as %j', async (given, expected) => {
    const inputs = await read({ ...EXPORT, 'site-path': 'public', 'base-path': given })
    expect(inputs).toMatchObject({ check: { basePath: expected } })
  })

  test('an internationalized domain is sent in ASCII', async () => {
    expect(await read({ ...EXPORT, domain: 'dökü.example.com' })).toMatchObject({
      job: { domain: 'xn--dk-fkaz.example.com' },
    })
  })
})
