import { decodeAttribute, decodeText } from '../web/page/character-references.ts'
import type { RawElement } from '../web/page/raw-text.ts'
import { type TagListener, TagReader, WantedAttributes } from '../web/page/tag-reader.ts'
import { type Syntax, syntaxOf, type Tag } from '../web/page/vocabulary.ts'

/**
 * A part of a page, in its order. A string is text, an end tag, or a start tag without attributes; two of them are the same
 * if they are equal.
 */
export type PageToken = string | PageElement

/** A start tag with its attributes, or a whole element whose content is no markup, or may be added by a host. */
export interface PageElement {
  readonly name: string
  /** Without `nonce`, which is another one in every answer. Strings of bytes, with character references decoded. */
  readonly attributes: ReadonlyMap<string, string>
  /** The text of a script or a style sheet, and what is in `<noscript>`; undefined for all others. */
  readonly text?: string
  readonly inner?: readonly PageToken[]
}

/** How the tokens that are strings begin. */
const TEXT = '"'
const START = '<'
const END = '</'

/**
 * Returns the parts of a page, a string of bytes. How it is written makes no difference: order and quotes of attributes,
 * character references, comments, white space between blocks and how much of it there is elsewhere, tags that may be
 * left out. Takes time in proportion to its length.
 */
export function pageTokens(name: string, page: string): readonly PageToken[] {
  const syntax = syntaxOf(name)
  const collector = new TokenCollector(page, syntax)
  const reader = new PlacedReader(collector, syntax)
  reader.write(page)
  reader.end()
  return collector.end()
}

/** Returns whether a token is text. */
export function isText(token: PageToken): boolean {
  return typeof token === 'string' && token.startsWith(TEXT)
}

/** All tags, and no attributes: those are read from the page, because any name may matter. */
const ALL_TAGS = new WantedAttributes(new Map())

/** Says where in the page the tag that opens is. */
class PlacedReader extends TagReader {
  readonly #collector: TokenCollector

  constructor(collector: TokenCollector, syntax: Syntax) {
    super(collector, ALL_TAGS, syntax)
    this.#collector = collector
  }

  override startTag(tag: Tag, start: number, end: number, closesItself: boolean): RawElement | undefined {
    this.#collector.at = { start, end }
    return super.startTag(tag, start, end, closesItself)
  }
}

/** Elements within a line of text: white space beside them is seen. All others end it. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym audio b bdi bdo big button canvas cite code data del dfn em embed font i iframe img input ins kbd ' +
    'label map mark math meter nobr object output picture progress q rp rt ruby s samp select slot small source span ' +
    'strike strong sub sup svg time tt u var video wbr path g use'
  ).split(' '),
)

/** They are seen nowhere, and hosts add some of them between any others. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'noscript'])

/** Their start tags may be left out, if they have no attributes: https://html.spec.whatwg.org/#optional-tags. */
const IMPLIED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'tbody', 'colgroup'])

/** Whatever follows their end tags, nothing depends on these. */
const OUTERMOST: ReadonlySet<string> = new Set(['html', 'head', 'body'])

const AFTER_PARAGRAPH =
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr main menu nav ol p pre search section table ul'
const ROWS = 'tbody tfoot tr'

/** End tags that may be left out before these start tags, or before any end tag. */
const OPTIONAL_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    p: AFTER_PARAGRAPH,
    li: 'li',
    dt: 'dt dd',
    dd: 'dt dd',
    rt: 'rt rp',
    rp: 'rt rp',
    option: 'option optgroup hr',
    optgroup: 'optgroup hr',
    caption: `colgroup col thead ${ROWS}`,
    colgroup: `thead ${ROWS}`,
    thead: ROWS,
    tbody: ROWS,
    tfoot: ROWS,
    tr: ROWS,
    td: `td th ${ROWS}`,
    th: `td th ${ROWS}`,
  }).map(([tag, next]) => [tag, new Set(next.split(' '))]),
)

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

/** Strings that are tokens, each once: there may be a million of them. */
const known = new Map<string, string>()
const MAX_KNOWN = 1_000

class TokenCollector implements TagListener {
  /** Where the name of the tag begins that opens, and where its `>` is. */
  at = { start: 0, end: 0 }
  readonly #page: string
  readonly #isXml: boolean
  #tokens: PageToken[] = []
  /** The text so far, as written. */
  #run = ''
  /** What separates the text so far from what follows: nothing, a space, or the edge of a block. */
  #gap: '' | ' ' | 'block' = 'block'
  #inPre = 0
  /** The end tag that was just seen, and may be one that says nothing. */
  #optionalEnd = ''
  /** The script or style sheet that is open. */
  #open: { readonly name: string; readonly attributes: ReadonlyMap<string, string> } | undefined
  /** What is around the `<noscript>` that is open. */
  #outer: { readonly tokens: PageToken[]; readonly attributes: ReadonlyMap<string, string> } | undefined
  #gapOutside: '' | ' ' | 'block' = 'block'
  #endOutside = ''

  constructor(page: string, syntax: Syntax) {
    this.#page = page
    this.#isXml = syntax === 'xml'
    // It decides how a page looks.
    const doctype = this.#isXml ? null : /<!doctype[^>]*>/i.exec(page.slice(0, 1_024))
    if (doctype !== null) this.#tokens.push(doctype[0].toLowerCase().replace(/[\t\n\f\r ]+/g, ' '))
  }

  open(tag: string, _: ReadonlyMap<string, string>, isForeign: boolean): void {
    this.#endContent()
    this.#flush()
    const { name, attributes } = this.#readTag()
    if (UNSEEN.has(tag)) this.#openUnseen(tag, attributes)
    else {
      if (!INLINE.has(tag) && !isForeign) this.#gap = 'block'
      if (attributes.size > 0 || !IMPLIED.has(tag)) {
        this.#resolveEnd(tag)
        this.#tokens.push(attributes.size > 0 ? { name, attributes } : once(START + name))
      }
      if (isPreformatted(tag)) this.#inPre++
    }
  }

