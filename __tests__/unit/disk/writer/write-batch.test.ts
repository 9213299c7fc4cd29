import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { BATCH_SIZE, eachPart, WriteBatch } from '../../../../src/disk/writer/write-batch.ts'

const MAX_FILES = 100

interface File {
  readonly path: string
  readonly sizes: readonly number[]
}

/** Passes files through batches, and returns what comes out: path and size of each, and whether it has an end. */
function passed(files: readonly File[]): string[] {
  const seen: string[] = []
  let open: { path: string; size: number } | undefined
  let batch = new WriteBatch(new ArrayBuffer(BATCH_SIZE), MAX_FILES)
  const next = () => {
    expect(batch.used).toBeLessThanOrEqual(BATCH_SIZE)
    eachPart(batch.memory, batch.used, ({ opens, content, ends }) => {
      if (opens !== undefined) open = { path: opens, size: 0 }
      if (open === undefined) throw new Error('a part of no file')
      open.size += content.length
      if (!Buffer.alloc(content.length, open.path.length % 256).equals(content))
        throw new Error('the bytes of another file')
      if (!ends) return
      seen.push(`${open.path} ${open.size}`)
      open = undefined
    })
    batch = new WriteBatch(batch.memory, MAX_FILES)
  }
  for (const { path, sizes } of files) {
    while (!batch.begin(path)) next()
    for (const size of sizes) {
      const chunk = Buffer.alloc(size, path.length % 256)
      for (let at = 0; at < size; ) {
        const taken = batch.append(chunk, at)
        if (taken === 0) next()
        at += taken
      }
    }
    batch.end()
  }
  next()
  return seen
}

const expectedOf = ({ path, sizes }: File) => `${path} ${sizes.reduce((sum, size) => sum + size, 0)}`

describe('files come out of batches as they went in', () => {
  // The head of a part has nine bytes, the path one.
  test.each(Array.from({ length: 45 }, (_, i) => BATCH_SIZE - 40 + i))(
    'with %i bytes before the next',
    (size) => {
      const files = [
        { path: 'a', sizes: [size] },
        { path: 'ééé', sizes: [] },
        { path: 'c', sizes: [1] },
      ]
      expect(passed(files)).toEqual(files.map(expectedOf))
    },
  )

  test('with any names, and content in any number of chunks', () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 * BATCH_SIZE }))
    const path = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    const file = fc.record({ path, sizes: fc.array(size, { maxLength: 4 }) })
    const check = fc.property(fc.array(file, { maxLength: 12 }), (files) => {
      expect(passed(files)).toEqual(files.map(expectedOf))
    })
    fc.assert(check, { numRuns: 20 })
  })
})

test('a path that no batch can hold is an error, not an endless search for room', () => {
  expect(() => new WriteBatch(new ArrayBuffer(BATCH_SIZE), MAX_FILES).begin('a'.repeat(BATCH_SIZE))).toThrow(
    RangeError,
  )
})

test('a batch takes no more than its maximum number of files, however small they are', () => {
  const batch = new WriteBatch(new ArrayBuffer(BATCH_SIZE), MAX_FILES)
  for (let i = 0; i < MAX_FILES; i += 1) {
    expect(batch.begin(String(i))).toBe(true)
    batch.end()
  }
  expect(batch.begin('one more')).toBe(false)
})
