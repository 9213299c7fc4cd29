import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Returns the first `length` bytes of a file, or fewer if the file is shorter.
 * @throws any file-system error
 */
export function readStartOfFile(path: string | Buffer, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    let bytes = length
    // Files of some file systems, such as procfs, have content although their size is 0.
    if (size > 0) bytes = Math.min(length, size)
    const start = Buffer.allocUnsafe(bytes)
    return start.subarray(0, readSync(file, start, 0, start.length, 0))
  } finally {
    closeSync(file)
  }
}
