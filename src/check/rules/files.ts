import { makeInterruptible } from '../../common/event-loop.ts'
import { tryOnDisk } from '../../common/file-errors.ts'
import { count, showMegabytes } from '../../common/units.ts'
import { WINDOWS_NAME_RULES } from '../../disk/file-names.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import {
  type Bytes,
  cutAfterPart,
  getFolder,
  NO_BYTES,
  readBytes,
  toText,
} from '../../web/byte-strings.ts'
import { findDottedPart } from '../../web/host/dot-files.ts'
import type { HostRules, Limit } from '../../web/host/hosts/host-rules.ts'
import type { PublishedFiles } from '../../web/host/published-files.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import { getFileName, makeDiskPath, type Tree } from '../../web/tree.ts'
import type { FindingCounter } from './finding-counter.ts'
import { findLeak } from './leaked-files.ts'
import { pointAtFile } from './occurrences.ts'
import type { RuleContext } from './rule-context.ts'

/**
 * How many pages a site should have, and the job whose service counted them; without one, a person
 * did.
 */
type Expected = { readonly pageCount?: number | undefined; readonly job?: string | undefined }

/**
 * Checks what names, sizes and the smallest files alone can show.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkFiles(
  context: RuleContext,
  tree: Tree,
  expected: Expected,
): Promise<void> {
  const { served, counter, signal } = context
  const { rules } = served
  checkPages(context, tree, expected)
  checkLimits(tree, rules, counter)
  for (const { name, why } of tree.unreadable) {
    const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file'
    counter.countWithValues(kind, { why }, name, pointAtFile(name))
  }
  for (const link of new Set(tree.loops.map((loop) => loop.link)))
    counter.count('unreadable-file/circle', link, pointAtFile(link))
  if (tree.unreadNames > 0)
    counter.countForSite('unreadable-file/names', { folders: count(tree.unreadNames, 'folder') })
  const checkPortable = portableNames(counter)
  for await (const [i, name] of makeInterruptible(tree.names.entries(), signal)) {
    checkPublished(name, rules, counter)
    if (isPointer(tree, i)) counter.count('unreadable-file/pointer', name, pointAtFile(name))
    checkPortable(name)
  }
}

/**
 * Of a pointer with the name of a hash and a size:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. In bytes.
 */
const POINTER = { min: 120, max: 140, start: 'version https://git-lfs.github.com/spec/' } as const

function isPointer(tree: Tree, i: number): boolean {
  const size = tree.sizes[i] ?? 0
  if (size < POINTER.min || size > POINTER.max) return false
  const path = makeDiskPath(tree.root, getFileName(tree, i))
  const start = () => readBytes(readStartOfFile(path, POINTER.start.length))
  // Where it matters that a file cannot be read, whoever reads it says so.
  return tryOnDisk(start, NO_BYTES) === POINTER.start
}

function checkPages(
  { served, counter }: RuleContext,
  { names: listed, sizes }: Tree,
  expected: Expected,
): void {
  const { rules, files, hasErrorPage } = served
  const { names } = served.site
  const other = names.find((name) => /^index\.html?$/i.test(name))
  if (files.has(HOME_PAGE)) {
    const isShown = served.findServedFile(NO_BYTES) === files.get(HOME_PAGE)
    if (isShown && sizes[listed.indexOf(HOME_PAGE)] === 0)
      counter.countForSite('no-index/empty', {})
  } else if (other === undefined) counter.countForSite('no-index', {})
  else counter.countForSite('no-index/other', { name: other })
  if (!files.has('404.html') && !hasErrorPage && rules.missing !== 'unknown') {
    const kind = rules.missing === 'home-page' ? 'no-404-page/home-page' : 'no-404-page'
    counter.countForSite(kind, { other: toText(names.find(isNotFoundPageOfSite) ?? NO_BYTES) })
  }
  checkPageCount(names, expected, counter)
}

function checkPageCount(
  names: readonly string[],
  { pageCount, job }: Expected,
  counter: FindingCounter,
): void {
  const all = names.filter(isPage).length
  const found = names.filter((name) => isPage(name) && !isNotFoundPageOfSite(name)).length
  if (pageCount === undefined || found >= pageCount) return
  // Services differ in whether they count 404 pages.
  const kind = all < pageCount ? 'page-count' : 'page-count/unclear'
  const apart = kind === 'page-count' && found < all ? ' apart from its 404 page' : ''
  let counted = `the service counted ${pageCount}`
  if (job === undefined) counted = `--page-count asks for ${pageCount}`
  counter.countForSite(kind, { found: count(found, 'page') + apart, counted })
}

