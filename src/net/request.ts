import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { getProxyUrl } from '@actions/http-client/lib/proxy'

/** The user agent of all requests. */
export const USER_AGENT = 'docs-export-action'

/** What a request sends, and on which connection. */
interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers: OutgoingHttpHeaders
  readonly body?: string | undefined
  /** Aborts the request and the reading of the body. */
  readonly signal: AbortSignal
  /**
   * By default, the request gets a connection of its own: the server may close a keep-alive
   * connection just when it is used. A GET that fails in this way is sent once more on a new
   * connection, because other keep-alive connections may be closed, too.
   */
  readonly agent?: http.Agent | undefined
  /**
   * Called when there is a connection to the host, so that the request may have been sent: error
   * codes do not show that. Only for a request with a connection of its own.
   */
  readonly onConnected?: () => void
}

/**
 * Sends one request and returns the response, whatever its status, as soon as its headers have
 * arrived. It does not follow redirects, and uses the proxy from the environment. The toolkit's own
 * request function is not used: it is half as fast with large bodies, its timeout error shows the
 * query, which may contain a signature, and its module takes 60 ms and 20 MiB to load.
 *
 * @throws any error of the connection, or the reason of `signal`
 */
export async function sendRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal, agent, onConnected } = options
  const tunnel = agent ? undefined : await openProxyAgent(url)
  // Node removes the brackets of an IPv6 literal for its resolver, but a proxy needs them.
  const hostOptions = tunnel && { hostname: url.hostname }
  return new Promise((resolve, reject) => {
    // The signal does not end a wait for a proxy that never responds to CONNECT, so the promise is
    // rejected without waiting for it.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const send = url.protocol === 'https:' ? https.request : http.request
    const connection = { agent: agent ?? tunnel ?? false, ...hostOptions }
    const request = send(url, { method, headers, signal, ...connection })
    // A reused TLS connection never reports that it is connected: each request would leave a
    // listener.
    if (onConnected !== undefined) callWhenConnected(request, url, onConnected)
    let hasResponse = false
    request.on('response', (response) => {
      hasResponse = true
      resolve(response)
    })
    request.on('error', (error) => {
      const canRetry = method === 'GET' && wasKeptConnectionClosed(request, error)
      if (signal.aborted) reject(signal.reason)
      else if (canRetry && !hasResponse) resolve(sendRequest(url, { ...options, agent: undefined }))
      else reject(error)
    })
    // After a response that switches protocols, Node closes the connection without an error.
    request.on('close', () => {
      if (!hasResponse) reject(makeClosedEarlyError())
    })
    request.end(body)
  })
}

/**
 * Was a reused connection closed by the server just when it was used? See
 * https://nodejs.org/api/http.html#requestreusedsocket
 */
function wasKeptConnectionClosed(
  { reusedSocket }: http.ClientRequest,
  { code }: NodeJS.ErrnoException,
): boolean {
  const isClosed = code === 'ECONNRESET' || code === 'EPIPE'
  return reusedSocket && isClosed
}

function makeClosedEarlyError(): NodeJS.ErrnoException {
  return Object.assign(new Error('the connection was closed without a response'), {
    code: 'ECONNRESET',
  })
}

function callWhenConnected(
  request: http.ClientRequest,
  { protocol }: URL,
  onConnected: () => void,
): void {
  const isTls = protocol === 'https:'
  request.once('socket', (socket) => {
    if (!isTls && !socket.connecting) onConnected()
    else socket.once(isTls ? 'secureConnect' : 'connect', onConnected)
  })
}

/** Connections that are kept open for more requests. */
export interface ConnectionPool {
  readonly agent: http.Agent
  close(): void
}

/**
 * Returns an agent with up to `maxConnections` connections to the host of `url`, or half of that
 * through a proxy. Close it when it is no longer needed.
 * @throws Error if the address of the proxy is invalid
 */
export async function openConnectionPool(
  url: URL,
  maxConnections: number,
): Promise<ConnectionPool> {
  // The tunnel keeps a connection only for a request that is already waiting for it, and closes all
  // others itself.
  const maxTunnels = Math.max(1, Math.floor(maxConnections / 2))
  const tunnel = await openProxyAgent(url, maxTunnels)
  if (tunnel) return { agent: tunnel, close: () => {} }
  const { Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent({
    keepAlive: true,
    maxSockets: maxConnections,
    maxFreeSockets: maxConnections,
  })
  return { agent, close: () => agent.destroy() }
}

/**
 * Returns the agent for requests through a proxy, which keeps connections if `maxSockets` is given;
 * undefined without a proxy. Only such a request needs the toolkit's client, which takes longer to
 * load than a small archive takes to download.
 */
async function openProxyAgent(url: URL, maxSockets?: number): Promise<http.Agent | undefined> {
  if (!getProxyUrl(url)) return undefined
  const { HttpClient } = await import('@actions/http-client')
  const options = maxSockets === undefined ? { keepAlive: false } : { keepAlive: true, maxSockets }
  return new HttpClient(USER_AGENT, [], options).getAgent(url.href)
}
