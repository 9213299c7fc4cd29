/** Collects the anchors of a page, and the heading that each belongs to. */
import { asBytes, type Bytes, NO_BYTES, replaceInvalidUtf8 } from '../web/byte-strings.ts'
import { listMatchingIds } from '../web/fragments.ts'
import { VOID_ELEMENTS } from '../web/page/content-model.ts'
import { isPrintEdition } from '../web/page/page-kinds.ts'
import { getStem, isNotFoundPage } from '../web/page-names.ts'
import { isSlugOf } from './stable-ids.ts'

/** An id, or the `name` of an old-style anchor. */
export interface PageAnchor {
  /** Empty for a heading without an id. */
  readonly id: Bytes
  /** The text of its heading, or the text that follows it; empty if neither is known. */
  text: Bytes
  /** The number of its heading in the page, starting at 0. */
  heading: number | undefined
}

/** Elements with an id that generators put around a heading, or before it, for links to it. */
const AROUND_HEADINGS: ReadonlySet<string> = new Set(['a', 'section', 'span'])

/** Collects the anchors of a page, in order. */
export class AnchorCollector {
  readonly anchors: PageAnchor[] = []
  /** The anchors whose text has not been seen yet, with their elements. */
  #pending: { readonly anchor: PageAnchor; readonly tag: string }[] = []
  #headingCount = 0
  #isInHeading = false

  add(id: Bytes, tag: string): void {
    const heading = this.#isInHeading ? this.#headingCount : undefined
    const anchor = { id: replaceInvalidUtf8(id), text: NO_BYTES, heading }
    this.anchors.push(anchor)
    if (!VOID_ELEMENTS.has(tag)) this.#pending.push({ anchor, tag })
  }

  /** Adds an anchor outside the content, which does not belong to a heading. */
  addOutside(id: Bytes): void {
    this.anchors.push({ id: replaceInvalidUtf8(id), text: NO_BYTES, heading: undefined })
  }

  addText(text: Bytes): void {
    if (this.#pending.length === 0) return
    for (const { anchor } of this.#pending) anchor.text = text
    this.#pending = []
  }

  beginHeading(): void {
    this.#isInHeading = true
  }

  /**
   * Ends a heading. Anchors without text before it belong to it, unless they are for the layout.
   */
  endHeading(text: Bytes): void {
    for (const { anchor, tag } of this.#pending) {
      const isOfHeading = AROUND_HEADINGS.has(tag) || isSlugOf(anchor.id, text)
      if (isOfHeading) anchor.heading ??= this.#headingCount
      if (anchor.heading !== undefined) anchor.text = text
    }
    const hasAnchor = this.#pending.some(({ anchor }) => anchor.heading === this.#headingCount)
    if (!hasAnchor) this.anchors.push({ id: NO_BYTES, text, heading: this.#headingCount })
    this.#pending = []
    this.#headingCount++
    this.#isInHeading = false
  }
}

const READS_FRAGMENT = /\blocation\.hash\b/
/** A quoted fragment, but not in an attribute, which would only link to it. */
const QUOTED_FRAGMENT = /(?<=["'`])(?<!\w\s?=\s?["'])#[^"'`<>\s\\]{1,200}(?=["'`])/g

/**
 * Returns the ids that a script of a page seems to handle: mdBook 0.5 writes one that redirects
 * readers of moved headings.
 */
export function listScriptedIds(text: Bytes): readonly Bytes[] {
  if (!READS_FRAGMENT.test(text)) return []
  const fragments = [...text.matchAll(QUOTED_FRAGMENT)]
  return fragments.flatMap(([fragment]) => listMatchingIds(asBytes(fragment)))
}

const SCRIPT = /<script\b/i

/**
 * Returns whether the anchors of a page are in its HTML and worth linking to. Excluded are pages
 * that repeat other pages, and pages whose headings a script may write.
 */
export function hasLastingAnchors(page: Bytes, text: string, hasHeading: boolean): boolean {
  if (isNotFoundPage(page) || getStem(page) === 'search' || isPrintEdition(page, text)) return false
  return hasHeading || !SCRIPT.test(text)
}
