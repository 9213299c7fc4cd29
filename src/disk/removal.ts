import { type Dirent, lstatSync, readdirSync, rmdirSync, type Stats, unlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { TimeSlice } from '../common/event-loop.ts'
import { errorMessage } from '../errors/errors.ts'
import { retryWhileHeld } from './busy-files.ts'
import { isDiskError } from './disk-error.ts'
import { isGitFolder } from './names.ts'
import { mountsIn } from './protected.ts'

/** Something that should have been removed. */
export interface Leftover {
  readonly path: string
  /** Why it could not be removed, foreign text; undefined while it is still being removed. */
  readonly why: string | undefined
  readonly clearedBy: Clearer
}

/** Who removes what this run had no time for: a run with the same paths on another day, the runner, or nobody. */
export type Clearer = 'later run' | 'runner' | 'nobody'

export interface RemovalOptions {
  readonly clearedBy: Clearer
  /** Called when it has been removed. */
  readonly whenGone?: () => void
}

/**
 * Everything that a step removes. It is done beside other work, in slices between which signals are handled, so that a
 * cancelled step can say what is left.
 */
export class Removals {
  readonly #left = new Map<string, Omit<Leftover, 'path'>>()
  readonly #underway = new Set<Promise<void>>()

  /** Counts what is at `path` as left until it is removed, in case the step is stopped before it can `start` that. */
  plan(path: string, clearedBy: Clearer): void {
    this.#left.set(path, { why: undefined, clearedBy })
  }

  /** Starts removing the file or folder at `path` with all its content. What cannot be removed stays in `left`. */
  start(path: string, options: RemovalOptions): void {
    this.plan(path, options.clearedBy)
    const removal = this.#remove(path, options).finally(() => this.#underway.delete(removal))
    this.#underway.add(removal)
  }

  /** Resolves when nothing is being removed any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway)
  }

  /** What has not been removed yet, or could not be. */
  get left(): readonly Leftover[] {
    return [...this.#left].map(([path, rest]) => ({ path, ...rest }))
  }

  async #remove(path: string, { whenGone, clearedBy }: RemovalOptions): Promise<void> {
    try {
      const why = await new Removal(path).run()
      if (why === undefined) {
        whenGone?.()
        this.#left.delete(path)
      } else {
        this.#left.set(path, { why, clearedBy })
      }
    } catch (error) {
      this.#left.set(path, { why: errorMessage(error), clearedBy })
    }
  }
}

/** Names that are not valid UTF-8 can only be given as bytes. */
type Path = string | Buffer

const NOT_UTF8 = '\uFFFD'

class Removal {
  readonly #path: string
  readonly #mounts: ReadonlySet<string>
  readonly #timeSlice = new TimeSlice()
  readonly #retry = retryWhileHeld()
  #device: number | undefined
  /** What could not be removed: the first of it in words. */
  #obstacle: string | undefined
  #obstacles = 0

  constructor(path: string) {
    this.#path = path
    this.#mounts = new Set(mountsIn(path))
  }

  /** Returns why not all of it could be removed; undefined if it was. */
  async run(): Promise<string | undefined> {
    const stats = this.#lookAt(this.#path)
    this.#device = stats?.dev
    if (stats?.isDirectory()) await this.#folder(this.#path)
    else if (stats) await this.#file(this.#path)
    return this.#obstacle
  }

  async #folder(folder: Path): Promise<void> {
    const stats = this.#lookAt(folder)
    if (stats === undefined) return
    if (stats.dev !== this.#device || this.#mounts.has(String(folder))) {
      this.#note(folder, 'a file system is mounted there')
      return
    }
    const obstacles = this.#obstacles
    for (const entry of this.#list(folder)) {
      const path = joined(folder, entry.name)
      if (isGitFolder(String(entry.name))) this.#note(path, 'it belongs to a git repository')
      else if (entry.isDirectory()) await this.#folder(path)
      else await this.#file(path)
    }
    if (this.#obstacles > obstacles) return
    await this.#try(folder, () => rmdirSync(folder))
    await this.#timeSlice.yieldIfOver()
  }

  async #file(path: Path): Promise<void> {
    const trying = this.#try(path, () => unlinkSync(path))
    if (trying) await trying
    const pause = this.#timeSlice.yieldIfOver()
    if (pause) await pause
  }

  #list(folder: Path): Dirent<string | Buffer>[] {
    try {
      const entries = readdirSync(folder, { withFileTypes: true })
      const areText = typeof folder === 'string' && !entries.some(({ name }) => name.includes(NOT_UTF8))
      return areText ? entries : readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
    } catch (error) {
      this.#noteError(folder, error)
      return []
    }
  }

  #lookAt(path: Path): Stats | undefined {
    try {
      return lstatSync(path)
    } catch (error) {
      this.#noteError(path, error)
      return undefined
    }
  }

  #try(path: Path, work: () => void): Promise<void> | undefined {
    try {
      return this.#retry(work)?.catch((error: unknown) => this.#noteError(path, error))
    } catch (error) {
      this.#noteError(path, error)
      return undefined
    }
  }

  #noteError(path: Path, error: unknown): void {
    if (!isDiskError(error)) throw error
    if (error.code !== 'ENOENT') this.#note(path, error.code ?? error.message)
  }

  #note(path: Path, why: string): void {
    this.#obstacles += 1
    this.#obstacle ??= `${basename(String(path))}: ${why}`
  }
}

function joined(folder: Path, name: Path): Path {
  if (typeof folder === 'string' && typeof name === 'string') return `${folder}/${name}`
  return Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)])
}
