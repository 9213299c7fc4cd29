/** Finds the keys that a text begins with, however many keys there are. */
export class PrefixIndex<T> {
  readonly #keys: readonly string[]
  readonly #values: ReadonlyMap<string, readonly T[]>
  /** For each key, the longest other one that it begins with; -1 without one. */
  readonly #parents: readonly number[]

  constructor(values: ReadonlyMap<string, readonly T[]>) {
    this.#values = values
    this.#keys = [...values.keys()].sort()
    const open: number[] = []
    this.#parents = this.#keys.map((key, i) => {
      while (open.length > 0 && !key.startsWith(this.#keys[open.at(-1) ?? 0] ?? '')) open.pop()
      const parent = open.at(-1) ?? -1
      open.push(i)
      return parent
    })
  }

  /** Yields the values of all keys that `text` begins with. */
  *under(text: string): Generator<T> {
    // Whatever stands between a key and a text that begins with it begins with it, too.
    for (let i = this.#lastUpTo(text); i >= 0; i = this.#parents[i] ?? -1) {
      const key = this.#keys[i] ?? ''
      if (text.startsWith(key)) yield* this.#values.get(key) ?? []
    }
  }

  /** Returns the index of the last key that does not come after `text`; -1 without one. */
  #lastUpTo(text: string): number {
    let low = -1
    let high = this.#keys.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] ?? '') <= text) low = middle
      else high = middle
    }
    return low
  }
}
