/** Finds existing addresses to suggest instead of broken ones, once all files have been read. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import type { SiteKind } from '../../findings/site-kinds.ts'
import { makeSuggestion, type Suggestion } from '../../findings/suggestion.ts'
import {
  asBytes,
  type Bytes,
  makeReadable,
  NO_BYTES,
  percentDecode,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { listMatchingIds } from '../../web/fragments.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import {
  asHostPath,
  asRootedPath,
  type RootedPath,
  type SitePath,
  toSitePath,
} from '../../web/paths.ts'
import { AddressResolver } from '../../web/resolve-address.ts'
import { type FileIndex, hasFolder } from '../../web/tree.ts'
import { splitIds } from '../addresses/anchors.ts'
import { MISSING_REFERENCE_KINDS } from '../addresses/references.ts'
import { isTruncated } from '../collector/occurrences.ts'
import type { RawFinding } from '../collector/raw-finding.ts'
import {
  listCorrectedPaths,
  removeInvisibleCharacter,
  removeQuotes,
} from './miswritten-addresses.ts'
import { AnchorIndex } from './similar-anchors.ts'
import { hasPageExtension, PathIndex, type SimilarPath } from './similar-paths.ts'

/** How to search for the suggestion for a broken address. */
type SearchKind =
  | 'anchor'
  | 'path'
  | 'page-data'
  | 'path-outside-base-path'
  | 'path-as-host'
  | 'path-in-sitemap'
  | 'path-in-redirects'
  | 'vanished-anchor'

/** The kinds of findings about broken addresses. For other kinds, nothing is suggested. */
const KINDS_BY_SEARCH: Readonly<Record<SearchKind, readonly SiteKind[]>> = {
  anchor: ['broken-anchor', 'broken-asset/symbol'],
  path: [
    ...MISSING_REFERENCE_KINDS,
    'broken-link',
    'broken-link/folder',
    'broken-asset',
    'broken-asset/old-font',
    'vanished-page',
  ],
  'page-data': ['page-data', 'page-data/all'],
  'path-outside-base-path': [
    'outside-base-path/link',
    'outside-base-path/load',
    'outside-base-path/reference',
    'outside-base-path/not-found',
  ],
  'path-as-host': ['broken-link/path-as-host', 'broken-asset/path-as-host'],
  'path-in-sitemap': ['sitemap/entry', 'sitemap/in-robots'],
  'path-in-redirects': ['redirect-target', 'redirect-target/error-page'],
  'vanished-anchor': ['vanished-anchor', 'vanished-anchor/renamed'],
}

function invertKindsBySearch(): ReadonlyMap<SiteKind, SearchKind> {
  const searchByKind = new Map<SiteKind, SearchKind>()
  for (const search of Object.keys(KINDS_BY_SEARCH) as SearchKind[])
    for (const kind of KINDS_BY_SEARCH[search]) searchByKind.set(kind, search)
  return searchByKind
}

const SEARCH_BY_KIND = invertKindsBySearch()

/** The existing files and anchors of a site. */
interface ExistingAddresses {
  readonly servedSite: ServedSite
  /** The joined ids of files that lack an anchor. */
  readonly joinedIdsByFile: ReadonlyMap<FileIndex, Bytes>
  /** The suggestions for anchors of an earlier site, by the keys of findings. */
  readonly vanishedSuggestions?: ReadonlyMap<string, Suggestion> | undefined
}

/**
 * Returns the suggestions for findings that have one. They do not depend on the order of the
 * findings.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findSuggestions(
  findings: readonly RawFinding[],
  existing: ExistingAddresses,
  signal: AbortSignal,
): Promise<ReadonlyMap<RawFinding, Suggestion>> {
  const suggestions = new Map<RawFinding, Suggestion>()
  const brokenFindings = findings.filter(isAboutBrokenAddress)
  if (brokenFindings.length === 0) return suggestions

  const search = new SuggestionSearch(existing)
  for await (const finding of iterateWithPauses(brokenFindings, signal)) {
    const suggestion = search.find(finding)
    if (suggestion !== undefined) suggestions.set(finding, suggestion)
  }
  return suggestions
}

/** Is a finding about one broken address, which is known in full? */
function isAboutBrokenAddress({ kind, key, standsForUnlisted }: RawFinding): boolean {
  return SEARCH_BY_KIND.has(kind) && !standsForUnlisted && !isTruncated(key)
}

