import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { makeDiskPath } from '../../web/tree.ts'

/** Larger files are compared by their digests alone. In bytes. */
export const MAX_WHOLE = 4 << 20

/** A file of a site. */
export type LocalFile = Readonly<ReturnType<typeof makeLocalFile>>

/**
 * Returns a file of a site, with its size in bytes when it was listed; its name is a string of
 * bytes.
 */
export function makeLocalFile(root: string, name: Bytes, size: number) {
  const path = makeDiskPath(root, name)
  return {
    name,
    size,
    /** Whether no more than its bytes are compared. */
    isLarge: size > MAX_WHOLE,
    /** Returns all of it. @throws Error of the disk */
    read: (): Buffer => readFileSync(path),
    /** Returns so many of its first bytes, or all that there are. @throws Error of the disk */
    start: (bytes: number): Buffer => readStartOfFile(path, bytes),
    /** Returns its SHA-256 in hexadecimal digits. @throws Error of the disk */
    async computeDigest() {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      return hash.digest('hex')
    },
  }
}
