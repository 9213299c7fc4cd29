/** Finds what was probably meant by a path that the host does not answer. */
import { percentDecode, percentEncode, toBytes, toText } from '../../web/byte-strings.ts'
import { mergeSlashes } from '../../web/host/path-to-file.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import { isIndexPage, isNotFoundPage, stemOfFile } from '../../web/page-names.ts'
import type { Site } from '../../web/site.ts'
import type { NearMissKind } from './kinds.ts'
import { editsBetween } from './similar-names.ts'
import { MAX_LIKE, SEVERAL, StemIndex, similarityKeyOf, wordsOfStem } from './stem-index.ts'
import { endsLikeFile, foldedText, lastSegment, stemOfPath } from './stems.ts'

/** A path that the host answers, and how it differs. Strings of bytes. */
export interface NearPath {
  readonly kind: NearMissKind
  /** Decoded, without the base path. */
  readonly path: string
  readonly values?: Readonly<Record<string, string>>
}

/** Of files that share a name, this many are compared. More share it by convention: nobody can say which is meant. */
const MAX_SAME_NAME = 8
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3
/** Ends the path of an address with a broken `%`. */
const IN_NO_NAME = '\0'

interface SimilarName {
  readonly file: number
  readonly words: readonly string[]
}

/** Finds what is near the paths of one site that are known to be broken. */
export class NearPaths {
  readonly #site: Site
  readonly #files: ReadonlyMap<string, number>
  readonly #served: ServedSite
  /** The base path without its first slash, decoded; empty for the root. */
  readonly #basePrefix: string
  readonly #stems: StemIndex
  readonly #similar = new Map<string, readonly SimilarName[]>()

  private constructor(site: Site, files: ReadonlyMap<string, number>, stems: StemIndex) {
    this.#site = site
    this.#files = files
    this.#stems = stems
    this.#served = new ServedSite(site, this.#files)
    const basePath = toBytes(site.basePath)
    this.#basePrefix = (percentDecode(basePath) ?? basePath).slice(1)
  }

  /**
   * Returns what answers for the paths `asked`: nothing is near to any other. `yieldIfOver` is awaited between the files
   * of the site.
   */
  static async of(
    site: Site,
    asked: readonly string[],
    yieldIfOver: () => Promise<void>,
  ): Promise<NearPaths> {
    const files = new Map(site.names.map((name, i) => [name, i]))
    const stems = new StemIndex(asked.map(stemOfPath))
    if (asked.length > 0)
      for (const [file, stem] of suggestedStems(site.names, files)) {
        await yieldIfOver()
        stems.add(file, stem)
      }
    return new NearPaths(site, files, stems)
  }

  /** Returns the file with which the host answers a path, as a check of the path itself would find it. */
  resolve(path: string): number | undefined {
    const answer = this.#served.answer(path)
    return typeof answer === 'number' ? answer : undefined
  }

  /** Returns the index of a file; undefined if there is none of that name. */
  fileOf(name: string): number | undefined {
    return this.#files.get(name)
  }

  /**
   * Returns what is near a path of the site that is not answered. `written` is the address as it stands in a page: its
   * query and fragment may be part of a name.
   */
  near(path: string, written: string): NearPath | undefined {
    const encoded = this.#encoding(path, written)
    if (encoded !== undefined || path.includes(IN_NO_NAME)) return encoded
    return (
      this.#ending(path) ??
      this.#slashes(path) ??
      this.#basePathTwice(path) ??
      this.#withoutStart(path) ??
      this.#sameLetters(path) ??
      this.#sameOrSimilarName(path)
    )
  }

  /** Returns what is near a path outside the base path. `path` has no slash at its start. */
  nearOutside(path: string, use: 'link' | 'load'): NearPath | undefined {
    if (stemOfPath(path) === '') return undefined
    const { length } = this.#basePrefix
    if (path.slice(0, length).toLowerCase() === this.#basePrefix.toLowerCase()) {
      const inside = this.#answered(path.slice(length))
      if (inside !== undefined) return { kind: 'case', path: inside }
    }
    const same = this.#answered(path) ?? this.#ending(path)?.path ?? this.#sameLetters(path)?.path
    if (same !== undefined) return { kind: 'below-base-path', path: same }
    return this.#withoutStart(path, use === 'load' ? 1 : 2)
  }

