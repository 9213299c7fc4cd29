import { StepError } from './errors.ts'
import { type Inputs, idleInputs, rawInput, readInputs } from './inputs.ts'
import type { Outcome } from './messages.ts'
import { checkNode } from './node-version.ts'
import { safe } from './report/clean.ts'
import type { Step } from './step.ts'

/**
 * The step: read the inputs, do what the mode asks for.
 * @throws StepError for every bad end; anything else is a fault of this action
 */
export async function run(step: Step): Promise<Outcome> {
  for (const name of ['api-key', 'github-token'] as const) {
    const secret = rawInput(step.env, name)
    if (secret) step.log.mask(secret)
  }
  step.outputs.begin()
  checkNode(process.versions.node)
  const inputs = readInputs(step.env)
  for (const name of idleInputs(step.env, inputs.mode)) {
    step.log.info(safe`Note: the input ${name} means nothing in mode ${inputs.mode} and is ignored`)
  }
  return runMode(inputs, step)
}

/** A mode is loaded when it is used: a run that ends before it starts in a few milliseconds. */
async function runMode(inputs: Inputs, step: Step): Promise<Outcome> {
  switch (inputs.mode) {
    case 'export': {
      const { exportSite } = await import('./modes/export.ts')
      return exportSite(inputs, step)
    }
    case 'agent-job': {
      const { followAgentJob } = await import('./modes/agent-job.ts')
      return followAgentJob(inputs, step)
    }
  }
}

/** Returns the error that a person is told for `error`, whatever was thrown. */
export function asStepError(error: unknown): StepError {
  if (error instanceof StepError) return error
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new StepError('unexpected', { what }, error)
}
