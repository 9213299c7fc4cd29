import { type Clock, systemClock } from './clock.ts'
import { StepError } from './errors.ts'
import type { InputName } from './inputs.ts'
import type { Outcome } from './messages.ts'
import { type Outputs, openOutputs } from './outputs.ts'
import { type SafeText, safe } from './report/clean.ts'
import { type Log, log } from './report/log.ts'
import { type Row, renderSummary } from './report/summary.ts'
import type { Random } from './retry.ts'
import { issueFileCommand } from './toolkit.ts'
import { showDuration } from './units.ts'

const HEARTBEAT_MS = 60_000

/** One run of this step: what the modes are given, and what is told about it at the end. */
export interface Step {
  readonly env: NodeJS.ProcessEnv
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly outputs: Outputs
  /** Aborted when the step is cancelled; the reason is the error to end with. */
  readonly signal: AbortSignal
  /** The inputs that take the job up again, once there is one; foreign text. */
  resume: Readonly<Partial<Record<InputName, string>>>
  /** Runs `work`, with a sign of life each minute; the summary tells how long it took, however it ends. */
  phase<T>(name: string, work: () => Promise<T>, signOfLife?: (elapsedMs: number) => SafeText): Promise<T>
  /** Adds a row to the summary; `value` may be foreign text. */
  note(row: Row): void
  /** Says the last words and sets all outputs; returns whether the step is green. Only the first call counts. */
  close(ending: Outcome | StepError): boolean
}

/** Returns the step as the runner started it. */
export function openStep(signal: AbortSignal): Step {
  const env = process.env
  const outputs = openOutputs(env)
  const openedAt = systemClock.now()
  const notes: Row[] = []
  const phases: Row[] = []
  let green: boolean | undefined

  const step: Step = {
    env,
    clock: systemClock,
    random: Math.random,
    log,
    outputs,
    signal,
    resume: {},

    async phase(name, work, signOfLife = (elapsedMs) => safe`${name}: busy for ${showDuration(elapsedMs)}`) {
      const begunAt = systemClock.now()
      const stopBeat = systemClock.every(HEARTBEAT_MS, () =>
        log.info(signOfLife(systemClock.now() - begunAt)),
      )
      try {
        return await work()
      } finally {
        stopBeat()
        phases.push({ name, value: showDuration(systemClock.now() - begunAt) })
      }
    },

    note(row) {
      notes.push(row)
    },

    close(ending) {
      if (green !== undefined) return green
      const failure = ending instanceof StepError ? ending : undefined
      const outcome = ending instanceof StepError ? ending.outcome : ending
      green = failure === undefined
      const took = { name: 'Duration', value: showDuration(systemClock.now() - openedAt) }
      const rows = [...facts(outputs), ...notes, ...phases, took]
      const faults = [
        written('outputs', () => {
          outputs.set('outcome', outcome)
          outputs.close()
        }),
        written('the job summary', () => {
          if (!env.GITHUB_STEP_SUMMARY) return
          const summary = renderSummary(`Documentation: ${outcome}`, rows, failure?.message ?? '')
          issueFileCommand('STEP_SUMMARY', summary)
        }),
      ].filter((fault) => fault !== undefined)
      if (RESUMABLE.has(outcome)) sayHowToResume(step.resume)
      const told = failure ?? faults[0]
      if (told) log.error(told.shown)
      if (failure) log.trace(failure.cause)
      for (const fault of faults) if (fault !== told) log.info(safe`Note: ${fault.shown}`)
      if (!told) log.info(safe`Done: ${outcome}`)
      green = told === undefined
      return green
    },
  }
  return step
}

/** The endings after which the job may still be followed. */
const RESUMABLE: ReadonlySet<Outcome> = new Set<Outcome>(['pending', 'timed-out', 'cancelled', 'unreachable'])

function sayHowToResume(inputs: Step['resume']): void {
  const settings = Object.entries(inputs)
  if (settings.length === 0) return
  log.info(safe`To go on with this job instead of starting another, run the step with:`)
  log.info(safe`  with:`)
  // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the escaping it needs.
  for (const [name, value] of settings) log.info(safe`    ${name}: '${value.replaceAll("'", "''")}'`)
}

function facts(outputs: Outputs): Row[] {
  return [
    { name: 'Job', value: outputs.get('jobId') },
    { name: 'Status', value: outputs.get('status') },
    { name: 'Pages', value: outputs.get('pageCount') },
    { name: 'Link expires', value: outputs.get('linkExpiresAt') },
  ]
}

function written(what: string, write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return new StepError('runner-file', { what, why: String((error as Error).message) }, error)
  }
}
