import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import { EXPORT, errorList, errorsOf, inputEnv, inputsIn, read } from '../../support/inputs.ts'

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures')

test('an export with only the required inputs gets the defaults', async () => {
  expect(await read(EXPORT)).toEqual({
    mode: 'export',
    service: {
      baseUrl: new URL('https://api.example.com'),
      apiKey: 'key_0001',
      requestTimeoutMs: 30_000,
    },
    waitSettings: { shouldWait: true, timeoutMs: 1_800_000, pollIntervalMs: 15_000 },
    exportRequest: { domain: 'docs.example.com' },
    update: undefined,
    maskBundleUrl: true,
    targets: { bundle: undefined, site: undefined },
    unpackLimits: { bytes: 4 * 2 ** 30, entries: 200_000 },
    check: {
      verify: 'report',
      failOn: { text: 'errors', includesWarnings: false, codes: new Set() },
      host: undefined,
      basePath: '/',
      acceptedEntries: [],
    },
    overwrite: false,
    valuesFile: undefined,
  })
})

test('an export can be resumed with or without its domain, and an empty input counts as unset', async () => {
  expect(await read({ ...EXPORT, domain: '', 'job-id': ' exp_1\n', wait: '' })).toMatchObject({
    exportRequest: { jobId: 'exp_1', domain: undefined },
    waitSettings: { shouldWait: true },
  })
  expect(await read({ ...EXPORT, 'job-id': 'exp_1' })).toMatchObject({
    exportRequest: { jobId: 'exp_1', domain: 'docs.example.com' },
  })
})

test.each([
  [{}, { projectId: 'p', domain: 'docs.example.com', basePath: undefined }],
  [{ domain: '' }, { projectId: 'p', domain: undefined }],
  [
    { domain: '', 'job-id': 'exp_1' },
    { projectId: 'p', jobId: 'exp_1', domain: undefined },
  ],
  [{ 'base-path': '/docs' }, { basePath: '/docs' }],
  [{ 'base-path': '/docs/', 'job-id': 'exp_1', 'site-path': 'x' }, { basePath: undefined }],
  [{ 'base-path': '/documentation/' }, { basePath: '/documentation' }],
  [{ 'base-path': '/Docs/', 'site-path': 'x' }, { basePath: undefined }],
  [{ 'base-path': '/docs/v1/', 'site-path': 'x' }, { basePath: undefined }],
  [{ 'base-path': '/', 'site-path': 'x' }, { basePath: undefined }],
])('an export by project: %j', async (given, exportRequest) => {
  expect(await read({ ...EXPORT, 'project-id': 'p', ...given })).toMatchObject({
    exportRequest,
    update: undefined,
  })
})

test('a project implies an export, although its address and its key are missing', async () => {
  const errors = await errorList({ 'project-id': 'p', 'site-path': 'public' })
  expect(errors.map((error) => error.split(' ', 2).join(' '))).toEqual([
    'api-key is',
    'base-url is',
  ])
})

test('no base path is sent without a project', async () => {
  const inputs = await read({ ...EXPORT, 'base-path': '/docs/', 'site-path': 'x' })
  expect(inputs).toMatchObject({ exportRequest: { basePath: undefined } })
})

test.each([
  [{ update: 'true' }, { projectId: 'p', expectCommit: undefined }],
  [
    { update: 'True', 'expect-commit': '0123ABC' },
    { projectId: 'p', expectCommit: '0123ABC' },
  ],
  [{ update: 'true', 'expect-commit': 'a'.repeat(40) }, { expectCommit: 'a'.repeat(40) }],
  [{ update: 'false' }, undefined],
  [{ update: 'true', 'job-id': 'exp_1' }, undefined],
])('a build before the export: %j', async (given, update) => {
  const inputs = await read({ ...EXPORT, 'project-id': 'p', ...given })
  expect(inputs).toEqual(
    expect.objectContaining({ update: update && expect.objectContaining(update) }),
  )
})

