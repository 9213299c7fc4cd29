/** Finds what was probably meant by a path that the host does not answer. */

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
import { mergeSlashes } from '../../web/host/hosts/find-file.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, isIndexPage, isNotFoundPage } from '../../web/page-names.ts'

/** A path that the host answers, and how it differs. */
export interface SimilarPath {
  readonly kind: SuggestionKind
  /** Decoded, without the base path. */
  readonly path: Bytes
}

/**
 * Of files that share a name, this many are compared. More share it by convention: nobody can say
 * which is meant.
 */
const MAX_SAME_NAME = 8
/** How many names with the same initials in one folder are compared for typos. */
const MAX_LIKE = 500
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3
/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_WITH_TYPO = 4

/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i
const INDEX = /(?:^|\/)index$/i

const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const NUMBER = /^\p{N}/u

/** The files of one site that may be meant by paths that are known to be broken. */
export class PathIndex {
  readonly #served: ServedSite
  /** The base path without its first slash, decoded; empty for the root. */
  readonly #basePrefix: Bytes
  /** By their stem in lower case, by its last segment, and by its `takeInitials`. */
  readonly #byFoldedStem: ReadonlyMap<string, readonly number[]>
  readonly #byName: ReadonlyMap<string, readonly number[]>
  readonly #byInitials: ReadonlyMap<string, readonly number[]>

