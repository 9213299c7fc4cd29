import type { IncomingHttpHeaders } from 'node:http'
import { asBytes, readBytes } from '../../web/byte-strings.ts'
import { readRefreshTarget } from '../../web/page/attribute-values.ts'
import { VisibleContentReader } from '../../web/page/visible-content-reader.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import type { FileIndex } from '../../web/tree.ts'
import { chooseNextHop } from '../requesting/next-hop.ts'
import type { LocalFile } from '../site/local-file.ts'
import type { LocalSite } from '../site/local-site.ts'
import { isSameUrl } from '../site/urls.ts'
import { findBlockedSubresources } from './content-security-policy.ts'
import type { LiveFault } from './live-fault.ts'

/** A page of the site, and where the host shows it. */
export interface ShownPage {
  /** The URL at which the host shows the page, after all redirects. */
  readonly finalUrl: URL
  readonly currentSite: LocalSite
  /** The expected file. */
  readonly fileIndex: FileIndex
}

/**
 * Returns the faults of addresses that a page's headers affect: wrong targets of redirects and
 * canonical links, and blocked files.
 * @throws any file-system error
 */
export function findUrlFaultsInHeaders(
  headers: IncomingHttpHeaders,
  page: ShownPage,
): readonly LiveFault[] {
  const faults: LiveFault[] = []
  const refresh = findWrongRefresh(headers, page)
  if (refresh !== undefined) faults.push({ kind: 'live-redirected/refresh', to: refresh })
  const canonical = findCanonicalOnOtherHost(headers, page)
  if (canonical !== undefined) faults.push({ kind: 'live-header/canonical', to: canonical })

  const policy = headers['content-security-policy']
  const file = page.currentSite.getFile(page.fileIndex)
  if (policy === undefined || file.isLarge) return faults
  const blocked = findBlockedSubresources(String(policy), file.read(), file.name, page.finalUrl)
  for (const { kind, url, directive } of blocked)
    faults.push({ kind: `live-header/blocked-${kind}`, to: url, directive })
  return faults
}

/**
 * Returns the target of the `Refresh` header if it is neither another form of the address nor a
 * target that the file itself redirects to. Browsers treat it like `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function findWrongRefresh(
  { refresh }: IncomingHttpHeaders,
  { finalUrl, currentSite, fileIndex }: ShownPage,
): string | undefined {
  if (typeof refresh !== 'string') return undefined
  const target = readRefreshTarget(asBytes(refresh))
  if (target === undefined) return undefined
  const to = resolveAddress(target, finalUrl)
  const next = chooseNextHop(to, [finalUrl], currentSite.makeRedirectFilterForFile(fileIndex))
  // A loop is a page that reloads itself.
  if (next instanceof URL || next.reason === 'loop') return undefined
  const ownTargets = listOwnRefreshTargets(currentSite.getFile(fileIndex), finalUrl)
  if (ownTargets.some((ownTarget) => isSameUrl(ownTarget, to))) return undefined
  return to
}

/** Returns the full addresses that the file itself redirects to. */
function listOwnRefreshTargets(file: LocalFile, finalUrl: URL): string[] {
  if (file.isLarge) return []
  const targets: string[] = []
  const reader = new VisibleContentReader((kind, value) => {
    if (kind === 'redirect') targets.push(resolveAddress(value, finalUrl))
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

function findCanonicalOnOtherHost(
  { link = '' }: IncomingHttpHeaders,
  { finalUrl, currentSite }: ShownPage,
): string | undefined {
  const [, target] = CANONICAL.exec(String(link)) ?? []
  if (target === undefined) return undefined
  const url = URL.parse(target, finalUrl.href)
  if (url === null || currentSite.ownUrlHosts.has(url.host)) return undefined
  return url.href
}

/** Returns the full address of a target; the target itself if it is invalid. */
function resolveAddress(target: string, finalUrl: URL): string {
  const url = URL.parse(target, finalUrl.href)
  return url?.href ?? target
}
