/** Which statuses mean that a job is running, and which mean that it has ended. */
import { splitWords } from '../common/words.ts'

/**
 * Statuses of running jobs that deployments and proxies use (November 2026), in lowercase and with
 * `_` as the separator.
 */
const RUNNING: ReadonlySet<string> = new Set([
  ...splitWords('queued pending waiting scheduled started starting running active processing'),
  ...splitWords('in_progress building rendering generating exporting uploading packaging'),
])

/** Returns whether a status means that the job is running. */
export function isRunning(status: string): boolean {
  return RUNNING.has(status.toLowerCase().replace(/[ -]/g, '_'))
}

/** Statuses that the API does not define, but that mean an end in plain English. */
const UNDOCUMENTED_ENDS =
  /^(cancell?ed|expired|error(ed)?|aborted|timed[ _-]?out|rejected|deleted)$/i

/** Returns whether a status that the API does not define means an end. */
export function isUndocumentedEnd(status: string): boolean {
  return UNDOCUMENTED_ENDS.test(status)
}