/** Extensions of files that look like a top-level domain at the end of a name. */
const FILE_EXTENSION = '(?:html?|mdx?|pdf|zip)'
/** The labels of a host name before the last one. */
const OUTER_LABELS = String.raw`(?:[a-z\d-]+\.)+`

/** The name of a file such as `logo@2x.png` or `a@example.html`. */
const FILE_WITH_AT_SIGN = String.raw`.*@\dx\.|.*\.${FILE_EXTENSION}$`
/** An email address, possibly with a query. */
const MAILBOX = new RegExp(
  String.raw`^(?!${FILE_WITH_AT_SIGN})[\w.+-]+@${OUTER_LABELS}[a-z]{2,}(?:\?|$)`,
  'i',
)

/** A host name that begins with `www.` and does not end like a file. */
const WWW_HOST = String.raw`www\.${OUTER_LABELS}(?!${FILE_EXTENSION}(?:[/?#]|$))[a-z]{2,}`
/** Names of files and packages may end in other top-level domains, such as `java.net`. */
const OTHER_HOST = String.raw`${OUTER_LABELS}(?:com|edu|gov|dev|co\.uk|github\.io)`
/** Emacs uses `.org` as an extension, so `notes.org` may be a file. */
const ORG_HOST = String.raw`(?:[a-z\d-]+\.){2,}org`
/** A host name at the start of an address. */
const HOST_NAME = new RegExp(`^(?:${WWW_HOST}|${OTHER_HOST}|${ORG_HOST})(?=[/?#]|$)`, 'i')

