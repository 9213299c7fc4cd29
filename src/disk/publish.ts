import { lstatSync, readdirSync, realpathSync, renameSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { getErrorMessage } from '../common/error-message.ts'
import { StepError } from '../errors/step-error.ts'
import { type LogLine, type SafeText, safe } from '../text/clean.ts'
import { makeBusyRetry } from './busy-files.ts'
import { explainDiskError, USE_ANOTHER_PATH } from './explain-disk-error.ts'
import { findMountOrRepository } from './mount-or-repository.ts'
import { lstatIfExists } from './paths.ts'
import type { StagingFolder } from './staging-folder.ts'

/** Content to publish, on the same file system as its target path. */
export interface Publication {
  /** Holds the new file or folder for `targetPath`. */
  readonly folder: Pick<StagingFolder, 'path' | 'newPath' | 'previousPath' | 'markPreviousUnneeded'>
  readonly targetPath: string
  /** Whether what exists there may be replaced. */
  readonly overwrite: boolean
}

export interface PublishOptions {
  readonly signal: AbortSignal
  readonly info: LogLine
}

/**
 * Moves everything to its target path, or nothing: previous content is moved aside until all is in
 * place, and put back if something fails; the new content is then still where it was made. Previous
 * content that is no longer needed stays in the folders, for the caller to remove.
 * @throws StepError (`path-not-replaceable`, `path-in-use`, `permission-denied`, `disk-failed` …)
 * @throws the reason of `signal` if it is aborted before anything was changed
 */
export async function publish(
  publications: readonly Publication[],
  { signal, info }: PublishOptions,
): Promise<void> {
  for (const publication of publications)
    await runWithExplainedErrors(publication, () => checkTarget(publication, signal))
  signal.throwIfAborted()

  const retry = makeBusyRetry()
  const rename = async (from: string, to: string) => retry(() => renameSync(from, to))
  await swapAll(publications, { rename, info })
  for (const { folder, targetPath } of publications) {
    try {
      await retry(() => folder.markPreviousUnneeded())
    } catch (error) {
      info(
        safe`The previous content of ${targetPath} is no longer needed, but is still in ${folder.previousPath} (${getErrorMessage(error)}). Delete ${folder.path}`,
      )
    }
  }
}

async function runWithExplainedErrors<T>(
  { targetPath }: Publication,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainDiskError(error, targetPath)
  }
}

/**
 * Checks a target again before the first swap, because this may take a while, and the swaps should
 * be quick.
 */
async function checkTarget(publication: Publication, signal: AbortSignal): Promise<void> {
  const { targetPath } = publication
  const existing = lstatIfExists(targetPath)
  if (!existing) return
  refuseIf(findObstacle(existing, publication), targetPath)
  if (!existing.isDirectory()) return
  const why = await findMountOrRepository(targetPath, signal)
  if (why !== undefined) refuseIf({ why }, targetPath)
}

/** @throws StepError (`path-not-replaceable`) if there is an obstacle */
function refuseIf(obstacle: Obstacle | undefined, targetPath: string): void {
  if (obstacle === undefined) return
  const { why, advice = USE_ANOTHER_PATH } = obstacle
  throw new StepError('path-not-replaceable', { what: targetPath, why, advice })
}

/** How a publication is swapped with the previous content of its target path. */
interface SwapTools {
  readonly rename: (from: string, to: string) => Promise<void>
  readonly info: LogLine
}

/** Makes all swaps. If one fails, the earlier ones are undone, the last one first. */
async function swapAll(publications: readonly Publication[], tools: SwapTools): Promise<void> {
  const undos: (() => Promise<void>)[] = []
  try {
    for (const publication of publications)
      undos.push(await runWithExplainedErrors(publication, () => swapContent(publication, tools)))
  } catch (error) {
    for (const undo of undos.toReversed()) await undo()
    throw error
  }
}

/**
 * Moves the previous content of the target path aside, and the new content to it. Returns a
 * function that undoes both.
 */
async function swapContent(
  publication: Publication,
  tools: SwapTools,
): Promise<() => Promise<void>> {
  const { folder, targetPath } = publication
  const { rename } = tools
  const parent = dirname(targetPath)
  // The links in this path were resolved when it was checked.
  if (realpathSync(parent) !== parent)
    refuseIf({ why: 'one of its parent folders became a symbolic link' }, targetPath)
  const existing = lstatIfExists(targetPath)
  if (existing) refuseIf(findObstacle(existing, publication), targetPath)

  if (existing) await rename(targetPath, folder.previousPath)
  try {
    await rename(folder.newPath, targetPath)
  } catch (error) {
    if (existing) await restorePrevious(publication, tools)
    throw error
  }
  return () => undoSwap(publication, existing !== undefined, tools)
}

/** Moves the new content back, and restores the previous content, or reports that it failed. */
async function undoSwap(
  publication: Publication,
  hasOld: boolean,
  tools: SwapTools,
): Promise<void> {
  const { folder, targetPath } = publication
  try {
    await tools.rename(targetPath, folder.newPath)
  } catch (error) {
    let problem = safe`The new content of ${targetPath} could not be removed: ${getErrorMessage(error)}`
    if (hasOld) problem = describeNotRestored(publication, error)
    tools.info(problem)
    return
  }
  if (hasOld) await restorePrevious(publication, tools)
}

/** Moves the previous content back to the target path, or reports that it failed. */
async function restorePrevious(
  publication: Publication,
  { rename, info }: SwapTools,
): Promise<void> {
  try {
    await rename(publication.folder.previousPath, publication.targetPath)
  } catch (error) {
    info(describeNotRestored(publication, error))
  }
}

function describeNotRestored({ folder, targetPath }: Publication, error: unknown): SafeText {
  return safe`The previous content of ${targetPath} could not be restored (${getErrorMessage(error)}) and is now in ${folder.previousPath}`
}

/** Why a path cannot be replaced, and what to do if another path is not the only way out. */
interface Obstacle {
  readonly why: string
  readonly advice?: string
}

const APPEARED: Obstacle = {
  why: 'it has content now, but had none when this step began',
  advice: 'check which step or job writes there, or set `overwrite: true`',
}

/**
 * Returns why what exists there cannot be replaced. Most of this was checked before the job was
 * started; since then, the disk may have changed, or the archive's name may have become known.
 */
function findObstacle(
  existing: Stats,
  { folder, targetPath, overwrite }: Publication,
): Obstacle | undefined {
  const isFolder = lstatSync(folder.newPath).isDirectory()
  if (isFolder && !existing.isDirectory()) return { why: 'it exists and is not a folder' }
  if (!isFolder && !existing.isFile()) return { why: 'it exists and is not a file' }
  const isEmptyFolder = isFolder && readdirSync(targetPath).length === 0
  if (isEmptyFolder || overwrite) return undefined
  if (isFolder) return APPEARED
  return { why: 'it already exists', advice: 'use another path or set `overwrite: true`' }
}
