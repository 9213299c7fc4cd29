import { type Clock, systemClock } from '../common/clock.ts'
import { isDiskError } from '../common/disk-errors.ts'

/**
 * The error codes that Windows returns while a virus scanner or an indexer holds a file, or a file
 * in the folder.
 */
const BUSY_CODES: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'EACCES',
  'EBUSY',
  'ENOTEMPTY',
])

const FIRST_PAUSE_MS = 20
const MAX_PAUSE_MS = 500
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000

/** The system that the step runs on. */
interface System {
  readonly platform: NodeJS.Platform
  readonly clock: Pick<Clock, 'sleep'>
}

const THIS_SYSTEM: System = { platform: process.platform, clock: systemClock }

/**
 * Returns a function that runs the renames and removals of this system. On Windows, it retries if
 * another program holds a file. All calls of the function share a few seconds for this. On other
 * systems, such errors are permanent, so they are thrown immediately.
 */
export function makeBusyRetry({
  platform,
  clock,
}: System = THIS_SYSTEM): <T>(work: () => T) => Promise<T> {
  let leftMs = 0
  if (platform === 'win32') leftMs = BUDGET_MS
  return async (work) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      try {
        return work()
      } catch (error) {
        if (leftMs <= 0 || !isBusy(error)) throw error
      }
      const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs)
      leftMs -= ms
      await clock.sleep(ms)
    }
  }
}

function isBusy(error: unknown): boolean {
  return isDiskError(error) && BUSY_CODES.has(error.code)
}
