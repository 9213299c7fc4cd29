import { type Bytes, detach, NO_BYTES, toBytes, toText } from '../../web/byte-strings.ts'
import { scanStyle } from '../../web/documents/css.ts'
import { DATA_IN_PAGES } from '../../web/documents/documents.ts'
import { type EventKind, makeAddressReader } from '../../web/page/address-reader.ts'
import type { PageReader } from '../../web/page/page-reader.ts'
import { findBaseHref } from '../../web/page/page-text.ts'
import { chooseSyntax, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPage, isSvgFile } from '../../web/page-names.ts'
import type { Base } from '../../web/resolve-address.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import type { PageAnchors } from '../addresses/anchors.ts'
import { checkCanonical, isHttpsOnDomain } from '../addresses/canonical-host.ts'
import { checkIntegrity } from '../addresses/integrity.ts'
import { checkReference } from '../addresses/references.ts'
import { type LazySpot, makeLineSpot } from '../collector/occurrences.ts'
import type { PageFacts } from '../site-rules/page-facts.ts'
import { checkData } from './document-addresses.ts'
import { InPageLinks, reportBrokenInPageLinks } from './in-page-links.ts'
import { PageFactsCollector } from './page-facts-collector.ts'
import { checkScript } from './script-loads.ts'
import { findScriptMentions } from './script-mentions.ts'
import { checkStyleAddress, reportTooLargeStyle } from './style-addresses.ts'

const JAVASCRIPT_URL = /^\s*javascript:/i
/** Elements that may point to other pages. */
const LINK_TAG = /<(?:a|area|form|i?frame|meta)\b/i

/** A frame whose content is in the page (`srcdoc`). */
interface Frame {
  /** The line of the outermost frame. */
  readonly line: number
  /** What its addresses are relative to unless it has a `<base>`. */
  readonly base: Base
  readonly isHttps: boolean
}

/**
 * An event of the reader of the page, and its spot. Valid until the next event: the
 * object is reused, because a large site has millions of events.
 */
interface ReaderEvent extends LazySpot {
  value: Bytes
  /** The offset in the page of the attribute or the content with this value. */
  offset: number
  /** The `integrity` attribute of a loaded file. */
  integrity: string | undefined
  findLine(): number
}

type EventHandler = (checker: PageChecker, event: ReaderEvent) => void

/** An address that is not checked until the end of the page. */
interface DeferredAddress {
  readonly use: Use
  readonly written: Bytes
  readonly spot: LazySpot
}

/** Checks the content of one page, or of a frame within it. */
export class PageChecker {
  readonly #addressChecker: AddressChecker
  readonly #pageName: Bytes
  readonly #text: Bytes
  readonly #frame: Frame | undefined
  readonly #reader: PageReader

  /**
   * The base of the page, with its `<base>` wherever that is. Browsers resolve links with it,
   * because they do so when links are followed. A loaded file before the `<base>` may also work
   * with `#baseWithoutElement`. If it works with neither, it is reported with this one.
   */
  readonly #base: Base
  /** The base as if the page had no `<base>`. */
  readonly #baseWithoutElement: Base
  /** Is the `<base>` still to come? False without one. */
  #isBeforeBaseElement: boolean
  /** Is the page known to be served over https? */
  #isHttps: boolean

  readonly #factsCollector: PageFactsCollector
  readonly #inPageLinks: InPageLinks
  /** The page's canonical addresses. */
  readonly #canonicals: Omit<DeferredAddress, 'use'>[] = []
  readonly #loadedOverHttp: DeferredAddress[] = []

