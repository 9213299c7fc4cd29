import { describe, expect, test } from '@jest/globals'
import { CallError } from '../../../src/api/api-client.ts'
import type { StepError } from '../../../src/errors/step-error.ts'
import { planWait } from '../../../src/net/poll.ts'
import { pollJob } from '../../../src/phases/poll-job.ts'
import { safe } from '../../../src/text/clean.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { printedStep } from '../../support/printed-step.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What the service says about a job, or how many times it was asked without a response. */
type State = { status: string; progress?: string; pageCount?: string } | { attempts: number }

const NO_DETAILS = { progress: undefined, pageCount: undefined, error: undefined, json: '{}' }

/** A job that this step has started, as the service described it then. */
const startedAs = (status: string) => ({ state: { ...NO_DETAILS, status }, respondedAtMs: 0 })

/** Follows a job whose state depends only on the time, and returns the lines that were printed. */
async function followed(
  stateAt: (ms: number) => State | 'silence',
  {
    startMs = 0,
    ...given
  }: { shouldWait?: boolean; timeoutMs?: number; pollIntervalMs?: number; startMs?: number } = {},
  statusAtStart?: string,
) {
  const clock = manualClock()
  clock.advance(startMs)
  const { step, printed: lines } = printedStep({}, clock)
  const waitPlan = planWait(
    { shouldWait: true, timeoutMs: HOUR, pollIntervalMs: 15_000, ...given },
    clock.now(),
  )
  let reads = 0
  const read = async () => {
    reads++
    const said = stateAt(clock.now())
    if (said === 'silence') await clock.sleep(HOUR - clock.now())
    const state = said === 'silence' ? { attempts: 60 } : said
    if ('attempts' in state) {
      const failure = { kind: 'no-response', why: safe`there was no answer` } as const
      throw new CallError('exhausted', failure, { ...state, elapsedMs: 1, host: 'h' }, undefined)
    }
    return { ...NO_DETAILS, retryAfterMs: undefined, ...state }
  }
  const job = {
    id: 'j',
    phase: 'Export',
    read,
    finalStatuses: new Set(['completed', 'failed']),
    operation: 'status',
    redaction: 'all logs',
    ...(statusAtStart !== undefined && { startResponse: startedAs(statusAtStart) }),
  } as const
  let pageCount: string | undefined
  const end = await pollJob(job, waitPlan, step).then(
    (state) => {
      pageCount = state?.pageCount
      return state?.status ?? 'still running'
    },
    (error: StepError) => error.message,
  )
  return { lines, end, reads, pageCount, facts: step.facts }
}

test('a job that makes no progress for ten minutes has a heartbeat each minute, and no other line', async () => {
  const { lines, end } = await followed((ms) => ({
    status: ms < 10 * MINUTE ? 'running' : 'completed',
    progress: '40',
  }))
  expect(end).toBe('completed')
  expect(lines[0]).toBe('Job j after 0s: running, 40%')
  expect(lines.slice(1, -1)).toEqual(
    Array.from(
      { length: 10 },
      (_, i) => `Still waiting after ${i + 1}m: running, 40%, ${59 - i}m until wait-timeout`,
    ),
  )
  expect(lines.at(-1)).toMatch(/^Job j after 10m \d\ds: completed, 40%$/)
})

test('a service that is silent from the first request on has heartbeats, too', async () => {
  const { lines, end } = await followed(() => 'silence')
  expect(end).toContain(
    'The service failed to handle the request for the status of the export job: there was no answer',
  )
  expect(lines).toHaveLength(60)
  expect(lines[0]).toBe('Still waiting after 1m: no response yet, 59m until wait-timeout')
})

test.each([
  [1, 'The job j was still running after 1h'],
  [2, 'The job j was still running after 1h'],
  [3, 'gave up after 3 attempts in 0s. The service last reported the job as running.'],
])('%d failed reads at the very end, after good ones: %s', async (attempts, words) => {
  const { end } = await followed((ms) => (ms < HOUR ? { status: 'running' } : { attempts }))
  expect(end).toContain(words)
})

describe('if it cannot be read after its start', () => {
  test.each([
    ['running', 3, 'The job j is still running on the service'],
    ['failed', 1, 'The job j has ended on the service'],
    ['failed', 3, 'The job j has ended on the service'],
    ['completed', 3, 'The job j has ended on the service'],
    ['canceled', 3, 'The job j may still be running on the service'],
    ['on-hold', 3, 'The job j is still running on the service'],
  ])('a job that was %s then, after %d attempts: %s', async (status, attempts, words) => {
    const { end } = await followed(() => ({ attempts }), { timeoutMs: 0 }, status)
    expect(end).toContain(words)
    expect(end).toContain(`The service last reported the job as ${status}.`)
  })
})

