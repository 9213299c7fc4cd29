/** Resolves the targets of rules in a redirect file. */
import { asBytes, percentEncode } from '../../byte-strings.ts'
import { asRootedPath, ROOT, type RootedPath } from '../../paths.ts'
import { decodePathname, UNKNOWN_HOST } from '../../resolve-address.ts'
import type { MatchResult } from './path-matcher.ts'

/** What a request specifies on its host, or what a target does. */
export interface PathAndQuery {
  readonly path: RootedPath
  /** As written, without its `?`. */
  readonly query: string
}

type ResolvedTarget =
  | ({ readonly kind: 'this-host' } & PathAndQuery)
  | { readonly kind: 'other-host'; readonly url: string }

/**
 * Resolves the target `to` of a redirect from `path`. `domain` is the site's host name, if it is
 * known.
 */
export function resolveTarget(
  to: string,
  path: RootedPath,
  domain: string | undefined,
): ResolvedTarget {
  const ownHostName = domain ?? UNKNOWN_HOST
  const url = URL.parse(to, `https://${ownHostName}${percentEncode(path)}`)
  const isOnThisHost = url?.host === ownHostName && /^https?:$/.test(url.protocol)
  if (!isOnThisHost) return { kind: 'other-host', url: to }
  const targetPath = asRootedPath(decodePathname(asBytes(url.pathname)))
  return { kind: 'this-host', path: targetPath, query: url.search.slice(1) }
}

/**
 * Returns the path of a target that is the same for all requests; undefined if it is on another
 * host. `domain` is the site's host name, if it is known.
 */
export function findTargetPath(to: string, domain: string | undefined): RootedPath | undefined {
  const target = resolveTarget(to, ROOT, domain)
  if (target.kind === 'other-host') return undefined
  return target.path
}

/** Is this target a full URL, which begins with a scheme and a host? */
export function isFullUrl(to: string): boolean {
  return /^\w+:\/\//.test(to)
}

/**
 * The longest target, in characters. Hosts send none that are longer, and a rule could otherwise
 * expand to gigabytes.
 */
export const MAX_TARGET_CHARS = 65_536

/**
 * Replaces placeholders in a target with captures, even within longer names: `:id` is also replaced
 * in `:idea`. Undefined if the captures are unknown, or the result is too long.
 */
export function expandTarget(to: string, captures: MatchResult): string | undefined {
  if (captures === 'undecided') return undefined
  let expanded = to
  for (const [name, captured] of captures) {
    const value = percentEncode(captured)
    const parts = expanded.split(`:${name}`)
    if (expanded.length + (parts.length - 1) * value.length > MAX_TARGET_CHARS) return undefined
    expanded = parts.join(value)
  }
  return expanded
}

/** The destination of the redirects that rules apply to an address. */
export interface RedirectDestination {
  /** The address of a file, and the fragment of the rule. */
  readonly to: string
  /** The line of the last rule, starting at 1. */
  readonly line: number
}
