import type { Pause } from '../common/event-loop.ts'
import { ServedSite } from '../web/host/served-site.ts'
import type { SiteOnHost } from '../web/host/site-on-host.ts'
import type { PageFingerprint, PagePair } from './compare.ts'
import type { FileFingerprint } from './files/compare-files.ts'
import { Targets } from './page/targets.ts'
import { changeOf, Side, type Sides } from './side.ts'
import type { PageChange } from './site-change.ts'

/** Two builds of a site, as one host takes them. */
export interface TwoSites {
  readonly earlier: SiteOnHost
  readonly later: SiteOnHost
}

/** How files of each site are called now, where that is another name. */
export interface Renamed {
  readonly earlier: ReadonlyMap<string, string>
  readonly later: ReadonlyMap<string, string>
}

/** What is done with each of many files or pages, whatever becomes of the others: what it is given, and what it returns. */
interface Compared {
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

export type Comparisons = keyof Compared
export type Item<T extends Comparisons> = Compared[T][0]
export type Result<T extends Comparisons> = Compared[T][1]

const COMPARISONS: { readonly [T in Comparisons]: (sides: Sides, item: Item<T>) => Promise<Result<T>> } = {
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
  readonly #served: { readonly earlier: ServedSite; readonly later: ServedSite }
  readonly #pause: Pause
  #sides: Sides

  constructor(sites: TwoSites, pause: Pause) {
    const { earlier, later } = sites
    this.#served = { earlier: new ServedSite(earlier.site), later: new ServedSite(later.site) }
    this.#pause = pause
    const [before, after] = [new Side('earlier', earlier.tree, pause), new Side('later', later.tree, pause)]
    this.#sides = {
      before,
      after,
      earlierTargets: new Targets(this.#served.earlier, new Map()),
      laterTargets: new Targets(this.#served.later, new Map()),
    }
  }

  /** Says how files are called now: what leads to them leads to the same. */
  rename({ earlier, later }: Renamed): void {
    this.#sides = {
      ...this.#sides,
      earlierTargets: new Targets(this.#served.earlier, earlier),
      laterTargets: new Targets(this.#served.later, later),
    }
  }

  /** Returns what a task returns for each of the items. @throws what `pause` throws */
  async do<T extends Comparisons>(task: T, items: readonly Item<T>[]): Promise<Result<T>[]> {
    const results: Result<T>[] = []
    for (const item of items) {
      results.push(await COMPARISONS[task](this.#sides, item))
      await this.#pause()
    }
    return results
  }

  /** What could not be read so far: files, and folders, which end in a slash. */
  unreadable(): ReadonlySet<string> {
    return this.#sides.before.unreadable.union(this.#sides.after.unreadable)
  }
}
