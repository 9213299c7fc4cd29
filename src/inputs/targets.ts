/** Checks the target paths of the archive and the site before a job is started. */
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, join, parse, relative, resolve, sep } from 'node:path'
import { isDiskError, tryOnDisk } from '../common/file-errors.ts'
import { lstatIfExists, measureFreeBytes } from '../disk/disk-error.ts'
import { findWindowsNameProblem, isGitFolder } from '../disk/file-names.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
import { findProtected } from '../disk/protected.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { Target, Targets } from '../unpack/unpack-and-publish.ts'
import type { InputName } from './table.ts'

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

/**
 * Returns the target paths of the archive and the site, and the errors in them. Nothing is written.
 */
export function checkTargets(options: TargetOptions): {
  targets: Targets
  errors: readonly TargetError[]
} {
  const { bundlePath, sitePath, overwrite, workspace, runnerTemp } = options
  const replaceable = runnerTemp ? [workspace, runnerTemp] : [workspace]
  const replaceableIn = replaceable.map((folder) => followLinks(resolve(folder)))
  const errors: TargetError[] = []

  const check = (
    input: 'bundle-path' | 'site-path',
    given: string | undefined,
    stateOf: (path: string, given: string) => TargetState,
  ): Target | undefined => {
    if (given === undefined) return undefined
    try {
      const state = stateOf(resolve(workspace, given), given)
      const why = findReasonAgainst(state, { overwrite, replaceableIn })
      if (why === undefined) return makeTarget(state, { overwrite, replaceableIn })
      errors.push({ input, message: safe`${input} is “${given}”: ${why}` })
    } catch (error) {
      errors.push({ input, message: safe`${input} is “${given}”: ${describeAccessError(error)}` })
    }
    return undefined
  }
  const bundle = check('bundle-path', bundlePath, readArchiveTarget)
  const site = check('site-path', sitePath, readSiteTarget)
  errors.push(...findConflicts({ bundle, site }, options))
  return { targets: { bundle, site }, errors }
}

function findReasonAgainst(state: TargetState, context: TargetContext): string | undefined {
  for (const rule of RULES) {
    const why = rule(state, context)
    if (why) return why
  }
  return undefined
}

function makeTarget(
  { path, kind }: TargetState,
  { overwrite, replaceableIn }: TargetContext,
): Target {
  return {
    path,
    isFolderOfArchive: kind === 'folder of the archive',
    overwrite: overwrite === true && isInside(path, replaceableIn),
  }
}

/** Returns the conflicts between the targets, and between a target and the values file. */
function findConflicts(
  { bundle, site }: Targets,
  { workspace, runnerTemp, valuesFile }: TargetOptions,
): readonly TargetError[] {
  const errors: TargetError[] = []
  if ((bundle || site) && runnerTemp && findWhyNotWritable(join(runnerTemp, sep))) {
    const advice = safe`it is not a folder that this step can write to`
    const message = safe`RUNNER_TEMP is “${runnerTemp}”: ${advice}`
    errors.push({ input: undefined, message })
  }
  if (bundle && site && doOverlap(bundle, site)) {
    const message = safe`bundle-path and site-path overlap: keep the archive outside the site`
    errors.push({ input: 'bundle-path', message })
  }
  if (!valuesFile) return errors
  const values = followLinks(resolve(workspace, valuesFile))
  if (site && isWithin(values, site.path)) {
    const advice = safe`keep it outside the site, which is replaced and published as a whole`
    const message = safe`values-file is inside site-path: ${advice}`
    errors.push({ input: 'values-file', message })
  }
  if (bundle && values === bundle.path) {
    const message = safe`values-file and bundle-path are the same`
    errors.push({ input: 'values-file', message })
  }
  return errors
}

/**
 * Returns why the existing content of the targets cannot be replaced now, worded as by
 * `checkTargets`. Folders are searched at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findReplacementErrors(
  { bundle, site }: Targets,
  signal: AbortSignal,
): Promise<SafeText[]> {
  const errors: SafeText[] = []
  const look = async (input: string, target: Target | undefined) => {
    const why = target && (await findWhyNotReplaceable(target, signal))
    if (why) errors.push(safe`${input} is “${target.path}”: ${why}`)
  }
  await look('bundle-path', bundle)
  await look('site-path', site)
  return errors
}

async function findWhyNotReplaceable(
  { path, isFolderOfArchive, overwrite }: Target,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (isFolderOfArchive) return undefined
  try {
    const there = lstatIfExists(path)
    if (!there) return undefined
    const isEmpty = there.isDirectory() && readdirSync(path).length === 0
    if (!isEmpty && !overwrite) return APPEARED
    return there.isDirectory() ? await findProtected(path, signal) : undefined
  } catch (error) {
    return describeAccessError(error)
  }
}

/**
 * Returns why a path could not be inspected.
 * @throws `error` if it did not come from the file system
 */
function describeAccessError(error: unknown): string {
  if (!isDiskError(error)) throw error
  return `it cannot be accessed (${error.code})`
}