  close(tag: string): void {
    if (this.#open !== undefined) {
      if (this.#open.name === tag) this.#endContent()
      return
    }
    this.#flush()
    if (tag === 'noscript') {
      this.#endNoscript()
      return
    }
    if (UNSEEN.has(tag)) return
    if (!INLINE.has(tag)) this.#gap = 'block'
    if (isPreformatted(tag)) this.#inPre = Math.max(0, this.#inPre - 1)
    if (OUTERMOST.has(tag)) return
    const isOptional = OPTIONAL_ENDS.has(tag)
    this.#optionalEnd = isOptional ? tag : ''
    if (!isOptional) this.#tokens.push(once(END + tag))
  }

  text(written: string): void {
    this.#run += written
  }

  end(): readonly PageToken[] {
    this.#endContent()
    this.#flush()
    this.#endNoscript()
    return this.#tokens
  }

  #openUnseen(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === 'script' || tag === 'style') this.#open = { name: tag, attributes }
    else if (tag === 'noscript' && this.#outer === undefined) {
      this.#outer = { tokens: this.#tokens, attributes }
      this.#gapOutside = this.#gap
      this.#endOutside = this.#optionalEnd
      this.#tokens = []
      this.#gap = 'block'
      this.#optionalEnd = ''
    } else this.#tokens.push({ name: tag, attributes })
  }

  #endContent(): void {
    if (this.#open === undefined) return
    this.#tokens.push({ ...this.#open, text: trim(this.#run.replace(/\r\n?/g, '\n')) })
    this.#open = undefined
    this.#run = ''
  }

  #endNoscript(): void {
    if (this.#outer === undefined) return
    const { tokens, attributes } = this.#outer
    tokens.push({ name: 'noscript', attributes, inner: this.#tokens })
    this.#outer = undefined
    this.#tokens = tokens
    this.#gap = this.#gapOutside
    this.#optionalEnd = this.#endOutside
  }

  /** Keeps an end tag that says where something ends; `next` is the start tag that follows, without it, text does. */
  #resolveEnd(next?: string): void {
    const end = this.#optionalEnd
    this.#optionalEnd = ''
    if (end === '' || (next !== undefined && OPTIONAL_ENDS.get(end)?.has(next))) return
    this.#tokens.push(once(END + end))
  }

  #flush(): void {
    if (this.#run === '') return
    const text = decodeText(this.#run)
    this.#run = ''
    if (this.#inPre > 0) {
      this.#resolveEnd()
      this.#tokens.push(TEXT + text.replace(/\r\n?/g, '\n'))
      return
    }
    const line = text.replace(/[\t\n\f\r ]+/g, ' ')
    const startsApart = line.startsWith(' ')
    if (startsApart && this.#gap === '') this.#gap = ' '
    const endsApart = line.endsWith(' ')
    const words = line.slice(startsApart ? 1 : 0, endsApart ? -1 : undefined)
    if (words === '') return
    this.#resolveEnd()
    this.#tokens.push(TEXT + (this.#gap === ' ' ? ' ' : '') + words)
    this.#gap = endsApart ? ' ' : ''
  }

  /** Reads the tag again, with all of its attributes. */
  #readTag(): { readonly name: string; readonly attributes: ReadonlyMap<string, string> } {
    const { start, end } = this.at
    const page = this.#page
    TAG_NAME.lastIndex = start
    const written = TAG_NAME.exec(page)?.[0] ?? ''
    const name = this.#isXml ? written : written.toLowerCase()
    let at = start + written.length
    if (at >= end) return { name, attributes: NO_ATTRIBUTES }
    const attributes = new Map<string, string>()
    while (at < end) {
      ATTRIBUTE.lastIndex = at
      const [all = '', attribute = '', equals = ''] = ATTRIBUTE.exec(page) ?? []
      at += all.length
      let value = ''
      if (equals !== '') {
        const quote = page[at]
        if (quote === '"' || quote === "'") {
          const close = page.indexOf(quote, at + 1)
          value = page.slice(at + 1, close)
          at = close + 1
        } else {
          UNQUOTED.lastIndex = at
          value = UNQUOTED.exec(page)?.[0] ?? ''
          at += value.length
        }
      } else if (all === '') break
      const key = this.#isXml ? attribute : attribute.toLowerCase()
      if (key !== '' && key !== 'nonce' && !attributes.has(key))
        attributes.set(key, decodeAttribute(value.replace(/\r\n?/g, '\n')))
    }
    return { name, attributes }
  }
}

/** https://html.spec.whatwg.org/#tag-name-state and the states after it. */
const TAG_NAME = /[^\t\n\f\r />]*/y
const ATTRIBUTE = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)[\t\n\f\r ]*(=?)[\t\n\f\r ]*/y
const UNQUOTED = /[^\t\n\f\r >]*/y

function isPreformatted(tag: string): boolean {
  return tag === 'pre' || tag === 'textarea' || tag === 'listing'
}

function once(token: string): string {
  const same = known.get(token)
  if (same !== undefined) return same
  if (known.size < MAX_KNOWN) known.set(token, token)
  return token
}

const SPACES: ReadonlySet<string | undefined> = new Set(['\t', '\n', '\f', '\r', ' '])

/** As `String.trim`, for bytes: the second byte of `à` is white space there. */
function trim(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && SPACES.has(text[start])) start++
  while (end > start && SPACES.has(text[end - 1])) end--
  return text.slice(start, end)
}
