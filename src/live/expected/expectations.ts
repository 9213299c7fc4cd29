import { iterateWithPauses } from '../../common/event-loop.ts'
import { sampleEvenly } from '../../common/sample-evenly.ts'
import { type Bytes, NO_BYTES, toBytes, toText } from '../../web/byte-strings.ts'
import { isHostConfigFile } from '../../web/host/all-hosts.ts'
import { findDottedPart } from '../../web/host/dot-files.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import type { LocalSite } from '../site/local-site.ts'
import { type ExpectedRedirect, listExpectedRedirects } from './expected-redirects.ts'
import {
  type ExtensionlessPage,
  type LoadedAs,
  readFilesUsedByPages,
} from './files-used-by-pages.ts'

/**
 * The expected response to one address. Addresses are percent-encoded paths from the root of the
 * host.
 */
export type Expectation = ExpectedFile | ExpectedGone | ExpectedNoFile | ExpectedRedirect

/** A file of a site. */
interface FileOfSite {
  readonly fileIndex: FileIndex
  readonly name: string
  readonly isPage: boolean
}

/** The content of a file of the site, at one of its addresses. */
export interface ExpectedFile extends FileOfSite {
  readonly kind: 'file'
  readonly address: string
  /** Do hosts or uploads often not publish such a file? */
  readonly mayBeMissing: boolean
  /** Is it the page that hosts show, with status 404, for missing addresses? */
  readonly isNotFoundPage: boolean
  /** Set if it is a page whose name has no extension. */
  readonly extensionlessPage?: ExtensionlessPage | undefined
  /** How pages load it, if its name stays the same when its content changes. */
  readonly loadedAs?: LoadedAs | undefined
  /**
   * Whether the earlier site is known to have other content under this name. Not for large files.
   */
  readonly isKnownToHaveChanged?: boolean
}

/** No content at the address of a file that only the earlier site has. */
interface ExpectedGone extends FileOfSite {
  readonly kind: 'gone'
  readonly address: string
}

/** An address that no file has. */
export interface ExpectedNoFile {
  readonly kind: 'no-file'
  readonly address: string
  /**
   * The page that the host should show; undefined if there is none, or if it is unknown for this
   * address.
   */
  readonly page: FileOfSite | undefined
}

/**
 * How many pages are also requested at their other addresses. A sample is enough, because one rule
 * of the host applies to all pages.
 */
const MAX_PAGES_AT_OTHER_ADDRESSES = 200

/** How many of the files that only the earlier site has are requested. */
const MAX_GONE = 200

/** Where a site is published, and the earlier one. */
interface ExpectationOptions {
  /** The origin of the published site. */
  readonly origin: string
  /** The site that was published there before, if it is known. */
  readonly earlier?: LocalSite | undefined
  /** The indexes of files that the earlier site did not have, or had with different content. */
  readonly changedFiles?: ReadonlySet<FileIndex> | undefined
  /** Letters and digits that make an address unique, so that no file has it. */
  readonly token: string
  readonly signal: AbortSignal
}

/** The expected responses of a host. */
interface Expectations {
  readonly expectations: readonly Expectation[]
  /** How many files have no address under the host's rules. */
  readonly withoutAddress: number
}

/**
 * Returns the expected responses: each file at the host's preferred address, some pages at their
 * other addresses, redirect rules, removed files, and a few addresses without a file.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function listExpectations(
  published: LocalSite,
  { origin, earlier, changedFiles, token, signal }: ExpectationOptions,
): Promise<Expectations> {
  const { loaded, extensionlessPages } = await readFilesUsedByPages(published, signal)
  const files: ExpectedFile[] = []
  const otherForms: ExpectedFile[][] = []
  let withoutAddress = 0
  for await (const [fileIndex, name] of iterateWithPauses(published.site.names.entries(), signal)) {
    const [preferred, ...others] = listRequestedPaths(name, fileIndex, published)
    if (preferred === undefined) {
      if (!mayBeUnpublished(name, published)) withoutAddress++
      continue
    }
    files.push({
      ...makeExpectedFile(preferred, fileIndex, published),
      loadedAs: loaded.get(fileIndex),
      extensionlessPage: extensionlessPages.get(fileIndex),
      isKnownToHaveChanged: isKnownToHaveChanged(fileIndex, published, { earlier, changedFiles }),
    })
    if (others.length > 0)
      otherForms.push(others.map((path) => makeExpectedFile(path, fileIndex, published)))
  }

  const expectations = [
    ...files,
    ...sampleEvenly(otherForms, MAX_PAGES_AT_OTHER_ADDRESSES).flat(),
    ...listExpectedRedirects(published, origin),
    ...listGoneFiles(published, earlier),
    ...listMissingAddresses(published, token),
  ]
  return { expectations, withoutAddress }
}

/**
 * Is the earlier site known to have other content under the name of a file? Large files are not
 * compared.
 */