  constructor(addressChecker: AddressChecker, pageName: Bytes, text: Bytes, frame?: Frame) {
    const { destinations, served } = addressChecker
    const syntax = frame === undefined ? chooseSyntax(pageName) : 'html'
    this.#addressChecker = addressChecker
    this.#pageName = pageName
    this.#text = text
    this.#frame = frame
    this.#factsCollector = new PageFactsCollector(pageName, text)
    this.#inPageLinks = new InPageLinks(text)
    this.#isHttps = frame?.isHttps ?? served.hostTraits.enforcesHttps
    this.#baseWithoutElement = frame?.base ?? destinations.makePageBase(pageName)
    this.#base = destinations.addressResolver.makeElementBase(
      findBaseHref(text, syntax),
      this.#baseWithoutElement,
    )
    this.#isBeforeBaseElement = this.#base !== this.#baseWithoutElement
    const event: ReaderEvent = {
      fileName: pageName,
      value: NO_BYTES,
      offset: 0,
      integrity: undefined,
      findLine: () => this.#findLine(event.offset),
    }
    this.#reader = makeAddressReader((kind, value, offset, integrity) => {
      if (kind === 'encoding') return
      event.value = value
      event.offset = offset
      event.integrity = integrity
      PageChecker.#HANDLERS[kind](this, event)
    }, syntax)
  }

  /** Checks the page, and returns its anchors and other facts about it. */
  check(): { readonly anchors: PageAnchors; readonly facts: PageFacts } {
    this.#reader.read(this.#text)

    this.#checkCanonicals()
    this.#checkLoadedOverHttp()
    const facts = this.#factsCollector.complete()
    const links = this.#inPageLinks.complete(facts.runsScript === true)
    const page = { name: this.#pageName, text: this.#text, frameLine: this.#frame?.line }
    reportBrokenInPageLinks(this.#addressChecker, links, page)
    return { anchors: links.anchors, facts }
  }

  static readonly #HANDLERS: Readonly<Record<Exclude<EventKind, 'encoding'>, EventHandler>> = {
    link: (checker, event) => checker.#checkLink(event),
    download: (checker, event) => checker.#checkClickable('download', event),
    load: (checker, event) => checker.#checkLoad('load', event),
    media: (checker, event) => checker.#checkLoad('media', event),
    frame: (checker, event) => checker.#checkLoad('frame', event),
    symbol: (checker, event) => checker.#checkLoad('symbol', event),
    anchor: (checker, { value }) => checker.#inPageLinks.addId(value),
    declarations: (checker, event) => checker.#checkStyle(event, true),
    style: (checker, event) => checker.#checkStyle(event, false),
    script: (checker, event) => checker.#readScript(event),
    'for-scripts': (checker, { value }) => checker.#noteScriptMentions(value),
    'executable-script': (checker) => checker.#factsCollector.note('runsScript'),
    base: (checker) => {
      checker.#isBeforeBaseElement = false
    },
    canonical: (checker, event) => checker.#noteCanonical(event),
    preview: (checker, event) => checker.#checkPreview(event),
    'markdown-twin': (checker) => checker.#factsCollector.note('linksToTwin'),
    'edit-link': (checker, event) => checker.#noteSourceLink(event),
    // Search engines never list a 404 page, and Docusaurus gives it an address that is not served.
    translation(checker, event) {
      if (!isNotFoundPage(checker.#pageName)) checker.#checkLink(event)
    },
    noindex: (checker) => checker.#factsCollector.note('hasNoindex'),
    redirect: (checker) => checker.#factsCollector.note('isRedirectOrCopy'),
    srcdoc: (checker, event) => checker.#checkFrame(event),
    noscript: (checker, { value }) => checker.#noteNoscript(value),
    'import-map': (checker, event) => checker.#checkData('import-map', event),
    'json-ld': (checker, event) => checker.#checkData('json-ld', event),
    'next-data': (checker, { value }) => checker.#factsCollector.detectRouterInData(value),
  }

  // Links

  #checkLink(event: ReaderEvent): void {
    const { value, offset } = event
    const isToThisPage = value.startsWith('#') && this.#base === this.#baseWithoutElement
    if (isToThisPage) this.#noteInPageLink(value, offset)
    else this.#checkClickable('link', event)
  }

  #noteInPageLink(fragment: Bytes, offset: number): void {
    this.#addressChecker.counts.links++
    // A fragment of an SVG file may also specify a view of it, and a wrong one has no effect.
    if (!isSvgFile(this.#pageName)) this.#inPageLinks.addLink(fragment, offset)
  }

  #checkClickable(use: 'link' | 'download', event: ReaderEvent): void {
    const { value: written } = event
    this.#noteSourceLink(event)
    if (JAVASCRIPT_URL.test(written)) this.#noteScriptMentions(written)
    this.#factsCollector.countLink()
    this.#addressChecker.check({ use, written, base: this.#base, spot: event })
  }

  #noteSourceLink({ value, offset }: ReaderEvent): void {
    if (this.#frame === undefined) this.#factsCollector.noteIfSourceLink(value, offset)
  }

  // Loaded files

  #checkLoad(use: Use, event: ReaderEvent): void {
    const { value: written, integrity } = event
    const base = this.#base
    if (integrity !== undefined)
      checkIntegrity(this.#addressChecker, integrity, { written, base, spot: event })
    if (this.#mayBeMixedContent(written))
      this.#loadedOverHttp.push({ use, written: detach(written), spot: makeLastingSpot(event) })
    else this.#checkLoadedAddress({ use, written, spot: event })
  }

  #checkStyle(style: ReaderEvent, isDeclarations: boolean): void {
    const outcome = scanStyle(toText(style.value), isDeclarations, (found) => {
      const written = toBytes(found.value)
      const spot = makeLineSpot(this.#pageName, style.findLine() + found.line)
      if (this.#mayBeMixedContent(written)) {
        this.#loadedOverHttp.push({ use: found.use, written, spot })
      } else if (!this.#worksBeforeBaseElement(written)) {
        const context = { base: this.#base, spot, isHttps: this.#isHttps }
        checkStyleAddress(this.#addressChecker, found, context)
      }
    })
    if (outcome === 'too-large') reportTooLargeStyle(this.#addressChecker, style)
  }

  /**
   * Is this an error if the page turns out to be served over https? Its canonical address may come
   * later.
   */
  #mayBeMixedContent(written: string): boolean {
    return !this.#isHttps && /^http:/i.test(written)
  }

  #checkLoadedOverHttp(): void {
    for (const address of this.#loadedOverHttp) this.#checkLoadedAddress(address)
  }

  #checkLoadedAddress({ use, written, spot }: DeferredAddress): void {
    if (this.#worksBeforeBaseElement(written)) return
    const base = this.#base
    this.#addressChecker.check({ use, written, base, spot, isHttps: this.#isHttps })
  }

  /**
   * Does an address before the `<base>` work as if there were none? Whether browsers apply the
   * `<base>` depends on the kind of element and on timing, so either base is fine.
   */
  #worksBeforeBaseElement(written: Bytes): boolean {
    if (!this.#isBeforeBaseElement) return false
    const { destinations } = this.#addressChecker
    return destinations.isServedBySiteOrInline(written, this.#baseWithoutElement)
  }

  #checkFrame(event: ReaderEvent): void {
    // Browsers resolve the addresses in a frame with the base that applies where the frame is.
    const base = this.#isBeforeBaseElement ? this.#baseWithoutElement : this.#base
    const frame = { line: event.findLine(), base, isHttps: this.#isHttps }
    new PageChecker(this.#addressChecker, this.#pageName, event.value, frame).check()
  }

  // Addresses for search engines and other programs

  #noteCanonical(event: ReaderEvent): void {
    if (this.#frame !== undefined || isNotFoundPage(this.#pageName)) return
    const { value: written } = event
    const { domain, collector } = this.#addressChecker
    checkCanonical(written, domain, event, collector)
    if (isHttpsOnDomain(written, domain)) this.#isHttps = true
    this.#canonicals.push({ written: detach(written), spot: makeLastingSpot(event) })
  }

  /** Checks the canonical addresses, unless the page redirects or asks not to be indexed. */
  #checkCanonicals(): void {
    const { hasNoindex, isRedirectOrCopy } = this.#factsCollector.facts
    if (hasNoindex || isRedirectOrCopy) return
    const base = this.#base
    for (const { written, spot } of this.#canonicals)
      checkReference(this.#addressChecker, { role: 'canonical', written, base, spot })
  }

  #checkPreview(event: ReaderEvent): void {
    const { value: written } = event
    if (this.#frame !== undefined || written === '') return
    const base = this.#base
    checkReference(this.#addressChecker, { role: 'preview', written, base, spot: event })
  }

  #checkData(kind: keyof typeof DATA_IN_PAGES, event: ReaderEvent): void {
    checkData(this.#addressChecker, DATA_IN_PAGES[kind], event.value, {
      fileName: this.#pageName,
      line: event.findLine(),
      base: this.#base,
      isHttps: this.#isHttps,
    })
  }

  // Scripts

  #readScript(event: ReaderEvent): void {
    const { value: code } = event
    this.#factsCollector.detectRouterInScript(code)
    if (this.#addressChecker.served.hostTraits.isAirGapped)
      checkScript(this.#addressChecker, code, this.#pageName, event.findLine())
  }

  /** Notes addresses that scripts may open, without checking them. */
  #noteScriptMentions(value: Bytes): void {
    const { destinations } = this.#addressChecker
    for (const address of findScriptMentions(value))
      destinations.noteScriptMention(address, this.#base, this.#pageName)
  }

  /** Notes the addresses for readers without scripts, without checking them. */
  #noteNoscript(html: Bytes): void {
    if (!LINK_TAG.test(html)) return
    const { destinations } = this.#addressChecker
    const reader = makeAddressReader((kind, value) => {
      if (kind === 'redirect') this.#factsCollector.noteNoscriptRedirect()
      if (kind !== 'link' && kind !== 'frame') return
      destinations.noteUncheckedLink(value, this.#base, this.#pageName)
    }, 'html')
    reader.read(html)
  }

  #findLine(offset: number): number {
    return this.#frame?.line ?? this.#reader.findLine(offset)
  }
}

/** Returns the spot of an event, to use after the next event. */
function makeLastingSpot(event: ReaderEvent): LazySpot {
  return makeLineSpot(event.fileName, event.findLine())
}
