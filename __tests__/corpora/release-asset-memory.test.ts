import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { runChild } from '../support/child.ts'
import { sha256 } from '../support/files.ts'
import { type GitHubServer, startGitHubServer, TOKEN } from '../support/github-server.ts'
import { scratch } from '../support/scratch.ts'

const MIB = 1024 ** 2

let github: GitHubServer
let folder: string
beforeEach(async () => {
  github = await startGitHubServer()
  folder = scratch()
})

async function peakMiB(size: number): Promise<number> {
  const content = Buffer.alloc(size, 'site')
  const path = join(folder, String(size))
  writeFileSync(path, content)
  const kib = await runChild('upload-asset', { token: TOKEN, path, size, sha256: sha256(content) }, github)
  return kib / 1024
}

test('an asset of 200 MiB takes no more memory than a small one', async () => {
  const { assets } = github.add({})
  const small = await peakMiB(MIB)
  const large = await peakMiB(200 * MIB)
  expect(assets.map(({ size }) => size)).toEqual([MIB, 200 * MIB])
  expect(large - small).toBeLessThan(100)
})