  /**
   * Returns the path under which the host answers with a file, other than `broken`; undefined if there is none.
   * `asFile`: with the ending of its name, if both ways work.
   */
  pathOf(file: number, asFile: boolean, broken?: string): string | undefined {
    const paths = this.#served.addressesOf(file).filter((path) => path !== broken)
    const name = this.#nameOf(file)
    return asFile && !isIndexPage(name) && paths.includes(name) ? name : paths[0]
  }

  #nameOf(file: number): string {
    return this.#site.names[file] ?? ''
  }

  /** Returns the path if the host answers it with the file that it asks for, the home page and 404 pages apart. */
  #answered(path: string): string | undefined {
    const stem = stemOfPath(path)
    const file = stem === '' ? undefined : this.resolve(path)
    if (file === undefined) return undefined
    const name = this.#nameOf(file)
    return isSuggested(name) && (name === path || stemOfFile(name) === stem) ? path : undefined
  }

  /** `.html`, a slash or `index.html`, missing or too much. */
  #ending(path: string): NearPath | undefined {
    const stem = stemOfPath(path)
    const forms = stem === '' ? ['', 'index.html'] : [stem, `${stem}.html`, `${stem}/`, `${stem}/index.html`]
    for (const form of forms) {
      const file = this.resolve(form)
      if (file === undefined || stemOfFile(this.#nameOf(file)) !== stem) continue
      const near = this.pathOf(file, endsLikeFile(path), path)
      if (near !== undefined) return otherEnding(stem, path, near)
    }
    return undefined
  }

  #slashes(path: string): NearPath | undefined {
    const merged = mergeSlashes(path)
    const near = merged === path ? undefined : this.#answered(merged)
    return near === undefined ? undefined : { kind: 'slashes', path: near }
  }

  #basePathTwice(path: string): NearPath | undefined {
    if (this.#basePrefix === '' || !path.startsWith(this.#basePrefix)) return undefined
    const near = this.#answered(path.slice(this.#basePrefix.length))
    return near === undefined ? undefined : { kind: 'base-path-twice', path: near }
  }

  /** A site that was made for another base path. `least`: how many segments have to be left. */
  #withoutStart(path: string, least = 2): NearPath | undefined {
    let rest = path
    for (let dropped = 1; dropped <= MAX_DROPPED; dropped++) {
      const slash = rest.indexOf('/')
      if (slash === -1) return undefined
      rest = rest.slice(slash + 1)
      const stem = stemOfPath(rest)
      if (stem.split('/').length < least || !isSpecific(lastSegment(stem))) return undefined
      const near = this.#answered(rest)
      if (near !== undefined) {
        const start = toText(path.slice(0, path.length - rest.length - 1))
        return { kind: 'without-start', path: near, values: { dropped: `/${start}` } }
      }
    }
    return undefined
  }

  /** What an author, a generator or a server encoded once too often, or not at all, or in another way. */
  #encoding(path: string, written: string): NearPath | undefined {
    const name = path.endsWith(IN_NO_NAME) ? path.slice(0, -1) : path
    const tail = /[?#].*$/s.exec(written)?.[0] ?? ''
    const text = toText(name)
    const names = [
      name,
      percentDecode(name),
      percentEncode(name),
      toBytes(encodeURI(text)),
      name.replaceAll('+', ' '),
      name.replaceAll(' ', '+'),
      // UTF-8 taken for Latin-1, and the other way round.
      toBytes(name),
      /^[\0-\xff]*$/.test(text) ? text : undefined,
      ...(tail === '' ? [] : [tail, tail.split('#', 1)[0] ?? '']).map(
        (end) => name + (percentDecode(end) ?? end),
      ),
    ]
    for (const candidate of names) {
      if (candidate === undefined || candidate === path || candidate === '') continue
      const near = this.#answered(candidate)
      if (near !== undefined) return { kind: 'encoding', path: near }
    }
    return undefined
  }

  #sameLetters(path: string): NearPath | undefined {
    const stem = stemOfPath(path)
    const file = this.#stems.withSameLetters(stem) ?? SEVERAL
    const near = file === SEVERAL || stem === '' ? undefined : this.pathOf(file, endsLikeFile(path), path)
    if (near === undefined) return undefined
    const nearStem = stemOfFile(this.#nameOf(file))
    if (nearStem === stem) return otherEnding(stem, path, near)
    if (toText(nearStem).normalize('NFC') === toText(stem).normalize('NFC')) {
      const form = toText(nearStem) === toText(nearStem).normalize('NFC') ? 'NFC' : 'NFD'
      return { kind: 'unicode', path: near, values: { form } }
    }
    if (foldedText(nearStem) !== foldedText(stem)) return { kind: 'separators', path: near }
    return { kind: foldedText(near) === foldedText(path) ? 'case' : 'case-and-ending', path: near }
  }

  /** Nothing where one name is the same and another one is similar: either may be meant. */
  #sameOrSimilarName(path: string): NearPath | undefined {
    const stem = stemOfPath(path)
    const elsewhere = this.#elsewhere(stem)
    const similar = this.#withTypo(stem)
    if (elsewhere === SEVERAL || similar === SEVERAL || (elsewhere === undefined) === (similar === undefined))
      return undefined
    const file = elsewhere ?? similar
    const near = file === undefined ? undefined : this.pathOf(file, endsLikeFile(path), path)
    if (near === undefined) return undefined
    return { kind: elsewhere === undefined ? 'typo' : 'elsewhere', path: near }
  }

  /** The file whose stem has the same last segment, or of several the one that shares most segments before it, too. */
  #elsewhere(stem: string): number | undefined {
    if (!isSpecific(lastSegment(stem))) return undefined
    const files = this.#stems.withSameName(stem)
    if (files.length > MAX_SAME_NAME) return SEVERAL
    let best: number | undefined
    let most = 0
    for (const file of files) {
      const shared = sharedSegments(stem, stemOfFile(this.#nameOf(file)))
      if (shared === most) best = SEVERAL
      if (shared <= most) continue
      most = shared
      best = file
    }
    return best
  }

  #withTypo(stem: string): number | undefined {
    const key = similarityKeyOf(stem)
    if (key === undefined) return undefined
    const words = wordsOfStem(stem)
    let best: number | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { file, words: others } of this.#namesLike(key)) {
      const edits = editsBetween(words, others)
      if (edits === undefined || edits > least) continue
      best = edits === least ? SEVERAL : file
      least = edits
    }
    return best
  }

  #namesLike(key: string): readonly SimilarName[] {
    const known = this.#similar.get(key)
    if (known !== undefined) return known
    const files = this.#stems.withKey(key)
    const names =
      files.length > MAX_LIKE
        ? []
        : files.map((file) => ({ file, words: wordsOfStem(stemOfFile(this.#nameOf(file))) }))
    this.#similar.set(key, names)
    return names
  }
}

/** The files that may be suggested, one for each stem. `files` are the names with their indices. */
function* suggestedStems(
  names: readonly string[],
  files: ReadonlyMap<string, number>,
): Generator<readonly [number, string]> {
  for (const [file, name] of names.entries()) {
    if (!isSuggested(name)) continue
    const stem = stemOfFile(name)
    // Of `docs.html` and `docs/index.html`, the first one stands for both.
    if (stem === '' || (isIndexPage(name) && files.has(`${stem}.html`))) continue
    yield [file, stem]
  }
}

function otherEnding(stem: string, path: string, near: string): NearPath {
  const values = { old: toText(path.slice(stem.length)), new: toText(near.slice(stem.length)) }
  if (values.old === '') return { kind: 'ending-added', path: near, values }
  return { kind: values.new === '' ? 'ending-dropped' : 'ending-replaced', path: near, values }
}

/** Uploads leave out what is in dot-files, and nobody links to a 404 page. */
function isSuggested(name: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)/.test(name) && !isNotFoundPage(name)
}

/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name: string): boolean {
  return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS
}

/** How many segments are the same, from the last one on. */
function sharedSegments(a: string, b: string): number {
  const left = a.split('/').reverse()
  const right = b.split('/').reverse()
  const differs = left.findIndex((segment, i) => segment !== right[i])
  return differs === -1 ? left.length : differs
}
