import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { systemClock } from '../../../src/clock.ts'
import { cleanUpInterruptedRuns } from '../../../src/disk/interrupted-runs.ts'
import { Removals } from '../../../src/disk/removal.ts'
import { errorMessage } from '../../../src/errors.ts'
import { download } from '../../../src/fetch/download.ts'
import type { SafeText } from '../../../src/report/clean.ts'
import { unpackAndPublish } from '../../../src/unpack/unpack-and-publish.ts'

type Work =
  | { readonly kind: 'unpack-and-publish'; readonly archive: string; readonly path: string }
  | { readonly kind: 'clear remains'; readonly targetPath: string }
  | { readonly kind: 'cancelled download'; readonly folder: string }

/** Does `work` as on a Windows where the first two calls of `call` find the file in use; returns what was printed. */
export default async function run({
  call,
  work,
}: {
  readonly call: 'renameSync' | 'rmSync'
  readonly work: Work
}): Promise<readonly string[]> {
  const said: string[] = []
  const info = ({ text }: SafeText) => void said.push(text)
  const system = { platform: 'win32', clock: { sleep: async () => {} } } as const
  const removals = new Removals()
  hold(call)
  if (work.kind === 'unpack-and-publish') {
    await unpackAndPublish({
      archive: work.archive,
      name: 'site.tar',
      targets: { bundle: { path: work.path, overwrite: false, isFolderOfArchive: false }, site: undefined },
      limits: { bytes: 1_000_000, entries: 10 },
      removals,
      signal: new AbortController().signal,
      info,
      system,
    })
  } else if (work.kind === 'clear remains') {
    await cleanUpInterruptedRuns(work.targetPath, removals, info, system)
  } else {
    const downloading = download({
      link: { url: 'https://localhost:9/a', sizeBytes: 1, expiresAt: undefined },
      renewLink: () => Promise.reject(new Error('expired')),
      folder: work.folder,
      maxBytes: 1,
      silenceMs: 1_000,
      loopbackAllowed: true,
      clock: systemClock,
      random: () => 0,
      signal: AbortSignal.abort(new Error('cancelled')),
      info,
      system,
    })
    await downloading.catch((error) => said.push(errorMessage(error)))
  }
  await removals.settled()
  return said
}

function hold(call: 'renameSync' | 'rmSync'): void {
  const real = fs[call] as (...args: unknown[]) => void
  let held = 2
  const wrapped = (...args: unknown[]) => {
    if (held === 0) return real(...args)
    held -= 1
    throw Object.assign(new Error('held'), { code: 'EBUSY', syscall: call })
  }
  Object.assign(fs, { [call]: wrapped })
  syncBuiltinESMExports()
}
