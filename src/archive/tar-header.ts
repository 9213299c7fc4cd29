/**
 * The headers of a tar: POSIX ustar and pax (IEEE Std 1003.1, “pax”, extended description), GNU
 * tar, and v7.
 */
import type { StepError } from '../errors/step-error.ts'
import { makeDamageError } from './damage-error.ts'
import type { EntryHeader } from './entry-sink.ts'

/** The size of a header, and of the blocks that everything in a tar is padded to. In bytes. */
export const BLOCK_SIZE = 512

/**
 * The kinds of entries by type flag, from 0 to 7. A system without contiguous files (7) reads them
 * as ordinary files (POSIX).
 */
const KINDS_BY_TYPE_FLAG = [
  'file',
  'hard link',
  'symbolic link',
  'device',
  'device',
  'folder',
  'FIFO',
  'file',
] as const

/**
 * The keywords of extended headers that are used here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const USED_KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/

/** The sum of the eight spaces in place of the checksum. */
const SPACES_OF_CHECKSUM = 8 * 0x20

/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
export function isTarBlock(block: Buffer): boolean {
  if (block.length < BLOCK_SIZE) return false
  // The checksum is computed as if its own field consisted of spaces.
  let sum = SPACES_OF_CHECKSUM
  for (let i = 0; i < BLOCK_SIZE; i++) {
    const isInChecksum = i >= 148 && i < 156
    if (!isInChecksum) sum += block[i] as number
  }
  const stated = readNumber(block.subarray(148, 156))
  if (stated === 0) return sum === SPACES_OF_CHECKSUM
  return sum === stated
}

/** Returns the type flag of a header, one character. */
export function readType(header: Buffer): string {
  if (header[156] === 0) return '0'
  return header.toString('latin1', 156, 157)
}

/** Returns the size in a header, in bytes; NaN if it is not a number, or is negative. */
export function readSize(header: Buffer): number {
  return readNumber(header.subarray(124, 136))
}

/**
 * Returns an octal number or, after 0x80, one in base 256, as GNU tar writes larger numbers. A
 * blank field, which folders may have, is 0.
 */
function readNumber(field: Buffer): number {
  if (field[0] === 0x80) return Number(`0x${field.toString('hex', 1)}`)
  const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'))
  if (octal === null) return Number.NaN
  return Number(`0o0${octal[1] ?? ''}`)
}

/** Returns the text of a field, which ends at a NUL or at the end of the field. */
function readText(field: Buffer): string {
  const nul = field.indexOf(0)
  return field.toString('utf8', 0, nul < 0 ? undefined : nul)
}

function readName(header: Buffer): string {
  const name = readText(header.subarray(0, 100))
  // GNU tar and v7 store other data where POSIX has the prefix.
  if (header.toString('latin1', 257, 263) !== 'ustar\0') return name
  const prefix = readText(header.subarray(345, 500))
  if (prefix === '') return name
  return `${prefix}/${name}`
}

/**
 * Returns the size of an entry, in bytes; NaN if it is not a number. `extendedSize` is the size in
 * an extended header, if it has one.
 */
function chooseSize(header: Buffer, extendedSize: string | undefined): number {
  if (extendedSize === undefined) return readSize(header)
  if (!/^\d+$/.test(extendedSize)) return Number.NaN
  return Number(extendedSize)
}

/**
 * Returns the entry that a header and the extended headers before it describe.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
export function readEntry(header: Buffer, extended: ReadonlyMap<string, string>): EntryHeader {
  const type = readType(header)
  const name = extended.get('path') ?? readName(header)
  const size = chooseSize(header, extended.get('size'))
  if (!Number.isSafeInteger(size)) throw makeDamageError('its header has no valid size', name)
  const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'))
  let obstacle: string | undefined
  if (isSparse) obstacle = 'a sparse file, with holes left out'

  // The oldest archives mark folders only by a slash at the end of their names.
  const isOldFolder = type === '0' && size === 0 && name.endsWith('/')
  // The size of a folder states how much may be put into it (POSIX pax, ustar interchange format).
  if (type === '5' || isOldFolder) return { name, kind: 'folder', size: 0, obstacle }
  const kind = KINDS_BY_TYPE_FLAG['01234567'.indexOf(type)] ?? 'special entry'
  return { name, kind, size, obstacle }
}

/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, or `g` for
 * all entries), or a name (GNU's `L`). Contradicting values, and values for all entries, are
 * refused, because readers interpret them differently.
 * @throws StepError (`archive-damaged`)
 */
export function addExtendedHeader(
  extended: Map<string, string>,
  type: string,
  content: Buffer,
): void {
  const add = (keyword: string, value: string) => {
    const isContradiction = (extended.get(keyword) ?? value) !== value
    if (type === 'g' || isContradiction)
      throw makeDamageError('its extended headers contradict each other')
    extended.set(keyword, value)
  }
  if (type !== 'g') add(type, content.toString('latin1'))
  if (type === 'L') add('path', readText(content))
  if (type !== 'x' && type !== 'g') return
  for (const { keyword, value } of readRecords(content))
    if (USED_KEYWORDS.test(keyword)) add(keyword, value)
}

/** A record of a pax header. */
interface PaxRecord {
  readonly keyword: string
  readonly value: string
}

/** Yields the records of a pax header up to a NUL. @throws StepError (`archive-damaged`) */
function* readRecords(content: Buffer): Generator<PaxRecord> {
  for (let offset = 0; offset < content.length && content[offset] !== 0; ) {
    const space = content.indexOf(' ', offset)
    const equals = content.indexOf('=', offset)
    const length = content.toString('latin1', offset, Math.max(offset, space))
    if (!/^\d{1,7}$/.test(length)) throw makeCorruptHeaderError()
    const end = offset + Number(length)
    const isComplete = content[end - 1] === 0x0a && equals >= space && equals < end
    if (!isComplete) throw makeCorruptHeaderError()
    yield {
      keyword: content.toString('utf8', space + 1, equals),
      value: content.toString('utf8', equals + 1, end - 1),
    }
    offset = end
  }
}

function makeCorruptHeaderError(): StepError {
  return makeDamageError('an extended header is corrupt')
}
