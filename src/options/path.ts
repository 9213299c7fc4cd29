/** Inputs that are paths, and what has to be there. */
import { accessSync, constants, existsSync, readdirSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describeContent, findFormat, HEAD_SIZE } from '../archive/magic.ts'
import { isDiskError, orIfDiskFails } from '../common/file-errors.ts'
import { lstatIfExists } from '../disk/disk-error.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
import { startOfFile } from '../disk/start-of-file.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findMisspelled } from '../text/did-you-mean.ts'
import { adviseOnSites, findFileWithoutPages } from './near-sites.ts'
import { invalid, parseText } from './text.ts'

/** A path in an input. */
export interface GivenPath {
  /** As it was given. */
  readonly name: string
  /** Absolute. */
  readonly path: string
}

/**
 * Returns a path as the step uses it: no shell has expanded anything in it.
 * @throws InvalidInput
 */
export function parsePath(text: string): string {
  if (/^file:\/\//i.test(text)) throw invalid`is “${text}”: write the path without file://`
  if (NEEDS_SHELL.test(text))
    throw invalid`is “${text}”: “~”, variables and commands are not expanded, because no shell is involved. Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`
  if (process.platform !== 'win32' && text.includes('\\'))
    throw invalid`is “${text}”, a Windows path, but this runner is not Windows: write it with “/”, starting at the workspace`
  return parseText(text)
}

/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
export function parseListPath(text: string): string {
  if (/^\s*-\s|^\s*code:|\n/.test(text))
    throw invalid`is the list itself: write it to a file in the repository, and set this input to the path of that file`
  return parseLocalPath(text)
}

/** Returns a path, and refuses an address, which may hold a secret. @throws InvalidInput */
export function parseLocalPath(text: string): string {
  if (ADDRESS.test(text) && !/^file:/i.test(text))
    throw invalid`is a URL, but has to be a path on this runner`
  return parsePath(text)
}

/** A scheme of one letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i

/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const NEEDS_SHELL = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i

/**
 * Returns what `look` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for what the file system says against it; what `look` throws
 */
function lookAt<Found>(text: string, path: string, missing: SafeText, look: () => Found): Found {
  try {
    return look()
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw invalid`is “${text}”: ${whyUnusable(error, path, missing)}`
  }
}

function whyUnusable({ code }: NodeJS.ErrnoException, path: string, missing: SafeText): SafeText {
  if (code === 'ENOTDIR') return safe`a part of ${path} is a file, not a folder`
  if (code !== 'ENOENT') return safe`${path} cannot be read (${code})`
  if (lstatIfExists(path)) return safe`the symbolic link ${path} is broken`
  return missing
}

/**
 * Returns the absolute path of a folder with a site that is there already and can be read. Relative
 * paths start at `base`; `ifEmpty` is the advice if nothing is in there.
 * @throws InvalidInput
 */
export function parseSiteFolder(text: string, base: string, ifEmpty?: SafeText): string {
  if (ADDRESS.test(text))
    throw invalid`is a URL, not a folder. To check a published site, run the action with live-url`
  const path = resolve(base, text)
  const unbuilt = safe`; check the path, and that the site has been built`
  const advice = nearTo(base, text) ?? adviseOnSites(base, ifEmpty) ?? unbuilt
  const missing = safe`there is no folder ${path}${advice}`
  return lookAt(text, path, missing, () => {
    const status = statSync(path)
    if (status.isFile() && findFormat(startOfFile(path, HEAD_SIZE)))
      throw invalid`is “${text}”, which is an archive: unpack it first`
    if (!status.isDirectory())
      throw invalid`is “${text}”, which is not a folder: set it to the folder that contains index.html`
    accessSync(path, constants.R_OK | constants.X_OK)
    if (readdirSync(path).length === 0)
      throw invalid`is “${text}”: the folder ${path} is empty; check that the site has been built`
    const file = findFileWithoutPages(path)
    if (file !== undefined)
      throw invalid`is “${text}”: there is no HTML file in it, but for example ${file}. Set it to the folder that the generator writes the site to`
    return path
  })
}

/** An earlier build of the site. */
export interface EarlierSite extends GivenPath {
  readonly kind: 'folder' | 'archive'
}

const NO_EARLIER_SITE = safe`; expected a folder or an archive, not a branch. If there is no earlier site yet, leave compare-with empty`

/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
export function parseEarlierSite(name: string, base: string): EarlierSite {
  // It may be a presigned link, so it is not shown.
  if (ADDRESS.test(name))
    throw invalid`is a URL, but has to be a folder or an archive on this runner: download the earlier site before this step`
  const path = resolve(base, name)
  const missing = safe`there is nothing at ${path}${nearTo(base, name) ?? NO_EARLIER_SITE}`
  return lookAt(name, path, missing, () => {
    const kind = findKind(statSync(path))
    if (kind === undefined) throw invalid`is “${name}”, which is neither a folder nor a file`
    const problem = PROBLEM_OF[kind](path)
    if (problem) throw invalid`is “${name}”: ${problem}`
    return { name, path, kind }
  })
}

function findKind(stats: Stats): EarlierSite['kind'] | undefined {
  if (stats.isDirectory()) return 'folder'
  if (stats.isFile()) return 'archive'
  return undefined
}

const PROBLEM_OF = { folder: problemOfFolder, archive: problemOfArchive }

function problemOfFolder(path: string): SafeText | undefined {
  accessSync(path, constants.R_OK | constants.X_OK)
  if (existsSync(join(path, 'index.html'))) return undefined
  const entries = readdirSync(path)
  if (entries.length === 0)
    return safe`the folder is empty; if there is no earlier site yet, leave compare-with empty`
  const inner = entries.find((entry) => existsSync(join(path, entry, 'index.html')))
  const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry))
  if (inner === undefined && archive !== undefined)
    return safe`there is no index.html in this folder; did you mean the archive “${archive}” in it?`
  if (inner !== undefined)
    return safe`there is no index.html in this folder; did you mean the folder “${inner}” in it?`
  return safe`there is no index.html in this folder; use the folder that contains the earlier site’s index.html, or leave compare-with empty`
}

