import { interruptible } from '../event-loop.ts'
import type { Tree } from '../web/tree.ts'
import { MAX_WHOLE, readIfPossible } from './local-file.ts'

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

  /**
   * Returns the indices of the files of a site that were added or have other bytes than before; large ones may be among
   * them without that.
   * @throws the reason of the signal soon after it is aborted
   */
  async changedFiles(
    { root, names, sizes }: Pick<Tree, 'root' | 'names' | 'sizes'>,
    signal: AbortSignal,
  ): Promise<Set<number>> {
    const changed = new Set<number>()
    for await (const [file, name] of interruptible(names.entries(), signal)) {
      const size = sizes[file] ?? 0
      const before = this.#sizes.get(name) === size ? this.read(name, MAX_WHOLE) : undefined
      if (before === undefined || !readIfPossible(root, name, size)?.equals(before)) changed.add(file)
    }
    return changed
  }
}
