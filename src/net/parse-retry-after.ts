/**
 * Returns how long an answer with these headers asks to wait, in ms: `Retry-After` in seconds, or
 * as an HTTP date (RFC 9110, section 10.2.3) that is measured by the answer's own `Date`, because
 * the clocks may differ; by `nowMs` if it has none. Undefined if it asks for nothing.
 */
export function parseRetryAfter(
  headers: { readonly 'retry-after'?: string | undefined; readonly date?: string | undefined },
  nowMs: number,
): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const until = parseHttpDate(text)
  if (until === undefined) return undefined
  const now = parseHttpDate(headers.date ?? '') ?? nowMs
  return Math.max(0, until - now)
}

/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but that of asctime, which ends with the
 * year, does not say so.
 */
function parseHttpDate(text: string): number | undefined {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined
  const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text)
  if (Number.isNaN(date)) return undefined
  return date
}
