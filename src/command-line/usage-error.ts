import type { SafeText } from '../text/clean.ts'

/** All errors in the command line. */
export class UsageError extends Error {
  readonly errors: readonly SafeText[]

  constructor(...errors: readonly SafeText[]) {
    super(errors.map(({ text }) => text).join('; '))
    this.errors = errors
  }
}
