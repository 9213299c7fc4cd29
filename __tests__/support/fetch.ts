/**
 * `fetch` on a connection of its own. A connection that is kept open may be closed by the server in the moment in which
 * it is used again, which on a busy machine happens: Node's `fetch` then fails with ECONNRESET.
 */
export function fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  return globalThis.fetch(url, { ...init, headers })
}
