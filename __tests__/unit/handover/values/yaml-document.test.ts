import { describe, expect, test } from '@jest/globals'
import { isAlias, isMap, isScalar, type Pair, type YAMLMap } from 'yaml'
import { keyOf, mergesOf, readYaml, sourcesOf } from '../../../../src/handover/values/yaml-document.ts'

const read = (text: string) => readYaml({ text, name: 'values.yaml' })

function mapIn(text: string): YAMLMap {
  const { contents } = read(text).doc
  if (!isMap(contents)) throw new Error(`no map: ${text}`)
  return contents
}

function lastPairOf(map: YAMLMap): Pair {
  const pair = map.items.at(-1)
  if (!pair) throw new Error('no key')
  return pair
}

describe('an error says what is wrong with a file, and where', () => {
  test.each([
    ['a: 1\nb: ]x\n', 'Unexpected flow-seq-end token in YAML stream', 2, 4],
    ['a:\n\tb: 1\n', 'Tabs are not allowed as indentation', 2, 1],
    ['a: b: c', 'Nested mappings are not allowed in compact mappings', 1, 4],
    ['a: &x &y 1', 'A node can have at most one anchor', 1, 7],
    ['a: |secret\n b', 'Block scalar header includes extra characters', 1, 5],
    ['- a\nb', 'Unexpected scalar at node end', 2, 1],
    ['a: *b', 'Unresolved alias (the anchor must be set before the alias)', 1, 4],
    ['a: *b\nb: &b 1', 'Unresolved alias (the anchor must be set before the alias)', 1, 4],
    ['*a : 1', 'Unresolved alias (the anchor must be set before the alias)', 1, 1],
    ['a:\n  - *b', 'Unresolved alias (the anchor must be set before the alias)', 2, 5],
    ['a: 1\nb: 2\na: 3', 'Map keys must be unique', 3, 1],
    ['a: 1\n"a": 2', 'Map keys must be unique', 2, 1],
    ['x: [{a: 1, a: 2}]', 'Map keys must be unique', 1, 12],
    ['? {a: 1, a: 2}\n: 1', 'Map keys must be unique', 1, 10],
    ['x: 1\n<<: 1', 'Merge sources must be maps or map aliases', 2, 1],
    ['a: &a [b]\n<<: *a', 'Merge sources must be maps or map aliases', 2, 1],
    ['<<: [{a: 1}, 2]', 'Merge sources must be maps or map aliases', 1, 1],
    ['a: &a\n  b:\n    <<: *a\n', 'A map cannot be merged into itself', 3, 5],
    ['a: &a\n  b:\n    <<: [{}, *a]\n', 'A map cannot be merged into itself', 3, 5],
    ['--- &a\n<<: *a\n', 'A map cannot be merged into itself', 2, 1],
  ])('%j: %s', (text, why, line, column) => {
    const values = { file: 'values.yaml', why, line, column }
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'values-file-syntax', values }))
  })

  test('the first problem in the text is reported, whichever is found first', () => {
    const values = (line: number) => expect.objectContaining({ values: expect.objectContaining({ line }) })
    expect(() => read('a: 1\na: 2\nb: *c\n')).toThrow(values(2))
    expect(() => read('b: *c\na: 1\na: 2\n')).toThrow(values(1))
  })

  test.each([
    ['a: 1\n---\nb: 1\n', 2],
    ['---\n---\n---\n', 3],
  ])('%j has %d documents', (text, count) => {
    const values = { file: 'values.yaml', count }
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'values-file-documents', values }))
  })
})

test.each([
  ['a map that is merged into two others', 'a: &a {x: 1}\nb: {<<: *a}\nc: {<<: *a}\n'],
  ['a map that is merged into one beside it', 'a: &a {b: 1}\nc:\n  d: {<<: [*a, *a]}\n'],
  ['two merges in one map', 'a: &a {x: 1}\n<<: *a\n<<: {y: 1}\n'],
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
  ['behind the mark of a text', 'a: | # b\n  c\n', ['# b']],
  ['in a text, where they are none', 'a: |\n  # b\n', []],
  ['inside a plain text, where they are none', 'a: b#c\n', []],
  ['in quotes, where they are none', 'a: "# b"\n', []],
  ['in brackets', 'a: [ # b\n  c ] # d\n', ['# b', '# d']],
  ['around the marks of the document', '# a\n--- # b\nc: 1\n... # d\n# e\n', ['# a', '# b', '# d', '# e']],
  ['the same again', '# a\n# a\n', ['# a', '# a']],
])('comments are collected: %s', (_, text, comments) => expect(read(text).comments).toEqual(comments))

test.each([
  ['', 0],
  ['a: 1', 4],
  ['a: 1\n\n# b\n', 10],
  ['a: 1\n...\n', 5],
  ['a: 1\n... # b\n# c\n', 5],
])('the document %j ends at %d', (text, end) => expect(read(text).end).toBe(end))

test.each([
  ['a value', 'a: &x 1\nb: *x', [1]],
  ['an empty value', 'a: &x\nb: *x', [null]],
  ['a key', '&x a: 1\nb: *x', ['a']],
  ['the last that was set', 'a: &x 1\nb: *x\nc: &x 2\nd: *x', [1, 2]],
])('an alias refers to %s', (_, text, values) => {
  const nodes = [...read(text).aliasTargets.values()]
  expect(nodes.map((target) => isScalar(target) && target.value)).toEqual(values)
})

test('an alias can refer to a map, a list and what contains it', () => {
  const { doc, aliasTargets } = read('m: &m {a: 1}\nl: &l [*m, *l]\nz: *l\n')
  const [m, l] = [doc.get('m'), doc.get('l')]
  expect([...aliasTargets].map(([alias, node]) => [alias.source, node])).toEqual([
    ['m', m],
    ['l', l],
    ['l', l],
  ])
})

test.each([
  ['a word', 'a: 1', 'a'],
  ['quotes', '"a b": 1', 'a b'],
  ['a number', '1: 1', 1],
  ['nothing', ': 1', null],
  ['an alias of a word', 'x: &x a\n*x : 1', 'a'],
  ['an alias of a list', 'x: &x [a]\n*x : 1', undefined],
  ['a list', '? [a]\n: 1', undefined],
])('the name of a key: %s', (_, text, name) => {
  const { doc, aliasTargets } = read(text)
  expect(keyOf(lastPairOf(doc.contents as YAMLMap), aliasTargets)).toBe(name)
})

test('only a plain << merges', () => {
  const map = mapIn('a: {}\n<<: {b: 1}\n"<<": {c: 1}\n? [<<]\n: 1\n<<: {d: 1}\n')
  const merged = mergesOf(map).flatMap((pair) => sourcesOf(pair, new Map()))
  expect(merged.map((source) => isMap(source) && source.toJSON())).toEqual([{ b: 1 }, { d: 1 }])
})

test.each([
  ['a map', '<<: {a: 1}', [{ a: 1 }]],
  ['an alias', 'x: &x {a: 1}\n<<: *x', [{ a: 1 }]],
  ['a list', 'x: &x {a: 1}\n<<: [*x, {b: 1}]', [{ a: 1 }, { b: 1 }]],
  ['an alias of a list', 'x: &x [{a: 1}]\n<<: *x', [{ a: 1 }]],
])('what is merged: %s', (_, text, sources) => {
  const { doc, aliasTargets } = read(text)
  const found = sourcesOf(lastPairOf(doc.contents as YAMLMap), aliasTargets)
  expect(found.map((source) => isMap(source) && source.toJSON())).toEqual(sources)
  expect(found.some(isAlias)).toBe(false)
})
