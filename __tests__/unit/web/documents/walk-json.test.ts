import { expect, test } from '@jest/globals'
import { walkJson } from '../../../../src/web/documents/walk-json.ts'

/** Returns the paths of the strings in a text, with their offsets and what they are. */
function stringsIn(text: string): string[] {
  const found: string[] = []
  walkJson(text, (path, at, value) => {
    if (value !== undefined) found.push(`${path.join(' ')} ${at} ${value}`)
  })
  return found
}

test.each([
  [31, 'read'],
  [32, 'too-deep'],
])('an object with lists at %i levels is %s', (levels, outcome) => {
  const text = `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(walkJson(text, () => undefined)).toBe(outcome)
})

test.each<[string, readonly string[]]>([
  ['{"a":["x",1,"y"],"b":{"c":"z"}}', ['a 0 6 x', 'a 2 12 y', 'b c 26 z']],
  [
    String.raw`{"a":"x\"y","b":"\\","c\"":"z"}`,
    ['a 5 x"y', String.raw`b 16 \ `.trimEnd(), 'c" 27 z'],
  ],
  [`{"${'k'.repeat(8_192)}/":"x"}`, [`${'k'.repeat(8_191)}/ 8197 x`]],
  ['{"a":"x"', []],
])('the strings in %s', (text, strings) => expect(stringsIn(text)).toEqual(strings))
