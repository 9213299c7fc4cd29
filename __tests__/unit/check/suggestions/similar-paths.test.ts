import { describe, expect, test } from '@jest/globals'
import { PathIndex } from '../../../../src/check/suggestions/similar-paths.ts'
import type { SuggestionKind } from '../../../../src/findings/suggestion.ts'
import { asBytes, toBytes, toText } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import type { SiteSnapshot } from '../../../../src/web/host/site-snapshot.ts'
import { asHostPath } from '../../../../src/web/paths.ts'
import { siteIn } from '../../../support/check.ts'

interface Setting {
  readonly host?: HostId
  readonly basePath?: string
  readonly redirects?: string
}

function siteOf(
  files: readonly string[],
  { host = 'nginx', basePath = '/', redirects }: Setting = {},
): SiteSnapshot {
  const rules = redirects === undefined ? [] : [{ name: '_redirects', text: redirects }]
  return { ...siteIn('/missing', files.map(toBytes).sort()), host, basePath, redirectFiles: rules }
}

function near(path: string, files: readonly string[], setting?: Setting) {
  const found = new PathIndex(new ServedSite(siteOf(files, setting))).find(toBytes(path))
  return found && { ...found, path: toText(found.path) }
}

type Case = readonly [
  path: string,
  files: readonly string[],
  kind: SuggestionKind,
  near: string,
  on?: Setting,
]

const S3 = { host: 's3-cloudfront' } as const

