/**
 * The forms of paths, each a type. All are decoded. With the base path `/docs/`, the address
 * `/docs/guide/` has the site path `guide/` and the rooted path `/guide/`.
 */
import { type Ascii, type Bytes, toBytes } from './byte-strings.ts'

declare const root: unique symbol

/**
 * A path from the root of the site, without a slash at its start: the name of a file, or the part
 * of an address after the base path. Empty for the root. Any bytes can be one, except paths of
 * another form.
 */
export type SitePath = Bytes & { readonly [root]?: never }

/**
 * A path from the root of the site, with a slash at its start, as in the rules of a redirect file.
 * Only the root of a host has such a file, so its rules have no base path.
 */
export type RootedPath = RootedPathMembers & Bytes

interface RootedPathMembers {
  readonly [root]: 'site'
  concat(...parts: readonly (Bytes | Ascii)[]): RootedPath
  slice(start: 0, end?: number): RootedPath
}

/** The root of a site. */
export const ROOT = asRootedPath(toBytes('/'))

/** Casts a path that begins with a slash. */
export function asRootedPath(path: Bytes): RootedPath {
  return path as RootedPath
}

/** Returns a path of the site with a slash at its start. */
export function toRootedPath(path: SitePath): RootedPath {
  return ROOT.concat(path)
}

/** Returns a path of the site without the slash at its start. */
export function toSitePath(path: RootedPath): SitePath {
  return path.slice(1)
}
