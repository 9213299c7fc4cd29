/** Splits a page into the parts that a reader perceives, to compare them with another build. */
import { type Bytes, NO_BYTES } from '../web/byte-strings.ts'
import { findBaseHref } from '../web/page/page-text.ts'
import { type PagePart, VisibleContentReader } from '../web/page/visible-content-reader.ts'
import { chooseSyntax } from '../web/page/vocabulary.ts'
import { getStem } from '../web/page-names.ts'
import type { PageResolver, SiteResolver } from './address-resolver.ts'
import {
  AnchorCollector,
  hasLastingAnchors,
  listScriptedIds,
  type PageAnchor,
} from './page-anchors.ts'
import { wrapInMarks } from './part-marks.ts'
import { replaceBuildTimes } from './stabilize.ts'

/** How many sections of a page are compared. The rest counts as one. */
const MAX_COMPARED_SECTIONS = 10_000

/** The parts of a page that can be compared. */
export interface PageParts extends PartsOutsideSections {
  /** The name of its file. */
  readonly page: Bytes
  /** The first section is the content before any heading. */
  readonly sections: readonly PageSection[]
}

interface PartsOutsideSections {
  readonly title: Bytes
  readonly description: Bytes
  readonly navigation: string
  /** Whether it was parsed. Otherwise, the digest of its content is its only text. */
  readonly isParsed: boolean
  /** The length of its text without navigation, in characters; 0 if it was not parsed. */
  readonly textLength: number
  /** The target of the page's redirect, as a resolver returns it. */
  readonly redirect: string | undefined
  /** The anchors in the order of the page; undefined if they are unknown. */
  readonly anchors: readonly PageAnchor[] | undefined
  /** Ids that no element has, but that a script seems to handle. */
  readonly scriptedIds: readonly Bytes[]
}

const NO_PARTS: PartsOutsideSections = {
  title: NO_BYTES,
  description: NO_BYTES,
  navigation: '',
  isParsed: true,
  textLength: 0,
  redirect: undefined,
  anchors: undefined,
  scriptedIds: [],
}

/** A heading and the content up to the next one. */
export interface PageSection {
  heading: Bytes
  /** The level of the heading, from 1 to 6; 0 for the content before any heading. */
  readonly level: number
  text: string
  links: string
  images: string
}

/** Returns the parts of a page. */
export function readPageParts(page: Bytes, text: Bytes, siteResolver: SiteResolver): PageParts {
  const syntax = chooseSyntax(page)
  const hideAddress = makeAddressHider(page)
  const collector = new PartsCollector(siteResolver(page, findBaseHref(text, syntax)), hideAddress)
  const cleanText = (shown: Bytes) => hideAddress(replaceBuildTimes(shown))
  new VisibleContentReader(collector.addPart, syntax, cleanText, collector.addAnchor).read(text)
  const { parts } = collector
  const hasHeading = parts.sections.length > 1
  const hasAnchors = hasLastingAnchors(page, text, hasHeading)
  return {
    page,
    ...parts,
    anchors: hasAnchors ? collector.anchors.anchors : undefined,
    scriptedIds: listScriptedIds(text),
  }
}

/**
 * Returns a function that removes the page's own full address from text. Pages show it for
 * citations or next to a QR code, and it changes when the page moves.
 */
function makeAddressHider(page: Bytes): (shown: Bytes) => Bytes {
  const stem = getStem(page)
  if (stem === '') return (shown) => shown
  const pageEnding = '(?:\\.x?html?|/index\\.x?html?|/)?(?![\\w/-]|\\.\\w)'
  const address = new RegExp(
    `(?<=https?://[^\\s"'<>]{1,200}/)${RegExp.escape(stem)}${pageEnding}`,
    'g',
  )
  return (shown) => (shown.includes('://') ? shown.replace(address, '') : shown)
}

/** Returns the parts of a page that is not parsed. `digest` is that of its content. */
export function makeUnparsedParts(page: Bytes, digest: string): PageParts {
  const sections = [{ ...makeSection(0), text: digest }]
  return { ...NO_PARTS, page, sections, isParsed: false }
}

/** Collects the parts of a page as they are read. */
class PartsCollector {
  #section = makeSection(0)
  readonly parts = { ...NO_PARTS, sections: [this.#section] }
  readonly anchors = new AnchorCollector()
  readonly #resolver: PageResolver
  readonly #hideAddress: (shown: Bytes) => Bytes
  #isInHeading = false
  #isNavigation = false

  constructor(resolver: PageResolver, hideAddress: (shown: Bytes) => Bytes) {
    this.#resolver = resolver
    this.#hideAddress = hideAddress
  }

  readonly addAnchor = (id: Bytes, tag: string): void => {
    if (this.#isNavigation) this.anchors.addOutside(id)
    else this.anchors.add(id, tag)
  }

  readonly addPart = (part: PagePart, value: Bytes): void => {
    switch (part) {
      case 'title':
      case 'description':
        this.parts[part] = value
        break
      case 'section':
        this.#addSection(value)
        break
      case 'heading':
        if (this.#isInHeading) this.#endHeading(value)
        break
      case 'text':
        this.#addText(value)
        break
      case 'link':
        this.#addTarget(part, this.#resolver.resolveLink(value))
        break
      case 'image':
        this.#addTarget(part, this.#resolver.resolveImage(value))
        break
      case 'alternative':
        this.#append('images', wrapInMarks(part, this.#hideAddress(value)))
        break
      case 'mark':
        this.#append('text', wrapInMarks(part, value))
        break
      case 'region':
        this.#isNavigation = value === 'navigation'
        break
      case 'redirect':
        // A redirect belongs to the page, even within navigation.
        this.parts.redirect = this.#resolver.resolveLink(value)
        this.#section.links += wrapInMarks(part, this.parts.redirect)
    }
  }

  #addText(text: Bytes): void {
    if (!this.#isNavigation) this.parts.textLength += text.length
    // The text of a heading is added when the heading ends.
    const isOfHeading = this.#isInHeading && !this.#isNavigation
    if (isOfHeading) return
    this.anchors.addText(text)
    this.#append('text', text)
  }

  #addTarget(part: 'link' | 'image', target: string): void {
    // Its position in the text counts, too.
    if (!this.#isNavigation) this.#section.text += wrapInMarks(part)
    this.#append(`${part}s`, wrapInMarks(part, target))
  }

  #endHeading(text: Bytes): void {
    this.#section.heading = text
    this.#isInHeading = false
    this.anchors.endHeading(text)
  }

  #append(to: 'text' | 'links' | 'images', part: string): void {
    if (this.#isNavigation) this.parts.navigation += part
    else this.#section[to] += part
  }

  #addSection(level: string): void {
    if (this.#isNavigation) {
      this.parts.navigation += wrapInMarks('section', level)
      return
    }
    if (this.parts.sections.length > MAX_COMPARED_SECTIONS) return
    this.#section = makeSection(Number(level))
    this.parts.sections.push(this.#section)
    this.#isInHeading = true
    this.anchors.beginHeading()
  }
}

/** Returns an empty section. The first section of a page keeps an empty heading. */
function makeSection(level: number): PageSection {
  return { heading: NO_BYTES, level, text: '', links: '', images: '' }
}
