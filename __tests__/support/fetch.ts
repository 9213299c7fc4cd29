/**
 * `fetch` on a connection of its own, which is over when the promise is settled. A connection that is kept open may be
 * closed by the server in the moment in which it is used again, and one whose answer nobody reads to its end may be
 * closed in the middle of it: Node's `fetch` then fails, at times after the test.
 */
export async function fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  const response = await globalThis.fetch(url, { ...init, headers })
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}
