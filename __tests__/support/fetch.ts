/**
 * `fetch` on a connection of its own, which is closed when the promise is settled. The server may
 * close a connection that is kept open just when it is used again, and one whose response is not
 * read to the end may be closed in the middle of it: Node's `fetch` then fails, sometimes after the
 * test.
 */
export async function fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  const response = await globalThis.fetch(url, { ...init, headers })
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}
