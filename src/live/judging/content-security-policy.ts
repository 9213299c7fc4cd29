/**
 * Finds files that a page needs and that its Content-Security-Policy blocks:
 * https://www.w3.org/TR/CSP3/
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { LiveKind } from '../../findings/live-kinds.ts'
import { type Bytes, readBytes } from '../../web/byte-strings.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { type AssetKind, listPageLoads } from '../comparing/list-page-loads.ts'
import type { LiveFault } from './live-fault.ts'
import type { ShownPage } from './shown-page.ts'

/** The names of the directives for each kind, in order of precedence. */
const DIRECTIVE_NAMES: Readonly<Record<AssetKind, readonly string[]>> = {
  style: ['style-src-elem', 'style-src', 'default-src'],
  script: ['script-src-elem', 'script-src', 'default-src'],
}

/** A file of the site itself that a page is not allowed to load. */
interface BlockedAsset {
  readonly kind: AssetKind
  /** Untrusted text. */
  readonly url: string
  /** The directive that blocks it, with its values; untrusted text. */
  readonly directive: string
}

const BLOCKED_KINDS = {
  style: 'live-header/blocked-style',
  script: 'live-header/blocked-script',
} as const satisfies Readonly<Record<AssetKind, LiveKind>>

/**
 * Returns the faults of a `Content-Security-Policy` that blocks files of the site.
 * @throws any file-system error
 */
export function findPolicyFaults(
  headers: IncomingHttpHeaders,
  { finalUrl, currentSite, fileIndex }: ShownPage,
): readonly LiveFault[] {
  const policy = headers['content-security-policy']
  const file = currentSite.getFile(fileIndex)
  if (policy === undefined || file.isLarge) return []
  const blocked = findBlockedAssets(String(policy), file.read(), file.name, finalUrl)
  return blocked.map(({ kind, url, directive }) => {
    return { kind: BLOCKED_KINDS[kind], to: url, directive }
  })
}

/**
 * Returns the first style sheet and the first script of the site that the header blocks. `page` is
 * the content of the page, `name` the name of its file, and `finalUrl` its URL.
 */
export function findBlockedAssets(
  header: string,
  page: Buffer,
  name: string,
  finalUrl: URL,
): BlockedAsset[] {
  const policies = header.split(',').map(parsePolicy)
  const blockedByKind = new Map<AssetKind, BlockedAsset>()
  for (const load of listPageLoads(readBytes(page), chooseSyntax(name))) {
    if (load.kind !== 'style' && load.kind !== 'script') continue
    if (blockedByKind.has(load.kind)) continue
    const blocked = findBlockedAsset(load.kind, load.href, policies, finalUrl)
    if (blocked !== undefined) blockedByKind.set(load.kind, blocked)
  }
  return [...blockedByKind.values()]
}

/** Returns the asset at an address in the page if it is a blocked one of the site. */
function findBlockedAsset(
  kind: AssetKind,
  href: Bytes,
  policies: readonly Policy[],
  finalUrl: URL,
): BlockedAsset | undefined {
  // Browsers load nothing from an empty address.
  if (href === '') return undefined
  const url = URL.parse(href, finalUrl.href)
  if (url?.host !== finalUrl.host) return undefined
  // All policies apply, and the first that blocks the file is reported.
  const directive = policies
    .map((policy) => findBlockingDirective(policy, kind, url, finalUrl))
    .find((blockingDirective) => blockingDirective !== undefined)
  if (directive === undefined) return undefined
  return { kind, url: url.href, directive }
}

/** The values of directives, by name. The first directive with a name is used. */
type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(policy: string): Policy {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [writtenName = '', ...values] = directive.trim().split(/\s+/)
    const name = writtenName.toLowerCase()
    if (!directives.has(name)) directives.set(name, values)
  }
  return directives
}

function findBlockingDirective(
  policy: Policy,
  kind: AssetKind,
  url: URL,
  finalUrl: URL,
): string | undefined {
  const sandbox = policy.get('sandbox')
  const isSandboxed = sandbox !== undefined && !sandbox.includes('allow-scripts')
  if (kind === 'script' && isSandboxed) return ['sandbox', ...sandbox].join(' ')

  const name = DIRECTIVE_NAMES[kind].find((each) => policy.has(each))
  if (name === undefined) return undefined
  const sources = policy.get(name) ?? []
  const isAllowed = sources.some((source) => mayAllow(source.toLowerCase(), url, finalUrl))
  if (isAllowed) return undefined
  return [name, ...sources].join(' ')
}

/** The host of a source such as `https://*.example.com:443/js/`. */
const HOST_SOURCE = /^(?:https?:\/\/)?([^/:]+)/

/**
 * Returns whether a source allows an address, or might. A nonce may be in the page, and ports and
 * paths are ignored.
 */
function mayAllow(source: string, url: URL, finalUrl: URL): boolean {
  if (/^'(?:nonce-|sha\d|strict-dynamic)/.test(source) || source === '*') return true
  if (source === "'self'") return url.origin === finalUrl.origin
  if (source === url.protocol) return true
  if (source === 'http:' && url.protocol === 'https:') return true
  const [, host = ''] = HOST_SOURCE.exec(source) ?? []
  if (host.startsWith('*.')) return url.hostname.endsWith(host.slice(1))
  return host === url.hostname
}
