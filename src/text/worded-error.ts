import type { SafeText } from './clean.ts'

/** An error whose message is part of a sentence for users. */
export class WordedError extends Error {
  readonly why: SafeText

  constructor(why: SafeText) {
    super(why.text)
    this.why = why
  }
}
