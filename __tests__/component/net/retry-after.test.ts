import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const source = join(import.meta.dirname, '../../../src/net/retry-after.ts')

test.each([
  ['of asctime, which names no zone', 'Fri Jan  2 03:05:05 2026'],
  ['of today', 'Fri, 02 Jan 2026 03:05:05 GMT'],
  ['of RFC 850', 'Friday, 02-Jan-26 03:05:05 GMT'],
])('a date in the form %s is in UTC, wherever the runner is', (_, date) => {
  const script = `
    import { parseRetryAfter } from ${JSON.stringify(source)}
    const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5)
    console.log(new Date(nowMs).getTimezoneOffset(), parseRetryAfter({ 'retry-after': ${JSON.stringify(date)} }, nowMs))`
  const run = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    })
  expect(run('Asia/Tokyo')).toBe('-540 60000\n')
  expect(run('America/New_York')).toBe('300 60000\n')
})
