/**
 * Loaded into the process of a step, and into its threads, before the step itself: causes the
 * faults that the test requests.
 */
import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import timers from 'node:timers/promises'

export interface StepFaults {
  /** No timer keeps the process alive. */
  readonly timersUnreferenced?: true
  /** Listeners of an AbortSignal are never called. */
  readonly deafToSignals?: true
  /** The version that Node reports. */
  readonly nodeVersion?: string
  /**
   * `Set.prototype.union`, with which the check merges the results of its threads, does not exist.
   */
  readonly setUnionMissing?: true
  /**
   * Code that opens a connection or looks up a name reports it on stderr, and the process is
   * killed.
   */
  readonly networkForbidden?: true
  /**
   * What happens some time after the job has started, however long the process takes to start it.
   */
  readonly onceStarted?: 'throw' | 'interrupt' | 'break' | 'exit'
  readonly afterCalls?: readonly AfterCall[]
}

/** What happens after a call to the file system. */
export interface AfterCall {
  readonly call: 'openSync' | 'renameSync' | 'unlinkSync'
  /** A pattern for the arguments, one space between them. */
  readonly matching: string
  /** The step is canceled once, killed, or kept waiting each time. */
  readonly effect: 'interrupt' | 'kill' | { readonly waitMs: number }
}

const faults = JSON.parse(process.env.STEP_FAULTS ?? '{}') as StepFaults

if (faults.timersUnreferenced) {
  const { setTimeout: later, setInterval: often } = globalThis
  const unreferenced =
    (start: typeof later | typeof often) =>
    (...args: Parameters<typeof later>) =>
      start(...args).unref()
  Object.assign(globalThis, { setTimeout: unreferenced(later), setInterval: unreferenced(often) })
  const { setTimeout: sleep } = timers
  timers.setTimeout = (ms, value, options) => sleep(ms, value, { ...options, ref: false })
  syncBuiltinESMExports()
}

if (faults.deafToSignals) AbortSignal.prototype.addEventListener = () => {}

if (faults.nodeVersion !== undefined) {
  const value = { ...process.versions, node: faults.nodeVersion }
  Object.defineProperty(process, 'versions', { value })
}

if (faults.setUnionMissing) Reflect.deleteProperty(Set.prototype, 'union')

if (faults.networkForbidden) {
  const refuse = (): never => {
    fs.writeSync(2, 'the network was used')
    process.kill(process.pid, 'SIGKILL')
    throw new Error('the signal is on its way')
  }
  net.Socket.prototype.connect = refuse
  Object.assign(dns, { lookup: refuse, resolve: refuse })
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse })
  syncBuiltinESMExports()
}

if (faults.onceStarted !== undefined) {
  const act = {
    throw: () => {
      throw new Error('out of the blue')
    },
    interrupt: () => process.kill(process.pid, 'SIGINT'),
    exit: () => process.exit(),
    // Only Windows has the signal, but the event can be emitted anywhere.
    break: () => process.emit('SIGBREAK'),
  }[faults.onceStarted]
  const { write } = process.stdout
  const wrapped = (...args: Parameters<typeof write>) => {
    if (String(args[0]).includes('Started job')) setTimeout(act, 300)
    return write.apply(process.stdout, args)
  }
  Object.assign(process.stdout, { write: wrapped })
}

for (const { call, matching, effect } of faults.afterCalls ?? []) {
  const real = fs[call] as (...args: unknown[]) => unknown
  const pattern = new RegExp(matching)
  let isCanceled = false
  const wrapped = (...args: unknown[]) => {
    const result = real(...args)
    if (!pattern.test(args.join(' '))) return result
    if (effect === 'kill') process.kill(process.pid, 'SIGKILL')
    else if (effect !== 'interrupt') wait(effect.waitMs)
    else if (!isCanceled) {
      isCanceled = true
      process.kill(process.pid, 'SIGINT')
    }
    return result
  }
  Object.assign(fs, { [call]: wrapped })
}
syncBuiltinESMExports()

function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
