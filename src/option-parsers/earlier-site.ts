/** Validates the input with an earlier build of the site, and inspects its path. */
import { accessSync, constants, existsSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describeContent, detectFormat, HEAD_SIZE } from '../archive/detect-format.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { invalid } from './invalid-input.ts'
import { inspectPath, type NamedPath, suggestPath, URL_SCHEME } from './path.ts'

/** An earlier build of the site. */
export interface EarlierSite extends NamedPath {
  readonly kind: 'folder' | 'archive'
}

const LEAVE_OUT = safe`leave compare-with out`
const IF_NONE = safe`If there is no earlier site yet, ${LEAVE_OUT}`
const NO_EARLIER_SITE = safe`; expected a folder or an archive, not a branch. ${IF_NONE}`

/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
export function parseEarlierSite(name: string, base: string): EarlierSite {
  // It may be a presigned link, so it is not shown.
  if (URL_SCHEME.test(name)) {
    const advice = safe`download the earlier site first`
    throw invalid`is a URL, but must be a local folder or archive: ${advice}`
  }
  const path = resolve(base, name)
  const missing = safe`there is nothing at ${path}${suggestPath(base, name) ?? NO_EARLIER_SITE}`
  return inspectPath(name, path, missing, () => {
    const kind = findKind(statSync(path))
    if (kind === undefined) throw invalid`is “${name}”, which is neither a folder nor a file`
    const problem = PROBLEM_FINDERS[kind](path)
    if (problem) throw invalid`is “${name}”: ${problem}`
    return { name, path, kind }
  })
}

function findKind(stats: Stats): EarlierSite['kind'] | undefined {
  if (stats.isDirectory()) return 'folder'
  if (stats.isFile()) return 'archive'
  return undefined
}

const PROBLEM_FINDERS = { folder: findFolderProblem, archive: findArchiveProblem }

function findFolderProblem(path: string): SafeText | undefined {
  accessSync(path, constants.R_OK | constants.X_OK)
  if (existsSync(join(path, 'index.html'))) return undefined
  const entries = readdirSync(path)
  if (entries.length === 0)
    return safe`the folder is empty; if there is no earlier site yet, ${LEAVE_OUT}`
  const inner = entries.find((entry) => existsSync(join(path, entry, 'index.html')))
  const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry))
  if (inner === undefined && archive !== undefined)
    return safe`there is no index.html in this folder; did you mean the archive “${archive}” in it?`
  if (inner !== undefined)
    return safe`there is no index.html in this folder; did you mean the folder “${inner}” in it?`
  const advice = safe`use the folder that contains the earlier site’s index.html, or ${LEAVE_OUT}`
  return safe`there is no index.html in this folder; ${advice}`
}

function findArchiveProblem(path: string): SafeText | undefined {
  const start = readStartOfFile(path, HEAD_SIZE)
  if (start.length === 0) {
    const advice = safe`use an archive or a folder of the earlier site, or ${LEAVE_OUT}`
    return safe`the file is empty; ${advice}`
  }
  if (detectFormat(start) !== undefined) return undefined
  const found = safe`the format of this file is not supported; it looks like ${describeContent(start)}`
  const expected = safe`Expected a folder or an archive (zip, tar, tar.gz, or tar.zst)`
  return safe`${found}. ${expected}. Check how the file was created`
}

/**
 * Makes sure that neither of two sites is inside the other. `laterName` is the name of the later
 * one in errors. Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
export function ensureSitesAreApart(
  { name, path, kind }: EarlierSite,
  sitePath: string,
  laterName: string,
): void {
  const earlier = followLinks(path)
  const later = followLinks(sitePath)
  if (kind === 'folder' && earlier === later) {
    const advice = safe`use a copy of the earlier site`
    throw invalid`is “${name}”, which is ${laterName} itself, so nothing could ever differ: ${advice}`
  }
  if (isWithin(earlier, later))
    throw invalid`is “${name}”, which is inside ${laterName}: keep the earlier site outside it`
  if (kind === 'folder' && isWithin(later, earlier))
    throw invalid`is “${name}”, which contains ${laterName}: keep the two sites apart`
}
