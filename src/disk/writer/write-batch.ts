/** In bytes: large enough that handing a block from thread to thread costs nothing beside writing it. */
export const BLOCK_SIZE = 512 * 1024

/** Before each piece: how long its content is (4 bytes), how long its path (4 bytes), whether its file ends (1 byte). */
const HEAD_SIZE = 9

/** A piece of a file, as it comes out of a block. */
export interface Piece {
  /** The path of the file that begins with it; undefined if it goes on with the one before. */
  readonly opens: string | undefined
  /** In the block's memory. */
  readonly content: Buffer
  /** Whether the file is complete with it. */
  readonly ends: boolean
}

/** Memory that is filled with pieces of files: plain bytes, because objects cost more on their way between threads. */
export class Block {
  readonly memory: ArrayBuffer
  readonly #bytes: Buffer
  readonly #mostFiles: number
  #used = 0
  #files = 0
  #piece: number | undefined

  /** `memory` has `BLOCK_SIZE` bytes; no more than `mostFiles` files begin in it. */
  constructor(memory: ArrayBuffer, mostFiles: number) {
    this.memory = memory
    this.#mostFiles = mostFiles
    this.#bytes = Buffer.from(memory)
  }

  /** In bytes. */
  get used(): number {
    return this.#used
  }

  /** Begins a file; returns false if there is no room. @throws RangeError if there would be in no block */
  begin(path: string): boolean {
    if (this.#files >= this.#mostFiles) return false
    // No character takes more than three bytes for each unit of UTF-16.
    if (this.#used + HEAD_SIZE + 3 * path.length > BLOCK_SIZE) {
      if (this.#used === 0) throw new RangeError('a path is longer than a block')
      return false
    }
    this.#open(path)
    this.#files += 1
    return true
  }

  /** Takes of `chunk` from `at` on what there is room for, and returns how many bytes that was. */
  append(chunk: Buffer, at: number): number {
    const piece = this.#growing()
    const taken = chunk.copy(this.#bytes, this.#used, at)
    this.#used += taken
    this.#bytes.writeUInt32LE(this.#bytes.readUInt32LE(piece) + taken, piece)
    return taken
  }

  /** Ends the file that was begun, here or in the block before. */
  end(): void {
    this.#bytes[this.#growing() + 8] = 1
  }

  /** Returns where the piece that grows begins: in a new block, one that goes on with the file of the block before. */
  #growing(): number {
    return this.#piece ?? this.#open('')
  }

  #open(path: string): number {
    const piece = this.#used
    const length = this.#bytes.write(path, piece + HEAD_SIZE)
    this.#bytes.writeUInt32LE(0, piece)
    this.#bytes.writeUInt32LE(length, piece + 4)
    this.#bytes[piece + 8] = 0
    this.#piece = piece
    this.#used = piece + HEAD_SIZE + length
    return piece
  }
}

/** Calls `visit` with every piece in the first `used` bytes of a block's memory. */
export function eachPiece(memory: ArrayBuffer, used: number, visit: (piece: Piece) => void): void {
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
