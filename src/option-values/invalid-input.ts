import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** What is wrong with an input, worded to follow its name. */
export class InvalidInput extends WordedError {
  override readonly name = 'InvalidInput'
}

/** A template tag for what is wrong with an input, as `safe`. */
export function invalid(words: TemplateStringsArray, ...values: readonly unknown[]): InvalidInput {
  return new InvalidInput(safe(words, ...values))
}
