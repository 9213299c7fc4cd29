import { realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import {
  CHECK,
  errorList,
  errorsIn,
  errorsOf,
  inputEnv,
  inputsIn,
  read,
} from '../../support/inputs.ts'
import { keptWith } from '../../support/scratch.ts'

const SITE = '__tests__/fixtures/site'
const OTHER_SITE = realpathSync(keptWith({ 'index.html': '' }))

test('a check with only the required inputs', async () => {
  expect(await read(CHECK)).toEqual({
    mode: 'check',
    site: { name: '__tests__', path: resolve('__tests__') },
    domain: undefined,
    check: {
      verify: 'report',
      failOn: { text: 'errors', includesWarnings: false, codes: new Set() },
      host: undefined,
      basePath: '/',
      acceptedEntries: [],
    },
    compareWith: undefined,
    unpackLimits: { bytes: 4 * 2 ** 30, entries: 200_000 },
    live: undefined,
  })
})

test('a container of Azure is called $web', async () =>
  expect(await read({ ...CHECK, 'base-path': '/$web/' })).toMatchObject({
    check: { basePath: '/$web/' },
  }))

test('a check with everything', async () => {
  const given = {
    ...inputsIn(
      'mode=check domain=dökü.example.com verify=strict host=github-pages base-path=docs',
    ),
    ...inputsIn('max-unpacked-size=5MB max-unpacked-files=7'),
    ...inputsIn(
      'live-url=https://dökü.example.com/docs wait-timeout=10m poll-interval=5s request-timeout=20s',
    ),
    'site-path': OTHER_SITE,
    'compare-with': SITE,
    'preview-url': 'https://pull-7.example/@docs',
    'pull-request-comment': 'true',
    'fail-on': 'broken-anchor,\n  metadata warnings\n',
    'live-issue': 'TRUE',
    'max-pages-removed': '0',
    'github-token': 'ghs_1',
  }
  expect(await read(given)).toEqual({
    mode: 'check',
    site: { name: OTHER_SITE, path: OTHER_SITE },
    domain: 'xn--dk-fkaz.example.com',
    check: {
      verify: 'strict',
      failOn: {
        text: 'broken-anchor, metadata, warnings',
        includesWarnings: true,
        codes: new Set(['broken-anchor', 'metadata']),
      },
      host: 'github-pages',
      basePath: '/docs/',
      acceptedEntries: [],
      previewUrl: 'https://pull-7.example/%40docs/',
      maxPagesRemoved: 0,
    },
    comment: {
      token: 'ghs_1',
      requestTimeoutMs: 20_000,
      previewUrl: 'https://pull-7.example/%40docs/',
    },
    compareWith: { name: SITE, path: resolve(SITE), kind: 'folder' },
    unpackLimits: { bytes: 5_000_000, entries: 7 },
    live: {
      url: new URL('https://xn--dk-fkaz.example.com/docs/'),
      timeoutMs: 600_000,
      pollIntervalMs: 5_000,
      requestTimeoutMs: 20_000,
      issue: { token: 'ghs_1' },
    },
  })
})

test('paths start at the workspace, which may be checked itself', async () => {
  const env = {
    ...inputEnv({ ...CHECK, 'site-path': 'fixtures/site' }),
    GITHUB_WORKSPACE: resolve('__tests__'),
  }
  expect((await readInputs(env)).inputs).toMatchObject({
    site: { name: 'fixtures/site', path: resolve('__tests__/fixtures/site') },
  })
  expect(await read({ ...CHECK, 'site-path': '.' })).toMatchObject({
    site: { path: process.cwd() },
  })
  expect(await read({ ...CHECK, 'site-path': ' unit/.. ' })).toMatchObject({
    site: { path: process.cwd() },
  })
})

describe('invalid inputs of a check', () => {
  test.each([
    ['site-path', '', 'is missing: set it to the folder with the site'],
    ['site-path', 'C://gone', 'there is no folder'],
    [
      'site-path',
      'gone',
      `there is no folder ${resolve('gone')}; check the path, and check that the site has`,
    ],
    [
      'site-path',
      'README.md',
      'is “README.md”, which is not a folder: set it to the folder that contains index.html',
    ],
    [
      'site-path',
      'docs',
      'is “docs”: there are no HTML files in it, only files such as changes.md. Use the folder that the generator',
    ],
    [
      'site-path',
      '__tests__# built',
      'a comment needs a space before “#”: did you mean __tests__?',
    ],
    [
      'site-path',
      '{{ runner.temp }}/site',
      `site-path contains {{ … }}: without “$”, this is not an expression; write $\{{ … }}`,
    ],
    ['host', '{{matrix.host}}', 'contains {{ … }}: without “$”'],
    ['github-token', '{{ secrets.hunter2 }}', 'contains {{ … }}: without “$”'],
    [
      'live-url',
      '"https://docs.example.com/"',
      'quotes out; did you mean https://docs.example.com/?',
    ],
    [
      'site-path',
      'https://docs.example.com/?hunter2',
      'is a URL, not a folder: use the folder of the built site',
    ],
    ['fail-on', '["broken-anchor"]', 'did you mean broken-anchor?'],
    ['live-url', `https://\${HOST}/`, 'shell variables are not expanded here'],
    ['site-path', 'README.md/x', `a part of ${resolve('README.md/x')} is a file, not a folder`],
    ['site-path', 'a\nb', 'has several lines: expected one path; run this step once for each'],
    ['site-path', 'a\0b', 'contains a line break or another control character'],
    [
      'verify',
      'off',
      'is “off”: expected report, strict, or strict-new. Check mode always checks the site',
    ],
    ['verify', 'false', 'expected report, strict, or strict-new. Check mode always'],
    ['verify', 'Strict', 'expected report, strict, or strict-new; did you mean strict? Check mode'],
    ['verify', 'on', 'expected report, strict, or strict-new'],
    ['site-path', '"src"', '; did you mean src?'],
    ['site-path', '/src', '; did you mean src?'],
    ['site-path', 'src/*', '; did you mean src?'],
    ['site-path', 'Src', '; did you mean src?'],
    ['compare-with', 'old/*.tgz', 'patterns are not expanded'],
    ['accepted-findings', 'https://x.example/?hunter2', 'is a URL, but must be a path'],
    [
      'preview-url',
      'https://pull-.x.example/',
      '“pull-.x.example” is not a host name; expected the https',
    ],
    ['compare-with', 'main', 'expected a folder or an archive, not a branch'],
    ['base-path', '/manual/index.html', 'leave out the file name; did you mean /manual/?'],
    ['base-path', 'https://me:hunter2@x.example/docs/', 'contains a username or a password'],
    ['base-path', 'me:hunter2@x.example/docs/', 'contains a username or a password'],
    ['base-path', 'https://x.example/@me/docs/', 'did you mean /@me/docs/?'],
    ['base-path', '/docs/?by=@me', 'is “/docs/?by=@me”: expected a path'],
    ['base-path', '$BASE', 'variables are not expanded'],
    ['base-path', `/\${base}/`, 'variables are not expanded'],
    [
      'preview-url',
      'http://pull-7.example/',
      'previews are only linked with https; did you mean https://pull-7.example/?',
    ],
    [
      'preview-url',
      'http://localhost/',
      'previews are only linked with https; did you mean https://localhost/?',
    ],
    ['live-url', 'https://*.x.example/', '“*.x.example” is not a host name; expected the https'],
    ['live-url', 'https://docs.x,example/', '“docs.x,example” is not a host name'],
    ['preview-url', 'https://me@pull-7.example/', 'contains a username or a password'],
    ['live-url', 'https://me@docs.example.com/', 'contains a username or a password'],
    ['preview-url', 'https://me:hunter2@pull-7.example/', 'contains a username or a password'],
    ['preview-url', 'https://pull-7.example/?token=hunter2', 'has a query or a fragment'],
    ['preview-url', 'https://x.example/index.html', 'file name; did you mean https://x.example/?'],
    ['preview-url', 'pull-7.example', 'expected the https URL of the preview'],
    ['live-url', 'docs.example.com', 'expected the https URL of the published site'],
    [
      'live-url',
      'https://x.example/docs/Guide.HTM',
      'file name; did you mean https://x.example/docs/?',
    ],
    ['live-url', 'ftp://docs.example.com/', 'expected the https URL of the published site'],
    ['live-url', 'https://', 'expected the https URL of the published site'],
    ['live-url', 'https:\\\\docs.example.com/', 'expected the https URL of the published site'],
    ['live-url', 'https://docs.example.com/?preview=hunter2', 'has a query or a fragment'],
    ['live-url', 'https://docs.example.com/#top', 'has a query or a fragment'],
    ['live-url', 'https://me:hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'https://:hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'https:\\\\hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'https:///hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'me:hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', '//me:hunter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'https://me:hun/ter2@docs.example.com/', 'contains a username or a password'],
    ['live-url', 'https://docs.example.com/a b', 'contains whitespace'],
    ['live-url', 'https://docs.example.com//', 'expected the https URL of the published site'],
    [
      'live-url',
      'http://x.example/',
      'change the responses in transit; did you mean https://x.example/?',
    ],
    ['live-url', 'http://127.0.0.1.example.com/', 'http is only allowed for loopback hosts'],
    [
      'live-url',
      'https://x.example/docs',
      'did you mean https://x.example/, or base-path: /docs/?',
    ],
  ])('%s: %j', async (name, value, expected) => {
    const message = await errorsOf({ ...CHECK, [name]: value })
    expect(message).toContain(`anything: ${name} `)
    expect(message).toContain(expected)
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hunter2')
  })

  test('the path of live-url has to be base-path', async () => {
    const given = { ...CHECK, 'live-url': 'https://docs.example.com/', 'base-path': '/docs/' }
    expect(await errorsOf(given)).toContain(
      'did you mean https://docs.example.com/docs/, or base-path: /?',
    )
    expect(await errorsOf({ ...given, 'live-url': 'https://docs.example.com/docs' })).toBe('')
    expect(await errorsOf({ ...CHECK, 'live-url': 'http://[::1]:8080' })).toBe('')
    const scoped = {
      'base-path': '/@scope/package/',
      'live-url': 'https://docs.example.com/@scope/package/',
    }
    expect(await errorsOf({ ...CHECK, ...scoped })).toBe('')
  })

  test('all errors are reported together', async () => {
    const errors = await errorList(inputsIn('mode=check verify=off host=ngnix'))
    expect(errors.map((error) => error.split(' ', 1)[0])).toEqual(['site-path', 'verify', 'host'])
  })
})

test('a workspace that does not exist is named', async () => {
  const env = {
    ...inputEnv({ ...CHECK, 'site-path': 'public' }),
    GITHUB_WORKSPACE: '/no/such/workspace',
  }
  expect(await errorsIn(env)).toContain(
    'the folder /no/such/workspace, to which paths are relative, does not exist; in a container, mount it',
  )
})

test.each([
  [{ 'public/index.html': '', 'public/a/index.html': '' }, '; did you mean public?'],
  [{ 'a/index.html': '', 'b/index.html': '' }, '; there is an index.html in a and b'],
  [{ 'node_modules/x/index.html': '' }, '; check the path, and check that the site has been built'],
  [{ 'a.md': '' }, '; check the path, and check that the site has been built'],
  [{ 'a/b.md': '', '.c': '' }, '; check the path, and check that the site has been built'],
  [{}, ' is empty: does actions/checkout run before this step?'],
])('a folder that does not exist, in a workspace with %j', async (files, expected) => {
  const env = {
    ...inputEnv({ ...CHECK, 'site-path': 'output' }),
    GITHUB_WORKSPACE: keptWith(files),
  }
  expect(await errorsIn(env)).toContain(expected)
})

test.each([
  ['#dist', { 'a.md': '' }, '; check the path, and check that the site has been built'],
  ['#dist', { 'dist/index.html': '' }, '; did you mean dist?'],
  [' # dist', { 'a.md': '' }, '; check the path, and check that the site has been built'],
  ['out put #1', { 'out put/index.html': '' }, 'before “#”: did you mean out put?'],
])('a folder %j that does not exist, in a workspace with %j', async (site, files, expected) => {
  const env = { ...inputEnv({ ...CHECK, 'site-path': site }), GITHUB_WORKSPACE: keptWith(files) }
  expect(await errorsIn(env)).toContain(expected)
})

test('for a folder without pages, a file that is not hidden is mentioned', async () => {
  const folder = keptWith({ '.a.md': '', 'd/e.md': '' })
  const message = await errorsOf({ ...CHECK, 'site-path': folder })
  expect(message).toContain(`only files such as ${join('d', 'e.md')}. `)
})

test('a folder without pages of its own may link to some', async () => {
  const folder = keptWith({ 'a.md': '' })
  symlinkSync(OTHER_SITE, join(folder, 'pages'))
  expect(await errorsOf({ ...CHECK, 'site-path': folder })).toBe('')
})

test.each([
  ['base-url', 'https://user:hunter2@{{ vars.HOST }}/'],
  ['compare-with', 'https://x.example.com/a.zip?X-Amz-Signature=hunter2&x={{ env.X }}'],
  ['domain', '{{ inputs.hunter2 }}'],
])('an expression without “$” in %s is an error that shows nothing of it', async (name, text) => {
  const errors = await errorsOf({ ...CHECK, [name]: text })
  expect(errors).toContain(`${name} contains {{ … }}: without “$”`)
  expect(errors).not.toContain('hunter2')
})

test('text that is not an expression of a workflow may have braces', async () => {
  for (const text of ['{{ site.title }}', '{{ github.sha }}'])
    expect(await errorsOf({ ...CHECK, 'expect-text': text })).toBe('')
})

test.each(['   ', '\n'])('expect-text must not be only whitespace: %j', async (text) => {
  expect(await errorsOf({ ...CHECK, 'expect-text': text })).toContain(
    'expect-text contains only whitespace: write the text that a page must show or, if you do not require any text, leave expect-text out. If you set expect-text with an expression, check its value',
  )
})

describe('the report is written outside the folder that is checked', () => {
  test.each([
    ['.', 'src'],
    ['__tests__', '__tests__'],
    ['__tests__', '__tests__/made-later'],
  ])('so %j cannot be checked if RUNNER_TEMP is %j', async (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect(await errorsIn(env)).toContain(
      `: site-path is “${site}”: it contains RUNNER_TEMP (${resolve(temp)}), where the report is written`,
    )
  })

  test.each([
    ['__tests__', 'src'],
    ['__tests__/fixtures', '__tests__'],
    ['__tests__/fixtures', '__tests__/fixtures-temp'],
  ])('and %j can be checked if RUNNER_TEMP is %j', async (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect((await readInputs(env)).inputs).toMatchObject({ site: { name: site } })
  })

  test('without RUNNER_TEMP, it is written to the folder for temporary files', async () => {
    const place = tmpdir()
    expect(await errorsOf({ ...CHECK, 'site-path': dirname(place) })).toContain(
      `it contains the folder for temporary files (${place}), where the report is written`,
    )
  })
})

test('a proxy that cannot be used is an error only if the published site is checked', async () => {
  const proxy = { HTTPS_PROXY: 'proxy.example.com:3128' }
  expect(await errorsIn({ ...inputEnv(CHECK), ...proxy })).toBe('')
  const live = { ...CHECK, 'live-url': 'https://docs.acme.dev/' }
  expect(await errorsIn({ ...inputEnv(live), ...proxy })).toContain('HTTPS_PROXY')
})
