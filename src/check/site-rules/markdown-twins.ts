/** Checks Markdown twins: the Markdown versions of pages, which AI agents read instead. */
import { makePause } from '../../common/event-loop.ts'
import { type Bytes, getFolder, NO_BYTES, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, HOME_PAGE, isIndexPage, isNotFoundPage, isPage } from '../../web/page-names.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage, PageFacts } from './page-facts.ts'

/** With fewer pages that have a twin, it is not clear that each page is meant to have one. */
const MIN_PAGES_WITH_TWIN = 5
/** The share of pages that must have a twin before each is assumed to need one. */
const MIN_TWIN_SHARE = 0.9

/**
 * Pages without a source: lists that generators create, and pages that their plugins leave out
 * (vitepress-plugin-llms 1.14: `team` and `blog`), by the last part of the stem.
 */
const STEMS_WITHOUT_SOURCE = [
  /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team)$/i,
  /(?:^|\/)(?:print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i,
]

/** Markdown files that are not twins of pages. */
const OTHER_MARKDOWN_FILES = [
  // In folders for sources, such as `_sources`.
  /(?:^|\/)[_.].*\.md$/i,
  // Files that any project may have, whatever its pages are.
  /(?:^|\/)(?:readme|changelog|changes|licen[cs]e|contributing|security)(?:[-_.][^/]*)?\.md$/i,
  /(?:^|\/)(?:agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?\.md$/i,
  // Other files of projects usually have names in capitals, which generators do not give to pages.
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
 * Reports pages without a Markdown twin where nearly all have one, and twins without a page.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkMarkdownTwins(
  context: CheckContext,
  pageFacts: FactsByPage,
  linkedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { servedSite, signal } = context
  const hasMarkdown = servedSite.snapshot.names.some(isMarkdown)
  if (!hasMarkdown && !pageFacts.values().some((facts) => facts.linksToTwin)) return

  const twins = new MarkdownTwins(servedSite.fileIndexes)
  const pause = makePause(signal)
  for (const [pageIndex, facts] of pageFacts) {
    await pause()
    twins.add(getFileName(servedSite.snapshot, pageIndex), facts)
  }
  if (!twins.areExpected) return

  reportPagesWithoutTwin(context, twins)
  await reportTwinsWithoutPage(context, twins, linkedFiles)
}

/** Which pages of a site have a twin, and where. */
class MarkdownTwins {
  /** Pages that should have a twin. */
  readonly pagesWithoutTwin: Bytes[] = []
  readonly #fileIndexes: ReadonlyMap<string, number>
  /** The names of twins, including those of redirects and 404 pages. */
  readonly #twinNames = new Set<string>()
  /** The groups of similar pages in which a page has a twin. */
  readonly #groupsWithTwin = new Set<string>()
  /** How many pages have a twin as a file, not only a link to one, by the folder of their stems. */
  readonly #pagesWithTwinFileByFolder = new Map<string, number>()
  /** How many twins are named in each way. */
  readonly #namingCounts = { ofIndexPages: makeNamingCounts(), ofOthers: makeNamingCounts() }
  #pageCount = 0
  #pageWithTwinCount = 0

  constructor(fileIndexes: ReadonlyMap<string, number>) {
    this.#fileIndexes = fileIndexes
  }

  add(page: Bytes, { kind, isRedirectOrCopy, hasNoindex, linksToTwin }: PageFacts): void {
    const twins = listTwinNames(page).filter(({ name }) => this.#fileIndexes.has(name))
    for (const { name } of twins) this.#twinNames.add(name)

    if (kind !== undefined || isRedirectOrCopy || isNotFoundPage(page)) return
    this.#pageCount++
    if (twins.length > 0 || linksToTwin) this.#countPageWithTwin(page, twins)
    else if (!hasNoindex) this.pagesWithoutTwin.push(page)
  }

  /**
   * Adds a page with a twin to the counts. `twins` is empty if only a link says that there is one.
   */
  #countPageWithTwin(page: Bytes, twins: readonly TwinName[]): void {
    this.#pageWithTwinCount++
    this.#groupsWithTwin.add(getPageGroup(page))
    if (twins.length === 0) return
    const folder = getFolder(getStem(page))
    this.#pagesWithTwinFileByFolder.set(folder, this.countPagesWithTwinFile(folder) + 1)
    const counts = this.#getNamingCounts(page)
    for (const { naming } of twins) counts[naming]++
  }

  /** Is each page meant to have a twin? */
  get areExpected(): boolean {
    const minCount = Math.max(MIN_PAGES_WITH_TWIN, this.#pageCount * MIN_TWIN_SHARE)
    return this.#pageWithTwinCount >= minCount
  }

  isTwin(name: string): boolean {
    return this.#twinNames.has(name)
  }

  /** Do similar pages have a twin? */
  hasTwinOfSimilar(page: Bytes): boolean {
    return this.#groupsWithTwin.has(getPageGroup(page))
  }

  /** Returns how many pages with stems in this folder have a twin as a file. */
  countPagesWithTwinFile(folder: string): number {
    return this.#pagesWithTwinFileByFolder.get(folder) ?? 0
  }

  /**
   * Returns the name that the twin of a page would have; undefined if no similar page has a
   * twin next to it.
   */
  findExpectedName(page: Bytes): Bytes | undefined {
    const counts = this.#getNamingCounts(page)
    const highestCount = Math.max(...Object.values(counts))
    if (highestCount === 0) return undefined
    return listTwinNames(page).find(({ naming }) => counts[naming] === highestCount)?.name
  }

  #getNamingCounts(page: string): NamingCounts {
    const { ofIndexPages, ofOthers } = this.#namingCounts
    return isIndexPage(page) ? ofIndexPages : ofOthers
  }
}

/**
 * The ways in which generators name the twin of a page. For `guide.html` and
 * `guide/index.html`, `besideStem` is `guide.md`, and `inFolder` is `guide/index.md`. For
 * `guide.html`, `afterHtml` is `guide.html.md`: https://llmstxt.org, read 2026-11.
 */
type TwinNaming = 'besideStem' | 'afterHtml' | 'inFolder'

type NamingCounts = Record<TwinNaming, number>

function makeNamingCounts(): NamingCounts {
  return { besideStem: 0, afterHtml: 0, inFolder: 0 }
}

/** A name that the twin of a page may have. */
interface TwinName {
  readonly naming: TwinNaming
  readonly name: Bytes
}

/** Returns the names that generators give to the twin of a page. */
function listTwinNames(page: Bytes): readonly TwinName[] {
  const stem = getStem(page)
  const afterHtml: TwinName = { naming: 'afterHtml', name: page.concat('.md') }
  const isHomePage = stem === ''
  if (isHomePage) return [{ naming: 'besideStem', name: toBytes('index.md') }, afterHtml]
  return [
    { naming: 'besideStem', name: stem.concat('.md') },
    afterHtml,
    { naming: 'inFolder', name: stem.concat(toBytes('/index.md')) },
  ]
}

/**
 * Returns the group of similar pages that a page is in: the folder of its stem, and whether it is
 * an index. The home page is not similar to others: parts of a site have a home page in common.
 */
function getPageGroup(page: Bytes): string {
  if (page === HOME_PAGE) return page
  const folder = getFolder(getStem(page))
  return isIndexPage(page) ? `${folder}/` : folder
}

/** Returns the stem of the page that a Markdown file is the twin of. */
export function getStemOfTwin(twin: Bytes): Bytes {
  const name = twin.slice(0, -'.md'.length)
  return getStem(isPage(name) ? name : name.concat('.html'))
}

/** Does the host serve a page with this stem, from a file or by a rule? */
export function isPageServed(stem: Bytes, servedSite: ServedSite): boolean {
  const paths = [stem, stem.concat('/'), stem.concat('.html')]
  return paths.some((path) => servedSite.findContent(path) !== undefined)
}

/**
 * Reports pages that lack a twin. The home page, pages without a source, and pages without a
 * similar page that has a twin are not counted.
 */
function reportPagesWithoutTwin(
  { servedSite, collector }: CheckContext,
  twins: MarkdownTwins,
): void {
  for (const page of twins.pagesWithoutTwin) {
    const stem = getStem(page)
    if (stem === '' || matchesAny(STEMS_WITHOUT_SOURCE, stem)) continue
    if (!twins.hasTwinOfSimilar(page)) continue
    const key = makeFullPath(page, servedSite)
    const values = { file: toText(twins.findExpectedName(page) ?? NO_BYTES) }
    collector.report('markdown-twin', { key, spot: makeFileSpot(page), target: page }, values)
  }
}

/**
 * Reports twins that lack a page. If most Markdown files of a folder have no page, they are not
 * twins.
 */
async function reportTwinsWithoutPage(
  { servedSite, collector, signal }: CheckContext,
  twins: MarkdownTwins,
  linkedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { snapshot } = servedSite
  const pause = makePause(signal)
  const twinsWithoutPage: { readonly name: Bytes; readonly folder: string }[] = []
  for (const [fileIndex, name] of snapshot.names.entries()) {
    if (!isMarkdown(name) || twins.isTwin(name)) continue
    await pause()
    const stem = getStemOfTwin(name)
    if (isPageServed(stem, servedSite)) continue
    if (linkedFiles.has(fileIndex) || matchesAny(OTHER_MARKDOWN_FILES, name)) continue
    twinsWithoutPage.push({ name, folder: getFolder(stem) })
  }

  for (const [folder, twinsOfFolder] of Map.groupBy(twinsWithoutPage, (twin) => twin.folder)) {
    if (twinsOfFolder.length >= twins.countPagesWithTwinFile(folder)) continue
    for (const { name } of twinsOfFolder) {
      const key = makeFullPath(name, servedSite)
      collector.report('markdown-twin/page', { key, spot: makeFileSpot(name), target: name })
    }
  }
}
