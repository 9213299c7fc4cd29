/** Finds the files whose stems are like others that are known beforehand: those of all files at once take too much memory. */
import { folderOf, toText } from '../../web/byte-strings.ts'
import { similarityKey, wordsOf } from './similar-names.ts'
import { foldedName, lastSegment } from './stems.ts'

/** Stands for several files, none of which is nearer than the others. */
export const SEVERAL = -1

/** How many files are kept for one key; one more says that there were more. */
export const MAX_LIKE = 500

/** The files whose stems share something with one of the stems that are asked for. */
export class StemIndex {
  /** By the stem in folded form; `SEVERAL` where two share it. */
  readonly #byFold = new Map<string, number | undefined>()
  readonly #byLastSegment = new Map<string, number[]>()
  readonly #bySimilarity = new Map<string, number[]>()
  /** The folders of the stems that are asked for. */
  readonly #folders = new Set<string>()

  /** `asked` are the stems for which it will have answers. */
  constructor(asked: Iterable<string>) {
    for (const stem of asked) {
      const fold = foldedName(stem)
      if (fold !== undefined) this.#byFold.set(fold, undefined)
      this.#byLastSegment.set(lastSegment(stem), [])
      const key = similarityKeyOf(stem)
      if (key === undefined) continue
      this.#bySimilarity.set(key, [])
      this.#folders.add(folderOf(stem))
    }
  }

  /** Takes a file and its stem. */
  add(file: number, stem: string): void {
    const fold = foldedName(stem)
    if (fold !== undefined && this.#byFold.has(fold))
      this.#byFold.set(fold, this.#byFold.get(fold) === undefined ? file : SEVERAL)
    addTo(this.#byLastSegment.get(lastSegment(stem)), file)
    if (!this.#folders.has(folderOf(stem))) return
    const key = similarityKeyOf(stem)
    if (key !== undefined) addTo(this.#bySimilarity.get(key), file)
  }

  /** Returns the file whose stem has the same letters; `SEVERAL` if more than one has. */
  withSameLetters(stem: string): number | undefined {
    const fold = foldedName(stem)
    return fold === undefined ? undefined : this.#byFold.get(fold)
  }

  /** Returns the files whose stems have the same last segment. */
  withSameName(stem: string): readonly number[] {
    return this.#byLastSegment.get(lastSegment(stem)) ?? []
  }

  /** Returns the files that share the key of `similarityKeyOf`. */
  withKey(key: string): readonly number[] {
    return this.#bySimilarity.get(key) ?? []
  }
}

function addTo(files: number[] | undefined, file: number): void {
  if (files !== undefined && files.length <= MAX_LIKE) files.push(file)
}

/** A stem's folder, name, and extension with its dot if it is the one of a file. */
function partsOf(stem: string): {
  readonly folder: string
  readonly name: string
  readonly extension: string
} {
  const folder = folderOf(stem)
  const last = stem.slice(folder.length)
  const extension = /(?<=.)\.[a-z0-9]+$/i.exec(last)?.[0] ?? ''
  return { folder, name: last.slice(0, last.length - extension.length), extension }
}

/** Returns the words of a stem's name, its extension apart. */
export function wordsOfStem(stem: string): readonly string[] {
  return wordsOf(toText(partsOf(stem).name))
}

/**
 * Returns what stems share if one may be the other with a typo; undefined for one without words. Names are compared
 * within one folder, and only with those of the same type.
 */
export function similarityKeyOf(stem: string): string | undefined {
  const { folder, extension } = partsOf(stem)
  const words = wordsOfStem(stem)
  return words.length === 0 ? undefined : `${folder}\0${extension}\0${similarityKey(words)}`
}
