/**
 * Compares two different addresses that may point to the same place for readers of a page, because
 * they changed when the page moved.
 */
import { type Bytes, getFolder, percentDecode } from '../web/byte-strings.ts'
import { getStem } from '../web/page-names.ts'
import { findRelativePath } from '../web/resolve-address.ts'
import { UNANSWERED } from './address-resolver.ts'
import type { Move } from './site-change.ts'

/**
 * Returns whether a target in an earlier page is equivalent to one in the same later page. Both are
 * as a resolver returns them.
 */
export function isSameDestination(was: Bytes, is: Bytes, page: Move): boolean {
  // The removal of a page is not a change of pages that link to it.
  if (removeDeadEndMark(was) === removeDeadEndMark(is)) return true
  if (isSourceOf(was, page.from) && isSourceOf(is, page.to)) return true
  if (page.from === page.to) return false
  return isSameDeadEnd(was, is, page) || differsOnlyInPagePath(was, is, page)
}

/** Returns a target without the mark of a missing file. */
function removeDeadEndMark(target: Bytes): Bytes {
  if (!isDeadEnd(target)) return target
  return target.slice(UNANSWERED.length)
}

function isDeadEnd(target: Bytes): boolean {
  return target.startsWith(UNANSWERED)
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
  const pageName = getLastSegment(stem)
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

const getLastSegment = (stem: string) => stem.slice(stem.lastIndexOf('/') + 1).toLowerCase()

/** Returns whether both targets are missing, and have the same path relative to the page. */
function isSameDeadEnd(was: Bytes, is: Bytes, { from, to }: Move): boolean {
  if (!isDeadEnd(was) || !isDeadEnd(is)) return false
  const earlier = findRelativePath(removeDeadEndMark(was), getFolder(from))
  const later = findRelativePath(removeDeadEndMark(is), getFolder(to))
  return earlier === later
}

/**
 * Returns whether two addresses differ only in the path of the page, as links to report an error or
 * to share the page.
 */
function differsOnlyInPagePath(was: Bytes, is: Bytes, { from, to }: Move): boolean {
  const oldStem = getStem(from)
  const newStem = getStem(to)
  if (oldStem === '' || newStem === '') return false

  const earlier = decode(was)
  const later = decode(is)
  const eachStem = new RegExp(`(?<![\\w-])${RegExp.escape(oldStem)}(?![\\w-])`, 'g')
  if (earlier.replace(eachStem, () => newStem) === later) return true

  // The host or a folder of the repository may have the same name, so only the last one is
  // replaced.
  const last = [...earlier.matchAll(eachStem)].at(-1)?.index
  if (last === undefined) return false
  return earlier.slice(0, last) + newStem + earlier.slice(last + oldStem.length) === later
}

function decode(address: Bytes): string {
  return percentDecode(address) ?? address
}
