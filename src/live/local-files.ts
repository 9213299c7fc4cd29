import { isAscii, isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isDiskError } from '../disk/disk-error.ts'
import { pathOf } from '../site/tree.ts'
import type { Body } from './answer.ts'

/** Larger files are read piece by piece; of larger pages, only the bytes are compared. In bytes. */
const MAX_WHOLE = 4 << 20

/** A file of the site, as far as it is compared with what the host sends. */
export interface LocalFile {
  /** Hexadecimal; computed when it is asked for, if the content is there. */
  readonly sha256: string
  /** All of it, unless it is too large. */
  readonly content: Buffer | undefined
  /** Its first bytes. */
  readonly start: Buffer
}

/** How many bytes show whether something is compressed. */
export const START_BYTES = 4

/**
 * Reads a file of the site; `name` is a string of bytes.
 * @throws UnreadableFile; the reason of the signal
 */
export async function readLocal(
  root: string,
  name: string,
  size: number,
  signal: AbortSignal,
): Promise<LocalFile> {
  const path = pathOf(root, name)
  try {
    if (size <= MAX_WHOLE) {
      const content = await readFile(path, { signal })
      return {
        get sha256() {
          return createHash('sha256').update(content).digest('hex')
        },
        content,
        start: content.subarray(0, START_BYTES),
      }
    }
    const hash = createHash('sha256')
    let start = Buffer.alloc(0)
    await pipeline(
      createReadStream(path),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          if (start.length < START_BYTES) start = Buffer.concat([start, chunk.subarray(0, START_BYTES)])
          hash.update(chunk)
        }
      },
      { signal },
    )
    return { sha256: hash.digest('hex'), content: undefined, start: start.subarray(0, START_BYTES) }
  } catch (error) {
    signal.throwIfAborted()
    if (!isDiskError(error)) throw error
    throw new UnreadableFile(error.code ?? error.message, error)
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

/** Returns how a page is written; undefined where a byte order mark says so itself. */
export function writtenIn(page: Buffer): Body['writtenIn'] {
  if (page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf) return undefined
  if ((page[0] === 0xfe && page[1] === 0xff) || (page[0] === 0xff && page[1] === 0xfe)) return undefined
  if (isAscii(page)) return 'ascii'
  return isUtf8(page) ? 'utf-8' : 'other'
}
