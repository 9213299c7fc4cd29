import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** An error in an input, worded to follow its name. */
export class InvalidInput extends WordedError {
  override readonly name = 'InvalidInput'
}

/**
 * Refuses the words that expressions produce for a missing value, as in `… || 'none'`.
 * @throws InvalidInput
 */
export function ensureHasValue(text: string): void {
  if (!/^(?:none|null|undefined)$/i.test(text)) return
  const advice = safe`check the outputs of the step or job that the expression reads`
  throw invalid`is “${text}”, which is not a value. If you set it with an expression, ${advice}`
}

/** A template tag for an error in an input; values are made safe as by `safe`. */
export function invalid(words: TemplateStringsArray, ...values: readonly unknown[]): InvalidInput {
  return new InvalidInput(safe(words, ...values))
}
