/** Finds what was probably meant by a path that the host does not answer. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { editDistance } from '../../text/did-you-mean.ts'
import { folderOf, percentDecode, toBytes, toText } from '../../web/byte-strings.ts'
import { findDottedPart } from '../../web/host/dot-files.ts'
import { mergeSlashes } from '../../web/host/hosts/find-file.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isIndexPage, isNotFoundPage, stemOfFile } from '../../web/page-names.ts'

/** A path that the host answers, and how it differs. */
export interface SimilarPath {
  readonly kind: SuggestionKind
  /** Decoded, without the base path; a string of bytes. */
  readonly path: string
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

/** Returns what finds what is near the paths of one site that are known to be broken. */
export function indexPaths(served: ServedSite) {
  const { site } = served
  const basePath = toBytes(site.basePath)
  /** The base path without its first slash, decoded; empty for the root. */
  const basePrefix = (percentDecode(basePath) ?? basePath).slice(1)
  const nameOf = (file: number): string => site.names[file] ?? ''
  const stemOf = (file: number): string => stemOfFile(nameOf(file))

  /**
   * Uploads leave out what is in dot-files, and nobody links to a 404 page. Of `docs.html` and
   * `docs/index.html`, the first one stands for both.
   */
  const isSuggested = (file: number): boolean => {
    const name = nameOf(file)
    const isSecond = isIndexPage(name) && served.files.has(`${stemOfFile(name)}.html`)
    return !isSecond && findDottedPart(name) === undefined && !isNotFoundPage(name)
  }

  const files = [...site.names.keys()].filter(isSuggested)
  /**
   * The files that may be suggested: by their stem in lower case, by its last segment, and by its
   * `initialsOf`.
   */
  const byFold = Map.groupBy(files, (file) => folded(stemOf(file)))
  const byName = Map.groupBy(files, (file) => lastSegment(stemOf(file)))
  const byInitials = Map.groupBy(files, (file) => initialsOf(stemOf(file)))

  /**
   * Returns the path if the host answers it with a file, and if it is not that of the home page.
   */
  const answered = (path: string): string | undefined =>
    stemOfPath(path) !== '' && typeof served.answer(path) === 'number' ? path : undefined

  /**
   * Returns the path under which the host answers with a file; undefined if there is none.
   * `asFile`: with the ending of its name, if both ways work.
   */
  const pathOf = (file: number, asFile: boolean): string | undefined => {
    const paths = served.listAddresses(file)
    const name = nameOf(file)
    if (asFile && !isIndexPage(name) && paths.includes(name)) return name
    return paths[0]
  }

  const nearFile = (
    kind: SuggestionKind,
    file: number | undefined,
    path: string,
  ): SimilarPath | undefined =>
    file === undefined ? undefined : differing(kind, pathOf(file, endsLikeFile(path)))

  /**
   * `.html`, a slash or `index.html`, missing or too much; or upper and lower case, or the Unicode
   * form, too.
   */
  const sameStem = (path: string): SimilarPath | undefined => {
    const stem = stemOfPath(path)
    const same = byFold.get(folded(stem)) ?? []
    const exact = same.findLast((file) => stemOf(file) === stem)
    if (exact !== undefined) return nearFile('ending', exact, path)
    const [only] = same
    if (only === undefined || same.length > 1) return undefined
    return nearFile(composed(stemOf(only)) === composed(stem) ? 'unicode' : 'case', only, path)
  }

  /** A site that was made for another base path. `least`: how many segments have to be left. */
  const withoutStart = (path: string, least: number): SimilarPath | undefined => {
    const most = stemOfPath(path).split('/').length - least
    for (let dropped = 1; dropped <= Math.min(MAX_DROPPED, most); dropped++) {
      const rest = path.split('/').slice(dropped).join('/')
      if (!isSpecific(lastSegment(stemOfPath(rest)))) return undefined
      const near = answered(rest)
      if (near !== undefined) return { kind: 'base-path', path: near }
    }
    return undefined
  }

  /**
   * The files whose stems have the same last segment, and of these the ones that share most
   * segments before it, too.
   */
  const elsewhere = (stem: string): readonly number[] => {
    const named = isSpecific(lastSegment(stem)) ? (byName.get(lastSegment(stem)) ?? []) : []
    if (named.length > MAX_SAME_NAME) return named
    const shared = named.map((file) => sharedSegments(stem, stemOf(file)))
    return named.filter((_, i) => shared[i] === Math.max(...shared))
  }

  const withTypo = (stem: string): readonly number[] => {
    const like = byInitials.get(initialsOf(stem)) ?? []
    if (like.length > MAX_LIKE || wordsOf(stem).every((word) => NUMBER.test(word))) return []
    return like.filter((file) => isTypo(wordsOf(stem), wordsOf(stemOf(file))))
  }

  /** Nothing where several names are the same or similar: each may be meant. */
  const sameOrSimilarName = (path: string): SimilarPath | undefined => {
    const stem = stemOfPath(path)
    const similar = withTypo(stem)
    const [file, ...others] = [...elsewhere(stem), ...similar]
    if (others.length > 0) return undefined
    return nearFile(similar.length > 0 ? 'typo' : 'elsewhere', file, path)
  }

  const near = (asked: string): SimilarPath | undefined => {
    const path = mergeSlashes(asked)
    const once = path.startsWith(basePrefix) ? path.slice(basePrefix.length) : path
    return (
      sameStem(path) ??
      differing('base-path', answered(once)) ??
      withoutStart(path, 2) ??
      sameOrSimilarName(path)
    )
  }

  return {
    pathOf,
    /** Returns what is near a path of the site that is not answered. */
    near,
    /**
     * Returns the path itself if it is answered, because only what is in front of it is wrong; else
     * what is near it.
     */
    nearStart: (path: string) => differing('base-path', answered(path)) ?? near(path),
    /** Returns what is near a path outside the base path. */
    nearOutside(asked: string): SimilarPath | undefined {
      const path = mergeSlashes(asked)
      if (stemOfPath(path) === '') return undefined
      const { length } = basePrefix
      const isInside = folded(path.slice(0, length)) === folded(basePrefix)
      return (
        differing('case', isInside ? answered(path.slice(length)) : undefined) ??
        differing('base-path', answered(path) ?? sameStem(path)?.path) ??
        withoutStart(path, 1)
      )
    },
  }
}

function differing(kind: SuggestionKind, path: string | undefined): SimilarPath | undefined {
  if (path === undefined) return undefined
  return { kind, path }
}

/**
 * Does the path end as files of pages or of their sources do, and not as most addresses of pages?
 */
export function endsLikeFile(path: string): boolean {
  return SOURCE_ENDING.test(path)
}

/** Returns the stem that a path asks for: see `stemOfFile`. */
function stemOfPath(path: string): string {
  return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '')
}

