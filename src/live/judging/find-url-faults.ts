import type { Expectation } from '../expected/expectations.ts'
import type { CompleteResponse, NoResponse } from '../requesting/host-response.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { LiveFault } from './live-fault.ts'
import { findHeaderTargetFaults } from './page-headers.ts'
import { findRelativeAddressFaults } from './relative-addresses.ts'

/**
 * Returns the faults of a page that its URL and the site show together: in its headers, and in its
 * relative addresses.
 * @throws any file-system error
 */
export function findUrlFaults(
  expected: Expectation,
  response: CompleteResponse | NoResponse,
  published: LocalSite,
): readonly LiveFault[] {
  if (expected.kind !== 'file' || !expected.isPage || response.kind !== 'complete') return []
  const { body, headers, finalUrl } = response
  if (body === undefined) return []
  const page = { shownAt: finalUrl, published, fileIndex: expected.fileIndex }
  const faults = findHeaderTargetFaults(headers, page)
  // The addresses in a rewritten page may have changed.
  if (body.match !== 'same') return faults
  return [...faults, ...findRelativeAddressFaults(page)]
}
