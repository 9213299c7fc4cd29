import { Removals } from '../../../src/disk/removal.ts'
import { StepError } from '../../../src/errors/step-error.ts'
import { unpackSite } from '../../../src/unpack/unpack-site.ts'

/** Unpacks an archive into `targetPath`; returns the code of the error. */
export default async function run(options: {
  readonly archivePath: string
  readonly targetPath: string
}): Promise<string | undefined> {
  const removals = new Removals()
  const { signal } = new AbortController()
  try {
    await unpackSite({ ...options, limits: { bytes: 1e9, entries: 10 }, removals, signal })
    return undefined
  } catch (error) {
    if (error instanceof StepError) return error.code
    throw error
  } finally {
    await removals.waitUntilSettled()
  }
}
