import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { runChild } from '../support/child.ts'
import { type GitHubServer, REPOSITORY, startGitHubServer, TOKEN } from '../support/github-server.ts'
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
  const sha256 = createHash('sha256').update(content).digest('hex')
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REF_TYPE: 'tag',
    GITHUB_REF_NAME: 'v1',
  }
  const kib = await runChild('upload-asset', { token: TOKEN, path, size, sha256 }, { env })
  return kib / 1024
}

test('an asset of 200 MiB takes no more memory than a small one', async () => {
  const { assets } = github.add({})
  const small = await peakMiB(MIB)
  const large = await peakMiB(200 * MIB)
  expect(assets.map(({ size }) => size)).toEqual([MIB, 200 * MIB])
  expect(large - small).toBeLessThan(100)
})
