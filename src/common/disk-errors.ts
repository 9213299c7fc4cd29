import { isNativeError } from 'node:util/types'

/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
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
