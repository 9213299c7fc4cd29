/**
 * Finds what a site's host serves at its addresses; if no host is specified, what any host would.
 */

import type { Bytes } from '../byte-strings.ts'
import { type SitePath, toRootedPath } from '../paths.ts'
import {
  type FileIndex,
  getFileName,
  groupRootFolders,
  hasFolder,
  resolveSymlinkLoops,
} from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import { listCandidateNames, listCandidatePaths } from './candidate-paths.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import {
  mayUnreadRuleForSomePathsMatch,
  type UnreadCatchAllPlace,
} from './redirects/unread-rules.ts'
import type { ServedContent } from './served-content.ts'
import { isServicePath } from './service-paths.ts'
import { SiteOnAnyHost } from './site-on-any-host.ts'
import { type FileIndexes, SiteOnHost } from './site-on-host.ts'
import type { SiteOnHostOrAny } from './site-on-host-or-any.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/**
 * A site as its host serves it; if no host is specified, as any host would. What needs a host is in
 * `onHost`.
 */
export class ServedSite {
  readonly snapshot: SiteSnapshot
  readonly hostTraits: HostTraits
  readonly fileIndexes: FileIndexes
  /** The site on its host; undefined if no host is specified. */
  readonly onHost: SiteOnHost | undefined
  readonly #siteOnHostOrAny: SiteOnHostOrAny
  /** The place of rules that the check cannot read and that may serve every address. */
  readonly unreadCatchAllPlace: UnreadCatchAllPlace | undefined
  #rootFolders: ReadonlyMap<string, readonly Bytes[]> | undefined

  constructor(
    snapshot: SiteSnapshot,
    fileIndexes: FileIndexes = new Map(snapshot.names.map((name, fileIndex) => [name, fileIndex])),
  ) {
    this.snapshot = snapshot
    this.fileIndexes = fileIndexes
    const { host } = snapshot
    this.hostTraits = getHostTraits(host)
    if (host !== undefined) this.onHost = new SiteOnHost({ ...snapshot, host }, fileIndexes)
    this.#siteOnHostOrAny = this.onHost ?? new SiteOnAnyHost(snapshot, fileIndexes)
    this.unreadCatchAllPlace = this.#siteOnHostOrAny.unreadCatchAllPlace
  }

  /** The redirect file as the host reads it; if no host is specified, as each host does. */
  get ruleSets(): readonly RuleSet[] {
    return this.#siteOnHostOrAny.ruleSets
  }

  /** Returns the name of a file, by its index. */
  getName(fileIndex: FileIndex): Bytes {
    return getFileName(this.snapshot, fileIndex)
  }

  /**
   * Returns the content that is served at an address; undefined if it is not served. `query` is as
   * written, without its `?`.
   */
  findContent(path: SitePath, query = ''): ServedContent | undefined {
    return this.#siteOnHostOrAny.findContent(path, query)
  }

  /**
   * Returns the index of the file that is served in the end; undefined if there is none or it is
   * unknown.
   */
  findServedFile(path: SitePath, query = ''): FileIndex | undefined {
    const content = this.findContent(path, query)
    if (content?.kind === 'file') return content.fileIndex
    return undefined
  }

  /**
   * Does it depend on an unread rule whether a path is served? `content` is the result of
   * `findContent` for the path.
   */
  mayUnreadRuleServe(path: SitePath, content: ServedContent | undefined): boolean {
    if (content === undefined) return this.unreadCatchAllPlace !== undefined
    // `simulateRedirects` makes a missing address undecided if an unread rule for some paths may
    // match it.
    if (content.kind !== 'undecided') return false
    return this.ruleSets.some(({ unreadRules }) =>
      mayUnreadRuleForSomePathsMatch(unreadRules, toRootedPath(path)),
    )
  }

  /**
   * Returns the file address that the site's redirects send an address to; undefined if no rule
   * redirects it. The host's automatic redirects for a slash or an extension do not count.
   */
  findRedirect(path: SitePath, query = ''): RedirectDestination | undefined {
    return this.#siteOnHostOrAny.findRedirect(path, query)
  }

  /** Returns the paths at which a file is served, the most common one first. */
  listPaths(fileIndex: FileIndex): readonly SitePath[] {
    const candidates = listCandidatePaths(this.getName(fileIndex))
    return candidates.filter((path) => this.findServedFile(path) === fileIndex)
  }

  /**
   * Returns the index of the file that at least one host would serve at a path, going only by
   * names, even if a host is specified.
   */
  findFileOnAnyHost(path: SitePath): FileIndex | undefined {
    for (const name of listCandidateNames(path)) {
      const fileIndex = this.fileIndexes.get(name)
      if (fileIndex !== undefined) return fileIndex
    }
    return undefined
  }

  /**
   * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
   * of the site with the same name takes precedence.
   */
  isServicePath(path: string): boolean {
    return isServicePath(path, this.snapshot, this.hostTraits)
  }

  /** Does the site have files in a folder, or might rules serve some? `path` ends with a slash. */
  mayHaveFolder(path: SitePath): boolean {
    if (this.#siteOnHostOrAny.mayHaveRules || this.unreadCatchAllPlace !== undefined) return true
    const name = resolveSymlinkLoops(path, this.snapshot.symlinkLoops)
    return name === '' || hasFolder(this.snapshot.names, name)
  }

  /** The folders in the site's root, with a slash at their end, by their names in lowercase. */
  get rootFolders(): ReadonlyMap<string, readonly Bytes[]> {
    this.#rootFolders ??= groupRootFolders(this.snapshot.names)
    return this.#rootFolders
  }
}
