import type { Tree } from '../web/tree.ts'
import { readIfPossible } from './local-file.ts'

/** The site as its host had it before. */
export class EarlierVersion {
  readonly #root: string
  /** In bytes, by name. */
  readonly #sizes: ReadonlyMap<string, number>

  constructor({ root, names, sizes }: Tree) {
    this.#root = root
    this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
  }

  /** Returns the file with this name; undefined if there is none, if it cannot be read, or if it has more than `maxBytes`. */
  read(name: string, maxBytes: number): Buffer | undefined {
    const size = this.#sizes.get(name)
    return size === undefined || size > maxBytes ? undefined : readIfPossible(this.#root, name, size)
  }
}
