import { splitWords } from '../../common/words.ts'

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
export const BREAKS_OUT = splitWords(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
)

/** Elements within SVG and MathML that contain HTML. */
export const HOLDS_HTML = splitWords('foreignobject desc title mi mo mn ms mtext annotation-xml')

/** Those elements that usually contain more than text. */
const HOLDS_MARKUP: ReadonlySet<string> = new Set(['foreignobject', 'annotation-xml'])

/** Browsers have the same limit of depth. */
const MAX_DEPTH = 512

/**
 * Tracks whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` have another
 * meaning.
 */
export class ForeignContent {
  readonly #open: string[] = []
  /** How many templates are open in the current SVG. */
  #templates = 0
  inside = false

  /**
   * Does `<![CDATA[` start a section of text here, and not a comment as in HTML? Elements that
   * usually contain markup count as HTML.
   */
  get acceptsCdata(): boolean {
    return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top))
  }

  /** How many relevant elements are open. Without any, end tags have no effect here. */
  get depth(): number {
    return this.#open.length
  }

  open(tag: string): void {
    if (this.inside && BREAKS_OUT.has(tag)) this.#breakOut()
    const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag))
    if (matters && this.#open.length < MAX_DEPTH) this.#open.push(tag)
    else if (this.inside && tag === 'template') this.#templates++
    this.#update()
  }

  /**
   * Closes an element. Returns whether it was a template within SVG, which has no special meaning.
   */
  close(tag: string): boolean {
    if (tag === 'template' && this.#templates > 0) {
      this.#templates--
      return true
    }
    const at = this.#open.lastIndexOf(tag)
    if (at !== -1) this.cut(at)
    // Such an element is never part of SVG, so an outer element ends.
    else if (this.inside && BREAKS_OUT.has(tag)) this.#breakOut()
    return false
  }

  /** Closes all but the `depth` outermost elements. */
  cut(depth: number): void {
    this.#open.length = Math.min(this.#open.length, depth)
    this.#update()
  }

  #breakOut(): void {
    while (this.#top === 'svg' || this.#top === 'math') this.#open.pop()
    this.#update()
  }

  get #top(): string | undefined {
    return this.#open.at(-1)
  }

  #update(): void {
    this.inside = this.#top === 'svg' || this.#top === 'math'
    if (!this.inside) this.#templates = 0
  }
}
