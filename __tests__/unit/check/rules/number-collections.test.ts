import { expect, test } from '@jest/globals'
import { fingerprint } from '../../../../src/check/rules/anchor-index.ts'
import { NumberList, NumberSet } from '../../../../src/check/rules/number-collections.ts'

test('a list of numbers grows', () => {
  const numbers = new NumberList()
  for (let i = 0; i < 5_000; i++) numbers.push(i)
  expect(numbers.toArray()).toHaveLength(5_000)
  expect(numbers.toArray()[4_999]).toBe(4_999)
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
