import { proxyProblems } from '../net/proxy.ts'
import { safe } from '../report/clean.ts'
import { INVALID, type InputReader, type Invalid, ifValid } from './reader.ts'

/** How a site is compared with what its host answers. Times in ms. */
export interface LiveInputs {
  /** Where it was published: the path is the base path. */
  readonly url: URL
  /** How long to wait until everything agrees, and the longest pause before what differs is asked for again. */
  readonly timeoutMs: number
  readonly pollIntervalMs: number
  /** The longest silence of a request. */
  readonly requestTimeoutMs: number
}

/** Returns the inputs of the live check; undefined if it is not asked for. */
export function readLive(read: InputReader): LiveInputs | Invalid | undefined {
  const url = read.optional('live-url')
  if (url === undefined) return undefined
  read.report(...proxyProblems(read.env))
  const basePath = read.withDefault('base-path')
  if (url !== INVALID && basePath !== INVALID && url.pathname !== basePath)
    read.report(
      safe`live-url is “${url.href}”, but base-path is “${basePath}”: both have to name the same path; did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`,
    )
  return ifValid({
    url,
    timeoutMs: read.withDefault('wait-timeout'),
    pollIntervalMs: read.withDefault('poll-interval'),
    requestTimeoutMs: read.withDefault('request-timeout'),
  })
}
