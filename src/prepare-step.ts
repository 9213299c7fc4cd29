import { StepError } from './errors/step-error.ts'
import { isNodeTooOld, REQUIRED_NODE_MAJOR } from './node-version.ts'
import { canBeSecret } from './option-parsers/secrets.ts'
import type { Step } from './step/step.ts'
import { safe } from './text/clean.ts'

/** The parts of a step that its preparation needs. */
type StepToPrepare = Pick<Step, 'env' | 'log'> & { readonly outputs: { clearAll(): void } }

/**
 * Prepares the step of an action: masks these secrets, sets all outputs to empty, and refuses a
 * Node that is too old.
 * @throws StepError (`runner-file`, `node-too-old`)
 */
export function prepareStep(
  { env, log, outputs }: StepToPrepare,
  secrets: readonly string[],
): void {
  for (const secret of secrets.filter(canBeSecret)) log.maskInJob(secret)

  outputs.clearAll()
  const isOnRunner = env.GITHUB_ACTIONS === 'true'
  if (isOnRunner && !env.GITHUB_OUTPUT)
    log.warning(safe`No outputs`, safe`GITHUB_OUTPUT is not set, so later steps get no outputs`)

  const { node: found } = process.versions
  if (isNodeTooOld(found))
    throw new StepError('node-too-old', { found, needed: REQUIRED_NODE_MAJOR })
}
