import type { SourceSpot } from '../../findings/finding.ts'
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { SitePath } from '../../web/paths.ts'
import { AddressMatcher, getMatchKey, listMatchKeys, type SiteAddress } from './address-matcher.ts'
import { type KeyedAddresses, SourceAddressCache } from './source-address-cache.ts'
import type { SourceAddress } from './source-addresses.ts'
import type { SourceLocation } from './source-location.ts'
import { type Workspace, WorkspaceFiles } from './workspace-files.ts'

/** The pages of a site, and where their sources are. */
interface SourceOptions extends SiteAddress {
  /** The sources of pages, by the pages' names as text. */
  readonly sourcesByPage: ReadonlyMap<string, SourceLocation>
  /** Without a workspace, no source is found. */
  readonly workspace: Workspace | undefined
  /** Whether the host serves a path within the site. */
  readonly isServed: (path: SitePath) => boolean
  /** Whether there is a finding with this full address. */
  readonly isReported: (address: Bytes) => boolean
}

/** An address in a page. */
export interface PageAddress {
  readonly address: string
  /**
   * Whether `address` is as written in the page. Otherwise, it is the full address, which may lack
   * the fragment.
   */
  readonly isAsWritten: boolean
}

/** Where an address is written in a source. */
type Match = Pick<SourceSpot, 'line'>

/** Finds where the addresses in pages are written. */
export class SourceSpotFinder {
  readonly #options: SourceOptions
  readonly #files: WorkspaceFiles | undefined
  readonly #addressCache = new SourceAddressCache()

  constructor(options: SourceOptions) {
    this.#options = options
    const { workspace } = options
    this.#files = workspace && new WorkspaceFiles(workspace)
  }

  /**
   * Returns the source in which an address of a page is written; undefined if that is not certain.
   * It has a line if all addresses that match are on one line.
   */
  find(page: string, pageAddress: PageAddress): SourceSpot | undefined {
    const source = this.#options.sourcesByPage.get(page)
    if (source === undefined) return undefined
    const file = this.#files?.find(source)
    if (file === undefined) return undefined
    // Findings about the page itself are not written in its source.
    if (this.#isAddressOfPage(pageAddress.address, page)) return undefined

    const matcher = new AddressMatcher({
      addressInPage: pageAddress.address,
      page,
      source: file.name,
      siteAddress: this.#options,
    })
    const keyedAddresses = this.#addressCache.read(file, source.documentsProgram)
    const match = this.#findMatch(pageAddress, keyedAddresses, matcher)
    if (match === undefined) return undefined
    return { path: file.name, line: match.line, url: source.url }
  }

  /**
   * Returns where a source contains an address of a page, without a line if that is not certain;
   * undefined if the source does not contain it.
   */
  #findMatch(
    pageAddress: PageAddress,
    { addressesByKey, possibleKeys }: KeyedAddresses,
    matcher: AddressMatcher,
  ): Match | undefined {
    const matchKeys = listMatchKeys(pageAddress.address)
    const candidates = matchKeys.flatMap((key) => addressesByKey.get(key) ?? [])
    const matches = candidates.filter(({ address }) =>
      this.#isSameAddress(pageAddress, address, matcher),
    )
    if (matches.length > 0) return { line: findOnlyLine(matches) }
    const isInUnknownForm = matchKeys.some((key) => possibleKeys.has(key))
    if (isInUnknownForm || this.#isAnyRewritten(candidates, matchKeys, matcher))
      return { line: undefined }
    return undefined
  }

  #isAddressOfPage(address: string, page: string): boolean {
    return address === page || address === this.#options.basePath + page
  }

  /**
   * Did an address in the source become this one in the page? Each generator changes broken
   * addresses in its own way; `AddressMatcher` has an example of each.
   */
  #isSameAddress(
    { address: addressInPage, isAsWritten }: PageAddress,
    writtenInSource: string,
    matcher: AddressMatcher,
  ): boolean {
    const mayLackFragment = !isAsWritten && !addressInPage.includes('#')
    const addressInSource = mayLackFragment ? stripFragment(writtenInSource) : writtenInSource
    if (matcher.isEquivalent(addressInSource)) return true
    if (!this.#isBroken(addressInSource, matcher)) return false
    if (matcher.mayBeFromParentFolder(addressInSource)) return true
    if (matcher.mayBeFromSourceRoot(addressInSource)) return true
    if (!matcher.isEquivalentFromRoot(addressInSource)) return false
    return !this.#isReportedUnchanged(addressInSource, matcher)
  }

  /**
   * Is there a finding about an address as the source has it? Then the page has it unchanged: if
   * there is a finding about `/guide/x.svg`, `x.svg` in `guide/p.md` did not become `/x.svg`.
   */
  #isReportedUnchanged(addressInSource: string, matcher: AddressMatcher): boolean {
    return this.#options.isReported(toBytes(matcher.resolvePath(addressInSource)))
  }

  /**
   * May the generator have made the address in the page from a broken one, in a way that is not
   * known? Then only the last part is the same: `y/deploy.md` may have become `x/deploy.html`.
   */
  #isAnyRewritten(
    candidates: readonly SourceAddress[],
    matchKeys: readonly string[],
    matcher: AddressMatcher,
  ): boolean {
    if (!matcher.pointsToSite()) return false
    return candidates.some(
      ({ address: addressInSource }) =>
        hasMatchKey(addressInSource, matchKeys) && this.#isBroken(addressInSource, matcher),
    )
  }

  /** Is an address broken? One that works in the site did not cause the finding about the page. */
  #isBroken(addressInSource: string, matcher: AddressMatcher): boolean {
    const paths = matcher.listPaths(addressInSource)
    return paths.length > 0 && !paths.some((path) => this.#options.isServed(toBytes(path)))
  }
}

/** Returns the line that all these addresses are on; undefined if they are on several lines. */
function findOnlyLine(addresses: readonly SourceAddress[]): number | undefined {
  const [line, ...otherLines] = new Set(addresses.map((each) => each.line))
  if (otherLines.length > 0) return undefined
  return line
}

function hasMatchKey(address: string, keys: readonly string[]): boolean {
  const key = getMatchKey(address)
  return key !== undefined && keys.includes(key)
}
