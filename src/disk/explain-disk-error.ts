import { DISK_FULL_CODES, isDiskError } from '../common/disk-errors.ts'
import { splitWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'

/** The error codes of the system (errno(3)), grouped by the error that users see. */
const CODES_BY_ERRNO = [
  ['disk-full', DISK_FULL_CODES],
  ['permission-denied', splitWords('EACCES EPERM EROFS')],
  ['path-not-replaceable', splitWords('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
  ['path-in-use', splitWords('EBUSY ETXTBSY')],
] as const

/**
 * Returns the error to report for writing `what` if `error` came from the file system; otherwise,
 * `error` itself.
 */
export function explainDiskError(error: unknown, what: string): unknown {
  if (!isDiskError(error)) return error
  let why = error.code ?? error.message
  if (error.code === 'ENOENT') why = 'it does not exist (ENOENT)'
  const [code] = CODES_BY_ERRNO.find(([, codes]) => codes.has(why)) ?? ['disk-failed' as const]
  if (code === 'disk-full')
    return new StepError(code, { what, needed: undefined, free: undefined }, error)
  return new StepError(code, { what, why }, error)
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
