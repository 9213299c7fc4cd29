import { mkdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { findMountOrRepository } from '../../../src/disk/mount-or-repository.ts'
import { scratch } from '../../support/scratch.ts'

test('a repository below a folder whose name is not UTF-8 is found', async () => {
  const top = scratch()
  const odd = Buffer.concat([Buffer.from(`${top}/`), Buffer.from([0xff])])
  mkdirSync(Buffer.concat([odd, Buffer.from('/.git')]), { recursive: true })
  const why = await findMountOrRepository(top, new AbortController().signal)
  expect(why).toContain('a Git repository inside it, at')
})
