import { expect, test } from '@jest/globals'
import { json, stall } from '../support/service.ts'
import { exportScript, exportWith, JOB, withFaults } from '../support/step.ts'

/** Waits for a started job longer than the test lasts. */
const following = (env: Record<string, string>) =>
  exportWith(
    exportScript({ status: [stall] }),
    { 'request-timeout': '5m', 'wait-timeout': '1h' },
    { env },
  )

test.concurrent('a process that has nothing left to wait for before it is done fails, and says so', async () => {
  // No timer and no socket keeps the process alive: what it waits for never happens.
  const env = withFaults({ timersUnreferenced: true })
  const run = await exportWith(exportScript({ status: [json({}, 503)] }), {}, { env })
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([
    expect.stringContaining('nothing was left to run, but the step was not finished'),
  ])
  expect(run.outputs.outcome).toBe('handover-failed')
})

test.concurrent('an uncaught error fails the step, is reported once, and the outputs exist', async () => {
  const run = await following(withFaults({ onceStarted: 'throw' }))
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([
    expect.stringContaining('This step failed unexpectedly (Error: out of the blue)'),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'handover-failed', jobId: JOB })
  expect(run.stderr).toBe('')
})

test.concurrent.each([
  ['and does not react to that is ended anyway', { deafToSignals: true, onceStarted: 'interrupt' }],
  ['by Ctrl-Break ends, too', { onceStarted: 'break' }],
] as const)('a step that is canceled %s', async (_, faults) => {
  const run = await following(withFaults(faults))
  // Killed after a timeout of the test, it would have none.
  expect(run.exitCode).toBe(1)
  expect(run.outputs.outcome).toBe('cancelled')
  expect(run.errors).toHaveLength(1)
})

test.concurrent('a Node that is too old is reported before anything is sent', async () => {
  const run = await exportWith(exportScript(), {}, { env: withFaults({ nodeVersion: '20.20.2' }) })
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([
    expect.stringContaining(
      'This step needs Node 24 or newer, but the runner started it with Node 20.20.2',
    ),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'rejected', jobId: '', sitePath: '' })
  expect(run.asked).toEqual([])
})

test.concurrent('a process that ends silently before it is done is red', async () => {
  const run = await following(withFaults({ onceStarted: 'exit' }))
  expect([run.exitCode, run.outputs.outcome, run.outputs.jobId]).toEqual([1, '', JOB])
})
