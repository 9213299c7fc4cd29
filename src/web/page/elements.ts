import { trimBytes } from '../byte-strings.ts'
import { type Attribute, Attributes } from './attributes.ts'
import type { DataKind, PageListener, TextUse, Use } from './page-listener.ts'
import { refreshTarget } from './refresh.ts'
import { srcsetAddresses } from './srcset.ts'
import type { Meaning } from './vocabulary.ts'

/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096

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

/** Those of them whose target is a picture. */
const PICTURE_RELS: ReadonlySet<string> = new Set([
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
])
/** What `as` says of a target that is one, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i

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

/** Values of `type` with which a script holds data. */
const DATA_TYPES: ReadonlyMap<string, DataKind> = new Map([
  ['importmap', 'import-map'],
  ['speculationrules', 'speculation-rules'],
  ['application/ld+json', 'json-ld'],
])
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__'

/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS: ReadonlySet<string | undefined> = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
])

/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG: ReadonlySet<string> = new Set(['a', 'image', 'use', 'feimage', 'script', 'style'])
/** Attributes that any element may have. */
const GLOBAL: ReadonlySet<Meaning> = new Set<Meaning>(['id', 'style', 'paint'])
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG: ReadonlySet<string> = new Set(['use', 'feimage'])

/** Passes on to a listener what the elements of a page say: their addresses, anchors and declarations. */
export class ElementReader {
  readonly #listener: PageListener
  #baseSeen = false

  // The element at hand.
  #attributes = new Attributes()
  #start = 0
  #isForeign = false
  #inTemplate = false

  constructor(listener: PageListener) {
    this.#listener = listener
  }

  /**
   * Reads one element that starts at an offset. `isForeign`: it is in SVG or MathML, or begins it. Returns what the
   * text in it is read as, if it is.
   */
  read(
    tag: string,
    start: number,
    attributes: Attributes,
    isForeign: boolean,
    inTemplate: boolean,
  ): TextUse | undefined {
    this.#attributes = attributes
    this.#start = start
    this.#isForeign = isForeign
    this.#inTemplate = inTemplate
    const known = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag)
    for (let i = 0; i < attributes.length; i++) {
      const attribute = attributes.at(i)
      if (known || GLOBAL.has(attribute.meaning)) this.#readAttribute(tag, attribute)
    }
    return known ? this.#readElement(tag) : undefined
  }

  #readElement(tag: string): TextUse | undefined {
    if (tag === 'a') this.#oldAnchor()
    else if (tag === 'link') this.#link()
    else if (tag === 'meta') this.#meta()
    else if (tag === 'base') this.#base()
    else if (tag === 'style') return this.#isCss() ? tag : undefined
    else if (tag === 'script') {
      if (!this.#runs()) return this.#dataKind()
      this.#listener.runsScript()
      return tag
    }
    return undefined
  }

  /** Browsers take data only from the element itself, and not in SVG. */
  #dataKind(): DataKind | undefined {
    if (this.#isForeign || this.#get('src') !== undefined) return undefined
    const kind = DATA_TYPES.get((this.#get('type') ?? '').trim().toLowerCase())
    return kind ?? (this.#get('id') === NEXT_DATA ? 'next-data' : undefined)
  }

  #readAttribute(tag: string, { name, meaning, value, at }: Attribute): void {
    switch (meaning) {
      case 'id':
        this.#anchor(value)
        break
      case 'style':
        this.#listener.style(value, true, at)
        break
      case 'paint':
        if (this.#isForeign) this.#listener.style(value, true, at)
        break
      case 'link':
        if (this.#get('method')?.toLowerCase() !== 'dialog') this.#listener.address('link', value, at)
        break
      case 'load':
      case 'media':
      case 'document':
      case 'symbol':
        if (this.#loads(tag, name)) this.#load(meaning, value, at)
        break
      case 'set':
        if (this.#isForeign) break
        for (const address of srcsetAddresses(value)) this.#load('load', address, at)
        break
      case 'frame':
        this.#listener.frame(value, at)
    }
  }

  /** `<a name>`, and SVG's `<a xlink:href>`. */
  #oldAnchor(): void {
    const name = this.#get('name')
    if (name !== undefined) this.#anchor(name)
    const link = this.#isForeign ? this.#attributes.find('xlink:href') : undefined
    if (link !== undefined && this.#get('href') === undefined)
      this.#listener.address('link', link.value, link.at)
  }

  #loads(tag: string, attribute: string): boolean {
    // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
    if (attribute.endsWith('href') !== this.#isForeign) return false
    if (attribute === 'xlink:href' && this.#get('href') !== undefined) return false
    if (tag === 'input') return this.#get('type')?.toLowerCase() === 'image'
    if (tag === 'iframe') return this.#attributes.find('srcdoc') === undefined
    return tag !== 'script' || this.#runs()
  }

  #runs(): boolean {
    return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase())
  }

  /** An empty address is never fetched, and one that is only a fragment stays in the page. */
  #load(use: Use, value: string, at: number): void {
    const address = trimBytes(value)
    if (address !== '' && !address.startsWith('#')) this.#listener.address(use, address, at)
  }

  #anchor(id: string): void {
    if (id !== '' && !this.#inTemplate) this.#listener.anchor(id)
  }

  #link(): void {
    const href = this.#attributes.find('href')
    const set = this.#get('imagesrcset')
    const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/)
    if (rels.includes('canonical') && href !== undefined) this.#listener.canonical(href.value, href.at)
    if (rels.some((rel) => LOADING_RELS.has(rel))) {
      for (const address of srcsetAddresses(set ?? '')) this.#load('load', address, this.#start)
      const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(this.#get('as') ?? '')
      if (href !== undefined) this.#load(isMedia ? 'media' : 'load', href.value, href.at)
    } else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
      const isTranslation = rels.includes('alternate') && this.#get('hreflang') !== undefined
      if (isTranslation) this.#listener.translation(href.value, href.at)
      else this.#listener.address('link', href.value, href.at)
    }
  }

  #meta(): void {
    const content = (this.#get('content') ?? '').slice(0, MAX_META)
    const charset = this.#get('charset')
    const equivalent = this.#get('http-equiv')?.toLowerCase()
    const name = (this.#get('property') ?? this.#get('name'))?.toLowerCase()
    if (charset !== undefined) this.#encoding(charset)
    else if (equivalent === 'content-type')
      this.#encoding(/charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1])
    else if (equivalent === 'refresh') this.#refresh(content)
    else if (name === 'og:url') this.#listener.canonical(content, this.#start)
    else if (PREVIEWS.has(name)) this.#listener.preview(trimBytes(content), this.#start)
    else if (name === 'robots' && /noindex|none/i.test(content)) this.#listener.unlisted()
  }

  #encoding(label: string | undefined): void {
    if (label !== undefined) this.#listener.encoding(label)
  }

  #refresh(content: string): void {
    const target = refreshTarget(content)
    if (target === undefined) return
    this.#listener.unlisted()
    this.#listener.address('link', target, this.#start)
  }

  #base(): void {
    const href = this.#get('href')
    if (href === undefined || this.#baseSeen) return
    this.#baseSeen = true
    this.#listener.base(href)
  }

  #isCss(): boolean {
    return /^(?:|text\/css)$/i.test((this.#get('type') ?? '').trim())
  }

  #get(name: string): string | undefined {
    return this.#attributes.find(name)?.value
  }
}
