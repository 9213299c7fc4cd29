import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { describeAccessProblem, ignoreDiskError, isDiskError } from '../common/disk-errors.ts'
import type { Pause } from '../common/event-loop.ts'
import { type Bytes, readBytes } from '../web/byte-strings.ts'
import type { PublishedFiles } from '../web/host/published-files.ts'
import { ServedSite } from '../web/host/served-site.ts'
import { decodePageText } from '../web/page/page-text.ts'
import { chooseSyntax } from '../web/page/vocabulary.ts'
import { makeDiskPath } from '../web/tree.ts'
import {
  makeSiteResolver,
  NOTHING_RENAMED,
  type RenamedNames,
  type SiteResolver,
} from './address-resolver.ts'
import type { FileFingerprint } from './compare-files.ts'
import { computeDigest } from './fingerprint-page.ts'
import { makeUnparsedParts, type PageParts, readPageParts } from './page-parts.ts'
import { findBuildIds, stabilizeFile } from './stabilize.ts'

/**
 * The largest file that is parsed, in bytes. Larger ones are compared bytewise, because parsing
 * cannot be interrupted.
 */
const MAX_PARSED_BYTES = 16 << 20
/** The maximum size of a page that only redirects, in bytes. */
const MAX_REDIRECT_PAGE_BYTES = 1 << 16

const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i

/** Files in which generators leave hashes and times. */
const STABILIZED_FILE = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i

/** Reads the files of one of the two sites. */
export class SiteReader {
  /**
   * The files and folders that have been unreadable so far, and why. Names of folders end with a
   * slash.
   */
  readonly unreadable: Map<Bytes, string>
  readonly #siteName: 'earlier' | 'later'
  readonly #root: string
  readonly #sizes: ReadonlyMap<string, number>
  readonly #buildIds: readonly string[]
  readonly #servedSite: ServedSite
  readonly #pause: Pause
  #siteResolver: SiteResolver

  constructor(siteName: 'earlier' | 'later', { snapshot, tree }: PublishedFiles, pause: Pause) {
    this.unreadable = new Map(
      tree.unreadableEntries.map((entry) => [
        entry.name,
        `${siteName} site, ${describeAccessProblem(entry)}`,
      ]),
    )
    this.#siteName = siteName
    this.#root = tree.root
    this.#sizes = new Map(tree.names.map((name, i) => [name, tree.sizes[i] ?? 0]))
    this.#buildIds = findBuildIds(tree.names)
    this.#servedSite = new ServedSite(snapshot)
    this.#pause = pause
    this.#siteResolver = makeSiteResolver(this.#servedSite, NOTHING_RENAMED)
  }

  /** Sets the names of files and folders in the other site, if they differ. */
  setRenamedNames(renamed: RenamedNames): void {
    this.#siteResolver = makeSiteResolver(this.#servedSite, renamed)
  }

  hasFile(name: string): boolean {
    return this.#sizes.has(name)
  }

  /**
   * Returns the bytes of a file; undefined if it does not exist, is too large, or cannot be read.
   */
  readContent(name: string): Buffer | undefined {
    const size = this.#sizes.get(name)
    if (size === undefined || size > MAX_PARSED_BYTES) return undefined
    return ignoreDiskError(() => readFileSync(makeDiskPath(this.#root, name)), undefined)
  }

  /** Returns whether a page may be a redirect: it is short and has a `refresh`. */
  mayRedirect(name: string): boolean {
    if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT_PAGE_BYTES) return false
    return REFRESH.test(this.readContent(name)?.toString('latin1') ?? '')
  }

  /**
   * Returns a digest of a file's bytes. A file that cannot be read gets a digest that no file of
   * the other site has.
   */
  async readDigest(name: Bytes, content: Buffer | undefined): Promise<string> {
    if (content !== undefined) return computeDigest(content)
    const digest = createHash('sha256')
    try {
      for await (const chunk of createReadStream(makeDiskPath(this.#root, name))) {
        digest.update(chunk)
        await this.#pause()
      }
    } catch (error) {
      if (!isDiskError(error)) throw error
      this.unreadable.set(name, `${this.#siteName} site, ${error.code}`)
      return this.#siteName
    }
    return digest.digest('base64')
  }

  async fingerprintFile(name: Bytes, content: Buffer | undefined): Promise<FileFingerprint> {
    const bytes = await this.readDigest(name, content)
    const isText = content !== undefined && STABILIZED_FILE.test(name)
    const stable = isText ? this.#computeStableDigest(name, content) : bytes
    return { bytes, stable, isEmpty: content?.length === 0 }
  }

  #computeStableDigest(name: Bytes, content: Buffer): string {
    const stable = stabilizeFile(name, readBytes(content), this.#buildIds)
    return computeDigest(Buffer.from(stable, 'latin1'))
  }

  /** Returns the parts of a page. Without `content`, its digest replaces all parts. */
  async readPage(name: Bytes, content: Buffer | undefined): Promise<PageParts> {
    if (content === undefined) return makeUnparsedParts(name, await this.readDigest(name, content))
    return readPageParts(name, decodePageText(content, chooseSyntax(name)), this.#siteResolver)
  }
}
