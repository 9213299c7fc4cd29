import { describe, expect, test } from '@jest/globals'
import { isSameExcept } from '../../../../src/handover/values/yaml-comparison.ts'
import { readYaml } from '../../../../src/handover/values/yaml-document.ts'

const KEYS = { section: 'staticExport', names: ['enabled', 'bundleUrl'] }
const read = (text: string) => readYaml({ text, name: 'values.yaml' })

/** In both directions, because the comparison is symmetric. */
const areSame = (one: string, other: string) => [
  isSameExcept(KEYS, read(one), read(other)),
  isSameExcept(KEYS, read(other), read(one)),
]

describe('a change to anything but the keys is noticed', () => {
  test.each([
    ['another value', 'a: 1', 'a: 2'],
    ['another value in a list', 'a: [b, c]', 'a: [b, d]'],
    ['another value in a map below', 'a: {b: {c: 1}}', 'a: {b: {c: 2}}'],
    ['a name that is spelled otherwise', 'a: 1', 'A: 1'],
    ['a key that is gone', 'a: 1\nb: 2', 'a: 1'],
    ['a value that is gone', 'a: 1', 'a:'],
    ['an item that is gone', 'a: [b, c]', 'a: [b]'],
    ['an item that is added to an empty list', 'a: []', 'a: [~]'],
    ['keys in another order', 'a: 1\nb: 2', 'b: 2\na: 1'],
    ['values that change places', 'a: 1\nb: 2', 'a: 2\nb: 1'],
    ['an item that moves to the list around it', 'a: [[b], c]', 'a: [[b, c]]'],
    ['a key that moves out of a map', 'a: {b: {c: 1}, d: 2}', 'a: {b: {c: 1, d: 2}}'],
    ['a number that is written otherwise', 'a: 1e3', 'a: 1000'],
    ['a number that becomes a string', 'a: 1', 'a: "1"'],
    ['other quotes', "a: 'b'", 'a: "b"'],
    ['a folded text that becomes a literal one', 'a: >\n  b\n', 'a: |\n  b\n'],
    ['a text that loses its line end', 'a: |\n  b\n', 'a: |-\n  b\n'],
    ['null that is written otherwise', 'a: ~', 'a: null'],
    ['a map in braces that becomes one on lines', 'a: {b: 1}', 'a:\n  b: 1'],
    ['a list in brackets that becomes one on lines', 'a: [b]', 'a:\n  - b'],
    ['a list that becomes a map', 'a: [b]', 'a: {b}'],
    ['an empty list that becomes an empty map', 'a: []', 'a: {}'],
    ['an empty list in the section that becomes a map', 'staticExport: {a: []}', 'staticExport: {a: {}}'],
    ['the tag of a value', 'a: !!str 1', 'a: 1'],
    ['the tag of a list', 'a: !local [b]', 'a: [b]'],
    ['the tag of a key', '!!str a: 1', 'a: 1'],
    ['the anchor of a value', 'a: &x 1', 'a: 1'],
    ['the name of an anchor', 'a: &x 1', 'a: &y 1'],
    ['the anchor of a map', 'a: &x {b: 1}', 'a: {b: 1}'],
    ['the anchor of a key', '&x a: 1', 'a: 1'],
    ['the target of an alias', 'a: &x 1\nb: &y 1\nc: *x', 'a: &x 1\nb: &y 1\nc: *y'],
    ['an alias that becomes a copy', 'a: &x 1\nc: *x', 'a: &x 1\nc: 1'],
    ['an alias that becomes its name', 'a: &x 1\nc: *x', 'a: &x 1\nc: x'],
    ['what is merged', 'a: &x {}\nb: &y {}\n<<: *x', 'a: &x {}\nb: &y {}\n<<: *y'],
    ['a comment that is gone', 'a: 1 # why', 'a: 1'],
    ['a comment that says something else', 'a: 1 # why', 'a: 1 # how'],
    ['a comment that becomes a value', 'a: # b', 'a: b'],
    ['comments in another order', '# one\n# two\na: 1', '# two\n# one\na: 1'],
    ['a comment inside the section', 'staticExport: {} # why', 'staticExport: {}'],
    ['the tag of the document', '--- !local\na: 1', 'a: 1'],
    ['the anchor of the document', '--- &x\na: 1', 'a: 1'],
    ['the tag of a document that is empty', '--- !!map\n', ''],
    ['an anchor that becomes a tag', '--- &!x\na: 1', '--- !x\na: 1'],
    ['another key in the section', 'staticExport: {timeout: 1}', 'staticExport: {timeout: 2}'],
    ['another key in the section that is gone', 'staticExport: {timeout: 1}', 'staticExport: {}'],
    ['other keys in the section, their order', 'staticExport: {a: 1, b: 2}', 'staticExport: {b: 2, a: 1}'],
    ['a key of the section that merges', 'x: &x {}\nstaticExport: {<<: *x}', 'x: &x {}\nstaticExport: {}'],
    ['a key of the section that is a map', 'staticExport: {? {a: 1} : 1}', 'staticExport: {? {a: 2} : 1}'],
    ['the tag of the section', 'staticExport: !local {}', 'staticExport: {}'],
    ['the anchor of the section', 'staticExport: &x {}', 'staticExport: {}'],
    ['the anchor of a section without keys', 'staticExport: &x', 'staticExport:'],
    ['the tag of a section without keys', 'staticExport: !!map', 'staticExport:'],
    ['a key with one of the names at the root', 'enabled: 1', 'enabled: 2'],
    ['a key with one of the names in another map', 'a: {enabled: 1}', 'a: {enabled: 2}'],
    ['one further down in the section', 'staticExport: {a: {enabled: 1}}', 'staticExport: {a: {enabled: 2}}'],
    ['a section further down', 'a: {staticExport: {enabled: 1}}', 'a: {staticExport: {enabled: 2}}'],
  ])('%s', (_, one, other) => expect(areSame(one, other)).toEqual([false, false]))
})

describe('a change to the keys themselves is ignored', () => {
  test.each([
    ['other values', 'staticExport:\n  enabled: false', 'staticExport:\n  enabled: true'],
    [
      'keys that were missing',
      'staticExport:\n  a: 1',
      'staticExport:\n  a: 1\n  enabled: true\n  bundleUrl: x',
    ],
    ['keys at another place', 'staticExport:\n  enabled: 1\n  a: 1', 'staticExport:\n  a: 1\n  enabled: 1'],
    ['a section that was missing', 'a: 1', 'a: 1\nstaticExport: {enabled: true}'],
    ['a section that was null', 'staticExport: ~', 'staticExport: {enabled: true}'],
    ['a section without a value', 'staticExport:', 'staticExport:\n  enabled: true'],
    ['a section with an anchor', 'staticExport: &x', 'staticExport: &x\n  enabled: true'],
    ['a document that was empty', '# mine\n', '# mine\nstaticExport: {enabled: true}'],
    [
      'a section and keys that are named by aliases',
      'a: &s staticExport\nb: &e enabled\n*s :\n  *e : 1',
      'a: &s staticExport\nb: &e enabled\n*s :\n  *e : 2',
    ],
    ['white space', 'a:    1\n\n\nb: [ c ]', 'a: 1\nb: [c]'],
  ])('%s', (_, one, other) => expect(areSame(one, other)).toEqual([true, true]))
})

test('only the named keys are ignored', () => {
  const [one, other] = [read('staticExport: {version: 1}'), read('staticExport: {version: 2}')]
  expect(isSameExcept(KEYS, one, other)).toBe(false)
  expect(isSameExcept({ ...KEYS, names: ['version'] }, one, other)).toBe(true)
})
