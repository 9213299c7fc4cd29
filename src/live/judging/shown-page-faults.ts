import type { Expectation } from '../expected/expectation.ts'
import type { AddressResponse } from '../requesting/origin-response.ts'
import type { LocalSite } from '../site/local-site.ts'
import { findRelativeAddressFault } from './broken-relative-addresses.ts'
import { findCanonicalFault } from './canonical-header.ts'
import { findPolicyFaults } from './content-security-policy.ts'
import type { LiveFault } from './live-fault.ts'
import { findRefreshFault } from './refresh-header.ts'

/**
 * Returns the faults of a response with a page that take the file of the page, and the URL at which
 * the host shows it, to find. page-header-faults.ts finds those that the headers alone reveal.
 * @throws any file-system error
 */
export function findShownPageFaults(
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
