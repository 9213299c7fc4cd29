import { asBytes, type Bytes, percentDecode } from '../../web/byte-strings.ts'
import type { RefusedRedirect } from './host-response.ts'

/**
 * More than hosts need between the forms of one address: with and without `.html`, with and without
 * a slash.
 */
const MAX_HOPS = 4

/** Returns whether a redirect to this path from the root of the host, decoded, may be right. */
export type MayFollow = (path: Bytes) => boolean

/**
 * Returns the address to request after a redirect from `visited` (the last one) to `to`, or why the
 * redirect is not followed: it has to stay on the same host, and to point to another form of the
 * same address.
 */
export function chooseNextHop(
  to: string,
  visited: readonly URL[],
  mayFollow: MayFollow,
): URL | RefusedRedirect {
  const [first] = visited
  const url = URL.parse(to)
  if (url === null || first === undefined || url.origin !== first.origin)
    return { to, reason: 'other-host' }
  // Kept out of the request: nobody on the network may have us send a user name.
  url.username = ''
  url.password = ''
  url.hash = ''
  const path = percentDecode(asBytes(url.pathname))
  if (path === undefined || !mayFollow(path)) return { to, reason: 'other-page' }
  if (visited.length > MAX_HOPS || visited.some(({ href }) => href === url.href))
    return { to, reason: 'circle' }
  return url
}
