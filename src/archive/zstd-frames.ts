/** Finds where the frames of a Zstandard file end (RFC 8878, section 3.1) from their headers, without decoding them. */

/** Part of a file that belongs to one frame. */
export interface Piece {
  readonly bytes: Buffer
  /** Whether it belongs to a skippable frame. */
  readonly isSkippable: boolean
}

const MAGIC = 0xfd2fb528
const SKIPPABLE_MAGIC = 0x184d2a50

/** Sizes of fields by the bits of the frame header's descriptor, in bytes (section 3.1.1.1). */
const DICTIONARY_ID_SIZES = [0, 1, 2, 4] as const
const CONTENT_SIZE_SIZES = [0, 2, 4, 8] as const
const CHECKSUM_SIZE = 4

const RLE_BLOCK = 1
const RESERVED_BLOCK = 3

/** What comes next: a field that is read when all its bytes are there, after bytes that are skipped. */
interface Next {
  readonly skip: number
  readonly field: 'magic' | 'skippable size' | 'descriptor' | 'block header'
  /** Whether the frame ends before the field. */
  readonly ends?: boolean
}

const FIELD_SIZES: Readonly<Record<Next['field'], number>> = {
  magic: 4,
  'skippable size': 4,
  descriptor: 1,
  'block header': 3,
}

const EMPTY: Buffer = Buffer.alloc(0)

/** Cuts a file, which comes in chunks of any size, where its frames end. */
export class ZstdFrames {
  #next: Next = { skip: 0, field: 'magic' }
  #skipped = 0
  /** The bytes of the field so far. */
  #field = EMPTY
  /** Only a complete magic number says what kind of frame it is part of. */
  #magicPart = EMPTY
  #isSkippable = false
  #hasChecksum = false
  #count = 0

  /** How many frames have begun. */
  get count(): number {
    return this.#count
  }

  /** Whether the bytes so far end with a frame. */
  get isAtEnd(): boolean {
    const { field, skip } = this.#next
    return field === 'magic' && this.#skipped === skip && this.#magicPart.length === 0
  }

  /** Yields `bytes` in pieces none of which extends beyond the end of a frame; undefined where there is no frame. */
  *cut(bytes: Buffer): Generator<Piece | undefined> {
    const chunk = this.#magicPart.length > 0 ? Buffer.concat([this.#magicPart, bytes]) : bytes
    this.#magicPart = EMPTY
    let begin = 0
    for (let at = 0; at < chunk.length; ) {
      const skip = Math.min(this.#next.skip - this.#skipped, chunk.length - at)
      this.#skipped += skip
      at += skip
      if (this.#skipped < this.#next.skip) break
      if (this.#next.ends && at > begin) {
        yield { bytes: chunk.subarray(begin, at), isSkippable: this.#isSkippable }
        begin = at
      }
      if (this.#next.field === 'magic' && chunk.length - at < FIELD_SIZES.magic) {
        this.#magicPart = chunk.subarray(at)
        return
      }
      const missing = FIELD_SIZES[this.#next.field] - this.#field.length
      const part = chunk.subarray(at, at + missing)
      this.#field = this.#field.length > 0 ? Buffer.concat([this.#field, part]) : part
      at += part.length
      if (part.length < missing) break
      const next = this.#read(this.#field)
      if (next === undefined) {
        yield undefined
        return
      }
      this.#next = next
      this.#skipped = 0
      this.#field = EMPTY
    }
    if (begin < chunk.length) yield { bytes: chunk.subarray(begin), isSkippable: this.#isSkippable }
  }

  #read(field: Buffer): Next | undefined {
    switch (this.#next.field) {
      case 'magic':
        return this.#begin(field.readUInt32LE(0))
      case 'skippable size':
        return { skip: field.readUInt32LE(0), field: 'magic', ends: true }
      case 'descriptor':
        return this.#frameHeader(field.readUInt8(0))
      case 'block header':
        return this.#block(field.readUIntLE(0, 3))
    }
  }

  #begin(magic: number): Next | undefined {
    this.#count += 1
    this.#isSkippable = (magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC
    if (this.#isSkippable) return { skip: 0, field: 'skippable size' }
    return magic === MAGIC ? { skip: 0, field: 'descriptor' } : undefined
  }

  #frameHeader(descriptor: number): Next {
    const isSingleSegment = (descriptor & 0x20) !== 0
    this.#hasChecksum = (descriptor & 0x04) !== 0
    const contentSize = CONTENT_SIZE_SIZES[(descriptor >> 6) as 0 | 1 | 2 | 3]
    const skip =
      (isSingleSegment ? 0 : 1) +
      DICTIONARY_ID_SIZES[(descriptor & 3) as 0 | 1 | 2 | 3] +
      (isSingleSegment && contentSize === 0 ? 1 : contentSize)
    return { skip, field: 'block header' }
  }

  #block(header: number): Next | undefined {
    const type = (header >> 1) & 3
    if (type === RESERVED_BLOCK) return undefined
    const size = type === RLE_BLOCK ? 1 : header >> 3
    const isLast = (header & 1) === 1
    if (!isLast) return { skip: size, field: 'block header' }
    return { skip: size + (this.#hasChecksum ? CHECKSUM_SIZE : 0), field: 'magic', ends: true }
  }
}
