import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { pathOf } from '../web/tree.ts'

/** Larger files are compared by their digests alone. In bytes. */
export const MAX_WHOLE = 4 << 20

/** A file of a site, with its size in bytes when it was listed; its name is a string of bytes. */
export class LocalFile {
  readonly name: string
  readonly size: number
  readonly #path: Buffer

  constructor(root: string, name: string, size: number) {
    this.name = name
    this.size = size
    this.#path = pathOf(root, name)
  }

  /** Whether no more than its bytes are compared. */
  get isLarge(): boolean {
    return this.size > MAX_WHOLE
  }

  /** Returns all of it. @throws Error of the disk */
  read(): Buffer {
    return readFileSync(this.#path)
  }

  /** Returns its SHA-256 in hexadecimal digits. @throws Error of the disk */
  async digest(): Promise<string> {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(this.#path)) hash.update(chunk)
    return hash.digest('hex')
  }
}
