import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { comparePages, type PageFingerprint } from '../../../src/changes/compare.ts'
import {
  type Comparison,
  certainMoves,
  isNoticeable,
  type PageChange,
} from '../../../src/changes/site-change.ts'
import { inByteOrder } from '../../../src/web/byte-strings.ts'

const page = (content: string, over: Partial<PageFingerprint> = {}): PageFingerprint => ({
  content,
  links: '',
  navigation: '',
  isBlank: false,
  isRedirect: false,
  ...over,
})

const site = (pages: Readonly<Record<string, string | PageFingerprint>>) =>
  new Map(Object.entries(pages).map(([name, of]) => [name, typeof of === 'string' ? page(of) : of] as const))

const NOTHING = { added: [], removed: [], moved: [], differing: [], same: 0 }

type Pages = Parameters<typeof site>[0]

describe('two sites', () => {
  test.each<[string, Pages, Pages, Partial<ReturnType<typeof comparePages>>]>([
    ['the same', { a: '1', b: '2' }, { b: '2', a: '1' }, { same: 2 }],
    ['a page more', { a: '1' }, { a: '1', b: '2' }, { added: ['b'], same: 1 }],
    ['a page less', { a: '1', b: '2' }, { a: '1' }, { removed: ['b'], same: 1 }],
    ['other content', { a: '1' }, { a: '2' }, { differing: [{ from: 'a', page: 'a' }] }],
    ['a page moved', { a: '1' }, { b: '1' }, { moved: [{ from: 'a', to: 'b' }] }],
    ['a copy is no move', { a: '1' }, { a: '1', b: '1' }, { added: ['b'], same: 1 }],
    [
      'two that swapped their places have changed',
      { a: '1', b: '2' },
      { a: '2', b: '1' },
      {
        differing: [
          { from: 'a', page: 'a' },
          { from: 'b', page: 'b' },
        ],
      },
    ],
    [
      'of several with one content, those with one file name belong together',
      { 'old/x': '1', 'old/y': '1', 'old/z': '1' },
      { 'new/y': '1', 'new/x': '1', 'new/w': '1' },
      {
        moved: [
          { from: 'old/x', to: 'new/x' },
          { from: 'old/y', to: 'new/y' },
          { from: 'old/z', to: 'new/w', isGuess: true },
        ],
      },
    ],
    [
      'more copies than before',
      { a: '1' },
      { b: '1', c: '1' },
      { added: ['c'], moved: [{ from: 'a', to: 'b', isGuess: true }] },
    ],
    [
      'of several with one content, none is certain without its name',
      { api: '1', cli: '1' },
      { pricing: '1', legal: '1' },
      {
        moved: [
          { from: 'api', to: 'legal', isGuess: true },
          { from: 'cli', to: 'pricing', isGuess: true },
        ],
      },
    ],
    [
      'index pages have the names of their folders',
      { 'a/x/index.html': '1', 'a/y/index.html': '1', 'index.html': '1' },
      { 'b/y/index.html': '1', 'b/x/index.html': '1', 'b/index.html': '1' },
      {
        moved: [
          { from: 'a/x/index.html', to: 'b/x/index.html' },
          { from: 'a/y/index.html', to: 'b/y/index.html' },
          { from: 'index.html', to: 'b/index.html', isGuess: true },
        ],
      },
    ],
    [
      'several with one name and one content are not certain',
      { 'a/x': '1', 'b/x': '1' },
      { 'c/x': '1', 'd/x': '1' },
      {
        moved: [
          { from: 'a/x', to: 'c/x', isGuess: true },
          { from: 'b/x', to: 'd/x', isGuess: true },
        ],
      },
    ],
    [
      'blank pages are not recognized elsewhere',
      { a: page('', { isBlank: true }) },
      { b: page('', { isBlank: true }) },
      { added: ['b'], removed: ['a'] },
    ],
    [
      'a page moved and left a redirect',
      { a: '1' },
      { a: page('gone', { isRedirect: true }), b: '1' },
      { moved: [{ from: 'a', to: 'b' }] },
    ],
    [
      'a page became a redirect to nothing like it',
      { a: '1' },
      { a: page('gone', { isRedirect: true }), b: '2' },
      { added: ['b'], differing: [{ from: 'a', page: 'a' }] },
    ],
    [
      'a page that was a redirect before',
      { a: page('1', { isRedirect: true }) },
      { a: page('2', { isRedirect: true }), b: '1' },
      { added: ['b'], differing: [{ from: 'a', page: 'a' }] },
    ],
    [
      'one of two of a name',
      { 'old/x/p': '1', 'old/y/p': '1' },
      { 'new/p': '1' },
      { removed: ['old/y/p'], moved: [{ from: 'old/x/p', to: 'new/p', isGuess: true }] },
    ],
    [
      'one to two of a name',
      { 'old/p': '1' },
      { 'new/x/p': '1', 'new/y/p': '1' },
      { added: ['new/y/p'], moved: [{ from: 'old/p', to: 'new/x/p', isGuess: true }] },
    ],
    [
      'a page moved, and its links changed',
      { a: '1' },
      { b: page('1', { links: 'x' }) },
      { moved: [{ from: 'a', to: 'b' }], differing: [{ from: 'a', page: 'b' }] },
    ],
    [
      'navigation alone',
      { a: '1' },
      { a: page('1', { navigation: 'x' }) },
      { differing: [{ from: 'a', page: 'a' }] },
    ],
  ])('%s', (_, earlier, later, expected) => {
    expect(comparePages(site(earlier), site(later))).toEqual({ ...NOTHING, ...expected })
  })
})

