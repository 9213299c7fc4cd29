/** What the addresses of a page are relative to. */
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import {
  findNotFoundFolder,
  isShownAtNonexistentAddresses,
} from '../../web/host/not-found-pages.ts'
import { isAlwaysRelocated } from '../../web/host/relocated-pages.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { makeRelocatedPath } from '../../web/page-names.ts'
import type { AddressResolver, Base } from '../../web/resolve-address.ts'

/** What the addresses of a page, or of an inline frame within it, are relative to. */
export interface PageBases {
  /**
   * The base with the page's `<base>`, wherever that is. Browsers resolve links with it, because
   * they do so when links are followed. A loaded file before the `<base>` may also work with
   * `withoutBaseElement`. If it works with neither, it is reported with this one.
   */
  readonly withBaseElement: Base
  /** The base as if the page had no `<base>`. */
  readonly withoutBaseElement: Base
  /** Does the page have a `<base>` with a valid address? Without one, both bases are the same. */
  readonly hasBaseElement: boolean
}

/** Returns both bases of a page. `href`: that of its `<base>`, if it has one. */
export function makePageBases(
  withoutBaseElement: Base,
  href: Bytes | undefined,
  addressResolver: AddressResolver,
): PageBases {
  const elementBase = addressResolver.findElementBase(href, withoutBaseElement)
  return {
    withBaseElement: elementBase ?? withoutBaseElement,
    withoutBaseElement,
    hasBaseElement: elementBase !== undefined,
  }
}

/** A path that stands for any wrong address, in a folder that does not exist. */
const NONEXISTENT_FOLDER = toBytes('x/y/')

/** Returns the base of a page of the site, as if the page had no `<base>`. */
export function makePageBase(
  pageName: Bytes,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): Base {
  if (isCheckedAsRelocated(pageName, servedSite))
    return makeRelocatedPageBase(pageName, servedSite, addressResolver)
  return addressResolver.makeFileBase(pageName)
}

/** Is a page only checked relative to the address at which readers see it? */
function isCheckedAsRelocated(pageName: Bytes, servedSite: ServedSite): boolean {
  const fileIndex = servedSite.fileIndexes.get(pageName)
  if (fileIndex === undefined || !isAlwaysRelocated(servedSite, fileIndex)) return false
  // A 404 page is read again as a relocated page, which would count its addresses twice.
  return !isShownAtNonexistentAddresses(servedSite, pageName)
}

/**
 * Returns the base of a page whose address is in a different folder from its file. `href`: that of
 * its `<base>`, if it has one.
 */
export function makeRelocatedPageBase(
  pageName: Bytes,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
  href?: Bytes,
): Base {
  const notFoundFolder = findNotFoundFolder(servedSite, pageName)
  const shownPath =
    notFoundFolder === undefined
      ? makeRelocatedPath(pageName)
      : notFoundFolder.concat(NONEXISTENT_FOLDER)
  const makeBaseAt = (path: Bytes) =>
    addressResolver.makeElementBase(href, addressResolver.makeFileBase(path))
  const fileBase = makeBaseAt(pageName)
  const shownBase = makeBaseAt(shownPath)
  return { ...shownBase, relocated: { path: shownPath, fileBase } }
}
