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
import { findDirectPath } from './find-vanished-pages.ts'

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
  readonly #idsWithSeveralWords: ReadonlySet<string>

  constructor(pages: readonly LostPageAnchors[]) {
    this.#pages = pages
    this.#idsWithSeveralWords = findIdsWithSeveralWords(pages)
  }

  /** Records the anchors that links of the earlier site point to. */
  recordLinkedAnchors(linkedFragments: readonly LinkedFragments[], earlierSite: ServedSite): void {
    const byFile = new Map(
      this.#pages.map((page) => [earlierSite.fileIndexes.get(page.from), page]),
    )
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
    const earlierSite = new ServedSite(sites.earlier)
    const laterSite = new ServedSite(sites.later)
    const layoutKeys = this.#findLayoutKeys(sites.earlier.names.filter(isPage).length)

    for (const page of this.#pages) {
      const earlierPath = findDirectPath(earlierSite.fileIndexes.get(page.from), earlierSite)
      const laterPath = findDirectPath(laterSite.fileIndexes.get(page.to), laterSite)
      if (earlierPath === undefined || laterPath === undefined) continue
      const address = sites.later.basePath + makeReadable(laterPath)
      const to = earlierPath === laterPath ? '' : address

      for (const anchor of page.anchors) {
        if (!this.#isReported(anchor, layoutKeys)) continue
        const key = toBytes(sites.later.basePath).concat(earlierPath, '#', anchor.id)
        yield { anchor, key, address, to, page: page.to }
      }
    }
  }

  /**
   * Returns the keys of anchors that are part of the layout. `pageCount`: how many pages the
   * earlier site had.
   */
  #findLayoutKeys(pageCount: number): ReadonlySet<string> {
    const isOnMostPages = (count: number) =>
      count >= MIN_PAGES_OF_LAYOUT && count * 10 >= pageCount * MIN_TENTHS_OF_LAYOUT
    const anchors = this.#pages.flatMap((page) => page.anchors)
    const countById = countEach(anchors.map(({ id }) => id))
    const frequentAnchors = anchors.filter(({ id }) => isOnMostPages(countById.get(id) ?? 0))
    const countByKey = countEach(frequentAnchors.map(getLayoutKey))
    const frequent = [...countByKey].filter(([, count]) => isOnMostPages(count))
    return new Set(frequent.map(([key]) => key))
  }

  #isReported(anchor: LostAnchor, layoutKeys: ReadonlySet<string>): boolean {
    if (this.#linked.has(anchor)) return true
    if (layoutKeys.has(getLayoutKey(anchor))) return false
    if (anchor.countsWhen === 'always') return true
    return anchor.countsWhen === 'unless-layout' && !this.#idsWithSeveralWords.has(anchor.id)
  }
}

function findIdsWithSeveralWords(pages: readonly LostPageAnchors[]): ReadonlySet<string> {
  const idsWithSeveralWords = new Set<string>()
  const knownWords = new Map<string, string>()
  for (const { id, words, countsWhen } of pages.flatMap(({ anchors }) => anchors)) {
    if (countsWhen !== 'unless-layout') continue
    const hasOtherWords = (knownWords.get(id) ?? words) !== words
    if (hasOtherWords) idsWithSeveralWords.add(id)
    knownWords.set(id, words)
  }
  return idsWithSeveralWords
}

/** Returns a key that anchors share if they have the same id before the same words. */
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
  const occurrence = { key, spot: makeFileSpot(page) }
  if (newId === undefined) collector.report('vanished-anchor', occurrence, { to })
  else collector.report('vanished-anchor/renamed', occurrence, { to, id: makeReadable(newId) })
}

function suggestAnchor({ newId, suggestion }: LostAnchor, page: string): Suggestion | undefined {
  if (newId !== undefined) return makeSuggestion('words', `${page}#${makeReadable(newId)}`)
  if (suggestion === undefined) return undefined
  return makeSuggestion(suggestion.kind, `${page}#${makeReadable(suggestion.id)}`)
}