/** What happens to a page, whose content is its number. */
type Edit = 'none' | 'change' | 'remove' | 'move'
const edits = fc.array(fc.constantFrom<Edit>('none', 'change', 'remove', 'move'), { maxLength: 40 })
const shuffled = (pages: ReadonlyMap<string, PageFingerprint>, seed: number) =>
  new Map([...pages].sort(([a], [b]) => ((a.length * 31 + seed) % 7) - ((b.length * 17 + seed) % 5)))

describe('any set of edits', () => {
  const edited = fc.record({ edits, added: fc.nat({ max: 10 }), seed: fc.nat() })
  test('is reported exactly, in whatever order the pages come', () => {
    fc.assert(
      fc.property(edited, ({ edits, added, seed }) => {
        const name = (i: number) => `folder-${i % 3}/page-${i}.html`
        const of = (wanted: Edit) => edits.flatMap((edit, i) => (edit === wanted ? [i] : []))
        const earlier = new Map(edits.map((_, i) => [name(i), page(`${i}`)]))
        const later = new Map([
          ...of('none').map((i) => [name(i), page(`${i}`)] as const),
          ...of('change').map((i) => [name(i), page(`${i}, changed`)] as const),
          ...of('move').map((i) => [`moved/${i}.html`, page(`${i}`)] as const),
          ...Array.from({ length: added }, (_, i) => [`new/${i}.html`, page(`new ${i}`)] as const),
        ])
        expect(comparePages(shuffled(earlier, seed), shuffled(later, seed + 1))).toEqual({
          added: Array.from({ length: added }, (_, i) => `new/${i}.html`).sort(inByteOrder),
          removed: of('remove').map(name).sort(inByteOrder),
          moved: of('move')
            .map((i) => ({ from: name(i), to: `moved/${i}.html` }))
            .sort((a, b) => inByteOrder(a.from, b.from)),
          differing: of('change')
            .map((i) => ({ from: name(i), page: name(i) }))
            .sort((a, b) => inByteOrder(a.page, b.page)),
          same: of('none').length,
        })
      }),
    )
  })

  const contents = fc.dictionary(
    fc.string({ maxLength: 3 }),
    fc.record({
      content: fc.constantFrom('1', '2', '3'),
      links: fc.constantFrom('', 'x'),
      navigation: fc.constantFrom('', 'y'),
      isBlank: fc.boolean(),
      isRedirect: fc.boolean(),
    }),
  )

  test('a site is no different from itself', () => {
    fc.assert(
      fc.property(contents, fc.nat(), (pages, seed) => {
        const same = comparePages(shuffled(site(pages), seed), shuffled(site(pages), seed + 3))
        expect(same).toEqual({ ...NOTHING, same: Object.keys(pages).length })
      }),
    )
  })

  test('every page is accounted for once, whatever there is', () => {
    fc.assert(
      fc.property(contents, contents, (a, b) => {
        const { added, removed, moved, differing, same } = comparePages(site(a), site(b))
        const stayed = differing.filter(({ from, page }) => from === page).length + same
        const stubs = moved.filter(({ from }) => Object.hasOwn(b, from)).length
        expect(removed.length + moved.length + stayed).toBe(Object.keys(a).length)
        expect(added.length + moved.length + stayed + stubs).toBe(Object.keys(b).length)
      }),
    )
  })
})

describe('what a reader would notice', () => {
  const none: Comparison = {
    added: [],
    removed: [],
    moved: [],
    changed: [],
    navigation: [],
    files: { added: [], removed: [], moved: [], changed: [] },
    bytesOnly: { pages: 3, files: 4 },
    unreadable: ['x'],
    earlier: { pages: 5, files: 6 },
    later: { pages: 5, files: 6 },
  }
  const change = { page: 'a', title: '', what: ['text'], sections: [] } as const
  test.each<[string, Partial<Comparison>, boolean]>([
    ['bytes alone', {}, false],
    ['a page more', { added: ['a'] }, true],
    ['a page less', { removed: ['a'] }, true],
    ['a page elsewhere', { moved: [{ from: 'a', to: 'b' }] }, true],
    ['a changed page', { changed: [change] }, true],
    ['a changed menu', { navigation: ['a'] }, true],
    ['a file more', { files: { ...none.files, added: ['a'] } }, true],
    ['a file less', { files: { ...none.files, removed: ['a'] } }, true],
    ['a file elsewhere', { files: { ...none.files, moved: [{ from: 'a', to: 'b' }] } }, true],
    ['a changed file', { files: { ...none.files, changed: ['a'] } }, true],
  ])('%s', (_, over, expected) => {
    expect(isNoticeable({ ...none, ...over })).toBe(expected)
  })
})

test('moves are certain without another candidate, and with the same links', () => {
  const moved = ['text', 'links', 'both', 'guess'].map((from) => ({ from, to: `new-${from}` }))
  const change = (from: string, ...what: PageChange['what']) => ({
    page: `new-${from}`,
    from,
    title: '',
    what,
    sections: [],
  })
  const changed = [
    change('text', 'text'),
    change('links', 'links'),
    change('both', 'text', 'links'),
    { page: 'same', title: '', what: ['links'] as const, sections: [] },
  ]
  const guess = { from: 'guess', to: 'new-guess', isGuess: true } as const
  expect(certainMoves({ moved: [...moved.slice(0, 3), guess], changed })).toEqual([
    { from: 'text', to: 'new-text' },
  ])
})