test.each(['012abc', 'a'.repeat(41), 'main', '0123abg', 'v1.0.0', '0123abc '.repeat(2)])(
  'expect-commit that is not a commit: %j',
  async (commit) => {
    const given = { ...EXPORT, 'project-id': 'p', update: 'true', 'expect-commit': commit }
    expect(await errorList(given)).toEqual([
      expect.stringMatching(/^expect-commit is “.*”, which is not a commit/),
    ])
  },
)

test('the inputs of the handover are read', async () => {
  const given = {
    ...EXPORT,
    'values-file': 'values/web-app.yaml',
    'values-path': 'spec.values_2.web-app',
    'export-version': 'v1',
    'wait-for-check': 'Documentation',
  }
  const env = { ...inputEnv(given), GITHUB_WORKSPACE: FIXTURES }
  expect((await readInputs(env)).inputs).toMatchObject({
    valuesFile: {
      name: 'values/web-app.yaml',
      path: join(FIXTURES, 'values', 'web-app.yaml'),
      valuesPath: ['spec', 'values_2', 'web-app'],
      version: 'v1',
    },
    waitForCheck: { name: 'Documentation', token: '' },
  })
  const withToken = await readInputs({ ...env, 'INPUT_GITHUB-TOKEN': 't' })
  expect(withToken.inputs).toMatchObject({ waitForCheck: { token: 't' } })
})

