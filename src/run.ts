import type { Outcome } from './errors/messages.ts'
import { readInputText } from './inputs/input-table.ts'
import type { Inputs } from './inputs/inputs.ts'
import { readInputs } from './inputs/read-inputs.ts'
import { parseHostName } from './net/host-name.ts'
import { prepareStep } from './prepare-step.ts'
import type { Step } from './step/step.ts'
import { safe } from './text/clean.ts'

const SECRET_INPUTS = ['api-key', 'github-token'] as const

/**
 * The step: reads the inputs, runs the mode, and returns how it ended.
 * @throws StepError for every failure; anything else is a bug of this action
 */
export async function run(step: Step): Promise<Outcome> {
  const { env, log, facts } = step
  const secrets = SECRET_INPUTS.map((name) => readInputText(env, name))
  prepareStep(step, secrets)

  // For the summary of a run whose inputs are invalid.
  const domain = parseHostName(readInputText(env, 'domain'))
  if (domain !== undefined) facts.subject = domain

  const { inputs, warnings, notes } = await readInputs(env)
  for (const warning of warnings) log.warning(safe`Inputs: ${facts.subject}`, warning)
  for (const note of notes) log.info(safe`Note: ${note}`)
  return runMode(inputs, step)
}

/** A mode is loaded when it is used, so that a run with wrong inputs ends in a few milliseconds. */
async function runMode(inputs: Inputs, step: Step): Promise<Outcome> {
  switch (inputs.mode) {
    case 'export': {
      const { exportSite } = await import('./modes/export.ts')
      return exportSite(inputs, step)
    }
    case 'agent-job': {
      const { waitForAgentJob } = await import('./modes/agent-job.ts')
      return waitForAgentJob(inputs, step)
    }
    case 'check': {
      const { checkFolder } = await import('./modes/check.ts')
      return checkFolder(inputs, step)
    }
  }
}
