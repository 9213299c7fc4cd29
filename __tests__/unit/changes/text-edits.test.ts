import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { editsOf, eitherHas } from '../../../src/changes/page/text-edits.ts'

/** Returns the text that `before` becomes with the edits that lead to `after`. */
function edited(before: string, after: string): string {
  let text = ''
  let at = 0
  for (const edit of editsOf(before, after)) {
    text += before.slice(at, edit.before.start)
    expect(text).toHaveLength(edit.after.start)
    text += after.slice(edit.after.start, edit.after.end)
    at = edit.before.end
  }
  return text + before.slice(at)
}

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `<p>line ${from + i}</p>\n`).join('')

/** The length of all edits in both texts. */
function editedLength(before: string, after: string): number {
  return editsOf(before, after).reduce(
    (sum, edit) => sum + edit.before.end - edit.before.start + edit.after.end - edit.after.start,
    0,
  )
}

test('the edits of a text make the other one', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom('a', 'b', 'ab', lines(0, 20), lines(20, 40)), fc.string()), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(edited(before, after)).toBe(after)
    }),
    { numRuns: 2_000 },
  )
})

test.each<[string, string, string, number]>([
  ['nothing', lines(0, 90), lines(0, 90), 0],
  ['one word', `${lines(0, 50)}one${lines(50, 90)}`, `${lines(0, 50)}two${lines(50, 90)}`, 6],
  ['a word more at both ends', lines(0, 90), `one${lines(0, 90)}two`, 6],
  ['a word less at both ends', `one${lines(0, 90)}two`, lines(0, 90), 6],
  [
    'a part less, and one more',
    lines(0, 9) + lines(100, 130) + lines(9, 90),
    lines(0, 50) + lines(200, 230) + lines(50, 90),
    2 * 30 * lines(100, 101).length,
  ],
])('%s', (_, before, after, length) => {
  expect(edited(before, after)).toBe(after)
  expect(editedLength(before, after)).toBe(length)
})

test('what is looked for in two texts is found in either of them', () => {
  const text = fc
    .array(fc.constantFrom('<ba', 'se ', '<base ', '<', ' ', lines(0, 6), lines(20, 26)), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = editsOf(before, after)
      const isInEither = before.includes('<base ') || after.includes('<base ')
      expect(eitherHas(/<base /, 6, before, after, edits)).toBe(isInEither)
    }),
    { numRuns: 5_000 },
  )
})

test('texts with many edits have edits up to the last one', () => {
  const word = (which: string) =>
    Array.from({ length: 50 }, (_, i) => `${which}${lines(10 * i, 10 * i + 10)}`).join('')
  const edits = editsOf(word('one'), word('three'))
  expect(edits.length).toBeGreaterThan(5)
  expect(edits.length).toBeLessThan(50)
  expect(edited(word('one'), word('three'))).toBe(word('three'))
})
