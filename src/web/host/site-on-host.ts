/** Finds what one host serves at the addresses of a site, from its files and its redirect file. */

import { makeReadable } from '../byte-strings.ts'
import { type RootedPath, type SitePath, toRootedPath, toSitePath } from '../paths.ts'
import { mergeSlashes } from '../slashes.ts'
import { type FileIndex, getFileName, resolveSymlinkLoops } from '../tree.ts'
import { getHostTraits, type HostId } from './all-hosts.ts'
import type { FileLookup } from './hosts/file-responders.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import type { SiteFacts } from './hosts/site-facts.ts'
import { makeSiteFacts } from './make-site-facts.ts'
import { findUnreadableRedirectFile, parseRedirectFile } from './parse-redirect-file.ts'
import { type FinalResponse, isSuccessful, type SiteFileResponder } from './redirects/responses.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import { simulateRedirects } from './redirects/simulate-redirects.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import type { UnreadCatchAllPlace } from './redirects/unread-rules.ts'
import { classifyFile, type ServedContent, UNDECIDED_CONTENT } from './served-content.ts'
import { isServicePath } from './service-paths.ts'
import type { SiteOnHostOrAny } from './site-on-host-or-any.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** How many results of `findContent` are cached. */
const MAX_CACHED_CONTENTS = 50_000

/** The indexes of a site's files, by name. */
export type FileIndexes = ReadonlyMap<string, FileIndex>

/** A site as one host serves it. */
export class SiteOnHost implements SiteOnHostOrAny {
  readonly snapshot: SiteSnapshot
  readonly hostTraits: HostTraits
  /** The parsed redirect file; empty without one, or if it cannot be read. */
  readonly ruleSet: RuleSet
  readonly #fileIndexes: FileIndexes
  readonly #siteFacts: SiteFacts
  /** Results of `findContent`, by path and query. */
  readonly #contents = new Map<string, ServedContent | undefined>()

  constructor(snapshot: SiteSnapshot & { readonly host: HostId }, fileIndexes: FileIndexes) {
    this.snapshot = snapshot
    this.#fileIndexes = fileIndexes
    this.hostTraits = getHostTraits(snapshot.host)
    this.ruleSet = parseRedirectFile(snapshot, this.hostTraits)
    this.#siteFacts = makeSiteFacts(snapshot, this.ruleSet)
  }

  get ruleSets(): readonly RuleSet[] {
    return [this.ruleSet]
  }

  get mayHaveRules(): boolean {
    const { rules, fallbackRule } = this.ruleSet
    return rules.length > 0 || fallbackRule !== undefined
  }

  get unreadCatchAllPlace(): UnreadCatchAllPlace | undefined {
    const unreadableFile = findUnreadableRedirectFile(this.snapshot)
    if (unreadableFile !== undefined) return unreadableFile
    const { redirectFormat } = this.hostTraits
    const { firstForEveryPath } = this.ruleSet.unreadRules
    if (redirectFormat === undefined || firstForEveryPath === undefined) return undefined
    return { file: redirectFormat.name, line: firstForEveryPath.line }
  }

  /** Returns the response without the rules of the redirect file. */
  readonly respondFromFiles: SiteFileResponder = (path) => {
    const { hostTraits, snapshot } = this
    const hasSlashesToMerge = hostTraits.mergesSlashes && path.includes('//')
    const mergedPath = hasSlashesToMerge ? toRootedPath(mergeSlashes(path)) : path
    const response = hostTraits.respondWithFile(mergedPath, this.#lookUpFile, this.#siteFacts)
    if (response !== undefined) return response
    const { isAtDomainRoot } = this.#siteFacts
    if (isAtDomainRoot && isServicePath(path, snapshot, hostTraits)) return { kind: 'service' }
    return undefined
  }

  /** Returns the index of the file with a name, which may contain symbolic links. */
  readonly #lookUpFile: FileLookup = (name) => {
    const { symlinkLoops } = this.snapshot
    if (symlinkLoops.length === 0) return this.#fileIndexes.get(name)
    return this.#fileIndexes.get(resolveSymlinkLoops(name, symlinkLoops))
  }

  /** Returns the final response to a request, under the rules of the redirect file. */
  findFinalResponse(path: SitePath, query: string): FinalResponse {
    const request = { path: toRootedPath(path), query }
    return simulateRedirects(this.ruleSet, this.respondFromFiles, request)
  }

  findContent(path: SitePath, query: string): ServedContent | undefined {
    // Without rules, finding the file is faster than a cache lookup.
    if (this.ruleSet.rules.length === 0) return this.#determineContent(path, query)
    const key = query === '' ? path : `${path}?${query}`
    if (this.#contents.has(key)) return this.#contents.get(key)

    const content = this.#determineContent(path, query)
    if (this.#contents.size >= MAX_CACHED_CONTENTS) this.#contents.clear()
    this.#contents.set(key, content)
    return content
  }

  #determineContent(path: SitePath, query: string): ServedContent | undefined {
    const response = this.findFinalResponse(path, query)
    // The content of an unreadable folder is unknown.
    if (response.kind === 'missing' && this.#isInUnreadableFolder(response.path))
      return UNDECIDED_CONTENT
    if (!isSuccessful(response)) return undefined
    // The content is not a file of the site, or is uncertain.
    if (response.kind !== 'file') return UNDECIDED_CONTENT
    return classifyFile(response, getFileName(this.snapshot, response.fileIndex), path)
  }

  #isInUnreadableFolder(path: RootedPath): boolean {
    return this.snapshot.unreadableFolders.some((folder) => toSitePath(path).startsWith(folder))
  }

  findRedirect(path: SitePath, query: string): RedirectDestination | undefined {
    if (this.ruleSet.rules.length === 0) return undefined
    const response = this.findFinalResponse(path, query)
    const rule = response.appliedRules.findLast(({ action }) => action === 'redirect')
    if (response.kind !== 'file' || rule === undefined) return undefined
    const [, fragment = ''] = rule.to.split('#')
    const address = makeReadable(response.path)
    return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line }
  }
}
