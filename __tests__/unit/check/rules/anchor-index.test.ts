import { expect, test } from '@jest/globals'
import { AnchorIndex, fingerprint } from '../../../../src/check/rules/anchor-index.ts'

test('fingerprints of a million similar names differ', () => {
  const seen = new Set<number>()
  for (let i = 0; i < 1_000_000; i++) seen.add(fingerprint(`method-${i}`))
  expect(seen.size).toBe(1_000_000)
})

test('an index knows which page has which anchor', () => {
  const ids = (...names: string[]) => names.map(fingerprint).sort((a, b) => a - b)
  const index = new AnchorIndex()
  index.add({
    pages: [4, 7],
    starts: [0, 3],
    ids: Float64Array.from([...ids('a', 'b', 'c'), ...ids('d')]),
    traits: [],
  })
  index.add({ pages: [5], starts: [0], ids: new Float64Array(), traits: [] })
  const has = (page: number, name: string) => index.has(page, fingerprint(name))
  expect(['a', 'b', 'c', 'd'].map((name) => has(4, name))).toEqual([true, true, true, false])
  expect(['a', 'd'].map((name) => has(7, name))).toEqual([false, true])
  expect(has(5, 'a')).toBe(false)
  expect(has(6, 'a')).toBe(true)
})
