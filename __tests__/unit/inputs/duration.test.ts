import { expect, test } from '@jest/globals'
import { perhapsMinutes } from '../../../src/inputs/parse/duration.ts'

test.each([
  ['30', 30],
  ['360', 360],
  ['361', undefined],
  ['1800', undefined],
  ['30s', undefined],
  ['30m', undefined],
  ['', undefined],
])('%j may be meant as minutes: %j', (text, minutes) => {
  expect(perhapsMinutes(text)).toBe(minutes)
})
