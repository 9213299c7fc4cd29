import type { Random } from './random.ts'
import type { Seed } from './seeds.ts'

/** A way to change an archive; `seeds` are archives of the same kind, as a source of parts. */
export type Mutation = (bytes: Buffer, random: Random, seeds: readonly Seed[]) => Buffer

/** Returns the bytes with `instead` bytes at offset `at` replaced with others. */
export function spliced(bytes: Buffer, at: number, instead: number, by: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + instead)])
}

/** A field of a header. */
type Field = readonly [offset: number, length: number]

/** Returns the fields that are written as `offset:length`, with spaces between them. */
export function fieldsIn(text: string): readonly Field[] {
  const fields = text.split(' ')
  return fields.map((field) => field.split(':').map(Number) as unknown as Field)
}

/** Names that archive readers disagree about. */
export const NAMES = [
  '../evil',
  '/evil',
  'index.html',
  'INDEX.HTML',
  'guide/',
  'guide/./x',
  'a\\b',
  'C:evil',
  'x\0y',
  'e\u0301.html',
  '\x82\xff',
  ' x',
  'x.',
  'aux.html',
  'a\nb',
  '',
  'x'.repeat(100),
] as const
