import { asBytes, percentDecode } from '../../web/byte-strings.ts'

/**
 * Returns the URL of a percent-encoded path at an origin. For any path, the result stays at that
 * origin.
 * @throws TypeError if `origin` is not a URL
 */
export function makeUrl(origin: string, path: string): URL {
  const url = new URL(origin)
  // Appending text to an origin may change its port or host, and a relative URL that begins with
  // `//` specifies another host.
  url.pathname = path
  return url
}

/** Returns whether two URLs are equal apart from percent-encoding in their paths. */
export function isSameUrl(a: string, b: string): boolean {
  return normalizeUrl(a) === normalizeUrl(b)
}

function normalizeUrl(text: string): string {
  const url = URL.parse(text)
  if (url === null) return text
  const path = percentDecode(asBytes(url.pathname)) ?? url.pathname
  return `${url.origin}${path}${url.search}${url.hash}`
}
