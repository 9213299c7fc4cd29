import type { IncomingHttpHeaders } from 'node:http'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import { isWebPage } from '../net/web-page.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { readError } from './body.ts'

/** What went wrong with one request, as far as it decides what to do next. */
export type RequestFailure =
  /** It certainly did not arrive. */
  | ({ readonly kind: 'not-sent' } & ConnectionFailure)
  /** It may have arrived, but no complete answer came back. */
  | ({ readonly kind: 'no-answer' } & ConnectionFailure)
  /** It was answered with success, but not in the way the API promises. */
  | { readonly kind: 'unreadable'; readonly why: SafeText; readonly title?: string | undefined }
  | StatusFailure

/** A request was answered with a status other than success. */
export type StatusFailure = Readonly<ReturnType<typeof makeStatusFailure>>

/** A request that got no usable answer. `failure` says what is known about it. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: RequestFailure

  constructor(failure: RequestFailure, cause?: unknown) {
    super(failure.why.text, cause === undefined ? undefined : { cause })
    this.failure = failure
  }
}

/** Returns the error of a success that is none. `title`: of the web page that it is, if any. */
export function makeUnreadableError(why: SafeText, title?: string): TransportError {
  return new TransportError({ kind: 'unreadable', why, title })
}

/** An answer with any status, complete. */
export interface HttpResponse {
  /** 200 to 599. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Returns what an answer with a status other than success means; `retryAfterMs` is how long it asks
 * to wait.
 */
export function makeStatusFailure(
  { status, headers, body }: HttpResponse,
  retryAfterMs: number | undefined,
) {
  const sign = findGatewayHeader(headers)
  const isPage = isWebPage(body)
  const { location } = headers
  const { said, isApiError, jobId } = readError(body)
  return {
    kind: 'status' as const,
    why: explainStatus(status, isPage, sign),
    status,
    retryAfterMs,
    /** As `readError` returns it. */
    said,
    /** Whether the body is HTML, which no answer of the API is. */
    isWebPage: isPage,
    /**
     * Whether this comes from the service itself, as far as one can tell, and not from a cache or
     * gateway in front of it.
     */
    isFromService: sign === undefined && isApiError,
    /** Where a redirect points, foreign text; empty if nowhere. */
    redirectHost: (location && URL.parse(location)?.host) || '',
    jobId,
  }
}

function explainStatus(status: number, isPage: boolean, sign: string | undefined): SafeText {
  if (isPage)
    return safe`it answered with HTTP ${status} and a web page of a gateway in front of the service`
  if (sign === undefined) return safe`it answered with HTTP ${status}`
  return safe`it answered with HTTP ${status} through a cache or gateway (header ${sign})`
}

/**
 * What caches, content delivery networks and gateways put on the answers that pass through them,
 * and on those that they give in place of the service: RFC 9110, section 7.6.3 (`via`), RFC 9111
 * (`age`), RFC 9211 (`cache-status`), RFC 9209 (`proxy-status`); Varnish
 * (https://varnish-cache.org/docs/trunk/reference/vcl-var.html), Fastly
 * (https://www.fastly.com/documentation/reference/http/http-headers/), Squid, CloudFront,
 * Cloudflare (https://developers.cloudflare.com/fundamentals/reference/http-headers/), Azure Front
 * Door, Akamai.
 */
const SIGNS = [
  ...[
    'via',
    'age',
    'cache-status',
    'proxy-status',
    'x-varnish',
    'x-served-by',
    'x-cache',
    'x-cache-hits',
  ],
  ...['x-cache-lookup', 'x-timer', 'x-squid-error', 'x-amz-cf-id', 'cf-ray', 'cf-cache-status'],
  ...['x-azure-ref', 'akamai-grn'],
]

/**
 * Returns the header by which an answer shows that a cache or gateway handled it, so that it need
 * not be the service's own; undefined if none does. Not every gateway leaves a trace.
 */
export function findGatewayHeader(headers: IncomingHttpHeaders): string | undefined {
  return SIGNS.find((name) => headers[name] !== undefined)
}
