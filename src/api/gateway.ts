import type { IncomingHttpHeaders } from 'node:http'

/**
 * What caches, content delivery networks and gateways put on the answers that pass through them, and on those that they
 * give in place of the service: RFC 9110, section 7.6.3 (`via`), RFC 9111 (`age`), RFC 9211 (`cache-status`), RFC 9209
 * (`proxy-status`); Varnish (https://varnish-cache.org/docs/trunk/reference/vcl-var.html), Fastly
 * (https://www.fastly.com/documentation/reference/http/http-headers/), Squid, CloudFront, Cloudflare
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/), Azure Front Door, Akamai.
 */
const SIGNS = [
  'via',
  'age',
  'cache-status',
  'proxy-status',
  'x-varnish',
  'x-served-by',
  'x-cache',
  'x-cache-hits',
  'x-cache-lookup',
  'x-timer',
  'x-squid-error',
  'x-amz-cf-id',
  'cf-ray',
  'cf-cache-status',
  'x-azure-ref',
  'akamai-grn',
]

/**
 * Returns the header by which an answer shows that a cache or gateway handled it, so that it need not be the service's
 * own; undefined if none does. Not every gateway leaves a trace.
 */
export function gatewaySign(headers: IncomingHttpHeaders): string | undefined {
  return SIGNS.find((name) => headers[name] !== undefined)
}
