import type { Expectation } from '../expected/expectation.ts'
import type { AddressResponse } from '../requesting/origin-response.ts'
import type { LocalSite } from '../site/local-site.ts'
import { findRelativeAddressFault } from './broken-relative-addresses.ts'
import { findCanonicalFault } from './canonical-header.ts'
import { findPolicyFaults } from './content-security-policy.ts'
import type { LiveFault } from './live-fault.ts'
import { findRefreshFault } from './refresh-header.ts'

/**
 * Returns the faults of a page, in its headers and in its relative addresses, that only show when
 * its URL is compared with the site.
 * @throws any file-system error
 */
export function findUrlFaults(
  expected: Expectation,
  response: AddressResponse,
  currentSite: LocalSite,
): readonly LiveFault[] {
  if (expected.kind !== 'file' || !expected.isPage || response.kind !== 'complete') return []
  const { body, headers, finalUrl } = response
  if (body === undefined) return []
  const page = { finalUrl, currentSite, fileIndex: expected.fileIndex }
  const faults = [
    findRefreshFault(headers, page),
    findCanonicalFault(headers, page),
    ...findPolicyFaults(headers, page),
  ]
  // The addresses in a transformed page may have changed.
  const isOriginal = body.result === 'same'
  if (isOriginal) faults.push(findRelativeAddressFault(page))
  return faults.filter((fault) => fault !== undefined)
}
