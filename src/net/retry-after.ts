/**
 * Returns how long an answer with these headers asks to wait, in ms: `Retry-After` in seconds, or as an HTTP date (RFC
 * 9110, section 10.2.3) that is measured by the answer's own `Date`, for the clocks need not agree; by `nowMs` if it has
 * none. Undefined if it asks for nothing.
 */
export function retryAfterMs(
  headers: { readonly 'retry-after'?: string | undefined; readonly date?: string | undefined },
  nowMs: number,
): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const until = httpDate(text)
  return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? '') ?? nowMs))
}

/** RFC 9110, section 5.6.7. */
function httpDate(text: string): number | undefined {
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : date
}
