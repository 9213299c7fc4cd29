import { decodeHTMLAttribute } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { toBytes, toText } from '../site/byte-strings.ts'
import { ForeignContent } from '../site/extract/foreign-content.ts'
import { type Syntax, syntaxOf } from '../site/extract/vocabulary.ts'

/** What a page loads and runs, as strings of bytes. */
export interface Loaded {
  /** Addresses of scripts and style sheets, as written. */
  readonly addresses: ReadonlySet<string>
  /** The text of scripts in the page, of any type: CDNs change types to run scripts later. */
  readonly scripts: ReadonlySet<string>
}

/** Attributes that matter, by element. */
const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['script', new Set(['src'])],
  ['link', new Set(['rel', 'href'])],
])

const LOADING_RELS: ReadonlySet<string> = new Set(['stylesheet', 'modulepreload', 'preload'])

/** Returns what a page, a string of bytes, loads and runs. Takes time in proportion to its length. */
export function loadedBy(name: string, page: string): Loaded {
  const reader = new LoadReader(page, syntaxOf(name))
  reader.read()
  return reader
}

/** No `Parser`, which keeps a list of open elements: millions of them would take forever. */
class LoadReader implements Loaded, TokenizerCallbacks {
  readonly addresses = new Set<string>()
  readonly scripts = new Set<string>()

  readonly #page: string
  readonly #syntax: Syntax
  readonly #foreign = new ForeignContent()

  #tag = ''
  #attribute = ''
  #value = ''
  readonly #attributes = new Map<string, string>()
  /** The text so far of the script at hand. */
  #script: string | undefined

  constructor(page: string, syntax: Syntax) {
    this.#page = page
    this.#syntax = syntax
  }

  read(): void {
    const tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: this.#syntax === 'xml' }, this)
    tokenizer.write(this.#page)
    tokenizer.end()
    this.#endScript()
  }

  #nameOf(start: number, end: number): string {
    const written = this.#page.slice(start, end)
    return this.#syntax === 'html' ? written.toLowerCase() : written
  }

  // Called by the tokenizer.

  isInForeignContext(): boolean {
    return this.#foreign.inside
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameOf(start, end)
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    const wanted = ATTRIBUTES.get(this.#tag)
    const name = wanted === undefined ? '' : this.#nameOf(start, end)
    // The first of two of one name counts.
    this.#attribute = wanted?.has(name) && !this.#attributes.has(name) ? name : ''
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== '') this.#value += this.#page.slice(start, end)
  }

  onattribend(): void {
    if (this.#attribute !== '') this.#attributes.set(this.#attribute, decodeAttribute(this.#value).trim())
  }

  onopentagend(): void {
    this.#foreign.open(this.#tag)
    this.#element()
  }

  onselfclosingtag(): void {
    const wasForeign = this.#foreign.inside
    this.#foreign.open(this.#tag)
    const closes = this.#syntax === 'xml' || wasForeign || this.#foreign.inside
    this.#element()
    if (closes) this.#close(this.#tag)
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#nameOf(start, end))
  }

  ontext(start: number, end: number): void {
    if (this.#script !== undefined) this.#script += this.#page.slice(start, end)
  }

  oncdata(start: number, end: number, marks: number): void {
    this.ontext(start, end - marks)
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  // What it stands for.

  #element(): void {
    if (this.#tag === 'script') {
      this.#endScript()
      const src = this.#attributes.get('src')
      if (src === undefined) this.#script = ''
      else this.addresses.add(src)
    } else if (this.#tag === 'link') {
      const rels = (this.#attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
      const href = this.#attributes.get('href')
      if (href !== undefined && rels.some((rel) => LOADING_RELS.has(rel))) this.addresses.add(href)
    }
  }

  #close(tag: string): void {
    this.#foreign.close(tag)
    if (tag === 'script') this.#endScript()
  }

  #endScript(): void {
    const text = this.#script?.replaceAll('\r\n', '\n').trim() ?? ''
    if (text !== '') this.scripts.add(text)
    this.#script = undefined
  }
}

/** Character references are decoded to characters, everything else in here is bytes. */
function decodeAttribute(value: string): string {
  return value.includes('&') ? toBytes(decodeHTMLAttribute(toText(value))) : value
}
