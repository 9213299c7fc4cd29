/** Ways to change a tar that is not compressed: its headers, their checksums, extended headers, and blocks. */
import { type Mutation, NAMES, spliced } from './mutation.ts'
import type { Random } from './random.ts'

const BLOCK = 512

/** Fields by their offset and length (POSIX pax, ustar interchange format; GNU's `struct oldgnu_header`). */
const TAR_FIELDS = [
  [0, 100],
  [0, 100],
  [100, 8],
  [108, 8],
  [116, 8],
  [124, 12],
  [124, 12],
  [136, 12],
  [156, 1],
  [156, 1],
  [157, 100],
  [257, 8],
  [265, 32],
  [297, 32],
  [329, 8],
  [337, 8],
  [345, 155],
  [345, 155],
  [345, 12],
  [482, 1],
  [500, 12],
  [508, 4],
] as const

const TYPES = [...'\x0001234567ABCDEFGIKLMNSVXgx']

function isHeader(block: Buffer): boolean {
  return block.length === BLOCK && block[0] !== 0 && summed(block).equals(block)
}

/** Returns the header with its sum as GNU tar writes it. */
function summed(header: Buffer): Buffer {
  const block = Buffer.from(header)
  block.write('        ', 148)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function headersOf(bytes: Buffer): number[] {
  const headers: number[] = []
  for (let at = 0; at + BLOCK <= bytes.length; at += BLOCK)
    if (
      isHeader(bytes.subarray(at, at + BLOCK)) ||
      bytes.toString('latin1', at + 257, at + 262) === 'ustar'
    )
      headers.push(at)
  return headers
}

function fieldValue(length: number, random: Random): Buffer {
  const value = Buffer.alloc(length, random.pick(['\0', ' ', '0']))
  const digits = random.int(5_000).toString(8)
  const text = random.pick([
    digits,
    digits.padStart(length - 1, '0'),
    `${digits.padStart(length - 1, ' ')}`,
    `${digits} `,
    `${digits}x`,
    ` ${digits}`,
    `-${digits}`,
    '\x80',
    '\xff'.repeat(length),
    `\x80${'\0'.repeat(Math.max(0, length - 2))}\x05`,
    'ustar\x0000',
    'ustar  \0',
    'tar\0',
    random.pick(NAMES),
    Buffer.from(random.pick(NAMES)).toString('latin1'),
    random.bytes(length).toString('latin1'),
  ])
  value.write(text, 0, 'latin1')
  return value
}

const inTarField: Mutation = (bytes, random) => {
  const header = random.pick(headersOf(bytes))
  if (header === undefined) return bytes
  const [offset, length] = random.pick(TAR_FIELDS)
  const value =
    offset === 156 ? Buffer.from(random.pick(TYPES), 'latin1') : fieldValue(length, random)
  const block = Buffer.from(bytes.subarray(header, header + BLOCK))
  value.copy(block, offset)
  return spliced(bytes, header, BLOCK, random.chance(92) ? summed(block) : block)
}

/** Writes the sum in another way. */
const inTarSum: Mutation = (bytes, random) => {
  const header = random.pick(headersOf(bytes))
  if (header === undefined) return bytes
  const digits = /[0-7]+/.exec(bytes.toString('latin1', header + 148, header + 156))?.[0] ?? ''
  const text = random.pick([
    `${digits}\0\0`,
    digits.padStart(8, '0'),
    digits.padStart(8, ' '),
    `${digits}x`,
    `\0${digits}\0`,
    `${digits} `,
    `${digits}\0x`,
  ])
  return spliced(bytes, header + 148, 8, Buffer.from(text.slice(0, 8).padEnd(8, '\0'), 'latin1'))
}

function record(keyword: string, value: string): string {
  const rest = ` ${keyword}=${value}\n`
  let length = Buffer.byteLength(rest)
  while (length !== Buffer.byteLength(rest) + String(length).length)
    length = Buffer.byteLength(rest) + String(length).length
  return `${length}${rest}`
}

function extension(random: Random): Buffer {
  const type = random.pick([...'xxxxgLLKX'])
  const name = random.pick(NAMES)
  const keyword = random.pick([
    'path',
    'path',
    'size',
    'linkpath',
    'mtime',
    'comment',
    'hdrcharset',
    'GNU.sparse.name',
    'SCHILY.filetype',
    'uid',
    'charset',
    'SCHILY.xattr.user.a',
    'LIBARCHIVE.symlinktype',
  ])
  const value = random.pick([name, name, String(random.int(600)), '', 'BINARY', `a/${name}`])
  const records =
    record(keyword, value) +
    (random.chance(30) ? record(random.pick(['path', 'size', 'mtime']), random.pick(NAMES)) : '')
  const content = Buffer.from(/[LK]/.test(type) ? `${name}\0` : records)
  const header = Buffer.alloc(BLOCK)
  header.write(random.pick(['././@LongLink', 'PaxHeaders/x', 'x']))
  header.write('0000644\0', 100)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(type, 156)
  header.write(random.pick(['ustar\x0000', 'ustar  \0']), 257)
  return Buffer.concat([summed(header), content, Buffer.alloc(-content.length & (BLOCK - 1))])
}

const withExtension: Mutation = (bytes, random) => {
  const header = random.pick(headersOf(bytes))
  return header === undefined ? bytes : spliced(bytes, header, 0, extension(random))
}

/** Puts blocks of zeros, or of anything, before a header or at the end. */
const withBlocks: Mutation = (bytes, random) => {
  const at = random.pick([...headersOf(bytes), bytes.length])
  const blocks = random.pick([
    Buffer.alloc(BLOCK),
    Buffer.alloc(2 * BLOCK),
    random.bytes(BLOCK),
    Buffer.alloc(100),
  ])
  return spliced(bytes, at, 0, blocks)
}

const movedBlocks: Mutation = (bytes, random) => {
  const blocks = Math.max(1, Math.floor(bytes.length / BLOCK))
  const [from, to] = [random.int(blocks) * BLOCK, random.int(blocks) * BLOCK]
  return spliced(
    bytes,
    to,
    random.pick([0, BLOCK]),
    bytes.subarray(from, from + BLOCK * (1 + random.int(3))),
  )
}

const joined: Mutation = (bytes, random, seeds) => {
  const other = random.pick(seeds).bytes
  const end = random.pick([bytes.length, ...headersOf(bytes)])
  return Buffer.concat([bytes.subarray(0, end), other])
}

/** Mutations of a tar; those that are listed repeatedly are chosen more often. */
export const TAR_MUTATIONS: readonly Mutation[] = [
  inTarField,
  inTarField,
  inTarField,
  inTarField,
  inTarField,
  inTarSum,
  withExtension,
  withExtension,
  withBlocks,
  movedBlocks,
  joined,
]
