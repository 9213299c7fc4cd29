/** Ways to change a zip: its fields, names and extra fields. */
import { crc32 } from 'node:zlib'
import { type Mutation, NAMES, spliced } from './mutation.ts'
import type { Random } from './random.ts'

/** Fields by their offset and length (APPNOTE 4.3). */
const ZIP_RECORDS: readonly (readonly [
  signature: string,
  fields: readonly (readonly [number, number])[],
])[] = [
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
  if (here + offset + length > bytes.length || there + offset + 2 + length > bytes.length)
    return bytes
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
    id === 0x7075
      ? Buffer.concat([sum, path])
      : random.pick([random.bytes(random.int(30)), Buffer.alloc(16)])
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

/** Mutations of a zip; those that are listed repeatedly are chosen more often. */
export const ZIP_MUTATIONS: readonly Mutation[] = [
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
