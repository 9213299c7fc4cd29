import { type Inputs, ignoredInputs, listed, rawInput, readInputs } from './inputs/inputs.ts'
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
  if (inputs.mode === 'agent-job') step.subject = 'Agent job'
  else if (inputs.domain !== undefined) step.subject = inputs.domain
  for (const { name, why } of ignoredInputs(step.env, inputs)) {
    step.log.info(safe`Note: the input ${name} has no effect ${why} and is ignored`)
  }
  const outcome = await runMode(inputs, step)
  if (outcome === 'pending' && inputs.mode === 'export') sayWhatWaits(step)
  return outcome
}

/** What takes effect when the export has ended. */
const LATE_INPUTS = ['bundle-path', 'site-path', 'values-file', 'release-asset'] as const

function sayWhatWaits({ env, log }: Step): void {
  const late = LATE_INPUTS.filter((name) => rawInput(env, name) !== '')
  if (late.length === 0) return
  log.info(
    safe`Note: nothing was downloaded yet: ${listed(late, 'and')} will take effect when the step runs with this job-id after the export has ended`,
  )
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
