import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { KeptChanges } from '../../../src/changes/kept-changes.ts'
import type { PageChange } from '../../../src/changes/site-change.ts'

function changeWith(sections: number): PageChange {
  return {
    page: '',
    title: '',
    what: ['text'],
    sections: Array.from({ length: sections }, (_, i) => ({ heading: `${i}`, is: 'changed' })),
  }
}

function kept(numbers: readonly (readonly [index: number, sections: number])[], max: number): number[] {
  const changes = new KeptChanges(numbers.length, max)
  for (const [index, sections] of numbers) changes.add(index, changeWith(sections))
  return changes.end().map(({ sections }) => sections.length)
}

test('the sections of the first pages are kept until there are too many', () => {
  const numbers = [4, 5, 3, 2, 1].map((sections, index) => [index, sections] as const)
  expect(kept(numbers, 10)).toEqual([4, 5, 3, 0, 0])
  expect(kept(numbers, 9)).toEqual([4, 5, 0, 0, 0])
  expect(kept(numbers, 100)).toEqual([4, 5, 3, 2, 1])
})

test('the same are kept in whatever order the changes come', () => {
  const inAnyOrder = fc
    .array(fc.nat(6), { maxLength: 40 })
    .chain((sections) =>
      fc.tuple(
        fc.constant(sections.map((number, index) => [index, number] as const)),
        fc.shuffledSubarray([...sections.keys()], { minLength: sections.length }),
      ),
    )
  fc.assert(
    fc.property(inAnyOrder, fc.nat(30), ([numbers, order], max) => {
      const shuffled = order.map((index) => numbers[index] ?? ([0, 0] as const))
      expect(kept(shuffled, max)).toEqual(kept(numbers, max))
    }),
  )
})

test('pages in which nothing changed are left out', () => {
  const changes = new KeptChanges(3)
  changes.add(1, changeWith(1))
  expect(changes.end()).toEqual([changeWith(1)])
})
