/** Finds the existing path that was probably meant instead of one that the host does not serve. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import {
  asBytes,
  type Bytes,
  foldCase,
  getLastSegment,
  normalizeUnicode,
} from '../../web/byte-strings.ts'
import { cutAfterUnpublishedDotfile } from '../../web/host/dotfiles.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, hasExtension, isIndexPage, isNotFoundPage } from '../../web/page-names.ts'
import { decodeBasePath, type HostPath, type SitePath } from '../../web/paths.ts'
import { mergeSlashes } from '../../web/slashes.ts'
import { type FileIndex, listNamesBeginningWith } from '../../web/tree.ts'
import { areSimilarWords, listWordsInStem, makeTypoKey } from './typos.ts'

/** A path that the host serves, and how it differs. */
export interface SimilarPath {
  readonly kind: SuggestionKind
  readonly path: SitePath
}

/**
 * How many files with one name are compared. More files share a name only by convention, and any of
 * them may be meant.
 */
const MAX_FILES_WITH_SAME_NAME = 8
/** How many names with the same initials in one folder are compared for typos. */
const MAX_TYPO_CANDIDATES = 500
/** How many folders at the start of a path may be wrong. */
const MAX_DROPPED_FOLDERS = 4
/**
 * How many segments must be left of a path without its outer folders. Within the site, a name alone
 * may be that of another page; outside the base path, a folder is certainly wrong.
 */
const MIN_SEGMENTS_WITHIN_SITE = 2
const MIN_SEGMENTS_OUTSIDE_BASE_PATH = 1
/** How many letters, in bytes, a name must have. Shorter names occur in too many places. */
const MIN_LETTER_BYTES = 3

/**
 * The extension of a page, or of a source: authors link to the source of a page, and the generator
 * does not rewrite the link.
 */
const PAGE_EXTENSION = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i
const INDEX_NAME = /(?:^|\/)index$/i
/** An extension that is written twice, as in `guide.html.html`. */
const REPEATED_EXTENSION = /(\.[a-z][\da-z]*)\1$/i
/** The extension of a format for images on pages. Images are often converted. */
const IMAGE_EXTENSION = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i

/** The files of a site that broken paths may have been meant to point to. */
export class PathIndex {
  readonly #servedSite: ServedSite
  /** The base path without its first slash, decoded; empty for the root. */
  readonly #basePrefix: Bytes
  /** Files by their stem: see `foldCase`. */
  readonly #filesByFoldedStem: ReadonlyMap<string, readonly FileIndex[]>
  /** Files by the last segment of their stem. */
  readonly #filesByLastSegment: ReadonlyMap<string, readonly FileIndex[]>
  /** Files by the typo key of their stem: see `makeTypoKey`. */
  readonly #filesByTypoKey: ReadonlyMap<string, readonly FileIndex[]>

