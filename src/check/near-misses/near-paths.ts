/** Finds what was probably meant by a path that the host does not answer. */
import { editDistance } from '../../report/did-you-mean.ts'
import { folderOf, percentDecode, toBytes, toText } from '../../web/byte-strings.ts'
import { mergeSlashes } from '../../web/host/find-file.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isIndexPage, isNotFoundPage, stemOfFile } from '../../web/page-names.ts'
import type { NearMissKind } from '../rules/near-miss-kinds.ts'

/** A path that the host answers, and how it differs. Strings of bytes. */
export interface NearPath {
  readonly kind: NearMissKind
  /** Decoded, without the base path. */
  readonly path: string
  readonly values?: Readonly<Record<string, string>>
}

/** Of files that share a name, this many are compared. More share it by convention: nobody can say which is meant. */
const MAX_SAME_NAME = 8
/** How many names with the same initials in one folder are compared for typos. */
const MAX_LIKE = 500
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3
/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_WITH_TYPO = 4
/** Stands for several files, none of which is nearer than the others. */
const SEVERAL = -1

/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i
const INDEX = /(?:^|\/)index$/i

const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const NUMBER = /^\p{N}/u

/** Finds what is near the paths of one site that are known to be broken. */
export class NearPaths {
  readonly #site: Site
  readonly #files: ReadonlyMap<string, number>
  readonly #served: ServedSite
  /** The base path without its first slash, decoded; empty for the root. */
  readonly #basePrefix: string
  /** The files that may be suggested: by their stem in lower case, by its last segment, and by what typos hardly ever change. */
  readonly #byFold = new Map<string, number>()
  readonly #byName = new Map<string, number[]>()
  readonly #byInitials = new Map<string, number[]>()

  private constructor(site: Site) {
    this.#site = site
    this.#served = new ServedSite(site)
    this.#files = this.#served.files
    const basePath = toBytes(site.basePath)
    this.#basePrefix = (percentDecode(basePath) ?? basePath).slice(1)
  }

  /** Returns what answers for the paths of a site. `yieldIfOver` is awaited between its files. */
  static async of(site: Site, yieldIfOver: () => Promise<void>): Promise<NearPaths> {
    const paths = new NearPaths(site)
    for (const [file, name] of site.names.entries()) {
      await yieldIfOver()
      paths.#add(file, name)
    }
    return paths
  }

