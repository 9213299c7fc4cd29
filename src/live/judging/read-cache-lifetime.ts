import type { IncomingHttpHeaders } from 'node:http'

/** How long a browser uses a stored response before it requests the file again. */
export interface CacheLifetime {
  /** 0 if it revalidates each time, or if no header specifies a time. */
  readonly ms: number
  /** The header that decides, with its value; untrusted text. */
  readonly header: string
}

/** A directive with a number of seconds: `max-age=600`. */
const SECONDS = /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/

/**
 * Returns how long a browser uses a stored response before it requests the file again. `Expires`
 * counts only without `max-age`:
 * https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; `s-maxage` is ignored,
 * because shared caches can be purged, but browsers cannot. With `stale-while-revalidate`, the
 * browser shows the old version first: https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
export function readCacheLifetime(headers: IncomingHttpHeaders): CacheLifetime {
  const { 'cache-control': control = '', expires = '', date = '' } = headers
  const directives = control.split(',').map((directive) => directive.trim().toLowerCase())
  const header = `Cache-Control: ${control}`
  if (directives.includes('no-store') || directives.includes('no-cache')) return { ms: 0, header }

  const maxAgeMs = findDurationMs(directives, 'max-age')
  const staleMs = findDurationMs(directives, 'stale-while-revalidate') ?? 0
  if (maxAgeMs !== undefined) return { ms: maxAgeMs + staleMs, header }

  const freshMs = Date.parse(expires) - Date.parse(date)
  return { ms: freshMs + staleMs || 0, header: `Expires: ${expires}` }
}

/** Returns the value of the first directive with this name, in ms. */
function findDurationMs(directives: readonly string[], name: string): number | undefined {
  for (const directive of directives) {
    const [, found, seconds] = SECONDS.exec(directive) ?? []
    if (found === name) return Number(seconds) * 1_000
  }
  return undefined
}
