import { describe, expect, test } from '@jest/globals'
import { isMap, isScalar, type Scalar, type YAMLMap } from 'yaml'
import { readYaml } from '../../../../src/handover/values/yaml-document.ts'
import {
  addLines,
  addToBlock,
  addToFlow,
  addToRoot,
  applyEdits,
  blockScalarComment,
  columnOf,
  type Item,
  itemsOf,
  lineAfter,
  lineEndOf,
  startOf,
  valueOffset,
} from '../../../../src/handover/values/yaml-layout.ts'

function rootOf(text: string): YAMLMap {
  const { contents } = readYaml({ text, name: 'values.yaml' }).doc
  if (!isMap(contents)) throw new Error(`no map: ${text}`)
  return contents
}

/** The value of the first key. */
function innerOf(text: string): YAMLMap {
  const value = rootOf(text).items[0]?.value
  if (!isMap(value)) throw new Error(`no map in the map: ${text}`)
  return value
}

function firstOf(map: YAMLMap): Item {
  const [item] = itemsOf(map)
  if (!item) throw new Error('no key')
  return item
}

test.each([
  ['nothing', [], 'abc'],
  ['an insertion', [{ from: 1, to: 1, text: '-' }], 'a-bc'],
  ['a replacement', [{ from: 1, to: 2, text: '---' }], 'a---c'],
  ['a removal', [{ from: 0, to: 2, text: '' }], 'c'],
  [
    'several, in any order, by offsets in the old text',
    [
      { from: 1, to: 2, text: 'BBB' },
      { from: 3, to: 3, text: '!' },
      { from: 0, to: 1, text: 'AA' },
    ],
    'AABBBc!',
  ],
  [
    'insertions at one place, in the order given',
    [
      { from: 1, to: 1, text: '1' },
      { from: 1, to: 1, text: '2' },
    ],
    'a12bc',
  ],
  [
    'an insertion in front of what is replaced',
    [
      { from: 1, to: 2, text: 'B' },
      { from: 1, to: 1, text: '-' },
    ],
    'a-Bc',
  ],
])('edits are applied: %s', (_, edits, after) => expect(applyEdits('abc', edits)).toBe(after))

