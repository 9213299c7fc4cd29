import { describe, expect, test } from '@jest/globals'
import { readYaml } from '../../../src/handover/yaml-document.ts'

const read = (text: string) => readYaml({ text, name: 'values.yaml' })

describe('an error says what is wrong with a file, and where', () => {
  test.each([
    ['a: 1\nb: ]x\n', 'unexpected flow-seq-end token in YAML stream', 2, 4],
    ['a:\n\tb: 1\n', 'tabs are not allowed as indentation', 2, 1],
    ['a: b: c', 'a value that contains “: ” needs quotes', 1, 4],
    ['a: &x &y 1', 'a node can have at most one anchor', 1, 7],
    ['a: |secret\n b', 'block scalar header includes extra characters', 1, 5],
    ['- a\nb', 'unexpected scalar at node end', 2, 1],
    ['a: 1\nb: 2\na: 3', 'this key occurs twice in the same map', 3, 1],
    ['a: 1\n"a": 2', 'this key occurs twice in the same map', 2, 1],
    ['x: [{a: 1, a: 2}]', 'this key occurs twice in the same map', 1, 12],
    ['? {a: 1, a: 2}\n: 1', 'this key occurs twice in the same map', 1, 10],
    ['staticExport:\nb: 2\nstaticExport:\n', 'staticExport occurs twice', 3, 1],
    [
      'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n',
      'the file contains merge conflict markers',
      2,
      1,
    ],
  ])('%j: %s', (text, why, line, column) => {
    const values = { file: 'values.yaml', why, line, column }
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'values-file-syntax', values }),
    )
  })

  test.each([
    ['a: 1\n---\nb: 1\n', 2],
    ['---\n---\n---\n', 3],
  ])('%j has %d documents', (text, count) => {
    const values = { file: 'values.yaml', count }
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'values-file-documents', values }),
    )
  })
})

test.each([
  ['a map that is merged into two others', 'a: &a {x: 1}\nb: {<<: *a}\nc: {<<: *a}\n'],
  ['a map that is merged into one next to it', 'a: &a {b: 1}\nc:\n  d: {<<: [*a, *a]}\n'],
  ['the same key in two maps', 'a: {x: 1}\nb: {x: 1}\n'],
  ['keys that are the same only in YAML 1.1', 'yes: 1\non: 2\n'],
  ['keys that are lists', '? [a]\n: 1\n? [a]\n: 2\n'],
  ['a list that has itself in it', 'a: &a [*a]\n'],
  ['an anchor that is set again', 'a: &x 1\nb: &x 2\nc: *x\n'],
])('valid YAML: %s', (_, text) => expect(() => read(text)).not.toThrow())

test.each([
  ['nothing', '', []],
  ['comments of every kind', '# a\nb: 1 # c\n  # d\n', ['# a', '# c', '# d']],
  ['without a space', '#a\n', ['#a']],
  ['after the mark of a text block', 'a: | # b\n  c\n', ['# b']],
  ['in a text, where they are none', 'a: |\n  # b\n', []],
  ['inside a plain text, where they are none', 'a: b#c\n', []],
  ['in quotes, where they are none', 'a: "# b"\n', []],
  ['in brackets', 'a: [ # b\n  c ] # d\n', ['# b', '# d']],
  [
    'around the marks of the document',
    '# a\n--- # b\nc: 1\n... # d\n# e\n',
    ['# a', '# b', '# d', '# e'],
  ],
  ['the same again', '# a\n# a\n', ['# a', '# a']],
])('comments are collected: %s', (_, text, comments) =>
  expect(read(text).comments).toEqual(comments),
)
