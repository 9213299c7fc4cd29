/** Finds names in bytes, without making strings of them. */

/** Longer names are in no table. */
const MAX_LENGTH = 31
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10
const UPPER_CASE = 0x20

interface Entry<T> {
  readonly bytes: Uint8Array
  readonly value: T
}

/** What a few ASCII names stand for. */
export class NameTable<T> {
  readonly #entries: (Entry<T>[] | undefined)[] = new Array(SIZE).fill(undefined)
  readonly #ignoresCase: boolean

  /** With `ignoresCase`, the names are all in lower case, and found in any. */
  constructor(names: readonly (readonly [string, T])[], ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase
    for (const [name, value] of names) {
      const bytes = Buffer.from(name, 'latin1')
      if (bytes.length === 0 || bytes.length > MAX_LENGTH) continue
      const place = placeOf(bytes[0] ?? 0, bytes.length)
      this.#entries[place] ??= []
      this.#entries[place].push({ bytes, value })
    }
  }

  /**
   * Returns what the name from `start` to `end` stands for; undefined if it is not in the table.
   */
  get(text: Uint8Array, start: number, end: number): T | undefined {
    const length = end - start
    if (length > MAX_LENGTH) return undefined
    const entries = this.#entries[placeOf(text[start] as number, length)]
    if (entries === undefined) return undefined
    for (const entry of entries) if (this.#isAt(text, start, entry.bytes)) return entry.value
    return undefined
  }

  #isAt(text: Uint8Array, start: number, name: Uint8Array): boolean {
    for (let i = 0; i < name.length; i++) {
      const byte = text[start + i] as number
      if (byte === name[i]) continue
      // Only letters have a lower case, and no name has anything else that differs by this bit
      // alone.
      if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
        return false
    }
    return true
  }
}

/** Returns a place in the table, which is one for upper and lower case. */
function placeOf(first: number, length: number): number {
  return ((first & 0x1f) << 5) | length
}
