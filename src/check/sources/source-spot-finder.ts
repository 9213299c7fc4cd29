import { readFileSync, statSync } from 'node:fs'
import type { SourceSpot } from '../../findings/finding.ts'
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import { AddressMatcher, getMatchKey, listMatchKeys, type SiteAddress } from './address-matcher.ts'
import { findSourceAddresses, type SourceAddress } from './source-addresses.ts'
import { listLinkableLines } from './source-languages.ts'
import type { SourceLocation } from './source-location.ts'
import { type SourceFile, type Workspace, WorkspaceFiles } from './workspace-files.ts'

/** The largest source that is read, in bytes. Nobody writes larger documents by hand. */
const MAX_SOURCE_BYTES = 1024 ** 2

/** How many addresses in sources are cached. Beyond that, the cache is cleared. */
const MAX_CACHED_ADDRESSES = 200_000

/** The pages of a site, and where their sources are. */
interface SourceOptions extends SiteAddress {
  /** The sources of pages, by the pages' names as text. */
  readonly sourcesByPage: ReadonlyMap<string, SourceLocation>
  /** Without a workspace, no source is found. */
  readonly workspace: Workspace | undefined
  /** Whether the host serves a path within the site. */
  readonly isServed: (path: Bytes) => boolean
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

/** The addresses in a source, by their match keys: see `getMatchKey`. */
interface AddressIndex {
  readonly addressesByKey: ReadonlyMap<string, readonly SourceAddress[]>
  /** The match keys of possible addresses in unknown forms. */
  readonly possibleKeys: ReadonlySet<string>
}

/** Finds where the addresses in pages are written. */
export class SourceSpotFinder {
  readonly #options: SourceOptions
  readonly #files: WorkspaceFiles | undefined
  readonly #addressIndexes = new Map<string, AddressIndex>()
  /** How many addresses are in `#addressIndexes`. */
  #cachedCount = 0

  constructor(options: SourceOptions) {
    this.#options = options
    const { workspace } = options
    this.#files = workspace && new WorkspaceFiles(workspace)
  }

  /**
   * Returns the source in which an address of a page is written; undefined if that is not certain.
   * It has a line if all addresses that match are on one line.
   */
  find(pageName: string, pageAddress: PageAddress): SourceSpot | undefined {
    const { basePath, sourcesByPage } = this.#options
    const source = sourcesByPage.get(pageName)
    const file = source && this.#files?.find(source)
    if (source === undefined || file === undefined) return undefined

    // Findings about the page itself are not written in its source.
    if (pageAddress.address === pageName || pageAddress.address === basePath + pageName)
      return undefined
    const matchKeys = listMatchKeys(pageAddress.address)
    if (matchKeys.length === 0) return undefined
    const addressIndex = this.#readAddressIndex(file, source.documentsProgram)
    const matcher = new AddressMatcher(pageName, file.name, this.#options)

    const candidates = matchKeys.flatMap((key) => addressIndex.addressesByKey.get(key) ?? [])
    const matches = candidates.filter(({ address }) =>
      this.#isSameAddress(pageAddress, address, matcher),
    )
    const isInSource =
      matches.length > 0 ||
      matchKeys.some((key) => addressIndex.possibleKeys.has(key)) ||
      this.#isAnyRewritten(pageAddress.address, candidates, matchKeys, matcher)
    if (!isInSource) return undefined
    return { path: file.name, line: findOnlyLine(matches), url: source.url }
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
    if (matcher.areEquivalent(addressInPage, addressInSource)) return true
    if (!this.#isBroken(addressInSource, matcher)) return false
    if (matcher.mayBeFromParentFolder(addressInPage, addressInSource)) return true
    if (matcher.mayBeFromSourceRoot(addressInPage, addressInSource)) return true
    return (
      matcher.isEquivalentFromRoot(addressInPage, addressInSource) &&
      !this.#isReportedUnchanged(addressInSource, matcher)
    )
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
    addressInPage: string,
    candidates: readonly SourceAddress[],
    matchKeys: readonly string[],
    matcher: AddressMatcher,
  ): boolean {
    if (!matcher.pointsToSite(addressInPage)) return false
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

  #readAddressIndex({ path, name }: SourceFile, documentsProgram: boolean): AddressIndex {
    const cached = this.#addressIndexes.get(path)
    if (cached !== undefined) return cached

    const lines = listLinkableLines(readSource(path), name, documentsProgram)
    const { addresses, possibleAddresses } = findSourceAddresses(lines, name)
    const addressIndex = {
      addressesByKey: groupByMatchKey(addresses),
      possibleKeys: new Set(possibleAddresses.map((address) => getMatchKey(address) ?? '')),
    }

    this.#cachedCount += addresses.length
    if (this.#cachedCount > MAX_CACHED_ADDRESSES) {
      this.#addressIndexes.clear()
      this.#cachedCount = addresses.length
    }
    this.#addressIndexes.set(path, addressIndex)
    return addressIndex
  }
}

/** Returns the line that all these addresses are on; undefined if they are on several lines. */
function findOnlyLine(addresses: readonly SourceAddress[]): number | undefined {
  const [line, ...otherLines] = new Set(addresses.map((each) => each.line))
  if (otherLines.length > 0) return undefined
  return line
}

/** Returns addresses by their match keys, with and without their fragments. */
function groupByMatchKey(
  addresses: readonly SourceAddress[],
): ReadonlyMap<string, readonly SourceAddress[]> {
  const groups = new Map<string, SourceAddress[]>()
  for (const sourceAddress of addresses) {
    const { address } = sourceAddress
    const keys = new Set([getMatchKey(address), getMatchKey(stripFragment(address))])
    for (const key of keys) {
      if (key === undefined) continue
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [sourceAddress])
      else group.push(sourceAddress)
    }
  }
  return groups
}

function hasMatchKey(address: string, keys: readonly string[]): boolean {
  const key = getMatchKey(address)
  return key !== undefined && keys.includes(key)
}

/** Returns the text of a source; empty if it cannot be read, which is not an error. */
function readSource(path: string): string {
  try {
    if (statSync(path).size > MAX_SOURCE_BYTES) return ''
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
