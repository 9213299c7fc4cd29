/** Opens Octokit, whose requests go through the proxy of the runner. Only this file loads it. */
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import { fetch, type RequestInit, type Response } from 'undici'
import { readRedirectTarget } from '../net/follow-redirects.ts'
import { USER_AGENT } from '../net/request.ts'
import { UnreadableResponse } from './unreadable-response.ts'

/** The toolkit's client. */
export type Octokit = ReturnType<typeof getOctokit>

/** RFC 9110, section 15.4.3. */
const FOUND = 302

/** More redirects than a renamed repository needs. */
const MAX_REDIRECTS = 3

/** Returns the client for the API at this address. */
export function openOctokit(token: string, apiUrl: string): Octokit {
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: USER_AGENT,
    request: {
      fetch: fetchThroughProxy,
      // It would print what the server says about deprecations, verbatim and on stderr.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    },
  })
}

/**
 * Sends a request through the proxy that the toolkit finds for the destination. Follows redirects
 * only within GitHub, such as those of a renamed repository:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 * With `redirect: 'manual'`, the redirect to a file (302) is returned to the caller:
 * https://docs.github.com/rest/actions/artifacts#download-an-artifact
 * @throws UnreadableResponse for any other redirect
 */
async function fetchThroughProxy(url: string, options: RequestInit): Promise<Response> {
  const { origin } = new URL(url)
  const isManual = options.redirect === 'manual'
  for (let requested = url, redirects = 0; ; redirects++) {
    const dispatcher = new HttpClient().getAgentDispatcher(requested)
    const proxied: RequestInit = { ...options, redirect: 'manual' }
    if (dispatcher) proxied.dispatcher = dispatcher
    const response = await fetch(requested, proxied)

    const { status, headers } = response
    const target = findRedirect(status, headers.get('location'), new URL(requested))
    if (target === undefined) return response
    const isSameOrigin = URL.parse(target)?.origin === origin
    const isForCaller = status === FOUND || !isSameOrigin
    if (isManual && isForCaller) return response

    await response.body?.cancel()
    const canFollow = isSameOrigin && redirects < MAX_REDIRECTS
    if (!canFollow) throw UnreadableResponse.ofRedirect(target)
    requested = target
  }
}

/** Returns the address that a response redirects to; undefined if it is not a redirect. */
export function findRedirect(
  statusCode: number,
  location: string | null | undefined,
  from: URL,
): string | undefined {
  return readRedirectTarget({ statusCode, headers: { location: location ?? undefined } }, from)
}
