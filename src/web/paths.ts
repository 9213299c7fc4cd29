/**
 * The forms of paths, each a type. All are decoded. With the base path `/docs/`, the address
 * `/docs/guide/` has the host path `/docs/guide/`, the site path `guide/`, and the rooted path
 * `/guide/`.
 */
import { type Ascii, type Bytes, NO_BYTES, percentDecode, toBytes } from './byte-strings.ts'

declare const root: unique symbol

/**
 * A path from the root of the site, without a slash at its start: the name of a file, or the part
 * of an address after the base path. Empty for the root. Any bytes can be such a path, except for
 * paths of another form.
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

/** A path from the root of the host. */
export type HostPath = HostPathMembers & Bytes

interface HostPathMembers {
  readonly [root]: 'host'
  concat(...parts: readonly (Bytes | Ascii)[]): HostPath
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

/** Casts a decoded path from the root of the host. */
export function asHostPath(path: Bytes): HostPath {
  return path as HostPath
}

/** Returns a percent-encoded base path as a path of its host, with a slash at its end. */
export function decodeBasePath(basePath: string): HostPath {
  const bytes = toBytes(basePath)
  return asHostPath(percentDecode(bytes) ?? bytes)
}

/** Returns the path of the site that is at a path of its host; undefined outside the base path. */
export function removeBasePath(path: HostPath, basePath: HostPath): SitePath | undefined {
  if (path.startsWith(basePath)) return path.slice(basePath.length)
  if (`${path}/` === basePath) return NO_BYTES
  return undefined
}

/** Returns the path of the site that would be at a path of its host if the base path were `/`. */
export function toSitePathAtDomainRoot(path: HostPath): SitePath {
  return path.slice(1)
}
