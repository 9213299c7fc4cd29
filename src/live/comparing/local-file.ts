import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { makeDiskPath } from '../../web/tree.ts'

/**
 * The largest file that is compared byte by byte, in bytes. Larger files are compared by digest.
 */
export const MAX_WHOLE = 4 << 20

/** A file of a site. */
export type LocalFile = Readonly<ReturnType<typeof makeLocalFile>>

/** Returns a file of a site. `size` is in bytes, at the time of listing. */
export function makeLocalFile(root: string, name: Bytes, size: number) {
  const path = makeDiskPath(root, name)
  return {
    name,
    size,
    /** Whether only its digest is compared. */
    isLarge: size > MAX_WHOLE,
    /** Returns its content. @throws any file-system error */
    read: (): Buffer => readFileSync(path),
    /** Returns up to `bytes` bytes from its start. @throws any file-system error */
    start: (bytes: number): Buffer => readStartOfFile(path, bytes),
    /** Returns its SHA-256 in hexadecimal digits. @throws any file-system error */
    async computeDigest() {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      return hash.digest('hex')
    },
  }
}