describe('a path that is not served', () => {
  test.each<Case>([
    // The extension.
    ['guide.html', ['guide/index.html'], 'ending', 'guide/'],
    ['guide/', ['guide.html'], 'ending', 'guide'],
    ['guide.md', ['guide.html'], 'ending', 'guide.html'],
    ...'htm xhtml mdx MD markdown rst adoc'
      .split(' ')
      .map((extension): Case => [`guide.${extension}`, ['guide.html'], 'ending', 'guide.html']),
    ['guide/INDEX', ['guide.html'], 'ending', 'guide'],
    ['guide.html/', ['guide.html'], 'ending', 'guide'],
    ['guide/index.html', ['guide.html'], 'ending', 'guide.html'],
    ['guide/index', ['guide.html'], 'ending', 'guide'],
    ['logo.png/', ['logo.png'], 'ending', 'logo.png'],
    ['index', ['index.htm', 'index.html'], 'ending', '', S3],
    ['guide', ['guide.htm'], 'ending', 'guide.htm'],
    ['guide', ['guide/index.html', 'a.html', 'b.html'], 'ending', 'guide/index.html', S3],
    ['a//guide', ['a/guide.html'], 'ending', 'a/guide', S3],
    ['/a//x.css', ['a/x.css'], 'ending', 'a/x.css', S3],
    ['guide.html.html', ['guide.html'], 'ending', 'guide.html'],
    ['a/index.html.html', ['a/index.html'], 'ending', 'a/'],
    ['img/logo.png.PNG', ['img/logo.png'], 'ending', 'img/logo.png'],
    ['old//a//guide', ['a/guide.html'], 'base-path', 'a/guide'],
    // Case.
    ['Guide', ['guide.html'], 'case', 'guide'],
    ['GUIDE.html', ['guide.html'], 'case', 'guide.html'],
    ['guide/Start/', ['Guide/start/index.html'], 'case', 'Guide/start/'],
    ['Guide/', ['guide.html'], 'case', 'guide'],
    ['img/Logo.PNG', ['img/logo.png'], 'case', 'img/logo.png'],
    ['\u00dcber', ['\u00fcber.html'], 'case', '\u00fcber'],
    ['Guide', ['guide.html', 'guide/index.html'], 'case', 'guide'],
    ['.well-known/Security.txt', ['.well-known/security.txt'], 'case', '.well-known/security.txt'],
    ['cafe\u0301', ['caf\u00e9.html'], 'unicode', 'caf\u00e9'],
    ['Cafe\u0301', ['caf\u00e9.html'], 'case', 'caf\u00e9'],
    // The base path.
    ['a/b/c/d/guide/start', ['guide/start.html'], 'base-path', 'guide/start'],
    ['a/b/c/d/e/guide/start', ['guide/start.html'], 'elsewhere', 'guide/start'],
    ['docs/guide', ['guide.html'], 'base-path', 'guide', { basePath: '/docs/' }],
    ['docs/guide/start', ['guide/start.html'], 'base-path', 'guide/start'],
    ['old/repo/_next/main.js', ['_next/main.js', 'main.js'], 'base-path', '_next/main.js'],
    ['d\u00fc/guide', ['guide.html'], 'base-path', 'guide', { basePath: '/d%C3%BC/' }],
    ['100%/guide', ['guide.html'], 'base-path', 'guide', { basePath: '/100%/' }],
    // The same name elsewhere.
    ['old/install', ['install.html'], 'elsewhere', 'install'],
    ['old/FAQ', ['FAQ.html'], 'elsewhere', 'FAQ'],
    ['api/users', ['docs/api/users.html', 'docs/admin/users.html'], 'elsewhere', 'docs/api/users'],
    ['logo.png', ['img/logo.png'], 'elsewhere', 'img/logo.png'],
    ['guide/install', ['start/install.html', 'guide/use.html'], 'elsewhere', 'start/install'],
    [
      'v1/api/users',
      ['docs/api/users.html', 'docs/admin/users.html'],
      'elsewhere',
      'docs/api/users',
    ],
    ['\u5b89\u88c5', ['guide/\u5b89\u88c5.html'], 'elsewhere', 'guide/\u5b89\u88c5'],
    [
      'old/guide/readme',
      ['new/guide/readme.html', ...Array.from({ length: 7 }, (_, i) => `${i}/readme.html`)],
      'elsewhere',
      'new/guide/readme',
    ],
    // A typo.
    ['instal', ['install.html'], 'typo', 'install'],
    ['instlal.html', ['install.html'], 'typo', 'install.html'],
    ['user', ['users.html'], 'typo', 'users'],
    ['READM', ['README.html'], 'typo', 'README'],
    [
      '\u5b89\u88c5\u6307\u96be',
      ['\u5b89\u88c5\u6307\u5357.html'],
      'typo',
      '\u5b89\u88c5\u6307\u5357',
    ],
    ['guide/geting-started', ['guide/getting-started.html'], 'typo', 'guide/getting-started'],
    ['img/bakground.png', ['img/background.png'], 'typo', 'img/background.png'],
    ['readFiel', ['readFile.html', 'readBytes.html'], 'typo', 'readFile'],
    ['getting_started', ['getting-started.html'], 'typo', 'getting-started'],
    ['Getting_started', ['getting-started.html'], 'typo', 'getting-started'],
    ['releas-1.2', ['release-1.2.html', 'release-1.3.html'], 'typo', 'release-1.2'],
  ])('%j, with %j: %s %j', (path, files, kind, expected, ...[setting]) => {
    expect(near(path, files, setting)).toEqual({ kind, path: expected })
  })

  test.each<readonly [why: string, path: string, files: readonly string[], setting?: Setting]>([
    ['nothing exists', 'guide', []],
    ['nothing is similar', 'guide', ['index.html', 'reference.html']],
    ['the home page is no replacement', 'guide/', ['index.html']],
    ['the home page is no replacement', 'docs/', ['index.html'], { basePath: '/docs/' }],
    ['every folder has an index', 'guide/index.html', ['a/index.html', 'index.html']],
    ['the path without its second extension has another case', 'A.png.png', ['a.png']],
    ['another second extension', 'a.min.js', ['a.js']],
    ['a repeated number', 'v1.1', ['v1.html']],
    ['two differ in case', 'GUIDE', ['guide.html', 'Guide.html']],
    ['two are elsewhere', 'install', ['a/install.html', 'b/install.html']],
    ['many are elsewhere', 'x/readme', Array.from({ length: 20 }, (_, i) => `${i}/readme.html`)],
    [
      'many are elsewhere, and one of them shares more folders',
      'old/guide/readme',
      ['new/guide/readme.html', ...Array.from({ length: 8 }, (_, i) => `${i}/readme.html`)],
    ],
    ['two have one edit', 'colour', ['colours.html', 'colur.html']],
    ['one is the same elsewhere, one similar here', 'a/users', ['a/user.html', 'b/users.html']],
    ['a longer name', '12345guide', ['guide.html'], { basePath: '/docs/' }],
    ['another number', 'page-12', ['page-13.html', 'page-11.html']],
    ['another year', 'notes-2024', ['notes-2025.html']],
    ['only numbers', '2024-11', ['2024_11.html']],
    ['another first letter', 'latch', ['match.html']],
    ['another version', 'v1.2/', ['v1.3.html']],
    ['another hash', 'assets/index-Bx3f9aQz.js', ['assets/index-Bx3f9aQy.js']],
    ['another hash, whole names of it', '3f2a9c1b.css', ['3f2a9c1d.css']],
    ['another word', 'array-max', ['array-min.html']],
    ['another word', 'readAsync', ['readSync.html']],
    ['a short word', 'cat', ['car.html']],
    ['two edits', 'guide/geting-stared', ['guide/getting-started.html']],
    ['a broken address', '100%.html\0', ['100%.html']],
    ['no words', '--', ['---.html']],
    ['another type', 'logo.png', ['logo.svg']],
    ['another type in capital letters', 'data.JSON', ['data.JSONL']],
    ['a number is too little', 'issues/12', ['pulls/12.html']],
    ['an abbreviation is too little', 'x/js', ['y/js.html']],
    ['a folder without an index', 'guide', ['guide/start.html']],
    ['a dot-file', 'config.json', ['.cache/config.json']],
    ['a page for nonexistent addresses', '404.htm', ['404.html']],
    ['the host does not serve what exists', 'x/users', ['api/users'], S3],
  ])('%s: nothing is suggested for %j', (_, path, files, ...[setting]) => {
    expect(near(path, files, setting)).toBeUndefined()
  })

  test('more similar names than are compared: nothing is suggested', () => {
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i))
    const files = letters.flatMap((a) => letters.map((b) => `group${a}${b}xyz.html`))
    expect(near('groupabxyzz', files.slice(0, 500))).toMatchObject({ path: 'groupabxyz' })
    expect(near('groupabxyzz', files.slice(0, 501))).toBeUndefined()
  })
})

