import { readFileSync } from 'node:fs'
import { systemClock } from '../../../src/common/clock.ts'
import { checkRelease } from '../../../src/handover/release/check-release.ts'
import { uploadAsset } from '../../../src/handover/release/upload-asset.ts'

/** Attaches a file to the release that the environment names; returns how much memory that took at most, in KiB. */
export default async function run({
  token,
  ...file
}: {
  readonly token: string
  readonly path: string
  readonly size: number
  readonly sha256: string
}): Promise<number> {
  const handle = await checkRelease({
    env: process.env,
    name: `${file.size}.zip`,
    domain: undefined,
    token,
    overwrite: false,
    idleMs: 30_000,
    clock: systemClock,
    random: Math.random,
    signal: new AbortController().signal,
    info: () => {},
    warning: () => {},
  })
  await uploadAsset(handle, { ...file, format: 'zip' })
  // Not what getrusage says: that still counts the process that this one was forked from.
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
