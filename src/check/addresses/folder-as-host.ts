import { type Bytes, NO_BYTES, ROOT } from '../../web/byte-strings.ts'
import type { SiteData } from '../../web/host/site-snapshot.ts'
import { HOME_PAGE } from '../../web/page-names.ts'
import type { Addresses, ResolvedAddress } from '../../web/resolve-address.ts'
import { hasFolder } from '../../web/tree.ts'

/** Two slashes, a name without a dot, which no public host has, and the path after it. */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/

/**
 * Returns the address that was probably meant by one such as `//assets/app.js`. Browsers take
 * `assets` for a host, although it is a folder of the site. Undefined if there is no such folder.
 */
export function findFolderAsHost(
  written: Bytes,
  site: SiteData,
  addresses: Addresses,
): ResolvedAddress | undefined {
  const found = written.match(AS_HOST)
  const folder = found?.[1] ?? NO_BYTES
  const rest = found?.[2] ?? NO_BYTES
  if (folder === '') return undefined
  const meant = addresses.resolve(ROOT.concat(folder, rest), addresses.makeFileBase(HOME_PAGE))
  const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/'
  if (isWithinBasePath || hasFolder(site.names, `${folder}/`)) return meant
  return undefined
}
