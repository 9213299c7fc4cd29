import { MESSAGES, type MessageCode, type Outcome, type ValuesOf, wording } from './messages.ts'
import type { SafeText } from './report/clean.ts'

/**
 * The one error a person gets to see. The code says what happened; the words and the outcome that belong to it
 * stand in messages.ts. `cause` holds what led to it and is shown with debug logging only.
 */
export class StepError<Code extends MessageCode = MessageCode> extends Error {
  override readonly name = 'StepError'
  readonly code: Code
  readonly values: ValuesOf<Code>
  readonly outcome: Outcome
  readonly shown: SafeText

  constructor(code: Code, values: ValuesOf<Code>, cause?: unknown) {
    const shown = wording(code, values)
    super(shown.text, cause === undefined ? undefined : { cause })
    this.code = code
    this.values = values
    this.outcome = MESSAGES[code].outcome
    this.shown = shown
  }
}
