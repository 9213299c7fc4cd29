import { describe, expect, test } from '@jest/globals'
import {
  mayBeSource,
  ownSources,
  type PageSource,
  sourceOf,
} from '../../../../src/check/sources/which-link.ts'
import { rows } from '../../../support/rows.ts'

/** Returns the source of a page as the check finds it: by the offsets of the addresses of its links. */
function sourceIn(page: string, html: string): PageSource | undefined {
  const addresses = [...html.matchAll(/href="([^"]*)"/g)]
  const at = addresses.filter(([, address = '']) => mayBeSource(address)).map(({ index }) => index + 6)
  return sourceOf(page, html, at)
}

const edit = (address: string) => `<a href="${address}">Edit this page</a>`

test.each(
  rows(`
  https://github.com/acme/docs/edit/main/guide/a.md            | guide/a.md | https://github.com/acme/docs
  https://github.com/acme/docs/blob/v1.2/a.mdx?plain=1#L3      | a.mdx      | https://github.com/acme/docs
  https://git.acme.dev/acme/docs/tree/main/a.adoc              | a.adoc     | https://git.acme.dev/acme/docs
  https://github.com/acme/docs/raw/main/a.rst                  | a.rst      | https://github.com/acme/docs
  https://gitlab.com/acme/web/docs/-/edit/main/x/a.md          | x/a.md     | https://gitlab.com/acme/web/docs
  https://gitlab.com/acme/docs/-/blob/main/a%20b.md            | a b.md     | https://gitlab.com/acme/docs
  https://bitbucket.org/acme/docs/src/main/a.txt               | a.txt      | https://bitbucket.org/acme/docs
  https://codeberg.org/acme/docs/_edit/branch/main/a.md        | a.md       | https://codeberg.org/acme/docs
  https://codeberg.org/acme/docs/src/tag/v1/x/a.html           | x/a.html   | https://codeberg.org/acme/docs
  https://github.com/acme/docs/commits/main/a.md               |            |
  https://github.com/acme/docs/edit/main/a.py                  |            |
  https://github.com/acme/docs/edit/main                       |            |
  https://github.com/acme/docs/edit/main/%2e%2e%2fa.md         |            |
  https://github.com/acme/docs/edit/main/x%2F%2Fa.md           |            |
  https://github.com/acme/docs/edit/main/x%5Ca.md              |            |
  https://github.com/acme/docs/edit/main/x%0Aa.md              |            |
  https://github.com/acme/docs/edit/main/100%.md               |            |
  ftp://github.com/acme/docs/edit/main/a.md                    |            |
  /acme/docs/edit/main/a.md                                    |            |
`),
)('%s is the source %s', (address, path, repository) => {
  const url = address.split(/[?#]/, 1)[0]
  expect(sourceIn('a.html', edit(address))).toEqual(path === '' ? undefined : { path, repository, url })
})

const BLOB = 'https://github.com/acme/docs/blob/main'
const EDIT = 'https://github.com/acme/docs/edit/main'

describe('which link is the one of the page', () => {
  test.each([
    ['one to edit, whatever it says', 'b.html', `<a href="${EDIT}/a.md"><img src="pen.svg"></a>`, 'a.md'],
    ['one that says so by rel', 'b.html', `<a rel="nofollow EDIT" href="${BLOB}/a.md">x</a>`, 'a.md'],
    ['one whose title says so', 'b.html', `<a href="${BLOB}/a.md" title="Edit on GitHub">x</a>`, 'a.md'],
    ['one whose text says so', 'b.html', `<a href="${BLOB}/a.md"><svg></svg><b>edit</b></a>`, 'a.md'],
    ['a source of the same name', 'x/a.html', `<a href="${BLOB}/a.rst">View source</a>`, 'a.rst'],
    ['of a folder', 'x/index.html', `<a href="${BLOB}/y/_index.md">View source</a>`, 'y/_index.md'],
    ['of a folder, README', 'index.html', `<a href="${BLOB}/README.md">Improve this page</a>`, 'README.md'],
    ['of a folder, its name', 'x/a/index.html', `<a href="${BLOB}/x/a.md">Suggest changes</a>`, 'x/a.md'],
    ['not one of another name', 'b.html', `<a href="${BLOB}/a.md">View source</a>`, undefined],
    ['not one that says nothing', 'a.html', `<a href="${BLOB}/a.md">a.md</a>`, undefined],
    ['not one about editors', 'a.html', `<a href="${BLOB}/a.md">editor credits</a>`, undefined],
    ['the words of the link alone', 'a.html', `<a href="${BLOB}/a.md">x</a> edit this page`, undefined],
    ['twice the same', 'a.html', edit(`${EDIT}/a.md`) + edit(`${BLOB}/a.md`), 'a.md'],
    [
      'twice the same, of an account in other letters',
      'a.html',
      edit(`${EDIT}/a.md`) + edit(`${EDIT.replace('acme', 'Acme')}/a.md`),
      'a.md',
    ],
    ['not two of them', 'a.html', edit(`${EDIT}/a.md`) + edit(`${EDIT}/b.md`), undefined],
    ['beside others it talks about', 'a.html', `<a href="${BLOB}/b.md">b</a>${edit(`${EDIT}/a.md`)}`, 'a.md'],
  ])('%s', (_, page, html, path) => expect(sourceIn(page, html)?.path).toBe(path))
})

test('a file that more than three pages lead to is the source of none', () => {
  const source = (path: string, repository = 'https://github.com/acme/docs'): PageSource => ({
    path,
    repository,
    url: `${repository}/edit/main/${path}`,
  })
  const pages = (path: string, count: number) =>
    Array.from({ length: count }, (_, i): [string, PageSource] => [`${path}-${i}`, source(path)])
  const all = new Map([
    ...pages('three.md', 3),
    ...pages('four.md', 4),
    ['elsewhere', source('three.md', 'https://github.com/acme/other')] as const,
  ])
  expect([...ownSources(all).keys()]).toEqual(['three.md-0', 'three.md-1', 'three.md-2', 'elsewhere'])
})
