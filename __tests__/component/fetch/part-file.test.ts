import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PartFile } from '../../../src/fetch/part-file.ts'
import { scratch } from '../../support/scratch.ts'

test('a download that starts again overwrites what has arrived, so it needs that much less disk space', () => {
  const file = new PartFile(join(scratch(), 'archive'))
  expect(file.bytesMissing(1_000)).toBe(1_000)
  file.restart([])
  file.append(Buffer.alloc(300))
  expect(file.bytesMissing(1_000)).toBe(700)
  file.restart([])
  expect(file.bytesMissing(1_000)).toBe(1_000)
  file.close()
})