  #add(file: number, name: string): void {
    const stem = stemOfFile(name)
    // Of `docs.html` and `docs/index.html`, the first one stands for both.
    const isSecond = isIndexPage(name) && this.#files.has(`${stem}.html`)
    if (stem === '' || isSecond || !isSuggested(name)) return
    const fold = folded(stem)
    this.#byFold.set(fold, this.#byFold.has(fold) ? SEVERAL : file)
    addTo(this.#byName, lastSegment(stem), file)
    const initials = initialsOf(stem)
    if (initials !== undefined) addTo(this.#byInitials, initials, file)
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

  /** Returns what is near a path of the site that is not answered. */
  near(path: string): NearPath | undefined {
    return (
      this.#ending(path) ??
      this.#slashes(path) ??
      this.#basePathTwice(path) ??
      this.#withoutStart(path) ??
      this.#inOtherCase(path) ??
      this.#sameOrSimilarName(path)
    )
  }

  /** Returns what is near a path outside the base path. `path` has no slash at its start. */
  nearOutside(path: string, use: 'link' | 'load'): NearPath | undefined {
    if (stemOfPath(path) === '') return undefined
    const { length } = this.#basePrefix
    if (folded(path.slice(0, length)) === folded(this.#basePrefix)) {
      const inside = this.#answered(path.slice(length))
      if (inside !== undefined) return { kind: 'case', path: inside }
    }
    const same = this.#answered(path) ?? this.#ending(path)?.path ?? this.#inOtherCase(path)?.path
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

  #near(kind: NearMissKind, file: number | undefined, path: string): NearPath | undefined {
    const near = file === undefined ? undefined : this.pathOf(file, endsLikeFile(path), path)
    return near === undefined ? undefined : { kind, path: near }
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

  #inOtherCase(path: string): NearPath | undefined {
    const stem = stemOfPath(path)
    const file = this.#byFold.get(folded(stem))
    if (file === undefined || file === SEVERAL) return undefined
    const near = this.pathOf(file, endsLikeFile(path), path)
    if (near === undefined) return undefined
    if (stemOfFile(this.#nameOf(file)) === stem) return otherEnding(stem, path, near)
    return { kind: folded(near) === folded(path) ? 'case' : 'case-and-ending', path: near }
  }

  /** Nothing where one name is the same and another one is similar: either may be meant. */
  #sameOrSimilarName(path: string): NearPath | undefined {
    const stem = stemOfPath(path)
    const elsewhere = this.#elsewhere(stem)
    const similar = this.#withTypo(stem)
    if (elsewhere === SEVERAL || similar === SEVERAL) return undefined
    if (elsewhere === undefined) return this.#near('typo', similar, path)
    return similar === undefined ? this.#near('elsewhere', elsewhere, path) : undefined
  }

  /** The file whose stem has the same last segment, or of several the one that shares most segments before it, too. */
  #elsewhere(stem: string): number | undefined {
    if (!isSpecific(lastSegment(stem))) return undefined
    const files = this.#byName.get(lastSegment(stem)) ?? []
    if (files.length > MAX_SAME_NAME) return SEVERAL
    const shared = files.map((file) => sharedSegments(stem, stemOfFile(this.#nameOf(file))))
    const most = Math.max(...shared)
    const best = files.filter((_, i) => shared[i] === most)
    return best.length > 1 ? SEVERAL : best[0]
  }

  #withTypo(stem: string): number | undefined {
    const like = this.#byInitials.get(initialsOf(stem) ?? '') ?? []
    if (like.length > MAX_LIKE) return undefined
    const similar = like.filter((file) => isTypo(wordsOf(stem), wordsOf(stemOfFile(this.#nameOf(file)))))
    return similar.length > 1 ? SEVERAL : similar[0]
  }
}

function addTo(files: Map<string, number[]>, key: string, file: number): void {
  const known = files.get(key)
  if (known === undefined) files.set(key, [file])
  else if (known.length <= MAX_LIKE) known.push(file)
}

/** Does the path end as files of pages or of their sources do, and not as most addresses of pages? */
export function endsLikeFile(path: string): boolean {
  return SOURCE_ENDING.test(path)
}

/** Returns the stem that a path asks for: see `stemOfFile`. */
function stemOfPath(path: string): string {
  return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '')
}

const lastSegment = (stem: string): string => stem.slice(stem.lastIndexOf('/') + 1)

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

const folded = (bytes: string): string => toText(bytes).toLowerCase()

/** How many segments are the same, from the last one on. */
function sharedSegments(a: string, b: string): number {
  const left = a.split('/').reverse()
  const right = b.split('/').reverse()
  const differs = left.findIndex((segment, i) => segment !== right[i])
  return differs === -1 ? left.length : differs
}

const extensionOf = (stem: string): string => /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? ''

/** Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2` has three. */
function wordsOf(stem: string): readonly string[] {
  const name = lastSegment(stem.slice(0, stem.length - extensionOf(stem).length))
  return toText(name).match(WORD) ?? []
}

/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first letter of each word, as typos
 * hardly ever change it, and the numbers in full; undefined without a word of letters.
 */
function initialsOf(stem: string): string | undefined {
  const words = wordsOf(stem)
  if (words.every((word) => NUMBER.test(word))) return undefined
  const initials = words.map((word) => (NUMBER.test(word) ? word : word[0]?.toLowerCase()))
  return [folderOf(stem), extensionOf(stem), ...initials].join('\0')
}

/** Is one name the other with one typo? `page-12` is not `page-13` written badly, `export` not `import`. */
function isTypo(a: readonly string[], b: readonly string[]): boolean {
  const different = a.flatMap((word, i) => (word === b[i] ? [] : [{ word, other: b[i] ?? '' }]))
  const [typo] = different
  if (typo === undefined) return true
  const { word, other } = typo
  const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO
  return different.length === 1 && isLongEnough && editDistance(word, other, 1) === 1
}
