import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { HttpClient } from '@actions/http-client'

/**
 * Sends one GET and returns the answer, whatever its status, as soon as its headers are there; follows no redirect.
 * It goes through the proxy that the environment names. The toolkit's own way of asking is not used: it is half as
 * fast with large bodies, and its time-out error shows the signature in the query.
 *
 * @throws Error of the connection, or the reason of `signal`, which also ends the body
 */
export function get(url: URL, headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // A proxy that never answers CONNECT does not notice the signal: nobody waits for it.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const agent = new HttpClient('docs-export-action', [], { keepAlive: false }).getAgent(url.href)
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const asked = send(url, { agent, headers, signal })
    asked.on('response', resolve)
    asked.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    asked.end()
  })
}
