import { expect, test } from '@jest/globals'
import { describeLiveness, describeMatch } from '../../../src/live/describe-verdict.ts'
import type { LiveVerdict } from '../../../src/live/judging/live-verdict.ts'

test.each([
  [0, 0, 0, '0 addresses match'],
  [1, 1, 0, '1 address matches'],
  [2, 2, 0, 'all 2 addresses match'],
  [2, 1, 0, '1 of 2 addresses matches'],
  [2_000, 1_000, 0, '1,000 of 2,000 addresses match'],
  [2, 2, 1, 'all 2 addresses match, except for 1 accepted finding'],
  [1, 1, 2, '1 address matches, except for 2 accepted findings'],
])(
  'of %i addresses, %i are compared, with %i accepted findings',
  (addressCount, comparedCount, accepted, words) => {
    expect(describeMatch({ addressCount, comparedCount, accepted } as LiveVerdict)).toBe(words)
  },
)

test.each([
  [undefined, 1, 'Not live after 3s'],
  [undefined, 2, 'Not live after 3s'],
  [0, 1, 'Live at the first request, at 1970-01-01 00:00:00 UTC'],
  [1_500, 2, 'Live since 1970-01-01 00:00:01 UTC, after 3s'],
])('live since %s ms, after %i rounds', (liveSinceMs, roundCount, words) => {
  const verdict = { liveSinceMs, roundCount, elapsedMs: 3_000 } as LiveVerdict
  expect(describeLiveness(verdict)).toBe(words)
})
