/** Finds names in bytes without creating strings. */

/** The maximum length of a name in a table. */
const MAX_NAME_BYTES = 31
/** The number of slots: five bits each for the first letter and the length. */
const SLOT_COUNT = 1 << 10
const LOWER_CASE_BIT = 0x20

interface TableEntry<T> {
  readonly bytes: Uint8Array
  readonly value: T
}

/** A map from ASCII names to values. */
export class NameTable<T> {
  readonly #entries: (TableEntry<T>[] | undefined)[] = new Array(SLOT_COUNT).fill(undefined)
  readonly #ignoresCase: boolean

  /** With `ignoresCase`, names must be in lowercase, and are found in any case. */
  constructor(names: readonly (readonly [string, T])[], ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase
    for (const [name, value] of names) {
      const bytes = Buffer.from(name, 'latin1')
      if (bytes.length === 0 || bytes.length > MAX_NAME_BYTES) continue
      const slot = computeSlot(bytes[0] ?? 0, bytes.length)
      this.#entries[slot] ??= []
      this.#entries[slot].push({ bytes, value })
    }
  }

  /** Returns the value of the name from `start` to `end`; undefined if it is not in the table. */
  get(text: Uint8Array, start: number, end: number): T | undefined {
    const length = end - start
    if (length > MAX_NAME_BYTES) return undefined
    const entries = this.#entries[computeSlot(text[start] as number, length)]
    if (entries === undefined) return undefined
    for (const entry of entries) if (this.#matchesAt(text, start, entry.bytes)) return entry.value
    return undefined
  }

  #matchesAt(text: Uint8Array, start: number, name: Uint8Array): boolean {
    for (let i = 0; i < name.length; i++) {
      const byte = text[start + i] as number
      if (byte === name[i]) continue
      // The two cases of a letter differ only in this bit.
      if (!this.#ignoresCase || (byte | LOWER_CASE_BIT) !== name[i] || byte < 0x41 || byte > 0x5a)
        return false
    }
    return true
  }
}

/** Returns the slot in the table, which is the same for uppercase and lowercase. */
function computeSlot(first: number, length: number): number {
  return ((first & 0x1f) << 5) | length
}
