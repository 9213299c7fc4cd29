import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/inputs.ts'
import {
  CHECK,
  errorList,
  errorsIn,
  errorsOf,
  inputEnv,
  inputsIn,
  read,
} from '../../support/inputs.ts'

const SITE = '__tests__/fixtures/site'

test('a check with nothing but what it needs', async () => {
  expect(await read(CHECK)).toEqual({
    mode: 'check',
    site: { name: '__tests__', path: resolve('__tests__') },
    domain: undefined,
    check: {
      verify: 'report',
      failOn: { text: 'errors', isOfWarnings: false, codes: new Set() },
      host: undefined,
      basePath: '/',
      accepted: [],
    },
    compareWith: undefined,
    limits: { bytes: 4 * 2 ** 30, entries: 200_000 },
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
    'site-path': resolve('__tests__/unit'),
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
    site: { name: resolve('__tests__/unit'), path: resolve('__tests__/unit') },
    domain: 'xn--dk-fkaz.example.com',
    check: {
      verify: 'strict',
      failOn: {
        text: 'broken-anchor, metadata, warnings',
        isOfWarnings: true,
        codes: new Set(['broken-anchor', 'metadata']),
      },
      host: 'github-pages',
      basePath: '/docs/',
      accepted: [],
      previewUrl: 'https://pull-7.example/%40docs/',
      maxPagesRemoved: 0,
    },
    comment: {
      token: 'ghs_1',
      idleMs: 20_000,
      previewUrl: 'https://pull-7.example/%40docs/',
    },
    compareWith: { name: SITE, path: resolve(SITE), kind: 'folder' },
    limits: { bytes: 5_000_000, entries: 7 },
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
    ...inputEnv({ ...CHECK, 'site-path': 'unit' }),
    GITHUB_WORKSPACE: resolve('__tests__'),
  }
  expect((await readInputs(env)).inputs).toMatchObject({
    site: { name: 'unit', path: resolve('__tests__/unit') },
  })
  expect(await read({ ...CHECK, 'site-path': '.' })).toMatchObject({
    site: { path: process.cwd() },
  })
  expect(await read({ ...CHECK, 'site-path': ' unit/.. ' })).toMatchObject({
    site: { path: process.cwd() },
  })
})

describe('what is wrong with the inputs of a check', () => {
  test.each([
    ['site-path', '', 'is missing: mode check needs it; name the folder with the site to check'],
    ['site-path', 'C://gone', 'there is no folder'],
    [
      'site-path',
      'gone',
      `there is no folder ${resolve('gone')}; is the path right, and has the site`,
    ],
    [
      'site-path',
      'README.md',
      'is “README.md”, which is not a folder: name the one that holds index.html',
    ],
    ['site-path', 'README.md/x', `a part of ${resolve('README.md/x')} is a file, not a folder`],
    ['site-path', 'a\nb', 'has a line end or another control character in it'],
    [
      'verify',
      'off',
      'is “off”: expected report, strict or strict-new. Mode check always checks the site',
    ],
    ['verify', 'false', 'expected report, strict or strict-new. Mode check always'],
    ['verify', 'Strict', 'expected report, strict or strict-new; did you mean strict? Mode check'],
    ['verify', 'on', 'expected report, strict or strict-new'],
    ['site-path', '"src"', '; did you mean src?'],
    ['site-path', '/src', '; did you mean src?'],
    ['site-path', 'src/*', '; did you mean src?'],
    ['site-path', 'Src', '; did you mean src?'],
    ['compare-with', 'old/*.tgz', 'patterns are not expanded here'],
    ['accepted-findings', 'https://x.example/?hunter2', 'is an address, but has to be a path'],
    [
      'preview-url',
      'https://pull-.x.example/',
      '“pull-.x.example” is no host name, expected the https',
    ],
    ['compare-with', 'main', 'it takes a folder or an archive, and no branch'],
    ['base-path', '/manual/index.html', 'leave out the name of the file; did you mean /manual/?'],
    ['base-path', '$BASE', 'variables are not expanded here'],
    ['base-path', `/\${base}/`, 'variables are not expanded here'],
    [
      'preview-url',
      'http://pull-7.example/',
      'links lead to https alone; did you mean https://pull-7.example/?',
    ],
    [
      'preview-url',
      'http://localhost/',
      'links lead to https alone; did you mean https://localhost/?',
    ],
    ['preview-url', 'https://me:hunter2@pull-7.example/', 'has a user name or a password in it'],
    ['preview-url', 'https://pull-7.example/?token=hunter2', 'has a query or a fragment'],
    [
      'preview-url',
      'https://x.example/index.html',
      'of the file; did you mean https://x.example/?',
    ],
    ['preview-url', 'pull-7.example', 'expected the https address of the preview'],
    ['live-url', 'docs.example.com', 'expected the https address where the site was published'],
    [
      'live-url',
      'https://x.example/docs/Guide.HTM',
      'of the file; did you mean https://x.example/docs/?',
    ],
    [
      'live-url',
      'ftp://docs.example.com/',
      'expected the https address where the site was published',
    ],
    ['live-url', 'https://', 'expected the https address where the site was published'],
    ['live-url', 'https://docs.example.com/?preview=hunter2', 'has a query or a fragment'],
    ['live-url', 'https://docs.example.com/#top', 'has a query or a fragment'],
    ['live-url', 'https://me:hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'https://:hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'https:\\\\hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'https:///hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'me:hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', '//me:hunter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'https://me:hun/ter2@docs.example.com/', 'has a user name or a password in it'],
    ['live-url', 'https://docs.example.com/a b', 'has white space in it'],
    [
      'live-url',
      'https://docs.example.com//',
      'expected the https address where the site was published',
    ],
    [
      'live-url',
      'http://x.example/',
      'change the answers on their way; did you mean https://x.example/?',
    ],
    ['live-url', 'http://127.0.0.1.example.com/', 'http is allowed for loopback hosts only'],
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

  test('all of it is reported together', async () => {
    const errors = await errorList(inputsIn('mode=check verify=off host=ngnix'))
    expect(errors.map((error) => error.split(' ', 1)[0])).toEqual(['site-path', 'verify', 'host'])
  })
})

describe('the report is written outside the folder that is checked', () => {
  test.each([
    ['.', 'src'],
    ['__tests__', '__tests__'],
    ['__tests__', '__tests__/made-later'],
  ])('so %j cannot be checked if RUNNER_TEMP is %j', async (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect(await errorsIn(env)).toContain(
      `: site-path is “${site}”: RUNNER_TEMP (${resolve(temp)}) is in it, and that is where the report is written`,
    )
  })

  test.each([
    ['__tests__', 'src'],
    ['__tests__/unit', '__tests__'],
    ['__tests__/unit', '__tests__/unit-temp'],
  ])('and %j can be checked if RUNNER_TEMP is %j', async (site, temp) => {
    const env = { ...inputEnv({ ...CHECK, 'site-path': site }), RUNNER_TEMP: resolve(temp) }
    expect((await readInputs(env)).inputs).toMatchObject({ site: { name: site } })
  })

  test('without RUNNER_TEMP it is written to the folder for temporary files', async () => {
    const place = tmpdir()
    expect(await errorsOf({ ...CHECK, 'site-path': dirname(place) })).toContain(
      `the folder for temporary files (${place}) is in it`,
    )
  })
})

test('a proxy that could not be used is no reason to check nothing', async () => {
  expect(await errorsIn({ ...inputEnv(CHECK), HTTPS_PROXY: 'proxy.example.com:3128' })).toBe('')
})
