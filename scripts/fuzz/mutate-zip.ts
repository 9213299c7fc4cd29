/** Ways to change a zip: its fields, names, and extra fields. */
import { crc32 } from 'node:zlib'
import { fieldsIn, type Mutation, NAMES, spliced } from './mutation.ts'
import type { Random } from './random.ts'

const LOCAL = 'PK\x03\x04'
const DIRECTORY = 'PK\x01\x02'
const END = 'PK\x05\x06'

/** Fields by the signature of their record (APPNOTE 4.3). */
const RECORDS = Object.entries({
  [LOCAL]: fieldsIn('4:2 6:2 8:2 10:2 12:2 14:4 18:4 22:4 26:2 28:2'),
  [DIRECTORY]: fieldsIn('4:2 6:2 8:2 10:2 16:4 20:4 24:4 28:2 30:2 32:2 34:2 36:2 38:4 42:4'),
  [END]: fieldsIn('4:2 6:2 8:2 10:2 12:4 16:4 20:2'),
  'PK\x06\x06': fieldsIn('4:8 16:4 20:4 24:8 32:8 40:8 48:8'),
  'PK\x06\x07': fieldsIn('4:4 8:8 16:4'),
  'PK\x07\x08': fieldsIn('4:4 8:4 12:4'),
})

/** Fields that both headers of an entry have; in the directory, they are two bytes later. */
const IN_BOTH = fieldsIn('6:2 6:2 8:2 8:2 10:2 12:2 14:4 18:4 22:4 26:2 28:2')

function placesOf(bytes: Buffer, signature: string): number[] {
  const places: number[] = []
  let at = bytes.indexOf(signature, 0, 'latin1')
  while (at >= 0) {
    places.push(at)
    at = bytes.indexOf(signature, at + 1, 'latin1')
  }
  return places
}

/** Returns another number, little-endian, for a field. */
function otherNumber(old: Buffer, random: Random): Buffer {
  const small = Buffer.alloc(old.length)
  small[0] = random.int(30)
  const next = Buffer.from(old)
  next[0] = ((next[0] ?? 0) + random.pick([1, 255])) & 255
  const flipped = Buffer.from(old)
  const bit = random.int(old.length * 8)
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  const [none, all] = [Buffer.alloc(old.length), Buffer.alloc(old.length, 0xff)]
  return random.pick([none, all, small, next, flipped, flipped, random.bytes(old.length)])
}

const inField: Mutation = (bytes, random) => {
  const [signature, fields] = random.pick(RECORDS)
  const places = placesOf(bytes, signature)
  if (places.length === 0) return bytes
  const [offset, length] = random.pick(fields)
  const at = random.pick(places) + offset
  return spliced(bytes, at, length, otherNumber(bytes.subarray(at, at + length), random))
}

/** Changes a field in both the local header and the directory. */
const inBothHeaders: Mutation = (bytes, random) => {
  const local = random.pick(placesOf(bytes, LOCAL))
  const index = placesOf(bytes, LOCAL).indexOf(local)
  const entry = placesOf(bytes, DIRECTORY)[index]
  if (local === undefined || entry === undefined) return bytes
  const [offset, length] = random.pick(IN_BOTH)
  const at = local + offset
  const value = otherNumber(bytes.subarray(at, at + length), random)
  return spliced(spliced(bytes, at, length, value), entry + offset + 2, length, value)
}

/** Gives an entry another name of the same length in both places, or in one of them. */
const renamed: Mutation = (bytes, random) => {
  const header = random.pick(placesOf(bytes, DIRECTORY))
  if (header === undefined || header + 46 > bytes.length) return bytes
  const length = bytes.readUInt16LE(header + 28)
  const old = bytes.subarray(header + 46, header + 46 + length)
  const name = Buffer.alloc(length, random.pick([...'x/.\0\xe9']), 'latin1')
  Buffer.from(random.pick(NAMES), random.pick(['utf8', 'latin1'])).copy(name)
  const places = old.length === 0 ? [] : placesOf(bytes, old.toString('latin1'))
  return places
    .filter(() => random.chance(90))
    .reduce((changed, at) => spliced(changed, at, length, name), bytes)
}

const IDS = [0x0001, 0x7075, 0x7075, 0x7075, 0x5455, 0x7875] as const

/** Returns an extra field; 0x7075 has the checksum of the entry's name and another name (APPNOTE 4.6.9). */
function extraField(random: Random, name: Buffer): Buffer {
  const id = random.pick([...IDS, random.int(0x10000)])
  const head = Buffer.alloc(9, 1)
  head.writeUInt32LE(random.chance(85) ? crc32(name) : 1, 5)
  const path = random.pick([name, Buffer.from(random.pick(NAMES)), random.bytes(random.int(30))])
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(5 + path.length, 2)
  return Buffer.concat([head, path])
}

/** Adds an extra field to an entry of the directory, and corrects the lengths. */
const withExtraField: Mutation = (bytes, random) => {
  const header = random.pick(placesOf(bytes, DIRECTORY))
  const end = bytes.lastIndexOf(END, undefined, 'latin1')
  if (header === undefined || end < header + 46 || end + 22 > bytes.length) return bytes
  const nameLength = bytes.readUInt16LE(header + 28)
  const extraLength = bytes.readUInt16LE(header + 30)
  const nameEnd = header + 46 + nameLength
  const field = extraField(random, bytes.subarray(header + 46, nameEnd))
  const changed = Buffer.from(bytes)
  changed.writeUInt16LE((extraLength + field.length) & 0xffff, header + 30)
  changed.writeUInt32LE((bytes.readUInt32LE(end + 12) + field.length) >>> 0, end + 12)
  return spliced(changed, nameEnd + (random.chance(50) ? extraLength : 0), 0, field)
}

/** Mutations of a zip; those that are listed repeatedly are chosen more often. */
export const ZIP_MUTATIONS: readonly Mutation[] = [
  inField,
  inField,
  inBothHeaders,
  renamed,
  withExtraField,
]
