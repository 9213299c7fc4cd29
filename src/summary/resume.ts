import type { StepError } from '../errors/errors.ts'
import type { MessageCode, Outcome } from '../errors/messages.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Facts } from '../step/step.ts'

/** The outcomes after which the job is worth resuming. */
const RESUMABLE: ReadonlySet<Outcome> = new Set<Outcome>([
  'pending',
  'timed-out',
  'cancelled',
  'unreachable',
  // The service refused a request about a job that runs: whoever fixes the key must not start another.
  'rejected',
  'bundle-failed',
  'verify-failed',
  'handover-failed',
])

const UNKNOWN_JOB: ReadonlySet<MessageCode> = new Set<MessageCode>([
  'export-job-not-found',
  'agent-job-not-found',
])

/** Returns the lines of a workflow that resume the job; none if there is no job, or nothing is left to do about it. */
export function resumeLines(
  { resumeWith, isJobKnown }: Facts,
  outcome: Outcome,
  failure: StepError | undefined,
): readonly SafeText[] {
  const inputs = Object.entries(resumeWith)
  if (inputs.length === 0 || !RESUMABLE.has(outcome)) return []
  if (failure !== undefined && UNKNOWN_JOB.has(failure.code) && !isJobKnown) return []
  // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the escaping it needs.
  return [safe`with:`, ...inputs.map(([name, value]) => safe`  ${name}: '${value.replaceAll("'", "''")}'`)]
}

/** The pages of a job are not what they should be, and stay as they are. */
const WRONG_PAGES: ReadonlySet<MessageCode> = new Set<MessageCode>(['text-missing', 'verify-failed'])

/** Returns what the lines that resume a job are for; a colon and the lines follow. */
export function resumeIntroduction(failure: StepError | undefined): SafeText {
  return failure !== undefined && WRONG_PAGES.has(failure.code)
    ? safe`For other pages, export again without \`job-id\`. To check this same export with other settings, such as \`accepted-findings\` or \`host\`, run the step with`
    : safe`To resume this job instead of starting another, run the step with`
}
