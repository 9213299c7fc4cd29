/** Slashes at the start and at the end of paths. */
import type { Bytes } from './byte-strings.ts'
import type { RootedPath, SitePath } from './paths.ts'

/** Returns a path without a slash at its end. The root becomes empty. */
export function dropTrailingSlash(path: Bytes): Bytes
export function dropTrailingSlash(path: string): string
export function dropTrailingSlash(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1)
  return path
}

/** Returns a path without a slash at its end. The root stays `/`. */
export function dropTrailingSlashUnlessRoot(path: RootedPath): RootedPath
export function dropTrailingSlashUnlessRoot(path: string): string
export function dropTrailingSlashUnlessRoot(path: string): string {
  if (path === '/') return path
  return dropTrailingSlash(path)
}

/** Returns a path with a slash at its start. */
export function addLeadingSlash(path: string): string {
  if (path.startsWith('/')) return path
  return `/${path}`
}

/** Returns a path with a slash at its end if it has none, and without it otherwise. */
export function toggleTrailingSlash(path: Bytes): Bytes {
  if (path === '/') return path
  if (path.endsWith('/')) return path.slice(0, -1)
  return path.concat('/')
}

/** Returns a path with repeated slashes merged, and without a slash at its start. */
export function mergeSlashes(path: Bytes): SitePath {
  return path.replace(/\/{2,}/g, '/').replace(/^\//, '')
}
