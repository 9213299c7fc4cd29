import { lstatSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { isDiskError } from '../common/disk-errors.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { makeYielder } from '../common/event-loop.ts'
import { makeBusyRetry } from './busy-files.ts'
import { joinBytePaths } from './paths.ts'

/** A file or folder that should have been removed. */
interface Leftover {
  readonly path: string
  /** Why it could not be removed, untrusted text; undefined while it is still being removed. */
  readonly why: string | undefined
  readonly clearedBy: LeftoverRemover
}

/**
 * Who removes the files that this run does not: a later run with the same paths, the runner, or
 * nobody.
 */
export type LeftoverRemover = 'later run' | 'runner' | 'nobody'

interface RemovalOptions {
  readonly clearedBy: LeftoverRemover
  /** Called when it has been removed. */
  readonly onRemoved?: () => void
}

/**
 * Removes files and folders in the background. Signals are handled between slices of the work, so
 * that a canceled step can report what is left.
 */
export class Removals {
  readonly #leftovers = new Map<string, Omit<Leftover, 'path'>>()
  readonly #pending = new Set<Promise<void>>()

  /**
   * Lists `path` in `leftovers` until it is removed, in case the step is stopped before it calls
   * `start`.
   */
  plan(path: string, clearedBy: LeftoverRemover): void {
    this.#leftovers.set(path, { why: undefined, clearedBy })
  }

  /**
   * Starts removing the file or folder at `path` with all its content. What cannot be removed stays
   * in `leftovers`.
   */
  start(path: string, options: RemovalOptions): void {
    this.plan(path, options.clearedBy)
    const removal = this.#remove(path, options).finally(() => this.#pending.delete(removal))
    this.#pending.add(removal)
  }

  /** Resolves when nothing is being removed anymore. */
  async waitUntilSettled(): Promise<void> {
    await Promise.all(this.#pending)
  }

  /** The files and folders that have not been removed yet, or could not be. */
  get leftovers(): readonly Leftover[] {
    return [...this.#leftovers].map(([path, rest]) => ({ path, ...rest }))
  }

  async #remove(path: string, { onRemoved, clearedBy }: RemovalOptions): Promise<void> {
    const why = await removeAll(path).catch(getErrorMessage)
    if (why !== undefined) {
      this.#leftovers.set(path, { why, clearedBy })
      return
    }
    onRemoved?.()
    this.#leftovers.delete(path)
  }
}

/** A name that is not valid UTF-8 cannot be opened as a string. */
const AS_BYTES = { withFileTypes: true, encoding: 'buffer' } as const

/**
 * Removes the file or folder at `path`. Returns the first reason why something is left; undefined
 * if nothing is.
 */
async function removeAll(path: string): Promise<string | undefined> {
  const yieldIfDue = makeYielder()
  const retry = makeBusyRetry()
  let obstacle: string | undefined

  /**
   * Returns the result of `work`; undefined if it failed. The failure is noted unless there was
   * nothing to remove.
   */
  const attempt = async <T>(path: string | Buffer, work: () => T): Promise<T | undefined> => {
    try {
      return await retry(work)
    } catch (error) {
      if (!isDiskError(error)) throw error
      if (error.code !== 'ENOENT')
        obstacle ??= `${basename(String(path))}: ${error.code ?? error.message}`
      return undefined
    }
  }
  const removeFolder = async (folder: Buffer): Promise<void> => {
    const entries = await attempt(folder, () => readdirSync(folder, AS_BYTES))
    for (const entry of entries ?? []) {
      const entryPath = joinBytePaths(folder, entry.name)
      if (entry.isDirectory()) await removeFolder(entryPath)
      else await attempt(entryPath, () => unlinkSync(entryPath))
      await yieldIfDue()
    }
    await attempt(folder, () => rmdirSync(folder))
  }

  if (await attempt(path, () => lstatSync(path).isDirectory()))
    await removeFolder(Buffer.from(path))
  else await attempt(path, () => unlinkSync(path))
  return obstacle
}
