import type { Clock } from '../common/clock.ts'
import { formatCount, formatDuration, parseCount } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { Log } from '../text/log.ts'

/** The progress of a job; untrusted text. */
interface JobProgress {
  readonly status: string
  readonly progress: string | undefined
  readonly pageCount: string | undefined
}

/** Returns the job's state in words: `running, 45%, 12 pages`. */
export function describeJobState({ status, progress, pageCount }: JobProgress): SafeText {
  let words = safe`${status}`
  if (progress !== undefined) words = safe`${words}, ${describeShare(progress)}`
  if (pageCount !== undefined) words = safe`${words}, ${describePages(pageCount)}`
  return words
}

function describeShare(progress: string): string {
  if (/^[\d.]+$/.test(progress)) return `${progress}%`
  return progress
}

function describePages(pageCount: string): string {
  const pages = parseCount(pageCount)
  if (pages === undefined) return `${pageCount} pages`
  return formatCount(pages, 'page')
}

/**
 * Returns functions that report the progress of `what`. `startedAtMs` and `deadlineMs` are in ms
 * since the epoch. `waitsFor` follows the time in the line that is logged each minute.
 */
export function openProgressLog(
  what: SafeText,
  { startedAtMs, deadlineMs }: { readonly startedAtMs: number; readonly deadlineMs: number },
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'info'> },
  waitsFor?: SafeText,
) {
  let lastState: SafeText | undefined
  const formatElapsed = () => formatDuration(clock.now() - startedAtMs)
  return {
    /** Logs the state, followed by `more`, if the state has changed. */
    logIfChanged(state: SafeText, more?: SafeText): void {
      if (state.text === lastState?.text) return
      lastState = state
      log.info(safe`${what} after ${formatElapsed()}: ${state}${more}`)
    },
    /** Returns the line that shows each minute that the step is still running. */
    heartbeat(): SafeText {
      const left = formatDuration(deadlineMs - clock.now())
      let waiting = safe`Still waiting`
      if (waitsFor) waiting = safe`${waiting} ${waitsFor}`
      const state = lastState ?? 'no response yet'
      return safe`${waiting} after ${formatElapsed()}: ${state}, ${left} until wait-timeout`
    },
  }
}
