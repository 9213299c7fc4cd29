import { readFileSync, statSync } from 'node:fs'
import type { SourceSpot } from '../../findings/finding.ts'
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/resolve-address.ts'
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
   * Whether `address` is as written in the page. Otherwise it is the full address, which may lack
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
   * It has a line if all candidates are on one line.
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
    const addressIndex = this.#readAddressIndex(file, source.isProgram)
    const matcher = new AddressMatcher(pageName, file.name, this.#options)

    const similarAddresses = matchKeys.flatMap((key) => addressIndex.addressesByKey.get(key) ?? [])
    const equivalentAddresses = similarAddresses.filter(({ address }) =>
      this.#isEquivalent(pageAddress, address, matcher),
    )
    const isInSource =
      equivalentAddresses.length > 0 ||
      matchKeys.some((key) => addressIndex.possibleKeys.has(key)) ||
      this.#mayBeRewritten(pageAddress.address, similarAddresses, matchKeys, matcher)
    if (!isInSource) return undefined
    return { path: file.name, line: findOnlyLine(equivalentAddresses), url: source.url }
  }

  #isEquivalent(
    { address, isAsWritten }: PageAddress,
    addressInSource: string,
    matcher: AddressMatcher,
  ): boolean {
    const hasFragment = isAsWritten || address.includes('#')
    const compared = hasFragment ? addressInSource : stripFragment(addressInSource)
    if (matcher.areEquivalent(address, compared)) return true
    if (!this.#isBroken(compared, matcher)) return false
    if (matcher.mayBeEquivalentIfBroken(address, compared)) return true
    return (
      matcher.isEquivalentFromRoot(address, compared) &&
      !this.#isReportedUnchanged(compared, matcher)
    )
  }

  /** Is there a finding about an address as the source has it? Then the page has it unchanged. */
  #isReportedUnchanged(address: string, matcher: AddressMatcher): boolean {
    return this.#options.isReported(toBytes(matcher.resolvePath(address)))
  }

  /** May an address of the page be a broken one in its source, which the generator rewrote? */
  #mayBeRewritten(
    address: string,
    similar: readonly SourceAddress[],
    matchKeys: readonly string[],
    matcher: AddressMatcher,
  ): boolean {
    if (!matcher.pointsToSite(address)) return false
    return similar.some(
      ({ address }) => hasMatchKey(address, matchKeys) && this.#isBroken(address, matcher),
    )
  }

  /** Is an address broken? If the site serves it, it is not the one in the finding. */
  #isBroken(address: string, matcher: AddressMatcher): boolean {
    const paths = matcher.listPaths(address)
    return paths.length > 0 && !paths.some((path) => this.#options.isServed(toBytes(path)))
  }

  #readAddressIndex({ path, name }: SourceFile, isProgram: boolean): AddressIndex {
    const cached = this.#addressIndexes.get(path)
    if (cached !== undefined) return cached

    const lines = listLinkableLines(readSource(path), name, isProgram)
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
