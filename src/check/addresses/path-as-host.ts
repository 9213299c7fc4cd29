import { asBytes, type Bytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { HOME_PAGE } from '../../web/page-names.ts'
import {
  decodeBasePath,
  type HostPath,
  type SitePath,
  toSitePathAtDomainRoot,
} from '../../web/paths.ts'
import {
  type AddressResolver,
  decodePathname,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import { hasFolder } from '../../web/tree.ts'

/** Two slashes, a name, and the path after it. Browsers take `\` for a slash. */
const PROTOCOL_RELATIVE =
  /^[\0-\x20]*[\\/]{2}(?<name>[^\\/?#:@\s]+)(?<afterName>[\\/][^?#]*)?(?:[?#]|$)/

/** The extensions of files for browsers that are not top-level domains, unlike `.rs` and `.zip`. */
const ENDS_LIKE_NO_HOST =
  /\.(?:html?|css|m?js|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|pdf|woff2?)$/i

/**
 * Returns the address that was probably intended by one such as `//assets/app.js` or `//guide`.
 * Browsers mistake the first name for a host, although it is a folder, a page, or a file of the
 * site. Undefined if there is none. A name with a dot may be a public host, so it is only accepted
 * if it is the whole name of a file, as in `//style.css`. If a folder's name is capitalized
 * differently, the rest of the address must exist: host names ignore case, so the host may exist.
 */
export function findPathAsHost(
  written: Bytes,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): ResolvedAddress | undefined {
  const { name, afterName = NO_BYTES } = written.match(PROTOCOL_RELATIVE)?.groups ?? {}
  if (name === undefined) return undefined
  const pathname = asBytes(`/${name}${afterName}`)
  const path = toSitePathAtDomainRoot(decodePathname(pathname))
  const address = addressResolver.resolve(pathname, addressResolver.makeFileBase(HOME_PAGE))

  if (name.includes('.')) {
    const isFileInRoot = afterName === '' && servedSite.fileIndexes.has(path)
    return isFileInRoot && ENDS_LIKE_NO_HOST.test(name) ? address : undefined
  }
  const isFolder = hasFolder(servedSite.snapshot.names, `${name}/`)
  const isFile = servedSite.findFileOnAnyHost(path) !== undefined
  return isFolder || isFile || isInSite(address, servedSite) ? address : undefined
}

/** Is an address in the site, or would it be if the case of its first folder were ignored? */
function isInSite(address: ResolvedAddress, servedSite: ServedSite): boolean {
  switch (address.kind) {
    case 'site': {
      // Without a base path, any address on this host is of this kind.
      const startsWithBasePath = servedSite.snapshot.basePath !== '/'
      return startsWithBasePath || isServedInOtherCase(address.path, servedSite)
    }
    case 'outside-base-path': {
      const path = decodePathname(address.pathname)
      if (isServedBelowBasePath(path, servedSite)) return true
      return isServedInOtherCase(toSitePathAtDomainRoot(path), servedSite)
    }
    default:
      return false
  }
}

/** Is a path served if its first folder is capitalized as in the site? */
function isServedInOtherCase(path: SitePath, servedSite: ServedSite): boolean {
  const [folder = NO_BYTES] = path.split('/', 1)
  const afterFolder = path.slice(folder.length + 1)
  const folders = servedSite.rootFolders.get(folder.toLowerCase()) ?? []
  return folders.some(
    (folderOfSite) => servedSite.findServedFile(folderOfSite.concat(afterFolder)) !== undefined,
  )
}

/**
 * Does a path start with the base path, capitalized differently, and is there a file at the rest of
 * it?
 */
function isServedBelowBasePath(path: HostPath, servedSite: ServedSite): boolean {
  const basePath = decodeBasePath(servedSite.snapshot.basePath)
  const pathStart = path.slice(0, basePath.length)
  const isBelow = toText(pathStart).toLowerCase() === toText(basePath).toLowerCase()
  if (!isBelow) return false
  const pathBelow = path.slice(basePath.length)
  return pathBelow !== '' && servedSite.findServedFile(pathBelow) !== undefined
}
