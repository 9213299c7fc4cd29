import { type Clock, systemClock } from './clock.ts'
import { Removals } from './disk/removal.ts'
import type { InputName } from './inputs/inputs.ts'
import type { Random } from './net/retry.ts'
import { type Outputs, openOutputs } from './outputs.ts'
import { type SafeText, safe } from './report/clean.ts'
import { type Log, log } from './report/log.ts'
import type { Row, Table } from './report/summary.ts'
import { showDuration } from './units.ts'

const HEARTBEAT_MS = 60_000

/** One run of this step: all that the modes are given. */
export interface Step {
  readonly env: NodeJS.ProcessEnv
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly outputs: Outputs
  /** Aborted when the step is cancelled; the reason is the error to end with. */
  readonly signal: AbortSignal
  /** When the step began, in ms since the epoch. */
  readonly begunAt: number
  /** What this run is about, for the heading of the summary; foreign text. */
  subject: string
  /** The inputs that take the job up again, once there is one; foreign text. */
  resume: Readonly<Partial<Record<InputName, string>>>
  /** Rows of the summary, in their order; the values may be foreign text. */
  readonly notes: Row[]
  /** Further tables of the summary. */
  readonly tables: Table[]
  /** All that is removed before the step ends, as far as it can be. */
  readonly removals: Removals
  /** How long each phase took. */
  readonly phases: Row[]
  /** Runs `work`, with a sign of life each minute; the summary tells how long it took, however it ends. */
  phase<T>(name: string, work: () => Promise<T>, heartbeat?: (elapsedMs: number) => SafeText): Promise<T>
}

/** What a step finds around it. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

const RUNNER: Surroundings = { env: process.env, clock: systemClock, random: Math.random, log }

/** Returns the step as the runner started it, or in the surroundings of a test. */
export function openStep(signal: AbortSignal, surroundings: Surroundings = RUNNER): Step {
  const { env, clock, log } = surroundings
  const phases: Row[] = []
  return {
    ...surroundings,
    outputs: openOutputs(env),
    signal,
    begunAt: clock.now(),
    subject: 'Documentation',
    resume: {},
    notes: [],
    tables: [],
    removals: new Removals(),
    phases,

    async phase(name, work, heartbeat = (elapsedMs) => safe`${name}: busy for ${showDuration(elapsedMs)}`) {
      const begunAt = clock.now()
      const stopBeat = clock.every(HEARTBEAT_MS, () => log.info(heartbeat(clock.now() - begunAt)))
      try {
        return await work()
      } finally {
        stopBeat()
        phases.push({ name, value: showDuration(clock.now() - begunAt) })
      }
    },
  }
}
