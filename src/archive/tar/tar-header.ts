/**
 * One header of a tar archive, parseHeader by a module of tar-stream that the package does not export: its public
 * reader makes a stream for each entry, and ten thousand of them take longer than gunzip. The path has to be spelled
 * out: Node allows no `imports` of a package.json to lead into node_modules.
 */

import headers from '../../../node_modules/tar-stream/headers.js'
import type { StepError } from '../../errors.ts'
import { damaged } from '../damage.ts'

export interface TarHeader {
  readonly name: string
  /** As tar-stream calls it, but `old-file` where the flag is NUL; null for one that is not known. */
  readonly type: string | null
  /** In bytes. */
  readonly size: number
}

/**
 * Returns what a block of 512 bytes says; undefined if it consists of zeros. Where archivers do not agree on what a
 * header says, it counts as corrupt.
 * @throws StepError (`archive-damaged`)
 */
export function readHeader(block: Buffer): TarHeader | undefined {
  const header = parseHeader(block)
  if (header === null) {
    if (block.some((byte) => byte !== 0)) throw corrupt()
    return undefined
  }
  const isClear = hasClearNumbers(block) && hasClearSize(block) && hasClearName(block)
  if (!isClear || !Number.isSafeInteger(header.size) || header.size < 0) throw corrupt()
  const type = FLAGS.get(block[156] ?? 0)
  return type === undefined ? header : { ...header, type }
}

/**
 * Type flags that mean something else here than to tar-stream: only with the oldest one a slash at the end of the name
 * makes a folder, to Python at least; and `N` is a list of names that archivers read no longer.
 */
const FLAGS: ReadonlyMap<number, string | null> = new Map([
  [0, 'old-file'],
  [0x30, 'file'],
  [0x4e, null],
])

function parseHeader(block: Buffer) {
  try {
    // v7 archives have no magic word.
    return headers.decode(block, 'utf-8', true)
  } catch (error) {
    throw corrupt(error)
  }
}

/**
 * Numbers that do not matter here, by their offset and length: mode, uid, gid, time, checksum, major and minor number.
 * Some archivers refuse a header for any of them, or end the archive there.
 */
const NUMBERS = [
  [100, 8],
  [108, 8],
  [116, 8],
  [136, 12],
  [148, 8],
  [329, 8],
  [337, 8],
] as const

function hasClearNumbers(block: Buffer): boolean {
  return NUMBERS.every(
    ([at, length]) =>
      block[at] === 0x80 ||
      block[at] === 0xff ||
      /^ *[0-7]*[ \0]*$/.test(block.toString('latin1', at, at + length)),
  )
}

/** A number in octal, nothing, or one in base 256, which GNU tar writes if octal digits do not suffice. */
function hasClearSize(block: Buffer): boolean {
  return block[124] === 0x80 || /^( *[0-7]+[ \0]*|\0+)$/.test(block.toString('latin1', 124, 136))
}

/**
 * What follows the prefix's offset is part of the name in ustar. In GNU's format it says whether the file is sparse,
 * and in others nothing: some archivers go by all the eight bytes that say which it is, some by five of them, some by
 * none.
 */
function hasClearName(block: Buffer): boolean {
  return (
    block.toString('latin1', 257, 263) === 'ustar\0' || block.subarray(345, 500).every((byte) => byte === 0)
  )
}

function corrupt(cause?: unknown): StepError {
  return damaged('the header of an entry is corrupt', undefined, cause)
}
