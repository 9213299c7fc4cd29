import { accessSync, constants, statSync } from 'node:fs'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'

/** Returns why nothing can be written at a path that exists; undefined if it can. */
export function explainIfNotWritable(path: string): string | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    if (!isDiskError(error)) throw error
    const user = process.getuid?.()
    const owner = ignoreDiskError(() => statSync(path).uid, user)
    return explainRefusal(error.code, path, user, owner)
  }
}

/**
 * Returns why the system refuses to write to `path`, by the error code (errno(3)). `user` and
 * `owner` are numeric IDs, which Windows does not have.
 */
export function explainRefusal(
  code: string | undefined,
  path: string,
  user: number | undefined,
  owner: number | undefined,
): string {
  if (code === 'EROFS') return `${path} is on a read-only file system; use another path`
  const advice = 'change its owner or permissions, or use another path'
  let subject = path
  if (user !== undefined && user !== owner)
    subject = `${path}, which belongs to user ${owner}, while this step runs as user ${user}`
  return `this step is not allowed to write to ${subject}; ${advice}`
}
