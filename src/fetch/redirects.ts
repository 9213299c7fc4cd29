import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { StepError } from '../errors.ts'
import type { Attempt } from '../net/attempt.ts'
import { sendRequest } from '../net/request.ts'
import { linkProblem } from './presigned-link.ts'

const MAX_REDIRECTS = 3

/** An answer that is no redirect. */
export interface FinalResponse {
  readonly message: IncomingMessage
  /** The address that it came from. */
  readonly url: URL
  /** The link, and every address that it redirected to: their secrets must not be shown. */
  readonly visited: readonly URL[]
}

/**
 * Sends one GET, follows redirects, and returns the first answer that is none. The headers go to every host, so they
 * must not contain a secret.
 * @throws StepError (`redirect-refused`) after too many redirects, or one to an address that cannot be used
 * @throws Error of the connection
 */
export async function getFollowingRedirects(
  link: URL,
  headers: OutgoingHttpHeaders,
  { attempt, loopbackAllowed }: { attempt: Attempt; loopbackAllowed: boolean },
): Promise<FinalResponse> {
  const visited = [link]
  for (let url = link; ; visited.push(url)) {
    const message = await sendRequest(url, { headers, signal: attempt.signal })
    attempt.heard()
    const location = redirectLocation(message.statusCode ?? 0, message.headers)
    if (location === undefined) return { message, url, visited }
    message.destroy()
    if (visited.length > MAX_REDIRECTS) throw leadsAstray(url, location, 'there were too many redirects')
    url = targetOf(location, url, loopbackAllowed)
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Returns the target of a redirect, as the header gives it; undefined if the answer is none. */
export function redirectLocation(status: number, { location }: IncomingHttpHeaders): string | undefined {
  return REDIRECTS.has(status) && location ? location : undefined
}

function targetOf(location: string, from: URL, loopbackAllowed: boolean): URL {
  const problem = linkProblem(resolved(location, from)?.href ?? '', loopbackAllowed)
  if (problem !== undefined) throw leadsAstray(from, location, problem)
  return new URL(location, from)
}

function leadsAstray(from: URL, location: string, why: string): StepError {
  return new StepError('redirect-refused', { host: from.host, target: resolved(location, from)?.host, why })
}

function resolved(location: string, from: URL): URL | undefined {
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined
}
