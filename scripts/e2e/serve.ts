/**
 * Servers for the end-to-end scripts. As a program, it serves a folder with the rules of the examples'
 * nginx.conf. usage: serve.ts FOLDER
 */
import { buffer } from 'node:stream/consumers'
import { serveFolder } from '../../sandbox/web-server.ts'
import { serve } from '../serve.ts'

/** A request for a route. */
export interface Call {
  /** What the first group of the route's pattern matched. */
  readonly part: string
  readonly body: Buffer
  readonly origin: string
}

/** A pattern for `METHOD /path`, and the reply: a response, or any other value, which is sent as JSON. */
export type Route = readonly [RegExp, (call: Call) => unknown]

/**
 * Serves the first matching route, or 404 if it returns undefined. Prints the address of the server, which
 * `start_server` reads.
 */
export async function serveRoutes(routes: readonly Route[]): Promise<void> {
  const { origin } = await serve(async (request, response) => {
    const origin = `http://${request.headers.host}`
    const { pathname } = new URL(request.url ?? '', origin)
    const asked = `${request.method} ${decodeURIComponent(pathname)}`
    const body = await buffer(request)
    const [pattern, answer] = routes.find(([pattern]) => pattern.test(asked)) ?? []
    const part = pattern?.exec(asked)?.[1] ?? ''
    const { status, headers, bytes } = await answerOf(answer?.({ part, body, origin }))
    response.writeHead(status, headers).end(bytes)
    if (pattern === undefined) console.error(`not found: ${asked}`)
  })
  console.log(origin)
}

async function answerOf(value: unknown) {
  const notFound = Response.json({ message: 'Not Found' }, { status: 404 })
  const json = value === undefined ? notFound : Response.json(value)
  const answer = value instanceof Response ? value : json
  const headers = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

if (import.meta.main) console.log((await serve(serveFolder(process.argv[2] ?? '.'))).origin)
