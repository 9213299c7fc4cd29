import { closeSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { FileWriter, type FilledBatch } from '../../../../src/disk/writer/file-writer.ts'
import { BATCH_SIZE, WriteBatch } from '../../../../src/disk/writer/write-batch.ts'
import { scratch } from '../../../support/scratch.ts'

function batch(opens: string | undefined): FilledBatch {
  const batch = new WriteBatch(new ArrayBuffer(BATCH_SIZE), 100)
  if (opens !== undefined) batch.begin(opens)
  batch.append(Buffer.from('a'), 0)
  return batch
}

/** Returns the descriptor by which this process holds the file open. */
function descriptorOf(path: string): number {
  const open = readdirSync('/proc/self/fd').find((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path
    } catch {
      return false
    }
  })
  return Number(open)
}

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a failed write is reported even if closing the file fails, too', () => {
  const path = join(scratch(), 'file')
  const writer = new FileWriter({ mode: 0o644, chmod: false })
  expect(writer.write(batch(path)).error).toBeUndefined()
  closeSync(descriptorOf(path))
  expect(writer.write(batch(undefined)).error).toMatchObject({ path, code: 'EBADF', syscall: 'write' })
  expect(writer.write(batch(path)).error).toBeUndefined()
})
