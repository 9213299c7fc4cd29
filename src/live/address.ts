/** Returns the URL of an address (a percent-encoded path) at an origin, whatever the address is: it never leads elsewhere. */
export function urlAt(origin: string, address: string): URL {
  const url = new URL(origin)
  // Text behind an origin may change its port or host, and a relative URL that begins with `//` has a host of its own.
  url.pathname = address
  return url
}
