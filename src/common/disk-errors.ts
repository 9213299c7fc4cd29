import { getSystemErrorMessage } from 'node:util'
import { isNativeError } from 'node:util/types'
import { splitWords } from './words.ts'

/** The error codes of the system (errno(3)) for a disk that has no more room. */
export const DISK_FULL_CODES = splitWords('ENOSPC EDQUOT')

/**
 * Returns whether `error` came from a call to the file system, and not from the content of a file.
 */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'syscall' in error && 'code' in error
}

/**
 * Returns what `work` returns, or `fallback` after a file-system error.
 * @throws any other error of `work`
 */
export function ignoreDiskError<T>(work: () => T, fallback: T): T {
  try {
    return work()
  } catch (error) {
    if (isDiskError(error)) return fallback
    throw error
  }
}

/** Why something could not be read or written. */
export interface AccessProblem {
  /** In words, as the end of a sentence, without a path. */
  readonly why: string
  /** The error code of the system, such as `EACCES`; empty if the system reported no error. */
  readonly errorCode: string
}

/** Returns why a file-system error occurred. */
export function explainAccessError({
  code = '',
  errno,
  message,
}: NodeJS.ErrnoException): AccessProblem {
  if (DISK_FULL_CODES.has(code)) return { why: 'the disk is full', errorCode: code }
  if (code === 'EFBIG') {
    const why = 'a file would exceed the size that its file system or `ulimit -f` allows'
    return { why, errorCode: code }
  }
  if (errno === undefined) return { why: message, errorCode: '' }
  return { why: getSystemErrorMessage(errno), errorCode: code }
}

/**
 * Returns a problem as the end of a sentence, with the error code of the system, if there is one.
 */
export function describeAccessProblem({ why, errorCode }: AccessProblem): string {
  if (errorCode === '') return why
  return `${why} (${errorCode})`
}

/** Returns why a file-system error occurred, as the end of a sentence, without a path. */
export function describeDiskError(error: NodeJS.ErrnoException): string {
  return describeAccessProblem(explainAccessError(error))
}
