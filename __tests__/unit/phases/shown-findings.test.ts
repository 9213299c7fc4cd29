import { expect, test } from '@jest/globals'
import { consequenceFor, shownErrors } from '../../../src/phases/shown-findings.ts'

test.each([
  [1, 'it'],
  [2, 'all of them'],
  [10, 'all of them'],
  [11, 'the first ten'],
])('of %i errors, the summary shows %s', (errors, shown) => {
  expect(shownErrors(errors)).toBe(shown)
})

test.each([
  [[], 'this step fails'],
  [['the release'], 'this step fails, and the release was not changed'],
  [
    ['the values file', 'the release'],
    'this step fails, and neither the values file nor the release was changed',
  ],
])('an error says what was not changed, of %j', (targets, words) => {
  expect(consequenceFor(targets)).toBe(words)
})
