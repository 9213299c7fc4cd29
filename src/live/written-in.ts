import { isAscii, isUtf8 } from 'node:buffer'
import type { Body } from './answer.ts'

/** Returns how a page is written, of which each piece is read once; undefined where a byte order mark says so itself. */
export function writtenIn(pieces: Iterable<Buffer>): Body['writtenIn'] {
  let found: Body['writtenIn'] = 'ascii'
  let isFirst = true
  // The beginning of a character whose end comes with the next piece.
  let split: Buffer = Buffer.alloc(0)
  for (const piece of pieces) {
    if (isFirst && hasMark(piece)) return undefined
    isFirst = false
    if (split.length === 0 && isAscii(piece)) continue
    const bytes = split.length === 0 ? piece : Buffer.concat([split, piece])
    const end = bytes.length - splitBytes(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return 'other'
    found = 'utf-8'
    split = Buffer.from(bytes.subarray(end))
  }
  return split.length === 0 ? found : 'other'
}

function hasMark([a, b, c]: Buffer): boolean {
  return (a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe)
}

/** Returns how many bytes at the end are the beginning of a longer character: https://www.rfc-editor.org/rfc/rfc3629#section-3 */
function splitBytes(bytes: Buffer): number {
  for (let n = 1; n <= Math.min(3, bytes.length); n++) {
    const byte = bytes[bytes.length - n] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return n < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? n : 0
  }
  return 0
}
