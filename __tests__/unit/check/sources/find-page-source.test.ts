import { describe, expect, test } from '@jest/globals'
import {
  findPageSource,
  mayBeSourceAddress,
} from '../../../../src/check/sources/find-page-source.ts'
import { dropSharedSources } from '../../../../src/check/sources/shared-sources.ts'
import type { SourceLocation } from '../../../../src/check/sources/source-location.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { rows } from '../../../support/rows.ts'

/** Returns the source of a page as the check finds it: by the offsets of the addresses of its links. */
function sourceIn(page: string, html: string): SourceLocation | undefined {
  const addresses = [...html.matchAll(/href="([^"]*)"/g)]
  const at = addresses
    .filter(([, address = '']) => mayBeSourceAddress(address))
    .map(({ index }) => index + 6)
  return findPageSource(page, asBytes(html), at)
}

const edit = (address: string) => `<a href="${address}">Edit this page</a>`

test.each(
  rows(`
  https://github.com/acme/docs/edit/main/guide/a.md            | after-ref  | main/guide/a.md | https://github.com/acme/docs
  https://github.com/acme/docs/edit/release/1.x/a.md           | after-ref  | release/1.x/a.md | https://github.com/acme/docs
  https://github.com/acme/docs/blob/v1.2/a.mdx?plain=1#L3      | after-ref  | v1.2/a.mdx     | https://github.com/acme/docs
  https://git.acme.dev/acme/docs/tree/main/a.adoc              | after-ref  | main/a.adoc    | https://git.acme.dev/acme/docs
  https://github.com/acme/docs/raw/main/a.rst                  | after-ref  | main/a.rst     | https://github.com/acme/docs
  https://gitlab.com/acme/web/docs/-/edit/main/x/a.md          | after-ref  | main/x/a.md    | https://gitlab.com/acme/web/docs
  https://gitlab.com/acme/docs/-/blob/main/a%20b.md            | after-ref  | main/a b.md    | https://gitlab.com/acme/docs
  https://gitlab.com/-/ide/project/acme/web/docs/edit/x/y/-/d/a.md | exact  | d/a.md         | https://gitlab.com/acme/web/docs
  https://bitbucket.org/acme/docs/src/main/a.txt               | after-ref  | main/a.txt     | https://bitbucket.org/acme/docs
  https://codeberg.org/acme/docs/_edit/branch/main/a.md        | after-ref  | main/a.md      | https://codeberg.org/acme/docs
  https://codeberg.org/acme/docs/src/tag/v1/x/a.html           | after-ref  | v1/x/a.html    | https://codeberg.org/acme/docs
  https://codeberg.org/acme/docs/src/commit/12ab/a.html        | after-ref  | 12ab/a.html    | https://codeberg.org/acme/docs
  https://git.sr.ht/~acme/docs/tree/x/y/item/d/a.md            | exact      | d/a.md         | https://git.sr.ht/~acme/docs
  https://git.sr.ht/~acme/docs/blob/main/d/a.md                | after-ref  | main/d/a.md    | https://git.sr.ht/~acme/docs
  https://git.acme.dev/docs.git/tree/d/a.md                    | exact      | d/a.md         | https://git.acme.dev/docs.git
  https://git.acme.dev/cgit/docs/plain/d/a.md                  | exact      | d/a.md         | https://git.acme.dev/cgit/docs
  https://github.com/acme/docs/edit/main/a.py                  | after-ref  | main/a.py      | https://github.com/acme/docs
  https://github.com/acme/docs/edit/main/pages/a.astro         | after-ref  | main/pages/a.astro | https://github.com/acme/docs
  https://github.com/acme/docs/edit/main/a.vue                 | after-ref  | main/a.vue     | https://github.com/acme/docs
  https://github.com/acme/docs/edit/main/a.tsx                 | after-ref  | main/a.tsx     | https://github.com/acme/docs
  https://github.com/acme/docs/edit/main/.github/a.md          | after-ref  | main/.github/a.md | https://github.com/acme/docs
  http://git.acme.dev/acme/docs/edit/main/a.md | after-ref | main/a.md | http://git.acme.dev/acme/docs
  https://gitlab.com/-/ide/project/acme/docs/blob/x/-/a.md | exact | a.md | https://gitlab.com/acme/docs
  https://gitlab.com/-/ide/project/acme/docs/tree/x/-/a.md | exact | a.md | https://gitlab.com/acme/docs
  https://gitlab.com/acme/docs/-/tree/main/a.md | after-ref | main/a.md | https://gitlab.com/acme/docs
  https://gitlab.com/acme/docs/-/raw/main/a.md | after-ref | main/a.md | https://gitlab.com/acme/docs
  https://git.acme.dev/cgit/docs/blob/d/a.md | exact | d/a.md | https://git.acme.dev/cgit/docs
  https://git.acme.dev/x.github/docs/tree/d/a.md | after-ref | d/a.md | https://git.acme.dev/x.github/docs
  https://github.com/acme/docs/EDIT/main/a.md | | |
  https://github.com/x/acme/docs/edit/main/a.md | | |
  https://github.com//docs/edit/main/a.md | | |
  https://github.com/acme//edit/main/a.md | | |
  https://gitlab.com/x/-/ide/project/acme/docs/edit/y/-/a.md | | |
  https://bitbucket.org/x/acme/docs/src/main/a.txt | | |
  https://bitbucket.org//docs/src/main/a.txt | | |
  https://bitbucket.org/acme//src/main/a.txt | | |
  https://codeberg.org/x/acme/docs/_edit/branch/main/a.md | | |
  https://codeberg.org//docs/_edit/branch/main/a.md | | |
  https://git.sr.ht/x/~acme/docs/tree/x/item/d/a.md | | |
  https://github.com/acme/docs/commits/main/a.md               |            |                |
  https://github.com/acme/docs/edit/main/a.exe                 |            |                |
  https://github.com/acme/docs/edit/main/a.pyi                 |            |                |
  https://github.com/acme/docs/edit/main                       |            |                |
  https://github.com/acme/docs/edit/a.md                       |            |                |
  https://github.com/acme/docs/edit/main/%2e%2e%2fa.md         |            |                |
  https://github.com/acme/docs/edit/main/x%2F%2Fa.md           |            |                |
  https://github.com/acme/docs/edit/main/x%5Ca.md              |            |                |
  https://github.com/acme/docs/edit/main/x%0Aa.md              |            |                |
  https://github.com/acme/docs/edit/main/100%.md               |            |                |
  https://github.com/acme/docs/edit/main/.git/config.md        |            |                |
  https://github.com/acme/docs/edit/main/.GIT/config.md        |            |                |
  ftp://github.com/acme/docs/edit/main/a.md                    |            |                |
  /acme/docs/edit/main/a.md                                    |            |                |
`),
)('%s is a source (%s): %s', (address, kind, path, repository) => {
  const url = address.split(/[?#]/, 1)[0]
  const source = { kind, path, repository, url, documentsProgram: false }
  expect(sourceIn('a.html', edit(address))).toEqual(path === '' ? undefined : source)
})

test.each([
  ['https://git.acme.dev/a/b/docs/tree/d/a.md?id=12ab', 'https://git.acme.dev/a/b/docs'],
  [
    'https://dev.azure.com/acme/web/_git/docs/?path=/d/a.md',
    'https://dev.azure.com/acme/web/_git/docs',
  ],
  ['https://git.acme.dev/a/b/docs/tree/d/a.md?h=x/y', 'https://git.acme.dev/a/b/docs'],
  [
    'https://dev.azure.com/acme/web/_git/docs?path=/d/a.md&version=GBmain',
    'https://dev.azure.com/acme/web/_git/docs',
  ],
  [
    'https://dev.azure.com/acme/web/_git/docs?path=d/a.md',
    'https://dev.azure.com/acme/web/_git/docs',
  ],
])('the query of %s counts', (url, repository) => {
  const source = { kind: 'exact', path: 'd/a.md', repository, url, documentsProgram: false }
  expect(sourceIn('a.html', edit(url))).toEqual(source)
})

const BLOB = 'https://github.com/acme/docs/blob/main'
const EDIT = 'https://github.com/acme/docs/edit/main'

describe('which link is the one to the source of the page', () => {
  test.each([
    [
      'one to edit, whatever it says',
      'b.html',
      `<a href="${EDIT}/a.md"><img src="pen.svg"></a>`,
      'a.md',
    ],
    [
      'one to edit on Forgejo',
      'b.html',
      '<a href="https://codeberg.org/acme/docs/_edit/branch/main/a.md">x</a>',
      'a.md',
    ],
    [
      'one that says so with rel',
      'b.html',
      `<a rel="nofollow EDIT" href="${BLOB}/a.md">x</a>`,
      'a.md',
    ],
    [
      'one whose title says so',
      'b.html',
      `<a href="${BLOB}/a.md" title="Edit on GitHub">x</a>`,
      'a.md',
    ],
    [
      'one whose text says so',
      'b.html',
      `<a href="${BLOB}/a.md"><svg></svg><b>edit</b></a>`,
      'a.md',
    ],
    ['a source of the same name', 'x/a.html', `<a href="${BLOB}/a.rst">View source</a>`, 'a.rst'],
    ['of a folder', 'x/index.html', `<a href="${BLOB}/y/_index.md">View source</a>`, 'y/_index.md'],
    [
      'of a folder, README',
      'index.html',
      `<a href="${BLOB}/README.md">Improve this page</a>`,
      'README.md',
    ],
    [
      'of a folder, its name',
      'x/a/index.html',
      `<a href="${BLOB}/x/a.md">Suggest changes</a>`,
      'x/a.md',
    ],
    ['of Lektor', 'x/index.html', `<a href="${EDIT}/x/contents.lr">x</a>`, 'x/contents.lr'],
    [
      'of a folder, its name in another case',
      'x/Api/index.html',
      `<a href="${BLOB}/x/api.md">Suggest changes</a>`,
      'x/api.md',
    ],
    ['of a module', 'x.a.html', `<a href="${BLOB}/x/a.py">(source)</a>`, 'x/a.py'],
    [
      'of a module of a module',
      'x.y.a.html',
      `<a href="${BLOB}/x/y/a.py">(source)</a>`,
      'x/y/a.py',
    ],
    ['of a module, its whole name', 'x.a.html', `<a href="${BLOB}/x.a.rst">Source</a>`, 'x.a.rst'],
    ['of an index page', 'x/index.html', `<a href="${BLOB}/y/index.md">Source</a>`, 'y/index.md'],
    ['far down in a page', 'b.html', `${'x'.repeat(5_000)}${edit(`${EDIT}/a.md`)}`, 'a.md'],
    ['with a long text', 'b.html', `<a href="${BLOB}/a.md">${' '.repeat(4_000)}edit</a>`, 'a.md'],
    [
      'not with a longer text',
      'b.html',
      `<a href="${BLOB}/a.md">${' '.repeat(4_100)}edit</a>`,
      undefined,
    ],
    ['not of its package', 'x.a.html', `<a href="${BLOB}/x.py">(source)</a>`, undefined],
    ['not one of another name', 'b.html', `<a href="${BLOB}/a.md">View source</a>`, undefined],
    ['not one that says nothing', 'a.html', `<a href="${BLOB}/a.md">a.md</a>`, undefined],
    ['not one about editors', 'a.html', `<a href="${BLOB}/a.md">editor credits</a>`, undefined],
    [
      'only the words of the link',
      'a.html',
      `<a href="${BLOB}/a.md">x</a> edit this page`,
      undefined,
    ],
    ['the same twice', 'a.html', edit(`${EDIT}/a.md`) + edit(`${BLOB}/a.md`), 'a.md'],
    [
      'the same twice, on another branch',
      'a.html',
      edit(`${EDIT}/a.md`) + edit('https://github.com/acme/docs/blob/v1/a.md'),
      'a.md',
    ],
    [
      'the same twice, with an account in different case',
      'a.html',
      edit(`${EDIT}/a.md`) + edit(`${EDIT.replace('acme', 'Acme')}/a.md`),
      'a.md',
    ],
    ['not two of them', 'a.html', edit(`${EDIT}/a.md`) + edit(`${EDIT}/b.md`), undefined],
    [
      'one whose class says so',
      'b.html',
      `<a href="${BLOB}/a.md" class="x theme-edit-this-page">x</a>`,
      'a.md',
    ],
    [
      'not one whose class says nothing',
      'b.html',
      `<a href="${BLOB}/a.md" class="credit">x</a>`,
      undefined,
    ],
    ['one in the head', 'b.html', `<link rel="edit" href="${BLOB}/a.md"><a href="x">x</a>`, 'a.md'],
    [
      'not one in the head because of a later one',
      'b.html',
      `<link href="${BLOB}/a.md"><a href="x">edit</a>`,
      undefined,
    ],
    [
      'a file and its line',
      'b.html',
      `<a href="${BLOB}/src/a.ts#L7">src/<wbr>a.ts:7</a>`,
      'src/a.ts',
    ],
    ['not another line', 'b.html', `<a href="${BLOB}/src/a.ts#L7">src/a.ts:8</a>`, undefined],
    ['not another file', 'b.html', `<a href="${BLOB}/src/a.ts#L7">b.ts:7</a>`, undefined],
    ['lines of a program', 'b.html', `<a href="${BLOB}/src/a.py#L7-L9"> (source) </a>`, 'src/a.py'],
    [
      'several of one program',
      'b.html',
      `<a href="${BLOB}/a.py#L7">[source]</a><a href="${BLOB}/a.py#L20">View source</a>`,
      'a.py',
    ],
    ['not a program without a line', 'b.html', `<a href="${BLOB}/a.py">(source)</a>`, undefined],
    ['not lines of a document', 'b.html', `<a href="${BLOB}/a.rst#L7">(source)</a>`, undefined],
    [
      'not a program with other words',
      'b.html',
      `<a href="${BLOB}/a.py#L7">sources</a>`,
      undefined,
    ],
    [
      'not two programs',
      'b.html',
      `<a href="${BLOB}/a.py#L7">(source)</a><a href="${BLOB}/b.py#L7">(source)</a>`,
      undefined,
    ],
    [
      'a document next to programs',
      'b.html',
      `<a href="${BLOB}/a.py#L7">(source)</a>${edit(`${EDIT}/b.md`)}<a href="${BLOB}/c.py#L7">(source)</a>`,
      'b.md',
    ],
    [
      'next to others that it discusses',
      'a.html',
      `<a href="${BLOB}/b.md">b</a>${edit(`${EDIT}/a.md`)}`,
      'a.md',
    ],
  ])('%s', (_, page, html, path) => {
    expect(sourceIn(page, html)?.path).toBe(path && `main/${path}`)
  })

  test.each([
    ['guide/a.html', '../_sources/guide/a.rst.txt', 'guide/a.rst'],
    ['guide/a.html', '../_sources/guide/a.md', 'guide/a.md'],
    ['en/guide/a.html', '../_sources/guide/a%20b.rst.txt', undefined],
    ['en/guide/a.html', '../_sources/guide/a.rst.txt', 'guide/a.rst'],
    ['guide/a/index.html', '../../_sources/guide/a.rst.txt', 'guide/a.rst'],
    ['index.html', '_sources/index.rst.txt', 'index.rst'],
    ['guide/b.html', '../_sources/guide/a.rst.txt', undefined],
    ['ba.html', '_sources/a.rst.txt', undefined],
    ['a.html', 'https://acme.dev/_sources/a.rst.txt', undefined],
    ['a.html', '_sources/a.exe.txt', undefined],
    ['a.html', '_sources/a.rst.txt?x', undefined],
    ['a.html', '_sources/a.rst.txt#x', undefined],
    ['a.html', 'x?_sources/a.rst.txt', undefined],
    ['a.html', 'x#_sources/a.rst.txt', undefined],
    ['a.html.html', '_sources/a.rst.txt', undefined],
    ['a.b.html', '_sources/a.b.rst.txt', 'a.b.rst'],
  ])('in %s, %s is a copy of %s', (page, href, path) => {
    const copy = { kind: 'copied', path, url: undefined, repository: '', documentsProgram: false }
    expect(sourceIn(page, `<a href="${href}">Quelle</a>`)).toEqual(path && copy)
  })

  test.each([
    ['edit', true],
    ['EDIT', true],
    ['x edit-y', true],
    ['x_edit y', true],
    ['x-edit_y', true],
    ['editor', false],
    ['reedit', false],
  ])('whether the class %j is that of a link to the source: %s', (name, isSource) => {
    const source = sourceIn('b.html', `<a href="${BLOB}/a.md" class="${name}">x</a>`)
    expect(source !== undefined).toBe(isSource)
  })

  test.each([
    ['source', '#L7', true],
    ['Source code', '#L7-9', true],
    ['view source', '#L7-L9', true],
    ['( View  Source  Code )', '#L7', true],
    [' [source] ', '#L12', true],
    ['src/a.py:7', '#L7', true],
    ['a.py : 7', '#L7', true],
    ['resource', '#L7', false],
    ['the source', '#L7', false],
    ['viewsource', '#L7', false],
    ['sourcecode', '#L7', false],
    ['source', '#L', false],
    ['source', '#L7-', false],
    ['source', '#L7x', false],
    ['source', '#xL7', false],
    ['src:7', '#L7', false],
    ['src/a.py:7 x', '#L7', false],
    ['src/a.py:', '#L', false],
  ])(
    'whether the text %j of a link to %s is that of a program: %s',
    (text, hash, documentsProgram) => {
      const source = sourceIn('b.html', `<a href="${BLOB}/src/a.py${hash}">${text}</a>`)
      expect(source?.documentsProgram === true).toBe(documentsProgram)
    },
  )

  test('a link to the file itself takes precedence over a copy', () => {
    const copy = '<a href="_sources/a.rst.txt">x</a>'
    expect(sourceIn('a.html', copy + edit(`${EDIT}/a.rst`))?.kind).toBe('after-ref')
  })
})

describe('a file that more than three pages link to is the source of none', () => {
  const source = (path: string, more: Partial<SourceLocation> = {}): SourceLocation => ({
    kind: 'after-ref',
    path,
    repository: 'https://github.com/acme/docs',
    url: `https://github.com/acme/docs/edit/${path}`,
    documentsProgram: false,
    ...more,
  })
  const pages = (path: string, names: readonly string[], more?: Partial<SourceLocation>) =>
    names.map((name): [string, SourceLocation] => [name, source(path, more)])
  const kept = (...all: [string, SourceLocation][]) => [...dropSharedSources(new Map(all)).keys()]
  const numbered = (folder: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${folder}/${i}.html`)

  test('by its path and repository', () => {
    const three = numbered('three', 3)
    const elsewhere = pages('main/three.md', ['elsewhere'], {
      repository: 'https://github.com/acme/other',
    })
    const four = pages('main/four.md', numbered('four', 4))
    expect(kept(...pages('main/three.md', three), ...four, ...elsewhere)).toEqual([
      ...three,
      'elsewhere',
    ])
  })

  test.each([
    [
      'versions',
      [
        'v1/faq/index.html',
        'v2/faq/index.html',
        'v3/faq/index.html',
        'v4/faq/index.html',
        'faq.html',
      ],
    ],
    [
      'languages',
      ['en/index.html', 'de/index.html', 'pt-BR/index.html', 'fr/index.html', 'index.html'],
    ],
    [
      'home pages of versions',
      ['1.0/index.html', 'latest/index.html', 'v2/index.html', 'next/index.html'],
    ],
  ])('%s of one page count once', (_, names) => {
    expect(kept(...pages('main/faq.md', names))).toEqual(names)
  })

  test.each([
    ['abc', 'xyz', 'v', 'x1'],
    ['latests', 'xmain', 'de-x', 'mains'],
  ])('folders such as %s and %s are other pages', (...folders) => {
    const names = folders.map((folder) => `${folder}/index.html`)
    expect(kept(...pages('main/a.md', names))).toEqual([])
  })

  test.each('v1 2 1.0-rc1 1_0 latest Stable next dev main pt-BR zh_CN zh-Hant DE ABC'.split(' '))(
    'the folder %s is that of another edition',
    (folder) => {
      const names = ['en', 'abc', 'xyz', folder].map((name) => `${name}/index.html`)
      expect(kept(...pages('main/a.md', names))).toEqual(names)
    },
  )

  test('folders of other names are other pages', () => {
    const names = [
      'a/index.html',
      'b/index.html',
      'guide/index.html',
      'api/index.html',
      'x/faq/index.html',
    ]
    expect(kept(...pages('main/faq.md', names))).toEqual([])
  })

  test('the documentation of a program may be on many pages', () => {
    const names = numbered('api', 5)
    expect(kept(...pages('main/a.ts', names, { documentsProgram: true }))).toEqual(names)
  })
})

test('an address of more than 1,000 bytes is not that of a source', () => {
  const longest = 'https://github.com/acme/docs/edit/main/'.padEnd(1_000, 'a')
  expect(mayBeSourceAddress(longest)).toBe(true)
  expect(mayBeSourceAddress(`${longest}a`)).toBe(false)
})
