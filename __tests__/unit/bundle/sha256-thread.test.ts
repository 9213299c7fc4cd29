import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Sha256Thread } from '../../../src/bundle/sha256-thread.ts'
import { sha256 } from '../../support/scratch.ts'

let thread: Sha256Thread
beforeEach(() => {
  thread = new Sha256Thread()
})
afterEach(() => thread.close())

const MIB = 1024 * 1024

test.each<[string, number[][]]>([
  ['nothing', []],
  ['an empty content', [[]]],
  ['a few small ones', [[1], [2, 3], [], [4]]],
  ['exactly a block', [[MIB / 2]]],
  ['exactly a block, then one more', [[MIB / 2], [1]]],
  ['a byte more than a block', [[MIB / 2 + 1], []]],
  ['many blocks in many pieces', [[3 * MIB, 1], [], [MIB / 2, MIB / 2], [5 * MIB + 7], [1, 1, 1]]],
])('%s', async (_, contents) => {
  const sums: string[] = []
  const expected: string[] = []
  for (const [i, sizes] of contents.entries()) {
    for (const size of sizes) {
      const piece = Buffer.alloc(size, i + 1)
      await thread.append(piece)
      piece.fill(0)
    }
    thread.end((sum) => sums.push(sum))
    expected.push(
      sha256(
        Buffer.alloc(
          sizes.reduce((total, size) => total + size, 0),
          i + 1,
        ),
      ),
    )
  }
  await thread.settled()
  expect(sums).toEqual(expected)
})
