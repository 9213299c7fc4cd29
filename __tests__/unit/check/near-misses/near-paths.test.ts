import { describe, expect, test } from '@jest/globals'
import { NearPaths } from '../../../../src/check/near-misses/near-paths.ts'
import type { NearMissKind } from '../../../../src/check/rules/near-miss-kinds.ts'
import { toBytes, toText } from '../../../../src/web/byte-strings.ts'
import type { Host } from '../../../../src/web/host/hosts.ts'

interface Setting {
  readonly host?: Host
  readonly basePath?: string
  readonly redirects?: string
}

function search(
  files: readonly string[],
  { host = 'nginx', basePath = '/', redirects }: Setting,
): Promise<NearPaths> {
  const site = {
    root: '/missing',
    names: files.map(toBytes).sort(),
    host,
    domain: undefined,
    basePath,
    unreadable: [],
    loops: [],
    redirects: redirects === undefined ? [] : [{ name: '_redirects', text: redirects }],
  }
  return NearPaths.of(site, async () => {})
}

async function near(path: string, files: readonly string[], setting: Setting = {}) {
  const paths = await search(files, setting)
  const found = paths.near(toBytes(path))
  return found && { ...found, path: toText(found.path) }
}

type Case = readonly [
  path: string,
  files: readonly string[],
  kind: NearMissKind,
  near: string,
  setting?: Setting,
]

const S3 = { host: 's3-cloudfront' } as const

describe('a path that is not answered', () => {
  test.each<Case>([
    // The ending.
    ['guide.html', ['guide/index.html'], 'ending-replaced', 'guide/'],
    ['guide/', ['guide.html'], 'ending-dropped', 'guide'],
    ['guide.htm', ['guide.html'], 'ending-replaced', 'guide.html'],
    ['guide.md', ['guide.html'], 'ending-replaced', 'guide.html'],
    ['guide.mdx', ['guide/index.html'], 'ending-replaced', 'guide/'],
    ['guide.html/', ['guide.html'], 'ending-dropped', 'guide'],
    ['guide/index.html', ['guide.html'], 'ending-replaced', 'guide.html'],
    ['guide/index', ['guide.html'], 'ending-dropped', 'guide'],
    ['logo.png/', ['logo.png'], 'ending-dropped', 'logo.png'],
    ['index', ['index.htm', 'index.html'], 'ending-dropped', '', S3],
    ['guide', ['guide.htm'], 'ending-added', 'guide.htm'],
    ['guide', ['guide/index.html'], 'ending-added', 'guide/index.html', S3],
    ['guide/', ['guide/index.html'], 'ending-replaced', 'guide/index.html', S3],
    ['a//guide', ['a/guide.html'], 'slashes', 'a/guide', S3],
    // Case.
    ['Guide', ['guide.html'], 'case', 'guide'],
    ['GUIDE.html', ['guide.html'], 'case', 'guide.html'],
    ['guide/Start/', ['Guide/start/index.html'], 'case', 'Guide/start/'],
    ['Guide/', ['guide.html'], 'case-and-ending', 'guide'],
    ['img/Logo.PNG', ['img/logo.png'], 'case', 'img/logo.png'],
    ['\u00dcber', ['\u00fcber.html'], 'case', '\u00fcber'],
    // The base path.
    ['docs/guide', ['guide.html'], 'base-path-twice', 'guide', { basePath: '/docs/' }],
    ['docs/guide/start', ['guide/start.html'], 'without-start', 'guide/start'],
    ['old/repo/_next/x.js', ['_next/x.js'], 'without-start', '_next/x.js'],
    ['old/repo/_next/main.js', ['_next/main.js', 'main.js'], 'without-start', '_next/main.js'],
    // The same name elsewhere.
    ['logo.png', ['img/logo.png'], 'elsewhere', 'img/logo.png'],
    ['guide/install', ['start/install.html', 'guide/use.html'], 'elsewhere', 'start/install'],
    ['guide/install', ['start/install/index.html'], 'elsewhere', 'start/install/'],
    ['v1/api/users', ['docs/api/users.html', 'docs/admin/users.html'], 'elsewhere', 'docs/api/users'],
    ['\u5b89\u88c5', ['guide/\u5b89\u88c5.html'], 'elsewhere', 'guide/\u5b89\u88c5'],
    // A typo.
    ['instal', ['install.html'], 'typo', 'install'],
    ['instlal.html', ['install.html'], 'typo', 'install.html'],
    ['user', ['users.html'], 'typo', 'users'],
    ['guide/geting-started', ['guide/getting-started.html'], 'typo', 'guide/getting-started'],
    ['confguration', ['configuration/index.html'], 'typo', 'configuration/'],
    ['img/bakground.png', ['img/background.png'], 'typo', 'img/background.png'],
    ['getting_started', ['getting-started.html'], 'typo', 'getting-started'],
    ['releas-1.2', ['release-1.2.html', 'release-1.3.html'], 'typo', 'release-1.2'],
  ])('%j, with %j: %s %j', async (path, files, kind, expected, ...[setting]) => {
    expect(await near(path, files, setting)).toMatchObject({ kind, path: expected })
  })

  test.each<readonly [why: string, path: string, files: readonly string[], setting?: Setting]>([
    ['nothing is there', 'guide', []],
    ['nothing is near', 'guide', ['index.html', 'reference.html']],
    ['the home page is no replacement', 'guide/', ['index.html']],
    ['the home page is no replacement', 'docs/', ['index.html'], { basePath: '/docs/' }],
    ['every folder has an index', 'guide/index.html', ['a/index.html', 'index.html']],
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
    ['another number', 'page-12', ['page-13.html', 'page-11.html']],
    ['another version', 'v1.2/', ['v1.3.html']],
    ['another hash', 'main.3f2a.js', ['main.3f2b.js']],
    ['another hash', 'assets/index-Bx3f9aQz.js', ['assets/index-Bx3f9aQy.js']],
    ['another hash, whole names of it', '3f2a9c1b.css', ['3f2a9c1d.css']],
    ['another word', 'export', ['import.html']],
    ['another word', 'uninstall', ['install.html']],
    ['another word', 'increment', ['decrement.html']],
    ['another word', 'array-max', ['array-min.html']],
    ['another word', 'readAsync', ['readSync.html']],
    ['a short word', 'cat', ['car.html']],
    ['two edits', 'guide/geting-stared', ['guide/getting-started.html']],
    ['a broken address', '100%.html\0', ['100%.html']],
    ['no words', '--', ['---.html']],
    ['another type', 'logo.png', ['logo.svg']],
    ['a number is too little', 'issues/12', ['pulls/12.html']],
    ['an abbreviation is too little', 'x/js', ['y/js.html']],
    ['a folder without an index', 'guide', ['guide/start.html']],
    ['a dot-file', 'config.json', ['.cache/config.json']],
    ['a page for wrong addresses', 'x/404', ['404.html']],
    ['the host does not answer what exists', 'x/users', ['api/users'], S3],
  ])('%s: nothing is suggested for %j', async (_, path, files, ...[setting]) => {
    expect(await near(path, files, setting)).toBeUndefined()
  })

  test('more similar names than are compared: nothing is suggested', async () => {
    const files = Array.from({ length: 26 ** 2 }, (_, i) => {
      const letters = String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))
      return `group${letters}xyz.html`
    })
    expect(await near('groupabxyzz', files.slice(0, 400))).toMatchObject({ path: 'groupabxyz' })
    expect(await near('groupabxyzz', files)).toBeUndefined()
  })
})

