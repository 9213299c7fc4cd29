/**
 * The host under which search engines are told to list a page: canonical links, `og:url` and
 * sitemaps.
 */
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import type { FindingCounter } from './finding-counter.ts'
import type { Occurrence } from './occurrences.ts'

/**
 * Counts an address that search engines are given for a page if it is not on `domain`, the site's
 * own host as far as it is known.
 */
export function checkCanonical(
  address: Bytes,
  domain: string | undefined,
  where: Occurrence,
  counter: FindingCounter,
): void {
  const named = readHost(address)
  if (named === undefined || named.host === domain) return
  if (named.kind === 'name' && domain === undefined) return
  const isWrongExample = named.kind === 'example' && domain !== undefined
  const kind = KINDS[isWrongExample ? 'placeholder' : named.kind]
  counter.countWithValues(kind, { domain: domain ?? '' }, named.host, where, address)
}

/** What is found, by what kind of name an address has. */
const KINDS = {
  name: 'canonical-host',
  example: 'canonical-host/example',
  placeholder: 'canonical-host/placeholder',
} as const

/** Does an address name `domain`, and say that it is served by https? */
export function isOwnByHttps(address: Bytes, domain: string | undefined): boolean {
  return /^\s*https:/i.test(address) && domain !== undefined && readHost(address)?.host === domain
}

/**
 * Returns the host name of `url` if it names one, with or without a scheme, and what kind of name
 * that is.
 */
export function readHost(url: Bytes) {
  const text = toText(url).trim()
  const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined
  return { host: toBytes(parsed.host), kind: classifyHost(parsed.hostname) }
}

/**
 * Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value
 * is missing. `placeholder`: nobody can be reached under it. `example`: neither, but a site that is
 * tried out may have it.
 */
function classifyHost(hostname: string): 'name' | 'example' | 'placeholder' {
  if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname)) return 'example'
  const isPlaceholder =
    /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
    /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
    /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname)
  if (isPlaceholder) return 'placeholder'
  return 'name'
}
