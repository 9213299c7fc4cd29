import { formatNumber } from '../../common/units.ts'
import { type Bytes, replaceInvalidUtf8 } from '../../web/byte-strings.ts'
import { listMatchingIds } from '../../web/fragments.ts'
import { makeLineCounter } from '../../web/page/line-counter.ts'
import { isUnresolvedReference } from '../../web/page/unresolved-reference.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import { noteAnchorLink } from '../addresses/anchor-links.ts'
import { joinIds, type PageAnchors } from '../addresses/anchors.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { type LazySpot, makeFileSpot, makeLineSpot } from '../collector/occurrences.ts'

/**
 * Fragments that single-page applications route, so they exist unless the generator marked the link
 * as unresolved.
 */
const HASH_ROUTE = /^#[/!?]/

/** A link to an anchor of its own page. */
interface InPageLink {
  readonly fragment: Bytes
  /** The offset of its attribute in the page. */
  readonly offset: number
}

/**
 * How many anchors of its own a page may link to before they occur. No page meant for people has
 * more. Each takes about one kilobyte.
 */
const MAX_AWAITED_FRAGMENTS = 200_000
/** Why links of a page are not checked. */
const WHY_TOO_MANY_ANCHORS = `the page links to more than ${formatNumber(MAX_AWAITED_FRAGMENTS)} of its own anchors`

/** The links of a page to its own anchors, once all of the page has been read. */
interface CompletedLinks {
  /** The links to anchors that the page does not have, in order. */
  readonly brokenLinks: readonly InPageLink[]
  /** Are there links that are not checked, because those before them point to too many anchors? */
  readonly hasUncheckedLinks: boolean
  /** The anchors as the check of the whole site needs them. */
  readonly anchors: PageAnchors
}

/** The anchors of one page, and the links to them within the page. */
export class InPageLinks {
  readonly #text: Bytes
  readonly #ids = new Set<Bytes>()
  /** The anchors that the page itself links to. */
  readonly #linkedIds = new Set<string>()
  /** The offsets of links to anchors that had not been seen at the first of them, by fragment. */
  readonly #awaitedOffsets = new Map<Bytes, number[]>()
  #hasUncheckedLinks = false

  constructor(text: Bytes) {
    this.#text = text
  }

  addId(id: Bytes): void {
    this.#ids.add(replaceInvalidUtf8(id))
  }

  addLink(fragment: Bytes, offset: number): void {
    if (HASH_ROUTE.test(fragment)) this.#addRoute(fragment, offset)
    else this.#addAnchorLink(fragment, offset)
  }

  #addRoute(fragment: Bytes, offset: number): void {
    if (isUnresolvedReference(this.#text, offset)) this.#awaitAnchor(fragment, offset)
  }

  #addAnchorLink(fragment: Bytes, offset: number): void {
    if (this.#awaitedOffsets.has(fragment)) {
      this.#awaitAnchor(fragment, offset)
      return
    }
    const matchingIds = listMatchingIds(fragment)
    // `#top` needs no anchor.
    if (matchingIds.length === 0) return
    const id = this.#findFirstKnown(matchingIds)
    if (id === undefined) this.#awaitAnchor(fragment, offset)
    else this.#linkedIds.add(id)
  }

  #awaitAnchor(fragment: Bytes, offset: number): void {
    const offsets = this.#awaitedOffsets.get(fragment)
    if (offsets !== undefined) offsets.push(offset)
    else if (this.#awaitedOffsets.size < MAX_AWAITED_FRAGMENTS)
      this.#awaitedOffsets.set(fragment, [offset])
    else this.#hasUncheckedLinks = true
  }

  /** Returns what is known about the links and the anchors at the end of the page. */
  complete(runsScript: boolean): CompletedLinks {
    this.#noteLaterAnchors()
    const joinedIds = joinIds(this.#ids)
    return {
      brokenLinks: this.#listBrokenLinks(),
      hasUncheckedLinks: this.#hasUncheckedLinks,
      anchors: { joinedIds, runsScript, inPageLinkedCount: this.#linkedIds.size },
    }
  }

  /** Notes the anchors that come after the first links to them, which are no longer awaited. */
  #noteLaterAnchors(): void {
    for (const fragment of this.#awaitedOffsets.keys()) {
      const id = this.#findFirstKnown(listMatchingIds(fragment))
      if (id === undefined) continue
      this.#linkedIds.add(id)
      this.#awaitedOffsets.delete(fragment)
    }
  }

  /** Returns the links to anchors that the page does not have, in order. */
  #listBrokenLinks(): readonly InPageLink[] {
    const brokenLinks: InPageLink[] = []
    for (const [fragment, offsets] of this.#awaitedOffsets) {
      // No anchor matches a route, but the target of an unresolved reference may have its name.
      if (HASH_ROUTE.test(fragment) && this.#ids.has(fragment.slice(1))) continue
      for (const offset of offsets) brokenLinks.push({ fragment, offset })
    }
    return brokenLinks.sort((one, other) => one.offset - other.offset)
  }

  /** Returns the first of several ids that the page has, as far as it has been read. */
  #findFirstKnown(ids: readonly Bytes[]): Bytes | undefined {
    return ids.find((id) => this.#ids.has(id))
  }
}

/** A page, or an inline frame within it. */
interface LinkingPage {
  readonly name: Bytes
  readonly text: Bytes
  /** The line of the inline frame, if it is one. */
  readonly inlineFrameLine: number | undefined
}

/**
 * Reports the links to anchors that the page itself lacks. Scripts may still create an anchor, so
 * most links are only noted, and judged when all files have been read. In an inline frame, they are
 * reported immediately: links in other files cannot point into it, so they do not help to judge.
 */
export function reportBrokenInPageLinks(
  checker: AddressChecker,
  { brokenLinks, hasUncheckedLinks }: CompletedLinks,
  page: LinkingPage,
): void {
  if (hasUncheckedLinks)
    checker.reportUnreadPart(makeFileSpot(page.name), 'some links', WHY_TOO_MANY_ANCHORS)
  if (brokenLinks.length === 0) return

  const { record, servedSite } = checker
  const isInlineFrame = page.inlineFrameLine !== undefined
  const judgedFile = isInlineFrame ? undefined : servedSite.fileIndexes.get(page.name)
  const countLineEndsBefore = makeLineCounter(page.text)
  for (const { fragment, offset } of brokenLinks) {
    const spot = makeLineSpot(page.name, page.inlineFrameLine ?? countLineEndsBefore(offset) + 1)
    if (isUnresolvedReference(page.text, offset))
      reportFragment(checker, 'broken-link/unresolved', page, fragment, spot)
    else if (judgedFile === undefined)
      reportFragment(checker, 'broken-anchor', page, fragment, spot)
    else noteAnchorLink(record.anchorLinks.getOrAddAnchor(judgedFile, fragment), fragment, spot)
  }
}

function reportFragment(
  checker: AddressChecker,
  kind: 'broken-link/unresolved' | 'broken-anchor',
  page: LinkingPage,
  fragment: Bytes,
  spot: LazySpot,
): void {
  const key = makeFullPath(page.name, checker.servedSite).concat(fragment)
  checker.collector.report(kind, { key, spot, target: fragment })
}
