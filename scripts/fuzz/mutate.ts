/** Ways to change an archive: bytes anywhere, and fields where they stand. */
import { crc32, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Random } from './random.ts'
import type { Seed } from './seeds.ts'

type Mutation = (bytes: Buffer, random: Random, seeds: readonly Seed[]) => Buffer

/** Returns an archive of one of the seeds, changed once or a few times, and what it was made of. */
export function mutant(seeds: readonly Seed[], random: Random): { bytes: Buffer; origin: string } {
  const seed = random.pick(seeds)
  const alike = seeds.filter(({ kind }) => kind === seed.kind)
  const own = seed.kind === 'zip' ? ZIP_MUTATIONS : TAR_MUTATIONS
  let bytes = seed.bytes
  for (let left = random.pick([1, 1, 1, 2, 3]); left > 0; left--)
    bytes = random.pick(random.chance(75) ? own : ANY_MUTATIONS)(bytes, random, alike)
  if (seed.kind === 'zip') return { bytes, origin: seed.name }
  const [suffix, wrap] = random.pick(WRAPPINGS)
  const wrapped = wrap(bytes, random)
  const isChanged = suffix !== '' && random.chance(10)
  return {
    bytes: isChanged ? random.pick(ANY_MUTATIONS)(wrapped, random, alike) : wrapped,
    origin: seed.name + suffix,
  }
}

const inParts =
  (compress: (bytes: Buffer) => Buffer) =>
  (bytes: Buffer, random: Random): Buffer => {
    const at = random.int(bytes.length)
    return random.chance(70)
      ? compress(bytes)
      : Buffer.concat([compress(bytes.subarray(0, at)), compress(bytes.subarray(at))])
  }

const WRAPPINGS: readonly (readonly [string, (bytes: Buffer, random: Random) => Buffer])[] = [
  ['', (bytes) => bytes],
  ['', (bytes) => bytes],
  ['.gz', inParts((bytes) => gzipSync(bytes))],
  ['.zst', inParts((bytes) => zstdCompressSync(bytes))],
]

function spliced(bytes: Buffer, at: number, instead: number, by: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + instead)])
}

const ANY_MUTATIONS: readonly Mutation[] = [
  (bytes, random) => {
    const at = random.int(bytes.length)
    return spliced(bytes, at, 1, Buffer.from([(bytes[at] ?? 0) ^ (1 << random.int(8))]))
  },
  (bytes, random) => spliced(bytes, random.int(bytes.length), 1, random.bytes(1)),
  (bytes, random) => spliced(bytes, random.int(bytes.length), random.int(40), Buffer.alloc(0)),
  (bytes, random) => spliced(bytes, random.int(bytes.length), 0, random.bytes(1 + random.int(40))),
  (bytes, random) => bytes.subarray(0, random.int(bytes.length)),
  (bytes, random) => Buffer.concat([bytes, random.bytes(1 + random.int(40))]),
  (bytes, random) => Buffer.concat([bytes, Buffer.alloc(1 + random.int(2_000))]),
  (bytes, random, seeds) => Buffer.concat([bytes, random.pick(seeds).bytes]),
  (bytes, random, seeds) => {
    const other = random.pick(seeds).bytes
    return Buffer.concat([
      bytes.subarray(0, random.int(bytes.length)),
      other.subarray(random.int(other.length)),
    ])
  },
  (bytes, random) => {
    const [from, size] = [random.int(bytes.length), random.int(600)]
    return spliced(bytes, random.int(bytes.length), size, bytes.subarray(from, from + size))
  },
]

/** Names that readers treat in ways of their own. */
const NAMES = [
  '../evil',
  '/evil',
  './index.html',
  'index.html',
  'INDEX.HTML',
  'guide/',
  'guide',
  'guide//x',
  'guide/./x',
  'a\\b',
  'C:evil',
  'x\0y',
  'e\u0301.html',
  'é.html',
  'caf\u00e9/\u4e16',
  '\x82\xff',
  ' x',
  'x ',
  'x.',
  '.git/config',
  'aux.html',
  'a\nb',
  '',
  '.',
  './',
  'x'.repeat(99),
  'x'.repeat(100),
  'x'.repeat(101),
] as const

