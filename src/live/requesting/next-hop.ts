import { asBytes, percentDecode } from '../../web/byte-strings.ts'
import { asHostPath } from '../../web/paths.ts'
import type { Expectation } from '../expected/expectation.ts'
import type { LocalSite, RedirectFilter } from '../site/local-site.ts'
import type { UnfollowedRedirect } from './origin-response.ts'

/**
 * The maximum number of redirects, which is more than hosts need between the forms of one address:
 * with and without `.html` or a slash.
 */
const MAX_HOPS = 4

/**
 * Where a redirect leads. For `same-page`, `url` is another form of the same address, on the same
 * origin, without credentials.
 */
type RedirectTarget =
  | { readonly kind: 'same-page'; readonly url: URL }
  | { readonly kind: 'invalid-address' | 'other-host' | 'other-page' }

/** Returns where a redirect to `to` leads from an address at `origin`. */
function classifyTarget(
  to: string,
  origin: string | undefined,
  mayRedirectTo: RedirectFilter,
): RedirectTarget {
  const url = URL.parse(to)
  if (url === null) return { kind: 'invalid-address' }
  if (url.origin !== origin) return { kind: 'other-host' }

  // A redirect must not be able to add credentials to the request.
  url.username = ''
  url.password = ''
  url.hash = ''
  const path = percentDecode(asBytes(url.pathname))
  if (path === undefined || !mayRedirectTo(asHostPath(path))) return { kind: 'other-page' }
  return { kind: 'same-page', url }
}

/** Returns whether a redirect from `from` to `to` leads to another form of the same address. */
export function leadsToSamePage(to: string, from: URL, mayRedirectTo: RedirectFilter): boolean {
  return classifyTarget(to, from.origin, mayRedirectTo).kind === 'same-page'
}

/**
 * Returns the URL to request after a redirect from the last one in `visitedUrls` to `to`, or why
 * the redirect is not followed: it does not lead to another form of the same address, or is one of
 * too many.
 */
export function chooseNextHop(
  to: string,
  visitedUrls: readonly URL[],
  mayRedirectTo: RedirectFilter,
): URL | UnfollowedRedirect {
  const [firstUrl] = visitedUrls
  const target = classifyTarget(to, firstUrl?.origin, mayRedirectTo)
  if (target.kind !== 'same-page') return { to, reason: target.kind }

  const { url } = target
  const wasVisited = visitedUrls.some(({ href }) => href === url.href)
  if (wasVisited || visitedUrls.length > MAX_HOPS) return { to, reason: 'loop' }
  return url
}

/** Returns a filter for the redirects of an address that are followed. */
export function makeRedirectFilter(expected: Expectation, currentSite: LocalSite): RedirectFilter {
  switch (expected.kind) {
    case 'file':
      return currentSite.makeRedirectFilterForFile(expected.fileIndex)
    case 'not-found':
      // Some hosts remove `.html` from every address before they look for a file.
      return (path) => currentSite.isKnownToBeUnserved(path)
    case 'removed-file':
    case 'redirect':
      // Only the first response is judged.
      return () => false
  }
}
