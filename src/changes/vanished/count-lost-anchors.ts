/** The anchors of an earlier site that links may point to, and that the site lacks. */
import type { AskedAnchors } from '../../check/rules/anchors.ts'
import type { FindingCounter } from '../../check/rules/finding-counter.ts'
import { pointAtFile } from '../../check/rules/occurrences.ts'
import { makeSuggestion, type Suggestion } from '../../findings/suggestion.ts'
import { listAnchorNames } from '../../web/address.ts'
import { type Bytes, makeReadable, toBytes } from '../../web/byte-strings.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isPage } from '../../web/page-names.ts'
import type { SitePair } from '../comparer.ts'
import type { LostAnchor } from '../lost-anchors.ts'
import type { PageLoss } from '../site-change.ts'

/** An id before the same words on so many of ten pages is part of the layout, if there are many. */
const OF_TEN = 9
const MIN_PAGES = 10

/** Finds out which of the anchors that pages lost count. */
export class LostAnchorCounter {
  readonly #losses: readonly PageLoss[]
  /** What links of the earlier site point to. */
  readonly #linked = new Set<LostAnchor>()
  /** The words that ids stand before which have nothing to do with them. */
  readonly #words = new Map<string, Set<string>>()
  /** On how many pages an id stood before the same words, by both. */
  readonly #times = new Map<string, number>()

  constructor(losses: readonly PageLoss[]) {
    this.#losses = losses
    for (const { id, words, counts } of losses.flatMap(({ anchors }) => anchors)) {
      const place = getPlaceKey({ id, words })
      this.#times.set(place, (this.#times.get(place) ?? 0) + 1)
      if (counts !== 'unless-layout') continue
      this.#words.set(id, (this.#words.get(id) ?? new Set()).add(words))
    }
  }

  /** Takes the anchors that one link of the earlier site each points to. */
  noteLinkedAnchors(asked: readonly AskedAnchors[], earlier: ServedSite): void {
    const byPage = new Map(this.#losses.map((loss) => [earlier.files.get(loss.from), loss]))
    for (const { page, fragments } of asked) {
      const loss = byPage.get(page)
      if (loss === undefined) continue
      const names = new Set(fragments.flatMap(listAnchorNames))
      for (const anchor of loss.anchors) if (names.has(anchor.id)) this.#linked.add(anchor)
    }
  }

  /** Counts a finding for each page and anchor, and returns what is suggested, by its key. */
  count(sites: SitePair<Site>, counter: FindingCounter): ReadonlyMap<string, Suggestion> {
    const suggestions = new Map<string, Suggestion>()
    if (this.#losses.length === 0) return suggestions
    const earlier = new ServedSite(sites.earlier)
    const later = new ServedSite(sites.later)
    const pages = sites.earlier.names.filter(isPage).length
    for (const loss of this.#losses) {
      const before = findAddress(loss.from, earlier)
      const now = findAddress(loss.to, later)
      if (before === undefined || now === undefined) continue
      const page = later.site.basePath + makeReadable(now)
      const to = before === now ? '' : page
      for (const anchor of loss.anchors.filter((each) => this.#isCounted(each, pages))) {
        const key = toBytes(later.site.basePath).concat(before, '#', anchor.id)
        countAnchor(anchor, { key, to, page: loss.to }, counter)
        const suggestion = suggestAnchor(anchor, page)
        if (suggestion !== undefined) suggestions.set(key, suggestion)
      }
    }
    return suggestions
  }

  /** `pages`: how many the earlier site had. */
  #isCounted(anchor: LostAnchor, pages: number): boolean {
    if (this.#linked.has(anchor)) return true
    const times = this.#times.get(getPlaceKey(anchor)) ?? 0
    if (times >= MIN_PAGES && times * 10 >= pages * OF_TEN) return false
    if (anchor.counts === 'always') return true
    return anchor.counts === 'unless-layout' && this.#words.get(anchor.id)?.size === 1
  }
}

function getPlaceKey({ id, words }: Pick<LostAnchor, 'id' | 'words'>): string {
  return `${id} ${words}`
}

/** Where an anchor was: its address in full, the one of its page now if it is another, and that. */
interface Place {
  readonly key: Bytes
  readonly to: string
  readonly page: Bytes
}

function countAnchor(
  { renamed }: LostAnchor,
  { key, to, page }: Place,
  counter: FindingCounter,
): void {
  const where = pointAtFile(page)
  if (renamed === undefined) counter.countWithValues('vanished-anchor', { to }, key, where)
  else
    counter.countWithValues(
      'vanished-anchor/renamed',
      { to, id: makeReadable(renamed) },
      key,
      where,
    )
}

function suggestAnchor({ renamed, nearest }: LostAnchor, page: string): Suggestion | undefined {
  if (renamed !== undefined) return makeSuggestion('words', `${page}#${makeReadable(renamed)}`)
  return nearest && makeSuggestion(nearest.kind, `${page}#${makeReadable(nearest.id)}`)
}

/** Returns the address of a page that links usually name; undefined if the host serves none. */
function findAddress(name: string, served: ServedSite): Bytes | undefined {
  const file = served.files.get(name)
  if (file === undefined) return undefined
  return served.listAddresses(file)[0]
}
