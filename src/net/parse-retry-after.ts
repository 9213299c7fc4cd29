/**
 * Returns how long a response with these headers asks clients to wait, in ms: `Retry-After` in
 * seconds, or as an HTTP date (RFC 9110, section 10.2.3) that is compared with the response's own
 * `Date`, because clocks may differ, or with `nowMs` without one. Undefined if it does not ask for
 * that.
 */
export function parseRetryAfter(
  headers: { readonly 'retry-after'?: string | undefined; readonly date?: string | undefined },
  nowMs: number,
): number | undefined {
  const { 'retry-after': header = '', date = '' } = headers
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const untilMs = parseHttpDate(text)
  if (untilMs === undefined) return undefined
  const sentAtMs = parseHttpDate(date) ?? nowMs
  return Math.max(0, untilMs - sentAtMs)
}

/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but the asctime form, which ends with the
 * year, does not include the zone.
 */
function parseHttpDate(text: string): number | undefined {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined
  const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text)
  if (Number.isNaN(date)) return undefined
  return date
}
