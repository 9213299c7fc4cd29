import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { getProxyUrl } from '@actions/http-client/lib/proxy'

/**
 * Sends one GET and returns the answer, whatever its status, as soon as its headers are there; follows no redirect.
 * It goes through the proxy that the environment names. The toolkit's own request function is not used: it is half as
 * fast with large bodies, and its time-out error shows the signature in the query.
 *
 * @throws Error of the connection, or the reason of `signal`, which also ends the body
 */
export async function get(
  url: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const agent = await agentFor(url)
  return new Promise((resolve, reject) => {
    // A proxy that never answers CONNECT does not notice the signal, so it is not waited for.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const asked = send(url, { agent, headers, signal })
    asked.on('response', resolve)
    asked.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    asked.end()
  })
}

/**
 * Returns the agent; `false` for a new connection, because a kept-alive one may be dead. Only a request through a proxy
 * needs the toolkit's client, which takes longer to load than a small archive takes to download.
 */
async function agentFor(url: URL): Promise<Agent | false> {
  if (!getProxyUrl(url)) return false
  const { HttpClient } = await import('@actions/http-client')
  return new HttpClient('docs-export-action', [], { keepAlive: false }).getAgent(url.href)
}
