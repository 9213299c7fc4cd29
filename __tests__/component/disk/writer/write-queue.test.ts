import { existsSync, mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { FileOptions } from '../../../../src/disk/writer/file-writer.ts'
import { WriteQueue } from '../../../../src/disk/writer/write-queue.ts'
import { runChild } from '../../../support/child.ts'
import { scratch, sha256, treeOf } from '../../../support/scratch.ts'

const MIB = 1024 * 1024
const OPTIONS: FileOptions = { mode: 0o644, chmod: false }

const opened: WriteQueue[] = []
afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.close())))

type Where = 'here' | 'both'

function open(options: Partial<FileOptions> = {}, where: Where = 'both'): WriteQueue {
  const queue = new WriteQueue({ ...OPTIONS, ...options }, where === 'both', (error, path) => ({
    code: error.code,
    syscall: error.syscall,
    path,
  }))
  opened.push(queue)
  return queue
}

const PLACES: readonly Where[] = ['here', 'both']

describe.each(PLACES)('a queue that writes in «%s»', (where) => {
  test.each<[string, number[][]]>([
    ['nothing', []],
    ['an empty file', [[]]],
    ['a few small ones', [[1], [2, 3], [], [4]]],
    ['exactly a batch', [[MIB / 2]]],
    ['exactly a batch, then one more', [[MIB / 2], [1]]],
    ['exactly a batch, then empty ones', [[MIB / 2], [], []]],
    ['a byte more than a batch', [[MIB / 2 + 1], []]],
    ['many batches in many parts', [[3 * MIB, 1], [], [MIB / 2, MIB / 2], [5 * MIB + 7], [1, 1, 1]]],
    ['more files than go with a batch', Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? [i] : []))],
  ])('%s', async (_, contents) => {
    const folder = scratch()
    const queue = open({}, where)
    const sums: Record<string, string> = {}
    const expectedSums: Record<string, string> = {}
    for (const [i, sizes] of contents.entries()) {
      queue.begin(join(folder, String(i)))
      for (const size of sizes) {
        const part = Buffer.alloc(size, i + 1)
        queue.append(part)
        await queue.room()
        part.fill(0)
      }
      queue.end((sum) => {
        sums[i] = sum
      })
      expectedSums[i] = sha256(
        Buffer.alloc(
          sizes.reduce((total, size) => total + size, 0),
          i + 1,
        ),
      )
    }
    await queue.settled()
    expect(sums).toEqual(expectedSums)
    expect(treeOf(folder)).toEqual(expectedSums)
  })

  test('a file that cannot be written is reported with its path, and nothing after it is written', async () => {
    const folder = scratch()
    writeFileSync(join(folder, 'there'), 'mine')
    const queue = open({}, where)
    const writing = async () => {
      for (const name of ['there', 'after']) {
        queue.begin(join(folder, name))
        for (let i = 0; i < 6; i += 1) {
          queue.append(Buffer.alloc(MIB))
          await queue.room()
        }
        queue.end(() => {})
      }
      await queue.settled()
    }
    await expect(writing()).rejects.toEqual({ code: 'EEXIST', syscall: 'open', path: join(folder, 'there') })
    expect(treeOf(folder)).toEqual({ there: sha256(Buffer.from('mine')) })
  })
})

test('this thread and the other one both write, each file in one of them, and nothing is lost', async () => {
  const folder = scratch()
  const queue = open({}, 'both')
  const sums: Record<string, string> = {}
  const expectedSums: Record<string, string> = {}
  /** Has a file written that is larger than what may wait for the thread; returns who wrote it. */
  const write = async (meanwhile = async () => {}) => {
    const name = String(Object.keys(expectedSums).length)
    const path = join(folder, name)
    const content = Buffer.alloc(4 * MIB, name)
    expectedSums[name] = sha256(content)
    queue.begin(path)
    await meanwhile()
    queue.append(content)
    // This thread learns only from messages what the other one has done, so not before the next turn of the loop.
    const writer = queue.room() === undefined ? 'here' : 'thread'
    // The thread may have written just as much by now, or nothing yet.
    if (writer === 'here') expect(statSync(path).size).toBeGreaterThanOrEqual(3 * MIB)
    queue.end((sum) => {
      sums[name] = sum
    })
    return writer
  }
  const during = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
  await expect(write()).resolves.toBe('here')
  await expect(write(during(200))).resolves.toBe('here')
  while ((await write()) === 'here') await during(10)()
  expect(queue.room()).toBeUndefined()
  await expect(write()).resolves.toBe('here')
  await queue.settled()
  expect(sums).toEqual(expectedSums)
  expect(treeOf(folder)).toEqual(expectedSums)
})

test.each<Where>(['here', 'both'])('%s: this thread writes no more than 16 files in one go', (where) => {
  const folder = scratch()
  const queue = open({}, where)
  const written = [0]
  for (let i = 0; i < 200; i += 1) {
    queue.begin(join(folder, String(i)))
    queue.end(() => {})
    written.push(readdirSync(folder).length)
  }
  const slices = written.slice(1).map((files, i) => files - (written[i] ?? 0))
  expect(Math.max(...slices)).toBe(16)
})

test.each(PLACES)('%s: after an error, every call reports it', async (where) => {
  const queue = open({}, where)
  queue.begin(join(scratch(), 'missing', 'file'))
  await expect(queue.settled()).rejects.toMatchObject({ code: 'ENOENT' })
  for (const call of [
    () => queue.begin(join(scratch(), 'file')),
    () => queue.append(Buffer.alloc(1)),
    () => queue.end(() => {}),
    () => queue.room(),
  ])
    expect(call).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('in this thread, no file stays open that is abandoned', async () => {
  // Other files that the process opens and closes meanwhile do not count.
  const isOpen = (path: string) =>
    readdirSync('/proc/self/fd').some((fd) => {
      const link = `/proc/self/fd/${fd}`
      return existsSync(link) && readlinkSync(link) === path
    })
  const path = join(scratch(), 'file')
  const givenUp = open({}, 'here')
  givenUp.begin(path)
  givenUp.append(Buffer.alloc(MIB))
  expect(isOpen(path)).toBe(true)
  await givenUp.close()
  expect(isOpen(path)).toBe(false)
})

test('a thread that dies is reported to whoever waits for it', async () => {
  const path = join(scratch(), 'file')
  await expect(runChild('lose-writer-thread', { path })).resolves.toBe('unexpected')
})

test('nothing is written any more once the queue is closed', async () => {
  const folder = join(scratch(), 'folder')
  mkdirSync(folder)
  const queue = open()
  for (let i = 0; i < 20; i += 1) {
    queue.begin(join(folder, String(i)))
    queue.append(Buffer.alloc(MIB))
    await queue.room()
    queue.end(() => {})
  }
  await queue.close()
  const left = treeOf(folder)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(treeOf(folder)).toEqual(left)
})
