import { readdirSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'
import { makePause } from '../common/event-loop.ts'
import { isGitFolder } from './file-names.ts'
import { joinBytePaths } from './paths.ts'

/**
 * Returns why the folder at `path` must not be replaced, worded to follow its name and a colon;
 * undefined if it may be. The search has no depth limit, because a repository or a mounted file
 * system at any depth would be lost.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
export async function findMountOrRepository(
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [mount] = listMounts(path)
  if (mount === path) return 'it is the mount point of a file system'
  if (mount !== undefined)
    return `a file system is mounted inside it, at “${relative(path, mount)}”`
  const pause = makePause(signal)
  // Names as bytes: one that is not valid UTF-8 cannot be opened as a string.
  const folders: Buffer[] = [Buffer.from(path)]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of listEntries(folder, path)) {
      const full = joinBytePaths(folder, entry.name)
      if (isGitFolder(String(entry.name)))
        return `a Git repository inside it, at “${relative(path, String(full))}”, would be deleted, too`
      if (entry.isDirectory()) folders.push(full)
    }
    await pause()
  }
  return undefined
}

function listEntries(folder: Buffer, top: string) {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    // The folder was removed in the meantime.
    if (isDiskError(error) && error.code === 'ENOENT' && String(folder) !== top) return []
    throw error
  }
}

/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo'

/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among
 * them, which device numbers do not show. Empty on systems without such a table.
 */
export function listMounts(folder: string, table: string = readMountTable()): string[] {
  return parseMountTable(table).filter(
    (mount) => mount === folder || mount.startsWith(`${folder}${sep}`),
  )
}

/**
 * Returns the fifth field of each line, in which spaces, tabs, line ends, and backslashes are octal
 * (proc_pid_mountinfo(5)).
 */
function parseMountTable(table: string): string[] {
  const mounts = table.split('\n').map((line) => line.split(' ')[4] ?? '')
  return mounts.map(decodeOctal)
}

function decodeOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 8)),
  )
}

function readMountTable(): string {
  return ignoreDiskError(() => readFileSync(MOUNT_TABLE, 'utf8'), '')
}
