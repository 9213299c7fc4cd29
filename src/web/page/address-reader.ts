import { mapWords, splitWords } from '../../common/words.ts'
import { type Bytes, NO_BYTES, trimBytes } from '../byte-strings.ts'
import {
  decodeXmlAttribute,
  readRefreshTarget,
  readRels,
  readSrcset,
  runsScript,
} from './attribute-values.ts'
import type { Attribute, PageElement } from './page-element.ts'
import { PageReader, type PageVisitor } from './page-reader.ts'
import { forbidsListing } from './robots-directives.ts'
import { ADDRESS_VOCABULARY, type Meaning, type Syntax, type Use } from './vocabulary.ts'

/**
 * What a script that no browser runs holds for browsers, search engines or other scripts. All of it
 * is JSON.
 */
export type DataKind = 'import-map' | 'json-ld' | 'next-data'

/** What the content of an element is read as. */
type ContentUse = 'style' | 'script' | 'fallback' | DataKind

/** What a page says of addresses and anchors, with a value each. */
export type Fact =
  /** An address. */
  | Use
  /** What may contain addresses that scripts open. */
  | 'for-scripts'
  /** Something that a fragment can point to. */
  | 'anchor'
  | 'base'
  /** `<link rel="canonical">` and `og:url`. */
  | 'canonical'
  /** The picture of link previews: `og:image` and the like. */
  | 'preview'
  /** `<link rel="alternate" hreflang>`: the page in a language, for search engines. */
  | 'translation'
  /** Content; a `fallback` is what readers without scripts are shown. */
  | ContentUse
  /** What a `style` attribute has. */
  | 'declarations'
  /** A whole page inside an attribute (`srcdoc`). */
  | 'frame'
  /** `<meta>` declares an encoding. */
  | 'encoding'
  /**
   * There is a script that a browser runs, in the page or next to it. The value is empty, as it is
   * of the next one.
   */
  | 'runs-script'
  /** `<link rel="alternate" type="text/markdown">`: the page in Markdown. */
  | 'markdown'
  /** `<link rel="edit">`: where the page can be edited. */
  | 'edit'
  /** Search engines are asked to leave the page out. */
  | 'unlisted'
  /** The page redirects elsewhere. */
  | 'redirects'

/**
 * Is told what a page says, in its order. `at` is an offset into the
 * page. `integrity`: what the page demands of the content of what it loads.
 */
export type FoundFact = (fact: Fact, value: Bytes, at: number, integrity?: string) => void

/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096

/**
 * What the target of a `rel` keyword is for: `link`, if it is for people or crawlers to follow.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const RELS = new Map<string, 'load' | 'media' | 'link'>([
  ...mapWords('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
  ...mapWords('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
  ...mapWords(
    'link',
    'alternate amphtml author contents describedby first help index last license next prev previous privacy-policy search start ' +
      'terms-of-service up',
  ),
])

/**
 * The keywords with which browsers compare a target with `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const COMPARED = splitWords('stylesheet modulepreload')
/** What `as` says of a preload that they compare: https://crbug.com/981419, read 2026-11. */
const COMPARED_AS = /^\s*(?:script|style)\s*$/i

/** What `as` says of a target that is a picture, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i

/** Values of `type` with which a script holds data. */
const DATA_TYPES: ReadonlyMap<string, DataKind> = new Map([
  ['importmap', 'import-map'],
  ['application/ld+json', 'json-ld'],
])
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__'

/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = splitWords(
  'og:image og:image:url og:image:secure_url twitter:image twitter:image:src',
)

/**
 * Names of `<meta>` that tell search engines what to do with the page:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS = splitWords('robots googlebot')

/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG: ReadonlySet<string> = new Set([
  'a',
  'image',
  'use',
  'feimage',
  'script',
  'style',
])
/** Attributes that any element may have. */
const GLOBAL: ReadonlySet<Meaning> = new Set<Meaning>(['id', 'for-scripts', 'style', 'paint'])
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG: ReadonlySet<string> = new Set(['use', 'feimage'])

const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/

