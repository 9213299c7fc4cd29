import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { StepError } from '../errors/errors.ts'
import type { Attempt } from '../net/attempt.ts'
import { followRedirects } from '../net/redirects.ts'
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
  const { message, visited } = await followRedirects<never>(link, {
    async send(url) {
      const answer = await sendRequest(url, { headers, signal: attempt.signal })
      attempt.heard()
      return answer
    },
    leave: (answer) => void answer.destroy(),
    next(to, before) {
      const problem =
        before.length > MAX_REDIRECTS ? 'there were too many redirects' : linkProblem(to, loopbackAllowed)
      if (problem === undefined) return new URL(to)
      const { host } = before.at(-1) ?? link
      throw new StepError('redirect-refused', { host, target: URL.parse(to)?.host, why: problem })
    },
  })
  return { message, url: visited.at(-1) ?? link, visited }
}
