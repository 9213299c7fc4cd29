/** Where the rules of a redirect file point. */
import { decodePathname, UNKNOWN_HOST } from '../../address.ts'
import { asBytes, type Bytes, percentEncode } from '../../byte-strings.ts'
import type { Captures } from './patterns.ts'

/** What a browser requests. */
export interface Request {
  /** Absolute and decoded. */
  readonly path: Bytes
  /** As written, without its `?`. */
  readonly query: string
}

type ResolvedTarget =
  | ({ readonly kind: 'this-host' } & Request)
  | { readonly kind: 'other-host'; readonly url: string }

/**
 * Returns where an address in a redirect points from `path`. `domain` is the site's own, if it is
 * known.
 */
export function resolveTarget(to: string, path: Bytes, domain: string | undefined): ResolvedTarget {
  const own = domain ?? UNKNOWN_HOST
  const url = URL.parse(to, `https://${own}${percentEncode(path)}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
    return { kind: 'other-host', url: to }
  const query = url.search.slice(1)
  return { kind: 'this-host', path: decodePathname(asBytes(url.pathname)), query }
}

/**
 * No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters.
 */
export const MAX_TARGET = 65_536

/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined
 * if that is not known, or longer than any host would send.
 */
export function expandTarget(to: string, captures: Captures | 'untried'): string | undefined {
  if (captures === 'untried') return undefined
  let result = to
  for (const [name, captured] of captures) {
    const value = percentEncode(captured)
    const parts = result.split(`:${name}`)
    if (result.length + (parts.length - 1) * value.length > MAX_TARGET) return undefined
    result = parts.join(value)
  }
  return result
}
