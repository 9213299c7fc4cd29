import type { Bytes } from '../../web/byte-strings.ts'
import {
  computeIdentityAt,
  type Identity,
  listIdentities,
  type RawFinding,
} from '../collector/raw-finding.ts'
import type { EarlierAddresses } from './earlier-addresses.ts'

/** The identities that findings of a site may have had in the earlier one, before pages moved. */
export class EarlierIdentities {
  readonly #addresses: EarlierAddresses | undefined
  /** In how many files the listed findings of the earlier site occur. */
  readonly #fileCounts = new Map<Identity, number>()

  /** `addresses`: undefined if it is unknown which pages moved. */
  constructor(earlierFindings: readonly RawFinding[], addresses: EarlierAddresses | undefined) {
    this.#addresses = addresses
    for (const finding of earlierFindings) {
      if (finding.standsForUnlisted) continue
      for (const identity of listIdentities(finding)) {
        const fileCount = this.#fileCounts.get(identity) ?? 0
        this.#fileCounts.set(identity, fileCount + finding.fileCount)
      }
    }
  }

  /**
   * Returns the sets of identities that a finding may have had. The finding is known if the earlier
   * site has all identities of one set.
   */
  listIdentitySets(finding: RawFinding): Identity[][] {
    if (this.#addresses === undefined || finding.standsForUnlisted) return []
    // The destination may have moved.
    const earlierAddresses = this.#addresses.listEarlierAddresses(finding.key)
    const sets = listIdentitiesAt(finding, earlierAddresses).map((identity) => [identity])

    // The pages with the link may have moved.
    const onMovedPages = listIdentitiesOnMovedPages(finding, this.#addresses)
    if (onMovedPages !== undefined && !this.#isAlsoOnUnmovedPages(finding, onMovedPages))
      sets.push(onMovedPages)
    return sets
  }

  /**
   * Is a finding also on pages that did not move, although its kept spots are on pages that did?
   * There are such pages if more files have the finding than had it before the move, as findings
   * with these identities.
   */
  #isAlsoOnUnmovedPages(
    { fileCount, spots }: RawFinding,
    identities: readonly Identity[],
  ): boolean {
    const areAllSpotsKept = fileCount === spots.length
    if (areAllSpotsKept) return false
    const earlierFileCount = this.#countFiles(identities)
    return earlierFileCount !== undefined && fileCount > earlierFileCount
  }

  /**
   * Returns in how many files the earlier findings with these identities are; undefined if that is
   * not known, as for unlisted findings.
   */
  #countFiles(identities: readonly Identity[]): number | undefined {
    let sum = 0
    for (const identity of new Set(identities)) {
      const fileCount = this.#fileCounts.get(identity)
      if (fileCount === undefined) return undefined
      sum += fileCount
    }
    return sum
  }
}

/**
 * Returns the identities that the finding had on the pages of its spots before they moved;
 * undefined if one of them did not move: on that page, the same link had the same meaning, so the
 * finding is new.
 */
function listIdentitiesOnMovedPages(
  finding: RawFinding,
  addresses: EarlierAddresses,
): Identity[] | undefined {
  const identitiesBySpot = finding.spots.map(({ fileName }) =>
    listIdentitiesAt(finding, addresses.listEarlierDestinations(finding.key, fileName)),
  )
  const haveAllMoved = identitiesBySpot.every((identities) => identities.length > 0)
  if (!haveAllMoved) return undefined
  return identitiesBySpot.flat()
}

/** Returns the identities that a finding would have at these addresses. */
function listIdentitiesAt(finding: RawFinding, addresses: readonly Bytes[]): Identity[] {
  return addresses
    .map((address) => computeIdentityAt(finding, address))
    .filter((identity) => identity !== undefined)
}
