/** Finds the existing path that was probably meant by one that the host does not serve. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { measureEditDistance } from '../../text/did-you-mean.ts'
import {
  asBytes,
  type Bytes,
  getFolder,
  percentDecode,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { findDottedPart } from '../../web/host/dot-files.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, isIndexPage, isNotFoundPage } from '../../web/page-names.ts'
import { mergeSlashes } from '../../web/slashes.ts'
import type { FileIndex } from '../../web/tree.ts'

/** A path that the host serves, and how it differs. */
export interface SimilarPath {
  readonly kind: SuggestionKind
  /** Decoded, without the base path. */
  readonly path: Bytes
}

/**
 * How many files with one name are compared. More files share a name only by convention, and any of
 * them may be meant.
 */
const MAX_FILES_WITH_SAME_NAME = 8
/** How many names with the same initials in one folder are compared for typos. */
const MAX_SIMILAR_NAMES = 500
/** How many folders at the start of a path may be wrong. */
const MAX_DROPPED_FOLDERS = 4
/** How many letters, in bytes, a name must have. Shorter names occur in too many places. */
const MIN_LETTER_BYTES = 3
/** Words with fewer UTF-16 units are compared exactly: `min` is not `max`. */
const MIN_TYPO_CHARS = 4

/**
 * The extension of a page, or of a source: authors link to the source of a page, and the generator
 * does not rewrite the link.
 */
const SOURCE_EXTENSION = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i
const INDEX = /(?:^|\/)index$/i

const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const NUMBER = /^\p{N}/u

/** The files of a site that broken paths may have been meant for. */
export class PathIndex {
  readonly #served: ServedSite
  /** The base path without its first slash, decoded; empty for the root. */
  readonly #basePrefix: Bytes
  /** Files by their stem in lower case, by its last segment, and by its initials. */
  readonly #byFoldedStem: ReadonlyMap<string, readonly FileIndex[]>
  readonly #byName: ReadonlyMap<string, readonly FileIndex[]>
  readonly #byInitials: ReadonlyMap<string, readonly FileIndex[]>

