/** Why a path cannot be the target of the archive or the site, worded to follow it and a colon. */
import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { isDiskError } from '../../common/disk-errors.ts'
import { explainIfNotWritable } from '../../disk/file-access.ts'
import { findWindowsNameProblem, isGitFolder } from '../../disk/file-names.ts'
import { measureFreeBytes } from '../../disk/free-space.ts'
import { isWithin } from '../../disk/paths.ts'
import { type InspectedTarget, wouldOverwrite } from './inspect-target.ts'

/** The rules for replacing existing content. */
export interface OverwriteRules {
  /** The input; undefined if the action has no such input: then nothing is replaced. */
  readonly overwrite: boolean | undefined
  /** The folders whose content may be replaced: the workspace and RUNNER_TEMP. */
  readonly overwritableIn: readonly string[]
}

const NO_OVERWRITE_MESSAGE = 'it already exists; use a path that does not exist yet'
const TAKEN_MESSAGE = 'it already exists; use another path or set overwrite: true'
const OUTSIDE_MESSAGE =
  'it already exists, and nothing outside the workspace and RUNNER_TEMP is ever replaced; use a path inside one of them, or one that does not exist yet'

/**
 * Returns the first reason against a target; undefined if there is none.
 * @throws any file-system error
 */
export function findTargetProblem(
  target: InspectedTarget,
  rules: OverwriteRules,
): string | undefined {
  return (
    findPathProblem(target, rules) ?? findOverwriteProblem(target, rules) ?? findDiskProblem(target)
  )
}

function findPathProblem(
  { kind, path, existing }: InspectedTarget,
  { overwritableIn }: OverwriteRules,
): string | undefined {
  if (existing?.isSymbolicLink()) return 'it is a symbolic link; use the path that it points to'
  const isAboveReplaceable = overwritableIn.some((folder) => isWithin(folder, path))
  if (isAboveReplaceable && kind !== 'archive folder')
    return 'it is the workspace, RUNNER_TEMP, or one of their parent folders; use a folder inside the workspace or RUNNER_TEMP, such as public'
  if (path.split(sep).some(isGitFolder))
    return 'it is the “.git” folder of a repository or is inside one; use a path outside that folder'
  if (existing === undefined) return undefined
  if (kind === 'archive' && !existing.isFile())
    return 'it exists and is not a file; use another path'
  if (kind !== 'archive' && !existing.isDirectory())
    return 'it exists and is not a folder; use another path'
  return undefined
}

function findOverwriteProblem(
  target: InspectedTarget,
  { overwrite, overwritableIn }: OverwriteRules,
): string | undefined {
  if (!wouldOverwrite(target)) return undefined
  if (overwrite === undefined) return NO_OVERWRITE_MESSAGE
  if (!isInside(target.path, overwritableIn)) return OUTSIDE_MESSAGE
  if (!overwrite) return TAKEN_MESSAGE
  return undefined
}

function findDiskProblem(target: InspectedTarget): string | undefined {
  const { path, existingParent } = target
  if (!statSync(existingParent).isDirectory())
    return `${existingParent} is a file, not a folder; use another path`
  const written = [existingParent]
  if (wouldOverwrite(target)) written.push(path)
  for (const each of written) {
    const why = explainIfNotWritable(each)
    if (why !== undefined) return why
  }
  if (measureFreeBytes(existingParent) === 0) return 'the disk is full'
  if (process.platform !== 'win32') return undefined
  const nameProblem = findWindowsNameProblem(relative(existingParent, path).split(sep))
  if (nameProblem === undefined) return undefined
  return `a part of the path ${nameProblem}`
}

/** Returns whether a path is below one of these folders. */
export function isInside(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path !== folder && isWithin(path, folder))
}

/**
 * Returns why a path could not be inspected.
 * @throws `error` if it did not come from the file system
 */
export function describeAccessError(error: unknown): string {
  if (!isDiskError(error)) throw error
  return `it cannot be accessed (${error.code})`
}