/** Fields by their offset and length (APPNOTE 4.3). */
const ZIP_RECORDS: readonly (readonly [signature: string, fields: readonly (readonly [number, number])[]])[] =
  [
    [
      'PK\x03\x04',
      [
        [4, 2],
        [6, 2],
        [8, 2],
        [10, 2],
        [12, 2],
        [14, 4],
        [18, 4],
        [22, 4],
        [26, 2],
        [28, 2],
      ],
    ],
    [
      'PK\x01\x02',
      [
        [4, 2],
        [6, 2],
        [8, 2],
        [10, 2],
        [16, 4],
        [20, 4],
        [24, 4],
        [28, 2],
        [30, 2],
        [32, 2],
        [34, 2],
        [36, 2],
        [38, 4],
        [42, 4],
      ],
    ],
    [
      'PK\x05\x06',
      [
        [4, 2],
        [6, 2],
        [8, 2],
        [10, 2],
        [12, 4],
        [16, 4],
        [20, 2],
      ],
    ],
    [
      'PK\x06\x06',
      [
        [4, 8],
        [16, 4],
        [20, 4],
        [24, 8],
        [32, 8],
        [40, 8],
        [48, 8],
      ],
    ],
    [
      'PK\x06\x07',
      [
        [4, 4],
        [8, 8],
        [16, 4],
      ],
    ],
    [
      'PK\x07\x08',
      [
        [4, 4],
        [8, 4],
        [12, 4],
      ],
    ],
  ]

function placesOf(bytes: Buffer, signature: string): number[] {
  const places: number[] = []
  for (
    let at = bytes.indexOf(signature, 0, 'latin1');
    at >= 0;
    at = bytes.indexOf(signature, at + 1, 'latin1')
  )
    places.push(at)
  return places
}

/** Returns the bytes with another number, little-endian, in a field. */
function withNumber(bytes: Buffer, at: number, length: number, random: Random): Buffer {
  const old = bytes.subarray(at, at + length)
  const small = Buffer.alloc(length)
  small[0] = random.int(30)
  const next = Buffer.from(old)
  next[0] = ((next[0] ?? 0) + random.pick([1, 255])) & 255
  const flipped = Buffer.from(old)
  const bit = random.int(length * 8)
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return spliced(
    bytes,
    at,
    length,
    random.pick([
      Buffer.alloc(length),
      Buffer.alloc(length, 0xff),
      small,
      next,
      flipped,
      flipped,
      random.bytes(length),
    ]),
  )
}

const inZipField: Mutation = (bytes, random) => {
  const [signature, fields] = random.pick(ZIP_RECORDS)
  const places = placesOf(bytes, signature)
  const [offset, length] = random.pick(fields)
  return places.length > 0 ? withNumber(bytes, random.pick(places) + offset, length, random) : bytes
}

/** Changes a field of the local header and of the directory alike. */
const inBothHeaders: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes)
  const [local, directory] = [placesOf(bytes, 'PK\x03\x04'), placesOf(bytes, 'PK\x01\x02')]
  const entry = random.int(Math.min(local.length, directory.length))
  const [here, there] = [local[entry], directory[entry]]
  if (here === undefined || there === undefined) return bytes
  const [offset, length] = random.pick([
    [6, 2],
    [6, 2],
    [8, 2],
    [14, 4],
    [18, 4],
    [22, 4],
  ] as const)
  if (here + offset + length > bytes.length || there + offset + 2 + length > bytes.length) return bytes
  const value = withNumber(bytes, here + offset, length, random).subarray(
    here + offset,
    here + offset + length,
  )
  value.copy(changed, here + offset)
  value.copy(changed, there + offset + 2)
  return changed
}

