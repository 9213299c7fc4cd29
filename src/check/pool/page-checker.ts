import { asBytes, type Bytes, detach, toBytes, toText } from '../../web/byte-strings.ts'
import { scanStyle } from '../../web/documents/css.ts'
import { DATA } from '../../web/documents/documents.ts'
import { type Fact, makeAddressReader } from '../../web/page/address-reader.ts'
import { makeLineCounter } from '../../web/page/line-counter.ts'
import { mayBeWhole } from '../../web/page/page-kinds.ts'
import type { PageReader } from '../../web/page/page-reader.ts'
import { findBase } from '../../web/page/page-text.ts'
import { showsNothing } from '../../web/page/shows-nothing.ts'
import { isUnresolvedReference } from '../../web/page/unresolved-reference.ts'
import { chooseSyntax, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPage, isSvgFile } from '../../web/page-names.ts'
import { type Base, isLongData } from '../../web/resolve-address.ts'
import type { AddressChecker } from '../rules/address-checker.ts'
import type { PageAnchors } from '../rules/anchors.ts'
import { checkCanonical, isOwnByHttps } from '../rules/canonical-host.ts'
import { checkIntegrity } from '../rules/integrity.ts'
import type { PageFacts } from '../rules/page-facts.ts'
import { checkReference } from '../rules/references.ts'
import { type LazySpot, pointAtFile, pointAtLine } from '../rules/spots.ts'
import { findPageSource, mayBeSource } from '../sources/page-source.ts'
import { checkData } from './check-documents.ts'
import { readAppRouter, readPagesRouter } from './next-router.ts'
import { MAX_AWAITED_ANCHORS, OwnAnchors } from './own-anchors.ts'
import { checkScript, checkStyleAddress } from './styles-and-scripts.ts'

/** A frame within a page. */
interface Frame {
  /** The line of the outermost frame. */
  readonly line: number
  /** What its addresses are relative to unless it has a `<base>`. */
  readonly base: Base
  readonly isSecure: boolean
}

/** An address that is not checked until the end of the page. */
interface FoundAddress {
  readonly use: Use
  readonly value: Bytes
  readonly spot: LazySpot
}

type FactHandler = (checker: PageChecker, value: Bytes, integrity?: string) => void

/** Checks the content of one page, or of a frame within it. */
export class PageChecker {
  readonly #page: Bytes
  /** The place of the fact at hand. Valid during its handler. */
  readonly #here: LazySpot
  readonly #isSvg: boolean
  /** Only those that apply: one per page is sent to another thread. */
  readonly #facts: { -readonly [Name in keyof PageFacts]: PageFacts[Name] } = {}
  #redirectsWithoutScript = false
  #links = 0
  readonly #anchors: OwnAnchors
  readonly #addressChecker: AddressChecker
  readonly #reader: PageReader
  readonly #text: Bytes
  readonly #pageBase: Base
  /** The base of links, which browsers resolve when they are followed. */
  readonly #linkBase: Base
  /** The base of loaded files, which browsers resolve with the `<base>` seen so far. */
  #base: Base
  readonly #frame: Frame | undefined
  /** The page's canonical addresses. */
  readonly #canonicals: Omit<FoundAddress, 'use'>[] = []
  /** Is the page known to be served over https? */
  #isSecure: boolean
  /** Files that the page loads over http. */
  readonly #insecure: FoundAddress[] = []
  readonly #sourceLinks: number[] = []
  #offset = 0

