import { expect, test } from '@jest/globals'
import type { AdminApi } from '../../../src/api/client.ts'
import { requestLink } from '../../../src/phases/link.ts'
import { planWait } from '../../../src/phases/wait-plan.ts'
import { openStep } from '../../../src/step/step.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { printedLog } from '../../support/printed-log.ts'

test('a link that has expired already is noted once, not again for each that is asked for', async () => {
  const clock = manualClock()
  clock.advance(Date.parse('2026-11-01T00:00:00Z'))
  const { log, printed } = printedLog()
  const step = openStep(new AbortController().signal, { env: {}, clock, random: () => 0.5, log })
  const expired = { bundleUrl: 'https://storage.example.com/x', sizeBytes: 1, expiresAt: 1_000 }
  const api: Pick<AdminApi, 'requestBundle'> = { requestBundle: async () => expired }
  const options = {
    baseUrl: new URL('https://api.example.com'),
    redaction: 'all logs',
    waitPlan: planWait({ wait: true, timeoutMs: 1, pollIntervalMs: 1 }, 0),
  } as const
  for (let i = 0; i < 3; i++) await requestLink(api, { id: 'j', status: 'completed' }, options, step)
  expect(printed.filter((line) => line.includes('can be downloaded until'))).toHaveLength(3)
  expect(printed.filter((line) => line.includes('is the clock of this machine right?'))).toHaveLength(1)
})
