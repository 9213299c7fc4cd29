import { existsSync } from 'node:fs'
import { Policy } from '../../../src/archive/policy.ts'
import { SiteDigest } from '../../../src/unpack/site-digest.ts'
import { SiteWriter } from '../../../src/unpack/site-writer.ts'

/**
 * Writes three files of 512 KiB each, of which `expected` bytes are announced; returns how many threads that took, and
 * whether a file was there before any of them can have started.
 */
export default async function run({
  root,
  expected,
}: {
  readonly root: string
  readonly expected: number
}): Promise<{ readonly threads: number; readonly isThere: boolean }> {
  let threads = 0
  process.on('worker', () => {
    threads += 1
  })
  const policy = new Policy({ bytes: 2 ** 30, entries: 10 }, { ignoresCase: false, windowsNames: false })
  const writer = new SiteWriter(root, policy, new SiteDigest(), expected)
  const content = Buffer.alloc(512 * 1024)
  for (const name of ['a', 'b', 'c']) {
    writer.begin({ name, kind: 'file', size: content.length })
    writer.append(content)
    writer.end()
  }
  const isThere = existsSync(`${root}/a`)
  await writer.settled()
  await writer.close()
  return { threads, isThere }
}
