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

/** The kind of data in a script element that browsers do not run. All of it is JSON. */
export type DataKind = 'import-map' | 'json-ld' | 'next-data'

/** How the content of an element is read. */
type ContentUse = 'style' | 'script' | 'fallback' | DataKind

/** A fact about addresses and anchors in a page. Each has a value. */
export type Fact =
  /** An address. */
  | Use
  /** A value that may contain addresses that scripts open. */
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
  /** Content of an element. A `fallback` is for readers without scripts. */
  | ContentUse
  /** The content of a `style` attribute. */
  | 'declarations'
  /** A whole page inside an attribute (`srcdoc`). */
  | 'frame'
  /** `<meta>` declares an encoding. */
  | 'encoding'
  /** The page has a script that browsers run, inline or external. The value is empty. */
  | 'runs-script'
  /** `<link rel="alternate" type="text/markdown">`: the page in Markdown. */
  | 'markdown'
  /** `<link rel="edit">`: where the page can be edited. */
  | 'edit'
  /** Search engines are asked not to index the page. */
  | 'noindex'
  /** The page redirects elsewhere. */
  | 'redirects'

/**
 * Called for each fact of a page, in order. `at` is an offset in the page. `integrity` is the
 * attribute of a loaded file.
 */
type FoundFact = (fact: Fact, value: Bytes, at: number, integrity?: string) => void

/**
 * The use of a target by its `rel` keyword. `link`: people or crawlers follow it.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const USES_BY_REL = new Map<string, 'load' | 'media' | 'link'>([
  ...mapWords('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
  ...mapWords('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
  ...mapWords(
    'link',
    `alternate amphtml author contents describedby first help index last license next prev previous
     privacy-policy search start terms-of-service up`,
  ),
])

/**
 * The keywords for which browsers verify `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const VERIFIED_RELS = splitWords('stylesheet modulepreload')
/** The values of `as` for preloads that browsers verify: https://crbug.com/981419, read 2026-11. */
const VERIFIED_PRELOADS = /^\s*(?:script|style)\s*$/i

/** The values of `as` for pictures, audio and video. */
const MEDIA_PRELOADS = /^\s*(?:image|audio|video)\s*$/i

/** The values of `type` for scripts with data. */
const DATA_TYPES: ReadonlyMap<string, DataKind> = new Map([
  ['importmap', 'import-map'],
  ['application/ld+json', 'json-ld'],
])
/** The id of the data for the Pages Router of Next.js: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__'

/** The names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEW_NAMES = splitWords(
  'og:image og:image:url og:image:secure_url twitter:image twitter:image:src',
)

/**
 * The names of `<meta>` with instructions for search engines:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS_NAMES = splitWords('robots googlebot')

/** Elements with addresses within SVG. Other elements, even those of HTML, have none there. */
const HAS_ADDRESSES_IN_SVG: ReadonlySet<string> = new Set([
  'a',
  'image',
  'use',
  'feimage',
  'script',
  'style',
])
/** Attributes that any element may have. */
const ON_ANY_ELEMENT: ReadonlySet<Meaning> = new Set<Meaning>(['for-scripts', 'style', 'paint'])
/** Elements with addresses only within SVG. */
const ONLY_IN_SVG: ReadonlySet<string> = new Set(['use', 'feimage'])

const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/

/** Returns a reader that calls `found` for the addresses, anchors and other facts of a page. */
export function makeAddressReader(found: FoundFact, syntax: Syntax): PageReader {
  return new PageReader(new AddressVisitor(found), ADDRESS_VOCABULARY, syntax)
}

class AddressVisitor implements PageVisitor {
  readonly #found: FoundFact
  #baseSeen = false
  /** How the content of the open element is read. */
  #contentUse: ContentUse = 'script'

  constructor(found: FoundFact) {
    this.#found = found
  }

