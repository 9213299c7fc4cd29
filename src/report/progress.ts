import { count, showDuration } from '../common/units.ts'
import { type SafeText, safe } from './clean.ts'

/** What a person wants to know of a job, foreign text. */
export interface JobProgress {
  readonly status: string
  readonly progress: string | undefined
  readonly pageCount: string | undefined
}

/** Returns the job's state in words: `running, 45 %, 12 pages`. */
export function stateWords({ status, progress, pageCount }: JobProgress): SafeText {
  const share =
    progress === undefined ? '' : safe`, ${/^[\d.]+$/.test(progress) ? `${progress} %` : progress}`
  const pages = pageCount === undefined ? '' : safe`, ${pagesInWords(pageCount)}`
  return safe`${status}${share}${pages}`
}

function pagesInWords(pageCount: string): string {
  const pages = pageNumber(pageCount)
  return pages === undefined ? `${pageCount} pages` : count(pages, 'page')
}

/** Returns the number of pages that the service counted, if what it sent is a plausible one. */
export function pageNumber(pageCount: string | undefined): number | undefined {
  return pageCount !== undefined && /^\d{1,9}$/.test(pageCount) ? Number(pageCount) : undefined
}

/** Returns whether two states read the same: then there is no line to print. */
export function sameProgress(a: JobProgress | undefined, b: JobProgress): boolean {
  return a?.status === b.status && a.progress === b.progress && a.pageCount === b.pageCount
}

/** Returns the line for a job whose state has changed. */
export function changeLine(jobId: string, state: JobProgress, elapsedMs: number): SafeText {
  return safe`Job ${jobId} after ${showDuration(elapsedMs)}: ${stateWords(state)}`
}

/**
 * Returns the line that shows each minute that the step is alive. `words` say how it stands and are undefined before the first
 * answer; times in ms since the epoch.
 */
export function heartbeatLine(
  words: SafeText | undefined,
  { startedAt, deadline }: { readonly startedAt: number; readonly deadline: number },
  now: number,
): SafeText {
  const [waited, left] = [showDuration(now - startedAt), showDuration(deadline - now)]
  return safe`Waiting for ${waited}: ${words ?? 'no answer yet'}, ${left} left`
}
