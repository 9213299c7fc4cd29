import { closeSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { FileWriter, type Order } from '../../../../src/disk/writer/file-writer.ts'
import { BLOCK_SIZE, Block } from '../../../../src/disk/writer/write-batch.ts'
import { scratch } from '../../../support/scratch.ts'

function order(opens: string | undefined): Order {
  const block = new Block(new ArrayBuffer(BLOCK_SIZE), 100)
  if (opens !== undefined) block.begin(opens)
  block.append(Buffer.from('a'), 0)
  return block
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

onLinux('what fails when it is written is told, also where closing fails then', () => {
  const path = join(scratch(), 'file')
  const writer = new FileWriter({ again: false, mode: 0o644, modeNarrowed: false })
  expect(writer.fulfil(order(path)).fault).toBeUndefined()
  closeSync(descriptorOf(path))
  expect(writer.fulfil(order(undefined)).fault).toMatchObject({ path, code: 'EBADF', syscall: 'write' })
  expect(writer.fulfil(order(path)).fault).toBeUndefined()
})
