import type { IncomingHttpHeaders } from 'node:http'
import type { LiveFault } from './live-fault.ts'
import type { ShownPage } from './shown-page.ts'

/** A target, and the parameters up to the relation, which may be one of several in quotes. */
const TARGET_AND_PARAMETERS = /<([^<>]*)>\s*;[^,<]*/
const CANONICAL_RELATION = /\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/
/**
 * Search engines treat this header like `<link rel=canonical>`:
 * https://www.rfc-editor.org/rfc/rfc6596#section-5
 */
const CANONICAL = new RegExp(`${TARGET_AND_PARAMETERS.source}${CANONICAL_RELATION.source}`, 'i')

/** Returns the fault of a `Link` header whose canonical URL has the host name of another site. */
export function findCanonicalFault(
  { link = '' }: IncomingHttpHeaders,
  { finalUrl, currentSite }: ShownPage,
): LiveFault | undefined {
  const [, target] = CANONICAL.exec(String(link)) ?? []
  if (target === undefined) return undefined
  const url = URL.parse(target, finalUrl.href)
  if (url === null || currentSite.ownHostNames.has(url.host)) return undefined
  return { kind: 'live-header/canonical', to: url.href }
}
