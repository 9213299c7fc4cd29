import type { IncomingMessage } from 'node:http'

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Returns whether browsers follow a response with this status if it has a target. */
export function isRedirectStatus(status: number): boolean {
  return REDIRECT_STATUSES.has(status)
}

/**
 * Returns the target of a response's redirect from `from`, as a full URL if it can be parsed
 * (untrusted text); undefined if it is not a redirect.
 */
export function readRedirectTarget(
  { statusCode = 0, headers: { location } }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  from: URL,
): string | undefined {
  if (!isRedirectStatus(statusCode) || !location) return undefined
  const url = URL.parse(location, from.href)
  return url?.href ?? location
}

/** How redirects are followed. */
interface FollowOptions<StopReason> {
  /** Sends the request to one address. */
  readonly send: (url: URL) => Promise<IncomingMessage>
  /** Discards the body of a redirect. */
  readonly discard: (message: IncomingMessage) => void | Promise<void>
  /**
   * Returns the next address, or why the redirect from `visited` (the last one) to `to` is not
   * followed.
   */
  readonly decideNext: (to: string, visited: readonly URL[]) => URL | StopReason
}

/** The end of a chain of redirects. */
export interface FollowedResponse<StopReason> {
  /** The first response that is not a redirect, or the redirect that was not followed. */
  readonly message: IncomingMessage
  /** All requested addresses, that of `message` last. */
  readonly visited: readonly URL[]
  /** Why the redirect in `message` was not followed; undefined if it is not a redirect. */
  readonly stopReason: StopReason | undefined
}

/**
 * Requests an address, and follows its redirects.
 * @throws the errors of `send`, `discard`, and `decideNext`
 */
export async function followRedirects<StopReason>(
  first: URL,
  { send, discard, decideNext }: FollowOptions<StopReason>,
): Promise<FollowedResponse<StopReason>> {
  const visited = [first]
  for (let url = first; ; visited.push(url)) {
    const message = await send(url)
    const to = readRedirectTarget(message, url)
    if (to === undefined) return { message, visited, stopReason: undefined }
    await discard(message)
    const target = decideNext(to, visited)
    if (!(target instanceof URL)) return { message, visited, stopReason: target }
    url = target
  }
}
