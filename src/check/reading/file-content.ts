/** Reads the whole content of files, with one buffer for most of them. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { MAX_PAGE_BYTES } from '../../web/page/page-text.ts'

/** Shared by most files: thousands of short-lived buffers would take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20)

export class FileTooLargeError extends Error {}

/**
 * Returns the content of a file, valid until the next file is read.
 * @throws FileTooLargeError; any file-system error
 */
export function readFileContent(path: Buffer): Buffer {
  const descriptor = openSync(path, 'r')
  try {
    const length = readSync(descriptor, READ_BUFFER, 0, READ_BUFFER.length, 0)
    if (length < READ_BUFFER.length) return READ_BUFFER.subarray(0, length)
    if (fstatSync(descriptor).size > MAX_PAGE_BYTES) throw new FileTooLargeError()
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
