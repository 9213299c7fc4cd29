import { expect, test } from '@jest/globals'
import type { LiveResult } from '../../../src/step/results.ts'
import { makeLiveTitle } from '../../../src/summary/ending.ts'

test.each<[LiveResult['kind'], string]>([
  ['same', 'docs.example.com is live'],
  ['different', 'docs.example.com is not live'],
  ['unknown', 'docs.example.com is not known to be live'],
  ['unreachable', 'docs.example.com cannot be reached'],
])('the title of a live check that ended with “%s”', (kind, title) => {
  expect(makeLiveTitle({ kind, hostAndPath: 'docs.example.com' })).toBe(title)
})
