import { expect, test } from '@jest/globals'
import { anchorsOf, findMissingAnchors, joinedIds } from '../../../../src/check/rules/anchors.ts'

test('an index knows the anchors of each page', () => {
  const page = (...ids: string[]) => ({ ids: joinedIds(new Set(ids)), runsScript: false, ownLinked: 0 })
  const index = new Map([
    [0, page('a', 'b c', 'd\0e')],
    [1, page()],
  ])
  expect(anchorsOf(index, 0)).toEqual(new Set(['a', 'b c']))
  expect(anchorsOf(index, 1)?.has('a')).toBe(false)
  expect(anchorsOf(index, 2)).toBeUndefined()
})

const numbered = (n: number, name = 'x') => Array.from({ length: n }, (_, i) => `#${name}${i}`)

test.each<readonly [string, readonly string[], boolean, number, boolean]>([
  ['ten', numbered(10), true, 0, true],
  ['nine', numbered(9), true, 0, false],
  ['ten without a script', numbered(10), false, 0, false],
  ['ten beside one that the page links to', numbered(10), true, 1, true],
  ['ten beside two', numbered(10), true, 2, false],
  ['ten, one of them there', [...numbered(10), '#there'], true, 0, true],
  ['one line of source code', ['#L12'], true, 0, true],
  ['a line and something else', ['#L12', '#x'], true, 0, false],
])('whether %s missing anchors are for scripts', async (_, fragments, runsScript, ownLinked, areScripted) => {
  const index = new Map([[0, { ids: 'there', runsScript, ownLinked }]])
  const { signal } = new AbortController()
  // Two threads, each with half of them.
  const half = fragments.length >> 1
  const asked = [fragments.slice(0, half), fragments.slice(half)].map((some) => [
    { page: 0, fragments: some },
  ])
  const answers = (await findMissingAnchors(asked, index, signal)).flat()
  expect(answers.every((answer) => answer.areScripted === areScripted)).toBe(true)
  expect(answers.flatMap((answer) => answer.fragments)).toEqual(fragments.filter((each) => each !== '#there'))
})
