import { StepError } from './errors/step-error.ts'
import { finish } from './finish.ts'
import { run } from './run.ts'
import { runAsProcess } from './run-as-process.ts'
import { openStep } from './step/step.ts'

const cancellation = new AbortController()
const step = openStep(cancellation.signal)

/** Returns the error to end with if the step is canceled now. */
function makeCanceledError(): StepError {
  const { jobId: job, status = 'unknown', isBeforeExport } = step.facts
  let notStarted: string | undefined
  if (isBeforeExport) notStarted = 'No export was started.'
  return new StepError('cancelled', { job, status, notStarted })
}

await runAsProcess({
  cancellation,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  makeCanceledError,
})