describe('an invalid input of an export is reported', () => {
  test.each([
    [
      'base-url',
      'https://api.example.com/v1/static-export/jobs',
      'did you mean https://api.example.com?',
    ],
    [
      'base-url',
      'https://api.example.com/x/v2/agent/p/job/j',
      'did you mean https://api.example.com/x?',
    ],
    [
      'base-url',
      'https://api.example.com/static-export/jobs/',
      'did you mean https://api.example.com?',
    ],
    ['base-url', 'https://api.example.com/v1/', 'leave out the version'],
    ['base-url', 'api.example.com', 'expected the https URL of the admin API'],
    ['base-url', 'localhost:8765', 'expected the https URL of the admin API'],
    ['base-url', 'https://api.example.com\\v', 'expected the https URL of the admin API'],
    ['base-url', 'api.example.com:8443/v', 'did you mean https://api.example.com:8443/v?'],
    ['base-url', 'http://api.example.com/v/w/', 'did you mean https://api.example.com/v/w?'],
    ['base-url', 'api.example.com/v', 'did you mean https://api.example.com/v?'],
    ['base-url', `https://$\{{ vars.API }}/`, 'contains an expression that was not evaluated'],
    [
      'base-url',
      'inputs.base-url',
      `is the name of a value, not the value: write $\{{ … }} around`,
    ],
    ['domain', 'vars.DOCS_DOMAIN', 'is the name of a value, not the value'],
    ['site-path', 'steps.docs.outputs.sitePath', 'is the name of a value, not the value'],
    ['expect-commit', 'github.sha', 'is the name of a value, not the value'],
    ['base-url', 'ftp://api.example.com', 'expected the https URL of the admin API'],
    ['base-url', 'http://api.example.com', 'and is only allowed for loopback hosts'],
    ['base-url', 'http://a.localhost', 'and is only allowed for loopback hosts'],
    [
      'base-url',
      'http://docs-api:8080/v',
      '. To reach a service container, publish its port (`ports`) and use http://localhost:8080/v; otherwise, use https',
    ],
    ['base-url', 'http://docs-api', '(`ports`) and use http://localhost:80; otherwise, use https'],
    ['base-url', 'https://me:hunter2@api.example.com', 'belongs in api-key'],
    ['base-url', 'me:hunter2@x.example', 'belongs in api-key'],
    ['base-url', 'http://me:hunter2@x.example:99999', 'belongs in api-key'],
    ['base-url', 'https://api.example.com?key=hunter2', 'has a query or a fragment'],
    ['base-url', 'https://api.example.com#', 'has a query or a fragment'],
    ['base-url', 'https://api.exam\tple.com', 'whitespace'],
    ['base-url', '', 'the variable or secret in that expression is empty'],
    ['api-key', '', 'its secret is empty'],
    ['api-key', 'Bearer hunter2', 'leave that out'],
    ['api-key', 'hunter2 1', 'whitespace or a line break'],
    ['api-key', 'hunter2\nother', 'whitespace or a line break'],
    ['api-key', 'hunter2ü', 'copy the key from the dashboard again'],
    ['api-key', '“hunter2', 'leave the quotes out'],
    ['api-key', "hunter2'", 'leave the quotes out'],
    ['api-key', '$HUNTER2_KEY', `write an expression such as \${{ secrets.NAME }}`],
    ['api-key', 'HUNTER_KEY', 'looks like the name of a secret'],
    ['api-key', 'secrets.HUNTER2', 'looks like the name of a secret'],
    ['api-key', 'HUNTER_KEY=hunter2', 'begins with a name and “=”'],
    ['api-key', '{"key":"hunter2"}', 'begins with a bracket, as JSON does'],
    ['api-key', 'ghp_hunter2', 'is a GitHub token'],
    ['api-key', 'https://hunter2.example.com', 'set base-url to that, and this input to the key'],
    ['base-url', 'hunter2_0123456789', 'is not a URL: expected the https URL'],
    [
      'base-url',
      'https://.example.com',
      '“.example.com” is not a host name; expected the https URL',
    ],
    ['api-key', '********', 'consists of asterisks'],
    ['api-key', 'hunter2', 'has fewer than 8 characters, so it is not a key'],
    ['wait', 'on', 'expected true or false; did you mean true?'],
    ['wait', 'tRUE', 'did you mean true?'],
    ['wait', '0', 'did you mean false?'],
    ['wait', 'maybe', 'expected true or false'],
    ['wait-timeout', '30 minutes please', 'such as 45s, 30m, 2h, 1h30m, or 2d; did you mean 30m?'],
    ['wait-timeout', '2 Hours 5 mins', 'did you mean 2h5m?'],
    ['wait-timeout', '30000ms', 'did you mean 30s?'],
    ['wait-timeout', '1,5h', 'did you mean 1.5h?'],
    ['wait-timeout', '1h 30', 'did you mean 1h30m?'],
    ['wait-timeout', '1 hr 30', 'did you mean 1h30m?'],
    ['wait-timeout', '2 minutes 30', 'did you mean 2m30s?'],
    ['wait-timeout', '2 months 3', '1h30m, or 2d'],
    ['wait-timeout', '500ms 30', '1h30m, or 2d'],
    ['wait-timeout', '10 Minuten', 'did you mean 10m?'],
    ['wait-timeout', '30m30', 'did you mean 30m30s?'],
    ['wait-timeout', '1h, 30m', 'did you mean 1h30m?'],
    ['wait-timeout', '999ms', 'expected a duration such as'],
    ['wait-timeout', '9'.repeat(400), 'expected a duration such as'],
    [
      'wait-timeout',
      '0',
      'expected 1s to 30d; in export mode, wait: false starts the export without waiting for its end',
    ],
    ['poll-interval', '500ms', 'or 2d; the minimum is 1s'],
    ['wait-timeout', '31d', 'expected 1s to 30d'],
    ['poll-interval', '61m', 'expected 1s to 1h'],
    ['request-timeout', '11m', 'expected 1s to 10m'],
    ['request-timeout', '30000', 'expected 1s to 10m; did you mean 30s?'],
    ['request-timeout', '900000', 'expected 1s to 10m'],
    ['domain', 'docs.example.com/guide/', '.com? The path “/guide/” belongs in base-path'],
    ['domain', 'docs.example.com:443', 'did you mean docs.example.com?'],
    ['domain', 'docs.example.com.', 'did you mean docs.example.com?'],
    ['domain', 'https//docs.example.com', 'did you mean docs.example.com?'],
    ['domain', 'docs,example.com', 'expected a host name such as docs.example.com'],
    ['domain', 'docs_1.example.com', 'such as docs.example.com; host names cannot contain “_”'],
    ['domain', '-docs.example.com', 'expected a host name such as'],
    ['domain', '10.0.0.1', 'expected a host name such as'],
    ['domain', `${'a'.repeat(64)}.com`, 'expected a host name such as'],
    ['overwrite', 'unFALSE', 'expected true or false'],
    ['domain', 'a.example.com, b.example.com', 'check or export each site separately'],
    [
      'max-unpacked-size',
      'big',
      'expected a size above 0, such as 500MB, 4GiB, or a number of bytes',
    ],
    ['max-unpacked-size', '0', 'expected a size above 0, such as'],
    ['max-unpacked-size', '4.5GiB', 'a number of bytes; decimals are not supported'],
    ['max-unpacked-files', '2k', 'such as 2000; did you mean 2000?'],
    ['max-unpacked-files', '20,000', 'did you mean 20000?'],
    ['max-unpacked-files', '-1', 'expected a whole number above 0, such as 2000'],
    ['max-unpacked-files', '0', 'expected a whole number above 0, such as 2000'],
    [
      'fail-on',
      'broken-anchr',
      'which is not a code of the check; expected errors or warnings, or codes of findings such as broken-anchor; did you mean broken-anchor?',
    ],
    [
      'fail-on',
      'broken-anchor, warning',
      'but “warning” is not a code of the check; expected errors or warnings, or codes of findings such as broken-anchor; did you mean warnings?',
    ],
    [
      'fail-on',
      'live-stale',
      '“live-stale” is a code of the live check, whose errors always fail the step',
    ],
    [
      'fail-on',
      'broken-links, missing-anchor',
      '“broken-links” (did you mean broken-link?) and “missing-anchor” are not codes of the check; expected errors or warnings',
    ],
    ['fail-on', 'notices', 'is “notices”: list the codes of the notices instead'],
    ['fail-on', '[broken-anchor]', 'did you mean broken-anchor?'],
    ['fail-on', ',', 'is “,”: expected errors or warnings, or codes'],
    ['max-pages-removed', '-1', 'is “-1”: expected a whole number, such as 20'],
    ['max-pages-removed', '5%', 'is “5%”: expected a whole number, such as 20'],
    ['max-pages-removed', '1,000', 'expected a whole number, such as 20; did you mean 1000?'],
    ['max-pages-removed', '9007199254740993', 'expected a whole number, such as 20'],
    ['overwrite', 'no', 'expected true or false'],
    ['domain', 'a.example.com, b.example.com,', 'check or export each site separately'],
    ['domain', 'docs.example.com,', 'expected a host name such as docs.example.com'],
    ['domain', 'my_docs.example.com', 'host names cannot contain “_”'],
    ['domain', 'my docs.example.com', 'host names cannot contain spaces'],
    ['wait-timeout', '500 ms', 'or 2d; the minimum is 1s'],
    ['site-path', '.', 'use a folder inside the workspace or RUNNER_TEMP, such as public'],
    ['site-path', 'C:\\site', 'a Windows path, but this is not a Windows runner'],
    ['site-path', 'd:/site', 'a Windows path, but this is not a Windows runner'],
    ['base-url', 'localhost:8765', 'did you mean http://localhost:8765?'],
    ['fail-on', '- broken-anchor\n- sitemap', 'write the codes without “-”, separated by commas'],
    ['site-path', '~/public', '“~”, variables, and commands are not expanded'],
    ['site-path', '$GITHUB_WORKSPACE/public', `such as \${{ runner.temp }}/public`],
    ['site-path', `sites/\${site}`, 'not expanded'],
    ['site-path', '$(pwd)/public', 'not expanded'],
    ['site-path', '`pwd`/public', 'not expanded'],
    ['bundle-path', 'File:///bundle', 'write the path without file://'],
    ['site-path', 'file:///public', 'write the path without file://'],
    ['bundle-path', 'https://x.example/?hunter2', 'is a URL, but must be a path'],
    ['values-file', 'https://x.example/?hunter2', 'is a URL, but must be a path'],
    ['values-file', 'a.yaml,b.yaml', 'only one file can be written'],
    ['values-file', '%USERPROFILE%\\values.yaml', 'not expanded'],
    ['bundle-path', '.git/x', '“.git”'],
    ['verify', 'yes', 'expected off, report, strict, or strict-new'],
    ['verify', 'false', 'expected off, report, strict, or strict-new; did you mean off?'],
    ['verify', 'strict', 'set site-path, too'],
    ['host', 'GitHub Pages', 'or air-gapped; did you mean github-pages?'],
    ['verify', 'STRICT', 'or strict-new; did you mean strict?'],
    ['host', 'nginx, netlify', 'expected one host; check the site once for each'],
    ['host', 'docs.example.com', 'a host name, which belongs in domain: expected github-pages'],
    [
      'host',
      'https://docs.example.com/',
      'a host name, which belongs in domain: expected github-pages',
    ],
    ['host', 'HTTPS://localhost/', 'a host name, which belongs in domain: expected github-pages'],
    ['host', 'GitLab', 'whose rules the check does not know: leave host out'],
    ['host', 'Cloudflare', 'did you mean cloudflare-pages or cloudflare-workers?'],
    ['host', 'nginx:1.25', 'expected github-pages, '],
    ['host', 'gh-pages', 'did you mean github-pages?'],
    ['host', 's3', 'did you mean s3-cloudfront?'],
    ['verify', 'true', 'did you mean strict?'],
    ['verify', 'No', 'did you mean off?'],
    ['verify', 'Warn', 'did you mean report?'],
    [
      'host',
      'no-such-host',
      'For any other host, leave host out, so that only what fails on every',
    ],
    [
      'host',
      'gitlab-pages',
      'is “gitlab-pages”, whose rules the check does not know: leave host out',
    ],
    ['host', 'cloudflare', 'did you mean cloudflare-pages or cloudflare-workers?'],
    [
      'base-path',
      'https://docs.example.com/docs',
      'without a host, spaces, “?”, “#”, “\\”, or “..”; did you mean /docs?',
    ],
    ['base-path', 'docs.example.com:8080/docs', 'without a host'],
    ['base-path', 'docs.example.com', 'expected only the path, without the host'],
    [
      'base-path',
      'docs.example.com/docs',
      'expected only the path, without the host; did you mean /docs/?',
    ],
    ['base-path', '\\[', 'expected a path such as / or /docs/'],
    [
      'base-url',
      `\${DOCS_API_URL}`,
      `shell variables are not expanded here; write an expression such as \${{ vars.DOCS_URL }}`,
    ],
    ['base-path', 'C:/Program Files/Git/docs/', 'Git Bash has changed it'],
    ['base-path', 'c:\\tools\\git\\docs', 'Git Bash has changed it'],
    ['base-path', 'C:/docs/', 'expected a path such as / or /docs/'],
    ['base-url', 'https://$HOST/api', 'shell variables are not expanded here'],
    ['mode', 'live', 'did you mean check?'],
    ['mode', 'live-check', 'did you mean check?'],
    ['mode', 'download', 'did you mean export?'],
    ['base-path', '/a/..', 'expected a path such as / or /docs/'],
    ['base-path', '/$_BASE/', 'shell variables are not expanded here'],
    ['base-path', '/a/../b', 'expected a path such as / or /docs/'],
    ['base-path', '"/manual/"', 'leave the quotes out; did you mean /manual/?'],
    ['base-path', '/a?b', '“..”; did you mean /a?'],
    ['base-path', '/a/#b', '“..”; did you mean /a/?'],
    ['base-path', '\\docs\\', '“..”; did you mean /docs/?'],
    ['base-path', './docs/', '“..”; did you mean /docs/?'],
    ['base-path', './', '“..”; did you mean /?'],
    ['export-version', '1', 'set values-file, too'],
    ['values-path', 'docs', 'is a place in a values file: set values-file, too'],
    [
      'values-path',
      '.docs',
      'is “.docs”: expected keys separated by dots, such as docs or spec.values',
    ],
    ['values-path', 'a..b', 'expected keys separated by dots'],
    ['values-path', 'a b', 'expected keys separated by dots'],
    ['values-path', '/a/b/staticExport', 'docs or spec.values; did you mean a.b?'],
    ['values-path', '$.spec', 'expected keys separated by dots'],
    ['values-path', 'spec.sources[0].helm', 'which points into a list: expected keys'],
    ['values-path', 'spec.sources.0', 'which points into a list: expected keys'],
    ['values-path', 'spec.sources.0.helm', 'which points into a list: expected keys'],
    [
      'values-path',
      'a.staticExport',
      'leave staticExport out, because values-path is the place that contains it; did you mean a?',
    ],
    [
      'values-path',
      'staticExport',
      'leave staticExport out, because values-path is the place that contains it',
    ],
    ['export-version', '1\n2', 'contains a line break or another control character'],
    [
      'github-token',
      'hunter2\nhunter2',
      'contains whitespace, a line break, a quote, or another character',
    ],
    ['github-token', '"hunter2"', 'the secret must contain the token and nothing else'],
    ['github-token', '“hunter2”', 'that tokens cannot contain: the secret must contain the token'],
    ['values-file', 'docs/chek.md', '/docs/chek.md; did you mean docs/check.md?'],
    ['values-file', 'package.json/x', '/package.json/x is a file, not a folder'],
    ['values-file', 'docs', 'is “docs”, which is a folder: use the path of the file in it'],
    ['job-id', '..', 'is “..”: expected only the ID'],
    ['job-id', 'none', 'is “none”, which is not a value. If you set it with an expression, check'],
    [
      'base-url',
      'null',
      'is “null”, which is not a value. If you set it with an expression, check',
    ],
    ['job-id', 'export 1234', 'is “export 1234”, with whitespace in it: expected only the ID'],
    ['job-id', 'job-id: export_1', 'of an earlier run; did you mean export_1?'],
    ['job-id', "'export_1'", 'of an earlier run; did you mean export_1?'],
    ['job-id', 'https://', 'is a URL: expected only the ID'],
    ['job-id', '"', 'is “"”, with quotes: expected only the ID'],
    ['job-id', 'x'.repeat(256), 'has more than 255 characters'],
    [
      'job-id',
      'https://api.example.com/jobs/export_1?key=hunter2',
      'of an earlier run; did you mean export_1?',
    ],
    [
      'job-id',
      '{"id":"export_1","status":"queued"}',
      'is JSON: expected only the ID, as shown in the dashboard or in the log of an earlier run; did you mean export_1?',
    ],
    ['project-id', 'https://x.example/hunter2', 'is a URL: expected only the ID'],
    ['job-id', 'https://api.example.com/?key=/jobs/hunter2', 'of an earlier run'],
  ])('%s: %j', async (name, value, expected) => {
    const message = await errorsOf({ ...EXPORT, [name]: value })
    expect(message).toContain(`anything: ${name} `)
    expect(message).toContain(expected)
    expect(message).not.toContain('hunter2')
    expect(message).not.toContain('\n')
    expect(message).not.toMatch(/[a-z](false|undefined)|mean \?/)
  })

  test('no correction is suggested for text that is not similar to anything', async () => {
    const words = inputsIn(
      'verify=on host=no-such-host wait=maybe wait-timeout=1month poll-interval=999ms base-path=h:1/x',
    )
    const given = {
      ...EXPORT,
      ...words,
      'max-unpacked-files': '0',
      'job-id': 'https://app.example/export_1',
    }
    const errors = await errorList(given)
    const ofNumbers = await errorList({
      ...EXPORT,
      ...inputsIn('max-unpacked-files=1GB wait-timeout=1.5000ms'),
    })
    expect([errors.length, ofNumbers.length]).toEqual([8, 2])
    expect([...errors, ...ofNumbers].join()).not.toContain('did you mean')
  })

  test.each([
    ['base-path', '/guide.html/v2'],
    ['job-id', "o'neil"],
    ['max-unpacked-files', '1'],
  ])('%s may be %j', async (name, value) =>
    expect(await errorList({ ...EXPORT, 'site-path': 'public', [name]: value })).toEqual([]),
  )

  test.each([
    ['domain', 'docs!example', /such as docs\.example\.com$/],
    ['domain', 'https//docs.example.com', /did you mean docs\.example\.com\?$/],
    ['domain', 'https://docs.example.com/', /did you mean docs\.example\.com\?$/],
    ['wait-timeout', 'soon', /1h30m, or 2d$/],
    ['max-unpacked-size', 'big', /^(?!.*decimals)/],
    ['base-url', 'my_api.example.com', /such as https:\/\/api\.example\.com$/],
  ])('%s: %j, and only the expected form is reported', async (name, value, expected) =>
    expect(await errorsOf({ ...EXPORT, [name]: value })).toMatch(expected),
  )

  test.each([
    ['strict', 0],
    ['strict-new', 0],
    ['report', 1],
  ])('fail-on with verify: %s', async (verify, count) => {
    const given = { ...EXPORT, 'site-path': 'public', verify, 'fail-on': 'warnings' }
    expect(await errorList(given)).toHaveLength(count)
  })

  test('an invalid values file is not reported as missing because of its version', async () => {
    const given = { ...EXPORT, 'values-file': '~/values.yaml', 'export-version': '1' }
    expect(await errorList(given)).toHaveLength(1)
  })
})

