import { accessSync, constants, statSync } from 'node:fs'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'

/** Returns why nothing can be written at a path that exists; undefined if it can. */
export function explainIfNotWritable(path: string): string | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    if (!isDiskError(error)) throw error
    return describeWriteRefusal(error.code, path, findUsers(path))
  }
}

/**
 * Returns why the system refuses to let this process read `path`; undefined if `error` does not
 * mean that.
 */
export function explainIfNotReadable(
  { code }: NodeJS.ErrnoException,
  path: string,
): string | undefined {
  if (code !== 'EACCES' && code !== 'EPERM') return undefined
  return describeReadRefusal(code, path, findUsers(path))
}

/** Numeric IDs, which Windows does not have. */
interface Users {
  /** Of the user that runs this process. */
  readonly user: number | undefined
  readonly owner: number | undefined
}

function findUsers(path: string): Users {
  const user = process.getuid?.()
  return { user, owner: ignoreDiskError(() => statSync(path).uid, user) }
}

/** Returns why the system refuses to let this process read `path`, by the error code (errno(3)). */
export function describeReadRefusal(code: string, path: string, { user, owner }: Users): string {
  const advice = 'change the owner or the permissions of that path'
  const refusal = `permission to read ${path} was denied (${code})`
  if (user === undefined || user === owner) return `${refusal}; ${advice}`
  return `${refusal}; that path belongs to user ${owner}, but the current user is ${user}: ${advice}`
}

/** Returns why the system refuses to let this process write to `path`, by the error code. */
export function describeWriteRefusal(
  code: string | undefined,
  path: string,
  { user, owner }: Users,
): string {
  if (code === 'EROFS') return `${path} is on a read-only file system; use another path`
  const advice = 'change the owner or the permissions of that path, or use another path'
  let subject = path
  if (user !== undefined && user !== owner)
    subject = `${path}, which belongs to user ${owner}, while this step runs as user ${user}`
  return `this step is not allowed to write to ${subject}; ${advice}`
}
