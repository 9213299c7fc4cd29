import { expect, test } from '@jest/globals'
import {
  addUrlSpot,
  isInOtherFile,
  listUrlSpots,
  mergeUrlSpots,
} from '../../../../src/check/addresses/external-url-spots.ts'

const spotsOf = (...spots: readonly (readonly [number, number?])[]) => {
  const flat: number[] = []
  for (const [fileIndex, line] of spots) addUrlSpot(flat, { fileIndex, line })
  return flat
}

test('spots are listed in the order of files and lines, without one that follows itself', () => {
  expect(listUrlSpots(spotsOf([2, 5], [2, 5], [2, 3], [1], [1], [3, 1]))).toEqual([
    { fileIndex: 1, line: undefined },
    { fileIndex: 2, line: 3 },
    { fileIndex: 2, line: 5 },
    { fileIndex: 3, line: 1 },
  ])
  expect(listUrlSpots([])).toEqual([])
})

test.each([
  ['none', [], false],
  ['the same file, on lines with other numbers', spotsOf([2, 7], [2, 8]), false],
  ['the same file and another one', spotsOf([2, 7], [3, 2]), true],
  ['only another one', spotsOf([3, 2]), true],
])('spots in %s', (_, spots, expected) => expect(isInOtherFile(spots, 2)).toBe(expected))

test('the spots of several threads', () => {
  const found = [
    new Map([['https://a.example/', spotsOf([1, 1])]]),
    new Map([
      ['https://a.example/', spotsOf([2, 2])],
      ['https://b.example/', spotsOf([3, 3])],
    ]),
  ]
  expect([...mergeUrlSpots(found)]).toEqual([
    ['https://a.example/', [1, 1, 2, 2]],
    ['https://b.example/', [3, 3]],
  ])
})
