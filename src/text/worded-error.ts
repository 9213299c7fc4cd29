import type { SafeText } from './clean.ts'

/** An error that says in words for people what is wrong, as a part of some sentence. */
export class WordedError extends Error {
  readonly why: SafeText

  constructor(why: SafeText) {
    super(why.text)
    this.why = why
  }
}
