import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ignoreDiskError } from '../../common/disk-errors.ts'
import { iterateWithPauses, makePause, type Pause } from '../../common/event-loop.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, readBytes, toBytes, toText } from '../../web/byte-strings.ts'
import { listSitemapsInRobots } from '../../web/documents/robots-txt.ts'
import {
  readSitemap,
  readTextSitemap,
  type SitemapContent,
  type SitemapEntry,
} from '../../web/documents/sitemap.ts'
import type { ServedContent } from '../../web/host/served-content.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isNotFoundPage, isPage, ROBOTS_FILE } from '../../web/page-names.ts'
import { AddressResolver } from '../../web/resolve-address.ts'
import { type FileIndex, makeDiskPath } from '../../web/tree.ts'
import { checkCanonical, readUrlHost } from '../addresses/canonical-host.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import { checkIndexing, checkRobotsFormat } from './not-indexed.ts'
import type { FactsByPage, PageFacts } from './page-facts.ts'

const gunzipAsync = promisify(gunzip)

/** The first bytes of a gzip file: RFC 1952. */
const GZIP_MAGIC = Buffer.of(0x1f, 0x8b)

/** The names that crawlers try, besides those in `robots.txt`. */
const COMMON_SITEMAP_NAMES = [
  'sitemap.xml',
  'sitemap_index.xml',
  'sitemap-index.xml',
  'sitemap.xml.gz',
] as const
/** The maximum size of a sitemap, in bytes: https://www.sitemaps.org/protocol.html. */
const MAX_SITEMAP_BYTES = 50 << 20
/** Why a file has no content that can be checked, each as the end of a sentence. */
const WHY_TOO_LARGE = `it is larger than ${MAX_SITEMAP_BYTES >> 20} MiB`
const WHY_TOO_LARGE_DECOMPRESSED = `its decompressed content is larger than ${MAX_SITEMAP_BYTES >> 20} MiB`
const WHY_DAMAGED = 'the compressed file is damaged or cut off'
const WHY_NOT_READ = 'opening or reading the file failed'
/**
 * How much of `robots.txt` is read, in bytes: as much as Google reads.
 * https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size, read
 * 2026-11.
 */
const MAX_ROBOTS_BYTES = 500 << 10

/**
 * Checks the sitemaps of a site, if it has any, and whether search engines may index it.
 * Pages with `noindex`, redirects, copies, and templates need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkSitemaps(context: CheckContext, pageFacts: FactsByPage): Promise<void> {
  const { servedSite, collector, signal } = context
  const robotsText = readRobotsText(servedSite)
  checkRobotsFormat(context, robotsText)
  const checker = new SitemapChecker(servedSite, collector)
  // All sitemaps share one `Pause`, because there may be many short ones.
  const checkedSitemaps = await checker.check(robotsText, makePause(signal))
  const { hasSitemap, areAllRead, listedFiles } = checkedSitemaps
  checkIndexing(context, { robotsText, hasSitemap, pageFacts })
  // An unreadable sitemap may list any page.
  if (!hasSitemap || !areAllRead) return

  const { names } = servedSite.snapshot
  for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
    if (listedFiles.has(fileIndex)) continue
    if (needsEntry(name, pageFacts.get(fileIndex))) collector.reportFile('sitemap/missing', name)
  }
}

/** Should a sitemap list a file, given what is known about it if it is a page? */
function needsEntry(name: Bytes, { kind, hasNoindex, isRedirectOrCopy }: PageFacts = {}): boolean {
  if (!isPage(name) || isNotFoundPage(name)) return false
  return kind !== 'template' && !hasNoindex && !isRedirectOrCopy
}

/** What all sitemaps of a site contain. */
interface CheckedSitemaps {
  readonly hasSitemap: boolean
  readonly areAllRead: boolean
  /** The files that a sitemap lists. */
  readonly listedFiles: ReadonlySet<FileIndex>
}

