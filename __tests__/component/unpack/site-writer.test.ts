import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { runChild } from '../../support/child.ts'
import { scratch } from '../../support/scratch.ts'

test.each([
  ['a small archive takes no thread', 512 * 1024, { threads: 0, isThere: true }],
  ['a larger one takes one, and is written here meanwhile', 512 * 1024 + 1, { threads: 1, isThere: true }],
])('%s', async (_, expected, seen) => {
  const root = join(scratch(), 'site')
  mkdirSync(root)
  await expect(runChild('write-site', { root, expected })).resolves.toEqual(seen)
})
