/** Turns a seed into a case: mutations of its format or of any bytes, then compression. */
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { TAR_MUTATIONS } from './mutate-tar.ts'
import { ZIP_MUTATIONS } from './mutate-zip.ts'
import { type Mutation, spliced } from './mutation.ts'
import type { Random } from './random.ts'
import type { Seed } from './seeds.ts'

/** Returns one of the seeds, changed once or a few times, and the name of the seed. */
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
