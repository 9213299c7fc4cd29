/** Reports anchors of an earlier site that links may point to and that the later site lacks. */
import type { LinkedFragments } from '../../check/addresses/anchors.ts'
import type { FindingCollector } from '../../check/collector/finding-collector.ts'
import { makeFileSpot } from '../../check/collector/occurrences.ts'
import { makeSuggestion, type Suggestion } from '../../findings/suggestion.ts'
import { type Bytes, makeReadable, toBytes } from '../../web/byte-strings.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isPage } from '../../web/page-names.ts'
import { listMatchingIds } from '../../web/resolve-address.ts'
import type { SitePair } from '../comparer.ts'
import type { LostAnchor } from '../lost-anchors.ts'
import type { PageLoss } from '../site-change.ts'

/** An id before the same words is part of the layout if it is on this many tenths of all pages. */
const MIN_TENTHS_OF_LAYOUT = 9
/** The minimum number of pages that an id of the layout is on. */
const MIN_PAGES_OF_LAYOUT = 10

/** Decides which of the lost anchors count. */
export class LostAnchorCounter {
  readonly #losses: readonly PageLoss[]
  /** The anchors that links of the earlier site point to. */
  readonly #linked = new Set<LostAnchor>()
  /** Ids that occur before different words and are unrelated to them. */
  readonly #withSeveralWords = new Set<string>()

  constructor(losses: readonly PageLoss[]) {
    this.#losses = losses
    const firstWords = new Map<string, string>()
    for (const { id, words, counts } of losses.flatMap(({ anchors }) => anchors)) {
      if (counts !== 'unless-layout') continue
      if ((firstWords.get(id) ?? words) !== words) this.#withSeveralWords.add(id)
      firstWords.set(id, words)
    }
  }

  /** Notes the anchors that links of the earlier site point to. */
  noteLinkedAnchors(asked: readonly LinkedFragments[], earlier: ServedSite): void {
    const byPage = new Map(this.#losses.map((loss) => [earlier.files.get(loss.from), loss]))
    for (const { fileIndex, fragments } of asked) {
      const loss = byPage.get(fileIndex)
      if (loss === undefined) continue
      const names = new Set(fragments.flatMap(listMatchingIds))
      for (const anchor of loss.anchors) if (names.has(anchor.id)) this.#linked.add(anchor)
    }
  }

  /** Reports a finding for each lost anchor. Returns the suggestions by the keys of findings. */
  report(
    sites: SitePair<SiteSnapshot>,
    collector: FindingCollector,
  ): ReadonlyMap<string, Suggestion> {
    const suggestions = new Map<string, Suggestion>()
    if (this.#losses.length === 0) return suggestions
    for (const counted of this.#listCounted(sites)) reportAnchor(counted, collector)

    // A site may lose a million anchors, few of which are listed.
    const listed = new Set<string>(collector.listRaw().map(({ key }) => key))
    for (const { anchor, key, address } of this.#listCounted(sites)) {
      if (!listed.has(key)) continue
      const suggestion = suggestAnchor(anchor, address)
      if (suggestion !== undefined) suggestions.set(key, suggestion)
    }
    return suggestions
  }

  /** Yields the anchors that count, with their addresses. */
  *#listCounted(sites: SitePair<SiteSnapshot>): Generator<CountedAnchor> {
    const earlier = new ServedSite(sites.earlier)
    const later = new ServedSite(sites.later)
    const layout = this.#findLayout(sites.earlier.names.filter(isPage).length)

    for (const loss of this.#losses) {
      const before = findAddress(loss.from, earlier)
      const now = findAddress(loss.to, later)
      if (before === undefined || now === undefined) continue
      const address = later.site.basePath + makeReadable(now)
      const to = before === now ? '' : address

      for (const anchor of loss.anchors) {
        if (!this.#isCounted(anchor, layout)) continue
        const key = toBytes(later.site.basePath).concat(before, '#', anchor.id)
        yield { anchor, key, address, to, page: loss.to }
      }
    }
  }

  /**
   * Returns the keys of anchors that are part of the layout. `pages`: how many pages the earlier
   * site had.
   */
  #findLayout(pages: number): ReadonlySet<string> {
    const isOnMost = (times: number) =>
      times >= MIN_PAGES_OF_LAYOUT && times * 10 >= pages * MIN_TENTHS_OF_LAYOUT
    const anchors = this.#losses.flatMap((loss) => loss.anchors)
    const ids = countEach(anchors.map(({ id }) => id))
    const often = anchors.filter(({ id }) => isOnMost(ids.get(id) ?? 0))
    const keys = countEach(often.map(getLayoutKey))
    const ofLayout = [...keys].filter(([, times]) => isOnMost(times))
    return new Set(ofLayout.map(([key]) => key))
  }

  #isCounted(anchor: LostAnchor, layout: ReadonlySet<string>): boolean {
    if (this.#linked.has(anchor)) return true
    if (layout.has(getLayoutKey(anchor))) return false
    if (anchor.counts === 'always') return true
    return anchor.counts === 'unless-layout' && !this.#withSeveralWords.has(anchor.id)
  }
}

/** Returns how often each text occurs. */
function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

function getLayoutKey({ id, words }: Pick<LostAnchor, 'id' | 'words'>): string {
  return `${id} ${words}`
}

/** A lost anchor that counts. */
interface CountedAnchor {
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

function reportAnchor({ anchor, key, to, page }: CountedAnchor, collector: FindingCollector): void {
  const { renamed } = anchor
  const spot = makeFileSpot(page)
  if (renamed === undefined) collector.reportWithValues('vanished-anchor', { to }, { key, spot })
  else
    collector.reportWithValues(
      'vanished-anchor/renamed',
      { to, id: makeReadable(renamed) },
      { key, spot },
    )
}

function suggestAnchor({ renamed, nearest }: LostAnchor, page: string): Suggestion | undefined {
  if (renamed !== undefined) return makeSuggestion('words', `${page}#${makeReadable(renamed)}`)
  return nearest && makeSuggestion(nearest.kind, `${page}#${makeReadable(nearest.id)}`)
}

/** Returns the most usual address of a page; undefined if the host does not serve it. */
function findAddress(name: string, served: ServedSite): Bytes | undefined {
  const file = served.files.get(name)
  if (file === undefined) return undefined
  return served.listPaths(file)[0]
}