const lastSegment = (stem: string): string => stem.slice(stem.lastIndexOf('/') + 1)

/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name: string): boolean {
  return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS
}

/**
 * Returns text in the one of its Unicode forms that most systems write: macOS decomposed what it
 * unpacked.
 */
const composed = (bytes: string): string => toText(bytes).normalize('NFC')

const folded = (bytes: string): string => composed(bytes).toLowerCase()

/** How many segments are the same, from the last one on. */
function sharedSegments(a: string, b: string): number {
  const left = a.split('/').reverse()
  const right = b.split('/').reverse()
  const differs = left.findIndex((segment, i) => segment !== right[i])
  if (differs === -1) return left.length
  return differs
}

const extensionOf = (stem: string): string => /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? ''

/**
 * Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2`
 * has three.
 */
function wordsOf(stem: string): readonly string[] {
  const name = lastSegment(stem.slice(0, stem.length - extensionOf(stem).length))
  return toText(name).match(WORD) ?? []
}

/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first
 * letter of each word, as typos hardly ever change it, and the numbers in full.
 */
function initialsOf(stem: string): string {
  const initials = wordsOf(stem).map((word) => (NUMBER.test(word) ? word : word[0]?.toLowerCase()))
  return [folderOf(stem), extensionOf(stem), ...initials].join('\0')
}

/**
 * Is one name the other with one typo? Both have as many words. `page-12` is not `page-13` written
 * badly, `export` not `import`.
 */
function isTypo(a: readonly string[], b: readonly string[]): boolean {
  const [at, ...more] = a.keys().filter((i) => a[i] !== b[i])
  if (at === undefined) return true
  const [word = '', other = ''] = [a[at], b[at]]
  const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO
  return more.length === 0 && isLongEnough && editDistance(word, other, 1) === 1
}
