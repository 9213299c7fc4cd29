/** Checks the target paths of the archive and the site before a job is started. */
import { join, resolve, sep } from 'node:path'
import { followLinks, isWithin } from '../disk/paths.ts'
import { findWhyNotWritable } from '../disk/write-access.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { PublishTarget, PublishTargets } from '../unpack/unpack-and-publish.ts'
import { type InspectedTarget, inspectArchiveTarget, inspectSiteTarget } from './inspect-target.ts'
import type { InputName } from './table.ts'
import {
  describeAccessError,
  findTargetProblem,
  isInside,
  type ReplacementRules,
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

/** An error in a target path. */
interface TargetError {
  /** The input with the error; undefined if it is not about an input. */
  readonly input: InputName | undefined
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
  const { bundlePath, sitePath, overwrite, workspace, runnerTemp } = options
  const replaceable = [workspace]
  if (runnerTemp) replaceable.push(runnerTemp)
  const replaceableIn = replaceable.map((folder) => followLinks(resolve(folder)))
  const rules = { overwrite, replaceableIn }
  const errors: TargetError[] = []

  const check = (
    input: 'bundle-path' | 'site-path',
    given: string | undefined,
    inspect: (path: string, given: string) => InspectedTarget,
  ): PublishTarget | undefined => {
    if (given === undefined) return undefined
    const inspected = tryToInspect(() => inspect(resolve(workspace, given), given), rules)
    if (typeof inspected !== 'string') return makeTarget(inspected, rules)
    errors.push({ input, message: safe`${input} is “${given}”: ${inspected}` })
    return undefined
  }
  const archive = check('bundle-path', bundlePath, inspectArchiveTarget)
  const site = check('site-path', sitePath, inspectSiteTarget)
  errors.push(...findConflicts({ archive, site }, options))
  return { targets: { archive, site }, errors }
}

/** Returns a target, or why it cannot be used. */
function tryToInspect(
  inspect: () => InspectedTarget,
  rules: ReplacementRules,
): InspectedTarget | string {
  try {
    const target = inspect()
    return findTargetProblem(target, rules) ?? target
  } catch (error) {
    return describeAccessError(error)
  }
}

function makeTarget(
  { path, kind }: InspectedTarget,
  { overwrite, replaceableIn }: ReplacementRules,
): PublishTarget {
  return {
    path,
    isArchiveFolder: kind === 'archive folder',
    overwrite: overwrite === true && isInside(path, replaceableIn),
  }
}

/** Returns the conflicts between the targets, and between a target and the values file. */
function findConflicts(
  { archive, site }: PublishTargets,
  { workspace, runnerTemp, valuesFile }: TargetOptions,
): readonly TargetError[] {
  const errors: TargetError[] = []
  const hasTarget = archive !== undefined || site !== undefined
  if (hasTarget && runnerTemp && findWhyNotWritable(join(runnerTemp, sep)) !== undefined) {
    const advice = safe`it is not a folder that this step can write to`
    const message = safe`RUNNER_TEMP is “${runnerTemp}”: ${advice}`
    errors.push({ input: undefined, message })
  }
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
