import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { FileTraits } from '../../../src/bundle/file-writer.ts'
import { WriterThread } from '../../../src/bundle/writer-thread.ts'
import { scratch, sha256, treeOf } from '../../support/scratch.ts'

const MIB = 1024 * 1024
const TRAITS: FileTraits = { again: false, mode: 0o644, modeNarrowed: false }

const opened: WriterThread[] = []
afterEach(() => Promise.all(opened.splice(0).map((thread) => thread.close())))

function open(traits: Partial<FileTraits> = {}, expected: number | undefined = 0): WriterThread {
  const thread = new WriterThread({ ...TRAITS, ...traits }, expected, (error, path) => ({
    code: error.code,
    syscall: error.syscall,
    path,
  }))
  opened.push(thread)
  return thread
}

describe.each([
  ['a thread that is there from the start', undefined],
  ['a thread that comes when it is needed', 0],
])('%s', (_, expected) => {
  test.each<[string, number[][]]>([
    ['nothing', []],
    ['an empty file', [[]]],
    ['a few small ones', [[1], [2, 3], [], [4]]],
    ['exactly a block', [[MIB / 2]]],
    ['exactly a block, then one more', [[MIB / 2], [1]]],
    ['exactly a block, then empty ones', [[MIB / 2], [], []]],
    ['a byte more than a block', [[MIB / 2 + 1], []]],
    ['many blocks in many pieces', [[3 * MIB, 1], [], [MIB / 2, MIB / 2], [5 * MIB + 7], [1, 1, 1]]],
    ['more files than go with a block', Array.from({ length: 2500 }, (_, i) => (i % 3 === 0 ? [i] : []))],
  ])('%s', async (_, contents) => {
    const folder = scratch()
    const thread = open({}, expected)
    const sums: Record<string, string> = {}
    const expectedSums: Record<string, string> = {}
    for (const [i, sizes] of contents.entries()) {
      await thread.begin(join(folder, String(i)))
      for (const size of sizes) {
        const piece = Buffer.alloc(size, i + 1)
        await thread.append(piece)
        piece.fill(0)
      }
      thread.end((sum) => {
        sums[i] = sum
      })
      expectedSums[i] = sha256(
        Buffer.alloc(
          sizes.reduce((total, size) => total + size, 0),
          i + 1,
        ),
      )
    }
    await thread.settled()
    expect(sums).toEqual(expectedSums)
    expect(treeOf(folder)).toEqual(expectedSums)
  })

  test('what cannot be written is told with its path, and nothing after it is written', async () => {
    const folder = scratch()
    writeFileSync(join(folder, 'there'), 'mine')
    const thread = open({}, expected)
    const writing = async () => {
      for (const name of ['there', 'after']) {
        await thread.begin(join(folder, name))
        for (let i = 0; i < 6; i += 1) await thread.append(Buffer.alloc(MIB))
        thread.end(() => {})
      }
      await thread.settled()
    }
    await expect(writing()).rejects.toEqual({ code: 'EEXIST', syscall: 'open', path: join(folder, 'there') })
    expect(treeOf(folder)).toEqual({ there: sha256(Buffer.from('mine')) })
  })
})

test('the error of a small file is told too', async () => {
  const folder = scratch()
  const thread = open()
  await thread.begin(join(folder, 'missing', 'file'))
  thread.end(() => {})
  await expect(thread.settled()).rejects.toMatchObject({ code: 'ENOENT' })
})

test.each([10, 3 * MIB])('a file of %d bytes is begun anew', async (size) => {
  const path = join(scratch(), 'file')
  const thread = open({ again: true })
  const sums: string[] = []
  await thread.begin(path)
  await thread.append(Buffer.alloc(2 * size, 'a'))
  await thread.begin(path)
  await thread.append(Buffer.alloc(size, 'b'))
  thread.end((sum) => sums.push(sum))
  await thread.settled()
  expect(sums).toEqual([sha256(Buffer.alloc(size, 'b'))])
  expect(readFileSync(path).equals(Buffer.alloc(size, 'b'))).toBe(true)
})

test('a thread that dies is told to whoever waits for it', () => {
  const source = join(import.meta.dirname, '../../../src/bundle/writer-thread.ts')
  const script = `
    import { WriterThread } from ${JSON.stringify(source)}
    process.once('worker', (worker) => worker.terminate())
    const traits = { again: false, mode: 0o644, modeNarrowed: false }
    const thread = new WriterThread(traits, undefined, () => {})
    setTimeout(() => process.exit(), 5_000)
    try {
      await thread.begin(${JSON.stringify(join(scratch(), 'file'))})
      for (let i = 0; i < 6; i += 1) await thread.append(Buffer.alloc(${MIB}))
      thread.end(() => {})
      await thread.settled()
    } catch (error) {
      console.log(error.code)
      process.exit()
    }`
  const child = ['--input-type=module', '-e', script]
  expect(execFileSync(process.execPath, child, { encoding: 'utf8' })).toBe('unexpected\n')
})

test('the mode is as ordered where the umask would take something away', async () => {
  const path = join(scratch(), 'file')
  const thread = open({ mode: 0o666, modeNarrowed: true })
  await thread.begin(path)
  thread.end(() => {})
  await thread.settled()
  expect(statSync(path).mode & 0o777).toBe(0o666)
})

test('nothing is written any more once it is closed', async () => {
  const folder = join(scratch(), 'folder')
  mkdirSync(folder)
  const thread = open({}, undefined)
  for (let i = 0; i < 20; i += 1) {
    await thread.begin(join(folder, String(i)))
    await thread.append(Buffer.alloc(MIB))
    thread.end(() => {})
  }
  await thread.close()
  const left = treeOf(folder)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(treeOf(folder)).toEqual(left)
})
