/** The host under which search engines are told to list a page: canonical links, `og:url` and sitemaps. */
import { toBytes, toText } from '../../web/byte-strings.ts'

/** A host that an address names. */
interface NamedHost {
  readonly host: string
  /** `placeholder`: nobody can be reached under it. `example`: neither, but a site that is tried out may have it. */
  readonly is: 'name' | 'example' | 'placeholder'
}

/** Returns what is wrong when pages are listed under a host and the site's own is `domain`, as far as it is known. */
export function canonicalProblem(
  named: NamedHost | undefined,
  domain: string | undefined,
): 'canonical-host' | 'canonical-example' | 'canonical-placeholder' | undefined {
  if (named === undefined || named.host === domain) return undefined
  if (named.is === 'placeholder') return 'canonical-placeholder'
  if (domain === undefined) return named.is === 'example' ? 'canonical-example' : undefined
  return named.is === 'example' ? 'canonical-placeholder' : 'canonical-host'
}

/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
export function hostOf(url: string): NamedHost | undefined {
  const text = toText(url.trim())
  const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined
  return { host: toBytes(parsed.host), is: kindOf(parsed.hostname) }
}

/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname: string): NamedHost['is'] {
  if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname)) return 'example'
  const isPlaceholder =
    /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
    /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
    /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname)
  return isPlaceholder ? 'placeholder' : 'name'
}
