import { readAcceptedFindings } from './inputs/accepted.ts'
import { ignoredInputs } from './inputs/ignored.ts'
import { type Inputs, readInputs } from './inputs/inputs.ts'
import { InvalidInput } from './inputs/invalid-input.ts'
import { canBeSecret } from './inputs/parse/api-key.ts'
import { perhapsMinutes } from './inputs/parse/duration.ts'
import { INPUTS, rawInput } from './inputs/table.ts'
import type { Outcome } from './messages.ts'
import { checkNode } from './node-version.ts'
import { safe } from './report/clean.ts'
import type { Step } from './step.ts'
import { count } from './units.ts'

const SECRET_INPUTS = ['api-key', 'github-token'] as const

/**
 * The step: reads the inputs, does what the mode asks for, and returns how it ended.
 * @throws StepError for every bad end; anything else is a bug of this action
 */
export async function run(step: Step): Promise<Outcome> {
  const { env, log, outputs } = step
  for (const name of SECRET_INPUTS) {
    const secret = rawInput(env, name)
    if (canBeSecret(secret)) log.mask(secret)
  }
  outputs.begin()
  checkNode(process.versions.node)
  step.facts.subject = subjectOf(env) ?? step.facts.subject
  const inputs = readInputs(env, await readAcceptedFindings(env))
  const ignored = ignoredInputs(env, inputs)
  for (const { name, why } of ignored) {
    log.info(safe`Note: the input ${name} has no effect ${why} and is ignored`)
  }
  const seconds = perhapsMinutes(rawInput(env, 'wait-timeout'))
  if (seconds !== undefined && !ignored.some(({ name }) => name === 'wait-timeout'))
    log.info(
      safe`Note: wait-timeout is ${seconds} without a unit, which means ${count(seconds, 'second')}; for minutes, set ${seconds}m`,
    )
  return runMode(inputs, step)
}

/** Returns what a run whose inputs are invalid is about, as far as they say so. */
function subjectOf(env: NodeJS.ProcessEnv): string | undefined {
  const domain = rawInput(env, 'domain')
  try {
    return domain === '' ? undefined : INPUTS.domain.parse(domain)
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}

/** A mode is loaded when it is used, so that a run with wrong inputs ends in a few milliseconds. */
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
    case 'check': {
      const { checkFolder } = await import('./modes/check.ts')
      return checkFolder(inputs, step)
    }
  }
}
