import { describe, expect, test } from '@jest/globals'
import { completeFindings } from '../../../../src/check/collector/complete-findings.ts'
import { FindingCollector } from '../../../../src/check/collector/finding-collector.ts'
import { checkFileListing } from '../../../../src/check/site-rules/file-listing.ts'
import type { Finding } from '../../../../src/findings/finding.ts'
import { SITE_KINDS } from '../../../../src/findings/site-kinds.ts'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { isNotFoundPage, isPage } from '../../../../src/web/page-names.ts'
import type { Tree } from '../../../../src/web/tree.ts'

const CORRECT = ['404.html', 'index.html']

interface Case {
  readonly names?: readonly string[]
  readonly sizes?: readonly number[]
  readonly host?: HostId
  readonly pageCount?: number
  readonly unreadableEntries?: Tree['unreadableEntries']
  readonly skippedFolderCount?: number
}

function servedOn(host: HostId | undefined, tree: Tree): ServedSite {
  return new ServedSite({
    ...tree,
    host,
    domain: undefined,
    basePath: '/',
    unreadableFolders: [],
    headersText: '',
    redirectFiles: [],
  })
}

async function found(site: Case): Promise<string[]> {
  const findings = await check(site)
  return findings.map(({ code, severity, target }) => `${severity} ${code} ${target}`)
}

async function check({
  names = [],
  sizes,
  host,
  pageCount,
  unreadableEntries = [],
  skippedFolderCount = 0,
}: Case): Promise<readonly Finding[]> {
  const collector = new FindingCollector()
  const all = names.includes('index.html') ? names : [...CORRECT, ...names]
  const tree = {
    root: '/',
    names: all.map(asBytes),
    sizes: sizes ?? all.map(() => 10),
    unreadableEntries,
    symlinkLoops: [],
    skippedFolderCount,
  }
  const { signal } = new AbortController()
  await checkFileListing({ servedSite: servedOn(host, tree), collector, signal }, tree, {
    pageCount,
  })
  return await completeFindings(
    { findings: collector.listRawFindings(), host, unreadCatchAllPlace: undefined },
    signal,
  )
}

describe('pages', () => {
  test.each<[string, Case, string[]]>([
    ['nothing to report', {}, []],
    ['a site without pages', { names: ['index.html'], host: 'nginx' }, ['notice no-404-page ']],
    ['no host, no rule about 404.html', { names: ['index.html'] }, []],
    ['answers 200', { names: ['index.html'], host: 'cloudflare-pages' }, ['error no-404-page ']],
    ['as many as counted', { pageCount: 2, names: ['a.html'] }, []],
    [
      'an unreadable folder',
      { unreadableEntries: [{ name: asBytes('a/'), why: 'no', errorCode: 'EACCES' }] },
      ['error unreadable-file a/'],
    ],
    ['a folder under too many names', { skippedFolderCount: 1 }, ['notice unreadable-file ']],
    ['fewer than counted', { pageCount: 4, names: ['a.html'] }, ['error page-count ']],
    [
      'fewer than counted, with pages for nonexistent addresses',
      { pageCount: 5, names: ['_not-found.html', '404/index.html'] },
      ['error page-count '],
    ],
    [
      'as many as counted, with pages for nonexistent addresses',
      { pageCount: 4, names: ['_not-found.html', '404/index.html'] },
      ['notice page-count '],
    ],
    [
      'fewer than counted, next to other files',
      { pageCount: 4, names: ['a.html', 'b.css', 'c.md'] },
      ['error page-count '],
    ],
    ['an empty home page', { names: ['index.html'], sizes: [0] }, ['error no-index ']],
    [
      'an empty home page that is not the first file',
      { names: ['404.html', 'a.css', 'index.html'], sizes: [1, 1, 0] },
      ['error no-index '],
    ],
    [
      'an empty page that is not the home page',
      { names: ['404.html', 'a.html', 'index.html'], sizes: [1, 0, 1] },
      [],
    ],
    ['a page about 404', { pageCount: 2, names: ['status/404.html'] }, []],
  ])('%s', async (_name, site, findings) => expect(await found(site)).toEqual(findings))

  test.each([
    ['docs/index.html', 'error no-index'],
    ['Index.html', 'error no-index/other'],
    ['index.htm', 'error no-index/other'],
  ])('no index, but %s', async (name, expected) => {
    const collector = new FindingCollector()
    const names = [asBytes(name)]
    const tree = {
      root: '/',
      names,
      sizes: [1],
      unreadableEntries: [],
      symlinkLoops: [],
      skippedFolderCount: 0,
    }
    await checkFileListing(
      { servedSite: servedOn(undefined, tree), collector, signal: new AbortController().signal },
      tree,
      {},
    )
    const kinds = collector.listRawFindings().map(({ kind }) => kind)
    expect(kinds.map((kind) => `${SITE_KINDS[kind].severity} ${kind}`)).toEqual([expected])
  })
})