/** Gives an entry another name in both places, or in one of them. */
const renamed: Mutation = (bytes, random) => {
  const header = random.pick(placesOf(bytes, 'PK\x01\x02'))
  if (header === undefined || header + 46 > bytes.length) return bytes
  const length = bytes.readUInt16LE(header + 28)
  const old = bytes.subarray(header + 46, header + 46 + length)
  const name = Buffer.alloc(length, random.pick([...'x/.\0\xe9']), 'latin1')
  Buffer.from(random.pick(NAMES), random.pick(['utf8', 'latin1'])).copy(name)
  let changed = bytes
  for (let at = bytes.indexOf(old); at >= 0 && length > 0; at = changed.indexOf(old, at + length)) {
    if (random.chance(90)) changed = spliced(changed, at, length, name)
  }
  return changed
}

function extraField(random: Random, name: Buffer): Buffer {
  const id = random.pick([0x0001, 0x7075, 0x7075, 0x7075, 0x5455, 0x7875, random.int(0x10000)])
  const path = random.pick([
    name,
    Buffer.from(random.pick(NAMES)),
    Buffer.from(`${name.toString('latin1')}x`),
  ])
  const sum = Buffer.alloc(5, 1)
  sum.writeUInt32LE(random.chance(85) ? crc32(name) : 1, 1)
  const data =
    id === 0x7075 ? Buffer.concat([sum, path]) : random.pick([random.bytes(random.int(30)), Buffer.alloc(16)])
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

/** Adds an extra field to an entry of the directory, and corrects what says how long that is. */
const withExtraField: Mutation = (bytes, random) => {
  const header = random.pick(placesOf(bytes, 'PK\x01\x02'))
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (header === undefined || end < header + 46 || end + 22 > bytes.length) return bytes
  const [name, extra] = [bytes.readUInt16LE(header + 28), bytes.readUInt16LE(header + 30)]
  const field = extraField(random, bytes.subarray(header + 46, header + 46 + name))
  const changed = Buffer.from(bytes)
  changed.writeUInt16LE((extra + field.length) & 0xffff, header + 30)
  changed.writeUInt32LE((bytes.readUInt32LE(end + 12) + field.length) >>> 0, end + 12)
  return spliced(changed, header + 46 + name + (random.chance(50) ? extra : 0), 0, field)
}

const withComment: Mutation = (bytes, random, seeds) => {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) return bytes
  const other = random.pick(seeds).bytes
  const comment = random.pick([random.bytes(30), other.subarray(-22), other]).subarray(0, 60_000)
  const changed = Buffer.from(bytes.subarray(0, end + 22))
  changed.writeUInt16LE(comment.length, end + 20)
  return Buffer.concat([changed, comment])
}

/** Puts something between two parts of a zip, with or without making up for it. */
const betweenParts: Mutation = (bytes, random, seeds) => {
  const at = random.pick(ZIP_RECORDS.flatMap(([signature]) => placesOf(bytes, signature)))
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (at === undefined || end < 0 || end + 22 > bytes.length) return bytes
  const other = random.pick(seeds).bytes
  const part = random.pick([
    random.bytes(1 + random.int(30)),
    other,
    other.subarray(0, other.lastIndexOf('PK\x05\x06', undefined, 'latin1')),
  ])
  const changed = Buffer.from(bytes)
  const field = random.pick([12, 16])
  if (random.chance(50))
    changed.writeUInt32LE((bytes.readUInt32LE(end + field) + part.length) >>> 0, end + field)
  return spliced(changed, at, 0, part)
}

const ZIP_MUTATIONS: readonly Mutation[] = [
  inZipField,
  inZipField,
  inZipField,
  inZipField,
  inBothHeaders,
  inBothHeaders,
  renamed,
  withExtraField,
  withExtraField,
  withComment,
  betweenParts,
]

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
    if (isHeader(bytes.subarray(at, at + BLOCK)) || bytes.toString('latin1', at + 257, at + 262) === 'ustar')
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
  const value = offset === 156 ? Buffer.from(random.pick(TYPES), 'latin1') : fieldValue(length, random)
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
  return spliced(bytes, to, random.pick([0, BLOCK]), bytes.subarray(from, from + BLOCK * (1 + random.int(3))))
}

const joined: Mutation = (bytes, random, seeds) => {
  const other = random.pick(seeds).bytes
  const end = random.pick([bytes.length, ...headersOf(bytes)])
  return Buffer.concat([bytes.subarray(0, end), other])
}

const TAR_MUTATIONS: readonly Mutation[] = [
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
