/** Checks the target paths of the archive and the site before a job is started. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainIfNotWritable } from '../../disk/file-access.ts'
import { followLinks, isWithin } from '../../disk/paths.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { PublishTarget, PublishTargets } from '../../unpack/unpack-and-publish.ts'
import { type InspectedTarget, inspectArchiveTarget, inspectSiteTarget } from './inspect-target.ts'
import {
  describeAccessError,
  findTargetProblem,
  isInside,
  type OverwriteRules,
} from './target-problems.ts'

/** The values that determine whether the targets can be used. */
export interface TargetOptions {
  /** The inputs as given; undefined if unset. */
  readonly bundlePath: string | undefined
  readonly sitePath: string | undefined
  /**
   * The values file, which is written last, must not be in the place of the archive or the site.
   */
  readonly valuesFile: string | undefined
  /** Undefined if the action has no such input; nothing is then replaced. */
  readonly overwrite: boolean | undefined
  /** The base of relative paths. The content of this folder may be replaced. */
  readonly workspace: string
  /** The content of this folder may be replaced, too. */
  readonly runnerTemp: string | undefined
}

type TargetInput = 'bundle-path' | 'site-path' | 'values-file'

/** An error in a target path. */
interface TargetError {
  /** The input with the error; undefined if it is not about an input. */
  readonly input: TargetInput | undefined
  /** Begins with the name of the input. */
  readonly message: SafeText
}

/** The targets that can be used, and the errors in the others. */
interface CheckedTargets {
  readonly targets: PublishTargets
  readonly errors: readonly TargetError[]
}

/**
 * Returns the target paths of the archive and the site, and the errors in them. Nothing is written.
 */
export function checkTargets(options: TargetOptions): CheckedTargets {
  const { bundlePath, sitePath, workspace } = options
  const rules = makeOverwriteRules(options)
  const errors: TargetError[] = []
  const archive = checkTarget(bundlePath, inspectArchiveTarget, workspace, rules)
  const site = checkTarget(sitePath, inspectSiteTarget, workspace, rules)
  if (archive?.problem !== undefined)
    errors.push(makeTargetError('bundle-path', bundlePath, archive.problem))
  if (site?.problem !== undefined) errors.push(makeTargetError('site-path', sitePath, site.problem))

  const targets = { archive: archive?.target, site: site?.target }
  errors.push(...findConflicts(targets, options))
  return { targets, errors }
}

function makeOverwriteRules({ overwrite, workspace, runnerTemp }: TargetOptions): OverwriteRules {
  const folders = [workspace]
  if (runnerTemp) folders.push(runnerTemp)
  return { overwrite, overwritableIn: folders.map((folder) => followLinks(resolve(folder))) }
}

/** A target, or why its path cannot be used. */
interface CheckedTarget {
  readonly target?: PublishTarget
  readonly problem?: string
}

/** Checks the path of a target, as it is in the input; undefined if the input is not set. */
function checkTarget(
  input: string | undefined,
  inspect: (path: string, input: string) => InspectedTarget,
  workspace: string,
  rules: OverwriteRules,
): CheckedTarget | undefined {
  if (input === undefined) return undefined
  try {
    const target = inspect(resolve(workspace, input), input)
    const problem = findTargetProblem(target, rules)
    if (problem !== undefined) return { problem }
    return { target: makeTarget(target, rules) }
  } catch (error) {
    return { problem: describeAccessError(error) }
  }
}

function makeTargetError(
  input: TargetInput,
  path: string | undefined,
  problem: string,
): TargetError {
  return { input, message: safe`${input} is “${path}”: ${problem}` }
}

function makeTarget(
  { path, kind }: InspectedTarget,
  { overwrite, overwritableIn }: OverwriteRules,
): PublishTarget {
  const isArchiveFolder = kind === 'archive folder'
  let replacedPath = path
  // The name of the archive is not known yet. With any name, the archive is inside the folder.
  if (isArchiveFolder) replacedPath = join(path, 'archive')
  return {
    path,
    isArchiveFolder,
    overwrite: overwrite === true && isInside(replacedPath, overwritableIn),
  }
}

/** Returns why RUNNER_TEMP cannot be used; undefined if it can. */
function explainUnusableTemp(runnerTemp: string): string | undefined {
  if (!existsSync(runnerTemp)) return 'there is no such folder'
  if (!statSync(runnerTemp).isDirectory()) return 'it is not a folder'
  return explainIfNotWritable(runnerTemp)
}

/** Returns the conflicts between the targets, and between a target and the values file. */
function findConflicts(
  { archive, site }: PublishTargets,
  { workspace, runnerTemp, valuesFile }: TargetOptions,
): readonly TargetError[] {
  const errors: TargetError[] = []
  const hasTarget = archive !== undefined || site !== undefined
  let whyNoTemp: string | undefined
  if (hasTarget && runnerTemp) whyNoTemp = explainUnusableTemp(runnerTemp)
  if (whyNoTemp !== undefined)
    errors.push({ input: undefined, message: safe`RUNNER_TEMP is “${runnerTemp}”: ${whyNoTemp}` })
  if (archive !== undefined && site !== undefined && doOverlap(archive, site)) {
    const message = safe`bundle-path and site-path overlap: keep the archive outside the site`
    errors.push({ input: 'bundle-path', message })
  }
  if (!valuesFile) return errors

  const valuesPath = followLinks(resolve(workspace, valuesFile))
  if (site !== undefined && isWithin(valuesPath, site.path)) {
    const advice = safe`keep it outside the site, which is replaced and published as a whole`
    const message = safe`values-file is inside site-path: ${advice}`
    errors.push({ input: 'values-file', message })
  }
  if (valuesPath === archive?.path) {
    const message = safe`values-file and bundle-path are the same`
    errors.push({ input: 'values-file', message })
  }
  return errors
}

function doOverlap(bundle: PublishTarget, site: PublishTarget): boolean {
  if (isWithin(bundle.path, site.path)) return true
  return !bundle.isArchiveFolder && isWithin(site.path, bundle.path)
}
