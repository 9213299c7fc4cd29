/**
 * What a run leaves when it is killed, and what the next run with the same target path does about it. What is in the
 * fresh folder beside the target path shows how far the run got:
 *
 * | at the target path | in the folder  | the next run                                                             |
 * |--------------------|----------------|--------------------------------------------------------------------------|
 * | nothing            | `new`, and what belongs with it was published | publishes `new`: site and archive, both or neither |
 * | nothing            | `old`          | puts `old` back                                                          |
 * | something          | `old`          | leaves both and names them: only a person can say which is wanted        |
 * | anything           | anything else  | removes the folder                                                       |
 *
 * Folders for content that belongs together name each other, and the one that is published last is cleaned up first: what
 * the first one shows about the run is gone with it.
 *
 * A run that fails or is cancelled removes its own folders (`FreshFolder.remove`).
 */
import { lstatSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type SafeText, safe } from '../report/clean.ts'
import { retryWhileHeld, type System } from './busy-files.ts'
import { isDiskError, lstatIfExists } from './disk-error.ts'
import { freshFolder, MADE, MARK, NEXT, OLD, prefixOf, SUPERSEDED } from './fresh-folder.ts'
import type { Removals } from './removal.ts'
import { isAtWork, type MadeBy, readMark } from './run-mark.ts'

/**
 * Removes what killed runs left beside `targetPath`, as far as it is certain to be theirs. If nothing is at
 * `targetPath`, the previous content that a killed run had moved aside is put back; or, if that run had already
 * published what belongs together with it, the new content is published, too. If something is at `targetPath`, the
 * previous content stays aside. What these runs were to publish right after it, at another path, is treated the same.
 * @throws Error of the file system
 */
export async function cleanUpInterruptedRuns(
  targetPath: string,
  removals: Removals,
  info: (line: SafeText) => void,
  system?: System,
): Promise<void> {
  const retry = retryWhileHeld(system)
  for (const path of leftoversBeside(targetPath)) {
    const next = targetPublishedAfter(path)
    if (next !== undefined) await cleanUpInterruptedRuns(next, removals, info, system)
    const folder = freshFolder(path, () => {}, removals)
    if (!lstatIfExists(targetPath) && lstatIfExists(folder.made) && isFirstInPlace(path)) {
      await retry(() => renameSync(folder.made, targetPath))
      await retry(() => folder.supersede())
      info(
        safe`An earlier run was interrupted while it published: ${targetPath} was published now, like the rest`,
      )
    } else if (lstatIfExists(folder.old)) {
      // What is there by now may be anybody's: only a person can decide which of the two is wanted.
      if (lstatIfExists(targetPath)) {
        info(
          safe`An earlier run was interrupted: the previous content of ${targetPath} is in ${folder.old}. Take what you need from it, then delete ${path}; this message is repeated until then.`,
        )
        continue
      }
      await retry(() => renameSync(folder.old, targetPath))
      info(safe`An earlier run was interrupted: the previous content of ${targetPath} was restored`)
    }
    folder.remove()
  }
}

/**
 * Returns the target path of the content that was to be published right after that of the folder at `path`, if a folder
 * for it is still there.
 */
function targetPublishedAfter(path: string): string | undefined {
  const file = join(path, NEXT)
  // Chains of more than two are not made.
  if (lstatIfExists(file)?.isFile() !== true || markIn(path)?.after !== undefined) return undefined
  const next = readFileSync(file, 'utf8')
  const mark = markIn(next)
  return mark?.after === path ? join(dirname(next), mark.targetName) : undefined
}

/** Returns whether the run that left the folder at `path` had already published the content of the folder before it. */
function isFirstInPlace(path: string): boolean {
  const first = markIn(path)?.after
  const mark = first === undefined ? undefined : markIn(first)
  if (first === undefined || mark === undefined) return false
  const targetPath = join(dirname(first), mark.targetName)
  return !lstatIfExists(join(first, MADE)) && lstatIfExists(targetPath) !== undefined
}

function leftoversBeside(targetPath: string): string[] {
  const parent = dirname(targetPath)
  const prefix = prefixOf(targetPath)
  const names = lstatIfExists(parent)?.isDirectory() ? readdirSync(parent) : []
  return names
    .filter((name) => name.startsWith(prefix) && name.length === prefix.length + 6)
    .map((name) => join(parent, name))
    .filter((path) => isLeftBehind(path, basename(targetPath)))
}

function isLeftBehind(path: string, targetName: string): boolean {
  try {
    // A symbolic link could lead anywhere.
    if (!lstatSync(path).isDirectory()) return false
    if (readdirSync(path).some((name) => ![MARK, NEXT, MADE, OLD, SUPERSEDED].includes(name))) return false
    const mark = markIn(path)
    if (mark === undefined || mark.targetName !== targetName) return false
    return !isAtWork(mark, Date.now() - lstatSync(join(path, MARK)).mtimeMs)
  } catch (error) {
    // Another run may be removing it just now.
    if (isDiskError(error)) return false
    throw error
  }
}

/** Returns the mark in the folder at `path`; undefined if it is not certain to be a folder of ours. */
function markIn(path: string): MadeBy | undefined {
  try {
    const file = join(path, MARK)
    const stats = lstatSync(file)
    if (!stats.isFile() || stats.size > 64 * 1024) return undefined
    const mark = readMark(readFileSync(file, 'utf8'))
    return mark?.folder === basename(path) ? mark : undefined
  } catch (error) {
    // What cannot be read is not certain to be ours.
    if (isDiskError(error)) return undefined
    throw error
  }
}
