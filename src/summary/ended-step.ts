import type { StepError } from '../errors.ts'
import type { Outcome } from '../messages.ts'
import type { Step } from '../step.ts'

/** A step that has ended, and how. */
export interface EndedStep {
  readonly step: Step
  readonly outcome: Outcome
  readonly failure: StepError | undefined
}
