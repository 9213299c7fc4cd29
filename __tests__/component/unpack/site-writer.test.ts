import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { narrowsModes } from '../../../src/unpack/site-writer.ts'
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

const umask = process.umask()
afterEach(() => void process.umask(umask))

test.each<[number, NodeJS.Platform, boolean]>([
  [0o022, 'linux', false],
  [0o002, 'linux', false],
  [0o077, 'linux', true],
  [0o027, 'darwin', true],
  [0o077, 'win32', false],
])('the umask %i narrows the modes on %s: %s', (mask, platform, narrowed) => {
  const root = scratch()
  process.umask(mask)
  expect(narrowsModes(join(root, 'probe'), platform)).toBe(narrowed)
  expect(readdirSync(root)).toEqual([])
})