  constructor(checker: AddressChecker, page: Bytes, text: Bytes, frame?: Frame) {
    this.#addressChecker = checker
    this.#page = page
    this.#here = { fileName: page, findLine: () => this.#findLine() }
    this.#isSvg = isSvgFile(page)
    this.#text = text
    this.#anchors = new OwnAnchors(text)
    this.#frame = frame
    this.#isSecure = frame?.isSecure ?? checker.served.hostTraits.isSecure
    this.#pageBase = frame?.base ?? checker.destinations.makePageBase(page)
    this.#base = this.#pageBase
    const syntax = frame === undefined ? chooseSyntax(page) : 'html'
    this.#linkBase = checker.destinations.addresses.makeElementBase(
      findBase(text, syntax),
      this.#base,
    )
    this.#reader = makeAddressReader(
      (fact, value, at, sum) => this.#handle(fact, value, at, sum),
      syntax,
    )
  }

  /** Checks the page, and returns its anchors and other facts about it. */
  check(): { readonly anchors: PageAnchors; readonly facts: PageFacts } {
    this.#reader.read(this.#text)
    this.#checkCanonicals()
    for (const { use, value, spot } of this.#insecure)
      if (!this.#isLoaded(value)) this.#checkAddress(use, value, spot)
    this.#checkOwnLinks()
    this.#noteFactsOfText()
    const facts = this.#facts
    return { anchors: this.#anchors.describe(facts.runsScript === true), facts }
  }

  /** Notes the facts that need the whole text. */
  #noteFactsOfText(): void {
    const facts = this.#facts
    const source = findPageSource(this.#page, this.#text, this.#sourceLinks)
    if (source !== undefined) facts.source = source
    if (this.#redirectsByScript()) facts.isRedirectOrCopy = true
    if (!mayBeWhole(this.#text)) facts.isPartial = true
    if (!facts.runsScript && showsNothing(this.#text, chooseSyntax(this.#page)))
      facts.kind = 'empty'
  }

  /** Checks links to anchors of the page itself, now that all of them are known. */
  #checkOwnLinks(): void {
    if (this.#anchors.hasUncheckedLinks)
      this.#addressChecker.reportUnreadPart(pointAtFile(this.#page), 'some links', TOO_MANY_ANCHORS)
    const broken = this.#anchors.listBrokenLinks()
    if (broken.length === 0) return
    const lineAt = makeLineCounter(this.#text)
    for (const { fragment, offset } of broken) {
      const spot = pointAtLine(this.#page, this.#frame?.line ?? lineAt(offset) + 1)
      if (isUnresolvedReference(this.#text, offset)) this.#reportUnresolved(fragment, spot)
      else this.#reportMissingAnchor(fragment, spot)
    }
  }

  /**
   * Does a script redirect readers? A page that they should stay on has links, and no redirect for
   * readers without scripts.
   */
  #redirectsByScript(): boolean {
    const mayRedirect = this.#links < 2 || this.#redirectsWithoutScript
    return this.#facts.runsScript === true && mayRedirect && SETS_LOCATION.test(this.#text)
  }

  #reportUnresolved(value: Bytes, spot: LazySpot): void {
    const key = this.#addressChecker.makeFullPath(this.#page).concat(value)
    this.#addressChecker.counter.report('broken-link/unresolved', key, spot, value)
  }

  #reportMissingAnchor(value: Bytes, spot: LazySpot): void {
    const { destinations, counter, served } = this.#addressChecker
    const { anchorLinks } = destinations
    const file = served.files.get(this.#page)
    // No link outside a frame can point into it. The anchors of a page may be created by scripts.
    if (this.#frame !== undefined || file === undefined)
      counter.report(
        'broken-anchor',
        this.#addressChecker.makeFullPath(this.#page).concat(value),
        spot,
        value,
      )
    else anchorLinks.countLink(file, anchorLinks.getOrAdd(file, value), value, spot)
  }

  static readonly #HANDLERS: Readonly<Record<Exclude<Fact, 'encoding'>, FactHandler>> = {
    link: (checker, value) => checker.#checkLink(value),
    download: (checker, value) => checker.#checkFollowed('download', value),
    load: (checker, value, integrity) => checker.#checkLoad('load', value, integrity),
    media: (checker, value, integrity) => checker.#checkLoad('media', value, integrity),
    document: (checker, value) => checker.#checkLoad('document', value),
    symbol: (checker, value) => checker.#checkLoad('symbol', value),
    anchor: (checker, value) => checker.#anchors.add(value),
    declarations: (checker, value) => checker.#checkStyle(value, true),
    style: (checker, value) => checker.#checkStyle(value, false),
    script: (checker, value) => checker.#readScript(value),
    'for-scripts': (checker, value) => checker.#noteNamed(value),
    'runs-script': (checker) => {
      checker.#facts.runsScript = true
    },
    base: (checker) => {
      checker.#base = checker.#linkBase
    },
    canonical: (checker, value) => checker.#noteCanonical(value),
    preview: (checker, value) => checker.#checkPreview(value),
    markdown: (checker) => {
      checker.#facts.namesMarkdown = true
    },
    edit: (checker, value) => checker.#noteSource(value),
    // Search engines never list a 404 page, and Docusaurus gives it an address that is not served.
    translation(checker, value) {
      if (!isNotFoundPage(checker.#page)) checker.#checkLink(value)
    },
    unlisted: (checker) => {
      checker.#facts.isUnlisted = true
    },
    redirects: (checker) => {
      checker.#facts.isRedirectOrCopy = true
    },
    frame: (checker, value) => checker.#readFrame(value),
    fallback: (checker, value) => checker.#readFallback(value),
    'import-map': (checker, value) => checker.#checkData('import-map', value),
    'json-ld': (checker, value) => checker.#checkData('json-ld', value),
    'next-data': (checker, value) => {
      if (checker.#facts.router === undefined) checker.#noteRouter(readPagesRouter(value))
    },
  }

  #handle(fact: Fact, value: Bytes, offset: number, integrity?: string): void {
    this.#offset = offset
    if (fact !== 'encoding') PageChecker.#HANDLERS[fact](this, value, integrity)
  }

  #checkLink(value: Bytes): void {
    if (value.startsWith('#') && this.#linkBase === this.#pageBase) {
      this.#checkOwnAnchor(value)
      return
    }
    this.#checkFollowed('link', value)
  }

  #checkFollowed(use: 'link' | 'download', value: Bytes): void {
    this.#noteSource(value)
    if (RUNS_CODE.test(value)) this.#noteNamed(value)
    this.#links++
    this.#addressChecker.check({ use, value, base: this.#linkBase, spot: this.#here })
  }

  #noteSource(value: string): void {
    if (this.#frame === undefined && mayBeSource(value)) this.#sourceLinks.push(this.#offset)
  }

  /**
   * Before a `<base>`, the base depends on the kind of element and on timing. An address is fine if
   * it works with either base.
   */
  #isLoaded(value: Bytes): boolean {
    return (
      this.#base !== this.#linkBase &&
      this.#addressChecker.destinations.noteAndCheckServed(value, this.#base)
    )
  }

  #checkLoad(use: Use, value: Bytes, integrity?: string): void {
    if (integrity !== undefined)
      checkIntegrity(this.#addressChecker, integrity, {
        value,
        base: this.#linkBase,
        spot: this.#here,
      })
    if (this.#isJudgedLater(value))
      this.#insecure.push({
        use,
        value: detach(value),
        spot: pointAtLine(this.#page, this.#findLine()),
      })
    else if (!this.#isLoaded(value)) this.#checkAddress(use, value, this.#here)
  }

  #checkAddress(use: Use, value: Bytes, spot: LazySpot): void {
    const base = this.#linkBase
    this.#addressChecker.check({ use, value, base, spot, isSecure: this.#isSecure })
  }

  /** Does the rest of the page decide whether this is a mistake? */
  #isJudgedLater(value: string): boolean {
    return !this.#isSecure && /^http:/i.test(value)
  }

  #checkOwnAnchor(value: Bytes): void {
    this.#addressChecker.checked.link++
    // A fragment of an SVG file may also specify a view of it, and a wrong one has no effect.
    if (!this.#isSvg) this.#anchors.addLink(value, this.#offset)
  }

  #noteCanonical(href: Bytes): void {
    if (this.#frame !== undefined || isNotFoundPage(this.#page)) return
    const { ownHost, counter } = this.#addressChecker
    checkCanonical(href, ownHost, this.#here, counter)
    if (isOwnByHttps(href, ownHost)) this.#isSecure = true
    this.#canonicals.push({ value: detach(href), spot: pointAtLine(this.#page, this.#findLine()) })
  }

  /** Checks the canonical addresses, unless the page redirects or asks not to be indexed. */
  #checkCanonicals(): void {
    if (this.#facts.isUnlisted || this.#facts.isRedirectOrCopy) return
    const base = this.#linkBase
    for (const { value, spot } of this.#canonicals)
      checkReference(this.#addressChecker, { role: 'canonical', value, base, spot })
  }

  #checkPreview(value: Bytes): void {
    if (this.#frame !== undefined || value === '') return
    const base = this.#linkBase
    checkReference(this.#addressChecker, { role: 'preview', value, base, spot: this.#here })
  }

  #checkData(kind: keyof typeof DATA, json: Bytes): void {
    const place = { line: this.#findLine(), base: this.#linkBase, isSecure: this.#isSecure }
    checkData(this.#addressChecker, DATA[kind], json, { ...place, page: this.#page })
  }

  #checkStyle(css: Bytes, declarations: boolean): void {
    scanStyle(toText(css), declarations, (found) => {
      const value = toBytes(found.value)
      const spot = pointAtLine(this.#page, this.#findLine() + found.line)
      if (this.#isJudgedLater(value)) this.#insecure.push({ use: found.use, value, spot })
      else if (!this.#isLoaded(value)) {
        const place = { base: this.#linkBase, spot, isSecure: this.#isSecure }
        checkStyleAddress(this.#addressChecker, found, place)
      }
    })
  }

  #readScript(code: Bytes): void {
    if (this.#facts.router?.build === undefined) this.#noteRouter(readAppRouter(code))
    if (this.#addressChecker.served.hostTraits.isOffline)
      checkScript(this.#addressChecker, code, this.#page, this.#findLine())
  }

  #noteRouter(router: PageFacts['router']): void {
    if (router !== undefined) this.#facts.router = router
  }

  #readFrame(html: Bytes): void {
    const frame = { line: this.#findLine(), base: this.#base, isSecure: this.#isSecure }
    new PageChecker(this.#addressChecker, this.#page, html, frame).check()
  }

  /** Notes addresses that scripts may open, without checking them. */
  #noteNamed(value: Bytes): void {
    const { destinations } = this.#addressChecker
    for (const name of findScriptAddresses(value))
      destinations.noteNamed(name, this.#linkBase, this.#page)
  }

  /** Notes the addresses for readers without scripts, without checking them. */
  #readFallback(html: Bytes): void {
    if (!MAY_POINT.test(html)) return
    const { destinations } = this.#addressChecker
    const reader = makeAddressReader((fact, value) => {
      if (fact === 'redirects') this.#redirectsWithoutScript = true
      if (fact !== 'link' && fact !== 'document') return
      destinations.noteReachedAddress(value, this.#linkBase, this.#page)
    }, 'html')
    reader.read(html)
  }

  /** Returns the line of the most recent fact. */
  #findLine(): number {
    return this.#frame?.line ?? this.#reader.line(this.#offset)
  }
}

/** Why links of a page are not checked. */
const TOO_MANY_ANCHORS = `the page links to more than ${MAX_AWAITED_ANCHORS.toLocaleString('en')} of its own anchors`
const RUNS_CODE = /^\s*javascript:/i
const IN_QUOTES = /(?<=["'`])[^"'`<>\s]+(?=["'`])/g

/**
 * Yields possible addresses in a script or in data, or the text itself if it may be an address.
 * Only text with a dot or a slash counts: other words have neither.
 */
function* findScriptAddresses(text: Bytes): Generator<Bytes> {
  if (!/[./]/.test(text) || isLongData(text)) return
  if (!/["'`\s(]/.test(text)) {
    yield text
    return
  }
  for (const [name] of text.matchAll(IN_QUOTES)) if (/[./]/.test(name)) yield asBytes(name)
}

/** Elements that may point to other pages. */
const MAY_POINT = /<(?:a|area|form|i?frame|meta)\b/i
/** How a script sends readers to another page. */
const SETS_LOCATION =
  /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/
