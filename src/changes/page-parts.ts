import { hash } from 'node:crypto'
import { asBytes, type Bytes, detach, NO_BYTES, toText } from '../web/byte-strings.ts'
import { ComparedContentReader, type Noticed } from '../web/page/compared-content-reader.ts'
import { findBase } from '../web/page/page-text.ts'
import { chooseSyntax } from '../web/page/vocabulary.ts'
import { getStem } from '../web/page-names.ts'
import { NOT_A_FILE, type PageResolver, type SiteResolver, UNANSWERED } from './address-resolver.ts'
import { removeStamps, stabilizePath } from './generated.ts'
import type { PageFingerprint } from './moves.ts'
import {
  AnchorCollector,
  hasLastingAnchors,
  listScriptedIds,
  type PageAnchor,
} from './page-anchors.ts'
import { isSameDestination } from './same-destination.ts'
import type { Aspect, Move, PageChange, SectionChange } from './site-change.ts'

/** How many sections of a page are compared. The rest counts as one. */
const MAX_COMPARED = 10_000
/** How many changed sections of a page are listed. */
const MAX_LISTED_SECTIONS = 20
/** How much of a title or heading is kept, in UTF-16 units. */
const MAX_HEADING_UNITS = 200
/** The least text of a page that is recognized at another path, in characters. */
const MIN_TEXT_CHARS = 20

/** The parts of a page that can be compared. */
export interface PageParts extends PartsOutsideSections {
  /** The name of its file. */
  readonly page: Bytes
  /** The first section is the content before any heading. */
  readonly sections: readonly Section[]
}

interface PartsOutsideSections {
  readonly title: Bytes
  readonly description: Bytes
  readonly navigation: string
  /** The length of its text without navigation, in characters. */
  readonly length: number
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
  length: 0,
  redirect: undefined,
  anchors: undefined,
  scriptedIds: [],
}

/** A heading and the content up to the next one. */
interface Section {
  heading: Bytes
  /** The level of the heading, from 1 to 6; 0 for the content before any heading. */
  readonly level: number
  text: string
  links: string
  images: string
}

/** Returns the parts of a page. */
export function readPageParts(page: Bytes, text: Bytes, targets: SiteResolver): PageParts {
  const syntax = chooseSyntax(page)
  const hideAddress = makeAddressHider(page)
  const collector = new PartsCollector(targets(page, findBase(text, syntax)), hideAddress)
  const cleanText = (shown: Bytes) => hideAddress(removeStamps(shown))
  new ComparedContentReader(collector.addPart, syntax, cleanText, collector.addAnchor).read(text)
  const { parts } = collector
  const hasHeading = parts.sections.length > 1
  const anchors = hasLastingAnchors(page, text, hasHeading) ? collector.anchors.found : undefined
  return { page, ...parts, anchors, scriptedIds: listScriptedIds(text) }
}

/**
 * Returns a function that removes the page's own full address from text. Pages show it for
 * citations or next to a QR code, and it changes when the page moves.
 */
function makeAddressHider(page: Bytes): (shown: Bytes) => Bytes {
  const stem = getStem(page)
  if (stem === '') return (shown) => shown
  const end = '(?:\\.x?html?|/index\\.x?html?|/)?(?![\\w/-]|\\.\\w)'
  const address = new RegExp(`(?<=https?://[^\\s"'<>]{1,200}/)${RegExp.escape(stem)}${end}`, 'g')
  return (shown) => (shown.includes('://') ? shown.replace(address, '') : shown)
}

/** Returns the parts of a page that is not parsed. `bytes` is the digest of its content. */
export function makeOpaqueParts(page: Bytes, bytes: string): PageParts {
  return {
    ...NO_PARTS,
    page,
    sections: [{ ...makeSection(0), text: bytes }],
    length: Number.POSITIVE_INFINITY,
  }
}

/** Returns the fingerprint of a page. */
export function fingerprintPage(page: PageParts): PageFingerprint {
  const { title, description, sections, length, redirect } = page
  const said = sections.map(({ level, heading, text, images }) => {
    return [level, heading, text, images.replace(PICTURE, stabilizePicture)]
  })
  const all = JSON.stringify([title, description, said])
  return {
    content: length < MIN_TEXT_CHARS ? undefined : computeDigest(Buffer.from(all, 'latin1')),
    isRedirect: redirect !== undefined,
  }
}

