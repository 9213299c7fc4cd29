/**
 * Whether two addresses point to the same place for the readers of a page, although they differ:
 * they moved along with the page.
 */
import { type Bytes, getFolder, percentDecode } from '../web/byte-strings.ts'
import { getStem } from '../web/page-names.ts'
import { findRelativePath } from '../web/resolve-address.ts'
import { UNANSWERED } from './address-resolver.ts'
import type { Move } from './site-change.ts'

/**
 * Returns whether a target in a page of the earlier site is that in the same page of the later one.
 * Both are as a resolver returns them.
 */
export function isSameDestination(was: Bytes, is: Bytes, page: Move): boolean {
  // That a page is gone is not a change of those that point to it.
  if (removeDeadEndMark(was) === removeDeadEndMark(is)) return true
  if (isSourceOf(was, page.from) && isSourceOf(is, page.to)) return true
  if (page.from === page.to) return false
  return isSameDeadEnd(was, is, page) || namesPage(was, is, page)
}

/** Returns a target without what says that nothing answers it. */
function removeDeadEndMark(target: Bytes): Bytes {
  if (!isDeadEnd(target)) return target
  return target.slice(UNANSWERED.length)
}

function isDeadEnd(target: Bytes): boolean {
  return target.startsWith(UNANSWERED)
}

/** Files that people write pages in; Sphinx publishes them with another ending behind that. */
const SOURCE =
  /(?:(?<folder>[^/]*)\/)?(?<name>[^/]+)\.(?:mdx?|mdoc|markdown|[rq]md|rst|adoc|asciidoc|asc|ipynb|org|textile|rdoc|pod|tex)(?:\.txt)?$/i
/** What the source of the page of a folder is called. */
const OF_FOLDER = /^(?:_?index|readme)$/
/** What some generators sort pages by. */
const ORDER = /^\d+[-_. ]+(?=.)/

/**
 * Returns whether a link points to what a page was written as: to a document that is called like
 * the page.
 */
function isSourceOf(link: Bytes, page: Bytes): boolean {
  const source = SOURCE.exec(decode(link.replace(/[?#].*$/s, '')))?.groups
  if (source === undefined) return false
  const stem = getStem(page)
  const own = getLastPart(stem)
  const [name, folder] = [source.name, source.folder].map((part = '') =>
    part.replace(ORDER, '').toLowerCase(),
  )
  if (name === undefined || !OF_FOLDER.test(name)) return name === own
  // Home pages link to the READMEs of other projects, too.
  if (stem === '') return name !== 'readme'
  return folder === own
}

const getLastPart = (stem: string) => stem.slice(stem.lastIndexOf('/') + 1).toLowerCase()

/**
 * Returns whether nothing answers either of them, and they point to the same place as seen from the
 * page.
 */
function isSameDeadEnd(was: Bytes, is: Bytes, { from, to }: Move): boolean {
  if (!isDeadEnd(was) || !isDeadEnd(is)) return false
  return (
    findRelativePath(removeDeadEndMark(was), getFolder(from)) ===
    findRelativePath(removeDeadEndMark(is), getFolder(to))
  )
}

/**
 * Returns whether an address names the page in both, and nothing else in it differs: a form to
 * report errors, a page to share it.
 */
function namesPage(was: Bytes, is: Bytes, { from, to }: Move): boolean {
  const before = getStem(from)
  const after = getStem(to)
  if (before === '' || after === '') return false
  const earlier = decode(was)
  const later = decode(is)
  const named = new RegExp(`(?<![\\w-])${RegExp.escape(before)}(?![\\w-])`, 'g')
  if (earlier.replace(named, () => after) === later) return true
  // The host, or a folder of the repository, may be called so, too.
  const last = [...earlier.matchAll(named)].at(-1)?.index
  if (last === undefined) return false
  return earlier.slice(0, last) + after + earlier.slice(last + before.length) === later
}

function decode(address: Bytes): string {
  return percentDecode(address) ?? address
}
