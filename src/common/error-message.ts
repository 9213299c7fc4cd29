import { isNativeError } from 'node:util/types'

/** Returns the message of anything that was thrown; untrusted text. */
export function getErrorMessage(error: unknown): string {
  if (isNativeError(error)) return error.message
  return formatThrown(error)
}

/**
 * Returns whatever was thrown as text. Libraries may throw values that cannot be converted, such as
 * an object without a prototype.
 */
export function formatThrown(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return `a thrown ${typeof thrown} that cannot be shown as text`
  }
}