test.each([
  ['site-path', 'public', 'public/values.yaml', 'is inside site-path: keep it outside the site'],
  ['site-path', 'public', 'public', 'is inside site-path: keep it outside the site'],
  ['bundle-path', 'site.zip', './site.zip', 'and bundle-path are the same'],
])('a values-file that %s %j would overwrite: %j', async (name, path, valuesFile, expected) => {
  const errors = await errorList({ ...EXPORT, [name]: path, 'values-file': valuesFile })
  expect(errors.filter((error) => error.startsWith('values-file'))).toEqual([
    expect.stringContaining(`values-file ${expected}`),
  ])
})

describe('values-url', () => {
  const VALUES = 'values/web-app.yaml'
  const FILE = { 'values-file': VALUES, 'bundle-path': 'bundle.zip' }
  const URL = 'https://bundles.example/{domain}/{sha256}.{ext}'
  const ON_TAG = { GITHUB_REF_TYPE: 'tag', GITHUB_REF: 'refs/tags/v1' }
  const readIn = async (given: Record<string, string>, env: Record<string, string> = {}) =>
    (await readInputs({ ...inputEnv({ ...EXPORT, ...given }), GITHUB_WORKSPACE: FIXTURES, ...env }))
      .inputs

  test.each([
    [URL, FILE, {}],
    ['HTTPS://bundles.example/{sha256}.zip', FILE, {}],
    ['https://acct.blob.core.windows.net/$web/{sha256}.{ext}', FILE, {}],
    ['https://github.com/o/r/releases/download/{tag}/docs.{ext}', FILE, ON_TAG],
  ])('is used as written: %s, with %j', async (url, given, env) => {
    expect(await readIn({ ...given, 'values-url': url }, env)).toMatchObject({
      valuesFile: { url },
    })
  })

  test.each([
    ['http://bundles.example/{sha256}', FILE, 'did you mean https://bundles.example/{sha256}?'],
    ['https://me@bundles.example/{sha256}', FILE, 'contains a username or a password'],
    ['https://bundles.example/{sha256}?sv=1&sig=secret', FILE, 'contains a query'],
    [
      `https://bundles.example/$\{sha256}.zip`,
      FILE,
      'are written without “$”; did you mean {sha256}?',
    ],
    ['https://bundles.example/$SHA.zip', FILE, 'are written without “$”; did you mean {sha256}?'],
    ['https://bundles.example/{{sha256}}.zip', FILE, 'or {ext} in single braces'],
    ['bundles.example/{sha256}', FILE, 'expected an https URL'],
    ['https:///{sha256}.{ext}', FILE, 'expected an https URL'],
    ['https://{shasum}.example/', FILE, 'expected {domain}, {tag}, {sha256}, or {ext}'],
    ['https://b.example/{tagg}', FILE, 'did you mean {tag}?'],
    ['https://b.example/{}', FILE, '{} is not a placeholder'],
    ['https://b.example/{tag', FILE, '{ is not a placeholder'],
    ['https://b.example/{sha}', FILE, 'or {ext}; did you mean {sha256}?'],
    ['https://b.example/tag}', FILE, '} is not a placeholder'],
    ['https://me:secret@bundles.example/', FILE, 'contains a username or a password'],
    [URL, { ...FILE, domain: '', 'job-id': 'j' }, 'for {domain}, set the input domain, too'],
    ['https://bundles.example/a b', FILE, 'contains whitespace'],
    [
      'https://x.example/{tag}',
      FILE,
      '{tag} requires a workflow run on a tag, but this run is on refs/heads/main; run the workflow on a tag or use {sha256}',
    ],
    ['https://x.example/', { 'values-file': VALUES }, 'set bundle-path, too'],
    [
      'https://x.example/',
      { 'bundle-path': 'b.zip' },
      'is only written to a values file: set values-file',
    ],
  ])('is refused: %s', async (url, given, expected) => {
    const read = readIn({ ...given, 'values-url': url }, { GITHUB_REF: 'refs/heads/main' })
    await expect(read).rejects.toThrow(expected)
    await expect(read).rejects.not.toThrow(/secret/)
  })

  test('with {tag} is refused if the run has no ref', async () => {
    const given = { ...FILE, 'values-url': 'https://x.example/{tag}' }
    await expect(readIn(given)).rejects.toThrow('but this run has no ref; run')
  })
})