  open(element: PageElement): boolean {
    const { name: tag, isForeign, length } = element
    const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag)
    // Comes before the element's links: a line of code links to its own id.
    const id = element.get('id')
    if (id !== undefined) this.#passAnchor(element, id)
    for (let i = 0; i < length; i++) {
      const attribute = element.at(i)
      if (isKnown || ON_ANY_ELEMENT.has(attribute.meaning)) this.#readAttribute(element, attribute)
    }
    const contentUse = isKnown ? this.#readElement(element) : undefined
    if (contentUse === undefined) return false
    this.#contentUse = contentUse
    return true
  }

  content(text: Bytes, at: number): void {
    if (text.trim() !== '') this.#found(this.#contentUse, text, at)
  }

  /** Reads a style sheet of XML: https://www.w3.org/TR/xml-stylesheet/. */
  instruction(text: Bytes, at: number): void {
    const href = text.match(STYLE_SHEET)?.[2] ?? NO_BYTES
    if (href !== '' && !href.startsWith('#')) this.#found('load', decodeXmlAttribute(href), at)
  }

  #readElement(element: PageElement): ContentUse | undefined {
    switch (element.name) {
      case 'a':
        this.#readOldAnchor(element)
        break
      case 'link':
        this.#readLink(element)
        break
      case 'meta':
        this.#readMeta(element)
        break
      case 'base':
        this.#readBase(element)
        break
      case 'style':
        if (isCss(element)) return 'style'
        break
      case 'noscript':
        return 'fallback'
      case 'script':
        if (!isRun(element)) return findDataKind(element)
        this.#found('runs-script', NO_BYTES, element.start)
        return 'script'
    }
    return undefined
  }

  #readAttribute(element: PageElement, { name, meaning, value, at }: Attribute): void {
    switch (meaning) {
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
        this.#passFollowed(element, value, at)
        break
      case 'load':
      case 'media':
      case 'document':
      case 'symbol':
        if (isLoaded(element, name)) this.#passLoaded(meaning, value, at, getIntegrity(element))
        break
      case 'srcset':
        if (element.isForeign) break
        for (const address of readSrcset(value)) this.#passLoaded('load', address, at)
        break
      case 'frame':
        this.#found('frame', value, at)
    }
  }

  #passFollowed(element: PageElement, value: Bytes, at: number): void {
    if (element.name === 'form') {
      if (element.get('method')?.toLowerCase() !== 'dialog') this.#found('link', value, at)
      return
    }
    const isSaved = element.find('download') !== undefined
    this.#found(isSaved ? 'download' : 'link', value, at)
  }

  /** Reads `<a name>`, and SVG's `<a xlink:href>`. */
  #readOldAnchor(element: PageElement): void {
    const name = element.get('name')
    if (name !== undefined) this.#passAnchor(element, name)
    const link = element.isForeign ? element.find('xlink:href') : undefined
    if (link !== undefined && element.find('href') === undefined)
      this.#found('link', link.value, link.at)
  }

  /** Browsers never fetch an empty address, or one that is only a fragment. */
  #passLoaded(use: Use, value: Bytes, at: number, integrity?: string): void {
    const address = trimBytes(value)
    if (address !== '' && !address.startsWith('#')) this.#found(use, address, at, integrity)
  }

  #passAnchor({ isInShadow, start }: PageElement, id: Bytes): void {
    if (id !== '' && !isInShadow) this.#found('anchor', id, start)
  }

  #readLink(element: PageElement): void {
    const href = element.find('href')
    const rels = readRels(element.get('rel'))
    const uses = rels.map((rel) => USES_BY_REL.get(rel))
    if (href !== undefined) {
      if (rels.includes('canonical')) this.#found('canonical', href.value, href.at)
      if (rels.includes('edit')) this.#found('edit', href.value, href.at)
    }
    if (uses.includes('media') || uses.includes('load'))
      this.#readLoadingLink(element, rels, uses.includes('media'))
    else if (uses.includes('link') && href !== undefined) {
      if (rels.includes('alternate') && isMarkdownVersion(element))
        this.#found('markdown', href.value, href.at)
      const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined
      this.#found(isTranslation ? 'translation' : 'link', href.value, href.at)
    }
  }

  #readLoadingLink(element: PageElement, rels: readonly string[], isForMedia: boolean): void {
    for (const address of readSrcset(element.get('imagesrcset') ?? NO_BYTES))
      this.#passLoaded('load', address, element.start)
    const href = element.find('href')
    if (href === undefined) return
    const integrity = isVerified(element, rels) ? element.get('integrity') : undefined
    const isMedia = isForMedia || MEDIA_PRELOADS.test(element.get('as') ?? '')
    this.#passLoaded(isMedia ? 'media' : 'load', href.value, href.at, integrity)
  }

  #readMeta(element: PageElement): void {
    const { start } = element
    const charset = element.get('charset')
    if (charset !== undefined) {
      this.#found('encoding', charset, start)
      return
    }
    const content = element.get('content') ?? NO_BYTES
    switch (element.get('http-equiv')?.toLowerCase()) {
      case 'content-type':
        this.#readContentType(content, start)
        return
      case 'refresh':
        this.#readRefresh(content, start)
        return
    }
    const name = element.get('property') ?? element.get('name')
    if (name !== undefined) this.#readNamedMeta(name.toLowerCase(), content, start)
  }

  #readNamedMeta(name: string, content: Bytes, at: number): void {
    if (name === 'og:url') this.#found('canonical', content, at)
    else if (PREVIEW_NAMES.has(name)) this.#found('preview', trimBytes(content), at)
    else if (ROBOTS_NAMES.has(name) && forbidsListing(content)) this.#found('noindex', NO_BYTES, at)
  }

  #readContentType(content: Bytes, at: number): void {
    const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1]
    if (label !== undefined) this.#found('encoding', label, at)
  }

  #readRefresh(content: Bytes, at: number): void {
    const target = readRefreshTarget(content)
    if (target === undefined) return
    this.#found('redirects', NO_BYTES, at)
    this.#found('link', target, at)
  }

  #readBase(element: PageElement): void {
    const href = element.get('href')
    if (href === undefined || this.#baseSeen) return
    this.#baseSeen = true
    this.#found('base', href, element.start)
  }
}