/** Reads all sitemaps of a site, and reports the findings in them. */
class SitemapChecker {
  readonly #listedFiles = new Set<FileIndex>()
  #hasSitemap = false
  #areAllRead = true
  readonly #servedSite: ServedSite
  readonly #collector: FindingCollector
  readonly #addressResolver: AddressResolver
  /** This site without the rules of its host. */
  readonly #siteWithoutHost: ServedSite
  readonly #sitemaps: Set<FileIndex>

  constructor(servedSite: ServedSite, collector: FindingCollector) {
    const { snapshot, fileIndexes } = servedSite
    this.#servedSite = servedSite
    this.#collector = collector
    this.#addressResolver = new AddressResolver(snapshot)
    this.#siteWithoutHost = new ServedSite(
      { ...snapshot, host: undefined, redirectFiles: [] },
      fileIndexes,
    )
    const commonSitemaps = COMMON_SITEMAP_NAMES.map((name) => fileIndexes.get(name))
    this.#sitemaps = new Set(commonSitemaps.filter((file) => file !== undefined))
  }

  /** Reads the sitemaps with usual names and those in `robots.txt`, and checks their entries. */
  async check(robotsText: string, pause: Pause): Promise<CheckedSitemaps> {
    await this.#addFromRobots(robotsText, pause)
    // A sitemap may add others to the set.
    for (const fileIndex of this.#sitemaps) {
      await pause()
      await this.#checkSitemap(fileIndex, pause)
    }
    return {
      hasSitemap: this.#hasSitemap,
      areAllRead: this.#areAllRead,
      listedFiles: this.#listedFiles,
    }
  }

  async #addFromRobots(robotsText: string, pause: Pause): Promise<void> {
    for (const entry of listSitemapsInRobots(robotsText)) {
      await pause()
      this.#reportIfRelative('sitemap/relative-in-robots', entry, ROBOTS_FILE)
      const content = this.#findContent(entry)
      if (content?.kind === 'file') this.#sitemaps.add(content.fileIndex)
      const isMissing = content === undefined && mayBeOnDomain(entry, this.#servedSite.snapshot)
      if (isMissing) this.#reportEntry('sitemap/in-robots', entry, ROBOTS_FILE)
    }
  }

  async #checkSitemap(fileIndex: FileIndex, pause: Pause): Promise<void> {
    const name = this.#servedSite.getName(fileIndex)
    const sitemap = await readSitemapFile(this.#servedSite.snapshot.root, name)
    await pause()
    // Feeds list only new pages, so they do not count as sitemaps.
    if (sitemap.kind === 'feed') return
    this.#hasSitemap = true
    if (sitemap.kind === 'unreadable') {
      this.#areAllRead = false
      this.#collector.reportFile('sitemap/unreadable', name, { why: sitemap.why })
      return
    }

    for (const entry of sitemap.sitemaps) {
      await pause()
      const content = this.#findContent(entry)
      this.#checkEntry(entry, content, name)
      if (content?.kind === 'file') this.#sitemaps.add(content.fileIndex)
    }

    for (const entry of sitemap.pages) {
      await pause()
      const content = this.#findContent(entry)
      this.#checkEntry(entry, content, name)
      this.#noteEntry(entry, content)
    }
  }

  /** Notes the file of an entry, even if a rule of the host serves something else there. */
  #noteEntry(entry: SitemapEntry, content: ServedContent | undefined): void {
    const isFile = content?.kind === 'file'
    const listed = isFile ? content : this.#findContent(entry, this.#siteWithoutHost)
    if (listed?.kind === 'file') this.#listedFiles.add(listed.fileIndex)
  }

  /** Checks an entry of a sitemap. `content`: what the host serves there. */
  #checkEntry(entry: SitemapEntry, content: ServedContent | undefined, sitemap: Bytes): void {
    const spot = makeLineSpot(sitemap, entry.line)
    checkCanonical(toBytes(entry.address), this.#servedSite.snapshot.domain, spot, this.#collector)
    this.#reportIfRelative('sitemap/relative', entry, sitemap)
    if (content === undefined) this.#reportEntry('sitemap/entry', entry, sitemap)
  }

  /** Reports an address without a scheme or host: one finding for all in the same file. */
  #reportIfRelative(
    kind: 'sitemap/relative-in-robots' | 'sitemap/relative',
    { address, line }: SitemapEntry,
    fileName: Bytes,
  ): void {
    if (this.#servedSite.hostTraits.isAirGapped || URL.canParse(address)) return
    const spot = makeLineSpot(fileName, line)
    this.#collector.report(kind, { key: fileName, spot, target: toBytes(address) })
  }

  #reportEntry(
    kind: 'sitemap/in-robots' | 'sitemap/entry',
    { address, line }: SitemapEntry,
    fileName: Bytes,
  ): void {
    this.#collector.report(kind, { key: toBytes(address), spot: makeLineSpot(fileName, line) })
  }

  #findContent(
    { address }: SitemapEntry,
    servedSite = this.#servedSite,
  ): ServedContent | undefined {
    const resolved = this.#addressResolver.resolveOnAnyHost(address)
    if (resolved?.kind === 'site') return servedSite.findContent(resolved.path)
    return undefined
  }
}

