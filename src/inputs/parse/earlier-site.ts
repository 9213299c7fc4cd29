import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { formatOf, HEAD_SIZE, looksLike } from '../../archive/magic.ts'
import { isDiskError, lstatIfExists } from '../../disk/disk-error.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/** An earlier build of the site. */
export interface EarlierSite {
  /** As it was given. */
  readonly name: string
  /** Absolute. */
  readonly path: string
  readonly is: 'folder' | 'archive'
}

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i

/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an archive does. Relative
 * paths start at `base`.
 * @throws InvalidInput
 */
export function parseEarlierSite(name: string, base: string): EarlierSite {
  // It may be a presigned link, so it is not shown.
  if (ADDRESS.test(name))
    throw new InvalidInput(
      safe`is an address, but has to be a folder or an archive on this runner: download the earlier site before this step`,
    )
  const path = resolve(base, name)
  try {
    const stats = statSync(path)
    if (!stats.isDirectory() && !stats.isFile())
      throw new InvalidInput(safe`is “${name}”, which is neither a folder nor a file`)
    accessSync(path, stats.isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK)
    const problem = stats.isDirectory() ? problemOfFolder(path) : problemOfArchive(path)
    if (problem) throw new InvalidInput(safe`is “${name}”: ${problem}`)
    return { name, path, is: stats.isDirectory() ? 'folder' : 'archive' }
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw new InvalidInput(safe`is “${name}”: ${whyUnusable(error, path)}`)
  }
}

function problemOfFolder(path: string): SafeText | undefined {
  if (existsSync(join(path, 'index.html'))) return undefined
  const entries = readdirSync(path)
  if (entries.length === 0)
    return safe`the folder is empty; if there is no earlier site yet, leave compare-with empty`
  const inner = entries.find((entry) => existsSync(join(path, entry, 'index.html')))
  return inner === undefined
    ? safe`there is no index.html in this folder; name the folder that has the earlier site’s index.html, or leave compare-with empty`
    : safe`there is no index.html in this folder; did you mean the folder “${inner}” in it?`
}

function problemOfArchive(path: string): SafeText | undefined {
  const head = Buffer.alloc(HEAD_SIZE)
  const file = openSync(path, 'r')
  try {
    const start = head.subarray(0, readSync(file, head, 0, HEAD_SIZE, 0))
    if (start.length === 0)
      return safe`the file is empty; name an archive of the earlier site or a folder with it, or leave compare-with empty`
    if (formatOf(start) !== undefined) return undefined
    return safe`this file is not an archive: it looks like ${looksLike(start)}; expected a folder, or zip, tar, tar.gz or tar.zst`
  } finally {
    closeSync(file)
  }
}

function whyUnusable({ code }: NodeJS.ErrnoException, path: string): SafeText {
  if (code === 'ENOTDIR') return safe`a part of this path is a file`
  if (code !== 'ENOENT') return safe`${path} cannot be read (${code})`
  return lstatIfExists(path)
    ? safe`the symbolic link ${path} leads nowhere`
    : safe`there is nothing at ${path}; if there is no earlier site yet, leave compare-with empty`
}