  constructor(served: ServedSite) {
    this.#served = served
    const basePath = toBytes(served.site.basePath)
    this.#basePrefix = (percentDecode(basePath) ?? basePath).slice(1)
    const files = [...served.site.names.keys()].filter((file) => this.#isSuggested(file))
    this.#byFoldedStem = Map.groupBy(files, (file) => fold(this.#getStem(file)))
    this.#byName = Map.groupBy(files, (file) => getLastSegment(this.#getStem(file)))
    this.#byInitials = Map.groupBy(files, (file) => getInitials(this.#getStem(file)))
  }

  /** Returns what is near a path of the site that is not answered. */
  find(asked: Bytes): SimilarPath | undefined {
    const path = mergeSlashes(asked)
    let withoutBase = path
    if (path.startsWith(this.#basePrefix)) withoutBase = path.slice(this.#basePrefix.length)
    return (
      this.#findSameStem(path) ??
      makeSimilar('base-path', this.#keepIfAnswered(withoutBase)) ??
      this.#findWithoutStart(path, 2) ??
      this.#findName(path)
    )
  }

  /**
   * Returns the path itself if it is answered, because only what is in front of it is wrong; else
   * what is near it.
   */
  findStart(path: Bytes): SimilarPath | undefined {
    return makeSimilar('base-path', this.#keepIfAnswered(path)) ?? this.find(path)
  }

  /** Returns what is near a path outside the base path. */
  findOutside(asked: Bytes): SimilarPath | undefined {
    const path = mergeSlashes(asked)
    if (getStemOfPath(path) === '') return undefined
    const { length } = this.#basePrefix
    const isInside = fold(path.slice(0, length)) === fold(this.#basePrefix)
    if (isInside) {
      const inside = this.#keepIfAnswered(path.slice(length))
      if (inside !== undefined) return { kind: 'case', path: inside }
    }
    const same = this.#keepIfAnswered(path) ?? this.#findSameStem(path)?.path
    return makeSimilar('base-path', same) ?? this.#findWithoutStart(path, 1)
  }

  /**
   * Returns the path under which the host answers with a file; undefined if there is none.
   * `asFile`: with the ending of its name, if both ways work.
   */
  findAddress(file: number, asFile: boolean): Bytes | undefined {
    const paths = this.#served.listAddresses(file)
    const name = this.#served.nameOf(file)
    if (asFile && !isIndexPage(name) && paths.includes(name)) return name
    return paths[0]
  }

  #getStem(file: number): Bytes {
    return getStem(this.#served.nameOf(file))
  }

  /**
   * Uploads leave out what is in dot-files, and nobody links to a 404 page. Of `docs.html` and
   * `docs/index.html`, the first one stands for both.
   */
  #isSuggested(file: number): boolean {
    const name = this.#served.nameOf(file)
    const isSecond = isIndexPage(name) && this.#served.files.has(`${getStem(name)}.html`)
    return !isSecond && findDottedPart(name) === undefined && !isNotFoundPage(name)
  }

  /**
   * Returns the path if the host answers it with a file, and if it is not that of the home page.
   */
  #keepIfAnswered(path: Bytes): Bytes | undefined {
    if (getStemOfPath(path) === '') return undefined
    if (this.#served.findServedFile(path) === undefined) return undefined
    return path
  }

  #suggest(kind: SuggestionKind, file: number, path: string): SimilarPath | undefined {
    return makeSimilar(kind, this.findAddress(file, endsLikeFile(path)))
  }

  /**
   * `.html`, a slash or `index.html`, missing or too much; or upper and lower case, or the Unicode
   * form, too.
   */
  #findSameStem(path: Bytes): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const same = this.#byFoldedStem.get(fold(stem)) ?? []
    const exact = same.findLast((file) => this.#getStem(file) === stem)
    if (exact !== undefined) return this.#suggest('ending', exact, path)
    const [only] = same
    if (only === undefined || same.length > 1) return undefined
    const isSameText = compose(this.#getStem(only)) === compose(stem)
    return this.#suggest(isSameText ? 'unicode' : 'case', only, path)
  }

  /** A site that was made for another base path. `least`: how many segments have to be left. */
  #findWithoutStart(path: Bytes, least: number): SimilarPath | undefined {
    const most = getStemOfPath(path).split('/').length - least
    for (let dropped = 1; dropped <= Math.min(MAX_DROPPED, most); dropped++) {
      const rest = asBytes(path.split('/').slice(dropped).join('/'))
      if (!isSpecific(getLastSegment(getStemOfPath(rest)))) return undefined
      const answered = this.#keepIfAnswered(rest)
      if (answered !== undefined) return { kind: 'base-path', path: answered }
    }
    return undefined
  }

  /** Nothing where several names are the same or similar: each may be meant. */
  #findName(path: Bytes): SimilarPath | undefined {
    const stem = getStemOfPath(path)
    const withTypo = this.#listWithTypo(stem)
    const [file, ...others] = [...this.#listInOtherFolders(stem), ...withTypo]
    if (file === undefined || others.length > 0) return undefined
    const kind = withTypo.length > 0 ? 'typo' : 'elsewhere'
    return this.#suggest(kind, file, path)
  }

  /**
   * The files whose stems have the same last segment, and of these the ones that share most
   * segments before it, too.
   */
  #listInOtherFolders(stem: Bytes): readonly number[] {
    const name = getLastSegment(stem)
    if (!isSpecific(name)) return []
    const named = this.#byName.get(name) ?? []
    if (named.length > MAX_SAME_NAME) return named
    const shared = named.map((file) => countSharedSegments(stem, this.#getStem(file)))
    return named.filter((_, i) => shared[i] === Math.max(...shared))
  }

  #listWithTypo(stem: Bytes): readonly number[] {
    const words = listWords(stem)
    const like = this.#byInitials.get(getInitials(stem)) ?? []
    if (like.length > MAX_LIKE || words.every((word) => NUMBER.test(word))) return []
    return like.filter((file) => isTypo(words, listWords(this.#getStem(file))))
  }
}

function makeSimilar(kind: SuggestionKind, path: Bytes | undefined): SimilarPath | undefined {
  if (path === undefined) return undefined
  return { kind, path }
}

/**
 * Does the path end as files of pages or of their sources do, and not as most addresses of pages?
 */
export function endsLikeFile(path: string): boolean {
  return SOURCE_ENDING.test(path)
}

/** Returns the stem that a path asks for: see `getStem`. */
function getStemOfPath(path: Bytes): Bytes {
  return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '')
}

function getLastSegment(stem: Bytes): Bytes {
  return stem.slice(stem.lastIndexOf('/') + 1)
}

/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name: string): boolean {
  return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS
}

/**
 * Returns text in the one of its Unicode forms that most systems write: macOS decomposed what it
 * unpacked.
 */
function compose(bytes: Bytes): string {
  return toText(bytes).normalize('NFC')
}

function fold(bytes: Bytes): string {
  return compose(bytes).toLowerCase()
}

/** Returns how many segments are the same, from the last one on. */
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
 * Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2`
 * has three.
 */
function listWords(stem: Bytes): readonly string[] {
  const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length))
  return toText(name).match(WORD) ?? []
}

/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first
 * letter of each word, as typos hardly ever change it, and the numbers in full.
 */
function getInitials(stem: Bytes): string {
  const initials = listWords(stem).map((word) =>
    NUMBER.test(word) ? word : word[0]?.toLowerCase(),
  )
  return [getFolder(stem), getExtension(stem), ...initials].join('\0')
}

/**
 * Is one name the other with one typo? Both have as many words. `page-12` is not `page-13` written
 * badly, `export` not `import`.
 */
function isTypo(words: readonly string[], otherWords: readonly string[]): boolean {
  const [at, ...more] = words.keys().filter((i) => words[i] !== otherWords[i])
  if (at === undefined) return true
  const word = words[at] ?? ''
  const other = otherWords[at] ?? ''
  const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO
  return more.length === 0 && isLongEnough && measureEditDistance(word, other, 1) === 1
}
