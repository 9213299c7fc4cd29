import { readFileSync, statSync } from 'node:fs'
import type { SourceSpot } from '../../findings/finding.ts'
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/resolve-address.ts'
import {
  AddressMatcher,
  getLastSegment,
  listLastSegments,
  type SiteAddress,
} from './address-matcher.ts'
import type { PageSource } from './page-source.ts'
import { listRenderedLines } from './rendered-text.ts'
import { type SourceFile, type Workspace, WorkspaceFiles } from './workspace-files.ts'
import { findAddresses, type SourceAddress } from './written-addresses.ts'

/** The largest source that is read, in bytes. Nobody writes larger documents by hand. */
const MAX_SOURCE_BYTES = 1024 ** 2

/** How many addresses in sources are cached. Beyond that, the cache is cleared. */
const MAX_CACHED_ADDRESSES = 200_000

/** The pages of a site, and where their sources are. */
interface SourceOptions extends SiteAddress {
  /** The sources of pages, by the pages' names as text. */
  readonly pages: ReadonlyMap<string, PageSource>
  /** Without a workspace, no source is found. */
  readonly workspace: Workspace | undefined
  /** Whether the host serves a path within the site. */
  readonly isServed: (path: Bytes) => boolean
  /** Whether there is a finding with this full address. */
  readonly isReported: (address: Bytes) => boolean
}

/** An address in a page. */
export interface AddressInPage {
  readonly address: string
  /**
   * Whether `address` is as written in the page. Otherwise it is the full address, which may lack
   * the fragment.
   */
  readonly isWritten: boolean
}

/** The addresses in a source, by their last segments. */
interface WrittenSource {
  readonly addresses: ReadonlyMap<string, readonly SourceAddress[]>
  /** The last segments of possible addresses in unknown forms. */
  readonly possibleSegments: ReadonlySet<string>
}

/** Finds where the addresses in pages are written. */
export class SourceFinder {
  readonly #options: SourceOptions
  readonly #files: WorkspaceFiles | undefined
  readonly #sources = new Map<string, WrittenSource>()
  /** How many addresses are in `#sources`. */
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
  find(pageName: string, inPage: AddressInPage): SourceSpot | undefined {
    const { basePath, pages } = this.#options
    const source = pages.get(pageName)
    const file = source && this.#files?.find(source)
    if (source === undefined || file === undefined) return undefined

    // Findings about the page itself are not written in its source.
    if (inPage.address === pageName || inPage.address === basePath + pageName) return undefined
    const lastSegments = listLastSegments(inPage.address)
    if (lastSegments.length === 0) return undefined
    const inSource = this.#read(file, source.isProgram)
    const matcher = new AddressMatcher(pageName, file.name, this.#options)

    const similar = lastSegments.flatMap((segment) => inSource.addresses.get(segment) ?? [])
    const meant = similar.filter(({ address }) => this.#isMeant(inPage, address, matcher))
    const spot = { path: file.name, line: findOnlyLine(meant), url: source.url }
    if (meant.length > 0) return spot

    const isInUnknownForm = lastSegments.some((segment) => inSource.possibleSegments.has(segment))
    if (isInUnknownForm) return spot
    const mayBeRewritten =
      matcher.isOnSite(inPage.address) && this.#hasBrokenAddress(similar, lastSegments, matcher)
    if (mayBeRewritten) return spot
    return undefined
  }

  #isMeant(
    { address, isWritten }: AddressInPage,
    addressInSource: string,
    matcher: AddressMatcher,
  ): boolean {
    const hasFragment = isWritten || address.includes('#')
    const compared = hasFragment ? addressInSource : stripFragment(addressInSource)
    if (matcher.areSame(address, compared)) return true
    if (!this.#isBroken(compared, matcher)) return false
    if (matcher.mayBeSame(address, compared)) return true
    return (
      matcher.isSameFromRoot(address, compared) && !this.#isReportedAsWritten(compared, matcher)
    )
  }

  /** Is there a finding about an address as the source has it? Then the page has it unchanged. */
  #isReportedAsWritten(address: string, matcher: AddressMatcher): boolean {
    return this.#options.isReported(toBytes(matcher.getFullPath(address)))
  }

  /** Is one of these addresses broken? The generator may have rewritten it. */
  #hasBrokenAddress(
    addresses: readonly SourceAddress[],
    lastSegments: readonly string[],
    matcher: AddressMatcher,
  ): boolean {
    return addresses.some(
      ({ address }) => hasLastSegment(address, lastSegments) && this.#isBroken(address, matcher),
    )
  }

  /** Is an address broken? If the site serves it, it is not the one in the finding. */
  #isBroken(address: string, matcher: AddressMatcher): boolean {
    const paths = matcher.listPaths(address)
    return paths.length > 0 && !paths.some((path) => this.#options.isServed(toBytes(path)))
  }

  #read({ path, name }: SourceFile, isProgram: boolean): WrittenSource {
    const known = this.#sources.get(path)
    if (known !== undefined) return known

    const lines = listRenderedLines(readSource(path), name, isProgram)
    const { addresses, possible } = findAddresses(lines, name)
    const read = {
      addresses: groupByLastSegment(addresses),
      possibleSegments: new Set(possible.map((each) => getLastSegment(each) ?? '')),
    }

    this.#cachedCount += addresses.length
    if (this.#cachedCount > MAX_CACHED_ADDRESSES) {
      this.#sources.clear()
      this.#cachedCount = addresses.length
    }
    this.#sources.set(path, read)
    return read
  }
}

/** Returns the line that all these addresses are on; undefined if it is not one line. */
function findOnlyLine(addresses: readonly SourceAddress[]): number | undefined {
  const [line, ...otherLines] = new Set(addresses.map((each) => each.line))
  if (otherLines.length > 0) return undefined
  return line
}

/** Returns addresses by their last segments, with and without their fragments. */
function groupByLastSegment(
  addresses: readonly SourceAddress[],
): ReadonlyMap<string, readonly SourceAddress[]> {
  const groups = new Map<string, SourceAddress[]>()
  for (const found of addresses) {
    const { address } = found
    const segments = new Set([getLastSegment(address), getLastSegment(stripFragment(address))])
    for (const segment of segments) {
      if (segment === undefined) continue
      const group = groups.get(segment)
      if (group === undefined) groups.set(segment, [found])
      else group.push(found)
    }
  }
  return groups
}

function hasLastSegment(address: string, segments: readonly string[]): boolean {
  const segment = getLastSegment(address)
  return segment !== undefined && segments.includes(segment)
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