test('one failed read at the end of a wait without a usable response means that the service cannot be reached', async () => {
  const { end } = await followed(() => ({ attempts: 1 }), { timeoutMs: 0 })
  expect(end).toContain(
    'The service failed to handle the request for the status of the export job: there was no answer',
  )
})

test('the log has one line for each change of the status or the progress', async () => {
  const states = ['queued', 'running', 'running', 'completed']
  const { lines } = await followed((ms) => ({
    status: states[Math.min(3, Math.floor(ms / 4_000))] ?? '',
    progress: ms < 8_000 ? '1' : '2',
  }))
  expect(lines.map((line) => line.replace(/ after [^:]*/, ''))).toEqual([
    'Job j: queued, 1%',
    'Job j: running, 1%',
    'Job j: running, 2%',
    'Job j: completed, 2%',
  ])
})

test('the number of pages is the last one that the service reported, even if its last response has none', async () => {
  const { facts, pageCount } = await followed((ms) =>
    ms < MINUTE
      ? { status: 'running', pageCount: ms < 5_000 ? '7' : '9' }
      : { status: 'completed' },
  )
  expect(facts).toMatchObject({ status: 'completed', pageCount: '9' })
  expect(pageCount).toBe('9')
})

test.each([
  ...[
    'queued',
    'pending',
    'waiting',
    'scheduled',
    'started',
    'starting',
    'running',
    'active',
    'processing',
  ],
  ...[
    'in_progress',
    'in-progress',
    'building',
    'rendering',
    'generating',
    'exporting',
    'uploading',
  ],
  ...['packaging', 'In Progress', 'QUEUED'],
])('a job that is “%s” is still running, and a timeout is an ordinary one', async (status) => {
  const { end, lines } = await followed(() => ({ status }))
  expect(end).toContain(`The job j was still ${status} after 1h (\`wait-timeout\`).`)
  expect(lines.join()).not.toContain('new to this step')
})

test('a timeout says how long the job was waited for, whenever that began', async () => {
  const { end } = await followed(() => ({ status: 'running' }), { startMs: 5 * MINUTE })
  expect(end).toContain('The job j was still running after 1h')
})

describe('a status that the API does not define', () => {
  const ENDS = 'canceled Cancelled expired error errored aborted timed_out rejected deleted'
  test.each(ENDS.split(' '))(
    'means an end if it is “%s” and is reported three times, a poll interval apart',
    async (status) => {
      const { end, reads, lines } = await followed((ms) => ({
        status: ms < 2_000 ? 'running' : status,
      }))
      expect(end).toContain(
        `The job j has ended: the service reported it as “${status}” 3 times in a row.`,
      )
      expect(reads).toBe(3 + 2)
      expect(lines).toContain(
        `Note: the status “${status}” is new to this step, which treats it as the end if the service reports this status 3 times in a row`,
      )
    },
  )

  test.each([
    ['canceled', 'The job j has ended: the service reported it as “canceled”. Look', 'the end'],
    ['on-hold', 'still running', 'still running'],
  ])('is read once with wait: false: %s', async (status, end, meaning) => {
    const run = await followed(() => ({ status }), { shouldWait: false })
    expect(run).toMatchObject({ reads: 1, end: expect.stringContaining(end) })
    expect(run.lines).toContain(
      `Note: the status “${status}” is new to this step, which treats it as ${meaning}`,
    )
  })

  test('does not mean an end if another status is reported in between', async () => {
    let reads = 0
    const { end } = await followed(() => ({
      status: ['error', 'error', 'running', 'error', 'error', 'completed'][reads++] ?? 'completed',
    }))
    expect(end).toBe('completed')
    expect(reads).toBe(6)
  })

  test.each([
    ['on-hold', {}],
    ['canceled', { pollIntervalMs: HOUR }],
  ])('is not reported as running when time runs out: %s', async (status, given) => {
    const { end, lines } = await followed(() => ({ status }), given)
    expect(end).toContain(
      `The wait ended after 1h (\`wait-timeout\`). The service last reported the job j as “${status}”`,
    )
    expect(end).not.toContain('It continues on the service')
    expect(lines.filter((line) => line.includes('is new to this step'))).toHaveLength(1)
  })
})
