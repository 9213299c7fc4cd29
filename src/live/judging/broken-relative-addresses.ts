/**
 * Finds relative addresses that are broken because the host shows their page in a different folder
 * from its file.
 */
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import { stripFragment } from '../../web/fragments.ts'
import { isAlwaysRelocated } from '../../web/host/relocated-pages.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { decodePageText, findBaseHref } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import {
  AddressResolver,
  type Base,
  isLongData,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import { makeUrl } from '../site/urls.ts'
import type { LiveFault } from './live-fault.ts'
import type { ShownPage } from './shown-page.ts'

/**
 * Returns the fault of the address at which a page is shown; undefined if its relative addresses
 * work there. The content of the page must be that of its file.
 * @throws any file-system error
 */
export function findRelativeAddressFault({
  finalUrl,
  currentSite,
  fileIndex,
}: ShownPage): LiveFault | undefined {
  const file = currentSite.getFile(fileIndex)
  if (file.isLarge) return undefined
  const { pathname: to } = finalUrl
  const broken = findBrokenRelativeAddress(currentSite.servedSite, file.name, to, () => file.read())
  if (broken === undefined) return undefined
  return { kind: 'live-redirected/relative-address', to, ...broken }
}

/** A relative address that is broken where the host shows its page; untrusted text. */
interface BrokenAddress {
  /** The address as written in the page. */
  readonly written: string
  /** The path that it points to, where nothing exists. */
  readonly missingPath: string
}

/**
 * Returns the first address of a page that works from the folder of its file, but not from
 * `shownPath`, where the host shows the page. This path is percent-encoded and starts at the root
 * of the host. Undefined if there is none. Also undefined if the host always shows the page in
 * another folder, because then the check of the site reports it. `read` returns the page.
 * @throws any error from `read`
 */
export function findBrokenRelativeAddress(
  servedSite: ServedSite,
  name: Bytes,
  shownPath: string,
  read: () => Buffer,
): BrokenAddress | undefined {
  const addressResolver = new AddressResolver(servedSite.snapshot)
  const pageBases = makeBothBases(addressResolver, name, shownPath)
  if (getUrlFolder(pageBases.atShownPath) === getUrlFolder(pageBases.atFile)) return undefined
  const fileIndex = servedSite.fileIndexes.get(name)
  if (fileIndex !== undefined && isAlwaysRelocated(servedSite, fileIndex)) return undefined

  const page = decodePageText(read(), chooseSyntax(name))
  const baseHref = findBaseHref(page, chooseSyntax(name))
  const bases = applyBaseElement(addressResolver, baseHref, pageBases)
  const works = (address: Bytes, base: Base) =>
    mayExist(addressResolver.resolve(address, base), servedSite)
  const broken = listAddresses(name, page).find(
    (address) => works(address, bases.atFile) && !works(address, bases.atShownPath),
  )
  if (broken === undefined) return undefined
  const written = toText(broken)
  const url = URL.parse(written, bases.atShownPath.url)
  return { written, missingPath: url?.pathname ?? written }
}

/** The bases of a page: at its file, and where the host shows it. */
interface Bases {
  readonly atFile: Base
  readonly atShownPath: Base
}

/** Returns the bases of a page without its `<base>`. */
function makeBothBases(addressResolver: AddressResolver, name: Bytes, shownPath: string): Bases {
  const atFile = addressResolver.makeFileBase(name)
  // At `/docs`, without the slash of the base path `/docs/`, a page is in no folder of the site.
  const atShownPath = { url: makeUrl(atFile.url, shownPath).href, folder: undefined }
  return { atFile, atShownPath }
}

/** Returns the bases of a page with the address in its `<base>`. A full URL makes them equal. */
function applyBaseElement(
  addressResolver: AddressResolver,
  baseHref: Bytes | undefined,
  { atFile, atShownPath }: Bases,
): Bases {
  return {
    atFile: addressResolver.makeElementBase(baseHref, atFile),
    atShownPath: addressResolver.makeElementBase(baseHref, atShownPath),
  }
}

/** Returns the addresses of a page without their fragments. */
function listAddresses(name: Bytes, page: Bytes): readonly Bytes[] {
  const addresses: Bytes[] = []
  scanPage(name, page, (_, value) => {
    const address = stripFragment(value)
    if (!isLongData(address)) addresses.push(address)
  })
  return addresses
}

/** May something exist at an address, according to the site and its rules? */
function mayExist(address: ResolvedAddress, servedSite: ServedSite): boolean {
  switch (address.kind) {
    case 'outside-base-path':
      return address.specifiesHost || servedSite.isServicePath(address.pathname)
    case 'site': {
      const isServed = servedSite.findContent(address.path, address.query) !== undefined
      return isServed || servedSite.mayUnreadRuleServe(address.path, undefined)
    }
    default:
      return true
  }
}

function getUrlFolder({ url }: Base): string {
  return url.replace(/[^/]*$/, '')
}
