import { iterateWithPauses } from '../../common/event-loop.ts'
import { sampleEvenly } from '../../common/sample-evenly.ts'
import { type Bytes, NO_BYTES, toBytes, toText } from '../../web/byte-strings.ts'
import { isHostConfigFile } from '../../web/host/all-hosts.ts'
import { findUnpublishedEntry } from '../../web/host/dotfiles.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage, NOT_FOUND_PAGE } from '../../web/page-names.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import type { AssetKind } from '../comparing/page-loads.ts'
import type { LocalSite } from '../site/local-site.ts'
import { type ExpectedRedirect, listExpectedRedirects } from './expected-redirects.ts'
import { type ExtensionlessPageUse, findFilesUsedByPages } from './files-used-by-pages.ts'

/**
 * The expected response to one address. Here, an address is a percent-encoded path from the root of
 * the host.
 */
export type Expectation = ExpectedFile | ExpectedRemoval | ExpectedNotFound | ExpectedRedirect

/** The position of an address in the list of expectations. */
export type AddressIndex = number

/** A file of a site. */
export interface SiteFile {
  readonly fileIndex: FileIndex
  readonly name: string
  readonly isPage: boolean
}

/** The content of a file of the site, at one of its addresses. */
export interface ExpectedFile extends SiteFile {
  readonly kind: 'file'
  readonly address: string
  /** Do hosts or uploads often leave out such a file? */
  readonly mayBeUnpublished: boolean
  /** Is it the page that hosts show, with status 404, where there is no file? */
  readonly isNotFoundPage: boolean
  /** Set if it is a page whose name has no extension. */
  readonly extensionlessPageUse?: ExtensionlessPageUse | undefined
  /** Set if pages load it as an asset, and its name stays the same when its content changes. */
  readonly assetKind?: AssetKind | undefined
  /** Whether the earlier site is known to have different content under this name. */
  readonly isKnownToHaveChanged?: boolean
}

/** No content at the address of a file that only the earlier site has. */
interface ExpectedRemoval extends SiteFile {
  readonly kind: 'removed-file'
  readonly address: string
}

/** An address that no file has. */
export interface ExpectedNotFound {
  readonly kind: 'not-found'
  readonly address: string
  /**
   * The page that the host should show; undefined if there is none, or if it is unknown for this
   * address.
   */
  readonly notFoundPage: SiteFile | undefined
}

/**
 * How many pages are also requested at their other addresses. A sample is enough, because one rule
 * of the host applies to all pages.
 */
const MAX_PAGES_AT_OTHER_ADDRESSES = 200

/** How many of the files that only the earlier site has are requested. */
const MAX_REMOVED_FILES = 200

/** Where a site is published, and the earlier one. */
interface ExpectationOptions {
  /** The origin of the published site. */
  readonly origin: string
  /** The site that was published there before, if it is known. */
  readonly earlierSite?: LocalSite | undefined
  /** The indexes of files that the earlier site did not have, or had with different content. */
  readonly possiblyChangedFiles?: ReadonlySet<FileIndex> | undefined
  /** Letters and digits that make an address unique, so that no file has it. */
  readonly uniqueSuffix: string
  readonly signal: AbortSignal
}

/** The expected responses of a host. */
interface Expectations {
  readonly expectations: readonly Expectation[]
  /**
   * How many files have no address under the host's rules. Files that may be unpublished are not
   * counted.
   */
  readonly unaddressedFileCount: number
}

/**
 * Returns the expected responses: each file at one address, some pages at their other addresses,
 * redirect rules, removed files, and a few addresses without a file. For a file, this is the
 * address that the host prefers; without a known host, it is the file's own name.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function listExpectations(
  currentSite: LocalSite,
  options: ExpectationOptions,
): Promise<Expectations> {
  const { origin, earlierSite, uniqueSuffix, signal } = options
  const { assetKinds, extensionlessPageUses } = await findFilesUsedByPages(currentSite, signal)
  const { names } = currentSite.snapshot
  const files: ExpectedFile[] = []
  const pagesAtOtherAddresses: ExpectedFile[][] = []
  let unaddressedFileCount = 0
  for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
    const [preferredPath, ...otherPaths] = listRequestedPaths(name, fileIndex, currentSite)
    if (preferredPath === undefined) {
      if (!mayBeUnpublished(name, currentSite)) unaddressedFileCount++
      continue
    }
    files.push({
      ...makeExpectedFile(preferredPath, fileIndex, currentSite),
      assetKind: assetKinds.get(fileIndex),
      extensionlessPageUse: extensionlessPageUses.get(fileIndex),
      isKnownToHaveChanged: isKnownToHaveChanged(fileIndex, currentSite, options),
    })
    if (otherPaths.length === 0) continue
    const atOtherAddresses = otherPaths.map((path) =>
      makeExpectedFile(path, fileIndex, currentSite),
    )
    pagesAtOtherAddresses.push(atOtherAddresses)
  }

  const expectations = [
    ...files,
    ...sampleEvenly(pagesAtOtherAddresses, MAX_PAGES_AT_OTHER_ADDRESSES).flat(),
    ...listExpectedRedirects(currentSite, origin),
    ...listRemovedFiles(currentSite, earlierSite),
    ...listExpectedNotFound(currentSite, uniqueSuffix),
  ]
  return { expectations, unaddressedFileCount }
}

/**
 * Is the earlier site known to have different content under the name of a file? A file of both
 * sites is in `possiblyChangedFiles` only if it differs or is large.
 */
