/** The lines of a workflow that resume a job. */
import type { ErrorCode, Outcome } from '../errors/messages.ts'
import type { StepError } from '../errors/step-error.ts'
import type { Facts } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'

/**
 * The outcomes after which resuming the job is pointless. After `rejected` it is useful: a user who
 * fixes the key need not start another job.
 */
const FINISHED_OUTCOMES: ReadonlySet<Outcome> = new Set(['succeeded', 'job-failed'])

/** The errors after which a resumed job would end in the same way. */
const UNRESUMABLE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'archive-empty',
  'archive-gone',
  'entry-refused',
  'export-gone',
  'export-job-not-found',
  'project-job-not-found',
  'agent-job-not-found',
])

/**
 * Returns the lines of a workflow that resume the job; empty if there is no job, or resuming it is
 * pointless.
 */
export function listResumeLines(
  { resumeWith }: Facts,
  outcome: Outcome,
  failure: StepError | undefined,
): readonly SafeText[] {
  const inputs = Object.entries(resumeWith)
  if (inputs.length === 0 || FINISHED_OUTCOMES.has(outcome)) return []
  if (failure && UNRESUMABLE_ERRORS.has(failure.code)) return []
  // Single-quoted, because YAML would read some IDs as numbers. In single quotes, only the quote
  // itself must be escaped.
  return [
    safe`with:`,
    ...inputs.map(([name, value]) => safe`  ${name}: '${value.replaceAll("'", "''")}'`),
  ]
}

/** The errors for faulty pages: the pages of a job never change. */
const PAGE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'pages-removed',
  'text-missing',
  'verify-failed',
])

/** Returns the sentence before the lines that resume a job; a colon and the lines follow. */
export function introduceResuming(failure: StepError | undefined): SafeText {
  if (failure !== undefined && PAGE_ERRORS.has(failure.code)) return TO_CORRECT
  return TO_RESUME
}

const TO_CORRECT = safe`To get corrected pages, export again without \`job-id\`. To check this same export with other settings, such as \`accepted-findings\` or \`host\`, run the step with`
const TO_RESUME = safe`To resume this job instead of starting another, run the step with`
