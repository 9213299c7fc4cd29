/** Finds what a host serves at the addresses of a site, from its files and its redirect file. */

import { type Bytes, makeReadable } from '../byte-strings.ts'
import { type RootedPath, type SitePath, toRootedPath, toSitePath } from '../paths.ts'
import { mergeSlashes } from '../slashes.ts'
import {
  type FileIndex,
  getFileName,
  groupRootFolders,
  hasFolder,
  resolveSymlinkLoops,
} from '../tree.ts'
import { getHostTraits, HOST_IDS } from './all-hosts.ts'
import { listCandidateNames, listCandidatePaths } from './candidate-paths.ts'
import type { FileLookup } from './hosts/file-responders.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import type { SiteFacts } from './hosts/site-facts.ts'
import { makeSiteFacts } from './make-site-facts.ts'
import { listRedirectFileNames, parseRedirectFile } from './parse-redirect-file.ts'
import { type FinalResponse, isSuccessful, type SiteFileResponder } from './redirects/responses.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import { simulateRedirects } from './redirects/simulate-redirects.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import { mayLimitedUnreadRuleMatch, type UnreadRulePlace } from './redirects/unread-rules.ts'
import { classifyFile, type ServedContent, UNDECIDED } from './served-content.ts'
import { SiteOnAnyHost } from './site-on-any-host.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** How many results of `findContent` are cached. */
const MAX_CACHED_CONTENTS = 50_000

/**
 * A site as its host serves it. If no host is specified, some members are for all hosts at once, as
 * their comments say. The others go by the files only, as most hosts serve them.
 */
export class ServedSite {
  readonly snapshot: SiteSnapshot
  readonly hostTraits: HostTraits
  /** The indexes of the site's files, by name. */
  readonly fileIndexes: ReadonlyMap<string, FileIndex>
  /**
   * The parsed redirect file; empty without one, or if it cannot be read. If no host is specified,
   * it is empty: see `ruleSets`.
   */
  readonly ruleSet: RuleSet
  /**
   * The place of rules that the check cannot read and that may serve any address: on any host, if
   * none is specified.
   */
  readonly unreadRulePlace: UnreadRulePlace | undefined
  /** Set if no host is specified. */
  readonly #onAnyHost: SiteOnAnyHost | undefined
  /** Results of `findContent`, by path and query. */
  readonly #contents = new Map<string, ServedContent | undefined>()
  readonly #siteFacts: SiteFacts
  #rootFolders: ReadonlyMap<string, readonly Bytes[]> | undefined

  constructor(
    snapshot: SiteSnapshot,
    fileIndexes: ServedSite['fileIndexes'] = new Map(
      snapshot.names.map((name, fileIndex) => [name, fileIndex]),
    ),
  ) {
    this.snapshot = snapshot
    this.fileIndexes = fileIndexes
    this.hostTraits = getHostTraits(snapshot.host)
    this.ruleSet = parseRedirectFile(snapshot, this.hostTraits)
    this.#siteFacts = makeSiteFacts(snapshot, this.ruleSet)

    if (snapshot.host === undefined) this.#onAnyHost = makeSiteOnAnyHost(snapshot, fileIndexes)
    this.unreadRulePlace = this.#findUnreadRulePlace()
  }