/**
 * Does a link point to the page's Markdown version? Some sites link `llms.txt` in this way on all
 * pages.
 */
function isMarkdownVersion(link: PageElement): boolean {
  if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? '')) return false
  return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '')
}

function isLoaded(element: PageElement, attribute: string): boolean {
  // SVG has the address of scripts and pictures in `href`, HTML in `src`.
  if (attribute.endsWith('href') !== element.isForeign) return false
  if (attribute === 'xlink:href' && element.find('href') !== undefined) return false
  if (element.name === 'input') return element.get('type')?.toLowerCase() === 'image'
  if (element.name === 'iframe') return element.find('srcdoc') === undefined
  return element.name !== 'script' || isRun(element)
}

/** Do browsers verify the `integrity` of a `<link>` with the keywords `rels`? */
function isVerified(link: PageElement, rels: readonly string[]): boolean {
  if (rels.some((rel) => VERIFIED_RELS.has(rel))) return true
  return rels.includes('preload') && VERIFIED_PRELOADS.test(link.get('as') ?? '')
}

/** Returns `integrity`, which scripts in SVG do not have. */
function getIntegrity(element: PageElement): string | undefined {
  if (element.isForeign) return undefined
  return element.get('integrity')
}

function isCss(style: PageElement): boolean {
  return /^(?:|text\/css)$/i.test((style.get('type') ?? '').trim())
}

function isRun(script: PageElement): boolean {
  return runsScript((name) => script.get(name))
}

/**
 * Returns the kind of data in a script. Browsers do not read data from an external file or within
 * SVG.
 */
function findDataKind(script: PageElement): DataKind | undefined {
  if (script.isForeign || script.find('src') !== undefined) return undefined
  const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase())
  if (kind !== undefined) return kind
  if (script.get('id') === NEXT_DATA) return 'next-data'
  return undefined
}
