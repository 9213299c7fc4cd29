import { decodeHTMLAttribute } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { toBytes, toText } from '../rules/names.ts'
import { Foreign } from './foreign-content.ts'
import { LineCounter } from './lines.ts'
import { type RawElement, RawText, startOfCutMark } from './raw-text.ts'
import { srcsetAddresses } from './srcset.ts'
import { LONGEST_NAME, type Meaning, meaningOf, nameOf, type Syntax, tagOf } from './vocabulary.ts'

/** What an address in a page is for: a `link` is followed by a person, a `load` is fetched by the browser. */
export type Use = 'link' | 'load'

/** Who is told what stands in a page. Values are strings of bytes, `at` is an offset into the page. */
export interface PageListener {
  address(use: Use, value: string, at: number): void
  /** Something that a fragment can point to. */
  anchor(id: string): void
  base(href: string): void
  /** `<link rel="canonical">` and `og:url`. */
  canonical(href: string, at: number): void
  style(css: string, declarations: boolean, at: number): void
  script(code: string, at: number): void
  /** There is a script that a browser runs, in the page or beside it. */
  runsScript(): void
  /** A whole page inside an attribute (`srcdoc`). */
  frame(html: string, at: number): void
  /** `<meta>` declares an encoding. */
  encoding(label: string): void
  /** Search engines are asked to leave the page out, or it only leads elsewhere. */
  unlisted(): void
}

/** Longer values (pictures as `data:`, mostly) are not read. */
const LONGEST_VALUE = 1 << 20
/** Longer style sheets and scripts within a page are not read. */
const LONGEST_TEXT = 16 << 20

/** Browsers do not nest deeper either. */
const DEEPEST = 512
/** Longer values of `<meta>` say nothing a browser would understand. */
const LONGEST_META = 4_096

/** `rel` keywords whose target a browser fetches: https://html.spec.whatwg.org/multipage/links.html#linkTypes. */
const LOADING_RELS: ReadonlySet<string> = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
  'manifest',
  'preload',
  'modulepreload',
  'prefetch',
  'prerender',
])

/** `rel` keywords whose target is for people or crawlers to follow. */
const LINKING_RELS: ReadonlySet<string> = new Set([
  'alternate',
  'author',
  'contents',
  'first',
  'help',
  'index',
  'last',
  'license',
  'next',
  'prev',
  'previous',
  'privacy-policy',
  'search',
  'start',
  'terms-of-service',
  'up',
])

/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/

/** With these, a template is shown where it stands: https://html.spec.whatwg.org/#attr-template-shadowrootmode. */
const SHADOW_MODE = /^(?:open|closed)$/i

/** What has addresses within SVG. Any other element there is unknown to browsers, HTML's included. */
const HAS_ADDRESSES_IN_SVG: ReadonlySet<string> = new Set(['a', 'image', 'use', 'feimage', 'script', 'style'])
/** What attributes of any element hold. */
const GLOBAL: ReadonlySet<Meaning> = new Set<Meaning>(['id', 'style'])
/** What has addresses within SVG alone. */
const ONLY_IN_SVG: ReadonlySet<string> = new Set(['use', 'feimage'])

const CDATA = '<![CDATA['
/** As long, but a comment to the tokenizer. */
const NO_CDATA = '<![cdata['

const NO_TAG = tagOf('', 'html')

interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  readonly value: string
  readonly at: number
}

