import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Returns the first bytes of a file, and `length` of them at most. Throws what the file system
 * throws.
 */
export function readStartOfFile(path: string | Buffer, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // Files of some file systems, such as procfs, have content although their size is 0.
    const most = size > 0 ? Math.min(length, size) : length
    const start = Buffer.allocUnsafe(most)
    return start.subarray(0, readSync(file, start, 0, start.length, 0))
  } finally {
    closeSync(file)
  }
}
