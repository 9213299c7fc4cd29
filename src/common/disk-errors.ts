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

/** Returns why a file-system error occurred, as the end of a sentence, without a path. */
export function describeDiskError({ code = '', errno, message }: NodeJS.ErrnoException): string {
  if (DISK_FULL_CODES.has(code)) return `the disk is full (${code})`
  if (code === 'EFBIG')
    return `a file would be larger than its file system or \`ulimit -f\` allows (${code})`
  if (errno === undefined) return message
  return `${getSystemErrorMessage(errno)} (${code})`
}
