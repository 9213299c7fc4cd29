import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** An error in an input, worded to follow its name. */
export class InvalidInput extends WordedError {
  override readonly name = 'InvalidInput'
}

/** A template tag for an error in an input; values are made safe as by `safe`. */
export function invalid(words: TemplateStringsArray, ...values: readonly unknown[]): InvalidInput {
  return new InvalidInput(safe(words, ...values))
}
