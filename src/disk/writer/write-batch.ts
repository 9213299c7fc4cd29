/** In bytes: large enough that handing a batch from thread to thread costs nothing beside writing it. */
export const BATCH_SIZE = 512 * 1024

/** Before each part: how long its content is (4 bytes), how long its path (4 bytes), whether its file ends (1 byte). */
const HEAD_SIZE = 9

/** Part of a file, as it is read out of a batch. */
export interface FilePart {
  /** The path of the file that begins with it; undefined if it goes on with the one before. */
  readonly opens: string | undefined
  /** In the batch's memory. */
  readonly content: Buffer
  /** Whether the file is complete with it. */
  readonly ends: boolean
}

/** Parts of files to be written, as plain bytes: objects cost more to pass between threads. */
export class WriteBatch {
  readonly memory: ArrayBuffer
  readonly #bytes: Buffer
  readonly #maxFiles: number
  #used = 0
  #files = 0
  #part: number | undefined

  /** `memory` has `BATCH_SIZE` bytes; no more than `maxFiles` files begin in it. */
  constructor(memory: ArrayBuffer, maxFiles: number) {
    this.memory = memory
    this.#maxFiles = maxFiles
    this.#bytes = Buffer.from(memory)
  }

  /** In bytes. */
  get used(): number {
    return this.#used
  }

  /** Begins a file; returns false if there is no room. @throws RangeError if no batch has room for its path */
  begin(path: string): boolean {
    if (this.#files >= this.#maxFiles) return false
    // No character takes more than three bytes for each unit of UTF-16.
    if (this.#used + HEAD_SIZE + 3 * path.length > BATCH_SIZE) {
      if (this.#used === 0) throw new RangeError('a path is longer than a batch')
      return false
    }
    this.#open(path)
    this.#files += 1
    return true
  }

  /** Adds what there is room for of `chunk` from `at` on, and returns how many bytes that was. */
  append(chunk: Buffer, at: number): number {
    const part = this.#currentPart()
    const taken = chunk.copy(this.#bytes, this.#used, at)
    this.#used += taken
    this.#bytes.writeUInt32LE(this.#bytes.readUInt32LE(part) + taken, part)
    return taken
  }

  /** Ends the current file, which may have begun in the batch before. */
  end(): void {
    this.#bytes[this.#currentPart() + 8] = 1
  }

  /** Returns where the current part begins; in a new batch it goes on with the file of the batch before. */
  #currentPart(): number {
    return this.#part ?? this.#open('')
  }

  #open(path: string): number {
    const part = this.#used
    const length = this.#bytes.write(path, part + HEAD_SIZE)
    this.#bytes.writeUInt32LE(0, part)
    this.#bytes.writeUInt32LE(length, part + 4)
    this.#bytes[part + 8] = 0
    this.#part = part
    this.#used = part + HEAD_SIZE + length
    return part
  }
}

/** Calls `visit` with every part in the first `used` bytes of a batch's memory. */
export function eachPart(memory: ArrayBuffer, used: number, visit: (part: FilePart) => void): void {
  const bytes = Buffer.from(memory, 0, used)
  for (let at = 0; at < used; ) {
    const pathAt = at + HEAD_SIZE
    const contentAt = pathAt + bytes.readUInt32LE(at + 4)
    const end = contentAt + bytes.readUInt32LE(at)
    visit({
      opens: contentAt > pathAt ? bytes.toString('utf8', pathAt, contentAt) : undefined,
      content: bytes.subarray(contentAt, end),
      ends: bytes[at + 8] === 1,
    })
    at = end
  }
}
