import { StepError } from './errors/errors.ts'
import { finish } from './finish.ts'
import { runAsProcess } from './process.ts'
import { run } from './run.ts'
import { openStep } from './step/step.ts'

const stop = new AbortController()
const step = openStep(stop.signal)

function cancelled(): StepError {
  const { jobId, status = 'still there', isBeforeStart } = step.facts
  const started = isBeforeStart ? 'No export was started.' : undefined
  return new StepError('cancelled', { job: jobId, status, started })
}

await runAsProcess({
  stop,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  cancelled,
})
