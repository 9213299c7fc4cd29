/**
 * What a Content-Security-Policy keeps a page from loading that it needs:
 * https://www.w3.org/TR/CSP3/
 */
import { readBytes } from '../../web/byte-strings.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { listLoads } from './page-loads.ts'

/** What is looked at: without it, a page is bare, or does not work. */
type LoadKind = 'style' | 'script'

/** The directives for it, the one that comes first. */
const DIRECTIVES: Readonly<Record<LoadKind, readonly string[]>> = {
  style: ['style-src-elem', 'style-src', 'default-src'],
  script: ['script-src-elem', 'script-src', 'default-src'],
}

/** Something of the site itself that a page may not load. */
export interface BlockedLoad {
  readonly what: LoadKind
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
  for (const { what, address } of listLoads(readBytes(page), chooseSyntax(name))) {
    // Browsers load nothing then.
    if (address === '') continue
    const url = URL.parse(address, from.href)
    if ((what !== 'style' && what !== 'script') || url?.host !== from.host || blocked.has(what))
      continue
    const directive = policies
      .map((policy) => findBlockingDirective(policy, what, url, from))
      .find((each) => each !== undefined)
    if (directive !== undefined) blocked.set(what, { what, address: url.href, directive })
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
  what: LoadKind,
  url: URL,
  from: URL,
): string | undefined {
  const sandbox = policy.get('sandbox')
  if (what === 'script' && sandbox?.includes('allow-scripts') === false)
    return ['sandbox', ...sandbox].join(' ')
  const name = DIRECTIVES[what].find((each) => policy.has(each))
  if (name === undefined) return undefined
  const sources = policy.get(name) ?? []
  if (sources.some((source) => mayAllow(source.toLowerCase(), url, from))) return undefined
  return [name, ...sources].join(' ')
}

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
