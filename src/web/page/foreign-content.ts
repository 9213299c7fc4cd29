import { splitWords } from '../../common/words.ts'

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
export const BREAKOUT_ELEMENTS = splitWords(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
)

/** Elements within SVG and MathML that contain HTML. */
export const INTEGRATION_POINTS = splitWords(
  'foreignobject desc title mi mo mn ms mtext annotation-xml',
)

/** Those elements that usually contain more than text. */
const MARKUP_CONTAINERS: ReadonlySet<string> = new Set(['foreignobject', 'annotation-xml'])

/** Browsers have the same depth limit. */
const MAX_DEPTH = 512

/**
 * Tracks whether a tag is in SVG or MathML, where `<title>`, `<style>`, and `/>` have a different
 * meaning.
 */
export class ForeignContent {
  readonly #open: string[] = []
  /** How many templates are open in the current SVG. */
  #templateDepth = 0
  isInside = false

  /**
   * Does `<![CDATA[` start a section of text here, and not a comment as in HTML? Elements that
   * usually contain markup count as HTML.
   */
  get acceptsCdata(): boolean {
    return (
      this.isInside || (this.#innermost !== undefined && !MARKUP_CONTAINERS.has(this.#innermost))
    )
  }

  /** How many relevant elements are open. Without any, end tags have no effect here. */
  get depth(): number {
    return this.#open.length
  }

  open(tag: string): void {
    if (this.isInside && BREAKOUT_ELEMENTS.has(tag)) this.#breakOut()
    const isTracked =
      tag === 'svg' || tag === 'math' || (this.isInside && INTEGRATION_POINTS.has(tag))
    if (isTracked && this.#open.length < MAX_DEPTH) this.#open.push(tag)
    else if (this.isInside && tag === 'template') this.#templateDepth++
    this.#updateState()
  }

  /**
   * Closes an element. Returns whether it was a template within SVG, which has no special meaning.
   */
  close(tag: string): boolean {
    if (tag === 'template' && this.#templateDepth > 0) {
      this.#templateDepth--
      return true
    }
    const index = this.#open.lastIndexOf(tag)
    if (index !== -1) this.closeTo(index)
    // Such an element is never part of SVG, so an outer element ends.
    else if (this.isInside && BREAKOUT_ELEMENTS.has(tag)) this.#breakOut()
    return false
  }

  /** Closes all but the `depth` outermost elements. */
  closeTo(depth: number): void {
    this.#open.length = Math.min(this.#open.length, depth)
    this.#updateState()
  }

  #breakOut(): void {
    while (this.#innermost === 'svg' || this.#innermost === 'math') this.#open.pop()
    this.#updateState()
  }

  get #innermost(): string | undefined {
    return this.#open.at(-1)
  }

  #updateState(): void {
    this.isInside = this.#innermost === 'svg' || this.#innermost === 'math'
    if (!this.isInside) this.#templateDepth = 0
  }
}
