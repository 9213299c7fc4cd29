import { expect, test } from '@jest/globals'
import { AnchorIndex, fingerprint, NumberSet, Numbers } from '../../../../src/site/rules/anchors.ts'

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

test('a list of numbers grows', () => {
  const numbers = new Numbers()
  for (let i = 0; i < 5_000; i++) numbers.push(i)
  expect(numbers.take()).toHaveLength(5_000)
  expect(numbers.take()[4_999]).toBe(4_999)
})

test('a set of numbers holds each once, and returns them sorted', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => fingerprint(`id-${i % 7_000}`))
  const set = new NumberSet()
  for (const id of [0, ...names]) set.add(id)
  const expected = [...new Set([0, ...names])].sort((a, b) => a - b)
  expect(set.size).toBe(expected.length)
  expect([...set.sorted()]).toEqual(expected)
  expect(names.every((id) => set.has(id))).toBe(true)
  expect([1, fingerprint('other')].some((id) => set.has(id))).toBe(false)
})
