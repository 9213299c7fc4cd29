import { mapWords } from '../../common/words.ts'
import { ENDED_BY, INLINE, VOID } from './content-model.ts'

/**
 * `navigation`: always navigation. `outside`: navigation unless it is within the content, as the
 * header of an article. `content`: the content of the page.
 */
type Landmark = 'navigation' | 'outside' | 'content'

const LANDMARKS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...mapWords('navigation', 'nav'),
  ...mapWords('outside', 'header footer aside'),
  ...mapWords('content', 'main article'),
])

/** Landmarks by role: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ...mapWords('navigation', 'navigation search'),
  ...mapWords('outside', 'banner contentinfo complementary'),
  ...mapWords('content', 'main article'),
])

/** Browsers have the same limit of depth. */
const MAX_DEPTH = 512

/** The maximum number of tracked elements. Deeper elements are ignored to limit memory. */
const MAX_LISTED = 100_000

/** The properties at the top level of a page. */
const PAGE = {
  tag: '',
  isHidden: false,
  isContent: false,
  isNavigation: false,
  isPreformatted: false,
}

/** An open element, and the properties of its content. */
type OpenElement = Readonly<typeof PAGE>

/**
 * Tracks the open elements, including those without end tags. So it knows whether something is
 * hidden, and whether it belongs to the content of the page or to menus, header and footer. These
 * are told apart because a new menu entry changes all pages, which is not worth reporting for each.
 */
export class OpenElements {
  /**
   * Inline elements are only tracked if they change a property, or are within a tracked inline
   * element or hidden content.
   */
  readonly #open: OpenElement[] = [PAGE]
  /** The number of tracked elements by name, because most end tags close none of them. */
  readonly #counts = new Map<string, number>()
  /** The number of tracked inline elements. */
  #inline = 0
  /** The indexes of articles in `#open`. */
  readonly #articles: number[] = []
  /** The index of the outermost article whose main part has ended. */
  #endedArticle = Number.POSITIVE_INFINITY

  /** The innermost open element. */
  get innermost(): OpenElement {
    const element = this.#open.at(-1) ?? PAGE
    if (this.#open.length <= this.#endedArticle) return element
    return { ...element, isNavigation: true }
  }

  open(tag: string, role: string | undefined, hides: boolean): void {
    this.#closeBefore(tag)
    if (VOID.has(tag) || this.#open.length > MAX_LISTED) return
    const landmark = findLandmark(tag, role)
    const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost
    const changesProperty = landmark !== undefined || hides
    const isWithinTracked = isHidden || this.#inline > 0
    if (INLINE.has(tag) && !changesProperty && !isWithinTracked) return

    const isOutsideContent = landmark === 'outside' && !isContent
    this.#count(tag, 1)
    if (tag === 'article') this.#articles.push(this.#open.length)
    this.#open.push({
      tag,
      isHidden: isHidden || hides,
      isContent: isContent || landmark === 'content',
      isNavigation: isNavigation || landmark === 'navigation' || isOutsideContent,
      isPreformatted: isPreformatted || tag === 'pre',
    })
  }

  /** Closes the innermost element of that name, and everything that is open in it. */
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
    const article = this.#articles.at(-1)
    if (article !== undefined) this.#endedArticle = Math.min(this.#endedArticle, article)
  }

  /** Closes elements that cannot contain this one. */
  #closeBefore(tag: string): void {
    const { length } = this.#open
    let left = length
    for (let at = length - 1; at > Math.max(0, length - MAX_DEPTH); at--) {
      const around = this.#open[at]?.tag ?? ''
      if (ENDED_BY.get(around)?.has(tag)) left = at
      else if (!INLINE.has(around) && !ENDED_BY.has(around)) break
    }
    this.#closeTo(left)
  }

  #closeTo(left: number): void {
    while (this.#open.length > left) {
      const closed = this.#open.pop()
      if (closed === undefined) break
      this.#count(closed.tag, -1)
      if (closed.tag === 'article') this.#articles.pop()
    }
    if (left <= this.#endedArticle) this.#endedArticle = Number.POSITIVE_INFINITY
  }

  #count(tag: string, by: number): void {
    this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + by)
    if (INLINE.has(tag)) this.#inline += by
  }
}

function findLandmark(tag: string, role = ''): Landmark | undefined {
  return ROLES.get(role.trim().toLowerCase()) ?? LANDMARKS.get(tag)
}
