/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
export const RAW_ELEMENTS = [
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
] as const

export type RawElement = (typeof RAW_ELEMENTS)[number]

/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11

const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi
/** Nothing ends plain text. */
const ENDS: ReadonlyMap<RawElement, RegExp> = new Map(
  RAW_ELEMENTS.filter((element) => element !== 'plaintext').map((element) => [
    element,
    new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi'),
  ]),
)

/** Finds the end tag of an element that was opened. */
export class RawText {
  readonly element: RawElement
  /** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
  #depth: 'script' | 'comment' | 'script in comment' = 'script'

  constructor(element: RawElement) {
    this.element = element
  }

  /** Returns where the end tag begins in the next piece of the text, from an offset on; -1 if it is not in there. */
  end(piece: string, from: number): number {
    return this.element === 'script' ? this.#endOfScript(piece, from) : endOf(this.element, piece, from)
  }

  #endOfScript(piece: string, from: number): number {
    SCRIPT_MARK.lastIndex = from
    for (let mark = SCRIPT_MARK.exec(piece); mark !== null; mark = SCRIPT_MARK.exec(piece)) {
      if (mark[0] === '<!--') {
        if (this.#depth === 'script') this.#depth = 'comment'
        // Its dashes may belong to the end of the comment, too.
        SCRIPT_MARK.lastIndex = mark.index + 2
      } else if (mark[0] === '-->') this.#depth = 'script'
      else if (mark[1] === '') this.#depth = this.#depth === 'script' ? 'script' : 'script in comment'
      else if (this.#depth === 'script in comment') this.#depth = 'comment'
      else return mark.index
    }
    return -1
  }
}

function endOf(element: RawElement, piece: string, from: number): number {
  const mark = ENDS.get(element)
  if (mark === undefined) return -1
  mark.lastIndex = from
  return mark.exec(piece)?.index ?? -1
}

/** The beginning of a mark; never the middle of one. */
const CUT_MARK = /(?:<[!/a-z-]*|--?)$/i

/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
export function startOfCutMark(piece: string): number {
  const tail = Math.max(0, piece.length - MAX_MARK + 1)
  const at = piece.slice(tail).search(CUT_MARK)
  return at === -1 ? piece.length : tail + at
}
