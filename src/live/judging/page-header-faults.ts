import type { IncomingHttpHeaders } from 'node:http'
import { findPageCachingFault } from './caching-faults.ts'
import type { LiveFault } from './live-fault.ts'
import { findNoindexFault } from './noindex.ts'

/** Returns the faults of a page that its headers alone reveal. */
export function findPageHeaderFaults(headers: IncomingHttpHeaders): readonly LiveFault[] {
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
