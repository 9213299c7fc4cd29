import { isNativeError } from 'node:util/types'

/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'syscall' in error && 'code' in error
}

/**
 * Returns what `work` returns, or `instead` after a file-system error.
 * @throws any other error of `work`
 */
export function tryOnDisk<T>(work: () => T, instead: T): T {
  try {
    return work()
  } catch (error) {
    if (isDiskError(error)) return instead
    throw error
  }
}
