import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as TlsAgent } from 'node:https'
import { getProxyUrl } from '@actions/http-client/lib/proxy'

/**
 * Sends one GET and returns the answer, whatever its status, as soon as its headers are there; follows no redirect.
 * It goes through the proxy that the environment names, on a connection of its own unless `agent` is given: a kept-alive
 * one may be dead. The toolkit's own request function is not used: it is half as fast with large bodies, and its
 * time-out error shows the signature in the query.
 *
 * @throws Error of the connection, or the reason of `signal`, which also ends the body
 */
export async function get(
  url: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
  agent?: Agent,
): Promise<IncomingMessage> {
  const connections = agent ?? (await proxyAgent(url)) ?? false
  return new Promise((resolve, reject) => {
    // A proxy that never answers CONNECT does not notice the signal, so it is not waited for.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const asked = send(url, { agent: connections, headers, signal })
    asked.on('response', resolve)
    asked.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    asked.end()
  })
}

/** Connections that are kept for further requests. */
export interface KeptConnections {
  readonly agent: Agent
  close(): void
}

/** Returns at most `most` connections to the host of `url`, or half of that through a proxy; to be closed in the end. */
export async function keepConnections(url: URL, most: number): Promise<KeptConnections> {
  // The tunnel keeps a connection only for a request that is waiting for it already, and closes all others itself.
  const tunnel = await proxyAgent(url, Math.max(1, Math.floor(most / 2)))
  if (tunnel) return { agent: tunnel, close: () => {} }
  const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most }
  const agent = url.protocol === 'https:' ? new TlsAgent(options) : new Agent(options)
  return { agent, close: () => agent.destroy() }
}

/**
 * Returns the agent for requests through a proxy, which keeps connections if `maxSockets` is given; undefined without a
 * proxy. Only such a request needs the toolkit's client, which takes longer to load than a small archive takes to download.
 */
async function proxyAgent(url: URL, maxSockets?: number): Promise<Agent | undefined> {
  if (!getProxyUrl(url)) return undefined
  const { HttpClient } = await import('@actions/http-client')
  const options = maxSockets === undefined ? { keepAlive: false } : { keepAlive: true, maxSockets }
  return new HttpClient('docs-export-action', [], options).getAgent(url.href)
}
