import { type SafeText, safe } from '../report/clean.ts'
import { gatewaySign } from './gateway.ts'
import type { RequestFailure } from './request-failure.ts'
import { isApiError, isWebPage, saidIn } from './responses.ts'
import type { HttpResponse } from './transport.ts'

/** Returns what an answer with a status other than success means; `retryAfterMs` is how long it asks to wait. */
export function statusFailure(
  { status, headers, body }: HttpResponse,
  retryAfterMs: number | undefined,
): RequestFailure {
  const sign = gatewaySign(headers)
  const page = isWebPage(body)
  return {
    kind: 'status',
    why: whyOf(status, page, sign),
    status,
    retryAfterMs,
    said: saidIn(body),
    isWebPage: page,
    isFromService: sign === undefined && isApiError(body),
    redirectHost: hostOf(headers.location),
  }
}

function whyOf(status: number, isPage: boolean, sign: string | undefined): SafeText {
  if (isPage) return safe`the answer was HTTP ${status}, a web page from a gateway in front of the service`
  if (sign)
    return safe`the answer was HTTP ${status}, from or through a cache or gateway (as its header ${sign} shows)`
  return safe`it answered with HTTP ${status}`
}

function hostOf(location: string | undefined): string {
  return location && URL.canParse(location) ? new URL(location).host : ''
}
