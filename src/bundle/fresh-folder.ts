import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileSystemTraits } from './policy.ts'

/** A folder that was not there before and that nobody else knows. */
export interface FreshFolder {
  readonly path: string
  /** Removes it with all that is in it, and the folders that were made to hold it, as far as they are empty. */
  remove(): void
}

/** How much of the name of `place` is kept, so that a person sees whose remains they are. In characters. */
const SHOWN_NAME = 60

/**
 * Makes a folder beside `place`, on the same file system, so that a rename publishes it.
 * @throws Error of the file system
 */
export function openFreshFolder(place: string): FreshFolder {
  const parent = dirname(place)
  const firstMade = mkdirSync(parent, { recursive: true })
  const removeParents = () => {
    if (firstMade !== undefined) removeEmpty(parent, firstMade)
  }
  try {
    const path = mkdtempSync(join(parent, `.${basename(place).slice(0, SHOWN_NAME)}-`))
    return {
      path,
      remove() {
        // Synchronously: whoever removes is about to end, and the asynchronous way is many times slower.
        rmSync(path, { recursive: true, force: true })
        removeParents()
      },
    }
  } catch (error) {
    removeParents()
    throw error
  }
}

/** From the bottom up, until one holds something by now. */
function removeEmpty(from: string, upTo: string): void {
  try {
    for (let folder = from; folder.length >= upTo.length; folder = dirname(folder)) rmdirSync(folder)
  } catch {
    // Somebody put something there: it is theirs.
  }
}

/** Returns what the file system of an empty folder of ours cannot hold; leaves the folder empty. */
export function traitsOf(folder: string): FileSystemTraits {
  const probe = join(folder, 'probe')
  mkdirSync(probe)
  const ignoresCase = existsSync(join(folder, 'PROBE'))
  rmdirSync(probe)
  return { ignoresCase, windowsNames: process.platform === 'win32' }
}
