import { asBytes, type Bytes, percentDecode } from '../../web/byte-strings.ts'
import type { Redirect } from './answer.ts'

/**
 * More than hosts need between the forms of one address: with and without `.html`, with and without
 * a slash.
 */
const MAX_HOPS = 4

/** Returns whether a redirect to this path from the root of the host, decoded, may be right. */
export type MayFollow = (path: Bytes) => boolean

/**
 * Returns the URL of an address (a percent-encoded path) at an origin, whatever the address is: it
 * never leads elsewhere.
 */
export function makeUrl(origin: string, address: string): URL {
  const url = new URL(origin)
  // Text behind an origin may change its port or host, and a relative URL that begins with `//` has
  // a host of its own.
  url.pathname = address
  return url
}

/**
 * Returns the address to ask for after a redirect from `visited` (the last one) to `to`, or why it
 * is not followed: it stays on the same host, and leads to another form of the same address.
 */
export function chooseNextHop(
  to: string,
  visited: readonly URL[],
  mayFollow: MayFollow,
): URL | Redirect {
  const [first] = visited
  const url = URL.parse(to)
  if (url === null || first === undefined || url.origin !== first.origin)
    return { to, kind: 'redirected-elsewhere' }
  // Kept out of the request: nobody on the network may have us send a user name.
  url.username = ''
  url.password = ''
  url.hash = ''
  const path = percentDecode(asBytes(url.pathname))
  if (path === undefined || !mayFollow(path)) return { to, kind: 'redirected' }
  if (visited.length > MAX_HOPS || visited.some(({ href }) => href === url.href))
    return { to, kind: 'redirect-circle' }
  return url
}

/** Returns whether two addresses are the same for readers, however they are written. */
export function isSameAddress(a: string, b: string): boolean {
  return normalized(a) === normalized(b)
}

function normalized(address: string): string {
  const url = URL.parse(address)
  if (url === null) return address
  const path = percentDecode(asBytes(url.pathname)) ?? url.pathname
  return `${url.origin}${path}${url.search}${url.hash}`
}
