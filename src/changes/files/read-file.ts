import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { stableData } from '../generated.ts'
import type { FileFingerprint } from './compare-files.ts'

/** Files are read in pieces of this size, in bytes. */
const PIECE_BYTES = 1 << 20
/** Of larger files, in bytes, the bytes alone count. */
const MAX_TEXT_BYTES = 64 << 20

const first = Buffer.allocUnsafe(PIECE_BYTES)
const second = Buffer.allocUnsafe(PIECE_BYTES)

/** Files in which generators leave more than people wrote. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i

/**
 * Returns whether two files, by their paths, have the same bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
export async function haveSameBytes(a: Buffer, b: Buffer, pause: () => Promise<void>): Promise<boolean> {
  const files: number[] = []
  try {
    files.push(openSync(a, 'r'))
    files.push(openSync(b, 'r'))
    const [one = 0, other = 0] = files
    for (;;) {
      const read = readFully(one, first)
      if (read !== readFully(other, second)) return false
      if (first.compare(second, 0, read, 0, read) !== 0) return false
      if (read < PIECE_BYTES) return true
      await pause()
    }
  } finally {
    for (const file of files) closeSync(file)
  }
}

/**
 * Returns what is remembered of the file `name` at `path`, of `size` bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
export async function fileFingerprint(
  path: Buffer,
  name: string,
  size: number,
  pause: () => Promise<void>,
): Promise<FileFingerprint> {
  const bytes = createHash('sha256')
  const isText = GENERATED_TEXT.test(name) && size <= MAX_TEXT_BYTES
  const stable = isText ? createHash('sha256') : undefined
  const file = openSync(path, 'r')
  try {
    let rest = ''
    for (;;) {
      const read = readFully(file, first)
      const piece = first.subarray(0, read)
      bytes.update(piece)
      if (stable !== undefined) {
        const text = rest + piece.toString('latin1')
        // What looks generated must not be cut in two.
        const end = read < PIECE_BYTES ? text.length : lastBreak(text)
        stable.update(stableData(text.slice(0, end)), 'latin1')
        rest = text.slice(end)
      }
      if (read < PIECE_BYTES) break
      await pause()
    }
  } finally {
    closeSync(file)
  }
  const digest = bytes.digest('base64').slice(0, 22)
  return { bytes: digest, stable: stable?.digest('base64').slice(0, 22) ?? digest, isEmpty: size === 0 }
}

/** How far back a place to cut is looked for, in characters. */
const MAX_SEARCHED = 1_000

function lastBreak(text: string): number {
  const from = Math.max(0, text.length - MAX_SEARCHED)
  const at = text.slice(from).search(/[\s"'<>,;][^\s"'<>,;]*$/)
  return at === -1 ? text.length : from + at
}

/** Reads until the buffer is full or the file ends, and returns the number of bytes. */
function readFully(file: number, buffer: Buffer): number {
  let length = 0
  while (length < buffer.length) {
    const read = readSync(file, buffer, length, buffer.length - length, null)
    if (read === 0) break
    length += read
  }
  return length
}
