import type { Outcome } from './errors/messages.ts'
import { asStepError, StepError } from './errors/step-error.ts'

/**
 * How long a canceled step may take to clean up, in ms. The runner sends SIGINT, 7.5 seconds later
 * SIGTERM, and kills 2.5 seconds after that:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const GRACE_MS = 4_000

/** How an action runs, is canceled, and ends. */
interface ActionLifecycle {
  /** Aborted when the step is canceled. */
  readonly cancellation: AbortController
  readonly run: () => Promise<Outcome>
  /** Reports how the step ended, and returns whether it is green. Never throws. */
  readonly finish: (ending: Outcome | StepError) => boolean
  /** Returns the error to end with when the step is canceled now. */
  readonly makeCanceledError: () => StepError
}

/** Runs an action as this process, and exits with 0 only if all of it is done. */
export async function runAsProcess({
  cancellation,
  run,
  finish,
  makeCanceledError,
}: ActionLifecycle): Promise<void> {
  // Red until everything is done: neither a crash nor a promise that never settles may look green.
  process.exitCode = 1

  // The toolkit's tunnel to a proxy makes Node print a deprecation warning that no workflow author
  // can fix.
  process.noDeprecation = true

  let hasEnded = false

  function endOnce(ending: Outcome | StepError): void {
    if (hasEnded) return
    hasEnded = true
    const exitCode = finish(ending) ? 0 : 1
    // Nothing that is still open (a socket, a timer) may delay the runner, but everything written
    // must be flushed.
    process.stdout.write('', () => process.exit(exitCode))
  }

  function cancel(): void {
    if (cancellation.signal.aborted) return
    const error = makeCanceledError()
    cancellation.abort(error)
    setTimeout(() => endOnce(error), GRACE_MS).unref()
  }

  process.on('SIGINT', cancel)
  process.on('SIGTERM', cancel)
  // What the runner sends on Windows when the first signal was not enough.
  process.on('SIGBREAK', cancel)
  process.once('uncaughtException', (error) => endOnce(asStepError(error)))
  process.once('beforeExit', () =>
    endOnce(
      new StepError('unexpected', {
        what: 'nothing was left to run, but the step was not finished',
      }),
    ),
  )

  try {
    endOnce(await run())
  } catch (error) {
    endOnce(asStepError(error))
  }
}
