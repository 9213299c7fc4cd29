/**
 * Compares two different addresses that may point to the same place for readers of a page, because
 * they changed when the page moved.
 */
import { type Bytes, getFolder, getLastSegment, percentDecode } from '../web/byte-strings.ts'
import { getStem } from '../web/page-names.ts'
import { findRelativePath } from '../web/resolve-address.ts'
import { MISSING_FILE_MARK } from './address-resolver.ts'
import type { PathPair } from './comparison.ts'

/**
 * Returns whether a target in an earlier page is equivalent to one in the same later page. Both are
 * as a resolver returns them.
 */
export function isSameDestination(earlier: Bytes, later: Bytes, page: PathPair): boolean {
  // The removal of a page is not a change of pages that link to it.
  if (removeMissingFileMark(earlier) === removeMissingFileMark(later)) return true
  if (isSourceOf(earlier, page.from) && isSourceOf(later, page.to)) return true
  if (page.from === page.to) return false
  return isSameMissingFile(earlier, later, page) || differsOnlyInPagePath(earlier, later, page)
}

/** Returns a target without the mark of a missing file. */
function removeMissingFileMark(target: Bytes): Bytes {
  if (!isMissingFile(target)) return target
  return target.slice(MISSING_FILE_MARK.length)
}

function isMissingFile(target: Bytes): boolean {
  return target.startsWith(MISSING_FILE_MARK)
}

/** Source files of pages. Sphinx publishes them with another ending appended. */
const SOURCE_FILE =
  /(?:(?<folder>[^/]*)\/)?(?<name>[^/]+)\.(?:mdx?|mdoc|markdown|[rq]md|rst|adoc|asciidoc|asc|ipynb|org|textile|rdoc|pod|tex)(?:\.txt)?$/i
/** The names of sources of index pages. */
const INDEX_SOURCE_NAME = /^(?:_?index|readme)$/
/** A prefix by which some generators sort pages. */
const ORDER_PREFIX = /^\d+[-_. ]+(?=.)/

/** Returns whether a link points to the source of a page: a document with the name of the page. */
function isSourceOf(link: Bytes, page: Bytes): boolean {
  const source = SOURCE_FILE.exec(decode(link.replace(/[?#].*$/s, '')))?.groups
  if (source === undefined) return false
  const stem = getStem(page)
  const pageName = getLastSegment(stem).toLowerCase()
  const name = unifySourceName(source.name)
  if (!INDEX_SOURCE_NAME.test(name)) return name === pageName
  // Home pages also link to READMEs of other projects.
  if (stem === '') return name !== 'readme'
  return unifySourceName(source.folder) === pageName
}

/** Returns the name of a source or its folder in the form that it has in addresses. */
function unifySourceName(name = ''): string {
  return name.replace(ORDER_PREFIX, '').toLowerCase()
}

/** Returns whether both targets are missing, and have the same path relative to the page. */
function isSameMissingFile(earlier: Bytes, later: Bytes, { from, to }: PathPair): boolean {
  if (!isMissingFile(earlier) || !isMissingFile(later)) return false
  const earlierPath = findRelativePath(removeMissingFileMark(earlier), getFolder(from))
  const laterPath = findRelativePath(removeMissingFileMark(later), getFolder(to))
  return earlierPath === laterPath
}

/**
 * Returns whether two addresses differ only in the path of the page, as in links to report an error
 * or to share the page.
 */
function differsOnlyInPagePath(earlier: Bytes, later: Bytes, { from, to }: PathPair): boolean {
  const earlierStem = getStem(from)
  const laterStem = getStem(to)
  if (earlierStem === '' || laterStem === '') return false

  const earlierText = decode(earlier)
  const laterText = decode(later)
  const stemPattern = new RegExp(`(?<![\\w-])${RegExp.escape(earlierStem)}(?![\\w-])`, 'g')
  if (earlierText.replace(stemPattern, () => laterStem) === laterText) return true

  // The host or a folder of the repository may have the same name, so only the last one is
  // replaced.
  const lastOffset = [...earlierText.matchAll(stemPattern)].at(-1)?.index
  if (lastOffset === undefined) return false
  const textBeforeStem = earlierText.slice(0, lastOffset)
  const textAfterStem = earlierText.slice(lastOffset + earlierStem.length)
  return textBeforeStem + laterStem + textAfterStem === laterText
}

function decode(address: Bytes): string {
  return percentDecode(address) ?? address
}
