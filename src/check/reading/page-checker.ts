import { type Bytes, detach, NO_BYTES } from '../../web/byte-strings.ts'
import { DATA_IN_PAGES } from '../../web/documents/documents.ts'
import { type EventKind, makeAddressReader } from '../../web/page/address-reader.ts'
import { isImmediateRefresh, readRefreshTarget } from '../../web/page/attribute-values.ts'
import type { PageReader } from '../../web/page/page-reader.ts'
import { findBaseHref } from '../../web/page/page-text.ts'
import { chooseSyntax, type Syntax, type Use } from '../../web/page/vocabulary.ts'
import { isIndexPage, isNotFoundPage, isSvgFile } from '../../web/page-names.ts'
import type { Base } from '../../web/resolve-address.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import type { PageAnchors } from '../addresses/anchors.ts'
import { checkCanonical, isHttpsOnDomain } from '../addresses/canonical-host.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { checkReference } from '../addresses/references.ts'
import { type LazySpot, makeLineSpot } from '../collector/occurrences.ts'
import type { PageFacts } from '../site-rules/page-facts.ts'
import { checkData } from './document-addresses.ts'
import { InPageLinks, reportBrokenInPageLinks } from './in-page-links.ts'
import { makePageBase, makePageBases, type PageBases } from './page-bases.ts'
import { PageFactsCollector } from './page-facts-collector.ts'
import { PageLoads, type PageSpot } from './page-loads.ts'
import { checkScript } from './script-loads.ts'
import { findScriptMentions } from './script-mentions.ts'

const JAVASCRIPT_URL = /^\s*javascript:/i
/** Elements that may point to other pages. */
const LINK_TAG = /<(?:a|area|form|i?frame|meta)\b/i

/** The facts that some events establish. */
const FACT_BY_EVENT = {
  'executable-script': 'runsScript',
  'markdown-twin': 'linksToTwin',
  noindex: 'hasNoindex',
} as const

/** A frame whose content is in the page (`srcdoc`). */
interface InlineFrame {
  /** The line of the outermost frame. */
  readonly line: number
  /** What its addresses are relative to unless it has a `<base>`. */
  readonly base: Base
  readonly isHttps: boolean
}

/**
 * Something that the reader found in the page, and its spot. Valid until the next event: the object
 * is reused, because a large site has millions of events.
 */
interface PageEvent extends PageSpot {
  value: Bytes
  /** The offset in the page of the attribute or the content with this value. */
  offset: number
  /** The `integrity` attribute of a loaded file. */
  integrity: string | undefined
}

/** A canonical address, which is not checked until the end of the page. */
interface Canonical {
  readonly written: Bytes
  readonly spot: LazySpot
}

/** Checks the content of one page, or of an inline frame within it. */
export class PageChecker {
  readonly #addressChecker: AddressChecker
  readonly #pageName: Bytes
  readonly #text: Bytes
  readonly #inlineFrame: InlineFrame | undefined
  readonly #reader: PageReader
  readonly #bases: PageBases
  readonly #factsCollector: PageFactsCollector
  readonly #inPageLinks: InPageLinks
  readonly #loads: PageLoads
  readonly #canonicals: Canonical[] = []

  constructor(
    addressChecker: AddressChecker,
    pageName: Bytes,
    text: Bytes,
    inlineFrame?: InlineFrame,
  ) {
    const { servedSite, addressResolver } = addressChecker
    const syntax = inlineFrame === undefined ? chooseSyntax(pageName) : 'html'
    const withoutBaseElement =
      inlineFrame?.base ?? makePageBase(pageName, servedSite, addressResolver)
    const isHttps = inlineFrame?.isHttps ?? servedSite.hostTraits.enforcesHttps

    this.#addressChecker = addressChecker
    this.#pageName = pageName
    this.#text = text
    this.#inlineFrame = inlineFrame
    this.#reader = this.#makeReader(syntax)
    this.#bases = makePageBases(withoutBaseElement, findBaseHref(text, syntax), addressResolver)
    this.#factsCollector = new PageFactsCollector(pageName, text)
    this.#inPageLinks = new InPageLinks(text)
    this.#loads = new PageLoads(addressChecker, this.#bases, isHttps)
  }

