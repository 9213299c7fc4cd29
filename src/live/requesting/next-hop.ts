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
 * Returns the URL to request after a redirect from the last one in `visitedUrls` to `to`, or why
 * the redirect is not followed. It must stay on the same origin, and point to another form of the
 * same address.
 */
export function chooseNextHop(
  to: string,
  visitedUrls: readonly URL[],
  mayRedirectTo: RedirectFilter,
): URL | UnfollowedRedirect {
  const [firstUrl] = visitedUrls
  const url = URL.parse(to)
  if (url === null || url.origin !== firstUrl?.origin) return { to, reason: 'other-host' }

  // A redirect must not be able to add credentials to the request.
  url.username = ''
  url.password = ''
  url.hash = ''
  const path = percentDecode(asBytes(url.pathname))
  if (path === undefined || !mayRedirectTo(asHostPath(path))) return { to, reason: 'other-page' }

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
