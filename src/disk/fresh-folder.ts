import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { type SafeText, safe } from '../report/clean.ts'
import { retryWhileHeld, type System } from './busy-files.ts'
import { isDiskError, lstatIfExists } from './disk-error.ts'
import type { Removals } from './removal.ts'
import { isAtWork, keepTouched, type MadeBy, madeByUs, readMark } from './run-mark.ts'

/**
 * A new folder beside a target path, with a name that nobody else knows. If the run is killed, its content shows how
 * far the run got, and the mark in it shows that it is ours: the next run with that target path removes it, or puts
 * back what it holds.
 */
export interface FreshFolder {
  readonly path: string
  /** Where the new content of the target path is made; nothing is there yet. */
  readonly made: string
  /**
   * Where the previous content of the target path is kept until everything is in place; nothing is there yet. What is
   * there is the user's: neither this run nor the next one removes it.
   */
  readonly old: string
  /**
   * Renames what `old` holds, if anything: it is no longer needed, and the next run sees that, too.
   * @throws Error of the file system
   */
  supersede(): void
  /**
   * Starts removing it with all its content, and the parent folders that were made for it, as far as they are empty.
   * Does nothing if there is something at `old`.
   */
  remove(): void
}

/** How much of the target's name is in the folder's name, so that people see what it is for. In characters. */
const SHOWN_NAME = 60

const MARK = 'docs-export.json'
const MADE = 'new'
const OLD = 'old'
const SUPERSEDED = 'superseded'

/** As for the folders of the site, whatever the umask is: what is published is there to be read. */
const FOLDER_MODE = 0o755

/**
 * Makes a folder beside `targetPath`, on the same file system, so that a rename publishes its content. `after` is the
 * folder whose content is published right before, if there is one: both or neither.
 * @throws Error of the file system
 */
export function openFreshFolder(targetPath: string, removals: Removals, after?: FreshFolder): FreshFolder {
  const parent = dirname(targetPath)
  const madeParents = makeFolders(parent)
  const removeParents = () => removeEmpty(madeParents)
  let path: string | undefined
  try {
    path = mkdtempSync(join(parent, prefixOf(targetPath)))
    const mark = madeByUs(basename(path), basename(targetPath), after?.path)
    writeFileSync(join(path, MARK), JSON.stringify(mark), { flag: 'wx' })
  } catch (error) {
    if (path !== undefined) rmSync(path, { recursive: true, force: true })
    removeParents()
    throw error
  }
  const stopTouching = keepTouched(join(path, MARK))
  const then = () => {
    stopTouching()
    removeParents()
  }
  return freshFolder(path, then, removals)
}

function freshFolder(path: string, then: () => void, removals: Removals): FreshFolder {
  const old = join(path, OLD)
  return {
    path,
    made: join(path, MADE),
    old,
    supersede() {
      if (lstatIfExists(old)) renameSync(old, join(path, SUPERSEDED))
    },
    remove() {
      if (!mayHold(old)) removals.start(path, { clearedBy: 'next run', last: MARK, then })
    },
  }
}

/** Returns false only if it is certain that nothing is at `path`. */
function mayHold(path: string): boolean {
  try {
    return lstatIfExists(path) !== undefined
  } catch (error) {
    if (isDiskError(error)) return true
    throw error
  }
}

function prefixOf(targetPath: string): string {
  return `.${basename(targetPath).slice(0, SHOWN_NAME)}-`
}

/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first. Node's own `recursive`
 * never ends where the system says that a folder is missing although it exists, as in /proc.
 * @throws Error of the file system
 */
function makeFolders(folder: string): string[] {
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
    removeEmpty(made)
    throw error
  }
}

/** Returns whether it did not exist before. */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    // Somebody was faster. If it is not a folder, the next call that needs one fails.
    if (isDiskError(error) && error.code === 'EEXIST') return false
    throw error
  }
  chmodSync(path, FOLDER_MODE)
  return true
}

/** From the innermost outwards, up to the first that is not empty by now. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders.toReversed()) rmdirSync(folder)
  } catch {
    // Somebody put something there: it is theirs.
  }
}

/**
 * Removes what killed runs left beside `targetPath`, as far as it is certain to be theirs. If nothing is at
 * `targetPath`, the previous content that a killed run had moved aside is put back; or, if that run had already
 * published what belongs together with it, the new content is published, too. If something is at `targetPath`, the
 * previous content stays aside.
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
 * Removes or publishes what killed runs left in `folder` for content that belongs together with that of `firstPath`,
 * as `cleanUpInterruptedRuns` does for one path: for a target in `folder` whose name is not known yet. To be called
 * before that function is called for `firstPath`, whose leftovers show how far these runs had come.
 * @throws Error of the file system
 */
export async function cleanUpPublishedAfter(
  firstPath: string,
  folder: string,
  removals: Removals,
  info: (line: SafeText) => void,
): Promise<void> {
  for (const name of namesPublishedAfter(firstPath, folder)) {
    await cleanUpInterruptedRuns(join(folder, name), removals, info)
  }
}

function namesPublishedAfter(firstPath: string, folder: string): Set<string> {
  const entries = lstatIfExists(folder)?.isDirectory() ? readdirSync(folder) : []
  const names = entries
    .filter((entry) => entry.startsWith('.'))
    .flatMap((entry) => {
      const { targetName, after } = markIn(join(folder, entry)) ?? {}
      if (targetName === undefined || targetName !== basename(targetName) || after === undefined) return []
      const isAfterFirst =
        dirname(after) === dirname(firstPath) && markIn(after)?.targetName === basename(firstPath)
      return isAfterFirst ? [targetName] : []
    })
  return new Set(names)
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
    if (readdirSync(path).some((name) => ![MARK, MADE, OLD, SUPERSEDED].includes(name))) return false
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
