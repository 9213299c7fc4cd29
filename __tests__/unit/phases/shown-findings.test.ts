import { expect, test } from '@jest/globals'
import { shownErrors } from '../../../src/phases/shown-findings.ts'

test.each([
  [1, 'it'],
  [2, 'all of them'],
  [10, 'all of them'],
  [11, 'the first ten'],
])('of %i errors, the summary shows %s', (errors, shown) => {
  expect(shownErrors(errors)).toBe(shown)
})
