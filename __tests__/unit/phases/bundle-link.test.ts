import { expect, test } from '@jest/globals'
import type { RetryLimits } from '../../../src/api/api-client.ts'
import { planWait } from '../../../src/net/poll.ts'
import { requestLink as linkOf, renewLink } from '../../../src/phases/bundle-link.ts'
import { pollJob } from '../../../src/phases/poll-job.ts'
import { startExport } from '../../../src/phases/start-export.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { printedStep } from '../../support/printed-step.ts'

const JOB = { id: 'j', status: 'completed' }
const ANSWER = { bundleUrl: 'https://x.example/', sizeBytes: 1, expiresAtMs: undefined, jobId: 'j' }
const BUNDLE = { bundle: ANSWER, retryAfterMs: undefined }
const OPTIONS = {
  baseUrl: new URL('https://api.example.com'),
  redaction: 'all logs',
  waitPlan: planWait({ shouldWait: true, timeoutMs: 1, pollIntervalMs: 1 }, 0),
} as const

test('the expiry and the job of a link are printed once, not again for each new link', async () => {
  const clock = manualClock()
  clock.advance(Date.parse('2026-11-01T00:00:00Z'))
  const { step, printed } = printedStep({}, clock)
  const requestLink = async () => ({
    ...BUNDLE,
    bundle: { ...ANSWER, expiresAtMs: 1_000, jobId: 'exp_9' },
  })
  await linkOf({ requestLink }, JOB, OPTIONS, step)
  await renewLink({ requestLink }, JOB, OPTIONS, step)
  await renewLink({ requestLink }, JOB, OPTIONS, step)
  expect(printed.filter((line) => line.includes('The link to the bundle expires at'))).toHaveLength(
    1,
  )
  expect(printed.filter((line) => line.includes('Is that clock correct?'))).toHaveLength(1)
  expect(
    printed.filter((line) => line.includes('but responded with the bundle of job exp_9')),
  ).toHaveLength(1)
})

test.each([
  [2_000, '?Expires=1', 1_000],
  [1_000, '?Expires=2', 1_000],
  [1_000, '', 1_000],
  [undefined, '?Expires=1', 1_000],
  [undefined, '', undefined],
])('of an expiry at %s and one in %j, the earlier counts', async (expiresAtMs, query, earliest) => {
  const bundleUrl = `https://x.example/${query}`
  const requestLink = async () => ({ ...BUNDLE, bundle: { ...ANSWER, bundleUrl, expiresAtMs } })
  const link = await linkOf({ requestLink }, JOB, OPTIONS, printedStep().step)
  expect(link.expiresAtMs).toBe(earliest)
})

test.each([
  [true, { maxRetries: 4, retryUnfinishedUntilMs: 60_000 }, { deadlineMs: 60_000 }],
  [false, { maxRetries: 4 }, { deadlineMs: 60_000, maxRetries: 4 }],
])(
  'with wait: %p, the deadline or a few retries limit each call',
  async (wait, ofBundle, ofOthers) => {
    const { step } = printedStep()
    const waitPlan = planWait({ shouldWait: wait, timeoutMs: 60_000, pollIntervalMs: 1 }, 0)
    const asked: RetryLimits[] = []
    const state = {
      status: 'completed',
      progress: undefined,
      pageCount: undefined,
      error: undefined,
    }
    const noting =
      <T>(answer: T) =>
      async (limits: RetryLimits) => {
        asked.push(limits)
        return { ...answer, retryAfterMs: undefined }
      }
    const form = {
      start: noting({ jobId: 'j', state: undefined }),
      read: noting({ ...state, json: '{}' }),
      requestLink: (_: string, limits: RetryLimits) => noting(BUNDLE)(limits),
    }
    await startExport(form, { domain: 'docs.example.com' }, waitPlan, step)
    const job = {
      id: 'j',
      phase: 'Export',
      read: form.read,
      finalStatuses: new Set(['completed']),
      operation: 'status',
      redaction: 'all logs',
    } as const
    await pollJob(job, waitPlan, step)
    await linkOf(form, JOB, { ...OPTIONS, waitPlan }, step)
    expect(asked).toEqual([ofOthers, ofOthers, ofBundle])
  },
)

test.each([
  ['all logs', 'mask'],
  ['this step', 'hide'],
] as const)('a link is redacted in %s before anybody gets it', async (redaction, way) => {
  const events: string[] = []
  const noting = (name: string) => (text: string) => void events.push(`${name} ${text}`)
  const { step } = printedStep()
  const log = { ...step.log, maskInJob: noting('mask'), hideInStep: noting('hide') }
  const url = 'https://bucket.example/x?X-Amz-Signature=0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const requestLink = async () => ({ ...BUNDLE, bundle: { ...ANSWER, bundleUrl: url } })
  const outputs = { ...step.outputs, set: noting('set') }
  await linkOf({ requestLink }, JOB, { ...OPTIONS, redaction }, { ...step, log, outputs })
  expect(events.slice(0, 3)).toEqual([
    `${way} ${url}`,
    `${way} 0f1e2d3c4b5a69788796a5b4c3d2e1f0`,
    'set bundleUrl',
  ])
})