describe('new keys go after all that belongs to the last key of a map', () => {
  test.each([
    ['a plain value', 's:\n  a: 1\nz: 1\n', 's:\n  a: 1\n  new: 1\nz: 1\n'],
    ['its comment', 's:\n  a: 1 # c\n  # z\nz: 1\n', 's:\n  a: 1 # c\n  new: 1\n  # z\nz: 1\n'],
    ['quotes over two lines', 's:\n  a: "b\n   c"\nz: 1\n', 's:\n  a: "b\n   c"\n  new: 1\nz: 1\n'],
    ['a literal text', 's:\n  a: |\n    b\n\n    c\nz: 1\n', 's:\n  a: |\n    b\n\n    c\n  new: 1\nz: 1\n'],
    [
      'a text that keeps its empty lines',
      's:\n  a: |+\n    b\n\nz: 1\n',
      's:\n  a: |+\n    b\n\n  new: 1\nz: 1\n',
    ],
    ['a map below', 's:\n  a:\n    b:\n      c: 1\nz: 1\n', 's:\n  a:\n    b:\n      c: 1\n  new: 1\nz: 1\n'],
    ['a list below', 's:\n  a:\n    - b\n    - c\nz: 1\n', 's:\n  a:\n    - b\n    - c\n  new: 1\nz: 1\n'],
    ['a list that is not indented', 's:\n  a:\n  - b\nz: 1\n', 's:\n  a:\n  - b\n  new: 1\nz: 1\n'],
    [
      'a list with an empty item',
      's:\n  a:\n    -\n    - b\nz: 1\n',
      's:\n  a:\n    -\n    - b\n  new: 1\nz: 1\n',
    ],
    [
      'a list whose last item is empty',
      's:\n  a:\n    - b\n    -\nz: 1\n',
      's:\n  a:\n    - b\n    -\n  new: 1\nz: 1\n',
    ],
    [
      'a list with one item, which is empty',
      's:\n  a:\n    - # c\n  # d\nz: 1\n',
      's:\n  a:\n    - # c\n  new: 1\n  # d\nz: 1\n',
    ],
    [
      'a list whose last item is an anchor on a line of its own',
      's:\n  a:\n    -\n      &x\nz: 1\n',
      's:\n  a:\n    -\n      &x\n  new: 1\nz: 1\n',
    ],
    ['an empty item that the text ends in', 's:\n  a:\n    - b\n    -', 's:\n  a:\n    - b\n    -\n  new: 1'],
    [
      'brackets over lines',
      's:\n  a: [\n    b\n  ] # c\nz: 1\n',
      's:\n  a: [\n    b\n  ] # c\n  new: 1\nz: 1\n',
    ],
    ['braces over lines', 's:\n  a: {\n    b: 1\n  }\nz: 1\n', 's:\n  a: {\n    b: 1\n  }\n  new: 1\nz: 1\n'],
    ['no value', 's:\n  a:\nz: 1\n', 's:\n  a:\n  new: 1\nz: 1\n'],
    ['no value, and a comment', 's:\n  a: # c\nz: 1\n', 's:\n  a: # c\n  new: 1\nz: 1\n'],
    ['no value, but a tag', 's:\n  a: !!str\nz: 1\n', 's:\n  a: !!str\n  new: 1\nz: 1\n'],
    ['a tag on a line of its own', 's:\n  a:\n    !!str\nz: 1\n', 's:\n  a:\n    !!str\n  new: 1\nz: 1\n'],
    ['a key with a mark of its own', 's:\n  ? a\nz: 1\n', 's:\n  ? a\n  new: 1\nz: 1\n'],
    ['a mark without a key', 's:\n  ?\nz: 1\n', 's:\n  ?\n  new: 1\nz: 1\n'],
    ['a key over two lines', 's:\n  ? "a\n     b"\nz: 1\n', 's:\n  ? "a\n     b"\n  new: 1\nz: 1\n'],
    ['the end of the text', 's:\n  a: 1', 's:\n  a: 1\n  new: 1'],
    ['Windows line ends', 's:\r\n  a: 1\r\nz: 1\r\n', 's:\r\n  a: 1\r\n  new: 1\r\nz: 1\r\n'],
    ['a block scalar at the end of the text', 's:\n  a: |\n    b', 's:\n  new: 1\n  a: |\n    b'],
    [
      'a literal text in a map in a list that the text ends in',
      's:\n  x: 1\n  a:\n    - b: 1\n      c: >\n        d',
      's:\n  new: 1\n  x: 1\n  a:\n    - b: 1\n      c: >\n        d',
    ],
    ['a plain text in a list that the text ends in', 's:\n  a:\n    - b', 's:\n  a:\n    - b\n  new: 1'],
    ['a literal text before that', 's:\n  x: |\n    y\n  a: 1', 's:\n  x: |\n    y\n  a: 1\n  new: 1'],
    ['no value at the end of the text', 's:\n  a:', 's:\n  a:\n  new: 1'],
    ['no value, and a comment below', 's:\n  a:\n  # c\nz: 1\n', 's:\n  a:\n  new: 1\n  # c\nz: 1\n'],
    [
      'brackets with comments behind and below',
      's:\n  a: [\n    b\n  ] # c\n  # d\nz: 1\n',
      's:\n  a: [\n    b\n  ] # c\n  new: 1\n  # d\nz: 1\n',
    ],
    ['a finished literal text', 's:\n  a: |\n    b\n', 's:\n  a: |\n    b\n  new: 1\n'],
  ])('%s', (_, before, after) => {
    expect(applyEdits(before, [addToBlock(before, innerOf(before), ['new: 1'])])).toBe(after)
  })
})

test.each([
  ['the end of the text', 'a: 1\n', 5, 'a: 1\nb: 2\nc: 3\n'],
  ['the end mark', 'a: 1\n...\n', 5, 'a: 1\nb: 2\nc: 3\n...\n'],
  ['an indented root', '  a: 1\n', 7, '  a: 1\n  b: 2\n  c: 3\n'],
  ['a literal text without a line end', 'a: |\n  x', 8, 'b: 2\nc: 3\na: |\n  x'],
  ['the same, indented', '\n  a: |\n    x', 13, '\n  b: 2\n  c: 3\n  a: |\n    x'],
])('new keys of the root go to %s', (_, before, end, after) => {
  expect(applyEdits(before, [addToRoot(before, rootOf(before), end, ['b: 2', 'c: 3'])])).toBe(after)
})

test('a map without keys has no place for whole lines', () => {
  const text = 'a: {}\n'
  expect(() => addToBlock(text, innerOf(text), ['b: 2'])).toThrow('a block map without keys')
  expect(() => addToRoot('{}', rootOf('{}'), 2, ['b: 2'])).toThrow('a block map without keys')
})

test.each([
  ['nothing', '', 0, '  a\n  b\n'],
  ['a finished line', 'x\n', 2, 'x\n  a\n  b\n'],
  ['an unfinished line', 'x', 1, 'x\n  a\n  b'],
  ['an unfinished line of Windows', 'y\r\nx', 4, 'y\r\nx\r\n  a\r\n  b'],
  ['the first line', 'x\n', 0, '  a\n  b\nx\n'],
])('whole lines are added behind %s', (_, before, at, after) => {
  expect(applyEdits(before, [addLines(before, at, '  ', ['a', 'b'])])).toBe(after)
})

