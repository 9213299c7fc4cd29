/**
 * Every temporary file of a test run is in one folder. A run that was killed leaves that folder,
 * and the next run removes it; a complete run fails if a test has left anything in it.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const PREFIX = 'docs-export-tests-'
/** A folder in it for the code that child processes have compiled. */
export const COMPILED = 'compiled'
/** A file system in memory, which some tests use as the other disk. */
const OTHER_DISK = '/dev/shm'

/** Returns a new folder in `parent` that the next run removes if this process is killed. */
export function newFolder(parent = tmpdir()): string {
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
}

/** Removes what ended processes have left in `parent`. */
function removeAbandoned(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!name.startsWith(PREFIX)) continue
    const pid = Number.parseInt(name.slice(PREFIX.length), 10)
    if (!isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** Returns a new folder in `parent` for the temporary files of this run. */
export function openRunFolder(parent: string): string {
  for (const place of [parent, OTHER_DISK]) removeAbandoned(place)
  const folder = newFolder(parent)
  // Processes of another user can pass through it; each test decides whether that user may open its
  // folders.
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Removes the folder of this run, and goes back to the one around it. Throws if anything is in it. Jest may tear down more than once (with `--bail`, for each
 * file that fails): any other folder is left alone.
 */
export function closeRunFolder(folder: string): void {
  if (!basename(folder).startsWith(PREFIX) || !existsSync(folder)) return
  useForTemporaryFiles(dirname(folder))
  rmSync(join(folder, COMPILED), { recursive: true, force: true })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true, force: true })
  if (left.length > 0)
    throw new Error(`Tests left temporary files behind, which are removed now: ${left.join(', ')}`)
}

/** Makes this process, and those that it starts, put temporary files into `folder`. */
export function useForTemporaryFiles(folder: string): void {
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is running, and belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
