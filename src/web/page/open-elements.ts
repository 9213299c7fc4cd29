import { makeWordEntries } from '../../common/words.ts'
import { IMPLIED_END_TAGS, INLINE_ELEMENTS, VOID_ELEMENTS } from './content-model.ts'

/**
 * `navigation`: always navigation. `outside`: navigation unless it is within the content, as the
 * header of an article. `content`: the content of the page.
 */
type Landmark = 'navigation' | 'outside' | 'content'

const LANDMARK_ELEMENTS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...makeWordEntries('navigation', 'nav'),
  ...makeWordEntries('outside', 'header footer aside'),
  ...makeWordEntries('content', 'main article'),
])

/** Landmarks by role: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const LANDMARK_ROLES: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...makeWordEntries('navigation', 'navigation search'),
  ...makeWordEntries('outside', 'banner contentinfo complementary'),
  ...makeWordEntries('content', 'main article'),
])

/** Browsers have the same depth limit. */
const MAX_DEPTH = 512

/** The maximum number of tracked elements. Deeper elements are ignored to limit memory. */
const MAX_TRACKED = 100_000

/** The properties at the top level of a page. */
const PAGE_ROOT = {
  tag: '',
  isHidden: false,
  isContent: false,
  isNavigation: false,
  isPreformatted: false,
}

/** An open element, and the properties of its content. */
type OpenElement = Readonly<typeof PAGE_ROOT>

/**
 * Tracks the open elements, including those without end tags. So it knows whether something is
 * hidden, and whether it belongs to the content of the page or to menus, header, and footer. These
 * are told apart because a new menu entry changes all pages, which is not worth reporting for each.
 */
export class OpenElements {
  /**
   * Inline elements are only tracked if they change a property, or are within a tracked inline
   * element or hidden content.
   */
  readonly #open: OpenElement[] = [PAGE_ROOT]
  /** The number of tracked elements by name, because most end tags close none of them. */
  readonly #counts = new Map<string, number>()
  /** The number of tracked inline elements. */
  #inlineCount = 0
  /** The indexes of articles in `#open`. */
  readonly #articleIndexes: number[] = []
  /** The index of the outermost article whose main part has ended. */
  #endedArticleIndex = Number.POSITIVE_INFINITY

  /** The innermost open element. */
  get innermost(): OpenElement {
    const element = this.#open.at(-1) ?? PAGE_ROOT
    if (this.#open.length <= this.#endedArticleIndex) return element
    return { ...element, isNavigation: true }
  }

  open(tag: string, role: string | undefined, hidesContent: boolean): void {
    this.#closeBefore(tag)
    if (VOID_ELEMENTS.has(tag) || this.#open.length > MAX_TRACKED) return
    const landmark = findLandmark(tag, role)
    const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost
    const changesProperty = landmark !== undefined || hidesContent
    const isWithinTracked = isHidden || this.#inlineCount > 0
    if (INLINE_ELEMENTS.has(tag) && !changesProperty && !isWithinTracked) return

    const isOutsideContent = landmark === 'outside' && !isContent
    this.#addToCounts(tag, 1)
    if (tag === 'article') this.#articleIndexes.push(this.#open.length)
    this.#open.push({
      tag,
      isHidden: isHidden || hidesContent,
      isContent: isContent || landmark === 'content',
      isNavigation: isNavigation || landmark === 'navigation' || isOutsideContent,
      isPreformatted: isPreformatted || tag === 'pre',
    })
  }

  /** Closes the innermost element with that name, and everything that is open in it. */
  close(tag: string): void {
    if (!this.#counts.get(tag)) return
    this.#closeTo(this.#open.findLastIndex((element) => element.tag === tag))
    if (tag === 'main') this.#endArticle()
  }

  /**
   * Lets the rest of an article whose main part has ended count as navigation: Nextra puts links to
   * the previous and next page there.
   */
  #endArticle(): void {
    const article = this.#articleIndexes.at(-1)
    if (article !== undefined) this.#endedArticleIndex = Math.min(this.#endedArticleIndex, article)
  }

  /** Closes elements that cannot contain this one. */
  #closeBefore(tag: string): void {
    const { length } = this.#open
    let depth = length
    for (let index = length - 1; index > Math.max(0, length - MAX_DEPTH); index--) {
      const outerTag = this.#open[index]?.tag ?? ''
      if (IMPLIED_END_TAGS.get(outerTag)?.has(tag)) depth = index
      else if (!INLINE_ELEMENTS.has(outerTag) && !IMPLIED_END_TAGS.has(outerTag)) break
    }
    this.#closeTo(depth)
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) {
      const closed = this.#open.pop()
      if (closed === undefined) break
      this.#addToCounts(closed.tag, -1)
      if (closed.tag === 'article') this.#articleIndexes.pop()
    }
    if (depth <= this.#endedArticleIndex) this.#endedArticleIndex = Number.POSITIVE_INFINITY
  }

  #addToCounts(tag: string, change: number): void {
    this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + change)
    if (INLINE_ELEMENTS.has(tag)) this.#inlineCount += change
  }
}

function findLandmark(tag: string, role = ''): Landmark | undefined {
  return LANDMARK_ROLES.get(role.trim().toLowerCase()) ?? LANDMARK_ELEMENTS.get(tag)
}
