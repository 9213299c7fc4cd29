import { showThrown } from '../common/error-message.ts'
import type { SafeText } from '../text/clean.ts'
import {
  fillMessage,
  MESSAGES,
  type MessageCode,
  type MessageValues,
  type Outcome,
  SUMMARY_WORDINGS,
  type ValuesOfEach,
} from './messages.ts'

/**
 * The one error that users see. The code says what happened; its wording and its outcome are in
 * messages.ts. `cause` is shown only with debug logging.
 */
export class StepError<Code extends MessageCode = MessageCode> extends Error {
  override readonly name = 'StepError'
  readonly code: Code
  readonly values: MessageValues<Code>
  readonly outcome: Outcome
  readonly shown: SafeText
  /** What the job summary shows. */
  readonly summary: SafeText

  constructor(code: Code, values: MessageValues<Code> & ValuesOfEach<Code>, cause?: unknown) {
    const shown = fillMessage(code, values)
    super(shown.text, cause === undefined ? undefined : { cause })
    this.code = code
    this.values = values
    this.outcome = MESSAGES[code].outcome
    this.shown = shown
    // There, the lines that resume the job stand below.
    this.summary = fillMessage(code, { ...values, aboutJob: undefined }, SUMMARY_WORDINGS)
  }
}

/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
export function asStepError(error: unknown): StepError {
  if (error instanceof StepError) return error
  return new StepError('unexpected', { what: showThrown(error) }, error)
}
