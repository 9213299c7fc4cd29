import { readdirSync } from 'node:fs'
import { findMountOrRepository } from '../../disk/mount-or-repository.ts'
import { lstatIfExists } from '../../disk/paths.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { PublishTarget, PublishTargets } from '../../unpack/unpack-and-publish.ts'
import { describeAccessError } from './target-problems.ts'

const EXISTS_NOW_MESSAGE =
  'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true'

/**
 * Returns why the existing content of the targets cannot be replaced now, worded as `checkTargets`
 * words them. Folders are searched at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findOverwriteErrors(
  { archive, site }: PublishTargets,
  signal: AbortSignal,
): Promise<SafeText[]> {
  const errors: SafeText[] = []
  const targets = [
    { input: 'bundle-path', target: archive },
    { input: 'site-path', target: site },
  ] as const
  for (const { input, target } of targets) {
    if (target === undefined) continue
    const why = await findWhyNotOverwritable(target, signal)
    if (why !== undefined) errors.push(safe`${input} is “${target.path}”: ${why}`)
  }
  return errors
}

async function findWhyNotOverwritable(
  { path, isArchiveFolder, overwrite }: PublishTarget,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (isArchiveFolder) return undefined
  try {
    const existing = lstatIfExists(path)
    if (existing === undefined) return undefined
    const isFolder = existing.isDirectory()
    const isEmpty = isFolder && readdirSync(path).length === 0
    if (!isEmpty && !overwrite) return EXISTS_NOW_MESSAGE
    if (!isFolder) return undefined
    const why = await findMountOrRepository(path, signal)
    return why && `${why}; use another path`
  } catch (error) {
    return describeAccessError(error)
  }
}
