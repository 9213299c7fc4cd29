import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { BLOCK_SIZE, Block, eachPiece } from '../../../../src/disk/writer/write-batch.ts'

const MOST_FILES = 100

interface File {
  readonly path: string
  readonly sizes: readonly number[]
}

/** Passes files through blocks, and returns what comes out: path and size of each, and whether it has an end. */
function passed(files: readonly File[]): string[] {
  const told: string[] = []
  let open: { path: string; size: number } | undefined
  let block = new Block(new ArrayBuffer(BLOCK_SIZE), MOST_FILES)
  const next = () => {
    expect(block.used).toBeLessThanOrEqual(BLOCK_SIZE)
    eachPiece(block.memory, block.used, ({ opens, content, ends }) => {
      if (opens !== undefined) open = { path: opens, size: 0 }
      if (open === undefined) throw new Error('a piece of no file')
      open.size += content.length
      const fill = open.path.length % 256
      if (content.some((byte) => byte !== fill)) throw new Error('the bytes of another file')
      if (!ends) return
      told.push(`${open.path} ${open.size}`)
      open = undefined
    })
    block = new Block(block.memory, MOST_FILES)
  }
  for (const { path, sizes } of files) {
    while (!block.begin(path)) next()
    for (const size of sizes) {
      const chunk = Buffer.alloc(size, path.length % 256)
      for (let at = 0; at < size; ) {
        const taken = block.append(chunk, at)
        if (taken === 0) next()
        at += taken
      }
    }
    block.end()
  }
  next()
  return told
}

const asTold = ({ path, sizes }: File) => `${path} ${sizes.reduce((sum, size) => sum + size, 0)}`

describe('files pass through blocks', () => {
  // The head of a piece has nine bytes, the path one.
  test.each(Array.from({ length: 45 }, (_, i) => BLOCK_SIZE - 40 + i))(
    'with %i bytes before the next',
    (size) => {
      const files = [
        { path: 'a', sizes: [size] },
        { path: 'ééé', sizes: [] },
        { path: 'c', sizes: [1] },
      ]
      expect(passed(files)).toEqual(files.map(asTold))
    },
  )

  test('whatever they are called and however they come', () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 * BLOCK_SIZE }))
    const path = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    const file = fc.record({ path, sizes: fc.array(size, { maxLength: 4 }) })
    const check = fc.property(fc.array(file, { maxLength: 12 }), (files) => {
      expect(passed(files)).toEqual(files.map(asTold))
    })
    fc.assert(check, { numRuns: 60 })
  })
})

test('a path that no block can hold is an error, not an endless search for room', () => {
  expect(() => new Block(new ArrayBuffer(BLOCK_SIZE), MOST_FILES).begin('a'.repeat(BLOCK_SIZE))).toThrow(
    RangeError,
  )
})

test('a block takes so many files and no more, however small they are', () => {
  const block = new Block(new ArrayBuffer(BLOCK_SIZE), MOST_FILES)
  for (let i = 0; i < MOST_FILES; i += 1) {
    expect(block.begin(String(i))).toBe(true)
    block.end()
  }
  expect(block.begin('one more')).toBe(false)
})