describe('limits', () => {
  const MB = 1_000_000
  const MIB = 1 << 20
  const many = (count: number, folder = '') => [
    ...CORRECT,
    ...Array.from({ length: count - 2 }, (_, i) => `${folder}${i}.txt`),
  ]
  test.each<[string, Case, string[]]>([
    ['1 GB', { host: 'github-pages', sizes: [999 * MB, MB] }, []],
    ['more', { host: 'github-pages', sizes: [1_000 * MB, 1] }, ['warning site-too-large ']],
    ['10 GB', { host: 'github-pages', sizes: [10_000 * MB - 1, 1] }, ['warning site-too-large ']],
    [
      'more than 10 GB',
      { host: 'github-pages', sizes: [10_000 * MB, 1] },
      ['error site-too-large '],
    ],
    ['250 MiB', { host: 'azure-static-web-apps', sizes: [250 * MIB - 1, 1] }, []],
    [
      'a byte more than 250 MiB',
      { host: 'azure-static-web-apps', sizes: [250 * MIB, 1] },
      ['warning site-too-large '],
    ],
    [
      '500 MiB',
      { host: 'azure-static-web-apps', sizes: [500 * MIB - 1, 1] },
      ['warning site-too-large '],
    ],
    [
      'a byte more than 500 MiB',
      { host: 'azure-static-web-apps', sizes: [500 * MIB, 1] },
      ['error site-too-large '],
    ],
    ['25 MiB', { host: 'cloudflare-pages', sizes: [25 * MIB, 1] }, []],
    [
      'a byte more than 25 MiB',
      { host: 'cloudflare-workers', sizes: [25 * MIB + 1, 1] },
      ['error file-too-large 404.html'],
    ],
    [
      'a byte more than 25 MiB, after a smaller file',
      { host: 'cloudflare-pages', sizes: [1, 25 * MIB + 1] },
      ['error file-too-large index.html'],
    ],
    ['15,000 on Azure', { host: 'azure-static-web-apps', names: many(15_000) }, []],
    [
      '15,001 on Azure',
      { host: 'azure-static-web-apps', names: many(15_001) },
      ['error too-many-files '],
    ],
    ['20,000', { host: 'cloudflare-pages', names: many(20_000) }, []],
    ['20,001', { host: 'cloudflare-pages', names: many(20_001) }, ['warning too-many-files ']],
    ['100,000', { host: 'cloudflare-pages', names: many(100_000) }, ['warning too-many-files ']],
    ['100,001', { host: 'cloudflare-pages', names: many(100_001) }, ['error too-many-files ']],
    ['15,000 on Vercel', { host: 'vercel', names: many(15_000) }, []],
    ['15,001 on Vercel', { host: 'vercel', names: many(15_001) }, ['warning too-many-files ']],
    ['in one folder', { host: 'netlify', names: many(54_003, 'a/') }, ['error too-many-files a/']],
    ['in two folders', { host: 'netlify', names: many(54_002, 'a/') }, []],
    ['no limit', { host: 'nginx', sizes: [20_000 * MB, 1], names: many(2) }, []],
  ])('%s', async (_name, site, findings) => expect(await found(site)).toEqual(findings))

  test.each([
    [30 * MIB, 'This file is 30.0 MiB, more than '],
    [25 * MIB + 1, 'This file is 26,214,401 bytes, more than '],
  ])(
    'a file of %d bytes is shown in the unit of the limit, unless it looks equal',
    async (size, start) => {
      const findings = await check({ host: 'cloudflare-pages', sizes: [1, size] })
      expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(start)])
    },
  )
})

describe('files that were never meant to be published', () => {
  test.each([
    [
      'error',
      '.env .ENV.local a/.envrc docs/.git/config .git-credentials .npmrc .ssh/id_rsa id_ed25519',
    ],
    [
      'warning',
      '.gitignore a/.git-blame-ignore-revs .github/x.yml .vscode/x.json a/.DS_Store a/b.html~',
    ],
    ['warning', 'a/.gitlab/x .circleci/x .idea/x a/.fleet/x a/b.swo a/b.swp a/b.bak'],
    ['warning', '__MACOSX/x node_modules/x/index.js serve.sh package.json a/b.orig backup.sql'],
  ])('%s for each of %s', async (severity, names) => {
    for (const name of names.split(' ')) {
      const [finding, ...more] = await found({ names: [name] })
      expect([name, finding, more]).toEqual([
        name,
        expect.stringMatching(`^${severity} leaked-file `),
        [],
      ])
    }
  })

  test('packages are one finding, whatever their authors left in them, apart from secrets', async () => {
    const left = [
      '.editorconfig',
      '.github/x.yml',
      '.gitattributes',
      'a.html~',
      'node_modules/b/.vscode/x',
    ]
    expect(await found({ names: left.map((name) => `docs/node_modules/a/${name}`) })).toEqual([
      'warning leaked-file docs/node_modules/',
    ])
    expect(await found({ names: ['node_modules/a/.env', 'node_modules/a/a.js'] })).toEqual([
      'error leaked-file node_modules/a/.env',
      'warning leaked-file node_modules/',
    ])
  })

  test('nothing for files that are published on purpose', async () => {
    const names =
      'api/package.json docs/serve.py guide/env.html .nojekyll .well-known/security.txt _redirects'
    const more = '__next._tree.txt api/search environment/.buildinfo a/.buildinfo.bak'
    expect(await found({ names: [...names.split(' '), ...more.split(' ')] })).toEqual([])
  })
})

