import type { OutgoingHttpHeaders } from 'node:http'
import { StepError } from '../errors/step-error.ts'
import type { Attempt } from '../net/attempt.ts'
import { type FollowedResponse, followRedirects } from '../net/follow-redirects.ts'
import { sendRequest } from '../net/request.ts'
import { findLinkProblem } from './presigned-link.ts'

const MAX_REDIRECTS = 3

/** The options of a request to the storage. */
interface RequestOptions {
  readonly attempt: Attempt
  readonly allowsLoopback: boolean
  readonly authorization: string | undefined
}

/**
 * Sends one GET, follows redirects, and returns the first response that is not a redirect. The
 * headers go to every host, so they must not contain a secret; the authorization is sent only to
 * `link`. The addresses may contain secrets and must not be shown.
 * @throws StepError (`redirect-refused`) after too many redirects, or for a redirect to an unusable
 * address
 * @throws any error of the connection
 */
export async function getFollowingRedirects(
  link: URL,
  headers: OutgoingHttpHeaders,
  { attempt, allowsLoopback, authorization }: RequestOptions,
): Promise<FollowedResponse<never>> {
  return followRedirects<never>(link, {
    async send(url) {
      const sent = { ...headers }
      if (url === link && authorization !== undefined) sent.authorization = authorization
      const response = await sendRequest(url, { headers: sent, signal: attempt.signal })
      attempt.recordActivity()
      return response
    },
    discard: (response) => void response.destroy(),
    decideNext(to, before) {
      let problem = findLinkProblem(to, allowsLoopback)
      if (before.length > MAX_REDIRECTS) problem = 'there were too many redirects'
      if (problem === undefined) return new URL(to)
      const { host } = before.at(-1) ?? link
      throw new StepError('redirect-refused', { host, target: URL.parse(to)?.host, why: problem })
    },
  })
}
