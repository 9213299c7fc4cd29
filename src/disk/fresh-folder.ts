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
 * A folder beside a place, that was not there before and that nobody else knows. What it holds says how far a run came
 * that was killed, and the mark in it that it is ours: the next run with that place clears it, or puts back what it holds.
 */
export interface FreshFolder {
  readonly path: string
  /** Where what is to stand at the place is made; nothing is there yet. */
  readonly made: string
  /**
   * Where what stood at the place is kept until all is in place; nothing is there yet. Whatever is there belongs to the
   * place: neither this run nor the next one removes it.
   */
  readonly old: string
  /**
   * Renames what `old` holds, if anything: it is not needed any more, and the next run sees that too.
   * @throws Error of the file system
   */
  supersede(): void
  /**
   * Begins to remove it with all that is in it, and the folders that were made to hold it, as far as they are empty;
   * not if there is something at `old`.
   */
  remove(): void
}

/** How much of the name of a place is kept, so that a person sees whose remains they are. In characters. */
const SHOWN_NAME = 60

const MARK = 'docs-export.json'
const MADE = 'new'
const OLD = 'old'
const SUPERSEDED = 'superseded'

/** As those of the site, whatever the umask is: what is published is there to be read. */
const FOLDER_MODE = 0o755

/**
 * Makes a folder beside `place`, on the same file system, so that a rename publishes it. `after` is the folder whose
 * content is published right before, if there is one: both or neither.
 * @throws Error of the file system
 */
export function openFreshFolder(place: string, removals: Removals, after?: FreshFolder): FreshFolder {
  const parent = dirname(place)
  const madeParents = makeFolders(parent)
  const removeParents = () => removeEmpty(madeParents)
  let path: string | undefined
  try {
    path = mkdtempSync(join(parent, prefixOf(place)))
    const mark = madeByUs(basename(path), basename(place), after?.path)
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

/** Returns whether something is at `path`, or it cannot be seen that nothing is. */
function mayHold(path: string): boolean {
  try {
    return lstatIfExists(path) !== undefined
  } catch (error) {
    if (isDiskError(error)) return true
    throw error
  }
}

function prefixOf(place: string): string {
  return `.${basename(place).slice(0, SHOWN_NAME)}-`
}

/**
 * Makes `folder`, and returns those that it took, the outermost first. Node's own way goes on for ever where a system
 * says that a folder is missing which is there, as /proc does.
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

/** Returns whether it was not there. */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    // Somebody was faster; if that is no folder, whoever makes something in it hears so.
    if (isDiskError(error) && error.code === 'EEXIST') return false
    throw error
  }
  chmodSync(path, FOLDER_MODE)
  return true
}

/** From the innermost outwards, until one holds something by now. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders.toReversed()) rmdirSync(folder)
  } catch {
    // Somebody put something there: it is theirs.
  }
}

/**
 * Clears what killed runs left beside `place`, as far as it is provably theirs. If the place is free, what stood there
 * and was set aside by a run that was stopped before all was in place is put back; or, if what belongs to it is in
 * place already, the new content is published after all. If it is not free, what was set aside stays where it is.
 * @throws Error of the file system
 */
export async function cleanUpInterruptedRuns(
  place: string,
  removals: Removals,
  say: (line: SafeText) => void,
  system?: System,
): Promise<void> {
  const retry = retryWhileHeld(system)
  for (const path of leftoversBeside(place)) {
    const folder = freshFolder(path, () => {}, removals)
    if (!lstatIfExists(place) && lstatIfExists(folder.made) && isFirstInPlace(path)) {
      await retry(() => renameSync(folder.made, place))
      await retry(() => folder.supersede())
      say(safe`An earlier run was interrupted while it published: ${place} was published now, like the rest`)
    } else if (lstatIfExists(folder.old)) {
      // What is at the place by now may be anybody's: only a person can say what is wanted.
      if (lstatIfExists(place)) {
        say(
          safe`An earlier run was interrupted: the previous content of ${place} is in ${folder.old}. Take what you need from it, then delete ${path}; this message is repeated until then.`,
        )
        continue
      }
      await retry(() => renameSync(folder.old, place))
      say(safe`An earlier run was interrupted: the previous content of ${place} was restored`)
    }
    folder.remove()
  }
}

/** Returns whether the run that left the folder at `path` was stopped when what it published first was in place. */
function isFirstInPlace(path: string): boolean {
  const first = markIn(path)?.after
  const mark = first === undefined ? undefined : markIn(first)
  if (first === undefined || mark === undefined) return false
  const place = join(dirname(first), mark.place)
  return !lstatIfExists(join(first, MADE)) && lstatIfExists(place) !== undefined
}

function leftoversBeside(place: string): string[] {
  const parent = dirname(place)
  const prefix = prefixOf(place)
  const names = lstatIfExists(parent)?.isDirectory() ? readdirSync(parent) : []
  return names
    .filter((name) => name.startsWith(prefix) && name.length === prefix.length + 6)
    .map((name) => join(parent, name))
    .filter((path) => isLeftBehind(path, basename(place)))
}

function isLeftBehind(path: string, place: string): boolean {
  try {
    // A link could lead anywhere.
    if (!lstatSync(path).isDirectory()) return false
    if (readdirSync(path).some((name) => ![MARK, MADE, OLD, SUPERSEDED].includes(name))) return false
    const mark = markIn(path)
    if (mark === undefined || mark.place !== place) return false
    return !isAtWork(mark, Date.now() - lstatSync(join(path, MARK)).mtimeMs)
  } catch (error) {
    // Another run may be removing it just now.
    if (isDiskError(error)) return false
    throw error
  }
}

/** Returns the mark in the folder at `path`; undefined if it is not provably a folder of ours. */
function markIn(path: string): MadeBy | undefined {
  try {
    const file = join(path, MARK)
    const stats = lstatSync(file)
    if (!stats.isFile() || stats.size > 64 * 1024) return undefined
    const mark = readMark(readFileSync(file, 'utf8'))
    return mark?.folder === basename(path) ? mark : undefined
  } catch (error) {
    // What cannot be looked at is not provably ours.
    if (isDiskError(error)) return undefined
    throw error
  }
}