/** A path that was given as a target, and what exists there. */
interface TargetState {
  readonly kind: 'archive' | 'folder of the archive' | 'site'
  readonly path: string
  /** The nearest folder above it that exists. */
  readonly existingParent: string
  /** What exists there; a symbolic link is not followed. */
  readonly there: Stats | undefined
}

interface TargetContext {
  readonly overwrite: boolean | undefined
  /** Workspace and RUNNER_TEMP. */
  readonly replaceableIn: readonly string[]
}

/** Returns why a path cannot be a target; the message follows the path and a colon. */
type TargetRule = (state: TargetState, context: TargetContext) => string | false | undefined

const NEVER_REPLACED = 'it already exists; use a path that does not exist yet'
const TAKEN = 'it already exists; use another path or set overwrite: true'
const APPEARED =
  'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true'
const OUTSIDE =
  'it already exists, and nothing outside the workspace and RUNNER_TEMP is ever replaced; use a path inside one of them, or one that does not exist yet'

/** The first rule that applies is reported. */
const RULES: readonly TargetRule[] = [
  ({ there }) => there?.isSymbolicLink() && 'it is a symbolic link; use the path that it points to',
  ({ kind, path }, { replaceableIn }) =>
    kind !== 'folder of the archive' &&
    replaceableIn.some((folder) => isWithin(folder, path)) &&
    'it is the workspace, RUNNER_TEMP or a folder above them; use a folder inside, such as public',
  ({ path }) => path.split(sep).some(isGitFolder) && 'it is inside the “.git” of a repository',
  ({ kind, there }) =>
    kind !== 'archive' && there?.isDirectory() === false && 'it exists and is not a folder',
  ({ kind, there }) =>
    kind === 'archive' && there?.isFile() === false && 'it exists and is not a file',
  (state, { overwrite }) => isTaken(state) && overwrite === undefined && NEVER_REPLACED,
  (state, { replaceableIn }) => isTaken(state) && !isInside(state.path, replaceableIn) && OUTSIDE,
  (state, { overwrite }) => isTaken(state) && !overwrite && TAKEN,
  ({ existingParent: parent }) =>
    !statSync(parent).isDirectory() && `${parent} is a file, not a folder`,
  ({ existingParent }) => findWhyNotWritable(existingParent),
  (state) => isTaken(state) && findWhyNotWritable(state.path),
  ({ existingParent }) => measureFreeBytes(existingParent) === 0 && 'the disk is full',
  ({ existingParent, path }) => {
    const problem =
      process.platform === 'win32' &&
      findWindowsNameProblem(relative(existingParent, path).split(sep))
    return problem && `a part of it ${problem}`
  },
]

function readSiteTarget(path: string): TargetState {
  return readTargetState(path, 'site')
}

/** Returns the target of the archive: a file, or a folder if the path ends in a slash or is one. */
function readArchiveTarget(path: string, given: string): TargetState {
  const isFolder = /[/\\]$/.test(given) || (existsSync(path) && statSync(path).isDirectory())
  if (!isFolder) return readTargetState(path, 'archive')
  const { path: file, existingParent } = readTargetState(join(path, 'archive'), 'archive')
  const folder = dirname(file)
  return {
    kind: 'folder of the archive',
    path: folder,
    existingParent,
    there: lstatIfExists(folder),
  }
}

/** Symbolic links above the last part are followed. */
function readTargetState(given: string, kind: TargetState['kind']): TargetState {
  const { root } = parse(given)
  let above = dirname(given)
  while (above !== root && !lstatIfExists(above)) above = dirname(above)
  const existingParent = realpathSync(above)
  const path = join(existingParent, relative(above, given))
  return { kind, path, existingParent, there: lstatIfExists(path) }
}

/** An empty folder counts as nonexistent. */
function isTaken({ kind, path, there }: TargetState): boolean {
  if (kind === 'folder of the archive' || there === undefined) return false
  return !there.isDirectory() || readdirSync(path).length > 0
}

function doOverlap(bundle: Target, site: Target): boolean {
  return (
    isWithin(bundle.path, site.path) ||
    (!bundle.isFolderOfArchive && isWithin(site.path, bundle.path))
  )
}

function isInside(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path !== folder && isWithin(path, folder))
}

/** Returns why nothing can be written there; undefined if it can. */
function findWhyNotWritable(path: string): string | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    if (!isDiskError(error)) throw error
    const user = process.getuid?.()
    const owner = tryOnDisk(() => statSync(path).uid, user)
    return explainRefusal(error.code, path, user, owner)
  }
}

/**
 * Returns why the system refuses to write to `path`, by the error code (errno(3)). `user` and
 * `owner` are numeric IDs, which Windows does not have.
 */
export function explainRefusal(code = '', path = '', user?: number, owner?: number): string {
  if (code === 'EROFS') return `${path} is on a read-only file system; use another path`
  const isOther = user !== undefined && user !== owner
  const who = isOther ? `, which belongs to user ${owner}, while it runs as user ${user}` : ''
  return `this step is not allowed to write to ${path}${who}; change the owner or the permissions there, or use another path`
}