  /** Returns a reader that passes what it finds in the page to `#handle`. */
  #makeReader(syntax: Syntax): PageReader {
    const event: PageEvent = {
      fileName: this.#pageName,
      value: NO_BYTES,
      offset: 0,
      integrity: undefined,
      findLine: () => this.#findLine(event.offset),
    }
    return makeAddressReader((kind, value, offset, integrity) => {
      event.value = value
      event.offset = offset
      event.integrity = integrity
      this.#handle(kind, event)
    }, syntax)
  }

  /** Checks the page, and returns its anchors and other facts about it. */
  check(): { readonly anchors: PageAnchors; readonly facts: PageFacts } {
    this.#reader.read(this.#text)

    this.#checkCanonicals()
    this.#loads.checkDeferred()
    const facts = this.#factsCollector.complete()
    const links = this.#inPageLinks.complete(facts.runsScript === true)
    const page = {
      name: this.#pageName,
      text: this.#text,
      inlineFrameLine: this.#inlineFrame?.line,
    }
    reportBrokenInPageLinks(this.#addressChecker, links, page)
    return { anchors: links.anchors, facts }
  }

  /** Passes an event to the part of the check that it concerns. */
  #handle(kind: EventKind, event: PageEvent): void {
    switch (kind) {
      case 'link':
        this.#checkLink(event)
        break
      case 'translation':
        this.#checkTranslation(event)
        break
      case 'download':
        this.#checkClickable('download', event)
        break
      case 'anchor':
        this.#inPageLinks.addId(event.value)
        break

      case 'load':
      case 'media':
      case 'frame':
      case 'symbol':
        this.#checkLoad(kind, event)
        break
      case 'style':
      case 'declarations':
        this.#loads.checkStyle(kind, event.value, event)
        break
      case 'base':
        this.#loads.noteBaseElement()
        break
      case 'srcdoc':
        this.#checkInlineFrame(event)
        break

      case 'canonical':
        this.#noteCanonical(event)
        break
      case 'preview':
        this.#checkPreview(event)
        break
      case 'import-map':
      case 'json-ld':
        this.#checkData(kind, event)
        break

      case 'script':
        this.#readScript(event)
        break
      case 'for-scripts':
        this.#noteScriptMentions(event.value)
        break
      case 'noscript':
        this.#noteNoscript(event.value)
        break

      case 'executable-script':
      case 'markdown-twin':
      case 'noindex':
        this.#factsCollector.note(FACT_BY_EVENT[kind])
        break
      case 'redirect':
        this.#factsCollector.note('isRedirectOrCopy')
        this.#checkRedirect(event)
        break
      case 'next-data':
        this.#factsCollector.noteRouterInData(event.value)
        break
      case 'edit-link':
        this.#noteSourceLink(event)
        break
      case 'encoding':
        // The page has been decoded already.
        break
      default:
        kind satisfies never
    }
  }

  // Links

  #checkLink(event: PageEvent): void {
    const { value, offset } = event
    const isToThisPage = value.startsWith('#') && !this.#bases.hasBaseElement
    if (isToThisPage) this.#noteInPageLink(value, offset)
    else this.#checkClickable('link', event)
  }

  #checkTranslation(event: PageEvent): void {
    // Search engines never list a 404 page, and Docusaurus gives it an address that is not served.
    if (!isNotFoundPage(this.#pageName)) this.#checkLink(event)
  }

  #noteInPageLink(fragment: Bytes, offset: number): void {
    this.#addressChecker.countInPageLink()
    // A fragment of an SVG file may also specify a view of it, and a wrong one has no effect.
    if (!isSvgFile(this.#pageName)) this.#inPageLinks.addLink(fragment, offset)
  }

  #checkClickable(use: 'link' | 'download', event: PageEvent): void {
    const { value: written } = event
    this.#noteSourceLink(event)
    if (JAVASCRIPT_URL.test(written)) this.#noteScriptMentions(written)
    this.#factsCollector.countLink()
    this.#addressChecker.check({ use, written, base: this.#bases.withBaseElement, spot: event })
  }

  /** Reports a redirect of the page to itself. With a fragment, browsers only scroll. */
  #checkRedirect(event: PageEvent): void {
    const written = readRefreshTarget(event.value)
    const mayLoop = this.#inlineFrame === undefined && isImmediateRefresh(event.value)
    if (!mayLoop || written === undefined || written.includes('#')) return
    // Which of `x.html` and `x/index.html` is served at `/x/` depends on the host’s configuration.
    const isFolder = /\/(?:\?|$)/.test(written)
    if (isFolder && !isIndexPage(this.#pageName)) return
    const { destinationFinder, servedSite, collector } = this.#addressChecker
    const { servedFile } = destinationFinder.find('link', written, this.#bases.withBaseElement)
    if (servedFile === undefined || servedFile !== servedSite.fileIndexes.get(this.#pageName))
      return
    const key = makeFullPath(this.#pageName, servedSite)
    collector.report('redirect-loop/page', { key, spot: event, target: written })
  }

  #noteSourceLink({ value, offset }: PageEvent): void {
    if (this.#inlineFrame === undefined) this.#factsCollector.noteIfSourceLink(value, offset)
  }

  // Loaded files

  #checkLoad(use: Use, event: PageEvent): void {
    this.#loads.check({ use, written: event.value, spot: event }, event.integrity)
  }

  #checkInlineFrame(event: PageEvent): void {
    // Browsers resolve the addresses in a frame with the base that applies where the frame is.
    const { currentBase: base, isHttps } = this.#loads
    const inlineFrame = { line: event.findLine(), base, isHttps }
    new PageChecker(this.#addressChecker, this.#pageName, event.value, inlineFrame).check()
  }

  // Addresses for search engines and other programs

  #noteCanonical(event: PageEvent): void {
    if (this.#inlineFrame !== undefined || isNotFoundPage(this.#pageName)) return
    const { value: written } = event
    const { domain, collector } = this.#addressChecker
    checkCanonical(written, domain, event, collector)
    if (isHttpsOnDomain(written, domain)) this.#loads.noteHttps()
    // At the end of the page, the line could no longer be found.
    const spot = makeLineSpot(this.#pageName, event.findLine())
    this.#canonicals.push({ written: detach(written), spot })
  }

  /** Checks the canonical addresses, unless the page redirects or asks not to be indexed. */
  #checkCanonicals(): void {
    const { hasNoindex, isRedirectOrCopy } = this.#factsCollector.facts
    if (hasNoindex || isRedirectOrCopy) return
    const base = this.#bases.withBaseElement
    for (const { written, spot } of this.#canonicals)
      checkReference(this.#addressChecker, { role: 'canonical', written, base, spot })
  }

  #checkPreview(event: PageEvent): void {
    const { value: written } = event
    if (this.#inlineFrame !== undefined || written === '') return
    const base = this.#bases.withBaseElement
    checkReference(this.#addressChecker, { role: 'preview', written, base, spot: event })
  }

  #checkData(kind: keyof typeof DATA_IN_PAGES, event: PageEvent): void {
    checkData(this.#addressChecker, DATA_IN_PAGES[kind], event.value, {
      fileName: this.#pageName,
      line: event.findLine(),
      base: this.#bases.withBaseElement,
      isHttps: this.#loads.isHttps,
    })
  }

  // Scripts

  #readScript(event: PageEvent): void {
    const { value: code } = event
    this.#factsCollector.noteRouterInScript(code)
    if (this.#addressChecker.servedSite.hostTraits.isAirGapped)
      checkScript(this.#addressChecker, this.#pageName, code, event.findLine())
  }

  /** Notes addresses that scripts may open, without checking them. */
  #noteScriptMentions(value: Bytes): void {
    const base = this.#bases.withBaseElement
    for (const address of findScriptMentions(value))
      this.#addressChecker.noteScriptMention(address, base, this.#pageName)
  }

  /** Notes the addresses for readers without scripts, without checking them. */
  #noteNoscript(html: Bytes): void {
    if (!LINK_TAG.test(html)) return
    const base = this.#bases.withBaseElement
    const reader = makeAddressReader((kind, value) => {
      if (kind === 'redirect') this.#factsCollector.noteNoscriptRedirect()
      if (kind !== 'link' && kind !== 'frame') return
      this.#addressChecker.noteUncheckedLink(value, base, this.#pageName)
    }, 'html')
    reader.read(html)
  }

  #findLine(offset: number): number {
    return this.#inlineFrame?.line ?? this.#reader.findLine(offset)
  }
}
