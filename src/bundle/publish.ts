import { lstatSync, readdirSync, renameSync, type Stats } from 'node:fs'
import { basename, join } from 'node:path'
import { StepError } from '../errors.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { explained, messageOf, whatStandsAt } from './disk.ts'
import { type FreshFolder, openFreshFolder } from './fresh-folder.ts'

/** Something finished, on the same file system as its place. */
export interface Publication {
  /** The file or folder that is to stand at `place`. */
  readonly made: string
  readonly place: string
  /** Whether what stands there may be replaced. */
  readonly overwrite: boolean
}

/**
 * Puts everything at its place, or nothing: what stood there is set aside until all is in place, and put back if
 * something fails. What was made is then still where it was.
 * @throws StepError (`place-taken`, `no-permission`, `disk-failed` …)
 */
export function publish(publications: readonly Publication[], say: (line: SafeText) => void): void {
  const done: Swap[] = []
  for (const publication of publications) {
    try {
      done.push(swap(publication, say))
    } catch (error) {
      for (const { undo } of done.toReversed()) undo()
      throw explained(error, publication.place)
    }
  }
  for (const { aside } of done) {
    try {
      aside?.remove()
    } catch (error) {
      say(
        safe`What stood there before could not be removed whole, the rest lies in ${aside?.path}: ${messageOf(error)}`,
      )
    }
  }
}

interface Swap {
  /** Holds what stood there before, if something did. */
  readonly aside: FreshFolder | undefined
  undo(): void
}

function swap({ made, place, overwrite }: Publication, say: (line: SafeText) => void): Swap {
  const old = whatStandsAt(place)
  const fault = old && faultOf(old, { made, place, overwrite })
  if (fault) throw new StepError('place-taken', { path: place, why: fault })
  const aside = old && openFreshFolder(place)
  const keeper = aside && join(aside.path, basename(place))
  const restore = () => {
    if (!aside || !keeper) return
    try {
      renameSync(keeper, place)
      aside.remove()
    } catch (error) {
      say(safe`What stood at ${place} could not be put back, it lies in ${aside.path}: ${messageOf(error)}`)
    }
  }
  try {
    if (keeper) renameSync(place, keeper)
  } catch (error) {
    aside?.remove()
    throw error
  }
  try {
    renameSync(made, place)
  } catch (error) {
    restore()
    throw error
  }
  return {
    aside,
    undo() {
      renameSync(place, made)
      restore()
    },
  }
}

/** Most of this was refused before the step began; since then the disk may have changed, or a name become known. */
function faultOf(old: Stats, { made, place, overwrite }: Publication): string | undefined {
  const isFolder = lstatSync(made).isDirectory()
  if (!(isFolder ? old.isDirectory() : old.isFile()))
    return `what stands there is no ${isFolder ? 'folder' : 'file'}`
  const isFree = isFolder && readdirSync(place).length === 0
  return isFree || overwrite ? undefined : 'something stands there'
}
