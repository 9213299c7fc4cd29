import { expect, test } from '@jest/globals'
import { json, stall } from '../support/service.ts'
import { exportScript, exportWith } from '../support/step.ts'

/** Runs a piece of code in the step's process before the step itself. */
const preload = (code: string) => ({
  env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
})

/** Code that does `what` some time after the job has started, however long the process takes to get there. */
const onceStarted = (what: string) => `
  const { write } = process.stdout
  process.stdout.write = function (text, ...rest) {
    if (String(text).includes('Started job')) setTimeout(() => { ${what} }, 300)
    return write.call(this, text, ...rest)
  }`

test.concurrent('a process that runs dry is red, and says so', async () => {
  // No timer and no socket keeps the process alive: what it waits for never comes.
  const code = `
    import net from 'node:net'
    const { setTimeout: later, setInterval: often } = globalThis
    globalThis.setTimeout = (...args) => later(...args).unref()
    globalThis.setInterval = (...args) => often(...args).unref()
  `
  const run = await exportWith(exportScript({ status: [json({}, 503)] }), {}, preload(code))
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([expect.stringContaining('it ran out of work before it was done')])
  expect(run.outputs.outcome).toBe('handover-failed')
})

test.concurrent('an error that nobody caught is red, told once, and the outputs are there', async () => {
  const code = onceStarted(`throw new Error('out of the blue')`)
  const run = await exportWith(exportScript({ status: [stall] }), { 'request-timeout': '1m' }, preload(code))
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([
    expect.stringContaining('This step failed unexpectedly (Error: out of the blue)'),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'handover-failed', jobId: 'exp_1' })
  expect(run.stderr).toBe('')
})

test.concurrent('a cancelled step that does not notice is ended all the same', async () => {
  // Whoever waits on this signal is never told.
  const code = `
    const { addEventListener } = AbortSignal.prototype
    AbortSignal.prototype.addEventListener = function () {}
    ${onceStarted(`process.kill(process.pid, 'SIGINT')`)}
  `
  const run = await exportWith(
    exportScript({ status: [stall] }),
    { 'request-timeout': '5m', 'wait-timeout': '1h' },
    preload(code),
  )
  expect(run.outputs.outcome).toBe('cancelled')
  expect(run.errors).toHaveLength(1)
})

test.concurrent('a Node that is too old is reported before anything is sent', async () => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const run = await exportWith(exportScript(), {}, preload(code))
  expect(run.exitCode).toBe(1)
  expect(run.errors).toEqual([
    expect.stringContaining('This step needs Node 24 or newer, but the runner started it with Node 20.20.2'),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'rejected', jobId: '', sitePath: '' })
  expect(run.asked).toEqual([])
})

test.concurrent('Ctrl-Break cancels as well', async () => {
  const run = await exportWith(
    exportScript({ status: [stall] }),
    { 'request-timeout': '5m', 'wait-timeout': '1h' },
    // No other system than Windows has the signal, but the event can be had anywhere.
    preload(onceStarted(`process.emit('SIGBREAK')`)),
  )
  expect(run.outputs.outcome).toBe('cancelled')
  expect(run.errors).toHaveLength(1)
})
