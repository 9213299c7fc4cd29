import { lstatSync, type Stats, statfsSync } from 'node:fs'
import { isDiskError, tryOnDisk } from '../common/file-errors.ts'
import { showSize } from '../common/units.ts'
import { splitWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'

/** The error codes of the system for a path where nothing exists (errno(3)). */
const NOT_FOUND: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR'])

/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws any file-system error
 */
export function lstatIfExists(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isDiskError(error) && NOT_FOUND.has(error.code)) return undefined
    throw error
  }
}

/** The error codes of the system (errno(3)), grouped by the error that users see. */
const MEANINGS = [
  ['disk-full', splitWords('ENOSPC EDQUOT EFBIG')],
  ['permission-denied', splitWords('EACCES EPERM EROFS')],
  ['path-not-replaceable', splitWords('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
  ['path-in-use', splitWords('EBUSY ETXTBSY')],
] as const

/**
 * Returns the error to report for writing `what` if `error` came from the file system; else `error`
 * itself.
 */
export function explainDiskError(error: unknown, what: string): unknown {
  if (!isDiskError(error)) return error
  let why = error.code ?? error.message
  if (error.code === 'ENOENT') why = 'it does not exist (ENOENT)'
  const [meaning] = MEANINGS.find(([, codes]) => codes.has(why)) ?? ['disk-failed' as const]
  if (meaning === 'disk-full')
    return new StepError(meaning, { what, needed: undefined, free: undefined }, error)
  return new StepError(meaning, { what, why }, error)
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

/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
export function ensureRoom(folder: string, bytes: number, what: string): void {
  const free = measureFreeBytes(folder)
  if (free === undefined || free >= bytes) return
  throw new StepError('disk-full', { what, needed: showSize(bytes), free: showSize(free) })
}

/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
export function measureFreeBytes(folder: string): number | undefined {
  return tryOnDisk(() => {
    const { bsize, bavail, blocks } = statfsSync(folder)
    // Some network and user-space file systems report zeros.
    if (blocks === 0) return undefined
    return bsize * bavail
  }, undefined)
}
