import { StepError } from './errors/errors.ts'
import { finish } from './finish.ts'
import { runAsProcess } from './process.ts'
import { run } from './run.ts'
import { openStep } from './step/step.ts'

const stop = new AbortController()
const step = openStep(stop.signal)

function makeCanceledError(): StepError {
  const { jobId: job, status = 'still there', isBeforeStart } = step.facts
  let started: string | undefined
  if (isBeforeStart) started = 'No export was started.'
  return new StepError('cancelled', { job, status, started })
}

await runAsProcess({
  stop,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  makeCanceledError,
})