/**
 * Reads a page in chunks (strings of bytes) and tells what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
export class PageReader implements TokenizerCallbacks {
  readonly #listener: PageListener
  readonly #tokenizer: Tokenizer
  readonly #syntax: Syntax
  readonly #foreign = new Foreign()

  #chunk = ''
  #chunkStart = 0
  #before = ''
  /** The end of what was written, as long as something may begin in it that only what follows can tell. */
  #heldBack = ''
  /** Where in the page the tokenizer began to count. */
  #origin = 0
  /** What the tokenizer is spared, because it would take it for markup. */
  #raw: RawText | undefined
  #rawStart = 0
  #stopped = false

  #lineEnds = 0
  #lines = new LineCounter('')

  #tag = NO_TAG
  #tagStart = 0
  #attribute = ''
  #meaning: Meaning | null = null
  #attributeStart = 0
  #value = ''
  #attributes: Attribute[] = []

  /** Open templates: what they hold does not exist until a script uses it. */
  #templates: { readonly inert: boolean; readonly foreignDepth: number }[] = []
  #inNoscript = false
  #baseSeen = false

  #text: 'style' | 'script' | undefined
  #textParts = ''
  #textStart = 0

  /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
  constructor(listener: PageListener, syntax: Syntax = 'html') {
    this.#listener = listener
    this.#syntax = syntax
    this.#tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: syntax === 'xml' }, this)
  }

  write(chunk: string): void {
    const text = this.#heldBack + chunk
    const end = startOfCutMark(text)
    this.#heldBack = text.slice(end)
    this.#take(text.slice(0, end))
  }

  /** Nothing more is told. */
  stop(): void {
    this.#stopped = true
    this.#tokenizer.pause()
  }

  end(): void {
    this.#take(this.#heldBack)
    this.#tokenizer.end()
  }

  #take(chunk: string): void {
    this.#lineEnds += this.#lines.at(this.#chunk.length)
    this.#lines = new LineCounter(chunk)
    this.#before = (this.#before + this.#chunk).slice(-LONGEST_NAME)
    this.#chunkStart += this.#chunk.length
    this.#chunk = chunk
    let at = 0
    let cdata = -1
    while (at < chunk.length && !this.#stopped) {
      if (this.#raw !== undefined) at = this.#takeRaw(this.#raw, at)
      else {
        if (cdata < at && cdata !== chunk.length) cdata = this.#cdataFrom(at)
        at = this.#takeMarkup(at, cdata)
      }
    }
  }

  /** Returns where the next CDATA section of a page in HTML may begin; the length of the chunk if there is none. */
  #cdataFrom(at: number): number {
    if (this.#syntax === 'xml') return this.#chunk.length
    // The rarer the first letter, the faster the search.
    let word = this.#chunk.indexOf('CDATA[', at)
    while (word !== -1 && !this.#chunk.startsWith(CDATA, word - 3))
      word = this.#chunk.indexOf('CDATA[', word + 1)
    return word === -1 ? this.#chunk.length : word - 3
  }

  /** Returns up to where the tokenizer has read: the next CDATA section, or raw text, or the end of the chunk. */
  #takeMarkup(at: number, cdata: number): number {
    if (at < cdata) this.#tokenizer.write(this.#chunk.slice(at, cdata))
    // The tokenizer takes one for a section wherever it stands, but outside of SVG it is a comment up to the first `>`.
    else this.#tokenizer.write(this.#foreign.takesCdata ? CDATA : NO_CDATA)
    if (this.#raw !== undefined) return this.#rawStart - this.#chunkStart
    return at < cdata ? cdata : cdata + CDATA.length
  }

  /** Returns where the raw text ends: at its end tag, or with the chunk. */
  #takeRaw(raw: RawText, at: number): number {
    const found = raw.end(this.#chunk, at)
    const end = found === -1 ? this.#chunk.length : found
    if (raw.element === 'script') this.#addText(this.#chunk.slice(at, end))
    if (found !== -1) {
      this.#raw = undefined
      this.#origin = this.#chunkStart + end
      this.#tokenizer.reset()
    }
    return end
  }

  /** The tokenizer stops behind the tag, and begins again at the end tag. */
  #beginRaw(element: RawElement, start: number): void {
    this.#raw = new RawText(element)
    this.#rawStart = start
    this.#tokenizer.pause()
  }

  /** Returns the line of an offset, from 1 on. Offsets must not fall, nor lie before the chunk at hand. */
  line(at: number): number {
    return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1
  }

  /** Offsets as the tokenizer counts. A token may have begun in the chunks before. */
  #slice(start: number, end: number): string {
    const from = this.#origin + start - this.#chunkStart
    const to = this.#origin + end - this.#chunkStart
    if (from >= 0) return this.#chunk.slice(from, to)
    if (from + this.#before.length < 0) return ''
    return this.#before.slice(from) + this.#chunk.slice(0, Math.max(0, to))
  }

  // What the tokenizer calls.

  isInForeignContext(): boolean {
    return this.#foreign.inside
  }

  onopentagname(start: number, end: number): void {
    this.#tag = tagOf(this.#slice(start, end), this.#syntax)
    this.#tagStart = this.#origin + start
    this.#attributes.length = 0
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#slice(start, end)
    this.#meaning = meaningOf(this.#tag, this.#attribute)
    this.#attributeStart = this.#origin + start
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#meaning !== null && this.#value.length <= LONGEST_VALUE) this.#value += this.#slice(start, end)
  }

  onattribend(): void {
    const meaning = this.#meaning
    if (meaning === null) return
    const name = this.#attribute.toLowerCase()
    if (this.#find(name) !== undefined) return
    // One that is too long is there all the same: a frame with a `srcdoc` does not load its `src`.
    const value = this.#value.length > LONGEST_VALUE ? '' : decoded(this.#value)
    this.#attributes.push({ name, meaning, value, at: this.#attributeStart })
  }

  onopentagend(end: number): void {
    this.#foreign.open(this.#tag.name)
    this.#element(end)
  }

  onselfclosingtag(end: number): void {
    const wasForeign = this.#foreign.inside
    this.#foreign.open(this.#tag.name)
    const closes = this.#syntax === 'xml' || wasForeign || this.#foreign.inside
    this.#element(end)
    if (closes) this.#close(this.#tag.name)
  }

  onclosetag(start: number, end: number): void {
    if (this.#awaitsEnd || this.#foreign.awaitsEnd) this.#close(nameOf(this.#slice(start, end), this.#syntax))
  }

  ontext(start: number, end: number): void {
    if (this.#text !== undefined) this.#addText(this.#slice(start, end))
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

  // What it means.

  #addText(text: string): void {
    if (this.#text !== undefined && this.#textParts.length <= LONGEST_TEXT) this.#textParts += text
  }

  get #awaitsEnd(): boolean {
    return this.#text !== undefined || this.#inNoscript || this.#templates.length > 0
  }

  #close(tag: string): void {
    const isForeign = this.#foreign.close(tag)
    if (tag === 'template' && !isForeign) this.#endTemplate()
    else if (tag === 'noscript') this.#inNoscript = false
    else if (tag === this.#text) this.#endText()
  }

  #endTemplate(): void {
    const template = this.#templates.pop()
    if (template !== undefined) this.#foreign.cut(template.foreignDepth)
  }

  #endText(): void {
    const text = this.#textParts
    if (text.length <= LONGEST_TEXT && text.trim() !== '') {
      if (this.#text === 'style') this.#listener.style(text, false, this.#textStart)
      else this.#listener.script(text, this.#textStart)
    }
    this.#text = undefined
    this.#textParts = ''
  }

  #element(tagEnd: number): void {
    const tag = this.#tag.name
    if (this.#syntax === 'xml') this.#inNoscript ||= tag === 'noscript'
    else if ((tag === 'script' || tag === 'noscript') && !this.#foreign.inside)
      this.#beginRaw(tag, this.#origin + tagEnd + 1)
    if (tag === 'template' && !this.#foreign.inside && this.#templates.length < DEEPEST)
      this.#templates.push({
        inert: !SHADOW_MODE.test(this.#get('shadowrootmode') ?? ''),
        foreignDepth: this.#foreign.depth,
      })
    if (this.#inNoscript || this.#templates.some(({ inert }) => inert)) return
    const known = this.#foreign.inside ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag)
    for (const attribute of this.#attributes)
      if (known || GLOBAL.has(attribute.meaning)) this.#attributeOf(tag, attribute)
    if (known) this.#elementOf(tag)
  }

  #elementOf(tag: string): void {
    if (tag === 'a') this.#oldAnchor()
    else if (tag === 'link') this.#link()
    else if (tag === 'meta') this.#meta()
    else if (tag === 'base') this.#base()
    else if (tag === 'style' || tag === 'script') this.#beginText(tag)
    if (tag === 'script' && this.#runs()) this.#listener.runsScript()
  }

  #attributeOf(tag: string, { name, meaning, value, at }: Attribute): void {
    switch (meaning) {
      case 'id':
        this.#anchor(value)
        break
      case 'style':
        this.#listener.style(value, true, at)
        break
      case 'link':
        if (this.#get('method')?.toLowerCase() !== 'dialog') this.#listener.address('link', value, at)
        break
      case 'load':
        if (this.#loads(tag, name)) this.#load(value, at)
        break
      case 'set':
        if (this.#foreign.inside) break
        for (const address of srcsetAddresses(value)) this.#load(address, at)
        break
      case 'frame':
        this.#listener.frame(value, at)
    }
  }

  /** `<a name>`, and SVG's `<a xlink:href>`. */
  #oldAnchor(): void {
    const name = this.#get('name')
    if (name !== undefined) this.#anchor(name)
    const link = this.#foreign.inside ? this.#find('xlink:href') : undefined
    if (link !== undefined && this.#get('href') === undefined)
      this.#listener.address('link', link.value, link.at)
  }

  #loads(tag: string, attribute: string): boolean {
    // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
    if (attribute.endsWith('href') !== this.#foreign.inside) return false
    if (tag === 'input') return this.#get('type')?.toLowerCase() === 'image'
    if (tag === 'iframe') return this.#find('srcdoc') === undefined
    return tag !== 'script' || this.#runs()
  }

  #runs(): boolean {
    return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase())
  }

  /** An empty address is never fetched, and one that is only a fragment stays in the page. */
  #load(value: string, at: number): void {
    const address = value.trim()
    if (address !== '' && !address.startsWith('#')) this.#listener.address('load', address, at)
  }

  #anchor(id: string): void {
    if (id !== '' && this.#templates.length === 0) this.#listener.anchor(id)
  }

  #link(): void {
    const href = this.#find('href')
    const set = this.#get('imagesrcset')
    const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/)
    if (rels.includes('canonical') && href !== undefined) this.#listener.canonical(href.value, href.at)
    if (rels.some((rel) => LOADING_RELS.has(rel))) {
      for (const address of srcsetAddresses(set ?? '')) this.#load(address, this.#tagStart)
      if (href !== undefined) this.#load(href.value, href.at)
    } else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
      this.#listener.address('link', href.value, href.at)
    }
  }

  #meta(): void {
    const content = (this.#get('content') ?? '').slice(0, LONGEST_META)
    const charset = this.#get('charset')
    const equivalent = this.#get('http-equiv')?.toLowerCase()
    const name = (this.#get('property') ?? this.#get('name'))?.toLowerCase()
    if (charset !== undefined) this.#encoding(charset)
    else if (equivalent === 'content-type')
      this.#encoding(/charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1])
    else if (equivalent === 'refresh') this.#refresh(content)
    else if (name === 'og:url') this.#listener.canonical(content, this.#tagStart)
    else if (name === 'robots' && /noindex|none/i.test(content)) this.#listener.unlisted()
  }

  #encoding(label: string | undefined): void {
    if (label !== undefined) this.#listener.encoding(label)
  }

  /** https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
  #refresh(content: string): void {
    const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content)
    const rest = parts?.[1] ?? ''
    if (rest === '') return
    const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest)
    this.#listener.unlisted()
    this.#listener.address('link', quoted?.[2] ?? rest, this.#tagStart)
  }

  #base(): void {
    const href = this.#get('href')
    if (href === undefined || this.#baseSeen) return
    this.#baseSeen = true
    this.#listener.base(href)
  }

  #beginText(tag: 'style' | 'script'): void {
    const reads = tag === 'script' ? this.#runs() : /^(?:|text\/css)$/i.test((this.#get('type') ?? '').trim())
    if (!reads) return
    this.#text = tag
    this.#textStart = this.#tagStart
  }

  #find(name: string): Attribute | undefined {
    for (const attribute of this.#attributes) if (attribute.name === name) return attribute
    return undefined
  }

  #get(name: string): string | undefined {
    return this.#find(name)?.value
  }
}

/** Character references stand for characters, everything else in here is bytes. */
function decoded(value: string): string {
  return value.includes('&') ? toBytes(decodeHTMLAttribute(toText(value))) : value
}
