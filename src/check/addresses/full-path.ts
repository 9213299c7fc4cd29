import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SitePath } from '../../web/paths.ts'
import { showPath } from '../../web/resolve-address.ts'
import { mergeSlashes } from '../../web/slashes.ts'

/**
 * Returns a decoded path with the base path in front, which stays percent-encoded: the key of a
 * finding. If the host merges slashes, so does this.
 */
export function makeFullPath(path: SitePath, { snapshot, hostTraits }: ServedSite): Bytes {
  const servedPath = hostTraits.mergesSlashes ? mergeSlashes(path) : path
  return toBytes(snapshot.basePath).concat(showPath(servedPath))
}