/**
 * Counts what a host keeps for itself, or refuses: one finding for each file, or for all in a
 * folder.
 */
export function countUnpublished(kept: PublishedFiles['kept'], counter: FindingCounter): void {
  for (const [part, entry] of kept) {
    if (entry === 'expected') continue
    const { fate, why } = entry
    if (fate === 'unread')
      counter.countWithValues('redirect-invalid/unread', { problem: why }, part, pointAtFile(part))
    else counter.countWithValues(KIND_OF_FATE[fate], { why }, part, pointAtFile(part))
  }
}

const KIND_OF_FATE = {
  'left-out': 'not-served',
  'unless-prebuilt': 'not-served',
  alone: 'not-served/rest',
  refused: 'not-served/refused',
  exposed: 'leaked-file/exposed',
} as const

/**
 * Counts a file that should not be published, or that the host would not publish; one finding for
 * all in a folder.
 */
function checkPublished(name: Bytes, rules: HostRules, counter: FindingCounter): void {
  const leak = findLeak(name)
  if (leak !== undefined) {
    const kind = leak.isSecret ? 'leaked-file/secret' : 'leaked-file'
    counter.countWithValues(kind, { what: leak.what }, leak.part, pointAtFile(name))
    return
  }
  const dropped = findDottedPart(name, rules.dropsDotFiles)
  if (dropped !== undefined && !NOT_MISSED.has(dropped.slice(getFolder(dropped).length)))
    counter.count('hidden-files', dropped, pointAtFile(name))
}

/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED: ReadonlySet<string> = new Set(['.nojekyll', '.buildinfo', '.assetsignore'])

/** Counts every limit of a host that a site exceeds. */
function checkLimits(tree: Tree, rules: HostRules, counter: FindingCounter): void {
  const { names, sizes } = tree
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const ofSite = exceeded(rules.siteBytes, bytes)
  if (ofSite !== undefined) {
    const values = { size: showMegabytes(bytes), limit: ofSite.of }
    counter.countForSite(`site-too-large${softly(ofSite)}`, values)
  }
  const ofFiles = exceeded(rules.files, names.length)
  if (ofFiles !== undefined) {
    const values = { files: count(names.length, 'file'), limit: ofFiles.of }
    counter.countForSite(`too-many-files${softly(ofFiles)}`, values)
  }
  for (const [i, size] of sizes.entries()) {
    const limit = exceeded(rules.fileBytes, size)?.of
    if (limit === undefined) continue
    const name = getFileName(tree, i)
    const values = { size: showMegabytes(size), limit }
    counter.countWithValues('file-too-large', values, name, pointAtFile(name))
  }
  if (rules.filesInFolder.length === 0) return
  for (const [folder, { length }] of Map.groupBy(names, getFolder)) {
    const limit = exceeded(rules.filesInFolder, length)?.of
    const files = count(length, 'file')
    if (limit !== undefined)
      counter.countWithValues('too-many-files', { files, limit }, folder, pointAtFile(folder))
  }
}

function exceeded(limits: readonly Limit[], value: number): Limit | undefined {
  return limits.find((limit) => value > limit.max)
}

const softly = ({ severity }: Limit) => (severity === 'error' ? '' : '/soft')

/**
 * Returns what counts names that Windows and macOS cannot hold, or cannot hold beside each other:
 * one after the other.
 */
function portableNames(counter: FindingCounter): (name: Bytes) => void {
  /** The first name of those that differ only in case, by what they have in common. */
  const firsts = new Map<string, Bytes>()
  /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
  const folders = new Map([['', false]])

  const differsInCase = (name: Bytes): boolean => {
    const folded = toText(name).normalize('NFC').toLowerCase().replace(/\/$/, '')
    const first = firsts.get(folded) ?? name
    firsts.set(folded, first)
    if (first === name) return false
    counter.countWithValues('portable-name/case', { other: toText(first) }, name, pointAtFile(name))
    return true
  }

  /**
   * Counts each clash once: what is in a folder that clashes is not counted again. Folders end in
   * `/`.
   */
  const clashes = (name: Bytes): boolean => {
    const folder = getFolder(name.replace(/\/$/, ''))
    const isInClash = folders.get(folder) ?? clashes(folder)
    folders.set(folder, isInClash)
    return isInClash || differsInCase(name)
  }

  return (name) => {
    for (const { why, pattern } of WINDOWS_NAME_RULES) {
      const part = cutAfterPart(name, (bytes) => pattern.test(toText(bytes)))
      if (part !== undefined)
        counter.countWithValues('portable-name', { why: `it ${why}` }, part, pointAtFile(name))
    }
    clashes(name)
  }
}
