import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { isDiskError } from '../disk/disk-error.ts'
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

  /**
   * Returns all of it.
   * @throws UnreadableFile
   */
  read(): Buffer {
    try {
      return readFileSync(this.#path)
    } catch (error) {
      throw explained(error)
    }
  }

  /**
   * Returns its SHA-256 in hexadecimal digits.
   * @throws UnreadableFile
   */
  async digest(): Promise<string> {
    const hash = createHash('sha256')
    try {
      for await (const chunk of createReadStream(this.#path)) hash.update(chunk)
    } catch (error) {
      throw explained(error)
    }
    return hash.digest('hex')
  }
}

/** Returns all of a file; undefined if it cannot be read, or is larger than what is compared as a whole. */
export function readIfPossible(file: LocalFile): Buffer | undefined {
  try {
    return file.isLarge ? undefined : file.read()
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

function explained(error: unknown): unknown {
  return isDiskError(error) ? new UnreadableFile(error.code ?? error.message, error) : error
}
