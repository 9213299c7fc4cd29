/** Compares two builds of a page. */
import { asBytes, type Bytes, detach, toText } from '../web/byte-strings.ts'
import type { PageParts, Section } from './page-parts.ts'
import { EACH_TARGET } from './part-marks.ts'
import { isSameDestination } from './same-destination.ts'
import type { Aspect, Move, PageChange, SectionChange } from './site-change.ts'

/** How many changed sections of a page are listed. */
const MAX_LISTED_SECTIONS = 20
/** How much of a title or heading is kept, in UTF-16 units. */
const MAX_HEADING_UNITS = 200

/** Returns the differences that a reader would notice: their kinds, and the changed sections. */
export function findDifferences(
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