test('a missing values file is reported with everything else', async () => {
  const given = { ...EXPORT, 'values-file': 'no-such-folder/values.yaml', 'wait-timeout': '30x' }
  expect(await errorList(given)).toEqual([
    expect.stringMatching(/^wait-timeout is “30x”/),
    expect.stringMatching(
      /^values-file is “no-such-folder\/values\.yaml”: there is no file .*values\.yaml;/,
    ),
  ])
})

describe('an input of an export is accepted', () => {
  test.each([
    ['domain', 'docs'],
    ['domain', 'DOCS.Example.com'],
    ['domain', '4chan.org'],
    ['domain', 'inputs.dev'],
    ['domain', 'env.example.com'],
    ['site-path', './~public'],
    ['site-path', 'a$/100%/b%'],
    ['job-id', 'exp/1?x'],
    ['base-url', 'https://api.example.com/prefix/agent'],
    ['base-url', 'http://127.0.0.1:4010'],
    ['base-url', 'http://[::1]:4010/api'],
    ['api-key', '  key_0001\n'],
    ['wait', 'TRUE'],
    ['wait-timeout', '720h'],
    ['wait-timeout', '1'],
    ['poll-interval', '1h'],
    ['request-timeout', '10m'],
  ])('%s: %j', async (name, value) => expect(await errorsOf({ ...EXPORT, [name]: value })).toBe(''))

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
      exportRequest: { domain: 'xn--dk-fkaz.example.com' },
    })
  })
})
