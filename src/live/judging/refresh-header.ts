import type { IncomingHttpHeaders } from 'node:http'
import { asBytes, readBytes } from '../../web/byte-strings.ts'
import { readRefreshTarget } from '../../web/page/attribute-values.ts'
import { VisibleContentReader } from '../../web/page/visible-content-reader.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { leadsToSamePage } from '../requesting/next-hop.ts'
import type { LocalFile } from '../site/local-file.ts'
import { isSameUrl } from '../site/urls.ts'
import type { LiveFault } from './live-fault.ts'
import type { ShownPage } from './shown-page.ts'

/**
 * Returns the fault of a `Refresh` header whose target is neither any form of the same address nor
 * a target that the file itself redirects to. Browsers treat the header like
 * `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
export function findRefreshFault(
  { refresh }: IncomingHttpHeaders,
  { finalUrl, currentSite, fileIndex }: ShownPage,
): LiveFault | undefined {
  if (typeof refresh !== 'string') return undefined
  const target = readRefreshTarget(asBytes(refresh))
  if (target === undefined) return undefined
  const to = resolveRefreshTarget(target, finalUrl)
  const mayRedirectTo = currentSite.makeRedirectFilterForFile(fileIndex)
  if (leadsToSamePage(to, finalUrl, mayRedirectTo)) return undefined
  const ownTargets = listOwnRefreshTargets(currentSite.getFile(fileIndex), finalUrl)
  if (ownTargets.some((ownTarget) => isSameUrl(ownTarget, to))) return undefined
  return { kind: 'live-redirected/refresh', to }
}

/** Returns the full URLs that the file itself redirects to. */
function listOwnRefreshTargets(file: LocalFile, finalUrl: URL): string[] {
  if (file.isLarge) return []
  const targets: string[] = []
  const reader = new VisibleContentReader((kind, value) => {
    if (kind === 'redirect') targets.push(resolveRefreshTarget(value, finalUrl))
  }, chooseSyntax(file.name))
  const page = readBytes(file.read())
  reader.read(page)
  return targets
}

/** Returns the full URL of a target; the target itself if it is invalid. */
function resolveRefreshTarget(target: string, finalUrl: URL): string {
  const url = URL.parse(target, finalUrl.href)
  return url?.href ?? target
}