test.each([
  ['nothing', '{}', '{k: 1, l: 2}'],
  ['white space', '{ }', '{k: 1, l: 2 }'],
  ['a key', '{a: 1}', '{k: 1, l: 2, a: 1}'],
  ['a key behind a space', '{ a: 1 }', '{ k: 1, l: 2, a: 1 }'],
  ['a key on a line of its own', '{\n  a: 1\n}', '{\n  k: 1,\n  l: 2,\n  a: 1\n}'],
  ['a key behind an empty line', '{ \n\n  a: 1}', '{ \n\n  k: 1, \n\n  l: 2, \n\n  a: 1}'],
  ['a comment', '{ # c\n  a: 1}', '{ # c\n  k: 1, l: 2, a: 1}'],
  ['a comment on a line of its own', '{\n  # c\n  a: 1}', '{\n  # c\n  k: 1, l: 2, a: 1}'],
  ['an anchor and a tag', '{&x !!str a: 1}', '{k: 1, l: 2, &x !!str a: 1}'],
  ['a key without a name', '{: 1}', '{k: 1, l: 2, : 1}'],
])('keys are added to a map in braces that begins with %s', (_, before, after) => {
  const text = `x: 1\nz: ${before}\n`
  const map = rootOf(text).items[1]?.value
  expect(applyEdits(text, [addToFlow(text, map as YAMLMap, ['k: 1', 'l: 2'])])).toBe(`x: 1\nz: ${after}\n`)
})

test.each([
  ['its colon', 'a:', 2],
  ['its colon, in front of a comment', 'a: # c', 2],
  ['its tag', 'a: !!str', 8],
  ['its anchor', 'a: &x', 5],
  ['whichever comes last', 'a: !!str &x # c', 11],
  ['a tag on the next line', 'a:\n  !!str # c', 10],
  ['the colon of a key with a mark', '? a\n:', 5],
  ['nothing, where there is no colon', '? a', undefined],
  ['nothing, where there is no colon in braces', '{a}', undefined],
])('the value of a key that has none goes behind %s', (_, text, at) => {
  expect(valueOffset(firstOf(rootOf(text)))).toBe(at)
})

test.each([
  ['a plain value', 'a: b # c\n', ''],
  ['a literal text', 'a: |\n  # b\n', ''],
  ['a literal text with a comment', 'a: | # c\n  b\n', ' # c'],
  ['whatever is in between', 'a: >2-\t  #c\n   b\n', '\t  #c'],
  ['a comment behind it', 'a: |\n  b\n# c\n', ''],
])('the comment of a block scalar: %s', (_, text, comment) => {
  const value = rootOf(text).items[0]?.value
  if (!isScalar(value)) throw new Error('no scalar')
  expect(blockScalarComment(text, value as Scalar)).toBe(comment)
})

test.each([
  ['abc\ndef\n', 0, 4],
  ['abc\ndef\n', 2, 4],
  ['abc\ndef\n', 3, 4],
  ['abc\ndef\n', 4, 4],
  ['abc\ndef\n', 5, 8],
  ['abc\ndef\n', 8, 8],
  ['abc\ndef', 5, 7],
  ['\nabc\n', 0, 1],
  ['\n\n', 1, 1],
  ['', 0, 0],
])('the line after the one of %j at %d starts at %d', (text, offset, start) => {
  expect(lineAfter(text, offset)).toBe(start)
})

test.each([
  ['abc', 0, 0],
  ['abc', 2, 2],
  ['a\nbcd', 2, 0],
  ['a\nbcd', 4, 2],
  ['a\r\nb', 3, 0],
])('in %j, %d is in column %d', (text, offset, column) => expect(columnOf(text, offset)).toBe(column))

test.each([
  ['a: 1', 0],
  ['\n# c\n  a: 1', 7],
  ['&x a: 1', 0],
  ['# c\n!!str a: 1', 4],
  ['{ a: 1}', 2],
  ['{ # c\n &x a: 1}', 7],
  ['? a\n: 1', 0],
  ['{ : 1}', 2],
])('the first key of %j starts at %d', (text, start) => {
  expect(startOf(firstOf(rootOf(text)))).toBe(start)
})

test('the second key in braces starts behind its comma', () => {
  const [, second] = itemsOf(rootOf('{a: 1 , \n b: 2}'))
  expect(second && startOf(second)).toBe(10)
})

test.each([
  ['', '\n'],
  ['a', '\n'],
  ['a\nb\r\n', '\n'],
  ['a\r\nb\n', '\r\n'],
  ['a\rb\n', '\n'],
])('the line end of %j is %j', (text, eol) => expect(lineEndOf(text)).toBe(eol))
