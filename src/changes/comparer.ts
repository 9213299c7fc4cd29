import type { Pause } from '../common/event-loop.ts'
import type { SiteOnHost } from '../web/host/site-on-host.ts'
import type { FileFingerprint } from './compare-files.ts'
import type { PageFingerprint } from './moves.ts'
import { comparePages, fingerprintPage, shortenHeading } from './page-parts.ts'
import type { Move, PageChange } from './site-change.ts'
import { SiteReader } from './site-reader.ts'

/** The same thing of the earlier site and of the later one. */
export interface SitePair<Type> {
  readonly earlier: Type
  readonly later: Type
}

/** The worker: reads and compares files of two sites, one after the other. */
export class Comparer {
  readonly #earlier: SiteReader
  readonly #later: SiteReader
  readonly #pause: Pause

  constructor({ earlier, later }: SitePair<SiteOnHost>, pause: Pause) {
    this.#earlier = new SiteReader('earlier', earlier, pause)
    this.#later = new SiteReader('later', later, pause)
    this.#pause = pause
  }

  /**
   * Sets what files of each site are called in the other one, where the names differ: links to them
   * are the same link.
   */
  rename({ earlier, later }: SitePair<ReadonlyMap<string, string>>): void {
    this.#earlier.rename(earlier)
    this.#later.rename(later)
  }

  /**
   * Returns the fingerprints of files, but not of those with the same bytes in both sites.
   * @throws what `pause` throws
   */
  files(names: readonly string[]): Promise<Partial<SitePair<FileFingerprint>>[]> {
    return this.#each(names, async (name) => {
      const [was, is] = [this.#earlier.content(name), this.#later.content(name)]
      if (was !== undefined && is?.equals(was)) return {}
      return {
        ...(this.#earlier.has(name) && { earlier: await this.#earlier.file(name, was) }),
        ...(this.#later.has(name) && { later: await this.#later.file(name, is) }),
      }
    })
  }

  /**
   * Returns the fingerprints of pages. Of those in both sites, it returns only what may have become
   * a redirect.
   * @throws what `pause` throws
   */
  pages(names: readonly string[]): Promise<Partial<SitePair<PageFingerprint>>[]> {
    return this.#each(names, async (name) => {
      const [before, after] = [this.#earlier, this.#later]
      if (before.has(name) && after.has(name) && !after.mayRedirect(name)) return {}
      const read = async (side: SiteReader) =>
        fingerprintPage(await side.page(name, side.content(name)))
      return {
        ...(before.has(name) && { earlier: await read(before) }),
        ...(after.has(name) && { later: await read(after) }),
      }
    })
  }

  /**
   * Returns what a reader would notice in each page, which may be nothing; undefined for the same
   * bytes at the same path.
   * @throws what `pause` throws
   */
  changes(pages: readonly Move[]): Promise<(PageChange | undefined)[]> {
    return this.#each(pages, async ({ from, to }) => {
      const [before, after] = [this.#earlier, this.#later]
      const [was, is] = [before.content(from), after.content(to)]
      if (from === to) {
        const isSame =
          was && is
            ? was.equals(is)
            : (await before.digest(from, was)) === (await after.digest(to, is))
        if (isSame) return undefined
      }
      const earlier = await before.page(from, was)
      const later = await after.page(to, is)
      const origin = from === to ? undefined : from
      return {
        page: to,
        from: origin,
        title: shortenHeading(later.title),
        ...comparePages(earlier, later),
      }
    })
  }

  /**
   * Returns what could not be read so far, and in which site and why: files, and folders, whose
   * names end in a slash.
   */
  unreadable(): ReadonlyMap<string, string> {
    return new Map([...this.#later.unreadable, ...this.#earlier.unreadable])
  }

  async #each<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = []
    for (const item of items) {
      results.push(await work(item))
      await this.#pause()
    }
    return results
  }
}
