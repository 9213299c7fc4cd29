import { DISK_FULL_CODES, describeDiskError, isDiskError } from '../common/disk-errors.ts'
import { splitWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'

/** The error codes of the system (errno(3)), grouped by the error that users see. */
const CODES_BY_ERRNO = [
  ['disk-full', DISK_FULL_CODES],
  ['permission-denied', splitWords('EACCES EPERM EROFS')],
  ['path-not-replaceable', splitWords('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
  ['path-in-use', splitWords('EBUSY ETXTBSY')],
] as const

/** The advice if a path cannot be replaced. */
export const USE_ANOTHER_PATH = 'use another path'

/**
 * Returns the error to report for writing `what` if `error` came from the file system; otherwise,
 * `error` itself.
 */
export function explainDiskError(error: unknown, what: string): unknown {
  if (!isDiskError(error)) return error
  const errno = error.code ?? ''
  const code = CODES_BY_ERRNO.find(([, codes]) => codes.has(errno))?.[0]
  if (code === undefined) {
    const why = errno === 'ENOENT' ? 'it does not exist (ENOENT)' : describeDiskError(error)
    return new StepError('disk-failed', { what, why }, error)
  }
  if (code === 'disk-full')
    return new StepError(code, { what, needed: undefined, free: undefined }, error)
  // The message of each of these says what the code means.
  return new StepError(code, { what, why: errno, advice: USE_ANOTHER_PATH }, error)
}

/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for a file-system error
 */
export function runDiskWork<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw explainDiskError(error, what)
  }
}