/** Returns a reader of a page for its addresses, anchors and declarations. */
export function makeAddressReader(found: FoundFact, syntax: Syntax): PageReader {
  return new PageReader(new AddressVisitor(found), ADDRESS_VOCABULARY, syntax)
}

class AddressVisitor implements PageVisitor {
  readonly #found: FoundFact
  #baseSeen = false
  /** What the content of the element that is open is read as. */
  #use: ContentUse = 'script'

  constructor(found: FoundFact) {
    this.#found = found
  }

  open(element: PageElement): boolean {
    const { name: tag, isForeign, length } = element
    const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag)
    for (let i = 0; i < length; i++) {
      const attribute = element.at(i)
      if (isKnown || GLOBAL.has(attribute.meaning)) this.#readAttribute(element, attribute)
    }
    const use = isKnown ? this.#readElement(element) : undefined
    if (use === undefined) return false
    this.#use = use
    return true
  }

  content(text: Bytes, at: number): void {
    if (text.trim() !== '') this.#found(this.#use, text, at)
  }

  /** Style sheets of XML: https://www.w3.org/TR/xml-stylesheet/. */
  instruction(text: Bytes, at: number): void {
    const href = text.match(STYLE_SHEET)?.[2] ?? NO_BYTES
    if (href !== '' && !href.startsWith('#')) this.#found('load', decodeXmlAttribute(href), at)
  }

  #readElement(element: PageElement): ContentUse | undefined {
    switch (element.name) {
      case 'a':
        this.#oldAnchor(element)
        break
      case 'link':
        this.#link(element)
        break
      case 'meta':
        this.#meta(element)
        break
      case 'base':
        this.#base(element)
        break
      case 'style':
        return /^(?:|text\/css)$/i.test((element.get('type') ?? '').trim()) ? 'style' : undefined
      case 'noscript':
        return 'fallback'
      case 'script':
        if (!runs(element)) return dataKind(element)
        this.#found('runs-script', NO_BYTES, element.start)
        return 'script'
    }
    return undefined
  }

  #readAttribute(element: PageElement, { name, meaning, value, at }: Attribute): void {
    switch (meaning) {
      case 'id':
        this.#anchor(element, value)
        break
      case 'for-scripts':
        this.#found('for-scripts', value, at)
        break
      case 'style':
        this.#found('declarations', value, at)
        break
      case 'paint':
        if (element.isForeign) this.#found('declarations', value, at)
        break
      case 'link':
        this.#followed(element, value, at)
        break
      case 'load':
      case 'media':
      case 'document':
      case 'symbol':
        if (loads(element, name)) this.#load(meaning, value, at, integrityOf(element))
        break
      case 'srcset':
        if (element.isForeign) break
        for (const address of readSrcset(value)) this.#load('load', address, at)
        break
      case 'frame':
        this.#found('frame', value, at)
    }
  }

  #followed(element: PageElement, value: Bytes, at: number): void {
    if (element.name === 'form') {
      if (element.get('method')?.toLowerCase() !== 'dialog') this.#found('link', value, at)
      return
    }
    const isSaved = element.find('download') !== undefined
    this.#found(isSaved ? 'download' : 'link', value, at)
  }

  /** `<a name>`, and SVG's `<a xlink:href>`. */
  #oldAnchor(element: PageElement): void {
    const name = element.get('name')
    if (name !== undefined) this.#anchor(element, name)
    const link = element.isForeign ? element.find('xlink:href') : undefined
    if (link !== undefined && element.find('href') === undefined)
      this.#found('link', link.value, link.at)
  }

  /** An empty address is never fetched, and one that is only a fragment stays in the page. */
  #load(use: Use, value: Bytes, at: number, integrity?: string): void {
    const address = trimBytes(value)
    if (address !== '' && !address.startsWith('#')) this.#found(use, address, at, integrity)
  }

  #anchor({ isInShadow, start }: PageElement, id: Bytes): void {
    if (id !== '' && !isInShadow) this.#found('anchor', id, start)
  }

  #link(element: PageElement): void {
    const href = element.find('href')
    const rels = readRels(element.get('rel'))
    const uses = new Set(rels.map((rel) => RELS.get(rel)))
    if (href !== undefined) {
      if (rels.includes('canonical')) this.#found('canonical', href.value, href.at)
      if (rels.includes('edit')) this.#found('edit', href.value, href.at)
    }
    if (uses.has('media') || uses.has('load')) this.#loadLink(element, rels, uses.has('media'))
    else if (uses.has('link') && href !== undefined) {
      if (rels.includes('alternate') && isMarkdownVersion(element))
        this.#found('markdown', href.value, href.at)
      const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined
      this.#found(isTranslation ? 'translation' : 'link', href.value, href.at)
    }
  }

  #loadLink(element: PageElement, rels: readonly string[], isForMedia: boolean): void {
    for (const address of readSrcset(element.get('imagesrcset') ?? NO_BYTES))
      this.#load('load', address, element.start)
    const href = element.find('href')
    if (href === undefined) return
    const integrity = isCompared(element, rels) ? element.get('integrity') : undefined
    const isMedia = isForMedia || MEDIA.test(element.get('as') ?? '')
    this.#load(isMedia ? 'media' : 'load', href.value, href.at, integrity)
  }

  #meta(element: PageElement): void {
    const { start } = element
    const content = (element.get('content') ?? NO_BYTES).slice(0, MAX_META)
    const charset = element.get('charset')
    const equivalent = element.get('http-equiv')?.toLowerCase()
    const name = (element.get('property') ?? element.get('name'))?.toLowerCase()
    if (charset !== undefined) this.#found('encoding', charset, start)
    else if (equivalent === 'content-type') this.#contentType(content, start)
    else if (equivalent === 'refresh') this.#refresh(content, start)
    else if (name === 'og:url') this.#found('canonical', content, start)
    else if (PREVIEWS.has(name ?? '')) this.#found('preview', trimBytes(content), start)
    else if (ROBOTS.has(name ?? '') && forbidsListing(content))
      this.#found('unlisted', NO_BYTES, start)
  }

  #contentType(content: Bytes, at: number): void {
    const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1]
    if (label !== undefined) this.#found('encoding', label, at)
  }

  #refresh(content: Bytes, at: number): void {
    const target = readRefreshTarget(content)
    if (target === undefined) return
    this.#found('redirects', NO_BYTES, at)
    this.#found('link', target, at)
  }

  #base(element: PageElement): void {
    const href = element.get('href')
    if (href === undefined || this.#baseSeen) return
    this.#baseSeen = true
    this.#found('base', href, element.start)
  }
}

