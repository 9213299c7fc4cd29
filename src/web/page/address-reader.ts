import { makeWordEntries, splitWords } from '../../common/words.ts'
import { type Bytes, NO_BYTES, trimBytes } from '../byte-strings.ts'
import {
  decodeXmlAttribute,
  isExecutableScript,
  readRefreshTarget,
  readRels,
  readSrcset,
} from './attribute-values.ts'
import type { Attribute, PageElement } from './page-element.ts'
import { PageReader, type PageVisitor } from './page-reader.ts'
import { forbidsIndexing } from './robots-directives.ts'
import { ADDRESS_VOCABULARY, type Meaning, type Syntax, type Use } from './vocabulary.ts'

/** The kind of data in a script element that browsers do not run. All of it is JSON. */
export type DataKind = 'import-map' | 'json-ld' | 'next-data'

/** How the content of an element is read. */
type ContentKind = 'style' | 'script' | 'noscript' | DataKind

/** The kind of what is found in a page: addresses, anchors, and other facts. Each has a value. */
export type EventKind =
  /** An address. */
  | Use
  /** A value that may contain addresses that scripts open. */
  | 'for-scripts'
  /** Something that a fragment can point to. */
  | 'anchor'
  | 'base'
  /** `<link rel="canonical">` and `og:url`. */
  | 'canonical'
  /** The image of link previews: `og:image` and the like. */
  | 'preview'
  /** `<link rel="alternate" hreflang>`: the page in a language, for search engines. */
  | 'translation'
  /** Content of an element. A `noscript` is for readers without scripts. */
  | ContentKind
  /** The content of a `style` attribute. */
  | 'declarations'
  /** A whole page inside an attribute (`srcdoc`). */
  | 'srcdoc'
  /** `<meta>` declares an encoding. */
  | 'encoding'
  /** The page has a script that browsers run, inline or external. The value is empty. */
  | 'executable-script'
  /** `<link rel="alternate" type="text/markdown">`: the page in Markdown. */
  | 'markdown-twin'
  /** `<link rel="edit">`: where the page can be edited. */
  | 'edit-link'
  /** Search engines are asked not to index the page. */
  | 'noindex'
  /** The page redirects elsewhere. The value is a pause and an address. */
  | 'redirect'

/**
 * Called for each event of a page, in order. `offset` is in the page. `integrity` is the
 * attribute of a loaded file.
 */
type OnEvent = (kind: EventKind, value: Bytes, offset: number, integrity?: string) => void

/**
 * The use of a target by its `rel` keyword. `link`: people or crawlers follow it.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const USES_BY_REL = new Map<string, 'load' | 'media' | 'link'>([
  ...makeWordEntries('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
  ...makeWordEntries('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
  ...makeWordEntries(
    'link',
    `alternate amphtml author contents describedby first help index last license next prev previous
     privacy-policy search start terms-of-service up`,
  ),
])

/**
 * The keywords for which browsers verify `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const RELS_WITH_INTEGRITY = splitWords('stylesheet modulepreload')
/** The values of `as` for preloads that browsers verify: https://crbug.com/981419, read 2026-11. */
const PRELOADS_WITH_INTEGRITY = /^\s*(?:script|style)\s*$/i

/** The values of `as` for images, audio, and video. */
const MEDIA_PRELOADS = /^\s*(?:image|audio|video)\s*$/i

/** The values of `type` for scripts with data. */
const DATA_TYPES: ReadonlyMap<string, DataKind> = new Map([
  ['importmap', 'import-map'],
  ['application/ld+json', 'json-ld'],
])
/** The id of the data for the Pages Router of Next.js: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__'

/** The names of `<meta>` whose content is an image: https://ogp.me, and what X and others read. */
const PREVIEW_NAMES = splitWords(
  'og:image og:image:url og:image:secure_url twitter:image twitter:image:src',
)

/**
 * The names of `<meta>` with instructions for search engines:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS_NAMES = splitWords('robots googlebot')

/** Elements with addresses within SVG. Other elements, even those of HTML, have none there. */
const SVG_ADDRESS_ELEMENTS: ReadonlySet<string> = new Set([
  'a',
  'image',
  'use',
  'feimage',
  'script',
  'style',
])
/** Attributes that any element may have. */
const MEANINGS_ON_ANY_ELEMENT: ReadonlySet<Meaning> = new Set<Meaning>([
  'for-scripts',
  'style',
  'paint',
])
/** Elements with addresses only within SVG. */
const SVG_ONLY_ELEMENTS: ReadonlySet<string> = new Set(['use', 'feimage'])

