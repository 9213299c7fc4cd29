import type { IncomingHttpHeaders } from 'node:http'

/** How long a browser shows a stored response before it requests a new one. */
interface CacheLifetime {
  /**
   * In ms; 0 if it requests a new one each time, or if no header specifies it. Negative if
   * `Expires` is in the past.
   */
  readonly lifetimeMs: number
  /**
   * The header that specifies it, by name and value; `Expires: ` if there is none. Untrusted text.
   */
  readonly header: string
}

/** A directive with a number of seconds: `max-age=600`. */
const SECONDS_DIRECTIVE = /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/

/**
 * Returns how long a browser shows a response before it requests a new one. `Expires` applies only
 * without `max-age`: https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet.
 * `s-maxage` is ignored, because shared caches can be purged, but browser caches cannot. With
 * `stale-while-revalidate`, a browser shows the old version once more before it requests a new one:
 * https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
export function readCacheLifetime(headers: IncomingHttpHeaders): CacheLifetime {
  const { 'cache-control': cacheControl = '', expires = '', date = '' } = headers
  const directives = cacheControl.split(',').map((directive) => directive.trim().toLowerCase())
  const header = `Cache-Control: ${cacheControl}`
  if (directives.includes('no-store') || directives.includes('no-cache'))
    return { lifetimeMs: 0, header }

  const maxAgeMs = readDirectiveMs(directives, 'max-age')
  const staleMs = readDirectiveMs(directives, 'stale-while-revalidate') ?? 0
  if (maxAgeMs !== undefined) return { lifetimeMs: maxAgeMs + staleMs, header }

  const expiresHeader = `Expires: ${expires}`
  const freshMs = Date.parse(expires) - Date.parse(date)
  if (Number.isNaN(freshMs)) return { lifetimeMs: 0, header: expiresHeader }
  return { lifetimeMs: freshMs + staleMs, header: expiresHeader }
}

/** Returns the value of the first directive with this name, in ms. */
function readDirectiveMs(directives: readonly string[], name: string): number | undefined {
  for (const directive of directives) {
    const [, directiveName, seconds] = SECONDS_DIRECTIVE.exec(directive) ?? []
    if (directiveName === name) return Number(seconds) * 1_000
  }
  return undefined
}
