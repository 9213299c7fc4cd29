/** Reports anchors of an earlier site that links may point to and that the later site lacks. */
import type { LinkedFragments } from '../../check/addresses/anchor-links.ts'
import type { FindingCollector } from '../../check/collector/finding-collector.ts'
import { makeFileSpot } from '../../check/collector/occurrences.ts'
import { countEach } from '../../common/words.ts'
import { makeSuggestion, type Suggestion } from '../../findings/suggestion.ts'
import { type Bytes, makeReadable, toBytes } from '../../web/byte-strings.ts'
import { listMatchingIds } from '../../web/fragments.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isPage } from '../../web/page-names.ts'
import type { LostPageAnchors, SitePair } from '../comparison.ts'
import type { LostAnchor } from '../lost-anchors.ts'
import { findDirectAddress } from './find-vanished-pages.ts'

/** An id before the same words is part of the layout if it is on this many tenths of all pages. */
const MIN_TENTHS_OF_LAYOUT = 9
/** The minimum number of pages that an id of the layout is on. */
const MIN_PAGES_OF_LAYOUT = 10

/** Decides which of the lost anchors are findings, and reports these. */
export class LostAnchorReporter {
  readonly #pages: readonly LostPageAnchors[]
  /** The anchors that links of the earlier site point to. */
  readonly #linked = new Set<LostAnchor>()
  /** Ids that occur before different words and are unrelated to them. */
  readonly #idsWithSeveralWords = new Set<string>()

  constructor(pages: readonly LostPageAnchors[]) {
    this.#pages = pages
    const firstWords = new Map<string, string>()
    for (const { id, words, countsWhen } of pages.flatMap(({ anchors }) => anchors)) {
      if (countsWhen !== 'unless-layout') continue
      if ((firstWords.get(id) ?? words) !== words) this.#idsWithSeveralWords.add(id)
      firstWords.set(id, words)
    }
  }

  /** Records the anchors that links of the earlier site point to. */
  recordLinkedAnchors(linkedFragments: readonly LinkedFragments[], earlier: ServedSite): void {
    const byFile = new Map(this.#pages.map((page) => [earlier.fileIndexes.get(page.from), page]))
    for (const { fileIndex, fragments } of linkedFragments) {
      const page = byFile.get(fileIndex)
      if (page === undefined) continue
      const names = new Set(fragments.flatMap(listMatchingIds))
      for (const anchor of page.anchors) if (names.has(anchor.id)) this.#linked.add(anchor)
    }
  }

  /** Reports a finding for each lost anchor. Returns the suggestions by the keys of findings. */
  report(
    sites: SitePair<SiteSnapshot>,
    collector: FindingCollector,
  ): ReadonlyMap<string, Suggestion> {
    const suggestions = new Map<string, Suggestion>()
    if (this.#pages.length === 0) return suggestions
    for (const anchor of this.#listReported(sites)) reportAnchor(anchor, collector)

    // A site may lose a million anchors, few of which are listed.
    const listedKeys = new Set<string>(collector.listRawFindings().map(({ key }) => key))
    for (const { anchor, key, address } of this.#listReported(sites)) {
      if (!listedKeys.has(key)) continue
      const suggestion = suggestAnchor(anchor, address)
      if (suggestion !== undefined) suggestions.set(key, suggestion)
    }
    return suggestions
  }

  /** Yields the anchors that are findings, with their addresses. */
  *#listReported(sites: SitePair<SiteSnapshot>): Generator<ReportedAnchor> {
    const earlier = new ServedSite(sites.earlier)
    const later = new ServedSite(sites.later)
    const layout = this.#findLayoutKeys(sites.earlier.names.filter(isPage).length)

    for (const page of this.#pages) {
      const earlierPath = findDirectAddress(earlier.fileIndexes.get(page.from), earlier)
      const laterPath = findDirectAddress(later.fileIndexes.get(page.to), later)
      if (earlierPath === undefined || laterPath === undefined) continue
      const address = later.site.basePath + makeReadable(laterPath)
      const to = earlierPath === laterPath ? '' : address

      for (const anchor of page.anchors) {
        if (!this.#isReported(anchor, layout)) continue
        const key = toBytes(later.site.basePath).concat(earlierPath, '#', anchor.id)
        yield { anchor, key, address, to, page: page.to }
      }
    }
  }

  /**
   * Returns the keys of anchors that are part of the layout. `pages`: how many pages the earlier
   * site had.
   */
  #findLayoutKeys(pages: number): ReadonlySet<string> {
    const isOnMost = (times: number) =>
      times >= MIN_PAGES_OF_LAYOUT && times * 10 >= pages * MIN_TENTHS_OF_LAYOUT
    const anchors = this.#pages.flatMap((page) => page.anchors)
    const ids = countEach(anchors.map(({ id }) => id))
    const frequent = anchors.filter(({ id }) => isOnMost(ids.get(id) ?? 0))
    const keys = countEach(frequent.map(getLayoutKey))
    const ofLayout = [...keys].filter(([, times]) => isOnMost(times))
    return new Set(ofLayout.map(([key]) => key))
  }

  #isReported(anchor: LostAnchor, layout: ReadonlySet<string>): boolean {
    if (this.#linked.has(anchor)) return true
    if (layout.has(getLayoutKey(anchor))) return false
    if (anchor.countsWhen === 'always') return true
    return anchor.countsWhen === 'unless-layout' && !this.#idsWithSeveralWords.has(anchor.id)
  }
}

function getLayoutKey({ id, words }: Pick<LostAnchor, 'id' | 'words'>): string {
  return `${id} ${words}`
}

/** A lost anchor that is a finding. */
interface ReportedAnchor {
  readonly anchor: LostAnchor
  /** Its full address in the earlier site. */
  readonly key: Bytes
  /** The current address of its page. */
  readonly address: string
  /** That address if it changed; otherwise empty. */
  readonly to: string
  /** The current file of its page. */
  readonly page: Bytes
}

function reportAnchor(
  { anchor, key, to, page }: ReportedAnchor,
  collector: FindingCollector,
): void {
  const { newId } = anchor
  const spot = makeFileSpot(page)
  if (newId === undefined) collector.reportWithValues('vanished-anchor', { to }, { key, spot })
  else
    collector.reportWithValues(
      'vanished-anchor/renamed',
      { to, id: makeReadable(newId) },
      { key, spot },
    )
}

function suggestAnchor({ newId, suggestion }: LostAnchor, page: string): Suggestion | undefined {
  if (newId !== undefined) return makeSuggestion('words', `${page}#${makeReadable(newId)}`)
  return suggestion && makeSuggestion(suggestion.kind, `${page}#${makeReadable(suggestion.id)}`)
}
