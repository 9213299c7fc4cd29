import { expect, test } from '@jest/globals'
import type { RetryLimits } from '../../../src/api/call.ts'
import type { AdminApi } from '../../../src/api/client.ts'
import { StepError } from '../../../src/errors/errors.ts'
import { followJob } from '../../../src/phases/follow.ts'
import { requestLink } from '../../../src/phases/link.ts'
import { startExport } from '../../../src/phases/start.ts'
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

test.each([
  [true, { maxRetries: 4, retryUnfinishedUntil: 60_000 }, { deadline: 60_000 }],
  [false, { maxRetries: 4 }, { deadline: 60_000, maxRetries: 4 }],
])('with wait: %p, the deadline or a few retries limit each call', async (wait, ofBundle, ofOthers) => {
  const { log } = printedLog()
  const step = openStep(new AbortController().signal, {
    env: {},
    clock: manualClock(),
    random: () => 0.5,
    log,
  })
  const waitPlan = planWait({ wait, timeoutMs: 60_000, pollIntervalMs: 1 }, 0)
  const asked: RetryLimits[] = []
  const state = {
    status: 'completed',
    progress: undefined,
    pageCount: undefined,
    error: undefined,
    json: '{}',
  }
  const noting =
    <T>(answer: T) =>
    async (_: string, limits: RetryLimits) => {
      asked.push(limits)
      return answer
    }
  const api = {
    startExport: noting({ jobId: 'j', state: undefined }),
    readExport: noting({ ...state, retryAfterMs: undefined }),
    requestBundle: noting({ bundleUrl: 'https://x.example/', sizeBytes: 1, expiresAt: undefined }),
  }
  await startExport(api, 'docs.example.com', waitPlan, step)
  const job = {
    id: 'j',
    phase: 'Export',
    read: (limits: RetryLimits) => api.readExport('j', limits),
    ends: new Set(['completed']),
    running: new Set<string>(),
    failure: (error: Error) => new StepError('unexpected', { what: error.message }),
    redaction: 'all logs',
  } as const
  await followJob(job, waitPlan, step)
  const options = { baseUrl: new URL('https://api.example.com'), redaction: 'all logs', waitPlan } as const
  await requestLink(api, { id: 'j', status: 'completed' }, options, step)
  expect(asked).toEqual([ofOthers, ofOthers, ofBundle])
})

test.each([
  ['all logs', 'mask'],
  ['this step', 'hide'],
] as const)('a link is redacted in %s before anybody gets it', async (redaction, way) => {
  const events: string[] = []
  const noting = (name: string) => (text: string) => void events.push(`${name} ${text}`)
  const log = { ...printedLog().log, mask: noting('mask'), hide: noting('hide') }
  const step = openStep(new AbortController().signal, {
    env: {},
    clock: manualClock(),
    random: () => 0.5,
    log,
  })
  const url = 'https://bucket.example/x?X-Amz-Signature=0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const requestBundle = async () => ({ bundleUrl: url, sizeBytes: 1, expiresAt: undefined })
  const waitPlan = planWait({ wait: true, timeoutMs: 1, pollIntervalMs: 1 }, 0)
  const options = { baseUrl: new URL('https://api.example.com'), redaction, waitPlan }
  const outputs = { ...step.outputs, set: noting('set') }
  await requestLink({ requestBundle }, { id: 'j', status: 'completed' }, options, { ...step, outputs })
  expect(events.slice(0, 3)).toEqual([
    `${way} ${url}`,
    `${way} 0f1e2d3c4b5a69788796a5b4c3d2e1f0`,
    'set bundleUrl',
  ])
})
