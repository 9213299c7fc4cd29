import { constants as zlib, zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { ZstdFrames } from '../../../src/archive/zstd-frames.ts'

const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, i) => (i * i) >> 7))
const compressed = (content: Buffer, params: Record<number, number> = {}) =>
  zstdCompressSync(content, { params })

/** RFC 8878, section 3.1.2. */
function skippable(size: number, magic = 0x184d2a50): Buffer {
  const frame = Buffer.alloc(8 + size, 'x')
  frame.writeUInt32LE(magic, 0)
  frame.writeUInt32LE(size, 4)
  return frame
}

const PLAIN: readonly (readonly [string, Buffer])[] = [
  ['of nothing', compressed(Buffer.alloc(0))],
  ['of one byte', compressed(Buffer.from('x'))],
  ['with a checksum', compressed(noise(3_000), { [zlib.ZSTD_c_checksumFlag]: 1 })],
  ['without its size', compressed(noise(3_000), { [zlib.ZSTD_c_contentSizeFlag]: 0 })],
  ['of several blocks', compressed(noise(400_000), { [zlib.ZSTD_c_checksumFlag]: 1 })],
  ['of a byte again and again', compressed(Buffer.alloc(500_000, 'x'))],
  ['with a size of 2 bytes', compressed(noise(300))],
  ['with a size of 4 bytes', compressed(noise(70_000))],
  ['with the ID of a dictionary', Buffer.from('28b52ffd2300000000010900' + '0078', 'hex')],
]
const SKIPPABLE: readonly (readonly [string, Buffer])[] = [
  ['to be skipped', skippable(5)],
  ['of nothing, to be skipped', skippable(0)],
  ['of the last kind to be skipped', skippable(9, 0x184d2a5f)],
]
const ALL = [...PLAIN, ...SKIPPABLE].map(([, frame]) => frame)
const FRAMES = [...ALL, ...ALL.toReversed()]
const LENGTHS = FRAMES.map(({ length }) => length)
const file = Buffer.concat(FRAMES)

/** Returns the frames of a file that is read in chunks of `size` bytes, and how it ends. */
function walked(bytes: Buffer, size: number): { frames: Buffer[]; isAtEnd: boolean } {
  const walk = new ZstdFrames()
  const frames: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) {
    for (const piece of walk.split(bytes.subarray(at, at + size))) {
      const i = walk.count - 1
      frames[i] = Buffer.concat([frames[i] ?? Buffer.alloc(0), piece])
    }
  }
  return { frames, isAtEnd: walk.isAtEnd }
}

describe.each([...PLAIN, ...SKIPPABLE])('a frame %s', (_, frame) => {
  test('is cut off at its end, and not before', () => {
    for (let end = 1; end < frame.length; end += Math.max(1, end >> 4))
      expect(walked(frame.subarray(0, end), frame.length).isAtEnd).toBe(false)
    expect(walked(frame, frame.length)).toMatchObject({ isAtEnd: true })
  })
})

test.each([1, 2, 3, 7, 1_000, 65_536, file.length])(
  'frames are found in chunks of %i bytes',
  (size) => {
    const { frames, isAtEnd } = walked(file, size)
    expect(Buffer.concat(frames).equals(file)).toBe(true)
    expect(frames.map(({ length }) => length)).toEqual(LENGTHS)
    expect(isAtEnd).toBe(true)
  },
)

test('no piece extends beyond the end of a frame', () => {
  const lengths = [...new ZstdFrames().split(file)].map((piece) => piece.length)
  expect(lengths).toEqual(LENGTHS)
})

test.each([
  ['text', Buffer.from('text')],
  [
    'a reserved block',
    Buffer.concat([ALL[2]?.subarray(0, 7) ?? Buffer.alloc(0), Buffer.from([7, 0, 0])]),
  ],
  ['something after a frame', Buffer.concat([ALL[0] ?? Buffer.alloc(0), Buffer.from('text')])],
])('%s is not mistaken for a frame', (_, bytes) => {
  expect(() => [...new ZstdFrames().split(bytes)]).toThrow('its compressed data is corrupt')
})
