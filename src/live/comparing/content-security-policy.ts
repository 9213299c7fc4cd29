/**
 * What a Content-Security-Policy keeps a page from loading that it needs:
 * https://www.w3.org/TR/CSP3/
 */
import { readBytes } from '../../web/byte-strings.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { listLoads } from './page-loads.ts'

/** What is examined: without it, a page is bare, or does not work. */
type LoadKind = 'style' | 'script'

/** The directives for it, the one that comes first. */
const DIRECTIVES: Readonly<Record<LoadKind, readonly string[]>> = {
  style: ['style-src-elem', 'style-src', 'default-src'],
  script: ['script-src-elem', 'script-src', 'default-src'],
}

/** Something of the site itself that a page may not load. */
export interface BlockedLoad {
  readonly kind: LoadKind
  /** In full; foreign text. */
  readonly address: string
  /** The directive that says so, with its values; foreign text. */
  readonly directive: string
}

/**
 * Returns the first style sheet and the first script of its own site that the header keeps a page
 * from loading. `page` is its content, `name` that of its file, and `from` its address.
 */
export function findBlockedLoads(
  header: string,
  page: Buffer,
  name: string,
  from: URL,
): BlockedLoad[] {
  // Each policy applies.
  const policies = header.split(',').map(parsePolicy)
  const blocked = new Map<LoadKind, BlockedLoad>()
  for (const { kind, address } of listLoads(readBytes(page), chooseSyntax(name))) {
    const isExamined = kind === 'style' || kind === 'script'
    // Browsers load nothing from an empty address.
    if (!isExamined || blocked.has(kind) || address === '') continue
    const url = URL.parse(address, from.href)
    if (url?.host !== from.host) continue
    for (const policy of policies) {
      const directive = findBlockingDirective(policy, kind, url, from)
      if (directive === undefined) continue
      blocked.set(kind, { kind, address: url.href, directive })
      break
    }
  }
  return [...blocked.values()]
}

/** By name; the first one of a name counts. */
type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.reverse().map(([name = '', ...values]) => [name.toLowerCase(), values]))
}

function findBlockingDirective(
  policy: Policy,
  kind: LoadKind,
  url: URL,
  from: URL,
): string | undefined {
  const sandbox = policy.get('sandbox')
  if (kind === 'script' && sandbox?.includes('allow-scripts') === false)
    return ['sandbox', ...sandbox].join(' ')
  const name = DIRECTIVES[kind].find((each) => policy.has(each))
  if (name === undefined) return undefined
  const sources = policy.get(name) ?? []
  if (sources.some((source) => mayAllow(source.toLowerCase(), url, from))) return undefined
  return [name, ...sources].join(' ')
}

/** The host of a source such as `https://*.example.com:443/js/`. */
const HOST_SOURCE = /^(?:https?:\/\/)?([^/:]+)/

/**
 * Returns whether a source allows an address, or could: a nonce may be in the page, and ports and
 * paths are not looked at.
 */
function mayAllow(source: string, url: URL, from: URL): boolean {
  if (/^'(?:nonce-|sha\d|strict-dynamic)/.test(source) || source === '*') return true
  if (source === "'self'") return url.origin === from.origin
  if (source === url.protocol || (source === 'http:' && url.protocol === 'https:')) return true
  const host = HOST_SOURCE.exec(source)?.[1] ?? ''
  if (host.startsWith('*.')) return url.hostname.endsWith(host.slice(1))
  return host === url.hostname
}
