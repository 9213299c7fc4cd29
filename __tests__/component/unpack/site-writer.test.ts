import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { narrowsModes } from '../../../src/unpack/site-writer.ts'
import { scratch } from '../../support/scratch.ts'

const source = (name: string) => JSON.stringify(join(import.meta.dirname, `../../../src/${name}.ts`))

/**
 * Writes three files of a block each, of which `expected` bytes are announced, and prints how many threads that took
 * and whether a file was there before any of them can have started.
 */
const script = (expected: number, root: string) => `
  import { existsSync } from 'node:fs'
  import { SiteDigest } from ${source('unpack/site-digest')}
  import { Policy } from ${source('archive/policy')}
  import { SiteWriter } from ${source('unpack/site-writer')}
  let threads = 0
  process.on('worker', () => {
    threads += 1
  })
  const policy = new Policy({ bytes: 2 ** 30, entries: 10 }, { ignoresCase: false, windowsNames: false })
  const writer = new SiteWriter(${JSON.stringify(root)}, policy, new SiteDigest(), ${expected})
  const content = Buffer.alloc(512 * 1024)
  for (const name of ['a', 'b', 'c']) {
    writer.begin({ name, kind: 'file', size: content.length })
    writer.append(content)
    writer.end()
  }
  const isThere = existsSync(${JSON.stringify(join(root, 'a'))})
  await writer.settled()
  await writer.close()
  console.log(JSON.stringify({ threads, isThere }))`

test.each([
  ['a small archive takes no thread', 512 * 1024, { threads: 0, isThere: true }],
  ['a larger one takes one, and is written here meanwhile', 512 * 1024 + 1, { threads: 1, isThere: true }],
])('%s', (_, expected, seen) => {
  const root = join(scratch(), 'site')
  mkdirSync(root)
  const child = ['--input-type=module', '-e', script(expected, root)]
  expect(JSON.parse(execFileSync(process.execPath, child, { encoding: 'utf8' }))).toEqual(seen)
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
