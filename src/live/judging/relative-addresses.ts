/**
 * Finds relative addresses that are broken because the host shows their page in a different folder from
 * its file.
 */
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { decodePageText, findBase } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import {
  Addresses,
  type Base,
  isLongData,
  type ResolvedAddress,
  stripFragment,
} from '../../web/resolve-address.ts'
import { makeUrl } from '../site/urls.ts'
import type { LiveFault } from './live-fault.ts'
import type { ServedPage } from './page-headers.ts'

/**
 * Returns the fault of the address at which a page is shown. The content of the page must be that
 * of its file.
 * @throws any file-system error
 */
export function findRelativeAddressFaults({
  shownAt,
  published,
  fileIndex,
}: ServedPage): readonly LiveFault[] {
  const local = published.getFile(fileIndex)
  if (local.isLarge) return []
  const { pathname: to } = shownAt
  const broken = findBrokenRelative(published.served, local.name, to, () => local.read())
  if (broken === undefined) return []
  return [{ kind: 'live-redirected/relative-address', to, ...broken }]
}

/** A relative address that is broken where the host shows its page; untrusted text. */
interface BrokenAddress {
  /** The address as written in the page. */
  readonly written: string
  /** The path that it points to, where nothing exists. */
  readonly nowhere: string
}

/**
 * Returns the first address of a page that works from the folder of its file, but not from the path
 * `at`, where the host shows the page. `at` is percent-encoded and starts at the root of the host.
 * Undefined if there is none. Also undefined if the host always shows the page in another folder,
 * because then the check of the site reports it. `read` returns the page.
 * @throws any error from `read`
 */
export function findBrokenRelative(
  served: ServedSite,
  name: Bytes,
  at: string,
  read: () => Buffer,
): BrokenAddress | undefined {
  const addresses = new Addresses(served.site)
  const fileBase = addresses.makeFileBase(name)
  // `folder: undefined` because the path may be above the base path, if only without its slash.
  const shownBase: Base = { url: makeUrl(fileBase.url, at).href, folder: undefined }
  if (getUrlFolder(shownBase) === getUrlFolder(fileBase)) return undefined
  const file = served.files.get(name)
  if (file !== undefined && served.isAlwaysRelocated(file)) return undefined

  const text = decodePageText(read(), chooseSyntax(name))
  const href = findBase(text, chooseSyntax(name))
  const baseInFile = addresses.makeElementBase(href, fileBase)
  const baseAtHost = addresses.makeElementBase(href, shownBase)
  let broken: BrokenAddress | undefined
  scanPage(name, text, (_, value) => {
    const address = stripFragment(value)
    if (broken !== undefined || isLongData(address)) return
    const worksInFile = mayExist(addresses.resolve(address, baseInFile), served)
    const worksAtHost = mayExist(addresses.resolve(address, baseAtHost), served)
    if (!worksInFile || worksAtHost) return
    const written = toText(address)
    const url = URL.parse(written, baseAtHost.url)
    broken = { written, nowhere: url?.pathname ?? written }
  })
  return broken
}

/** May something exist at an address, according to the site and its rules? */
function mayExist(address: ResolvedAddress, served: ServedSite): boolean {
  switch (address.kind) {
    case 'outside-base-path':
      return address.specifiesHost || served.isServicePath(address.path)
    case 'site': {
      const isServed = served.findContent(address.path, address.query) !== undefined
      return isServed || served.mayUnsupportedRuleServe(address.path, undefined)
    }
    default:
      return true
  }
}

function getUrlFolder({ url }: Base): string {
  return url.replace(/[^/]*$/, '')
}