/** Some sites name `llms.txt` in this way on all pages. */
function isMarkdownVersion(link: PageElement): boolean {
  if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? '')) return false
  return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '')
}

function loads(element: PageElement, attribute: string): boolean {
  // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
  if (attribute.endsWith('href') !== element.isForeign) return false
  if (attribute === 'xlink:href' && element.find('href') !== undefined) return false
  if (element.name === 'input') return element.get('type')?.toLowerCase() === 'image'
  if (element.name === 'iframe') return element.find('srcdoc') === undefined
  return element.name !== 'script' || runs(element)
}

/** Do browsers compare what a `<link>` with the keywords `rels` loads with its `integrity`? */
function isCompared(link: PageElement, rels: readonly string[]): boolean {
  if (rels.some((rel) => COMPARED.has(rel))) return true
  return rels.includes('preload') && COMPARED_AS.test(link.get('as') ?? '')
}

/** SVG's scripts have no such attribute. */
function integrityOf(element: PageElement): string | undefined {
  if (element.isForeign) return undefined
  return element.get('integrity')
}

function runs(script: PageElement): boolean {
  return runsScript((name) => script.get(name))
}

/** Browsers take data only from the element itself, and not in SVG. */
function dataKind(script: PageElement): DataKind | undefined {
  if (script.isForeign || script.find('src') !== undefined) return undefined
  const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase())
  return kind ?? (script.get('id') === NEXT_DATA ? 'next-data' : undefined)
}
