import { iterateWithPauses } from '../../common/event-loop.ts'
import {
  asBytes,
  type Bytes,
  NO_BYTES,
  percentDecode,
  percentEncode,
  toText,
} from '../../web/byte-strings.ts'
import type { PublishedFiles } from '../../web/host/published-files.ts'
import type { ServedContent } from '../../web/host/served-content.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { HOME_PAGE, NOT_FOUND_PAGE } from '../../web/page-names.ts'
import {
  asHostPath,
  decodeBasePath,
  type HostPath,
  removeBasePath,
  type SitePath,
} from '../../web/paths.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import { LocalFile } from './local-file.ts'

/** A page, and where its relative addresses start. */
export interface PageBase {
  /** The name of its file. */
  readonly page: Bytes
  /** The address in its `<base>`; empty if it has none. */
  readonly base: Bytes
}

/** Returns whether a redirect to a path may be right. */
export type RedirectFilter = (path: HostPath) => boolean

/**
 * The content of the pages that hosts show where there is no file; undefined without such a page,
 * or if it is large.
 */
export interface FallbackPages {
  readonly homePage: Buffer | undefined
  readonly notFoundPage: Buffer | undefined
}

/** What is served at a path of the host. */
type PathContent = ServedContent | { readonly kind: 'outside-base-path' }

/** A site on the disk, with the addresses at which its host should serve its files. */
export class LocalSite {
  readonly snapshot: SiteSnapshot
  /** The size of each file in bytes, by its index. */
  readonly fileSizes: readonly number[]
  readonly servedSite: ServedSite
  readonly #basePath: HostPath
  /** The host names of the site, with ports, in lowercase. */
  readonly ownHostNames: ReadonlySet<string>
  /** The origin of the site's own domain. */
  readonly #ownOrigin: string

  /** `hostAndPort`: the host name, with its port, that requests go to. */
  constructor({ snapshot, tree }: PublishedFiles, hostAndPort: string) {
    this.snapshot = snapshot
    this.fileSizes = tree.sizes
    this.servedSite = new ServedSite(snapshot)
    this.#basePath = decodeBasePath(snapshot.basePath)
    const { domain = hostAndPort } = snapshot
    this.ownHostNames = new Set([domain.toLowerCase(), hostAndPort.toLowerCase()])
    this.#ownOrigin = `https://${domain.toLowerCase()}`
  }

  /** Returns the file with this index. */
  getFile(fileIndex: FileIndex): LocalFile {
    return new LocalFile(
      this.snapshot.root,
      getFileName(this.snapshot, fileIndex),
      this.fileSizes[fileIndex] ?? 0,
    )
  }

  /**
   * Returns the content of a file; undefined if there is no such file, or if it is large.
   * @throws any file-system error
   */
  readFileUnlessLarge(name: string): Buffer | undefined {
    const fileIndex = this.servedSite.fileIndexes.get(name)
    if (fileIndex === undefined) return undefined
    const file = this.getFile(fileIndex)
    if (file.isLarge) return undefined
    return file.read()
  }

  /**
   * Returns the pages that hosts show where there is no file.
   * @throws any file-system error
   */
  readFallbackPages(): FallbackPages {
    return {
      homePage: this.readFileUnlessLarge(HOME_PAGE),
      notFoundPage: this.readFileUnlessLarge(NOT_FOUND_PAGE),
    }
  }

  /**
   * Returns the indexes of files that the earlier site did not have, or had with different content.
   * Large files always count as changed.
   * @throws the reason of the signal soon after it is aborted; any file-system error
   */
  async findPossiblyChangedFiles(
    earlierSite: LocalSite,
    signal: AbortSignal,
  ): Promise<ReadonlySet<FileIndex>> {
    const { names } = this.snapshot
    const possiblyChangedFiles = new Set<FileIndex>()
    for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
      if (!this.#isUnchanged(fileIndex, name, earlierSite)) possiblyChangedFiles.add(fileIndex)
    }
    return possiblyChangedFiles
  }

  #isUnchanged(fileIndex: FileIndex, name: string, earlierSite: LocalSite): boolean {
    const earlierIndex = earlierSite.servedSite.fileIndexes.get(name)
    if (earlierIndex === undefined) return false
    if (earlierSite.fileSizes[earlierIndex] !== this.fileSizes[fileIndex]) return false
    const earlierContent = earlierSite.readFileUnlessLarge(name)
    if (earlierContent === undefined) return false
    return this.readFileUnlessLarge(name)?.equals(earlierContent) === true
  }

  /** Returns a path as in a request: percent-encoded, from the root of the host. */
  makeRequestPath(path: SitePath): string {
    return `${this.snapshot.basePath}${percentEncode(path)}`
  }

  /** Returns a filter for redirects to paths that may show this file under the host's rules. */
  makeRedirectFilterForFile(fileIndex: FileIndex): RedirectFilter {
    return (path) => {
      const content = this.#findContent(path)
      switch (content?.kind) {
        case 'file':
          return content.fileIndex === fileIndex
        case undefined:
        case 'outside-base-path':
          return false
        default:
          // A fallback page, or a file that is unknown, may be right.
          return true
      }
    }
  }

  /**
   * Returns whether, under the host's rules, nothing is served at a path. False outside the base
   * path, because what is there is unknown.
   */
  isKnownToBeUnserved(path: HostPath): boolean {
    return this.#findContent(path) === undefined
  }

  /**
   * Returns whether two addresses in a page point to the same file of the site, or are the same
   * URL.
   */
  haveSameDestination({ page, base }: PageBase, address: Bytes, otherAddress: Bytes): boolean {
    const pageUrl = `${this.#ownOrigin}${this.makeRequestPath(page)}`
    const { href: baseUrl } = URL.parse(toText(base), pageUrl) ?? { href: pageUrl }
    const url = URL.parse(toText(address), baseUrl)
    const otherUrl = URL.parse(toText(otherAddress), baseUrl)
    if (url === null || otherUrl === null) return false
    if (url.href === otherUrl.href) return true
    if (!differOnlyInPath(url, otherUrl) || !this.ownHostNames.has(url.host)) return false

    const fileIndex = this.#findFileIndexAtUrl(url)
    return fileIndex !== undefined && fileIndex === this.#findFileIndexAtUrl(otherUrl)
  }

  #findFileIndexAtUrl({ pathname }: URL): FileIndex | undefined {
    const path = asHostPath(percentDecode(asBytes(pathname)) ?? NO_BYTES)
    const content = this.#findContent(path)
    if (content?.kind === 'file') return content.fileIndex
    return undefined
  }

  /**
   * Returns the content that is served at a path; undefined if there is none. Outside the base
   * path, it is unknown.
   */
  #findContent(path: HostPath): PathContent | undefined {
    const sitePath = removeBasePath(path, this.#basePath)
    if (sitePath === undefined) return { kind: 'outside-base-path' }
    return this.servedSite.findContent(sitePath)
  }
}

/** The site of a check and the one before it, as the host publishes them. */
export interface LocalSites {
  readonly currentSite: LocalSite
  /** The site that the host had before, if it is known. */
  readonly earlierSite: LocalSite | undefined
}

function differOnlyInPath(url: URL, other: URL): boolean {
  if (url.origin !== other.origin) return false
  return url.search === other.search && url.hash === other.hash
}
