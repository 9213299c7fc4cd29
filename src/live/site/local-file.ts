import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { makeDiskPath } from '../../web/tree.ts'

/** The largest file that is compared as a whole, in bytes. Larger ones are compared by digests. */
export const MAX_COMPARED_WHOLE_BYTES = 4 << 20

/** A file of a site on the disk. */
export class LocalFile {
  /** The name within the site. */
  readonly name: Bytes
  /** The size when the site was listed, in bytes. */
  readonly size: number
  readonly #path: Buffer

  /** `root` is the folder of the site. */
  constructor(root: string, name: Bytes, size: number) {
    this.name = name
    this.size = size
    this.#path = makeDiskPath(root, name)
  }

  /** Whether the file is too large to be compared as a whole, or read as a page. */
  get isLarge(): boolean {
    return this.size > MAX_COMPARED_WHOLE_BYTES
  }

  /**
   * Returns the content of the file.
   * @throws any file-system error
   */
  read(): Buffer {
    return readFileSync(this.#path)
  }

  /**
   * Returns the first bytes of the file, or all of a shorter file.
   * @throws any file-system error
   */
  readStart(byteCount: number): Buffer {
    return readStartOfFile(this.#path, byteCount)
  }

  /**
   * Returns the SHA-256 of the file in hexadecimal digits.
   * @throws any file-system error
   */
  async computeDigest(): Promise<string> {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(this.#path)) hash.update(chunk)
    return hash.digest('hex')
  }
}