describe('a path outside the base path', () => {
  const inside = (path: string, files: readonly string[]) => {
    const found = new PathIndex(
      new ServedSite(siteOf(files, { basePath: '/docs/' })),
    ).findOutsideBasePath(asHostPath(toBytes(path)))
    return found && [found.kind, toText(found.path)]
  }

  test.each([
    ['guide', ['guide.html'], 'base-path', 'guide'],
    ['guide/', ['guide.html'], 'base-path', 'guide'],
    ['Guide', ['guide.html'], 'base-path', 'guide'],
    ['img/logo.png', ['img/logo.png'], 'base-path', 'img/logo.png'],
    ['Docs/guide', ['guide.html'], 'case', 'guide'],
    ['old/guide/start', ['guide/start.html'], 'base-path', 'guide/start'],
    ['/a//guide', ['a/guide.html'], 'base-path', 'a/guide'],
    ['manual/install', ['install.html'], 'base-path', 'install'],
    ['', ['index.html']],
    ['index.html', ['index.html']],
    ['blog/', ['index.html']],
    ['pricing', ['guide.html']],
    ['blog/12', ['12.html']],
    ['blog/faq/', ['install/faq.html']],
  ])('%j, with %j: %s %j', (path, files, ...near) => {
    expect(inside(path, files)).toEqual(near.length === 0 ? undefined : near)
  })
})

test('what the rules of a redirect file make unreachable is not suggested', () => {
  const redirects = '/guide.html /gone.html 301!\n/gone.html /gone.html 404!'
  expect(near('Guide.html', ['guide.html'], { host: 'netlify' })?.path).toBe('guide.html')
  expect(near('Guide.html', ['guide.html'], { host: 'netlify', redirects })?.path).not.toBe(
    'guide.html',
  )
})

test('whatever is suggested is served', () => {
  const files = [
    'index.html',
    'guide.html',
    'a/index.html',
    'a/b c.html',
    'x.png',
    'Deep/er/page.html',
  ]
  const paths = ['Guide/', 'guide.md', 'A/', 'X.png', 'deep/er/page', 'page', 'a/index.htm', 'gude']
  for (const host of ['nginx', 's3-cloudfront', 'netlify', 'github-pages'] as const) {
    const servedSite = new ServedSite(siteOf(files, { host }))
    const suggested = paths.flatMap(
      (path) => new PathIndex(servedSite).find(asBytes(path))?.path ?? [],
    )
    for (const path of suggested)
      expect([host, path, servedSite.findContent(path)]).not.toContain(undefined)
    expect(suggested.length).toBeGreaterThan(0)
  }
})
