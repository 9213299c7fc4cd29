import type { SafeText } from '../report/clean.ts'

/** What is wrong with an input, worded to follow its name. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly what: SafeText

  constructor(what: SafeText) {
    super(what.text)
    this.what = what
  }
}
