import { closeSync, openSync, readSync } from 'node:fs'
import { isDiskError } from '../disk/disk-error.ts'
import { pathOf } from '../web/tree.ts'

/** Of larger files, no more than their bytes are compared. */
export const MAX_WHOLE = 4 << 20

/** How much of a file is read at a time. In bytes. */
const PIECE = 64 << 10

/**
 * Where all files are read to, because each piece is compared at once: a buffer of its own for each of thousands of files
 * would be garbage for longer than it is needed, and memory would grow with their number.
 */
const piece = Buffer.alloc(PIECE)

/** A file of the site, open to be compared with what the host sends. */
export class LocalFile {
  readonly #fd: number

  /**
   * Opens a file, to be closed in the end; `name` is a string of bytes.
   * @throws UnreadableFile
   */
  constructor(root: string, name: string) {
    this.#fd = orUnreadable(() => openSync(pathOf(root, name), 'r'))
  }

  /**
   * Returns whether these bytes are in the file at a position.
   * @throws UnreadableFile
   */
  has(bytes: Buffer, position: number): boolean {
    for (let from = 0; from < bytes.length; from += PIECE) {
      const wanted = bytes.subarray(from, from + PIECE)
      if (!this.#read(wanted.length, position + from).equals(wanted)) return false
    }
    return true
  }

  /**
   * Returns whether the file ends at this position, in bytes.
   * @throws UnreadableFile
   */
  endsAt(position: number): boolean {
    return (
      this.#read(1, position).length === 0 && (position === 0 || this.#read(1, position - 1).length === 1)
    )
  }

  /**
   * Returns its first bytes.
   * @throws UnreadableFile
   */
  first(bytes: number): Buffer {
    const content = Buffer.allocUnsafe(bytes)
    let read = 0
    for (const next of this.pieces()) {
      read += next.copy(content, read)
      if (read >= bytes) break
    }
    return content.subarray(0, read)
  }

  /**
   * Yields all of it. Each piece is overwritten as soon as anything else is read.
   * @throws UnreadableFile
   */
  *pieces(): Generator<Buffer, void, undefined> {
    for (let position = 0; ; position += PIECE) {
      const next = this.#read(PIECE, position)
      if (next.length > 0) yield next
      if (next.length < PIECE) return
    }
  }

  close(): void {
    closeSync(this.#fd)
  }

  /** Returns fewer bytes only at the end of the file; they are overwritten by the next call, for whatever file. */
  #read(bytes: number, position: number): Buffer {
    let filled = 0
    while (filled < bytes) {
      const from = filled
      const read = orUnreadable(() => readSync(this.#fd, piece, from, bytes - from, position + from))
      if (read === 0) break
      filled += read
    }
    return piece.subarray(0, filled)
  }
}

/** Returns the first bytes of a file, as `LocalFile.first` does; undefined if it cannot be read. */
export function readIfPossible(root: string, name: string, bytes: number): Buffer | undefined {
  try {
    const file = new LocalFile(root, name)
    try {
      return file.first(bytes)
    } finally {
      file.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}

/** A file of the site that could not be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  /** The file system's error code. */
  readonly code: string

  constructor(code: string, cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

function orUnreadable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw new UnreadableFile(error.code ?? error.message, error)
  }
}
