import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readStartOfFile } from '../../../src/disk/read-start-of-file.ts'
import { scratch } from '../../support/scratch.ts'

test.each([
  ['abcdef', 4, 'abcd'],
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 100, 'abcdef'],
  ['', 100, ''],
])('of %j, %d bytes are %j', (content, length, start) => {
  const file = join(scratch(), 'file')
  writeFileSync(file, content)
  expect(readStartOfFile(file, length).toString()).toBe(start)
})

// Only Linux has procfs.
test.each(['/proc/version'].filter((file) => existsSync(file)))(
  '%s is read, although its size is 0',
  (file) => expect(readStartOfFile(file, 4096).toString()).toBe(readFileSync(file, 'utf8')),
)
