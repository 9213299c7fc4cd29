import { expect, test } from '@jest/globals'
import { makeLineCounter } from '../../../../src/web/page/line-counter.ts'

test.each<[string, string, number[], number[]]>([
  ['no line end', 'abc', [0, 3], [0, 0]],
  ['a line end counts for what comes after it', 'a\nb', [1, 2], [0, 1]],
  ['empty lines', '\n\n\nx', [0, 1, 2, 3], [0, 1, 2, 3]],
  ['carriage returns next to line feeds', 'a\r\nb', [3], [1]],
  ['the same offset twice', 'a\nb', [2, 2], [1, 1]],
  ['offsets beyond the end', 'a\n', [9], [1]],
])('offsets are turned into line numbers: %s', (_what, text, offsets, lines) => {
  const lineAt = makeLineCounter(text)
  expect(offsets.map((offset) => lineAt(offset))).toEqual(lines)
})
