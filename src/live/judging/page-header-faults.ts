import type { IncomingHttpHeaders } from 'node:http'
import type { ExpectedFile } from '../expected/expectation.ts'
import { findPageCachingFault } from './caching-faults.ts'
import type { LiveFault } from './live-fault.ts'
import { findNoindexFault } from './noindex.ts'

/**
 * Returns the faults in headers that only matter for pages. A 404 page is shown at every wrong
 * address, so its headers at its own address do not matter.
 */
export function findPageHeaderFaults(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
): readonly LiveFault[] {
  if (!expected.isPage || expected.isNotFoundPage) return []
  const faults = [
    findPageCachingFault(headers),
    findAttachmentFault(headers),
    findNoindexFault(headers),
  ]
  return faults.filter((fault) => fault !== undefined)
}

function findAttachmentFault(headers: IncomingHttpHeaders): LiveFault | undefined {
  if (!/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) return undefined
  return { kind: 'live-header/attachment' }
}