function isKnownToHaveChanged(
  fileIndex: FileIndex,
  currentSite: LocalSite,
  { earlierSite, possiblyChangedFiles }: ExpectationOptions,
): boolean {
  const name = getFileName(currentSite.snapshot, fileIndex)
  if (earlierSite?.servedSite.fileIndexes.has(name) !== true) return false
  if (currentSite.getFile(fileIndex).isLarge) return false
  return possiblyChangedFiles?.has(fileIndex) === true
}

/**
 * Returns the paths at which a file is requested, the host's preferred one first. Without a known
 * host, and for a 404 page, it is only the file's own name; for the home page, the root. The paths
 * are decoded and relative to the site's root.
 */
function listRequestedPaths(name: Bytes, fileIndex: FileIndex, site: LocalSite): readonly Bytes[] {
  const paths = site.servedSite.listPaths(fileIndex)
  // Hosts differ in their preferred addresses, and in what they show at `/404`.
  if (site.snapshot.host === undefined || isNotFoundPageOfSite(name)) {
    const pathOfName = name === HOME_PAGE ? NO_BYTES : name
    return paths.filter((path) => path === pathOfName)
  }
  // At its full name, every host shows a page or redirects to the preferred address.
  return paths.filter((path, i) => i === 0 || path === name)
}

function makeExpectedFile(path: Bytes, fileIndex: FileIndex, site: LocalSite): ExpectedFile {
  const name = getFileName(site.snapshot, fileIndex)
  return {
    kind: 'file',
    address: site.makeAddress(path),
    ...makeSiteFile(fileIndex, site),
    mayBeUnpublished: mayBeUnpublished(name, site),
    isNotFoundPage: isNotFoundPageOfSite(name),
  }
}

function makeSiteFile(fileIndex: FileIndex, site: LocalSite): SiteFile {
  const name = getFileName(site.snapshot, fileIndex)
  return { fileIndex, name: toText(name), isPage: isPage(name) }
}

/**
 * Is this a file that might not be published? Whether dotfiles are published depends on the upload,
 * and servers often refuse them. `.well-known` is meant to be published.
 */
function mayBeUnpublished(name: Bytes, { snapshot, servedSite }: LocalSite): boolean {
  if (isHostConfigFile(name)) return true
  const { unpublishedDotFiles } = servedSite.hostTraits
  const mayAllBeUnpublished = snapshot.host === undefined || unpublishedDotFiles === 'all'
  const unpublished = mayAllBeUnpublished ? 'all' : 'all-but-well-known'
  return findUnpublishedEntry(name, unpublished) !== undefined
}

/**
 * Returns pages and root scripts of the earlier site whose addresses this one does not serve. A
 * leftover service worker in the root would keep serving old content. Other files are often kept on
 * purpose, for pages that are still open in a browser.
 */
function listRemovedFiles(
  currentSite: LocalSite,
  earlierSite: LocalSite | undefined,
): ExpectedRemoval[] {
  if (earlierSite === undefined) return []
  const { servedSite } = currentSite
  // A rule that is not supported may serve any of them.
  if (servedSite.unreadRulePlace !== undefined) return []

  const removedFiles: ExpectedRemoval[] = []
  for (const [fileIndex, name] of earlierSite.snapshot.names.entries()) {
    const isPageOrRootScript = isContentPage(name) || ROOT_SCRIPT.test(name)
    if (!isPageOrRootScript || mayBeUnpublished(name, earlierSite)) continue
    if (servedSite.fileIndexes.has(name)) continue
    const [path] = listRequestedPaths(name, fileIndex, earlierSite)
    if (path === undefined || servedSite.findContent(path) !== undefined) continue
    removedFiles.push({
      kind: 'removed-file',
      address: earlierSite.makeAddress(path),
      ...makeSiteFile(fileIndex, earlierSite),
    })
  }
  return sampleEvenly(removedFiles, MAX_REMOVED_FILES)
}

const ROOT_SCRIPT = /^[^/]+\.m?js$/

function isContentPage(name: Bytes): boolean {
  return isPage(name) && !isNotFoundPageOfSite(name)
}

/**
 * Returns a few addresses that no file has: a page without and with an extension, a script, and a
 * page in a folder.
 */
function listExpectedNotFound(currentSite: LocalSite, uniqueSuffix: string): ExpectedNotFound[] {
  const { servedSite, snapshot } = currentSite
  const { hostTraits, fileIndexes, unreadRulePlace } = servedSite
  // A rule that is not supported may serve any of them.
  if (unreadRulePlace !== undefined) return []
  const notFoundPageIndex = fileIndexes.get(NOT_FOUND_PAGE)
  const showsHomePage = hostTraits.defaultNotFoundPage === 'home-page'
  if (notFoundPageIndex === undefined && showsHomePage) return []

  const name = toBytes(`no-page-has-this-name-${uniqueSuffix}`)
  const paths = [name, name.concat('.html'), name.concat('.js')]
  const pageInFolder = snapshot.names.find((each) => isPage(each) && each.includes('/'))
  if (pageInFolder !== undefined) paths.push(pageInFolder.replace(/[^/]*$/, '').concat(name))

  const unservedPaths = paths.filter((path) => servedSite.findContent(path) === undefined)
  return unservedPaths.map((path, i) => {
    const address = currentSite.makeAddress(path)
    // The page is compared at the first path only: hosts differ in the page that they show in a
    // folder, or instead of a script.
    const isPageKnown = i === 0 && notFoundPageIndex !== undefined
    if (!isPageKnown) return { kind: 'not-found', address, notFoundPage: undefined }
    const notFoundPage = makeSiteFile(notFoundPageIndex, currentSite)
    return { kind: 'not-found', address, notFoundPage }
  })
}
