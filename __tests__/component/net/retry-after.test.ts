import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const source = join(import.meta.dirname, '../../../src/net/parse-retry-after.ts')

/** In the forms of asctime, which has no zone, of today, and of RFC 850. */
const DATES = [
  'Fri Jan  2 03:05:05 2026',
  'Fri, 02 Jan 2026 03:05:05 GMT',
  'Friday, 02-Jan-26 03:05:05 GMT',
]

test.each([
  ['Asia/Tokyo', -540],
  ['America/New_York', 300],
])('a date in any form is in UTC, even if the runner is in %s', (TZ, offset) => {
  const script = `
    import { parseRetryAfter } from ${JSON.stringify(source)}
    const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5)
    const parsed = ${JSON.stringify(DATES)}.map((date) => parseRetryAfter({ 'retry-after': date }, nowMs))
    console.log(JSON.stringify([new Date(nowMs).getTimezoneOffset(), ...parsed]))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ },
  })
  expect(JSON.parse(printed)).toEqual([offset, 60_000, 60_000, 60_000])
})
