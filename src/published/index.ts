import { StepError } from '../errors/errors.ts'
import { runAsProcess } from '../process.ts'
import { finish } from './finish-published.ts'
import { openPublishedStep } from './published-step.ts'
import { run } from './run-published.ts'

const stop = new AbortController()
const step = openPublishedStep(stop.signal)

await runAsProcess({
  stop,
  run: () => run(step),
  finish: (ending) => finish(step, ending),
  makeCanceledError: () =>
    new StepError('cancelled', { job: undefined, status: undefined, notStarted: undefined }),
})