const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/

/** Returns a reader that calls `onEvent` for the addresses, anchors, and other facts of a page. */
export function makeAddressReader(onEvent: OnEvent, syntax: Syntax): PageReader {
  return new PageReader(new AddressVisitor(onEvent), ADDRESS_VOCABULARY, syntax)
}

class AddressVisitor implements PageVisitor {
  readonly #pass: OnEvent
  #hasBase = false
  /** How the content of the open element is read. */
  #contentKind: ContentKind = 'script'

  constructor(onEvent: OnEvent) {
    this.#pass = onEvent
  }

  open(element: PageElement): boolean {
    const { name: tag, isForeign, attributeCount } = element
    const mayHaveAddress = isForeign ? SVG_ADDRESS_ELEMENTS.has(tag) : !SVG_ONLY_ELEMENTS.has(tag)
    // Comes before the element's links: a line of code links to its own id.
    const id = element.get('id')
    if (id !== undefined) this.#passAnchor(element, id)
    for (let i = 0; i < attributeCount; i++) {
      const attribute = element.attributeAt(i)
      if (mayHaveAddress || MEANINGS_ON_ANY_ELEMENT.has(attribute.meaning))
        this.#readAttribute(element, attribute)
    }
    const contentKind = mayHaveAddress ? this.#readElement(element) : undefined
    if (contentKind === undefined) return false
    this.#contentKind = contentKind
    return true
  }

  content(text: Bytes, offset: number): void {
    if (text.trim() !== '') this.#pass(this.#contentKind, text, offset)
  }

  /** Reads a style sheet of XML: https://www.w3.org/TR/xml-stylesheet/. */
  instruction(text: Bytes, offset: number): void {
    const href = text.match(STYLE_SHEET)?.[2] ?? NO_BYTES
    if (href !== '' && !href.startsWith('#')) this.#pass('load', decodeXmlAttribute(href), offset)
  }