/** Returns the first 132 bits of the SHA-256. */
export function computeDigest(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64').slice(0, 22)
}

/** Returns the differences that a reader would notice: their kinds, and the changed sections. */
export function comparePages(
  before: PageParts,
  after: PageParts,
): Pick<PageChange, 'what' | 'sections'> {
  const areSame = makeTextComparer({ from: before.page, to: after.page })
  const differ = (getPart: (section: Section) => string, separator = '') => {
    const earlier = before.sections.map(getPart).join(separator)
    const later = after.sections.map(getPart).join(separator)
    return !areSame(earlier, later)
  }

  const aspects: readonly (readonly [Aspect, boolean])[] = [
    ['title', before.title !== after.title],
    ['description', before.description !== after.description],
    ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
    ['text', differ(({ text }) => text, '\n')],
    ['links', differ(({ links }) => links)],
    ['images', differ(({ images }) => images)],
    ['navigation', !areSame(before.navigation, after.navigation)],
  ]
  const what = aspects.filter(([, differs]) => differs).map(([aspect]) => aspect)

  // Sections are unknown for a page that was not parsed.
  const areParsed = before.length + after.length < Number.POSITIVE_INFINITY
  if (!areParsed) return { what, sections: [] }
  return { what, sections: listSectionChanges(before, after, areSame) }
}

/** Compares texts in which targets are marked. */
type AreSame = (before: string, after: string) => boolean

/**
 * Returns a comparison in which two targets are equal if readers of the page would consider them
 * so.
 */
function makeTextComparer(page: Move): AreSame {
  return (before, after) => {
    if (before === after) return true
    const earlierParts = before.split(EACH_TARGET)
    const laterParts = after.split(EACH_TARGET)
    if (earlierParts.length !== laterParts.length) return false
    return earlierParts.every((earlier, i) => {
      const later = laterParts[i] ?? ''
      const isTarget = i % 2 === 1
      if (earlier === later) return true
      return isTarget && isSameDestination(asBytes(earlier), asBytes(later), page)
    })
  }
}

/**
 * Returns a title or heading as text, shortened, and without the sign that links to the heading
 * itself. The result does not keep the whole page in memory.
 */