  #findUnreadRulePlace(): UnreadRulePlace | undefined {
    const { redirectFiles } = this.snapshot
    const unreadFile = redirectFiles.find(({ text }) => text === undefined)
    if (unreadFile !== undefined) return { file: unreadFile.name, line: undefined }
    const { redirectFormat } = this.hostTraits
    const { problemForAnyPath } = this.ruleSet.unreadRules
    if (redirectFormat !== undefined && problemForAnyPath !== undefined)
      return { file: redirectFormat.name, line: problemForAnyPath.line }
    return this.#onAnyHost?.unreadRulePlace
  }

  /** The redirect file as the host reads it; if no host is specified, as each host does. */
  get ruleSets(): readonly RuleSet[] {
    return this.#onAnyHost?.ruleSets ?? [this.ruleSet]
  }

  /** Returns the name of a file, by its index. */
  getName(fileIndex: FileIndex): Bytes {
    return getFileName(this.snapshot, fileIndex)
  }

  /**
   * Returns the response without the rules of the redirect file. If no host is specified, it is
   * that of most hosts.
   */
  readonly respondFromFiles: SiteFileResponder = (path) => {
    const hasSlashesToMerge = this.hostTraits.mergesSlashes && path.includes('//')
    const normalizedPath = hasSlashesToMerge ? toRootedPath(mergeSlashes(path)) : path
    const { fileResponder } = this.hostTraits
    const response = fileResponder(normalizedPath, this.#lookUpFile, this.#siteFacts)
    if (response !== undefined) return response
    if (this.#siteFacts.isAtDomainRoot && this.isServicePath(path)) return { kind: 'service' }
    return undefined
  }

  /** Returns the index of the file with a name, which may contain symbolic links. */
  readonly #lookUpFile: FileLookup = (name) => {
    const { symlinkLoops } = this.snapshot
    if (symlinkLoops.length === 0) return this.fileIndexes.get(name)
    return this.fileIndexes.get(resolveSymlinkLoops(name, symlinkLoops))
  }

  /**
   * Returns the content that is served at an address; undefined if it is not served. `query` is as
   * written, without its `?`. If no host is specified, the content is served by any host.
   */
  findContent(path: SitePath, query = ''): ServedContent | undefined {
    if (this.#onAnyHost !== undefined) return this.#onAnyHost.findContent(path, query)
    // Without rules, finding the file is faster than a cache lookup.
    if (this.ruleSet.rules.length === 0) return this.#findContentOnHost(path, query)
    const key = query === '' ? path : `${path}?${query}`
    if (this.#contents.has(key)) return this.#contents.get(key)

    const content = this.#findContentOnHost(path, query)
    if (this.#contents.size >= MAX_CACHED_CONTENTS) this.#contents.clear()
    this.#contents.set(key, content)
    return content
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
    if (content === undefined) return this.unreadRulePlace !== undefined
    // `simulateRedirects` makes a missing address undecided if a limited unread rule may match it.
    if (content.kind !== 'undecided') return false
    return this.ruleSets.some(({ unreadRules }) =>
      mayLimitedUnreadRuleMatch(unreadRules, toRootedPath(path)),
    )
  }

  /**
   * Returns the file address that the site's redirects send an address to; undefined if no rule
   * redirects it. The host's automatic redirects for a slash or an extension do not count. If no
   * host is specified, the redirect is that of any host.
   */
  findRedirect(path: SitePath, query = ''): RedirectDestination | undefined {
    if (this.#onAnyHost !== undefined) return this.#onAnyHost.findRedirect(path, query)
    if (this.ruleSet.rules.length === 0) return undefined
    const response = this.findFinalResponse(path, query)
    const rule = response.appliedRules.findLast(({ action }) => action === 'redirect')
    if (response.kind !== 'file' || rule === undefined) return undefined
    const [, fragment = ''] = rule.to.split('#')
    const address = makeReadable(response.path)
    return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line }
  }

  /** Returns the paths at which a file is served, the most common one first. */
  listPaths(fileIndex: FileIndex): readonly SitePath[] {
    const candidates = listCandidatePaths(this.getName(fileIndex))
    return candidates.filter((path) => this.findServedFile(path) === fileIndex)
  }

  /**
   * Returns the index of the file that at least one host would serve at a path, going only by
   * names.
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
    if (this.hostTraits.servicePaths?.test(path) !== true) return false
    return this.snapshot.basePath !== '/' || !hasFolder(this.snapshot.names, getFirstFolder(path))
  }

  /**
   * Does the site have files in a folder, or might rules serve some? `path` ends with a slash.
   */
  mayHaveFolder(path: SitePath): boolean {
    if (this.#mayHaveRules() || this.unreadRulePlace !== undefined) return true
    const name = resolveSymlinkLoops(path, this.snapshot.symlinkLoops)
    return name === '' || hasFolder(this.snapshot.names, name)
  }

  /** Does the redirect file have rules, or may it have some on a host that is not known? */
  #mayHaveRules(): boolean {
    const { rules, fallbackRule } = this.ruleSet
    const hasRules = rules.length > 0 || fallbackRule !== undefined
    return hasRules || this.#onAnyHost?.hasRedirectFile === true
  }

  /** The folders in the site's root, with a slash at their end, by their names in lowercase. */
  get rootFolders(): ReadonlyMap<string, readonly Bytes[]> {
    this.#rootFolders ??= groupRootFolders(this.snapshot.names)
    return this.#rootFolders
  }

  /**
   * Returns the final response of the host to a request, under the rules of its redirect file. If no
   * host is specified, it is by the files only.
   */
  findFinalResponse(path: SitePath, query: string): FinalResponse {
    return simulateRedirects(this.ruleSet, this.respondFromFiles, {
      path: toRootedPath(path),
      query,
    })
  }

  #findContentOnHost(path: SitePath, query: string): ServedContent | undefined {
    const response = this.findFinalResponse(path, query)
    // The content of an unreadable folder is unknown.
    if (response.kind === 'missing' && this.#isInUnreadableFolder(response.path)) return UNDECIDED
    if (!isSuccessful(response)) return undefined
    // The content is not a file of the site, or is uncertain.
    if (response.kind !== 'file') return UNDECIDED
    return classifyFile(response, this.getName(response.fileIndex), path)
  }

  #isInUnreadableFolder(path: RootedPath): boolean {
    return this.snapshot.unreadableFolders.some((folder) => toSitePath(path).startsWith(folder))
  }
}

/** Returns the site on each host, without rules and with those of the redirect files it reads. */
function makeSiteOnAnyHost(
  snapshot: SiteSnapshot,
  fileIndexes: ServedSite['fileIndexes'],
): SiteOnAnyHost {
  const sitesWithoutRules: ServedSite[] = []
  const sitesWithRules: ServedSite[] = []
  for (const host of HOST_IDS) {
    sitesWithoutRules.push(new ServedSite({ ...snapshot, host, redirectFiles: [] }, fileIndexes))
    const readNames = listRedirectFileNames({ host, basePath: snapshot.basePath })
    const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name))
    if (redirectFiles.length > 0)
      sitesWithRules.push(new ServedSite({ ...snapshot, host, redirectFiles }, fileIndexes))
  }
  return new SiteOnAnyHost(sitesWithoutRules, sitesWithRules)
}

/** Returns the first folder of an absolute path, with a slash at its end. */
function getFirstFolder(path: string): string {
  const [, folder = ''] = path.split('/', 2)
  return `${folder}/`
}
