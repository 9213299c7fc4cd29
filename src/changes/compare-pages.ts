/** Compares two builds of a page. */
import { asBytes, type Bytes, detach, toText } from '../web/byte-strings.ts'
import type { Aspect, PageChange, PathPair, SectionChange } from './comparison.ts'
import type { PageParts, PageSection } from './page-parts.ts'
import { TARGET_PATTERN } from './part-marks.ts'
import { isSameDestination } from './same-destination.ts'

/** How many changed sections of a page are listed. */
const MAX_LISTED_SECTIONS = 20
/** How much of a title or heading is kept, in UTF-16 units. */
const MAX_HEADING_UNITS = 200

/** Returns the differences that a reader would notice: their kinds, and the changed sections. */
export function comparePageParts(
  earlier: PageParts,
  later: PageParts,
): Pick<PageChange, 'aspects' | 'sections'> {
  const isSameText = makeTextComparer({ from: earlier.page, to: later.page })
  const differ = (getPart: (section: PageSection) => string, separator = '') => {
    const earlierText = earlier.sections.map(getPart).join(separator)
    const laterText = later.sections.map(getPart).join(separator)
    return !isSameText(earlierText, laterText)
  }

  const differences: readonly (readonly [Aspect, boolean])[] = [
    ['title', earlier.title !== later.title],
    ['description', earlier.description !== later.description],
    ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
    ['text', differ(({ text }) => text, '\n')],
    ['links', differ(({ links }) => links)],
    ['images', differ(({ images }) => images)],
    ['navigation', !isSameText(earlier.navigation, later.navigation)],
  ]
  const aspects = differences.filter(([, differs]) => differs).map(([aspect]) => aspect)

  const haveSections = earlier.isParsed && later.isParsed
  if (!haveSections) return { aspects, sections: [] }
  return { aspects, sections: listSectionChanges(earlier, later, isSameText) }
}

/** Compares text in which targets are marked. */
type IsSameText = (earlier: string, later: string) => boolean

/**
 * Returns a comparison in which two targets are equal if readers of the page would consider them
 * so.
 */
function makeTextComparer(page: PathPair): IsSameText {
  return (earlier, later) => {
    if (earlier === later) return true
    const earlierParts = earlier.split(TARGET_PATTERN)
    const laterParts = later.split(TARGET_PATTERN)
    if (earlierParts.length !== laterParts.length) return false
    return earlierParts.every((earlierPart, i) => {
      const laterPart = laterParts[i] ?? ''
      const isTarget = i % 2 === 1
      if (earlierPart === laterPart) return true
      return isTarget && isSameDestination(asBytes(earlierPart), asBytes(laterPart), page)
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
  earlier: PageParts,
  later: PageParts,
  isSameText: IsSameText,
): SectionChange[] {
  const areEqual = (a: PageSection, b: PageSection) =>
    a.level === b.level &&
    a.text === b.text &&
    isSameText(a.links, b.links) &&
    isSameText(a.images, b.images)

  const unmatched = keyByHeading(earlier.sections)
  const changes: { readonly section: PageSection; readonly change: SectionChange['change'] }[] = []
  for (const [key, section] of keyByHeading(later.sections)) {
    const earlierSection = unmatched.get(key)
    unmatched.delete(key)
    if (earlierSection === undefined) changes.push({ section, change: 'added' })
    else if (!areEqual(earlierSection, section)) changes.push({ section, change: 'changed' })
  }
  for (const section of unmatched.values()) changes.push({ section, change: 'removed' })

  return changes
    .slice(0, MAX_LISTED_SECTIONS)
    .map(({ section, change }) => ({ heading: shortenHeading(section.heading), change }))
}

/** Returns sections by their headings; equal headings are numbered. */
function keyByHeading(sections: readonly PageSection[]): Map<string, PageSection> {
  const byHeading = new Map<string, PageSection>()
  const countOfHeading = new Map<string, number>()
  for (const section of sections) {
    const { heading } = section
    const precedingCount = countOfHeading.get(heading) ?? 0
    countOfHeading.set(heading, precedingCount + 1)
    byHeading.set(`${precedingCount} ${heading}`, section)
  }
  return byHeading
}
