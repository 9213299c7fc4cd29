import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { isDiskError } from './disk-error.ts'

/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo'

/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among them, which device
 * numbers do not show. Empty on systems without such a table.
 */
export function mountsIn(folder: string, table: string = mountTable()): string[] {
  return mountPoints(table).filter((place) => place === folder || place.startsWith(`${folder}${sep}`))
}

/** The fifth field of each line; spaces, tabs, line ends and backslashes are octal there (proc_pid_mountinfo(5)). */
function mountPoints(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.split(' ')[4] ?? '')
    .map((place) =>
      place.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8))),
    )
}

function mountTable(): string {
  try {
    return readFileSync(MOUNT_TABLE, 'utf8')
  } catch (error) {
    if (isDiskError(error)) return ''
    throw error
  }
}