  constructor(servedSite: ServedSite) {
    this.#servedSite = servedSite
    const { basePath, names } = servedSite.snapshot
    this.#basePrefix = decodeBasePath(basePath).slice(1)
    const files = [...names.keys()].filter((fileIndex) => this.#maySuggest(fileIndex))
    const groupFiles = (makeKey: (stem: Bytes) => string) =>
      Map.groupBy(files, (fileIndex) => makeKey(this.#getStem(fileIndex)))
    this.#filesByFoldedStem = groupFiles(foldCase)
    this.#filesByLastSegment = groupFiles(getLastSegment)
    this.#filesByTypoKey = groupFiles(makeTypoKey)
  }

  /**
   * Returns the path most similar to a path within the site that is not served: the first that one
   * of the comparisons finds, from the most certain one to a guess.
   */
  find(requested: SitePath): SimilarPath | undefined {
    const path = mergeSlashes(requested)
    return (
      this.#findSameStem(path) ??
      this.#findByRemovingRepeatedExtension(path) ??
      this.#findByRemovingRepeatedBasePath(path) ??
      // Only the double slashes, which are merged now, kept the path from being served.
      this.findServedAs('base-path', path) ??
      this.#findByRemovingOuterFolders(path, MIN_SEGMENTS_WITHIN_SITE) ??
      this.#findSimilarName(path)
    )
  }

  /**
   * Returns the path itself if it is served, because then only its prefix is wrong. Otherwise,
   * returns the most similar path.
   */
  findServedOrSimilar(path: SitePath): SimilarPath | undefined {
    return this.findServedAs('base-path', path) ?? this.find(path)
  }

  /** Returns the path most similar to a path outside the base path. */
  findOutsideBasePath(requested: HostPath): SimilarPath | undefined {
    const path = mergeSlashes(requested)
    if (getStemOfPath(path) === '') return undefined
    return (
      this.#findWithBaseInOtherCase(path) ??
      this.#findByAddingBasePath(path) ??
      this.#findByRemovingOuterFolders(path, MIN_SEGMENTS_OUTSIDE_BASE_PATH)
    )
  }

  /** Finds `guide.html` for `guide.html.html`. */
  #findByRemovingRepeatedExtension(path: SitePath): SimilarPath | undefined {
    const extension = path.match(REPEATED_EXTENSION)?.[1]
    if (extension === undefined) return undefined
    const similarPath = this.#findSameStem(path.slice(0, -extension.length))
    return similarPath?.kind === 'ending' ? similarPath : undefined
  }

  /** Finds `a` for `docs/a`, if the base path is `/docs/`: the full path was `/docs/docs/a`. */
  #findByRemovingRepeatedBasePath(path: SitePath): SimilarPath | undefined {
    if (!path.startsWith(this.#basePrefix)) return undefined
    return this.findServedAs('base-path', path.slice(this.#basePrefix.length))
  }

  /** Finds `a` for `Docs/a`, if the base path is `/docs/`. */
  #findWithBaseInOtherCase(path: SitePath): SimilarPath | undefined {
    const { length } = this.#basePrefix
    if (foldCase(path.slice(0, length)) !== foldCase(this.#basePrefix)) return undefined
    return this.findServedAs('case', path.slice(length))
  }

  /**
   * Finds the path itself below the base path, possibly with another ending or in another case.
   */
  #findByAddingBasePath(path: SitePath): SimilarPath | undefined {
    const samePath = this.findServedAs('base-path', path)
    if (samePath !== undefined) return samePath
    return makeSimilarPath('base-path', this.#findSameStem(path)?.path)
  }

  /**
   * Returns the path at which the host serves a file; undefined if there is none.
   * `prefersExtension`: if both work, prefer the path with the file's extension.
   */
  findServedPath(fileIndex: FileIndex, prefersExtension: boolean): SitePath | undefined {
    const paths = this.#servedSite.listPaths(fileIndex)
    const name = this.#servedSite.getName(fileIndex)
    if (prefersExtension && !isIndexPage(name) && paths.includes(name)) return name
    return paths[0]
  }

  /** Finds the only file whose name is that of the path and an extension. */
  findWithExtension(path: SitePath): SimilarPath | undefined {
    const { names } = this.#servedSite.snapshot
    if (path === '' || path.endsWith('/') || hasExtension(path)) return undefined
    const [name, ...others] = listNamesBeginningWith(names, path.concat('.'))
    const isFile = name !== undefined && !name.slice(path.length).includes('/')
    if (!isFile || others.length > 0) return undefined
    return this.findServedAs('ending', name)
  }

  /** Finds the only image whose path differs in nothing but its extension. */
  findInOtherImageFormat(path: SitePath): SimilarPath | undefined {
    const stem = path.replace(IMAGE_EXTENSION, '')
    if (stem === path || stem === '' || stem.endsWith('/')) return undefined
    const { names } = this.#servedSite.snapshot
    const candidates = listNamesBeginningWith(names, stem.concat('.'))
    const images = candidates.filter((name) => name.replace(IMAGE_EXTENSION, '') === stem)
    const [name, ...others] = images
    if (name === undefined || others.length > 0) return undefined
    return this.findServedAs('ending', name)
  }

  #getStem(fileIndex: FileIndex): Bytes {
    return getStem(this.#servedSite.getName(fileIndex))
  }

  /**
   * May a file be suggested? Uploads leave out dotfiles, and nobody links to a 404 page. Of
   * `docs.html` and `docs/index.html`, only the first is suggested.
   */
  #maySuggest(fileIndex: FileIndex): boolean {
    const name = this.#servedSite.getName(fileIndex)
    const isDuplicate =
      isIndexPage(name) && this.#servedSite.fileIndexes.has(`${getStem(name)}.html`)
    const isPublished = cutAfterUnpublishedDotfile(name) === undefined
    return isPublished && !isDuplicate && !isNotFoundPage(name)
  }

  /** Finds the path itself if the host serves a file there that is not the home page. */
  findServedAs(kind: SuggestionKind, path: SitePath): SimilarPath | undefined {
    if (getStemOfPath(path) === '') return undefined
    if (this.#servedSite.findServedFile(path) === undefined) return undefined
    return { kind, path }
  }

  #makeSimilarPathOfFile(
    kind: SuggestionKind,
    fileIndex: FileIndex,
    path: string,
  ): SimilarPath | undefined {
    return makeSimilarPath(kind, this.findServedPath(fileIndex, hasPageExtension(path)))
  }

  /**
   * Finds a file whose path differs only in `.html`, a slash, or `index.html` at the end, and
   * possibly in case or Unicode form.
   */
  #findSameStem(path: SitePath): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const sameStem = this.#filesByFoldedStem.get(foldCase(stem)) ?? []
    // Of `guide.htm` and `guide.html`, the second is suggested.
    const exactFile = sameStem.findLast((fileIndex) => this.#getStem(fileIndex) === stem)
    if (exactFile !== undefined) return this.#makeSimilarPathOfFile('ending', exactFile, path)

    const [only, ...others] = sameStem
    if (only === undefined || others.length > 0) return undefined
    const isSameText = normalizeUnicode(this.#getStem(only)) === normalizeUnicode(stem)
    if (isSameText) return this.#makeSimilarPathOfFile('unicode', only, path)
    return this.#makeSimilarPathOfFile('case', only, path)
  }

  /**
   * Finds the path of a site that was built for another base path. `minSegments`: how many segments
   * must be left.
   */
  #findByRemovingOuterFolders(path: SitePath, minSegments: number): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    if (!isSpecific(getLastSegment(stem))) return undefined

    const segments = path.split('/')
    const maxDropped = Math.min(MAX_DROPPED_FOLDERS, stem.split('/').length - minSegments)
    for (let dropped = 1; dropped <= maxDropped; dropped++) {
      const innerPath = asBytes(segments.slice(dropped).join('/'))
      const similarPath = this.findServedAs('base-path', innerPath)
      if (similarPath !== undefined) return similarPath
    }
    return undefined
  }

  /**
   * Finds the only file with the same or a similar name. With several, any of them may be meant.
   */
  #findSimilarName(path: SitePath): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const elsewhere = this.#listInOtherFolders(stem)
    const withTypo = this.#listWithTypo(stem)
    const [only, ...others] = [...elsewhere, ...withTypo]
    if (only === undefined || others.length > 0) return undefined
    const kind = withTypo.includes(only) ? 'typo' : 'elsewhere'
    return this.#makeSimilarPathOfFile(kind, only, path)
  }

  /**
   * Returns the files whose stems have the same last segment; of these, the ones that share the
   * most segments before it. If there are too many to compare, returns them all: the caller
   * suggests nothing when there are several.
   */
  #listInOtherFolders(stem: Bytes): readonly FileIndex[] {
    const name = getLastSegment(stem)
    if (!isSpecific(name)) return []
    const sameName = this.#filesByLastSegment.get(name) ?? []
    if (sameName.length > MAX_FILES_WITH_SAME_NAME) return sameName
    const sharedCounts = sameName.map((fileIndex) =>
      countSharedSegments(stem, this.#getStem(fileIndex)),
    )
    const maxShared = Math.max(...sharedCounts)
    return sameName.filter((_, i) => sharedCounts[i] === maxShared)
  }

  #listWithTypo(stem: Bytes): readonly FileIndex[] {
    const candidates = this.#filesByTypoKey.get(makeTypoKey(stem)) ?? []
    if (candidates.length > MAX_TYPO_CANDIDATES) return []
    const words = listWordsInStem(stem)
    return candidates.filter((fileIndex) =>
      areSimilarWords(words, listWordsInStem(this.#getStem(fileIndex))),
    )
  }
}

function makeSimilarPath(
  kind: SuggestionKind,
  path: SitePath | undefined,
): SimilarPath | undefined {
  if (path === undefined) return undefined
  return { kind, path }
}

/** Does the path have the extension of a page's file or source? */
export function hasPageExtension(path: string): boolean {
  return PAGE_EXTENSION.test(path)
}

/** Returns the stem of a requested path: see `getStem`. */
function getStemOfPath(path: SitePath): Bytes {
  return path.replace(/\/+$/, '').replace(PAGE_EXTENSION, '').replace(INDEX_NAME, '')
}

/** Is this more than a number or an abbreviation? Each byte beyond ASCII counts as a letter. */
function isSpecific(name: string): boolean {
  const letters = name.match(/[a-z\x80-\xff]/gi) ?? []
  return letters.length >= MIN_LETTER_BYTES
}

/** Returns how many segments at the end are equal. */
function countSharedSegments(stem: string, otherStem: string): number {
  const segments = stem.split('/').reverse()
  const others = otherStem.split('/').reverse()
  const differing = segments.findIndex((segment, i) => segment !== others[i])
  if (differing === -1) return segments.length
  return differing
}
