import { expect, test } from '@jest/globals'
import { describeMatch } from '../../../src/live/describe-verdict.ts'
import type { LiveVerdict } from '../../../src/live/judging/live-verdict.ts'

test.each([
  [1, 1, 0, '1 address matches'],
  [2, 2, 0, 'all 2 addresses match'],
  [2, 1, 0, '1 of 2 addresses matches'],
  [2_000, 1_000, 0, '1,000 of 2,000 addresses match'],
  [2, 2, 1, 'all 2 addresses match, except for 1 accepted finding'],
])(
  'of %i addresses, %i are compared, with %i accepted findings',
  (addressCount, comparedCount, accepted, words) => {
    expect(describeMatch({ addressCount, comparedCount, accepted } as LiveVerdict)).toBe(words)
  },
)
