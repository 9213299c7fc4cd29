import type { Addresses, ResolvedAddress } from '../../web/address.ts'
import type { Site } from '../../web/host/site.ts'
import { hasFolder } from '../../web/tree.ts'

/**
 * What begins with two slashes and a name that no public host has, and what follows it up to a
 * query.
 */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/

/**
 * Returns what an address was probably meant to be that browsers take for one of another host,
 * because two slashes are in front of a folder of the site, as in `//assets/app.js`. Undefined if
 * there is no such folder.
 */
export function findFolderAsHost(
  value: string,
  site: Site,
  addresses: Addresses,
): ResolvedAddress | undefined {
  const [, folder = '', rest = ''] = AS_HOST.exec(value) ?? []
  if (folder === '') return undefined
  const meant = addresses.resolve(`/${folder}${rest}`, addresses.baseOfFile('index.html'))
  const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/'
  if (isWithinBasePath || hasFolder(site.names, `${folder}/`)) return meant
  return undefined
}
