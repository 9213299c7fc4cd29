/** Validates inputs that are paths, and inspects the paths. */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { detectFormat, HEAD_SIZE } from '../archive/detect-format.ts'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'
import { explainIfNotReadable } from '../disk/file-access.ts'
import { lstatIfExists } from '../disk/paths.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { suggestSimilarFile } from '../disk/suggest-similar-file.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'
import { parseLine } from './line.ts'
import { findFileWithoutPages, suggestSiteFolders } from './suggest-site-folders.ts'

/** A path in an input. */
export interface NamedPath {
  /** As it is in the input. */
  readonly name: string
  /** Absolute. */
  readonly path: string
}

/**
 * Returns a path. Nothing that a shell would expand is accepted in it.
 * @throws InvalidInput
 */
export function parsePath(text: string): string {
  if (/^file:\/\//i.test(text)) throw invalid`is “${text}”: write the path without file://`
  if (SHELL_SYNTAX.test(text)) throw invalid`is “${text}”: ${NOT_EXPANDED} ${USE_A_PATH}`
  const isWindowsPath = text.includes('\\') || /^[a-z]:\/(?!\/)/i.test(text)
  if (process.platform !== 'win32' && isWindowsPath) {
    const advice = safe`write it with “/”, relative to the workspace`
    throw invalid`is “${text}”, a Windows path, but this is not a Windows runner: ${advice}`
  }
  if (text.includes('\n')) throw invalid`has several lines: expected one path; ${RUN_FOR_EACH}`
  return parseLine(text)
}

const RUN_FOR_EACH = 'run this step once for each'
const NOT_EXPANDED = safe`“~”, variables, and commands are not expanded, because no shell is involved.`
const USE_A_PATH = safe`Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`

/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
export function parseAcceptedFindingsPath(text: string): string {
  if (/^\s*-\s|^\s*code:|\n/.test(text)) {
    const advice = safe`and set this input to the path of that file`
    throw invalid`is the list itself: write it to a file in the repository, ${advice}`
  }
  return parseLocalPath(text)
}

/** Returns a path, and refuses a URL, which may hold a secret. @throws InvalidInput */
export function parseLocalPath(text: string): string {
  if (URL_SCHEME.test(text) && !/^file:/i.test(text))
    throw invalid`is a URL, but must be a path on this runner`
  return parsePath(text)
}

/** Matches text that begins like a URL. A scheme of one letter is a drive. */
export const URL_SCHEME = /^[a-z][a-z\d+.-]+:\/\//i

/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const SHELL_SYNTAX = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i

/**
 * Returns what `inspect` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for a file-system error of `inspect`; any other error of `inspect`
 */
export function inspectPath<Found>(
  text: string,
  path: string,
  missing: SafeText,
  inspect: () => Found,
): Found {
  try {
    return inspect()
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw invalid`is “${text}”: ${explainUnusable(error, path, missing)}`
  }
}

function explainUnusable(error: NodeJS.ErrnoException, path: string, missing: SafeText): SafeText {
  const { code } = error
  if (code === 'ENOTDIR') return safe`a part of ${path} is a file, not a folder`
  const refusal = explainIfNotReadable(error, path)
  if (refusal !== undefined) return safe`${refusal}`
  if (code !== 'ENOENT') return safe`${path} cannot be read (${code})`
  if (lstatIfExists(path)) return safe`the symbolic link ${path} is broken`
  return missing
}

/**
 * Returns the absolute path of an existing folder with a site. Relative paths start at `base`.
 * `ifEmpty` is the advice if `base` is empty.
 * @throws InvalidInput
 */
export function parseSiteFolder(text: string, base: string, ifEmpty?: SafeText): string {
  if (URL_SCHEME.test(text)) {
    const compare = safe`To compare it with the published site, use the action’s live-url`
    throw invalid`is a URL, not a folder: use the folder of the built site. ${compare}`
  }
  const path = resolve(base, text)
  const unbuilt = safe`; check the path, and check that the site has been built`
  const advice = suggestPath(base, text) ?? suggestSiteFolders(base, ifEmpty) ?? unbuilt
  let missing = safe`there is no folder ${path}${advice}`
  if (!existsSync(base))
    missing = safe`the folder ${base}, to which paths are relative, does not exist; in a container, mount it or set GITHUB_WORKSPACE to an existing folder`
  return inspectPath(text, path, missing, () => {
    ensureSiteFolder(text, path)
    return path
  })
}

/** @throws InvalidInput if `path` is not a folder with pages; any file-system error */
function ensureSiteFolder(text: string, path: string): void {
  const status = statSync(path)
  if (status.isFile() && detectFormat(readStartOfFile(path, HEAD_SIZE)) !== undefined)
    throw invalid`is “${text}”, which is an archive: unpack it first`
  if (!status.isDirectory()) {
    const advice = safe`set it to the folder that contains index.html`
    throw invalid`is “${text}”, which is not a folder: ${advice}`
  }
  accessSync(path, constants.R_OK | constants.X_OK)
  if (readdirSync(path).length === 0)
    throw invalid`is “${text}”: the folder ${path} is empty; check that the site has been built`
  const file = findFileWithoutPages(path)
  if (file === undefined) return
  const content = safe`there are no HTML files in it, only files such as ${file}`
  const advice = safe`Use the folder that the generator writes the site to`
  throw invalid`is “${text}”: ${content}. ${advice}`
}

/**
 * Returns the absolute path of an existing values file that is not a folder. Reading it reveals
 * other problems later. Relative paths start at `base`.
 * @throws InvalidInput
 */
export function parseValuesFile(text: string, base: string): string {
  const path = resolve(base, text)
  const mustExist = safe`The file must exist, but it can be empty`
  let advice = safe`; check the path, and check that actions/checkout runs before this step. ${mustExist}`
  if (/\.ya?ml\s*,/i.test(text)) advice = safe`; only one file can be written`
  const missing = safe`there is no file ${path}${suggestPath(base, text) ?? advice}`
  if (inspectPath(text, path, missing, () => statSync(path).isDirectory()))
    throw invalid`is “${text}”, which is a folder: use the path of the file in it`
  return path
}

/**
 * Returns the end of an error about a path that does not exist, given as `text`: a suggestion, if
 * there is one. Relative paths start at `base`.
 */
export function suggestPath(base: string, text: string): SafeText | undefined {
  const exists = (path: string) => existsSync(resolve(base, path))
  return ignoreDiskError(
    () =>
      suggestWithoutQuotes(text, exists) ??
      suggestWithoutComment(text, exists) ??
      explainPattern(text) ??
      suggestSimilarFile(text, resolve(base, text)),
    undefined,
  )
}

type PathTest = (path: string) => boolean

function suggestWithoutQuotes(text: string, exists: PathTest): SafeText | undefined {
  const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? []
  if (bare === '' || !exists(bare)) return undefined
  return didYouMean(bare)
}

function suggestWithoutComment(text: string, exists: PathTest): SafeText | undefined {
  const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? []
  if (beforeComment === undefined || !exists(beforeComment)) return undefined
  return safe`; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`
}

function explainPattern(text: string): SafeText | undefined {
  if (!text.includes('*')) return undefined
  return safe`; patterns are not expanded`
}
