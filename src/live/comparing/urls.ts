import { asBytes, percentDecode } from '../../web/byte-strings.ts'

/**
 * Returns the URL of an address, a percent-encoded path, at an origin. For any address, the result
 * stays at that origin.
 * @throws TypeError if `origin` is not a URL
 */
export function makeUrl(origin: string, address: string): URL {
  const url = new URL(origin)
  // Appending text to an origin may change its port or host, and a relative URL that begins with
  // `//` specifies another host.
  url.pathname = address
  return url
}

/** Returns whether two addresses are equal apart from percent-encoding in their paths. */
export function isSameAddress(a: string, b: string): boolean {
  return normalizeAddress(a) === normalizeAddress(b)
}

function normalizeAddress(address: string): string {
  const url = URL.parse(address)
  if (url === null) return address
  const path = percentDecode(asBytes(url.pathname)) ?? url.pathname
  return `${url.origin}${path}${url.search}${url.hash}`
}
