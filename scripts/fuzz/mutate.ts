/** Turns a seed into a case: mutations of its format or of arbitrary bytes, then compression. */
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { TAR_MUTATIONS } from './mutate-tar.ts'
import { ZIP_MUTATIONS } from './mutate-zip.ts'
import { type Mutation, spliced } from './mutation.ts'
import type { Random } from './random.ts'
import type { Seed } from './seeds.ts'

/** An archive to unpack. */
export interface Case {
  readonly bytes: Buffer
  /** The name of its file. */
  readonly name: string
  readonly seed: string
}

/** Returns one of the seeds, with one or a few mutations. */
export function mutate(seeds: readonly Seed[], random: Random): Case {
  const seed = random.pick(seeds)
  const alike = seeds.filter(({ kind }) => kind === seed.kind)
  const own = seed.kind === 'zip' ? ZIP_MUTATIONS : TAR_MUTATIONS
  let bytes = seed.bytes
  for (let left = random.pick([1, 1, 1, 2, 3]); left > 0; left--)
    bytes = random.pick(random.chance(75) ? own : ANY_MUTATIONS)(bytes, random, alike)
  if (seed.kind === 'tar') bytes = compress(bytes, random)
  const name = bytes.toString('latin1', 0, 2) === 'PK' ? 'archive.zip' : 'archive'
  return { bytes, name, seed: seed.name }
}

/** Compresses a tar or leaves it as it is, in one or two parts, and may mutate the result. */
function compress(bytes: Buffer, random: Random): Buffer {
  const pack = random.pick([undefined, gzipSync, zstdCompressSync])
  if (pack === undefined) return bytes
  const at = random.chance(70) ? 0 : random.int(bytes.length)
  const parts = [bytes.subarray(0, at), bytes.subarray(at)].filter((part) => part.length > 0)
  const packed = Buffer.concat(parts.map((part) => pack(part)))
  return random.chance(10) ? random.pick(ANY_MUTATIONS)(packed, random, []) : packed
}

/** Returns a part of the bytes. */
function partOf(bytes: Buffer, random: Random): Buffer {
  const at = random.int(bytes.length)
  return bytes.subarray(at, at + random.int(600))
}

/** A mutation that replaces some bytes anywhere with others. */
const replacing =
  (instead: (random: Random) => number, by: (random: Random, bytes: Buffer) => Buffer): Mutation =>
  (bytes, random) =>
    spliced(bytes, random.int(bytes.length), instead(random), by(random, bytes))

const few = (random: Random) => random.int(40)
const none = () => 0
const one = () => 1

const ANY_MUTATIONS: readonly Mutation[] = [
  replacing(one, (random) => random.bytes(1)),
  replacing(few, () => Buffer.alloc(0)),
  replacing(none, (random) => random.bytes(1 + few(random))),
  replacing(none, (random, bytes) => partOf(bytes, random)),
  (bytes, random) => bytes.subarray(0, random.int(bytes.length)),
  (bytes, random) => Buffer.concat([bytes, random.bytes(1 + few(random))]),
  (bytes, random) => Buffer.concat([bytes, Buffer.alloc(1 + random.int(2_000))]),
  (bytes, random, seeds) => {
    const other = random.pick([...seeds.map((seed) => seed.bytes), bytes])
    const at = random.pick([0, random.int(other.length)])
    const end = random.pick([bytes.length, random.int(bytes.length)])
    return Buffer.concat([bytes.subarray(0, end), other.subarray(at)])
  },
]