function isKnownToHaveChanged(
  fileIndex: FileIndex,
  published: LocalSite,
  { earlier, changedFiles }: Pick<ExpectationOptions, 'earlier' | 'changedFiles'>,
): boolean {
  const name = getFileName(published.site, fileIndex)
  if (earlier?.served.files.has(name) !== true) return false
  if (published.getFile(fileIndex).isLarge) return false
  return changedFiles?.has(fileIndex) === true
}

/**
 * Returns the paths at which a file is requested, the host's preferred one first. They are decoded
 * and relative to the site's root.
 */
function listRequestedPaths(
  name: Bytes,
  fileIndex: FileIndex,
  published: LocalSite,
): readonly Bytes[] {
  const paths = published.served.listPaths(fileIndex)
  // Hosts differ in their preferred addresses, and in what they show at `/404`.
  if (published.site.host === undefined || isNotFoundPageOfSite(name)) {
    const only = name === HOME_PAGE ? NO_BYTES : name
    return paths.filter((path) => path === only)
  }
  // At its full name, every host shows a page or redirects to the preferred address.
  return paths.filter((path, i) => i === 0 || path === name)
}

function makeExpectedFile(path: Bytes, fileIndex: FileIndex, published: LocalSite): ExpectedFile {
  const name = getFileName(published.site, fileIndex)
  return {
    kind: 'file',
    address: published.makeAddress(path),
    ...describeFile(fileIndex, published),
    mayBeMissing: mayBeUnpublished(name, published),
    isNotFoundPage: isNotFoundPageOfSite(name),
  }
}

function describeFile(fileIndex: FileIndex, published: LocalSite): FileOfSite {
  const name = getFileName(published.site, fileIndex)
  return { fileIndex, name: toText(name), isPage: isPage(name) }
}

/**
 * Is this a file that may not be published? Whether dot-files are published depends on the upload,
 * and servers often refuse them. `.well-known` is meant to be published.
 */
function mayBeUnpublished(name: Bytes, { site, served }: LocalSite): boolean {
  if (isHostConfigFile(name)) return true
  const { unpublishedDotFiles } = served.hostTraits
  if (site.host === undefined || unpublishedDotFiles === 'all')
    return findDottedPart(name, 'all') !== undefined
  return findDottedPart(name, 'all-but-well-known') !== undefined
}

/**
 * Returns pages and root scripts of the earlier site whose addresses this one does not serve. A
 * leftover service worker in the root would keep serving old content. Other files are often kept on
 * purpose, for pages that are still open in a browser.
 */
function listGoneFiles(published: LocalSite, earlier: LocalSite | undefined): ExpectedGone[] {
  if (earlier === undefined) return []
  const { served } = published
  // An unread rule may serve any of them.
  if (served.unsupportedRule !== undefined) return []

  const gone: ExpectedGone[] = []
  for (const [fileIndex, name] of earlier.site.names.entries()) {
    const isRequested = isOwnPage(name) || SCRIPT_IN_ROOT.test(name)
    if (!isRequested || mayBeUnpublished(name, earlier)) continue
    if (served.files.has(name)) continue
    const [path] = listRequestedPaths(name, fileIndex, earlier)
    if (path === undefined || served.findContent(path) !== undefined) continue
    gone.push({
      kind: 'gone',
      address: earlier.makeAddress(path),
      ...describeFile(fileIndex, earlier),
    })
  }
  return sampleEvenly(gone, MAX_GONE)
}

const SCRIPT_IN_ROOT = /^[^/]+\.m?js$/

function isOwnPage(name: Bytes): boolean {
  return isPage(name) && !isNotFoundPageOfSite(name)
}

/**
 * Returns a few addresses that no file has: a page without and with an extension, a script, and a
 * page in a folder.
 */
function listMissingAddresses(published: LocalSite, token: string): ExpectedNoFile[] {
  const { hostTraits, files, unsupportedRule } = published.served
  // An unread rule may serve any of them.
  if (unsupportedRule !== undefined) return []
  const notFoundPage = files.get('404.html')
  const showsHomePage = hostTraits.defaultNotFoundPage === 'home-page'
  if (notFoundPage === undefined && showsHomePage) return []

  const name = toBytes(`no-page-has-this-name-${token}`)
  const paths = [name, name.concat('.html'), name.concat('.js')]
  const inFolder = published.site.names.find((each) => isPage(each) && each.includes('/'))
  if (inFolder !== undefined) paths.push(inFolder.replace(/[^/]*$/, '').concat(name))

  const missing = paths.filter((path) => published.served.findContent(path) === undefined)
  return missing.map((path, i) => {
    const address = published.makeAddress(path)
    // Hosts differ in the page that they show in a folder, or instead of a script.
    const isPageKnown = i === 0 && notFoundPage !== undefined
    if (!isPageKnown) return { kind: 'no-file', address, page: undefined }
    return { kind: 'no-file', address, page: describeFile(notFoundPage, published) }
  })
}
