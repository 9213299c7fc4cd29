/** Checks the host in addresses for search engines: canonical links, `og:url`, and sitemaps. */
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { isLocalhost } from './address-faults.ts'

/**
 * Reports an address for search engines if it is not on `domain`, the site's own host. If `domain`
 * is undefined, only `placeholder` and `example` hosts are reported.
 */
export function checkCanonical(
  address: Bytes,
  domain: string | undefined,
  spot: LazySpot,
  collector: FindingCollector,
): void {
  const host = readUrlHost(address)
  if (host === undefined || host.name === domain) return
  const occurrence = { key: host.name, spot, target: address }
  if (host.kind === 'ordinary') {
    if (domain !== undefined) collector.report('canonical-host', occurrence, { domain })
    return
  }
  // On a site with a domain, a name for examples is a placeholder that somebody forgot to replace.
  const isOfTrialSite = host.kind === 'example' && domain === undefined
  if (isOfTrialSite) collector.report('canonical-host/example', occurrence)
  else collector.report('canonical-host/placeholder', occurrence, describePlaceholder(host.name))
}

/**
 * Returns the value for the sentence of a finding about a host name at which nobody can be reached.
 */
export function describePlaceholder(hostName: Bytes): { readonly placeholder: string } {
  const name = toText(hostName)
  if (!isLocalhost(name.replace(/:\d+$/, ''))) return { placeholder: 'a placeholder host' }
  return { placeholder: `${name}, which is the reader’s own computer,` }
}

/** Is this an https address on `domain`? */
export function isHttpsOnDomain(address: Bytes, domain: string | undefined): boolean {
  if (domain === undefined || !/^\s*https:/i.test(address)) return false
  return readUrlHost(address)?.name === domain
}

/** The host in an address, with its port. */
interface UrlHost {
  readonly name: Bytes
  readonly kind: UrlHostKind
}

/**
 * The kind of a host. `placeholder`: a reserved name (RFC 6761), an IP address of the visitor's own
 * machine, or the remains of a template without a value, so nobody can be reached there. `example`:
 * a name reserved for examples (RFC 2606), which a trial site may use.
 */
type UrlHostKind = 'ordinary' | 'example' | 'placeholder'

/**
 * Returns the host of an absolute or scheme-relative http(s) address; undefined for other
 * addresses.
 */
export function readUrlHost(url: Bytes): UrlHost | undefined {
  const text = toText(url).trim()
  const isSchemeRelative = /^[\\/]{2}/.test(text)
  const parsed = URL.parse(isSchemeRelative ? `https:${text}` : text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined
  return { name: toBytes(parsed.host), kind: classifyUrlHost(parsed.hostname) }
}

/** Host names that are reserved for examples. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$/
const PLACEHOLDER_HOSTS = [
  // Reserved names.
  /(?:^|\.)(?:localhost|test|invalid)$/,
  // Addresses of the visitor’s own machine.
  /^127\./,
  /^0\.0\.0\.0$/,
  /^\[::1?\]$/,
  // What templates insert for a missing value.
  /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/,
]

function classifyUrlHost(hostname: string): UrlHostKind {
  if (EXAMPLE_HOST.test(hostname)) return 'example'
  if (PLACEHOLDER_HOSTS.some((pattern) => pattern.test(hostname))) return 'placeholder'
  return 'ordinary'
}