export function shortenHeading(bytes: Bytes): string {
  return toText(detach(bytes.slice(0, 4 * MAX_HEADING_UNITS)))
    .replace(/\s*[#¶§🔗]+$/u, '')
    .slice(0, MAX_HEADING_UNITS)
}

function listSectionChanges(
  before: PageParts,
  after: PageParts,
  areSame: AreSame,
): SectionChange[] {
  const areEqual = (a: Section, b: Section) =>
    a.level === b.level &&
    a.text === b.text &&
    areSame(a.links, b.links) &&
    areSame(a.images, b.images)

  const unmatched = keyByHeading(before.sections)
  const changes: { readonly section: Section; readonly is: SectionChange['is'] }[] = []
  for (const [key, section] of keyByHeading(after.sections)) {
    const earlier = unmatched.get(key)
    unmatched.delete(key)
    if (earlier === undefined) changes.push({ section, is: 'added' })
    else if (!areEqual(earlier, section)) changes.push({ section, is: 'changed' })
  }
  for (const section of unmatched.values()) changes.push({ section, is: 'removed' })

  return changes
    .slice(0, MAX_LISTED_SECTIONS)
    .map(({ section, is }) => ({ heading: shortenHeading(section.heading), is }))
}

/** Returns sections by their headings; equal headings are numbered. */
function keyByHeading(sections: readonly Section[]): Map<string, Section> {
  const times = new Map<string, number>()
  return new Map(
    sections.map((section) => {
      const time = times.get(section.heading) ?? 0
      times.set(section.heading, time + 1)
      return [`${time} ${section.heading}`, section]
    }),
  )
}

/** Collects the parts of a page as they are read. */
class PartsCollector {
  #open = makeSection(0)
  readonly parts = { ...NO_PARTS, sections: [this.#open] }
  readonly anchors = new AnchorCollector()
  readonly #destinations: PageResolver
  readonly #hideAddress: (shown: Bytes) => Bytes
  #isInHeading = false
  #isNavigation = false

  constructor(destinations: PageResolver, hideAddress: (shown: Bytes) => Bytes) {
    this.#destinations = destinations
    this.#hideAddress = hideAddress
  }

  readonly addAnchor = (id: Bytes, tag: string): void => {
    if (this.#isNavigation) this.anchors.addOutside(id)
    else this.anchors.add(id, tag)
  }

  readonly addPart = (what: Noticed, value: Bytes): void => {
    switch (what) {
      case 'title':
      case 'description':
        this.parts[what] = value
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
      case 'image':
        this.#addTarget(what, value)
        break
      case 'alternative':
        this.#append('images', wrapInMarks(what, this.#hideAddress(value)))
        break
      case 'mark':
        this.#append('text', wrapInMarks(what, value))
        break
      case 'region':
        this.#isNavigation = value === 'navigation'
        break
      case 'redirect':
        // A redirect belongs to the page, even within navigation.
        this.parts.redirect = this.#destinations.link(value)
        this.#open.links += wrapInMarks(what, this.parts.redirect)
    }
  }

  #addText(text: Bytes): void {
    if (!this.#isNavigation) this.parts.length += text.length
    // The text of a heading is added when the heading ends.
    const isOfHeading = this.#isInHeading && !this.#isNavigation
    if (isOfHeading) return
    this.anchors.addText(text)
    this.#append('text', text)
  }

  #addTarget(what: 'link' | 'image', address: Bytes): void {
    // Its position in the text counts, too.
    if (!this.#isNavigation) this.#open.text += wrapInMarks(what)
    this.#append(`${what}s`, wrapInMarks(what, this.#destinations[what](address)))
  }

  #endHeading(text: Bytes): void {
    this.#open.heading = text
    this.#isInHeading = false
    this.anchors.endHeading(text)
  }

  #append(to: 'text' | 'links' | 'images', part: string): void {
    if (this.#isNavigation) this.parts.navigation += part
    else this.#open[to] += part
  }

  #addSection(level: string): void {
    if (this.#isNavigation) {
      this.parts.navigation += wrapInMarks('section', level)
      return
    }
    if (this.parts.sections.length > MAX_COMPARED) return
    this.#open = makeSection(Number(level))
    this.parts.sections.push(this.#open)
    this.#isInHeading = true
    this.anchors.beginHeading()
  }
}

/** Returns an empty section. The first section of a page keeps an empty heading. */
function makeSection(level: number): Section {
  return { heading: NO_BYTES, level, text: '', links: '', images: '' }
}

/** Control characters that mark parts of a page. Text does not contain them. */
const MARKS = {
  section: '\x04',
  image: '\x06',
  alternative: '\x07',
  link: '\x0b',
  mark: '\x0e',
  redirect: '\x0f',
} as const

const TARGET_MARKS = MARKS.link + MARKS.image + MARKS.redirect
/** Splits a text so that every second part is a target. */
const EACH_TARGET = new RegExp(`[${TARGET_MARKS}]([^${TARGET_MARKS}]*)[${TARGET_MARKS}]`)

const PICTURE = new RegExp(`${MARKS.image}([^${MARKS.image}]*)${MARKS.image}`, 'g')

/**
 * Returns a picture for the fingerprint of a page. Missing pictures are not visible, and one with a
 * hash in its name may be generated from the address of the page, as a QR code.
 */
function stabilizePicture(picture: string, target: string): string {
  if (target.startsWith(UNANSWERED)) return wrapInMarks('image')
  if (target.startsWith(NOT_A_FILE)) return picture
  return wrapInMarks('image', stabilizePath(target))
}

/**
 * Returns a part of a page, or its place in the text, between two marks, so that its value cannot
 * be confused with the text around it.
 */
function wrapInMarks(what: keyof typeof MARKS, value = ''): string {
  const mark = MARKS[what]
  return mark + value + mark
}
