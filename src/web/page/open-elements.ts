import { mapWords } from '../../common/words.ts'
import { ENDED_BY, INLINE, VOID } from './content-model.ts'

/**
 * What an element is: navigation wherever it is, or unless it is part of the content (the header of
 * an article, a note), or content.
 */
type Landmark = 'navigation' | 'outside' | 'content'

const LANDMARKS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...mapWords('navigation', 'nav'),
  ...mapWords('outside', 'header footer aside'),
  ...mapWords('content', 'main article'),
])

/** What roles say about that: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...mapWords('navigation', 'navigation search'),
  ...mapWords('outside', 'banner contentinfo complementary'),
  ...mapWords('content', 'main article'),
])

/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512

/** What is deeper in a page says nothing: it only takes memory. */
const MAX_LISTED = 100_000

/** What the page itself says of what is in it. */
const PAGE = {
  tag: '',
  isHidden: false,
  isContent: false,
  isNavigation: false,
  isPreformatted: false,
}

/** What an element says of what is in it. */
type OpenElement = Readonly<typeof PAGE>

/**
 * Keeps track of which elements are open, whether their ends have tags or not, and so of whether
 * something is hidden, and whether it belongs to the content of a page, or to what all pages share:
 * menus, header, footer. A page more in a menu changes all pages, and nobody wants to read that of
 * each.
 */
export class OpenElements {
  /**
   * Inline elements are among them only where they say something, or are in one that is listed and
   * inline, or in what is hidden.
   */
  readonly #open: OpenElement[] = [PAGE]
  /** How many of each name are listed: most tags close none. */
  readonly #counts = new Map<string, number>()
  /** How many inline ones. */
  #inline = 0

  /** The innermost. */
  get innermost(): OpenElement {
    return this.#open.at(-1) ?? PAGE
  }

  open(tag: string, role: string | undefined, hides: boolean): void {
    this.#endBefore(tag)
    const landmark = ROLES.get(role?.trim().toLowerCase() ?? '') ?? LANDMARKS.get(tag)
    const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost
    const says = landmark !== undefined || hides || isHidden || this.#inline > 0
    if (VOID.has(tag) || (INLINE.has(tag) && !says) || this.#open.length > MAX_LISTED) return
    this.#count(tag, 1)
    this.#open.push({
      tag,
      isHidden: isHidden || hides,
      isContent: isContent || landmark === 'content',
      isNavigation:
        isNavigation || landmark === 'navigation' || (landmark === 'outside' && !isContent),
      isPreformatted: isPreformatted || tag === 'pre',
    })
  }

  /** An element ends: the innermost of that name, with what is open in it. */
  close(tag: string): void {
    if (this.#counts.get(tag)) this.#cut(this.#open.findLastIndex((element) => element.tag === tag))
  }

  /** Ends what cannot have such an element in it. */
  #endBefore(tag: string): void {
    const { length } = this.#open
    let left = length
    for (let at = length - 1; at > Math.max(0, length - MAX_DEPTH); at--) {
      const around = this.#open[at]?.tag ?? ''
      if (ENDED_BY.get(around)?.has(tag)) left = at
      else if (!INLINE.has(around) && !ENDED_BY.has(around)) break
    }
    this.#cut(left)
  }

  #cut(left: number): void {
    while (this.#open.length > left) this.#count(this.#open.pop()?.tag ?? '', -1)
  }

  #count(tag: string, by: number): void {
    this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + by)
    if (INLINE.has(tag)) this.#inline += by
  }
}
