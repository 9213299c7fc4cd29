import { StepError } from './errors/errors.ts'
import { finish } from './finish.ts'
import { runAsProcess } from './process.ts'
import { run } from './run.ts'
import { openStep } from './step/step.ts'

const stop = new AbortController()
const step = openStep(stop.signal)

/** Returns the error to end with if the step is canceled now. */
function makeCanceledError(): StepError {
  const { jobId: job, status = 'still there', isBeforeStart } = step.facts
  let notStarted: string | undefined
  if (isBeforeStart) notStarted = 'No export was started.'
  return new StepError('cancelled', { job, status, notStarted })
}

await runAsProcess({
  stop,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  makeCanceledError,
})
