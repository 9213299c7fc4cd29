import { describe, expect, test } from '@jest/globals'
import { json, reset, stall } from '../support/service.ts'
import { begin, exportInputs, exportScript, JOB, service } from '../support/step.ts'

/**
 * A cancelled step has five seconds. On a machine that is busy with other tests they may be longer, but nobody waits for
 * what was under way, which would take a minute at least.
 */
const SOON_MS = 20_000

/** Cancels the step as soon as `ready` says so, and returns its result and how long it took to end, in ms. */
async function cancelled(script: ReturnType<typeof exportScript>, ready: (log: string) => boolean) {
  const { url, asked } = await service(script)
  const lines: string[] = []
  let sentAt = 0
  const cancel = () => {
    if (sentAt || !ready(lines.join('\n'))) return
    sentAt = performance.now()
    running.child.kill('SIGINT')
  }
  const running = begin({
    with: {
      ...exportInputs(url),
      'request-timeout': '1m',
      'wait-timeout': '1h',
      'poll-interval': '1h',
    },
    onLine: (line) => {
      lines.push(line)
      setTimeout(cancel, 150)
    },
  })
  const result = await running.result
  return { ...result, asked, tookMs: performance.now() - sentAt }
}

const running = json({ status: 'running' })
const started = (log: string) => log.includes('Started job')
const starting = (log: string) => log.includes('Starting the export')

describe('a cancelled step ends soon, in every state', () => {
  test.concurrent.each([
    ['between two looks', exportScript({ status: [running] }), (log: string) => log.includes('running')],
    ['in a look that never comes back', exportScript({ status: [stall] }), started],
    [
      'in the request for the bundle',
      exportScript({ bundle: [stall] }),
      (log: string) => log.includes('completed'),
    ],
  ])('%s', async (_, script, ready) => {
    const run = await cancelled(script, ready)
    expect(run.tookMs).toBeLessThan(SOON_MS)
    expect(run.exitCode).toBe(1)
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: JOB })
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain(`The job ${JOB} is still running at the service`)
    expect(run.log).toContain(`    job-id: '${JOB}'`)
  })

  test.concurrent('during the start itself, and says that it is unknown whether the job exists', async () => {
    const run = await cancelled(exportScript({ start: [stall] }), starting)
    expect(run.tookMs).toBeLessThan(SOON_MS)
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: '' })
    expect(run.errors[0]).toContain('it is unknown whether the job exists')
    expect(run.asked).toHaveLength(1)
  })
})

test.concurrent('a step that is killed after the start has already handed over the job', async () => {
  const { url } = await service(exportScript({ status: [reset] }))
  const step = begin({
    with: { ...exportInputs(url), 'wait-timeout': '1h' },
    onLine: (line) => {
      if (line.includes('retrying in')) step.child.kill('SIGKILL')
    },
  })
  expect((await step.result).outputs.jobId).toBe(JOB)
})

test.concurrent('a start that was turned away and is cancelled in the pause before another try was never made', async () => {
  const script = exportScript({ start: [json({ error: 'busy' }, 429, { 'retry-after': '3000' })] })
  const run = await cancelled(script, (log) => log.includes('retrying in'))
  expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: '' })
  expect(run.errors[0]).toBe('The step was cancelled.')
})

test.concurrent('two signals are one cancellation with one error and one summary', async () => {
  const { url } = await service(exportScript({ status: [running] }))
  const step = begin({
    with: { ...exportInputs(url), 'poll-interval': '1h', 'wait-timeout': '1h' },
    onLine: (line) => {
      if (!line.includes('running')) return
      step.child.kill('SIGINT')
      step.child.kill('SIGTERM')
    },
  })
  const run = await step.result
  expect(run.errors).toHaveLength(1)
  expect(run.summary.match(/<h3>/g)).toHaveLength(1)
})
