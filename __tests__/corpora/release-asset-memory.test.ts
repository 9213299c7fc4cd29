import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type GitHubServer, REPOSITORY, startGitHubServer, TOKEN } from '../support/github-server.ts'
import { scratch } from '../support/scratch.ts'

const MIB = 1024 ** 2

/** Attaches the file named on its command line and prints how much memory that took at most, in KiB. */
const UPLOADER = `
import { readFileSync } from 'node:fs'
import { systemClock } from ${JSON.stringify(import.meta.resolve('../../src/clock.ts'))}
import { checkRelease, uploadAsset } from ${JSON.stringify(import.meta.resolve('../../src/handover/release/release-asset.ts'))}
const [path, size, sha256] = process.argv.slice(1)
const handle = await checkRelease({
  env: process.env, name: size + '.zip', domain: undefined, token: process.env.TOKEN, overwrite: false,
  idleMs: 30_000, clock: systemClock, random: Math.random, signal: new AbortController().signal, info() {}, warning() {},
})
await uploadAsset(handle, { path, size: Number(size), sha256, format: 'zip' })
// Not what getrusage says: that still counts the process that this one was forked from.
console.log(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
process.exit()
`

let github: GitHubServer
let folder: string
beforeEach(async () => {
  github = await startGitHubServer()
  folder = scratch()
})
afterEach(async () => {
  await github.close()
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
    TOKEN,
  }
  const options = [
    '--input-type=module-typescript',
    '--disable-warning=ExperimentalWarning',
    '--eval',
    UPLOADER,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [...options, path, String(size), sha256], {
    env,
  })
  return Number(stdout) / 1024
}

test('an asset of 200 MiB takes no more memory than a small one', async () => {
  const { assets } = github.add({})
  const small = await peakMiB(MIB)
  const large = await peakMiB(200 * MIB)
  expect(assets.map(({ size }) => size)).toEqual([MIB, 200 * MIB])
  expect(large - small).toBeLessThan(100)
}, 60_000)
