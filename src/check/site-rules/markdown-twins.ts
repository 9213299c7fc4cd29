/**
 * Checks the Markdown versions of pages (findings `markdown-twin`), which AI agents read instead.
 */
import { makeCheckpoint } from '../../common/event-loop.ts'
import { type Bytes, getFolder, NO_BYTES, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, isIndexPage, isNotFoundPage, isPage } from '../../web/page-names.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage, PageFacts } from './page-facts.ts'

/** With fewer versions, it is not clear that each page is meant to have one. */
const MIN_VERSIONS = 5
/** How many of ten pages must have a version to conclude that each is meant to have one. */
const MIN_VERSIONS_OF_TEN = 9

/**
 * Pages without a source: lists that generators create, and pages that their plug-ins leave out
 * (vitepress-plugin-llms 1.14: `team` and `blog`), by the last part of the stem.
 */
const WITHOUT_SOURCE = [
  /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team)$/i,
  /(?:^|\/)(?:print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i,
]

/** Markdown files that are not versions of pages. */
const OWN_CONTENT = [
  // In folders for sources, such as `_sources`.
  /(?:^|\/)[_.].*\.md$/i,
  // Files that any project may have, whatever its pages are.
  /(?:^|\/)(?:readme|changelog|changes|licen[cs]e|contributing|security)(?:[-_.][^/]*)?\.md$/i,
  /(?:^|\/)(?:agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?\.md$/i,
  // Other files of projects mostly have names in capitals, which generators do not give to pages.
  /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/,
]

/** Is this the name of a Markdown file? */
export function isMarkdown(name: string): boolean {
  return /\.md$/i.test(name)
}

function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

/**
 * Reports pages without a Markdown version where nearly all have one, and versions without a page.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkMarkdownTwins(
  context: CheckContext,
  pageFacts: FactsByPage,
  linkedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { served, signal } = context
  const hasMarkdown = served.site.names.some(isMarkdown)
  if (!hasMarkdown && !pageFacts.values().some((facts) => facts.namesMarkdown)) return

  const versions = new MarkdownVersions(served.files)
  const pause = makeCheckpoint(signal)
  for (const [pageIndex, facts] of pageFacts) {
    await pause()
    versions.add(getFileName(served.site, pageIndex), facts)
  }
  if (!versions.areExpected) return

  reportWithoutVersion(context, versions)
  await reportWithoutPage(context, versions, linkedFiles)
}

/** The pages of a site, and their versions. */
class MarkdownVersions {
  /** Pages that should have a version. */
  readonly pagesWithout: Bytes[] = []
  readonly #files: ReadonlyMap<string, number>
  /** The names of versions, those of redirects and 404 pages included. */
  readonly #versionNames = new Set<string>()
  /** The similarity keys of pages that have a version. */
  readonly #keysWithVersion = new Set<string>()
  /** How many pages have a version next to them, by the folder of their stems. */
  readonly #countsBeside = new Map<string, number>()
  /** How many versions use each of the names in `listVersionNames`, by index. */
  readonly #nameCounts = { ofIndexPages: [0, 0, 0], ofOthers: [0, 0, 0] }
  #pages = 0
  #withVersion = 0

  constructor(files: ReadonlyMap<string, number>) {
    this.#files = files
  }

  add(page: Bytes, { kind, isRedirectOrCopy, isUnlisted, namesMarkdown }: PageFacts): void {
    const names = listVersionNames(page)
    const present = names.filter((name) => this.#files.has(name))
    for (const name of present) this.#versionNames.add(name)

    if (kind !== undefined || isRedirectOrCopy || isNotFoundPage(page)) return
    this.#pages++
    if (present.length > 0 || namesMarkdown) this.#addVersion(page, names, present)
    else if (!isUnlisted) this.pagesWithout.push(page)
  }

  #addVersion(page: Bytes, names: readonly Bytes[], present: readonly Bytes[]): void {
    this.#withVersion++
    this.#keysWithVersion.add(getSimilarityKey(page))
    if (present.length === 0) return
    const folder = getFolder(getStem(page))
    this.#countsBeside.set(folder, this.countBeside(folder) + 1)
    const counts = this.#getNameCounts(page)
    for (const [i, name] of names.entries())
      if (present.includes(name)) counts[i] = (counts[i] ?? 0) + 1
  }

  /** Is each page meant to have a version? */
  get areExpected(): boolean {
    const areMost = this.#withVersion * 10 >= this.#pages * MIN_VERSIONS_OF_TEN
    return areMost && this.#withVersion >= MIN_VERSIONS
  }

  isVersion(name: string): boolean {
    return this.#versionNames.has(name)
  }

  /** Do similar pages have a version? */
  hasVersionOfSimilar(page: Bytes): boolean {
    return this.#keysWithVersion.has(getSimilarityKey(page))
  }

  /** Returns how many pages with stems in this folder have a version next to them. */
  countBeside(folder: string): number {
    return this.#countsBeside.get(folder) ?? 0
  }

  /**
   * Returns the name that the version of a page would have; undefined if no similar page has a
   * version next to it.
   */
  findExpected(page: Bytes): Bytes | undefined {
    const counts = this.#getNameCounts(page)
    const most = Math.max(...counts)
    if (most === 0) return undefined
    return listVersionNames(page)[counts.indexOf(most)]
  }

  #getNameCounts(page: string): number[] {
    const { ofIndexPages, ofOthers } = this.#nameCounts
    return isIndexPage(page) ? ofIndexPages : ofOthers
  }
}

