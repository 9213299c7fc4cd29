/**
 * Finds where the frames of a Zstandard file end (RFC 8878, section 3.1) from their headers,
 * without decoding them.
 */
import { makeDamageError } from './damage-error.ts'

const FRAME_MAGIC = 0xfd2fb528
const SKIPPABLE_MAGIC = 0x184d2a50

/** Sizes of fields by the bits of the frame header's descriptor, in bytes (section 3.1.1.1). */
const DICTIONARY_ID_SIZES = [0, 1, 2, 4] as const
const CONTENT_SIZE_SIZES = [0, 2, 4, 8] as const
const CHECKSUM_SIZE = 4
const WINDOW_DESCRIPTOR_SIZE = 1

const RLE_BLOCK = 1
const RESERVED_BLOCK = 3

const CORRUPT = 'its compressed data is corrupt'

/** Pieces of a chunk, then undefined when the next chunk is needed. */
type Pieces<Result = void> = Generator<Buffer | undefined, Result>

/** Cuts a file, which arrives in chunks of any size, at the ends of its frames. */
export class ZstdFrames {
  /** How many frames have begun. */
  count = 0
  #isInFrame = false
  #chunk: Buffer = Buffer.alloc(0)
  /** The offsets in the chunk of the next piece, and of the first unread byte. */
  #pieceStart = 0
  #offset = 0
  readonly #pieces = this.#read()

  /** Whether the bytes so far end with a frame. */
  get isAtEnd(): boolean {
    return !this.#isInFrame && this.#offset === this.#chunk.length
  }

  /**
   * Yields `bytes` in pieces that never extend beyond the end of a frame.
   * @throws StepError (`archive-damaged`) if there is no valid frame
   */
  *split(bytes: Buffer): Generator<Buffer> {
    const unreadBytes = this.#chunk.subarray(this.#offset)
    this.#chunk = unreadBytes.length > 0 ? Buffer.concat([unreadBytes, bytes]) : bytes
    this.#pieceStart = 0
    this.#offset = 0
    for (;;) {
      const piece = this.#pieces.next().value
      if (piece === undefined) return
      yield piece
    }
  }

  *#read(): Pieces<never> {
    for (;;) {
      const magic = (yield* this.#readField(4)).readUInt32LE()
      this.count += 1
      this.#isInFrame = true
      const isSkippable = (magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC
      if (isSkippable) {
        const size = (yield* this.#readField(4)).readUInt32LE()
        yield* this.#skipBytes(size)
      } else if (magic === FRAME_MAGIC) yield* this.#skipFrame()
      else throw makeDamageError(CORRUPT)
      this.#isInFrame = false
      yield this.#cutPiece()
    }
  }

  *#skipFrame(): Pieces {
    const descriptor = (yield* this.#readField(1)).readUInt8()
    yield* this.#skipBytes(computeHeaderSize(descriptor))
    let isLast = false
    while (!isLast) {
      const header = (yield* this.#readField(3)).readUIntLE(0, 3)
      isLast = (header & 1) === 1
      const type = (header >> 1) & 3
      if (type === RESERVED_BLOCK) throw makeDamageError(CORRUPT)
      yield* this.#skipBytes(type === RLE_BLOCK ? 1 : header >> 3)
    }
    if ((descriptor & 0x04) !== 0) yield* this.#skipBytes(CHECKSUM_SIZE)
  }

  *#readField(size: number): Pieces<Buffer> {
    while (this.#chunk.length < this.#offset + size) yield* this.#awaitChunk()
    this.#offset += size
    return this.#chunk.subarray(this.#offset - size, this.#offset)
  }

  *#skipBytes(size: number): Pieces {
    let remainingBytes = size
    while (this.#chunk.length < this.#offset + remainingBytes) {
      remainingBytes -= this.#chunk.length - this.#offset
      this.#offset = this.#chunk.length
      yield* this.#awaitChunk()
    }
    this.#offset += remainingBytes
  }

  /**
   * Yields the last piece of the chunk, then undefined. The unread bytes are the beginning of a
   * field.
   */
  *#awaitChunk(): Pieces {
    if (this.#offset > this.#pieceStart) yield this.#cutPiece()
    yield undefined
  }

  #cutPiece(): Buffer {
    const piece = this.#chunk.subarray(this.#pieceStart, this.#offset)
    this.#pieceStart = this.#offset
    return piece
  }
}

/** Returns the size of a frame's header after its descriptor, in bytes. */
function computeHeaderSize(descriptor: number): number {
  const isSingleSegment = (descriptor & 0x20) !== 0
  const dictionaryIdSize = DICTIONARY_ID_SIZES[(descriptor & 3) as 0 | 1 | 2 | 3]
  let contentSizeSize: number = CONTENT_SIZE_SIZES[(descriptor >> 6) as 0 | 1 | 2 | 3]
  if (!isSingleSegment) return WINDOW_DESCRIPTOR_SIZE + dictionaryIdSize + contentSizeSize
  // A single segment always states its size.
  if (contentSizeSize === 0) contentSizeSize = 1
  return dictionaryIdSize + contentSizeSize
}
