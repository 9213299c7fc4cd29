/** Ways to change a tar that is not compressed: its headers, extended headers, and blocks. */
import { fieldsIn, type Mutation, NAMES, spliced } from './mutation.ts'
import type { Random } from './random.ts'

const BLOCK = 512
const TYPE_AT = 156

/**
 * POSIX pax, ustar interchange format; GNU's `struct oldgnu_header`. The most important fields are
 * listed twice.
 */
const FIELDS = [
  ...fieldsIn('0:100 0:100 100:8 108:8 116:8 124:12 124:12 136:12 156:1 156:1 157:100 257:8'),
  ...fieldsIn('265:32 297:32 329:8 337:8 345:155 345:155 345:12 482:1 500:12 508:4'),
]

const TYPES = [...'\x0001234567ABCDEFGIKLMNSVXgx']
const MAGIC = ['ustar\x0000', 'ustar  \0']
const KEYWORDS = ['path', 'path', 'size', 'linkpath', 'hdrcharset', 'GNU.sparse.name', 'uid']

/** Returns the header with its checksum, as GNU tar writes it. */
function summed(header: Buffer): Buffer {
  const block = Buffer.from(header)
  block.write('        ', 148)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function isHeader(block: Buffer): boolean {
  return block[0] !== 0 && (summed(block).equals(block) || block.includes('ustar', 257))
}

function headersOf(bytes: Buffer): number[] {
  const headers: number[] = []
  for (let at = 0; at + BLOCK <= bytes.length; at += BLOCK)
    if (isHeader(bytes.subarray(at, at + BLOCK))) headers.push(at)
  return headers
}

/** Returns a value that writers put into fields, or one that they should not. */
function fieldValue(length: number, random: Random): Buffer {
  const digits = random.int(5_000).toString(8)
  const numbers = [digits, digits.padStart(length - 1, '0'), ` ${digits}`, `${digits}x`]
  const binary = ['\x80', '\xff'.repeat(length), `\x80${'\x05'.padStart(length - 1, '\0')}`]
  const others = [random.pick(NAMES), random.bytes(length).toString('latin1')]
  const value = Buffer.alloc(length, random.pick(['\0', ' ', '0']))
  value.write(random.pick([...numbers, ...binary, ...MAGIC, ...others]), 'latin1')
  return value
}

const inField: Mutation = (bytes, random) => {
  const header = random.pick(headersOf(bytes))
  if (header === undefined) return bytes
  const [offset, length] = random.pick(FIELDS)
  const block = Buffer.from(bytes.subarray(header, header + BLOCK))
  if (offset === TYPE_AT) block.write(random.pick(TYPES), TYPE_AT)
  else fieldValue(length, random).copy(block, offset)
  return spliced(bytes, header, BLOCK, random.chance(92) ? summed(block) : block)
}

/** Returns a record of an extended header; its length counts its own digits. */
function record(keyword: string, value: string): string {
  const rest = ` ${keyword}=${value}\n`
  const base = Buffer.byteLength(rest)
  return `${base + String(base + String(base).length).length}${rest}`
}

function extension(random: Random): Buffer {
  const type = random.pick([...'xxxxgLLKX'])
  const name = random.pick(NAMES)
  const value = random.pick([name, name, String(random.int(600)), '', 'BINARY', `a/${name}`])
  const records = record(random.pick(KEYWORDS), value) + record('path', random.pick(NAMES))
  const content = Buffer.from(/[LK]/.test(type) ? `${name}\0` : records)
  const header = Buffer.alloc(BLOCK)
  header.write(random.pick(['././@LongLink', 'PaxHeaders/x', 'x']))
  header.write('0000644\0', 100)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(type, TYPE_AT)
  header.write(random.pick(MAGIC), 257)
  return Buffer.concat([summed(header), content, Buffer.alloc(-content.length & (BLOCK - 1))])
}

/** Puts an extended header, blocks of zeros, or anything before a header or at the end. */
const withBlocks: Mutation = (bytes, random) => {
  const at = random.pick([...headersOf(bytes), bytes.length])
  const others = [Buffer.alloc(BLOCK), Buffer.alloc(100), random.bytes(BLOCK)]
  return spliced(bytes, at, 0, random.chance(50) ? extension(random) : random.pick(others))
}

/** Mutations of a tar; those that are listed repeatedly are chosen more often. */
export const TAR_MUTATIONS: readonly Mutation[] = [
  inField,
  inField,
  inField,
  withBlocks,
  withBlocks,
]