function problemOfArchive(path: string): SafeText | undefined {
  const start = startOfFile(path, HEAD_SIZE)
  if (start.length === 0)
    return safe`the file is empty; use an archive or a folder of the earlier site, or leave compare-with empty`
  if (findFormat(start) !== undefined) return undefined
  return safe`this file is not an archive: it looks like ${describeContent(start)}; expected a folder, or zip, tar, tar.gz or tar.zst. Check the step that created it`
}

/**
 * Makes sure that neither of two sites is in the other. `called`: what the later one is to people.
 * Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
export function ensureApart(
  { name, path, kind }: EarlierSite,
  sitePath: string,
  called: string,
): void {
  const earlier = followLinks(path)
  const later = followLinks(sitePath)
  if (kind === 'folder' && earlier === later)
    throw invalid`is “${name}”, which is ${called} itself, so nothing could ever differ: use a copy of the earlier site`
  if (isWithin(earlier, later))
    throw invalid`is “${name}”, which is inside ${called}: keep the earlier site outside it`
  if (kind === 'folder' && isWithin(later, earlier))
    throw invalid`is “${name}”, which contains ${called}: keep the two sites apart`
}

/**
 * Returns the absolute path of a values file that is there and no folder: all else is found out
 * when it is read. Relative paths start at `base`.
 * @throws InvalidInput
 */
export function parseValuesFile(text: string, base: string): string {
  const path = resolve(base, text)
  let advice = safe`; check the path, and that actions/checkout runs before this step. The file must exist, but it can be empty`
  if (/\.ya?ml\s*,/i.test(text)) advice = safe`; only one file can be written`
  const missing = safe`there is no file ${path}${nearTo(base, text) ?? advice}`
  if (lookAt(text, path, missing, () => statSync(path).isDirectory()))
    throw invalid`is “${text}”, which is a folder: use the path of the file in it`
  return path
}

/**
 * Returns the end of an error about a path that leads nowhere, given as `text`: what it was meant
 * to be, if something is near. Relative paths start at `base`.
 */
function nearTo(base: string, text: string): SafeText | undefined {
  return orIfDiskFails(() => {
    const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? []
    if (bare !== '' && existsSync(resolve(base, bare))) return didYouMean(bare)
    const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? []
    if (beforeComment !== undefined && existsSync(resolve(base, beforeComment)))
      return safe`; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`
    if (text.includes('*')) return safe`; patterns are not expanded`
    const path = resolve(base, text)
    const meant = findMisspelled(basename(path), readdirSync(dirname(path)))
    if (meant === undefined) return undefined
    return didYouMean(join(dirname(text), meant))
  }, undefined)
}
