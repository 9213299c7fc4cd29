import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { EntrySink } from '../../../src/archive/entry-sink.ts'
import { readArchive } from '../../../src/archive/read-archive.ts'
import { PACKERS, type Tree, tarOf, zipOf } from '../../support/archives.ts'
import { scratch } from '../../support/scratch.ts'

const LIMITS = { bytes: 2 ** 30, entries: 1_000 }
const MIB = 2 ** 20

/** Unpacks an archive into `sink`. */
async function give(bytes: Buffer, sink: EntrySink): Promise<void> {
  const path = join(scratch(), 'archive')
  writeFileSync(path, bytes)
  await readArchive(path, LIMITS, new AbortController().signal, sink)
}

const NOTHING: EntrySink = { begin: () => {}, append: () => {}, end: () => {} }
const sinkWith = (over: Partial<EntrySink>): EntrySink => ({ ...NOTHING, ...over })

/** Returns the names and sizes of the files in an archive. */
async function filesIn(bytes: Buffer): Promise<string[]> {
  const files: string[] = []
  let [name, size] = ['', 0]
  const sink = sinkWith({
    begin: (header) => {
      ;[name, size] = [header.name, 0]
    },
    append: (chunk) => {
      size += chunk.length
    },
    end: () => files.push(`${name} ${size}`),
  })
  await give(bytes, sink)
  return files
}

const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, i) => (i * i) >> 9))

const SITES: readonly (readonly [string, Tree])[] = [
  ['small files', { a: 'a', b: 'b', c: '' }],
  ['large ones', { a: noise(1.5 * MIB), b: noise(MIB) }],
]

const PACKED = Object.entries(PACKERS).flatMap(([format, packed]) =>
  SITES.map(([size, tree]) => ({ format, packed, size, tree })),
)

test.each(PACKED)(
  '$format with $size: an error of the sink is passed on',
  async ({ packed, tree }) => {
    const archive = await packed(tree)
    const errors = [
      new TypeError('a fault of our own'),
      Object.assign(new Error('as from a decoder'), { code: 'Z_DATA_ERROR' }),
    ]
    for (const error of errors) {
      const fail = (): never => {
        throw error
      }
      for (const faulty of [{ begin: fail }, { append: fail }, { end: fail }])
        await expect(give(archive, sinkWith(faulty))).rejects.toBe(error)
    }
  },
)

test('no more of a zip’s entry is passed on than the directory says', async () => {
  const bomb = zipOf([{ name: 'a', content: Buffer.alloc(50 * MIB), size: 2 * MIB }])
  let passed = 0
  const append = (chunk: Buffer) => {
    passed += chunk.length
  }
  await expect(give(bomb, sinkWith({ append }))).rejects.toThrow(
    'it does not unpack to the 2,097,152 bytes',
  )
  expect(passed).toBeLessThanOrEqual(2 * MIB)
})

describe('a compressed tar', () => {
  const tar = tarOf([
    { name: 'a', content: noise(100_000) },
    { name: 'b', content: 'b' },
  ])
  const FILES = ['a 100000', 'b 1']
  const DAMAGED = { code: 'archive-damaged' }
  const TOO_LARGE = { code: 'archive-window-too-large' }
  // RFC 8878, section 3.1.2.
  const skipped = Buffer.from('502a4d1804000000aabbccdd', 'hex')

  test.each<[string, (...parts: Buffer[]) => Buffer[]]>([
    ['several gzip members', (...parts) => parts.map((part) => gzipSync(part))],
    ['several Zstandard frames', (...parts) => parts.map((part) => zstdCompressSync(part))],
    [
      'frames with skippable ones between them',
      (...parts) => [skipped, ...parts.flatMap((part) => [zstdCompressSync(part), skipped])],
    ],
  ])('may consist of %s', async (_, compressed) => {
    const whole = await tar
    const atEnd = [whole.length - 1_024, whole.length] as const
    for (const [first, second] of [[512, 1_024], [10_000, 10_001], atEnd] as const) {
      const parts = [
        whole.subarray(0, first),
        whole.subarray(first, second),
        whole.subarray(second),
      ]
      await expect(filesIn(Buffer.concat(compressed(...parts)))).resolves.toEqual(FILES)
    }
  })

  test.each([
    ['gzip', gzipSync],
    ['Zstandard', zstdCompressSync],
  ])('(%s) is damaged if something else follows', async (_, compress) => {
    const whole = compress(await tar)
    for (const rest of ['garbage', whole.subarray(0, -3)])
      await expect(filesIn(Buffer.concat([whole, Buffer.from(rest)]))).rejects.toMatchObject(
        DAMAGED,
      )
  })

  test('may be padded with zeros after gzip data, and with nothing after the zeros', async () => {
    const whole = gzipSync(await tar)
    const filled = Buffer.concat([whole, Buffer.alloc(5_000)])
    await expect(filesIn(filled)).resolves.toEqual(FILES)
    for (const rest of [Buffer.from('x'), gzipSync('')])
      await expect(filesIn(Buffer.concat([filled, rest]))).rejects.toThrow('after its')
  })

  test('of Zstandard that is cut off between two blocks, or two frames, is damaged', async () => {
    const frame = zstdCompressSync(noise(400_000))
    await expect(filesIn(frame.subarray(0, 9))).rejects.toMatchObject(DAMAGED)
    const whole = await tar
    for (const length of [3, 4]) {
      const second = zstdCompressSync(Buffer.alloc(512)).subarray(0, length)
      const cut = Buffer.concat([zstdCompressSync(whole), second])
      await expect(filesIn(cut)).rejects.toThrow(
        'it is cut off, and its compressed data is incomplete',
      )
    }
  })

  test('of Zstandard may need a window of 128 MiB, and is not reported as damaged if it needs a larger one', async () => {
    const whole = await tar
    // RFC 8878, sections 3.1.1.1.2 and 3.1.1.2: a frame of one raw block, whose window is 1 KiB << `exponent`.
    const withWindow = (exponent: number, content: Buffer) => {
      const block = Buffer.alloc(3)
      block.writeUIntLE((content.length << 3) | 1, 0, 3)
      return Buffer.concat([
        Buffer.from('28b52ffd00', 'hex'),
        Buffer.from([exponent << 3]),
        block,
        content,
      ])
    }
    await expect(filesIn(withWindow(17, whole))).resolves.toEqual(FILES)
    for (const exponent of [18, 31])
      await expect(filesIn(withWindow(exponent, whole))).rejects.toMatchObject(TOO_LARGE)
  })

  test('may consist of many small frames', async () => {
    const whole = await tar
    const frames = Array.from({ length: 900 }, (_, i) =>
      zstdCompressSync(whole.subarray(i * 128, i === 899 ? undefined : (i + 1) * 128)),
    )
    await expect(filesIn(Buffer.concat(frames))).resolves.toEqual(FILES)
  })

  test('of endless empty frames is refused', async () => {
    const frames = Buffer.concat(Array.from({ length: 1_001 }, () => skipped.subarray(0, 8)))
    for (let at = 0; at < frames.length; at += 8) frames.writeUInt32LE(0, at + 4)
    await expect(filesIn(frames)).rejects.toThrow('empty frames')
  })
})
