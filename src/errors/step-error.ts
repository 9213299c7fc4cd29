import { formatThrown } from '../common/error-message.ts'
import type { SafeText } from '../text/clean.ts'
import {
  type AnyErrorValues,
  type ErrorCode,
  type ErrorValues,
  fillMessage,
  MESSAGES,
  type Outcome,
  SUMMARY_WORDINGS,
} from './messages.ts'

/**
 * The one error that users see. The code says what happened; its wording and its outcome are in
 * messages.ts. `cause` is shown only with debug logging.
 */
export class StepError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'StepError'
  readonly code: Code
  readonly values: ErrorValues<Code>
  readonly outcome: Outcome
  readonly userMessage: SafeText
  /** What the job summary shows. */
  readonly summaryMessage: SafeText

  constructor(code: Code, values: ErrorValues<Code> & AnyErrorValues<Code>, cause?: unknown) {
    const userMessage = fillMessage(code, values)
    super(userMessage.text, cause === undefined ? undefined : { cause })
    this.code = code
    this.values = values
    this.outcome = MESSAGES[code].outcome
    this.userMessage = userMessage
    // In the summary, the instructions to resume the job follow the message.
    this.summaryMessage = fillMessage(code, { ...values, aboutJob: undefined }, SUMMARY_WORDINGS)
  }
}

/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
export function asStepError(error: unknown): StepError {
  if (error instanceof StepError) return error
  return new StepError('unexpected', { what: formatThrown(error) }, error)
}