describe('dotfiles that an uploader drops', () => {
  test.each<[HostId, string, boolean]>([
    ['github-pages', '.well-known/security.txt', true],
    ['github-pages', 'a/.buildinfo', false],
    ['github-pages', 'a/.buildinfo.bak', false],
    ['github-pages', '.nojekyll', false],
    ['github-pages', '.assetsignore', false],
    ['github-pages', 'en/.doctrees/a/b.doctree', false],
    ['github-pages', '.lock', false],
    ['netlify', '.vite/manifest.json', false],
    ['netlify', '.vitepress/config.ts', true],
    ['github-pages', 'a.b/c', false],
    ['netlify', '.well-known/security.txt', false],
    ['netlify', '.well-known/.hidden', true],
    ['netlify', '.config', true],
    ['nginx', '.config', false],
  ])('%s: %s', async (host, name, dropped) => {
    expect(await found({ host, names: [name] })).toEqual(
      dropped ? [expect.stringMatching(/^warning hidden-files /)] : [],
    )
  })

  test('a file that should not be published at all is reported once', async () => {
    expect(await found({ host: 'github-pages', names: ['.env'] })).toEqual([
      'error leaked-file .env',
    ])
  })
})

describe('names that some systems cannot store', () => {
  test.each(
    'aux.html a/CON com1.txt CONIN$ COM¹.html é/lpt³ a./b.html a. operator*.html a\\b.html'.split(
      ' ',
    ),
  )('%s', async (name) => {
    expect(await found({ names: [toBytes(name)] })).toEqual([
      expect.stringMatching(/^notice portable-name /),
    ])
  })

  test('are no others', async () => {
    const names = 'auxiliary.html com10.txt com0.txt com⁴ .a console/x.html (100%).html'.split(' ')
    expect(await found({ names: [...names.map(toBytes), ' a', "it's.html"] })).toEqual([])
  })

  test('a folder is reported once, for all that is in it', async () => {
    expect(
      await found({
        names: ['a/aux/1', 'a/aux/2', '.git/a', '.git/b', '.well-known/c', '.well-known/d'],
        host: 'github-pages',
      }),
    ).toEqual([
      'error leaked-file .git/',
      'warning hidden-files .well-known/',
      'notice portable-name a/aux/',
    ])
  })

  test('two names that differ only in case', async () => {
    expect(await found({ names: ['a/X.html', 'a/x.html'] })).toEqual([
      'notice portable-name a/x.html',
    ])
    expect(await found({ names: ['A/x.html', 'a/X.html', 'a/y.html'] })).toEqual([
      'notice portable-name a/',
    ])
    expect(await found({ names: ['B/C/d.html', 'B/c/d.html', 'B/e.html'] })).toEqual([
      'notice portable-name B/c/',
    ])
    expect(await found({ names: ['A/B/x.html', 'a/b/x.html'] })).toEqual([
      'notice portable-name a/',
    ])
    expect(await found({ names: ['Guide', 'guide/a.html'] })).toEqual([
      'notice portable-name guide/',
    ])
    const names = ['\u00c9.html', 'e\u0301.html', '\u00e8.html'].map(toBytes)
    expect(await found({ names })).toEqual([expect.stringMatching(/^notice portable-name e/)])
  })
})

test.each([
  ['a.html', true],
  ['a.HTM', true],
  ['a.xhtml', true],
  ['a.html.txt', false],
  ['html', false],
])('%s is a page: %s', (name, page) => expect(isPage(name)).toBe(page))

test.each([
  ['404.html', true],
  ['docs/404.html', true],
  ['404/index.html', true],
  ['_not-found.html', true],
  ['1404.html', false],
])('%s is shown for nonexistent addresses: %s', (name, notFound) =>
  expect(isNotFoundPage(name)).toBe(notFound),
)
