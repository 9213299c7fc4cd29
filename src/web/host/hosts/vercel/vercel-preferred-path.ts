/** The redirects that `cleanUrls` and `trailingSlash` of a `vercel.json` add. */
import type { JsonObject } from '../../../../common/json.ts'
import { ROOT, type RootedPath } from '../../../paths.ts'

/**
 * Returns the path to which settings for clean URLs and slashes redirect, if any:
 * `convertCleanUrls` and then `convertTrailingSlash` of `@vercel/routing-utils`.
 */
export function findPreferredPath(
  path: RootedPath,
  { cleanUrls, trailingSlash }: JsonObject,
): RootedPath | undefined {
  const cleanPath = cleanUrls === true ? removeIndexOrExtension(path) : undefined
  if (cleanPath !== undefined) return cleanPath
  const hasSlash = path.length > 1 && path.endsWith('/')
  if (trailingSlash === false && hasSlash) return path.slice(0, -1)
  if (trailingSlash === true) return findPathWithCorrectSlash(path)
  return undefined
}

/** Returns a path without the `index` or `.html` at its end; undefined if it has neither. */
function removeIndexOrExtension(path: RootedPath): RootedPath | undefined {
  const indexMatch = path.match(/^\/(?:(?<folder>.+)\/)?index(?:\.html)?\/?$/)
  if (indexMatch !== null) return ROOT.concat(indexMatch.groups?.folder ?? '')
  const extensionMatch = /\.html\/?$/.exec(path)
  if (extensionMatch === null) return undefined
  return path.slice(0, extensionMatch.index)
}

/**
 * Returns the path of a folder with a slash, or of a file without one; undefined if it is correct.
 */
function findPathWithCorrectSlash(path: RootedPath): RootedPath | undefined {
  const isWellKnown = /^\/\.well-known(?:\/|$)/.test(path)
  if (isWellKnown) return undefined
  const isFolder = /(?:^|\/)[^/.]+$/.test(path) && !path.includes('//')
  if (isFolder) return path.concat('/')
  const isFileWithSlash = /[^/]\.\w+\/$/.test(path)
  if (isFileWithSlash) return path.slice(0, -1)
  return undefined
}
