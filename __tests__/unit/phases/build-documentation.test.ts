import { expect, test } from '@jest/globals'
import type { RetryLimits } from '../../../src/api/api-client.ts'
import type { StepError } from '../../../src/errors/step-error.ts'
import { planWait } from '../../../src/net/poll.ts'
import { buildDocumentation } from '../../../src/phases/build-documentation.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { printedStep } from '../../support/printed-step.ts'

const MINUTE = 60_000
const SHA = '0123456789abcdef0123456789abcdef01234567'

/**
 * Requests a build that takes this long, with requests of which the first takes a minute and a
 * half.
 */
async function built(
  takesMs: number,
  {
    wait = true,
    expectCommit,
    sha = SHA,
  }: { wait?: boolean; expectCommit?: string; sha?: string } = {},
) {
  const clock = manualClock()
  const { step, printed } = printedStep({}, clock)
  const waitPlan = planWait(
    { shouldWait: wait, timeoutMs: 10 * MINUTE, pollIntervalMs: 15_000 },
    clock.now(),
  )
  const limits: RetryLimits[] = []
  const nothing = {
    progress: undefined,
    pageCount: undefined,
    error: undefined,
    retryAfterMs: undefined,
  }
  const state = { ...nothing, json: '{"bundleUrl":"https://x/y"}', log: [] }
  const api = {
    async requestUpdate(_: string, given: RetryLimits) {
      limits.push(given)
      await clock.sleep(1.5 * MINUTE)
      return { statusId: 's', retryAfterMs: undefined }
    },
    async readUpdate(_: string, given: RetryLimits) {
      limits.push(given)
      const status = clock.now() < 1.5 * MINUTE + takesMs ? 'in_progress' : 'success'
      return { ...state, status, commit: { sha, ref: 'refs/heads/feature/x' } }
    },
  }
  const update = { projectId: 'p', expectCommit }
  const error: StepError | undefined = await buildDocumentation(
    api,
    update,
    'all logs',
    waitPlan,
    step,
  ).then(
    () => undefined,
    (reason: StepError) => reason,
  )
  return {
    error,
    printed,
    limits,
    facts: step.facts,
    timings: step.timings,
    notes: step.summaryRows,
  }
}

test('each minute, the log says that the build is waited for, from the request on', async () => {
  const { printed, error, facts, timings, notes } = await built(3 * MINUTE)
  expect(error).toBeUndefined()
  expect(printed.filter((line) => !line.startsWith('Build after'))).toEqual([
    'Starting a build of the documentation of the project p',
    'Build: no usable response yet after 1m',
    ...[30, 30, 30].map(
      (seconds, i) =>
        `Still waiting for the documentation build after ${i + 2}m ${seconds}s: in_progress, ${7 - i}m 30s until wait-timeout`,
    ),
    `The service has built the commit ${SHA} on feature/x`,
  ])
  expect(facts).toMatchObject({ isBeforeExport: false })
  expect([facts.status, facts.jobId]).toEqual([undefined, undefined])
  expect(timings.map(({ name }) => name)).toEqual(['Build request', 'Build'])
  expect(notes).toEqual([{ name: 'Built commit', value: `${SHA} on feature/x` }])
})

test.each([true, false])('it is waited for until the deadline, with wait: %p', async (wait) => {
  const { error, facts, limits } = await built(60 * MINUTE, { wait })
  expect(error?.message).toContain('was still “in_progress” after 10m')
  expect(facts.isBeforeExport).toBe(true)
  expect(limits.length).toBeGreaterThan(30)
  const [request, ...reads] = limits
  expect(request).toEqual({ deadlineMs: 10 * MINUTE })
  for (const read of reads)
    expect(read).toEqual({ deadlineMs: 10 * MINUTE, jobStartedAtMs: 1.5 * MINUTE })
})

test.each([
  ['0123456', SHA],
  ['0123456789ABCDEF', SHA],
  ['0123456789abcdef', SHA.toUpperCase()],
  [SHA, SHA],
])('the commit %s is %s', async (expectCommit, sha) => {
  const { error, facts } = await built(0, { expectCommit, sha })
  expect([error, facts.isBeforeExport]).toEqual([undefined, false])
})

test.each(['fedcba9', '1234567', `${SHA}0`])(
  'no export is started for another commit: %s',
  async (expectCommit) => {
    const { error, facts } = await built(0, { expectCommit })
    const other = `has built the commit ${SHA} on feature/x, not ${expectCommit}`
    expect(error?.message).toContain(other)
    expect(facts.isBeforeExport).toBe(true)
  },
)
