import { expect, test } from '@jest/globals'
import { findCertainMoves, type PageChange } from '../../../src/changes/comparison.ts'
import { findMovedPages, type PageFingerprint } from '../../../src/changes/moves.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'

const page = (content: string | undefined, isRedirect = false): PageFingerprint => ({
  content,
  isRedirect,
})

const site = (pages: Pages) =>
  new Map(
    Object.entries(pages).map(
      ([name, of]) => [asBytes(name), typeof of === 'string' ? page(of) : of] as const,
    ),
  )

type Pages = Readonly<Record<string, string | PageFingerprint>>

/** `a → b`, or `a ~ b` if that is a guess. */
const moves = (earlier: Pages, later: Pages) =>
  findMovedPages(site(earlier), site(later)).map(
    (one) => `${one.from} ${one.isGuess ? '~' : '→'} ${one.to}`,
  )

test.each<[string, Pages, Pages, readonly string[]]>([
  ['the same', { a: '1', b: '2' }, { b: '2', a: '1' }, []],
  ['one more', { a: '1' }, { a: '1', b: '2' }, []],
  ['one less', { a: '1', b: '2' }, { a: '1' }, []],
  ['to another place', { a: '1' }, { b: '1' }, ['a → b']],
  ['a copy', { a: '1' }, { a: '1', b: '1' }, []],
  ['two that swapped their places', { a: '1', b: '2' }, { a: '2', b: '1' }, []],
  [
    'of several with one content, those with one file name belong together',
    { 'old/x': '1', 'old/y': '1', 'old/z': '1' },
    { 'new/y': '1', 'new/x': '1', 'new/w': '1' },
    ['old/x → new/x', 'old/y → new/y', 'old/z ~ new/w'],
  ],
  ['more copies than before', { a: '1' }, { b: '1', c: '1' }, ['a ~ b']],
  ['several of other names', { a: '1', b: '1' }, { c: '1', d: '1' }, ['a ~ c', 'b ~ d']],
  [
    'index pages have the names of their folders',
    { 'a/x/index.html': '1', 'a/y/index.html': '1', 'index.html': '1' },
    { 'b/y/index.html': '1', 'b/x/index.html': '1', 'b/index.html': '1' },
    [
      'a/x/index.html → b/x/index.html',
      'a/y/index.html → b/y/index.html',
      'index.html ~ b/index.html',
    ],
  ],
  [
    'index pages with the other extension, too',
    { 'a/x/index.htm': '1', 'a/y/index.htm': '1' },
    { 'b/y/index.htm': '1', 'b/x/index.htm': '1' },
    ['a/x/index.htm → b/x/index.htm', 'a/y/index.htm → b/y/index.htm'],
  ],
  ['sorted', { a: '1', b: '2', c: '1' }, { d: '1', e: '2', f: '1' }, ['a ~ d', 'b → e', 'c ~ f']],
  [
    'several alike',
    { 'a/x': '1', 'b/x': '1' },
    { 'c/x': '1', 'd/x': '1' },
    ['a/x ~ c/x', 'b/x ~ d/x'],
  ],
  ['to a place that was taken', { a: '1', b: '2' }, { b: '1' }, []],
  ['with too little on them', { a: page(undefined) }, { b: page(undefined) }, []],
  ['a redirect is left', { a: '1' }, { a: page('gone', true), b: '1' }, ['a → b']],
  ['a redirect to nothing like it', { a: '1' }, { a: page('gone', true), b: '2' }, []],
  ['a redirect from before', { a: page('1', true) }, { a: page('2', true), b: '1' }, []],
  [
    'one of two with the same name',
    { 'old/x/p': '1', 'old/y/p': '1' },
    { 'new/p': '1' },
    ['old/x/p ~ new/p'],
  ],
  [
    'one to two with the same name',
    { 'old/p': '1' },
    { 'new/x/p': '1', 'new/y/p': '1' },
    ['old/p ~ new/x/p'],
  ],
])('pages that moved: %s', (_, earlier, later, expected) =>
  expect(moves(earlier, later)).toEqual(expected),
)

test('moves are certain without another candidate, and with the same links', () => {
  const moved = ['text', 'links', 'both', 'guess'].map((from) => ({
    from: asBytes(from),
    to: asBytes(`new-${from}`),
  }))
  const plain = { title: '', sections: [] }
  const change = (from: string, ...aspects: PageChange['aspects']) => ({
    ...plain,
    page: asBytes(`new-${from}`),
    from: asBytes(from),
    aspects,
  })
  const changed = [
    change('text', 'text'),
    change('links', 'links'),
    change('both', 'text', 'links'),
    { ...plain, page: asBytes('same'), aspects: ['links'] as const },
  ]
  const guess = { from: asBytes('guess'), to: asBytes('new-guess'), isGuess: true } as const
  const certain = findCertainMoves({ moved: [...moved.slice(0, 3), guess], changed })
  expect(certain).toEqual([{ from: 'text', to: 'new-text' }])
})
