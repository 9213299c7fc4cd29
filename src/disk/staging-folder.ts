import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'
import { lstatIfExists } from './paths.ts'
import { FOLDER_MODE } from './permissions.ts'
import type { Removals } from './removal.ts'

/**
 * A new folder next to a target path, in which new content is prepared. Its name is unpredictable.
 * If the run is killed, the name shows that the folder is ours, and the content shows how far the
 * run got. interrupted-runs.ts cleans it up later.
 */
export type StagingFolder = Readonly<ReturnType<typeof makeStagingFolder>>

/**
 * The length of the part of the target's name that the folder's name contains, so that users
 * recognize it. In characters.
 */
const MAX_SHOWN_NAME = 60

/**
 * The entries of such a folder. Runs of earlier releases use the same names, so they must not
 * change.
 */
export const NEW_CONTENT = 'new'
export const PREVIOUS_CONTENT = 'old'
export const UNNEEDED_CONTENT = 'superseded'

/**
 * Makes a folder next to `targetPath`, on the same file system, so that a rename publishes its
 * content.
 * @throws any file-system error
 */
export function makeStagingFolder(targetPath: string, removals: Removals) {
  const parent = dirname(targetPath)
  const madeParents = makeFolders(parent)
  const removeParents = () => removeEmptyFolders(madeParents)
  let path: string
  try {
    path = mkdtempSync(join(parent, makeStagingPrefix(targetPath)))
  } catch (error) {
    removeParents()
    throw error
  }
  const previousPath = join(path, PREVIOUS_CONTENT)
  return {
    path,
    /** Where the new content of the target path is made; nothing is there yet. */
    newPath: join(path, NEW_CONTENT),
    /**
     * Where the previous content of the target path is kept until everything is in place; nothing
     * is there yet. That content belongs to the user, so no run removes it.
     */
    previousPath,
    /**
     * Renames the previous content, if there is any, to show the next run that it is no longer
     * needed.
     * @throws any file-system error
     */
    markPreviousUnneeded(): void {
      if (lstatIfExists(previousPath)) renameSync(previousPath, join(path, UNNEEDED_CONTENT))
    },
    /**
     * Starts removing the folder with all its content, and then the empty parent folders that were
     * made for it. Does nothing if there is something at `previousPath`.
     */
    remove(): void {
      // The folder stays unless it is certain that `previousPath` does not exist.
      const mayHavePrevious = ignoreDiskError(() => lstatIfExists(previousPath) !== undefined, true)
      if (!mayHavePrevious)
        removals.start(path, { clearedBy: 'later run', onRemoved: removeParents })
    },
  }
}

/**
 * Returns the prefix of the names of all such folders for `targetPath`; six random characters
 * follow.
 */
export function makeStagingPrefix(targetPath: string): string {
  return `.${basename(targetPath).slice(0, MAX_SHOWN_NAME)}.docs-export-`
}

/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first.
 * Node's own `recursive` never ends where the system says that a folder is missing although it
 * exists, as in /proc.
 * @throws any file-system error
 */
export function makeFolders(folder: string): string[] {
  const missing: string[] = []
  for (let path = folder; path !== parse(path).root && !lstatIfExists(path); path = dirname(path)) {
    missing.unshift(path)
  }
  const made: string[] = []
  try {
    for (const path of missing) {
      if (makeFolder(path)) made.push(path)
    }
    return made
  } catch (error) {
    removeEmptyFolders(made)
    throw error
  }
}

/** Makes a folder, and returns whether it did not exist before. */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    // Another process has created it. If it is not a folder, the next call that needs one fails.
    if (isDiskError(error) && error.code === 'EEXIST') return false
    throw error
  }
  chmodSync(path, FOLDER_MODE)
  return true
}

/** Removes the folders from the innermost outward, up to the first that is not empty. */
function removeEmptyFolders(folders: readonly string[]): void {
  try {
    for (const folder of folders.toReversed()) rmdirSync(folder)
  } catch {
    // Another process put something there: it stays.
  }
}
