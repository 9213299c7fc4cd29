/** How hosts find the file of an address, the rules of redirect files apart. */
import type { Bytes } from '../../byte-strings.ts'
import type { TrailingSlash } from '../redirects/parsed-redirects.ts'
import type { FileResult } from '../redirects/steps.ts'

/** Returns the index of the file of that name (relative to the site's root), if there is one. */
export type FileLookup = (name: string) => number | undefined

/** What else decides. */
interface SiteSettings {
  /** Is the site's root the root of its host? */
  readonly isHostRoot: boolean
  /** Does the host's own file say that pages have no `.html` in their addresses? */
  readonly cleanUrls: boolean
  /** Are most pages of the site, apart from its home page, the `index.html` of a folder? */
  hasFolderPages(): boolean
}

/** Finds a file. `path` is absolute (from the site's root), and decoded. */
export type HostFileFinder = (path: Bytes, lookup: FileLookup, settings: SiteSettings) => FileResult

/**
 * Returns where a browser is when a host has answered `path` with a page, by the settings of its
 * redirect file: there, or where the host has sent it for the sake of a slash. Both are absolute
 * and decoded.
 */
export type ShownPathFinder = (path: string, page: Bytes, trailingSlash: TrailingSlash) => string

/** Both `/x` and `/x/` are shown where they are. */
export const keepPath: ShownPathFinder = (path) => path

/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
export function mergeSlashes(path: Bytes): Bytes {
  return path.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

/** Returns the first of the files that is there. */
export function findFirst(lookup: FileLookup, names: readonly string[]): FileResult {
  for (const name of names) {
    const file = lookup(name)
    if (file !== undefined) return { kind: 'file', file }
  }
  return undefined
}

/**
 * `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone.
 */
export const findByName: HostFileFinder = (path, lookup) => {
  const name = path.slice(1)
  if (name === '' || name.endsWith('/')) return findFirst(lookup, [`${name}index.html`])
  return findFirst(lookup, [name, `${name}.html`, `${name}/index.html`])
}

/** As `findByName`, but `/x/` is also `x.html`. */
export const findByNameOfEitherForm: HostFileFinder = (path, lookup, settings) => {
  const found = findByName(path, lookup, settings)
  if (found !== undefined || path === '/' || !path.endsWith('/')) return found
  return findFirst(lookup, [`${path.slice(1, -1)}.html`])
}
