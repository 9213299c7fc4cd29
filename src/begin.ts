import { StepError } from './errors/errors.ts'
import { isTooOld, NEEDED_NODE } from './node-version.ts'
import { canBeSecret } from './option-values/secrets.ts'
import type { Step } from './step/step.ts'
import { safe } from './text/clean.ts'

/** The parts of a step that are used to begin it. */
type StepToBegin = Pick<Step, 'env' | 'log'> & { readonly outputs: { begin(): void } }

/**
 * Begins an action: masks these secrets, sets all outputs to empty, and refuses a Node that is too
 * old.
 * @throws StepError (`runner-file`, `node-too-old`)
 */
export function begin({ env, log, outputs }: StepToBegin, secrets: readonly string[]): void {
  for (const secret of secrets.filter(canBeSecret)) log.mask(secret)

  outputs.begin()
  const isOnRunner = env.GITHUB_ACTIONS === 'true'
  if (isOnRunner && !env.GITHUB_OUTPUT)
    log.warning(safe`No outputs`, safe`GITHUB_OUTPUT is not set, so later steps get no outputs`)

  const { node: found } = process.versions
  if (isTooOld(found)) throw new StepError('node-too-old', { found, needed: NEEDED_NODE })
}
