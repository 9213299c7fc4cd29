import { StepError } from '../errors/step-error.ts'
import { runAsProcess } from '../run-as-process.ts'
import { finish } from './finish-published.ts'
import { openPublishedStep } from './published-step.ts'
import { run } from './run-published.ts'

const cancellation = new AbortController()
const step = openPublishedStep(cancellation.signal)

await runAsProcess({
  cancellation,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  makeCanceledError: () =>
    new StepError('cancelled', { job: undefined, status: undefined, notStarted: undefined }),
})
