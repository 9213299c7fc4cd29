import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  compareFiles,
  type FileFingerprint,
  isDerivedFile,
} from '../../../src/changes/compare-files.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'

/** `3` has different bytes from `4`; `3a` and `3b` differ only in generated parts. */
const file = (content: string): FileFingerprint => ({
  bytes: content,
  stable: content.replace(/[a-z]$/, ''),
  isEmpty: content === '',
})
const files = (of: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(of)
      .toSorted()
      .map(([name, content]) => [asBytes(name), file(content)]),
  )
const compared = (
  earlier: Readonly<Record<string, string>>,
  later: Readonly<Record<string, string>>,
) => {
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  const { changes, bytesOnly, renamed } = compareFiles(files(earlier), files(later), (name) =>
    isDerivedFile(name, names),
  )
  const found: Changes = { ...changes, bytesOnly, renamed: Object.fromEntries(renamed) }
  return found
}

/** The same as the compared data, with names as they can be written here. */
interface Changes {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  readonly changed: readonly string[]
  readonly bytesOnly: number
  readonly renamed: Readonly<Record<string, string>>
}

const NOTHING = { added: [], removed: [], moved: [], changed: [], bytesOnly: 0, renamed: {} }
type Files = Readonly<Record<string, string>>
const [A, B] = ['a.0a1b2c3d.png', 'a.4e5f6a7b.png'] as const
const [P, Q, R] = ['0a1b2c3d.js', '4e5f6a7b.js', '8c9d0e1f.js'] as const
const [X, Y, Z] = ['1111aaaa.js', '2222bbbb.js', '3333cccc.js'] as const

describe('files', () => {
  test.each<[string, Files, Files, Partial<Changes>]>([
    ['the same', { a: '1' }, { a: '1' }, {}],
    ['one more', {}, { a: '1' }, { added: ['a'] }],
    ['one less', { a: '1' }, {}, { removed: ['a'] }],
    ['other content', { a: '1' }, { a: '2' }, { changed: ['a'] }],
    ['generated again', { a: '1a' }, { a: '1b' }, { bytesOnly: 1 }],
    ['elsewhere', { a: '1' }, { b: '1' }, { moved: [{ from: 'a', to: 'b' }] }],
    ['an empty one never counts as moved', { a: '' }, { b: '' }, { added: ['b'], removed: ['a'] }],
    [
      'another hash only in the name',
      { [A]: '1' },
      { [B]: '1' },
      { bytesOnly: 1, renamed: { [A]: B } },
    ],
    [
      'another hash, and other content',
      { [A]: '1' },
      { [B]: '2' },
      { changed: [B], renamed: { [A]: B } },
    ],
    [
      'of several with the same content, it does not matter which is meant',
      { [P]: '1', [Q]: '1' },
      { [X]: '1', [Y]: '1' },
      { bytesOnly: 2, renamed: { [P]: X, [Q]: Y } },
    ],
    [
      'changed, sorted',
      { [A]: '1', z: '1' },
      { [B]: '2', z: '2' },
      { changed: [B, 'z'], renamed: { [A]: B } },
    ],
    [
      'of several, those with the same content belong together',
      { [P]: '1', [Q]: '2', [R]: '3' },
      { [X]: '2', [Y]: '4', [Z]: '3a' },
      { bytesOnly: 2, changed: [Y], renamed: { [Q]: X, [R]: Z, [P]: Y } },
    ],
    [
      'of several that all changed, it is unknown which is which',
      { [P]: '1', [Q]: '2' },
      { [X]: '3', [Y]: '4', [Z]: '5' },
      { changed: [X, Y], added: [Z] },
    ],
    [
      'source maps, search indexes, and compressed copies do not count',
      { 'a.js.map': '1', 'search-index.json': '1', 'a.js': '1', 'a.js.gz': '1' },
      { 'b.js.map': '1', 'search-index.json': '2', 'a.js': '1', 'a.js.gz': '2', 'a.js.br': '1' },
      { bytesOnly: 5 },
    ],
    [
      'the hashes of VitePress at the root do not count, but a file with a similar name does',
      { 'hashmap.json': '1', 'my-hashmap.json': '1', 'assets/a.md.js.lean.js': '1' },
      { 'hashmap.json': '2', 'my-hashmap.json': '2', 'assets/a.md.js.lean.js': '1' },
      { bytesOnly: 1, changed: ['my-hashmap.json'] },
    ],
  ])('%s', (_, earlier, later, expected) => {
    expect(compared(earlier, later)).toEqual({ ...NOTHING, ...expected })
  })

  const hashed = ['c-0a1b2c3d.js', 'c-4e5f6a7b.js', 'c-8c9d0e1f.js', 'd/0a1b2c3d', 'd/4e5f6a7b']
  const names = fc.constantFrom('a', 'b', ...hashed)
  const sites = fc.dictionary(names, fc.constantFrom('1a', '1b', '2', '3', ''))

  test('are no different from themselves', () => {
    fc.assert(fc.property(sites, (site) => expect(compared(site, site)).toEqual(NOTHING)))
  })

  test('each count once, whatever there is', () => {
    fc.assert(
      fc.property(sites, sites, (earlier, later) => {
        const found = compared(earlier, later)
        const both = Object.keys(earlier).filter((name) => Object.hasOwn(later, name)).length
        const same = Object.keys(earlier).filter((name) => earlier[name] === later[name]).length
        const pairs = found.moved.length + found.changed.length + found.bytesOnly + same
        expect(pairs).toBe(Object.keys(earlier).length - found.removed.length)
        expect(pairs).toBe(Object.keys(later).length - found.added.length)
        expect(both).toBeLessThanOrEqual(pairs)
      }),
    )
  })
})

const SITE = new Set(['app.js', 'app.js.gz', 'data.gz', 'docs/assets/guide_a.md.DwZ9r3lJ.lean.js'])
test.each([
  ['assets/chunks/@localSearchIndexroot.XbD4HuNq.js', true],
  ['search/search_index.json', true],
  ['searchindex.js', true],
  ['search-index-docs-default.json', true],
  ['pagefind/fragment/en_1a2b.pf_fragment', true],
  ['member-search-index.js', true],
  ['lunr-index.json', true],
  ['main.css.map', true],
  ['app.js.gz', true],
  ['app.js.zst', true],
  ['data.gz', false],
  ['search.js', false],
  ['search.json', true],
  ['api/search.json', false],
  ['searching.json', false],
  ['img/search-doctor.png', false],
  ['img/search-index.png', false],
  ['downloads/research-data.json', false],
  ['search-docs/example.json', false],
  ['map.svg', false],
  ['_next/static/chunks/webpack-4fd2e6a10b1c2d3e.js', true],
  ['assets/js/runtime~main.4fd2e6a1.js', true],
  ['webpack-runtime-4fd2e6a10b1c2d3e4fd2.js', true],
  ['webpack.js', false],
  ['js/runtime.min.js', false],
  ['api/webpack-4fd2e6a1.html', false],
  ['notes/about-webpack-4fd2e6a1.js', false],
  ['hashmap.json', false],
  ['docs/hashmap.json', true],
  ['docs/my-hashmap.json', false],
  ['docs/assets/hashmap.json', false],
])('whether %s only repeats other files: %s', (name, expected) =>
  expect(isDerivedFile(name, SITE)).toBe(expected),
)
