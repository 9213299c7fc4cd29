/** Describes files of a site, and decides at which paths they are requested. */
import { type Bytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { isHostConfigFile } from '../../web/host/all-hosts.ts'
import { cutAfterUnpublishedDotfile } from '../../web/host/dotfiles.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import type { SitePath } from '../../web/paths.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { SiteFile } from './expectation.ts'

/** Returns the file of a site with this index. */
export function makeSiteFile(fileIndex: FileIndex, site: LocalSite): SiteFile {
  const name = getFileName(site.snapshot, fileIndex)
  return { fileIndex, name: toText(name), isPage: isPage(name) }
}

/**
 * Returns the paths at which a file is requested, the host's preferred one first. Without a known
 * host, and for a 404 page, it is only the file's own name; for the home page, the root.
 */
export function listRequestedPaths(
  name: Bytes,
  fileIndex: FileIndex,
  site: LocalSite,
): readonly SitePath[] {
  const paths = site.servedSite.listPaths(fileIndex)
  // Hosts differ in their preferred addresses, and in what they show at `/404`.
  if (site.snapshot.host === undefined || isNotFoundPageOfSite(name)) {
    const pathOfName = name === HOME_PAGE ? NO_BYTES : name
    return paths.filter((path) => path === pathOfName)
  }
  // At its full name, every host shows a page or redirects to the preferred address.
  const [preferredPath] = paths
  return paths.filter((path) => path === preferredPath || path === name)
}

/**
 * Returns whether a file might not be published. Whether dotfiles are published depends on the
 * upload, and servers often refuse them. `.well-known` is meant to be published.
 */
export function mayBeUnpublished(name: Bytes, { snapshot, servedSite }: LocalSite): boolean {
  if (isHostConfigFile(name)) return true
  const { unpublishedDotfiles } = servedSite.hostTraits
  const mayAllBeUnpublished = snapshot.host === undefined || unpublishedDotfiles === 'all'
  const unpublished = mayAllBeUnpublished ? 'all' : 'all-but-well-known'
  return cutAfterUnpublishedDotfile(name, unpublished) !== undefined
}
