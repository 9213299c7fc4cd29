import { expect, test } from '@jest/globals'
import { joinIds, listMissingAnchors, splitIds } from '../../../../src/check/addresses/anchors.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

test.each([
  [
    ['a', 'b c', 'd\0e'],
    ['a', 'b c'],
  ],
  [[], ['']],
])('the anchors %j in one string', (ids, kept) => {
  expect(splitIds(joinIds(new Set(ids.map(asBytes))))).toEqual(new Set(kept))
})

const numbered = (n: number, name = 'x') => Array.from({ length: n }, (_, i) => `#${name}${i}`)

test.each<readonly [string, readonly string[], boolean, number, boolean]>([
  ['ten', numbered(10), true, 0, true],
  ['nine', numbered(9), true, 0, false],
  ['ten without a script', numbered(10), false, 0, false],
  ['ten next to one that the page links to', numbered(10), true, 1, true],
  ['ten next to two', numbered(10), true, 2, false],
  ['eighteen next to two', numbered(18), true, 2, true],
  ['seventeen next to two', numbered(17), true, 2, false],
  ['ten, one of which exists', [...numbered(10), '#there'], true, 0, true],
  ['one line of source code', ['#L12'], true, 0, true],
  ['a line and something else', ['#L12', '#x'], true, 0, false],
])(
  'whether %s missing anchors are for scripts',
  async (_, fragments, runsScript, inPageLinkedCount, areScripted) => {
    const anchors = new Map([[0, { joinedIds: asBytes('there'), runsScript, inPageLinkedCount }]])
    // Two threads, each with half of them, ask the one that read the page, and ask for another
    // page.
    const half = fragments.length >> 1
    const ofPage = [fragments.slice(0, half), fragments.slice(half)].map((some) => ({
      fileIndex: 0,
      fragments: some.map(asBytes),
    }))
    const linked = [...ofPage, { fileIndex: 1, fragments: [asBytes('#x')] }]
    const missing = fragments.filter((each) => each !== '#there')
    expect(await listMissingAnchors(linked, anchors, async () => {})).toEqual([
      { fileIndex: 0, missing, areScripted, joinedIds: areScripted ? '' : 'there' },
    ])
  },
)