  constructor(served: ServedSite) {
    this.#served = served
    const basePath = toBytes(served.site.basePath)
    this.#basePrefix = (percentDecode(basePath) ?? basePath).slice(1)
    const files = [...served.site.names.keys()].filter((fileIndex) => this.#isSuggested(fileIndex))
    this.#byFoldedStem = Map.groupBy(files, (fileIndex) => fold(this.#getStem(fileIndex)))
    this.#byName = Map.groupBy(files, (fileIndex) => getLastSegment(this.#getStem(fileIndex)))
    this.#byInitials = Map.groupBy(files, (fileIndex) => getInitials(this.#getStem(fileIndex)))
  }

  /** Returns the path most similar to a path within the site that is not served. */
  find(asked: Bytes): SimilarPath | undefined {
    const path = mergeSlashes(asked)
    let withoutBase = path
    if (path.startsWith(this.#basePrefix)) withoutBase = path.slice(this.#basePrefix.length)
    return (
      this.#findSameStem(path) ??
      makeSimilar('base-path', this.#keepIfServed(withoutBase)) ??
      this.#findWithoutOuterFolders(path, 2) ??
      this.#findName(path)
    )
  }

  /**
   * Returns the path itself if it is served, because then only its prefix is wrong. Otherwise,
   * returns the most similar path.
   */
  findServedOrSimilar(path: Bytes): SimilarPath | undefined {
    return makeSimilar('base-path', this.#keepIfServed(path)) ?? this.find(path)
  }

  /** Returns the path most similar to a path outside the base path. */
  findOutside(asked: Bytes): SimilarPath | undefined {
    const path = mergeSlashes(asked)
    if (getStemOfPath(path) === '') return undefined
    const withoutBase = this.#keepIfServed(path) ?? this.#findSameStem(path)?.path
    return (
      makeSimilar('case', this.#findWithBaseInOtherCase(path)) ??
      makeSimilar('base-path', withoutBase) ??
      this.#findWithoutOuterFolders(path, 1)
    )
  }

  /** Returns a path without the base path, which it capitalizes differently, if it is served. */
  #findWithBaseInOtherCase(path: Bytes): Bytes | undefined {
    const { length } = this.#basePrefix
    if (fold(path.slice(0, length)) !== fold(this.#basePrefix)) return undefined
    return this.#keepIfServed(path.slice(length))
  }

  /**
   * Returns the path at which the host serves a file; undefined if there is none. `asFile`: prefer
   * the path with the file's ending if both work.
   */
  findAddress(fileIndex: FileIndex, asFile: boolean): Bytes | undefined {
    const paths = this.#served.listPaths(fileIndex)
    const name = this.#served.getName(fileIndex)
    if (asFile && !isIndexPage(name) && paths.includes(name)) return name
    return paths[0]
  }

  #getStem(fileIndex: FileIndex): Bytes {
    return getStem(this.#served.getName(fileIndex))
  }

  /**
   * May a file be suggested? Uploads leave out dot-files, and nobody links to a 404 page. Of
   * `docs.html` and `docs/index.html`, only the first is suggested.
   */
  #isSuggested(fileIndex: FileIndex): boolean {
    const name = this.#served.getName(fileIndex)
    const isSecond = isIndexPage(name) && this.#served.files.has(`${getStem(name)}.html`)
    return !isSecond && findDottedPart(name) === undefined && !isNotFoundPage(name)
  }

  /** Returns the path if the host serves a file there that is not the home page. */
  #keepIfServed(path: Bytes): Bytes | undefined {
    if (getStemOfPath(path) === '') return undefined
    if (this.#served.findServedFile(path) === undefined) return undefined
    return path
  }

  #suggest(kind: SuggestionKind, fileIndex: FileIndex, path: string): SimilarPath | undefined {
    return makeSimilar(kind, this.findAddress(fileIndex, endsLikeFile(path)))
  }

  /**
   * Finds a file whose path differs only in `.html`, a slash or `index.html` at the end, or also in
   * case or Unicode form.
   */
  #findSameStem(path: Bytes): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const alike = this.#byFoldedStem.get(fold(stem)) ?? []
    const exact = alike.findLast((fileIndex) => this.#getStem(fileIndex) === stem)
    if (exact !== undefined) return this.#suggest('ending', exact, path)

    const [only, ...others] = alike
    if (only === undefined || others.length > 0) return undefined
    const isSameText = compose(this.#getStem(only)) === compose(stem)
    if (isSameText) return this.#suggest('unicode', only, path)
    return this.#suggest('case', only, path)
  }

  /**
   * Finds the path of a site that was built for another base path. `minSegments`: how many segments
   * must be left.
   */
  #findWithoutOuterFolders(path: Bytes, minSegments: number): SimilarPath | undefined {
    const segmentCount = getStemOfPath(path).split('/').length
    const maxDropped = Math.min(MAX_DROPPED_FOLDERS, segmentCount - minSegments)
    for (let dropped = 1; dropped <= maxDropped; dropped++) {
      const rest = asBytes(path.split('/').slice(dropped).join('/'))
      const name = getLastSegment(getStemOfPath(rest))
      if (!isSpecific(name)) return undefined
      const served = this.#keepIfServed(rest)
      if (served !== undefined) return { kind: 'base-path', path: served }
    }
    return undefined
  }

  /**
   * Finds the only file with the same or a similar name. With several, any of them may be meant.
   */
  #findName(path: Bytes): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const withTypo = this.#listWithTypo(stem)
    const [fileIndex, ...others] = [...this.#listInOtherFolders(stem), ...withTypo]
    if (fileIndex === undefined || others.length > 0) return undefined
    const kind = withTypo.length > 0 ? 'typo' : 'elsewhere'
    return this.#suggest(kind, fileIndex, path)
  }

  /**
   * Returns the files whose stems have the same last segment; of these, the ones that share the
   * most segments before it.
   */
  #listInOtherFolders(stem: Bytes): readonly FileIndex[] {
    const name = getLastSegment(stem)
    if (!isSpecific(name)) return []
    const named = this.#byName.get(name) ?? []
    if (named.length > MAX_FILES_WITH_SAME_NAME) return named
    const shared = named.map((fileIndex) => countSharedSegments(stem, this.#getStem(fileIndex)))
    const mostShared = Math.max(...shared)
    return named.filter((_, i) => shared[i] === mostShared)
  }

  #listWithTypo(stem: Bytes): readonly FileIndex[] {
    const candidates = this.#byInitials.get(getInitials(stem)) ?? []
    if (candidates.length > MAX_SIMILAR_NAMES) return []
    const words = listWords(stem)
    if (words.every((word) => NUMBER.test(word))) return []
    return candidates.filter((fileIndex) =>
      isSameOrTypo(words, listWords(this.#getStem(fileIndex))),
    )
  }
}

function makeSimilar(kind: SuggestionKind, path: Bytes | undefined): SimilarPath | undefined {
  if (path === undefined) return undefined
  return { kind, path }
}

/** Does the path have the extension of a page's file or source? */
export function endsLikeFile(path: string): boolean {
  return SOURCE_EXTENSION.test(path)
}

/** Returns the stem of a requested path: see `getStem`. */
function getStemOfPath(path: Bytes): Bytes {
  return path.replace(/\/+$/, '').replace(SOURCE_EXTENSION, '').replace(INDEX, '')
}

function getLastSegment(stem: Bytes): Bytes {
  return stem.slice(stem.lastIndexOf('/') + 1)
}

/** Is this more than a number or an abbreviation? Each byte beyond ASCII counts as a letter. */
function isSpecific(name: string): boolean {
  const letters = name.match(/[a-z\x80-\xff]/gi) ?? []
  return letters.length >= MIN_LETTER_BYTES
}

/**
 * Returns text in the Unicode form that most systems write. macOS decomposes the names of files
 * that it unpacks.
 */
function compose(bytes: Bytes): string {
  return toText(bytes).normalize('NFC')
}

function fold(bytes: Bytes): string {
  return compose(bytes).toLowerCase()
}

/** Returns how many segments at the end are equal. */
function countSharedSegments(stem: string, otherStem: string): number {
  const segments = stem.split('/').reverse()
  const others = otherStem.split('/').reverse()
  const differing = segments.findIndex((segment, i) => segment !== others[i])
  if (differing === -1) return segments.length
  return differing
}

function getExtension(stem: string): string {
  return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? ''
}

/**
 * Returns the words of a stem's name, numbers included, without separators: `readAsync-2` has
 * three.
 */
function listWords(stem: Bytes): readonly string[] {
  const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length))
  return toText(name).match(WORD) ?? []
}

/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, the
 * first letter of each word (typos rarely change it), and numbers in full.
 */
function getInitials(stem: Bytes): string {
  const initials = listWords(stem).map((word) =>
    NUMBER.test(word) ? word : word[0]?.toLowerCase(),
  )
  return [getFolder(stem), getExtension(stem), ...initials].join('\0')
}

/**
 * Are two names equal, or different by one typo in one word? `page-13` is not a typo of
 * `page-12`, nor `import` of `export`.
 */
function isSameOrTypo(words: readonly string[], otherWords: readonly string[]): boolean {
  const [differing, ...others] = words.keys().filter((i) => words[i] !== otherWords[i])
  if (differing === undefined) return true
  if (others.length > 0) return false
  const word = words[differing] ?? ''
  const otherWord = otherWords[differing] ?? ''
  const isLongEnough = Math.min(word.length, otherWord.length) >= MIN_TYPO_CHARS
  return isLongEnough && measureEditDistance(word, otherWord, 1) === 1
}