/** The scheme of a web server without its colon, and a host name. */
const LACKS_COLON = new RegExp(`^https?//${OUTER_LABELS}[a-z]{2,}(?:[/?#:]|$)`, 'i')
/** A link as Markdown has it, and the path in it. */
const MARKDOWN_LINK = /^\[[^\]]*\]\((\/[^\s)#?]*)(?:[\s#?][^)]*)?\)$/

/** An anchor that a file should have. */
interface MissingAnchor {
  readonly fileIndex: FileIndex
  /** Decoded, without `#`. */
  readonly id: Bytes
}

/** Finds the suggestions of findings, one at a time. */
class SuggestionSearch {
  readonly #snapshot: SiteSnapshot
  readonly #fileIndexes: ServedSite['fileIndexes']
  /** Percent-encoded, as in the keys of findings. */
  readonly #basePath: string
  readonly #addressResolver: AddressResolver
  readonly #paths: PathIndex
  readonly #joinedIdsByFile: ReadonlyMap<FileIndex, Bytes>
  readonly #vanishedSuggestions: ReadonlyMap<string, Suggestion> | undefined
  /** The anchors of the file that was searched last: findings of one file follow each other. */
  #lastSearched: { readonly fileIndex: FileIndex; readonly anchors: AnchorIndex } | undefined

  constructor({ servedSite, joinedIdsByFile, vanishedSuggestions }: ExistingAddresses) {
    this.#snapshot = servedSite.snapshot
    this.#fileIndexes = servedSite.fileIndexes
    this.#basePath = toBytes(servedSite.snapshot.basePath)
    this.#addressResolver = new AddressResolver(servedSite.snapshot)
    this.#paths = new PathIndex(servedSite)
    this.#joinedIdsByFile = joinedIdsByFile
    this.#vanishedSuggestions = vanishedSuggestions
  }

  /** Returns the suggestion for a finding; undefined if it has none. */
  find(finding: RawFinding): Suggestion | undefined {
    const { kind, key, values } = finding
    switch (SEARCH_BY_KIND.get(kind)) {
      case 'anchor':
        return this.#findAnchor(finding)
      case 'path':
        return this.#findPath(finding)
      case 'page-data':
        return this.#findPageData(key)
      case 'path-outside-base-path':
        return this.#findOutside(key)
      case 'path-as-host':
        return this.#findWithoutHost(key)
      case 'path-in-sitemap':
        return this.#findInSitemap(toText(key))
      case 'path-in-redirects':
        return this.#findRuleDestination(asRootedPath(toBytes(values.to ?? '')))
      case 'vanished-anchor':
        return this.#vanishedSuggestions?.get(key)
      case undefined:
        return undefined
    }
  }

  #findPath({ kind, key, target }: RawFinding): Suggestion | undefined {
    if (kind === 'broken-link' && MAILBOX.test(target))
      return makeSuggestion('mailto', `mailto:${toText(target)}`)
    if (LACKS_COLON.test(target) && !isTruncated(target))
      return makeSuggestion('colon', toText(target).replace(/^https?/i, '$&:'))
    const path = key.slice(this.#basePath.length)
    const miswritten = this.#findInQuotes(path, target) ?? this.#findCorrected(path)
    if (miswritten !== undefined) return miswritten
    const similarPath =
      this.#findInMarkdown(target) ??
      this.#findFileNamedWithHash(path, target) ??
      this.#paths.find(path) ??
      this.#findAsset(kind, path)
    if (similarPath === undefined && this.#lacksScheme(target, path))
      return makeSuggestion('https', `https://${toText(target)}`)
    return this.#makeSuggestionFor(similarPath)
  }

  /** Finds an address between typographic quotes, which HTML does not know. */
  #findInQuotes(path: SitePath, target: Bytes): Suggestion | undefined {
    const unquoted = removeQuotes(target)
    if (unquoted === undefined) return undefined
    if (/^https?:\/\//i.test(unquoted)) return makeSuggestion('quotes', toText(unquoted))
    const unquotedPath = cutAfterPath(unquoted)
    const pathInSite = this.#findPathInQuotes(path, cutAfterPath(target), unquotedPath)
    if (pathInSite === undefined) return undefined
    const similarPath = this.#paths.findServedAs('quotes', pathInSite)
    return this.#makeSuggestionFor(similarPath, toText(unquoted.slice(unquotedPath.length)))
  }

  /** Returns the path to which `unquotedPath` points, if `targetPath` points to `path`. */
  #findPathInQuotes(path: SitePath, targetPath: Bytes, unquotedPath: Bytes): SitePath | undefined {
    if (unquotedPath.startsWith(this.#basePath)) return unquotedPath.slice(this.#basePath.length)
    if (!path.endsWith(targetPath)) return undefined
    return path.slice(0, -targetPath.length).concat(unquotedPath)
  }

  /** Finds a path that was encoded or copied wrong. */
  #findCorrected(path: SitePath): Suggestion | undefined {
    const corrected = listCorrectedPaths(path).find(
      (candidate) => this.#paths.findServedAs(candidate.kind, candidate.path) !== undefined,
    )
    if (corrected === undefined) return undefined
    const { kind, afterPath = '', character } = corrected
    return makeSuggestion(kind, this.#makeAddress(corrected.path) + afterPath, character)
  }

  /** Finds the path in a link such as `[guide](/guide)`, if the host serves it. */
  #findInMarkdown(target: Bytes): SimilarPath | undefined {
    const [, path] = MARKDOWN_LINK.exec(target) ?? []
    if (path === undefined || !path.startsWith(this.#basePath)) return undefined
    return this.#paths.findServedAs('markdown', asBytes(path.slice(this.#basePath.length)))
  }

  /** Finds `a#b` for a link to `a` with the fragment `#b`. */
  #findFileNamedWithHash(path: SitePath, target: Bytes): SimilarPath | undefined {
    const hash = target.indexOf('#')
    if (hash === -1) return undefined
    return this.#paths.findServedAs('encoding', path.concat(target.slice(hash)))
  }

  /** Finds the only file whose path differs in its extension: the path has none, or an image’s. */
  #findAsset(kind: SiteKind, path: SitePath): SimilarPath | undefined {
    if (kind !== 'broken-asset') return undefined
    return this.#paths.findWithExtension(path) ?? this.#paths.findInOtherImageFormat(path)
  }

  /** Finds the data of a page. A file with another name is the data of another page. */
  #findPageData(fullPath: Bytes): Suggestion | undefined {
    const similarPath = this.#paths.find(fullPath.slice(this.#basePath.length))
    if (similarPath?.kind !== 'case') return undefined
    return this.#makeSuggestionFor(similarPath)
  }

  /**
   * Does an address begin with the name of a host? The site may have a file or folder with that
   * name, in the root or where the address points to.
   */
  #lacksScheme(target: Bytes, path: Bytes): boolean {
    const [host] = HOST_NAME.exec(target) ?? []
    if (host === undefined || isTruncated(target)) return false
    const start = path.indexOf(host)
    if (start === -1) return false
    const pathUpToHost = path.slice(0, start + host.length)
    return !this.#hasFileOrFolder(host) && !this.#hasFileOrFolder(pathUpToHost)
  }

  #hasFileOrFolder(name: string): boolean {
    return this.#fileIndexes.has(name) || hasFolder(this.#snapshot.names, `${name}/`)
  }

  /** Finds the path of an address outside the base path. `pathname` is percent-encoded. */
  #findOutside(pathname: Bytes): Suggestion | undefined {
    const path = percentDecode(pathname)
    if (path === undefined) return undefined
    return this.#makeSuggestionFor(this.#paths.findOutsideBasePath(asHostPath(path)))
  }

  /** Finds the path of an address that browsers mistake for one on another host. */
  #findWithoutHost(fullPath: Bytes): Suggestion | undefined {
    if (!fullPath.startsWith(this.#basePath)) return this.#findOutside(fullPath)
    const path = fullPath.slice(this.#basePath.length)
    return this.#makeSuggestionFor(this.#paths.findServedOrSimilar(path))
  }

  #findRuleDestination(path: RootedPath): Suggestion | undefined {
    return this.#makeSuggestionFor(this.#paths.find(toSitePath(path)))
  }

  /** Finds the path of an address in a sitemap, as it is written there. */
  #findInSitemap(written: string): Suggestion | undefined {
    const address = this.#addressResolver.resolveOnAnyHost(written)
    if (address?.kind === 'outside-base-path') return this.#findOutside(address.pathname)
    if (address?.kind === 'site') return this.#makeSuggestionFor(this.#paths.find(address.path))
    return undefined
  }

  #findAnchor({ key, target }: RawFinding): Suggestion | undefined {
    const missingAnchor = this.#splitKey(key)
    if (missingAnchor === undefined) return undefined
    const { fileIndex, id } = missingAnchor
    const anchors = this.#getAnchorIndex(fileIndex)
    const path = this.#paths.findServedPath(fileIndex, hasPageExtension(cutAfterPath(target)))
    if (path === undefined) return undefined
    const makeAnchorAddress = (existingId: Bytes) =>
      `${this.#makeAddress(path)}#${makeReadable(existingId)}`

    const visible = removeInvisibleCharacter(id)
    if (visible !== undefined && anchors.has(visible.rest))
      return makeSuggestion('invisible', makeAnchorAddress(visible.rest), visible.character)
    const similarAnchor = anchors.find(id)
    if (similarAnchor === undefined) return undefined
    return makeSuggestion(similarAnchor.kind, makeAnchorAddress(similarAnchor.id))
  }

  /**
   * Returns the file and the id in the key of a finding; undefined if the id is empty. Names of
   * files may contain a `#`, too.
   */
  #splitKey(key: Bytes): MissingAnchor | undefined {
    for (const { index: hash } of key.matchAll(/#/g)) {
      const fileIndex = this.#fileIndexes.get(key.slice(this.#basePath.length, hash))
      if (fileIndex === undefined) continue
      const id = listMatchingIds(key.slice(hash)).at(-1)
      return id === undefined ? undefined : { fileIndex, id }
    }
    return undefined
  }

  #getAnchorIndex(fileIndex: FileIndex): AnchorIndex {
    if (this.#lastSearched?.fileIndex === fileIndex) return this.#lastSearched.anchors
    const anchors = new AnchorIndex(splitIds(this.#joinedIdsByFile.get(fileIndex) ?? NO_BYTES))
    this.#lastSearched = { fileIndex, anchors }
    return anchors
  }

  #makeSuggestionFor(similar: SimilarPath | undefined, afterPath = ''): Suggestion | undefined {
    if (similar === undefined) return undefined
    return makeSuggestion(similar.kind, this.#makeAddress(similar.path) + afterPath)
  }

  #makeAddress(path: SitePath): string {
    return this.#snapshot.basePath + makeReadable(path)
  }
}

/** Returns an address without its query and fragment. */
function cutAfterPath(address: Bytes): Bytes {
  const [path = NO_BYTES] = address.split(/[?#]/, 1)
  return path
}
