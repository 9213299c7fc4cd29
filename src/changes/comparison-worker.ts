import type { Pause } from '../common/event-loop.ts'
import { asBytes, type Bytes } from '../web/byte-strings.ts'
import type { PublishedFiles } from '../web/host/published-files.ts'
import { isPage } from '../web/page-names.ts'
import type { RenamedNames } from './address-resolver.ts'
import type { FileFingerprint } from './compare-files.ts'
import { comparePageParts, shortenHeading } from './compare-pages.ts'
import type { LostPageAnchors, Move, PageChange, PathPair, SitePair } from './comparison.ts'
import { fingerprintPage } from './fingerprint-page.ts'
import { findLostAnchors } from './lost-anchors.ts'
import type { PageFingerprint } from './moves.ts'
import type { PageParts } from './page-parts.ts'
import { SiteReader } from './site-reader.ts'

/** The result of comparing a page. */
interface PageComparison {
  readonly change: PageChange
  readonly lostAnchors: LostPageAnchors | undefined
}

/** How many pages with a refresh are followed in a row. */
const MAX_REFRESHES = 5

/** The worker: reads and compares files of two sites, one after another. */
export class ComparisonWorker {
  readonly #earlier: SiteReader
  readonly #later: SiteReader
  readonly #pause: Pause

  constructor({ earlier, later }: SitePair<PublishedFiles>, pause: Pause) {
    this.#earlier = new SiteReader('earlier', earlier, pause)
    this.#later = new SiteReader('later', later, pause)
    this.#pause = pause
  }

  /**
   * Sets the names of each site's files and folders in the other site, if they differ. Links to
   * them count as the same.
   */
  setRenamed({ earlier, later }: SitePair<RenamedNames>): void {
    this.#earlier.setRenamedNames(earlier)
    this.#later.setRenamedNames(later)
  }

  /**
   * Returns the fingerprints of files, but not of those with the same bytes in both sites.
   * @throws what `pause` throws
   */
  fingerprintFiles(names: readonly Bytes[]): Promise<Partial<SitePair<FileFingerprint>>[]> {
    return this.#mapWithPauses(names, async (name) => {
      const earlier = this.#earlier.readContent(name)
      const later = this.#later.readContent(name)
      if (earlier !== undefined && later?.equals(earlier)) return {}
      const fingerprints: { earlier?: FileFingerprint; later?: FileFingerprint } = {}
      if (this.#earlier.hasFile(name))
        fingerprints.earlier = await this.#earlier.fingerprintFile(name, earlier)
      if (this.#later.hasFile(name))
        fingerprints.later = await this.#later.fingerprintFile(name, later)
      return fingerprints
    })
  }

  /**
   * Returns the fingerprints of pages. Of those in both sites, it returns only what may have become
   * a redirect.
   * @throws what `pause` throws
   */
  fingerprintPages(names: readonly Bytes[]): Promise<Partial<SitePair<PageFingerprint>>[]> {
    return this.#mapWithPauses(names, async (name) => {
      const isInEarlier = this.#earlier.hasFile(name)
      const isInLater = this.#later.hasFile(name)
      if (isInEarlier && isInLater && !this.#later.mayRedirect(name)) return {}
      const fingerprints: { earlier?: PageFingerprint; later?: PageFingerprint } = {}
      if (isInEarlier) fingerprints.earlier = await readFingerprint(this.#earlier, name)
      if (isInLater) fingerprints.later = await readFingerprint(this.#later, name)
      return fingerprints
    })
  }

  /**
   * Returns the change of each page, which may contain nothing that a reader would notice, and its
   * lost anchors. Undefined for pages with the same bytes at the same path.
   * @throws what `pause` throws
   */
  comparePages(pages: readonly Move[]): Promise<(PageComparison | undefined)[]> {
    return this.#mapWithPauses(pages, async (move) => {
      const { from, to } = move
      const earlierContent = this.#earlier.readContent(from)
      const laterContent = this.#later.readContent(to)
      const isUnchanged =
        from === to && (await this.#haveSameBytes(from, earlierContent, laterContent))
      if (isUnchanged) return undefined

      const earlier = await this.#earlier.readPage(from, earlierContent)
      const later = await this.#later.readPage(to, laterContent)
      const change = {
        page: to,
        from: from === to ? undefined : from,
        title: shortenHeading(later.title),
        ...comparePageParts(earlier, later),
      }
      if (move.isGuess) return { change, lostAnchors: undefined }
      return { change, lostAnchors: await this.#findLostAnchors(earlier, later) }
    })
  }

  /**
   * Returns the lost anchors of removed pages that other pages replace at the same address.
   * @throws what `pause` throws
   */
  findAnchorsLostByReplacement(
    pages: readonly PathPair[],
  ): Promise<(LostPageAnchors | undefined)[]> {
    return this.#mapWithPauses(pages, async ({ from, to }) => {
      const earlier = await this.#earlier.readPage(from, this.#earlier.readContent(from))
      const later = await this.#later.readPage(to, this.#later.readContent(to))
      return this.#findLostAnchors(earlier, later)
    })
  }

  /**
   * Returns the files and folders that have been unreadable so far, with the site and the reason.
   * Names of folders end with a slash.
   */
  listUnreadable(): ReadonlyMap<Bytes, string> {
    return new Map([...this.#later.unreadable, ...this.#earlier.unreadable])
  }

  async #findLostAnchors(
    earlier: PageParts,
    later: PageParts,
  ): Promise<LostPageAnchors | undefined> {
    if (earlier.redirect !== undefined || earlier.anchors === undefined) return undefined
    const pages = await this.#followRefreshes(later)
    const last = pages.at(-1)
    if (last?.anchors === undefined) return undefined
    const scripted = new Set(pages.flatMap(({ scriptedIds }) => scriptedIds))
    const anchors = findLostAnchors(earlier.anchors, last.anchors, scripted)
    if (anchors.length === 0) return undefined
    return { from: earlier.page, to: last.page, anchors }
  }

  /**
   * Returns a page and the pages that its refreshes send readers to, ending with the one that
   * they see; empty if that is unknown.
   */
  async #followRefreshes(page: PageParts): Promise<readonly PageParts[]> {
    const pages = [page]
    for (let lastPage = page; lastPage.redirect !== undefined; pages.push(lastPage)) {
      const to = asBytes(lastPage.redirect.split(/[?#]/, 1)[0] ?? '')
      if (pages.length > MAX_REFRESHES || !isPage(to) || !this.#later.hasFile(to)) return []
      lastPage = await this.#later.readPage(to, this.#later.readContent(to))
    }
    return pages
  }

  /** Does the file with this name have the same bytes in both sites? */
  async #haveSameBytes(
    name: Bytes,
    earlier: Buffer | undefined,
    later: Buffer | undefined,
  ): Promise<boolean> {
    if (earlier !== undefined && later !== undefined) return earlier.equals(later)
    const digest = await this.#earlier.readDigest(name, earlier)
    return digest === (await this.#later.readDigest(name, later))
  }

  async #mapWithPauses<Item, Result>(
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

async function readFingerprint(site: SiteReader, name: Bytes): Promise<PageFingerprint> {
  return fingerprintPage(await site.readPage(name, site.readContent(name)))
}