/**
 * May a sitemap in `robots.txt` be on the site's own host? Without a known domain, any host may be.
 */
function mayBeOnDomain({ address }: SitemapEntry, { domain }: SiteSnapshot): boolean {
  const host = readUrlHost(toBytes(address))?.name
  return host === undefined || domain === undefined || host === domain
}

/** Returns what a file that may be a sitemap contains. */
async function readSitemapFile(root: string, name: string): Promise<SitemapContent> {
  const content = await readContent(root, name)
  if (content.kind === 'unreadable') return content
  if (/\.txt(?:\.gz)?$/i.test(name)) return readTextSitemap(toText(content.bytes))
  return readSitemap(content.bytes)
}

/** Returns what crawlers read of `robots.txt`; empty if there is none or it cannot be read. */
function readRobotsText({ snapshot, fileIndexes }: ServedSite): string {
  if (!fileIndexes.has(ROBOTS_FILE)) return ''
  // With one byte more, a line that ends at the limit has its line break.
  const read = () => readStartOfFile(makeDiskPath(snapshot.root, ROBOTS_FILE), MAX_ROBOTS_BYTES + 1)
  const start = readBytes(ignoreDiskError(read, Buffer.alloc(0)))
  if (start.length <= MAX_ROBOTS_BYTES) return toText(start)
  // The start of a line may mean something other than the line: `Disallow: /` of `Disallow: /a`.
  const lastLineEnd = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r'))
  return toText(start.slice(0, lastLineEnd + 1))
}

/** The content of a file, or why there is none, as the end of a sentence. */
type FileContent =
  | { readonly kind: 'content'; readonly bytes: Bytes }
  | { readonly kind: 'unreadable'; readonly why: string }

/** Returns the decompressed content of a file. */
async function readContent(root: string, name: string): Promise<FileContent> {
  try {
    const path = makeDiskPath(root, name)
    if (statSync(path).size > MAX_SITEMAP_BYTES) return { kind: 'unreadable', why: WHY_TOO_LARGE }
    const content = readFileSync(path)
    // The file may have grown.
    if (content.length > MAX_SITEMAP_BYTES) return { kind: 'unreadable', why: WHY_TOO_LARGE }
    const isGzipped = content.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC)
    if (!isGzipped) return { kind: 'content', bytes: readBytes(content) }
    const decompressed = await gunzipAsync(content, { maxOutputLength: MAX_SITEMAP_BYTES })
    return { kind: 'content', bytes: readBytes(decompressed) }
  } catch (error) {
    return { kind: 'unreadable', why: explainReadError(error) }
  }
}

/** Returns why a file could not be read or decompressed, as the end of a sentence. */
function explainReadError(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ERR_BUFFER_TOO_LARGE') return WHY_TOO_LARGE_DECOMPRESSED
  // The errors of zlib.
  if (code.startsWith('Z_')) return WHY_DAMAGED
  return WHY_NOT_READ
}
