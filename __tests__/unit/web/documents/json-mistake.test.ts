import { expect, test } from '@jest/globals'
import { explainInvalidJson, findJsonMistake } from '../../../../src/web/documents/json-mistake.ts'

test.each([
  ['{"a": [1,]}', 'there is a comma before `]` (1:9)'],
  ['{\n  "a": 1,\n}', 'there is a comma before `}` (2:9)'],
  ['{\n  // why\n  "a": 1}', 'there is a comment (2:3)'],
  ['{"a": 1 /* why */}', 'there is a comment (1:9)'],
  ["{'a': 1}", 'there is a single quote instead of `"` (1:2)'],
  ['{"a: 1,\n"b": "c,]"}', 'a string is not closed (1:2)'],
  ['{"a": "x"\n"b": 1}', 'a comma is missing (1:10)'],
  ['[{"a": 1}\n{"b": 1}]', 'a comma is missing (1:10)'],
  // In strings, these are fine.
  ['{"a": "// \', ,] /* \\" }", b}', undefined],
  ['{"a": tru}', undefined],
  ['', undefined],
])('%j: %s', (text, expected) => {
  const mistake = findJsonMistake(text)
  expect(mistake && `${mistake.clause} (${mistake.line}:${mistake.column})`).toBe(expected)
})

test.each([
  ['{"a": [1]}', undefined],
  ['{"a": [1,]}', 'there is a comma before `]` (line 1, column 9)'],
])('a byte order mark is no mistake, and not part of the first line: %j', (text, expected) => {
  expect(explainInvalidJson(`\uFEFF${text}`)).toBe(expected)
  expect(explainInvalidJson(text)).toBe(expected)
})
