import type { IncomingHttpHeaders } from 'node:http'
import { asBytes, readBytes } from '../../web/byte-strings.ts'
import { readRefreshTarget } from '../../web/page/attribute-values.ts'
import { ComparedContentReader } from '../../web/page/compared-content-reader.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import type { FileIndex } from '../../web/tree.ts'
import { chooseNextHop } from '../requesting/next-hop.ts'
import type { LocalFile } from '../site/local-file.ts'
import type { LocalSite } from '../site/local-site.ts'
import { isSameUrl } from '../site/urls.ts'
import { findBlockedLoads } from './content-security-policy.ts'
import type { LiveFault } from './live-fault.ts'

/** A page that the host has served. */
export interface ServedPage {
  /** The URL at which the host shows the page, after all redirects. */
  readonly shownAt: URL
  readonly published: LocalSite
  /** The expected file. */
  readonly fileIndex: FileIndex
}

/**
 * Returns the faults of addresses that a page's headers affect: wrong targets of redirects and
 * canonical links, and blocked files.
 * @throws any file-system error
 */
export function findHeaderTargetFaults(
  headers: IncomingHttpHeaders,
  page: ServedPage,
): readonly LiveFault[] {
  const faults: LiveFault[] = []
  const refresh = findWrongRefresh(headers, page)
  if (refresh !== undefined) faults.push({ kind: 'live-redirected/refresh', to: refresh })
  const canonical = findForeignCanonical(headers, page)
  if (canonical !== undefined) faults.push({ kind: 'live-header/canonical', to: canonical })

  const policy = headers['content-security-policy']
  const file = page.published.getFile(page.fileIndex)
  if (policy === undefined || file.isLarge) return faults
  const blocked = findBlockedLoads(String(policy), file.read(), file.name, page.shownAt)
  for (const { kind, address, directive } of blocked)
    faults.push({ kind: `live-header/blocked-${kind}`, to: address, directive })
  return faults
}

/**
 * Returns the target of the `Refresh` header if it is neither another form of the address nor a
 * target that the file itself redirects to. Browsers treat it like `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function findWrongRefresh(
  { refresh }: IncomingHttpHeaders,
  { shownAt, published, fileIndex }: ServedPage,
): string | undefined {
  if (typeof refresh !== 'string') return undefined
  const target = readRefreshTarget(asBytes(refresh))
  if (target === undefined) return undefined
  const to = resolveAddress(target, shownAt)
  const next = chooseNextHop(to, [shownAt], published.mayRedirectToFile(fileIndex))
  if (next instanceof URL || next.reason === 'circle') return undefined
  const ownTargets = listOwnRefreshTargets(published.getFile(fileIndex), shownAt)
  if (ownTargets.some((own) => isSameUrl(own, to))) return undefined
  return to
}

/** Returns the full addresses that the file itself redirects to. */
function listOwnRefreshTargets(file: LocalFile, shownAt: URL): string[] {
  if (file.isLarge) return []
  const targets: string[] = []
  const reader = new ComparedContentReader((kind, value) => {
    if (kind === 'redirect') targets.push(resolveAddress(value, shownAt))
  }, chooseSyntax(file.name))
  const page = readBytes(file.read())
  reader.read(page)
  return targets
}

/** A target, and the parameters up to the relation, which may be one of several in quotes. */
const TARGET_AND_PARAMETERS = /<([^<>]*)>\s*;[^,<]*/
const CANONICAL_RELATION = /\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/
/**
 * Search engines treat this header like `<link rel=canonical>`:
 * https://www.rfc-editor.org/rfc/rfc6596#section-5
 */
const CANONICAL = new RegExp(`${TARGET_AND_PARAMETERS.source}${CANONICAL_RELATION.source}`, 'i')

function findForeignCanonical(
  { link = '' }: IncomingHttpHeaders,
  { shownAt, published }: ServedPage,
): string | undefined {
  const [, target] = CANONICAL.exec(String(link)) ?? []
  if (target === undefined) return undefined
  const url = URL.parse(target, shownAt.href)
  if (url === null || published.knownHostNames.has(url.host)) return undefined
  return url.href
}

/** Returns the full address of a target; the target itself if it is invalid. */
function resolveAddress(target: string, shownAt: URL): string {
  const url = URL.parse(target, shownAt.href)
  return url?.href ?? target
}
