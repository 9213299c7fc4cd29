import { lstatSync, readdirSync, realpathSync, renameSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { errorMessage, StepError } from '../errors.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { retryWhileHeld, type System } from './busy-files.ts'
import { explainDiskError, lstatIfExists } from './disk-error.ts'
import type { FreshFolder } from './fresh-folder.ts'
import { protectedIn } from './protected.ts'

/** Something finished, on the same file system as its place. */
export interface Publication {
  /** Holds the file or folder that is to stand at `place`. */
  readonly folder: Pick<FreshFolder, 'path' | 'made' | 'old' | 'supersede'>
  readonly place: string
  /** Whether what stands there may be replaced. */
  readonly overwrite: boolean
}

export interface PublishOptions {
  readonly signal: AbortSignal
  readonly say: (line: SafeText) => void
  readonly system?: System | undefined
}

/**
 * Puts everything at its place, or nothing: what stood there is set aside until all is in place, and put back if
 * something fails. What was made is then still where it was. What was set aside and is not needed any more is left to
 * whoever removes the folders.
 * @throws StepError (`path-not-replaceable`, `path-in-use`, `permission-denied`, `disk-failed` …)
 * @throws the reason of `signal` if it is aborted before anything was changed
 */
export async function publish(
  publications: readonly Publication[],
  { signal, say, system }: PublishOptions,
): Promise<void> {
  for (const publication of publications)
    await explainingErrors(publication, () => lookThrough(publication, signal))
  signal.throwIfAborted()
  const retry = retryWhileHeld(system)
  const rename: Rename = async (from, to) => retry(() => renameSync(from, to))
  const undos: (() => Promise<void>)[] = []
  for (const publication of publications) {
    try {
      undos.push(await explainingErrors(publication, () => swap(publication, rename, say)))
    } catch (error) {
      for (const undo of undos.toReversed()) await undo()
      throw error
    }
  }
  for (const { folder, place } of publications) {
    try {
      await retry(() => folder.supersede())
    } catch (error) {
      say(
        safe`The previous content of ${place} is no longer needed, but is still in ${folder.old} (${errorMessage(error)}). Delete ${folder.path}`,
      )
    }
  }
}

async function explainingErrors<T>({ place }: Publication, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainDiskError(error, place)
  }
}

/** Looks at all that would be replaced once more, which may take a while: the swaps follow one another without that. */
async function lookThrough(publication: Publication, signal: AbortSignal): Promise<void> {
  const old = lstatIfExists(publication.place)
  if (!old) return
  ensureReplaceable(old, publication)
  const why = old.isDirectory() ? await protectedIn(publication.place, signal) : undefined
  if (why) throw new StepError('path-not-replaceable', { path: publication.place, why })
}

type Rename = (from: string, to: string) => Promise<void>

/** Returns how to undo it. */
async function swap(
  publication: Publication,
  rename: Rename,
  say: (line: SafeText) => void,
): Promise<() => Promise<void>> {
  const { folder, place } = publication
  ensureWhereItWas(place)
  const old = lstatIfExists(place)
  if (old) ensureReplaceable(old, publication)
  const restore = async () => {
    try {
      if (old) await rename(folder.old, place)
    } catch (error) {
      say(notRestored(publication, error))
    }
  }
  if (old) await rename(place, folder.old)
  try {
    await rename(folder.made, place)
  } catch (error) {
    await restore()
    throw error
  }
  return async () => {
    try {
      await rename(place, folder.made)
    } catch (error) {
      say(
        old
          ? notRestored(publication, error)
          : safe`The new content of ${place} could not be removed: ${errorMessage(error)}`,
      )
      return
    }
    await restore()
  }
}

function notRestored({ folder, place }: Publication, error: unknown): SafeText {
  return safe`The previous content of ${place} could not be restored; it is in ${folder.old}: ${errorMessage(error)}`
}

/** @throws StepError if a folder above `place`, whose links were followed when it was checked, is a link by now */
function ensureWhereItWas(place: string): void {
  const parent = dirname(place)
  if (realpathSync(parent) === parent) return
  throw new StepError('path-not-replaceable', {
    path: place,
    why: 'a folder above it became a symbolic link',
  })
}

/**
 * Most of this was refused before the step began; since then the disk may have changed, or a name become known.
 * @throws StepError (`path-not-replaceable`)
 */
function ensureReplaceable(old: Stats, publication: Publication): void {
  const why = obstacleOf(old, publication)
  if (why) throw new StepError('path-not-replaceable', { path: publication.place, why })
}

function obstacleOf(old: Stats, { folder, place, overwrite }: Publication): string | undefined {
  const isFolder = lstatSync(folder.made).isDirectory()
  if (!(isFolder ? old.isDirectory() : old.isFile()))
    return `it exists and is not a ${isFolder ? 'folder' : 'file'}`
  const isFree = isFolder && readdirSync(place).length === 0
  return isFree || overwrite ? undefined : 'it already exists'
}