/** Returns a key that similar pages share: the folder of the stem, and whether it is an index. */
function getSimilarityKey(page: Bytes): string {
  const folder = getFolder(getStem(page))
  return isIndexPage(page) ? `${folder}/` : folder
}

/**
 * Returns the names that generators give to the version of a page. The second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listVersionNames(page: Bytes): readonly Bytes[] {
  const stem = getStem(page)
  if (stem === '') return [toBytes('index.md'), page.concat('.md')]
  return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')]
}

/** Returns the stem of the page that a Markdown file is a version of. */
export function getStemOfPage(version: Bytes): Bytes {
  const name = version.slice(0, -'.md'.length)
  return getStem(isPage(name) ? name : name.concat('.html'))
}

/** Does the host serve a page with this stem, from a file or by a rule? */
export function isPageServed(stem: Bytes, served: ServedSite): boolean {
  const paths = [stem, stem.concat('/'), stem.concat('.html')]
  return paths.some((path) => served.findContent(path) !== undefined)
}

/**
 * Reports pages that lack a version. Not counted are the home page, pages without a source, and
 * pages without a similar page that has a version.
 */
function reportWithoutVersion(
  { served, collector }: CheckContext,
  versions: MarkdownVersions,
): void {
  for (const page of versions.pagesWithout) {
    const stem = getStem(page)
    if (stem === '' || matchesAny(WITHOUT_SOURCE, stem)) continue
    if (!versions.hasVersionOfSimilar(page)) continue
    const values = { file: toText(versions.findExpected(page) ?? NO_BYTES) }
    const key = toBytes(served.site.basePath).concat(page)
    collector.reportWithValues('markdown-twin', values, {
      key,
      spot: makeFileSpot(page),
      target: page,
    })
  }
}

/**
 * Reports versions that lack a page. If most Markdown files of a folder have no page, they are not
 * versions.
 */
async function reportWithoutPage(
  { served, collector, signal }: CheckContext,
  versions: MarkdownVersions,
  linkedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { site } = served
  const pause = makeCheckpoint(signal)
  const withoutPage: { readonly name: Bytes; readonly folder: string }[] = []
  for (const [fileIndex, name] of site.names.entries()) {
    if (!isMarkdown(name) || versions.isVersion(name)) continue
    await pause()
    const stem = getStemOfPage(name)
    if (isPageServed(stem, served)) continue
    if (linkedFiles.has(fileIndex) || matchesAny(OWN_CONTENT, name)) continue
    withoutPage.push({ name, folder: getFolder(stem) })
  }

  for (const [folder, files] of Map.groupBy(withoutPage, (each) => each.folder)) {
    if (files.length >= versions.countBeside(folder)) continue
    for (const { name } of files) {
      const key = toBytes(site.basePath).concat(name)
      collector.report('markdown-twin/page', key, makeFileSpot(name), name)
    }
  }
}
