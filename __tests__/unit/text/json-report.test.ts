import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { generateJson } from '../../../src/text/json-report.ts'

const textOf = (value: unknown) => [...generateJson(value)].join('')

test('a report is JSON, with each item of a list on a line of its own', () => {
  expect(textOf({ format: 1, pages: { added: ['a', { b: [1, 2] }], moved: [] }, host: null })).toBe(
    `{
  "format": 1,
  "pages": {
    "added": [
      "a",
      {"b":[1,2]}
    ],
    "moved": []
  },
  "host": null
}`,
  )
})

test('any report is read back as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (report) => {
      expect(JSON.parse(textOf(report))).toEqual(JSON.parse(JSON.stringify(report)))
    }),
  )
})

test.each([0, 1, 2_000, 4_001])('a list of %i findings comes in pieces', (length) => {
  const report = { findings: Array.from({ length }, (_, i) => ({ code: 'x', i })) }
  const pieces = [...generateJson(report)]
  expect(pieces).toHaveLength(4 + Math.ceil(length / 2_000) + 1)
  expect(JSON.parse(pieces.join(''))).toEqual(report)
})
