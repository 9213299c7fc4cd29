import type { FileIndex } from '../../web/tree.ts'
import type { AssetKind } from '../comparing/list-page-loads.ts'

/**
 * The expected response to one address. Its `requestPath` is percent-encoded and starts at the root
 * of the host.
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
  readonly requestPath: string
  /** Do hosts or uploads often leave out such a file? */
  readonly mayBeUnpublished: boolean
  /** Is it the page that hosts show, with status 404, where there is no file? */
  readonly isNotFoundPage: boolean
  /** Set if it is a page whose name has no extension. */
  readonly extensionlessPage?: ExtensionlessPage | undefined
  /** Set if pages load it as an asset, and its name stays the same when its content changes. */
  readonly assetKind?: AssetKind | undefined
  /** Whether the earlier site is known to have different content under this name. */
  readonly isKnownToHaveChanged?: boolean
}

/** A page whose name has no extension, so that the host may not know that it is a page. */
export interface ExtensionlessPage {
  /** Whether another page links to it. */
  readonly isLinked: boolean
}

/** No content at the address of a file that only the earlier site has. */
export interface ExpectedRemoval extends SiteFile {
  readonly kind: 'removed-file'
  readonly requestPath: string
}

/** An address that no file has. */
export interface ExpectedNotFound {
  readonly kind: 'not-found'
  readonly requestPath: string
  /**
   * The page that the host should show; undefined if there is none, or if it is unknown for this
   * address.
   */
  readonly notFoundPage: SiteFile | undefined
}

/** The response for a rule of the redirect file. */
export interface ExpectedRedirect {
  readonly kind: 'redirect'
  readonly requestPath: string
  /** Its full targets, one for each name of the site's host. */
  readonly targets: readonly string[]
  readonly status: number
  /** The name of the redirect file with the rule. */
  readonly redirectFile: string
  /** The line of the rule, starting at 1. */
  readonly line: number
}
