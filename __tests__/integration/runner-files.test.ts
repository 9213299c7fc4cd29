import { expect, test } from '@jest/globals'
import { json } from '../support/service.ts'
import { exportScript, exportWith } from '../support/step.ts'

test.concurrent.each([
  ['is not there', '/no/such/file'],
  ['cannot be opened for writing', '/'],
])('an output file that %s is reported before anything is sent', async (_, path) => {
  const run = await exportWith(exportScript(), {}, { env: { GITHUB_OUTPUT: path } })
  expect(run.exitCode).toBe(1)
  expect(run.asked).toHaveLength(0)
  expect(run.errors).toHaveLength(1)
  expect(run.errors[0]).toContain('The file that GITHUB_OUTPUT points to')
  expect(run.log).not.toContain('Note: The file')
})

test.concurrent('a summary that cannot be written fails the step, and is reported', async () => {
  const run = await exportWith(
    exportScript(),
    {},
    { env: { GITHUB_STEP_SUMMARY: '/no/such/file' } },
  )
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'handover-failed'])
  expect(run.errors).toEqual([expect.stringContaining('The file that GITHUB_STEP_SUMMARY')])
  expect(run.log).toContain('To resume this job instead of starting another')
})

test.concurrent('an export that failed is the error, and a summary that cannot be written is a note', async () => {
  const script = exportScript({ status: [json({ status: 'failed' })] })
  const run = await exportWith(script, {}, { env: { GITHUB_STEP_SUMMARY: '/no/such/file' } })
  expect(run.errors).toEqual([expect.stringContaining('failed')])
  expect(run.log).toContain('Note: The file that GITHUB_STEP_SUMMARY')
})

test.concurrent('without the runner’s files, the step works and says so, and the link is not printed', async () => {
  const run = await exportWith(
    exportScript(),
    {},
    { env: { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '' } },
  )
  expect(run.exitCode).toBe(0)
  expect(run.warnings).toEqual([
    expect.stringMatching(/^GITHUB_OUTPUT is not set, so later steps get no outputs/),
  ])
  expect(run.log).not.toContain('X-Amz-Signature')
})

test.concurrent('a stack trace is shown only with debug logging', async () => {
  const { commands } = await exportWith(exportScript({ start: [json({}, 401)] }))
  const traces = commands.filter(({ name }) => name === 'debug')
  expect(traces.some(({ message }) => message.includes('trace: at '))).toBe(true)
  const errors = commands.filter(({ name }) => name === 'error')
  expect(errors.map(({ message }) => message).join()).not.toContain('.js:')
})
