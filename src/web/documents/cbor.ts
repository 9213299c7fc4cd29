/** What is read of CBOR (RFC 8949): numbers, texts and lists. All else in it is null. */
export type Cbor = number | string | null | readonly Cbor[]

/** What is nested deeper is refused. */
const MAX_DEPTH = 16

/** Ends the reading of what is no CBOR. */
class NotCbor extends Error {}

/**
 * Returns the first item in `bytes`; undefined if they are not CBOR, are cut off, or have items of unknown length. Takes time
 * and memory proportional to the bytes, whatever they claim.
 */
export function readCbor(bytes: Buffer): Cbor | undefined {
  try {
    return new Reader(bytes).item(0)
  } catch (error) {
    if (error instanceof NotCbor) return undefined
    throw error
  }
}

class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Reads one item: its first byte has its kind and how long it is, or where its length is. */
  item(depth: number): Cbor {
    if (depth > MAX_DEPTH) throw new NotCbor()
    const first = this.#take(1)[0] ?? 0
    const value = this.#argument(first & 31)
    switch (first >> 5) {
      case 0:
        return value
      case 1:
        return -1 - value
      case 2:
        this.#take(value)
        return null
      case 3:
        return this.#take(value).toString('utf8')
      case 4:
        return this.#items(value, depth)
      case 5:
        this.#items(value * 2, depth)
        return null
      case 6:
        return this.item(depth + 1)
      default:
        return null
    }
  }

  #items(count: number, depth: number): Cbor[] {
    const items: Cbor[] = []
    for (let i = 0; i < count; i++) items.push(this.item(depth + 1))
    return items
  }

  #argument(info: number): number {
    if (info < 24) return info
    if (info > 27) throw new NotCbor()
    const bytes = this.#take(2 ** (info - 24))
    return info === 27 ? Number(bytes.readBigUInt64BE()) : bytes.readUIntBE(0, bytes.length)
  }

  #take(length: number): Buffer {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new NotCbor()
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }
}