describe('a path outside the base path', () => {
  const inside = async (path: string, files: readonly string[], use: 'link' | 'load' = 'link') => {
    const paths = await search(files, { basePath: '/docs/' })
    const found = paths.nearOutside(toBytes(path), use)
    return found && { kind: found.kind, path: toText(found.path) }
  }

  test.each([
    ['guide', ['guide.html'], 'below-base-path', 'guide'],
    ['guide/', ['guide.html'], 'below-base-path', 'guide'],
    ['Guide', ['guide.html'], 'below-base-path', 'guide'],
    ['img/logo.png', ['img/logo.png'], 'below-base-path', 'img/logo.png'],
    ['Docs/guide', ['guide.html'], 'case', 'guide'],
    ['old/guide/start', ['guide/start.html'], 'without-start', 'guide/start'],
  ])('%j, with %j: %s %j', async (path, files, kind, near) => {
    expect(await inside(path, files)).toEqual({ kind, path: near })
  })

  test.each([
    ['', ['index.html']],
    ['index.html', ['index.html']],
    ['blog/', ['index.html']],
    ['blog/install', ['install.html']],
    ['pricing', ['guide.html']],
  ])('nothing is suggested for %j', async (path, files) => {
    expect(await inside(path, files)).toBeUndefined()
  })

  test('of what a page loads, one name is enough', async () => {
    expect(await inside('old/main.js', ['main.js'], 'load')).toMatchObject({ path: 'main.js' })
  })
})

describe('rules of a redirect file', () => {
  const netlify = {
    host: 'netlify',
    redirects: '/guide.html /gone.html 301!\n/gone.html /gone.html 404!',
  } as const

  test('what they make unreachable is not suggested', async () => {
    expect(await near('Guide.html', ['guide.html'], { host: 'netlify' })).toMatchObject({
      path: 'guide.html',
    })
    expect((await near('Guide.html', ['guide.html'], netlify))?.path).not.toBe('guide.html')
  })
})

test('whatever is suggested is answered', async () => {
  const files = ['index.html', 'guide.html', 'a/index.html', 'a/b c.html', 'x.png', 'Deep/er/page.html']
  const paths = ['Guide/', 'guide.md', 'A/', 'X.png', 'deep/er/page', 'page', 'a/index.htm', 'gude']
  for (const host of ['nginx', 's3-cloudfront', 'netlify', 'github-pages'] as const) {
    const site = await search(files, { host })
    for (const path of paths) {
      const found = site.near(path)
      if (found !== undefined) expect([host, path, site.resolve(found.path)]).not.toContain(undefined)
    }
  }
})
