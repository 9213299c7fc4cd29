import type { Tree } from '../../web/tree.ts'
import type { PageFingerprint, PagePair } from '../compare.ts'
import type { FileFingerprint } from '../files/compare-files.ts'
import { Targets } from '../page/targets.ts'
import { changeOf, type Pause, Side, type Sides } from '../side.ts'
import type { PageChange } from '../site-change.ts'

/** Two builds of a site, and how both are served. */
export interface TwoSites {
  readonly earlier: Tree
  readonly later: Tree
  /** The host name of both, and the path under which they are served, with a slash at both ends. */
  readonly domain: string | undefined
  readonly basePath: string
}

/** How files of each site are called now, where that is another name. */
export interface Renamed {
  readonly earlier: ReadonlyMap<string, string>
  readonly later: ReadonlyMap<string, string>
}

/** What is done with each of many files or pages, whatever becomes of the others: what it is given, and what it returns. */
interface Tasks {
  /** Whether a file has other bytes in the later site. */
  readonly differs: readonly [name: string, differs: boolean]
  /** Whether a page has other bytes in the later site and may do nothing but send readers on. */
  readonly mayHaveMoved: readonly [name: string, may: boolean]
  readonly earlierFile: readonly [name: string, file: FileFingerprint]
  readonly laterFile: readonly [name: string, file: FileFingerprint]
  readonly earlierPage: readonly [name: string, page: PageFingerprint]
  readonly laterPage: readonly [name: string, page: PageFingerprint]
  /** What a reader would notice, as `changeOf` returns it. */
  readonly change: readonly [pair: PagePair, change: PageChange | undefined]
}

export type Task = keyof Tasks
export type Item<T extends Task> = Tasks[T][0]
export type Result<T extends Task> = Tasks[T][1]

const TASKS: { readonly [T in Task]: (sides: Sides, item: Item<T>) => Promise<Result<T>> } = {
  differs: ({ before, after }, name) => before.differs(name, after),
  mayHaveMoved: async ({ before, after }, name) =>
    (await after.mayRedirect(name)) && (await before.differs(name, after)),
  earlierFile: ({ before }, name) => before.file(name),
  laterFile: ({ after }, name) => after.file(name),
  earlierPage: ({ before, earlierTargets }, name) => before.page(name, earlierTargets),
  laterPage: ({ after, laterTargets }, name) => after.page(name, laterTargets),
  change: (sides, pair) => changeOf(pair, sides),
}

/** Does tasks for two sites, one after the other. */
export class Comparer {
  readonly #sites: TwoSites
  readonly #pause: Pause
  #sides: Sides

  constructor(sites: TwoSites, pause: Pause) {
    const { earlier, later } = sites
    this.#sites = sites
    this.#pause = pause
    const [before, after] = [new Side('earlier', earlier, pause), new Side('later', later, pause)]
    this.#sides = {
      before,
      after,
      earlierTargets: this.#targetsOf(before, new Map()),
      laterTargets: this.#targetsOf(after, new Map()),
    }
  }

  /** Says how files are called now: what leads to them leads to the same. */
  rename({ earlier, later }: Renamed): void {
    const { before, after } = this.#sides
    this.#sides = {
      ...this.#sides,
      earlierTargets: this.#targetsOf(before, earlier),
      laterTargets: this.#targetsOf(after, later),
    }
  }

  /** Returns what a task returns for each of the items. @throws what `pause` throws */
  async do<T extends Task>(task: T, items: readonly Item<T>[]): Promise<Result<T>[]> {
    const results: Result<T>[] = []
    for (const item of items) {
      results.push(await TASKS[task](this.#sides, item))
      await this.#pause()
    }
    return results
  }

  /** What could not be read so far: files, and folders, which end in a slash. */
  get unreadable(): ReadonlySet<string> {
    return this.#sides.before.unreadable.union(this.#sides.after.unreadable)
  }

  #targetsOf({ names }: Side, renamed: ReadonlyMap<string, string>): Targets {
    const { domain, basePath } = this.#sites
    return new Targets({ domain, basePath, names, renamed })
  }
}