  #readElement(element: PageElement): ContentKind | undefined {
    switch (element.name) {
      case 'a':
        this.#readNamedAnchor(element)
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
        return 'noscript'
      case 'script':
        if (!isExecutable(element)) return findDataKind(element)
        this.#pass('executable-script', NO_BYTES, element.start)
        return 'script'
    }
    return undefined
  }

  #readAttribute(element: PageElement, { name, meaning, value, offset }: Attribute): void {
    switch (meaning) {
      case 'for-scripts':
        this.#pass('for-scripts', value, offset)
        break
      case 'style':
        this.#pass('declarations', value, offset)
        break
      case 'paint':
        if (element.isForeign) this.#pass('declarations', value, offset)
        break
      case 'link':
        this.#passLink(element, value, offset)
        break
      case 'load':
      case 'media':
      case 'frame':
      case 'symbol':
        if (isLoadedAttribute(element, name))
          this.#passLoad(meaning, value, offset, getIntegrity(element))
        break
      case 'srcset':
        if (element.isForeign) break
        for (const address of readSrcset(value)) this.#passLoad('load', address, offset)
        break
      case 'srcdoc':
        this.#pass('srcdoc', value, offset)
    }
  }

  #passLink(element: PageElement, value: Bytes, offset: number): void {
    if (element.name === 'form') {
      if (element.get('method')?.toLowerCase() !== 'dialog') this.#pass('link', value, offset)
      return
    }
    const isDownload = element.has('download')
    this.#pass(isDownload ? 'download' : 'link', value, offset)
  }

  /** Reads `<a name>`, and SVG's `<a xlink:href>`. */
  #readNamedAnchor(element: PageElement): void {
    const name = element.get('name')
    if (name !== undefined) this.#passAnchor(element, name)
    const link = element.isForeign ? element.findAttribute('xlink:href') : undefined
    if (link !== undefined && !element.has('href')) this.#pass('link', link.value, link.offset)
  }

  /** Browsers never fetch an empty address, or one that is only a fragment. */
  #passLoad(use: Use, value: Bytes, offset: number, integrity?: string): void {
    const address = trimBytes(value)
    if (address !== '' && !address.startsWith('#')) this.#pass(use, address, offset, integrity)
  }

  #passAnchor({ isInShadow, start }: PageElement, id: Bytes): void {
    if (id !== '' && !isInShadow) this.#pass('anchor', id, start)
  }

  #readLink(element: PageElement): void {
    const href = element.findAttribute('href')
    const rels = readRels(element.get('rel'))
    const uses = rels.map((rel) => USES_BY_REL.get(rel))
    if (href !== undefined) {
      if (rels.includes('canonical')) this.#pass('canonical', href.value, href.offset)
      if (rels.includes('edit')) this.#pass('edit-link', href.value, href.offset)
    }
    if (uses.includes('media') || uses.includes('load'))
      this.#readLoadingLink(element, rels, uses.includes('media'))
    else if (uses.includes('link') && href !== undefined) {
      if (rels.includes('alternate') && isMarkdownTwin(element))
        this.#pass('markdown-twin', href.value, href.offset)
      const isTranslation = rels.includes('alternate') && element.has('hreflang')
      this.#pass(isTranslation ? 'translation' : 'link', href.value, href.offset)
    }
  }

  #readLoadingLink(element: PageElement, rels: readonly string[], isForMedia: boolean): void {
    for (const address of readSrcset(element.get('imagesrcset') ?? NO_BYTES))
      this.#passLoad('load', address, element.start)
    const href = element.findAttribute('href')
    if (href === undefined) return
    const integrity = supportsIntegrity(element, rels) ? element.get('integrity') : undefined
    const isMedia = isForMedia || MEDIA_PRELOADS.test(element.get('as') ?? '')
    this.#passLoad(isMedia ? 'media' : 'load', href.value, href.offset, integrity)
  }

  #readMeta(element: PageElement): void {
    const { start } = element
    const charset = element.get('charset')
    if (charset !== undefined) {
      this.#pass('encoding', charset, start)
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

  #readNamedMeta(name: string, content: Bytes, offset: number): void {
    if (name === 'og:url') this.#pass('canonical', content, offset)
    else if (PREVIEW_NAMES.has(name)) this.#pass('preview', trimBytes(content), offset)
    else if (ROBOTS_NAMES.has(name) && forbidsIndexing(content))
      this.#pass('noindex', NO_BYTES, offset)
  }

  #readContentType(content: Bytes, offset: number): void {
    const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1]
    if (label !== undefined) this.#pass('encoding', label, offset)
  }

  #readRefresh(content: Bytes, offset: number): void {
    const target = readRefreshTarget(content)
    if (target === undefined) return
    this.#pass('redirect', content, offset)
    this.#pass('link', target, offset)
  }

  #readBase(element: PageElement): void {
    const href = element.get('href')
    if (href === undefined || this.#hasBase) return
    this.#hasBase = true
    this.#pass('base', href, element.start)
  }
}

/**
 * Does a link point to the page's Markdown version? Some sites link `llms.txt` in this way on all
 * pages.
 */
function isMarkdownTwin(link: PageElement): boolean {
  if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? '')) return false
  return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '')
}

function isLoadedAttribute(element: PageElement, attribute: string): boolean {
  // SVG has the address of scripts and images in `href`, HTML in `src`.
  if (attribute.endsWith('href') !== element.isForeign) return false
  if (attribute === 'xlink:href' && element.has('href')) return false
  if (element.name === 'input') return element.get('type')?.toLowerCase() === 'image'
  if (element.name === 'iframe') return !element.has('srcdoc')
  return element.name !== 'script' || isExecutable(element)
}

/** Do browsers verify the `integrity` of a `<link>` with the keywords `rels`? */
function supportsIntegrity(link: PageElement, rels: readonly string[]): boolean {
  if (rels.some((rel) => RELS_WITH_INTEGRITY.has(rel))) return true
  return rels.includes('preload') && PRELOADS_WITH_INTEGRITY.test(link.get('as') ?? '')
}

/** Returns `integrity`, which scripts in SVG do not have. */
function getIntegrity(element: PageElement): string | undefined {
  if (element.isForeign) return undefined
  return element.get('integrity')
}

function isCss(style: PageElement): boolean {
  return /^(?:|text\/css)$/i.test((style.get('type') ?? '').trim())
}

function isExecutable(script: PageElement): boolean {
  return isExecutableScript((name) => script.get(name))
}

/**
 * Returns the kind of data in a script. Browsers do not read data from an external file or within
 * SVG.
 */
function findDataKind(script: PageElement): DataKind | undefined {
  if (script.isForeign || script.has('src')) return undefined
  const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase())
  if (kind !== undefined) return kind
  if (script.get('id') === NEXT_DATA) return 'next-data'
  return undefined
}
