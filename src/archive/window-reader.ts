import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { RandomAccessReader } from 'yauzl'

/** In bytes: large enough to read a directory or a run of small files with a few system calls. */
export const WINDOW_SIZE = 1024 * 1024

/** Reads a file for yauzl, whose many small reads are served from a window without system calls. */
export class WindowReader extends RandomAccessReader {
  readonly path: string
  readonly size: number
  readonly #fd: number
  readonly #window = Buffer.allocUnsafe(WINDOW_SIZE)
  #start = 0
  #end = 0

  constructor(path: string) {
    super()
    this.path = path
    this.#fd = openSync(path, 'r')
    this.size = fstatSync(this.#fd).size
  }

  /**
   * Returns up to `length` bytes (at most `WINDOW_SIZE`) from `position`, valid until the next
   * call.
   */
  view(position: number, length: number): Buffer {
    if (!(position <= this.size)) return Buffer.alloc(0)
    if (position < this.#start || position + length > this.#end) {
      this.#start = position
      this.#end = position + readSync(this.#fd, this.#window, 0, WINDOW_SIZE, position)
    }
    return this.#window.subarray(
      position - this.#start,
      Math.min(position + length, this.#end) - this.#start,
    )
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    done(null, this.view(position, length).copy(target, offset))
  }

  release(): void {
    closeSync(this.#fd)
  }
}
