import type { IncomingHttpHeaders } from 'node:http'
import { splitWords } from '../common/words.ts'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import { isHtmlBody } from '../net/html-body.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { readError } from './read-response-body.ts'

/** The failure of one request, by what to do next. */
export type ApiFailure =
  /** The request certainly did not arrive. */
  | ({ readonly kind: 'not-sent' } & ConnectionFailure)
  /** The request may have arrived, but no complete response came back. */
  | ({ readonly kind: 'no-response' } & ConnectionFailure)
  /** The response has a success status, but does not match the API. */
  | { readonly kind: 'unreadable'; readonly why: SafeText; readonly title?: string | undefined }
  | StatusFailure

/** A response with a status other than success. */
export type StatusFailure = Readonly<ReturnType<typeof makeStatusFailure>>

/** A request without a usable response. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: ApiFailure

  constructor(failure: ApiFailure, cause?: unknown) {
    super(failure.why.text, cause === undefined ? undefined : { cause })
    this.failure = failure
  }
}

/**
 * Returns the error for an unusable response with a success status. `title`: that of the web page
 * that was sent instead, if any.
 */
export function makeUnreadableResponseError(why: SafeText, title?: string): TransportError {
  return new TransportError({ kind: 'unreadable', why, title })
}

/** A complete response with any status. */
export interface HttpResponse {
  /** 200 to 599. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Returns the failure for a response with a status other than success. `retryAfterMs`: how long it
 * asks clients to wait.
 */
export function makeStatusFailure(
  { status, headers, body }: HttpResponse,
  retryAfterMs: number | undefined,
) {
  const gatewayHeader = findGatewayHeader(headers)
  const isHtml = isHtmlBody(body)
  const { serverMessage, isApiError, jobId } = readError(body)
  return {
    kind: 'status' as const,
    why: explainStatus(status, isHtml, gatewayHeader),
    status,
    retryAfterMs,
    /** As `readError` returns it. */
    serverMessage,
    /** Whether the body is HTML, which responses of the API never are. */
    isHtml,
    /**
     * Whether this comes from the service itself, as far as one can tell, and not from a cache or
     * gateway in front of it.
     */
    isFromService: gatewayHeader === undefined && isApiError,
    /** The target of a redirect, as the server sent it; untrusted text. */
    location: headers.location,
    jobId,
  }
}

function explainStatus(
  status: number,
  isHtml: boolean,
  gatewayHeader: string | undefined,
): SafeText {
  if (isHtml)
    return safe`it responded with HTTP ${status} and a web page from a gateway in front of the service`
  if (gatewayHeader === undefined) return safe`it responded with HTTP ${status}`
  return safe`it responded with HTTP ${status} through a cache or gateway (header ${gatewayHeader})`
}

/**
 * Headers that caches, content delivery networks, and gateways add to responses, or send on behalf
 * of the service: RFC 9110, section 7.6.3 (`via`), RFC 9111 (`age`), RFC 9211 (`cache-status`), RFC
 * 9209 (`proxy-status`); Varnish (https://varnish-cache.org/docs/trunk/reference/vcl-var.html),
 * Fastly (https://www.fastly.com/documentation/reference/http/http-headers/), Squid, CloudFront,
 * Cloudflare (https://developers.cloudflare.com/fundamentals/reference/http-headers/), Azure Front
 * Door, Akamai.
 */
const GATEWAY_HEADERS = [
  ...splitWords('via age cache-status proxy-status x-varnish x-served-by x-cache x-cache-hits'),
  ...splitWords('x-cache-lookup x-timer x-squid-error x-amz-cf-id cf-ray cf-cache-status'),
  ...splitWords('x-azure-ref akamai-grn'),
]

/**
 * Returns the header that shows that a cache or gateway handled a response, so that it may not be
 * from the service; undefined if there is none. Not every gateway leaves a trace.
 */
export function findGatewayHeader(headers: IncomingHttpHeaders): string | undefined {
  return GATEWAY_HEADERS.find((name) => headers[name] !== undefined)
}
