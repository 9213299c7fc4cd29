/** How a host answers one request: by its files, by a rule, or by what is at another address. */
import { decodePathname, UNKNOWN_HOST } from '../../address.ts'
import { asBytes, type Bytes, percentEncode } from '../../byte-strings.ts'
import type { Rule } from './rules.ts'

/**
 * What a host answers without the rules: with a file, with a redirect to the address that it
 * prefers, with a service of its own, or with nothing.
 */
export type FileAnswer =
  | { readonly file: number }
  | { readonly redirect: Bytes }
  | 'service'
  | undefined

/**
 * Finds what is answered without the rules. Paths are absolute (`/docs/x`) and decoded.
 */
export type FileFinder = (path: Bytes) => FileAnswer

/**
 * What a browser asks for. `path` is absolute and decoded, `query` is as written, without its `?`.
 */
export interface Request {
  readonly path: Bytes
  readonly query: string
}

/** One answer of the host to one request, and the rule that led to it. */
export type HostStep = { readonly rule?: Rule | undefined } & (
  | { readonly kind: 'file'; readonly file: number }
  /** `to` is an address as the host sends it, relative to the path asked for. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing' }
  /** Nobody can tell. */
  | { readonly kind: 'undecided' }
)

/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
export function toStep(answer: FileAnswer, rule?: Rule): HostStep {
  if (answer === undefined) return { kind: 'missing', rule }
  if (answer === 'service') return { kind: 'undecided', rule }
  if ('file' in answer) return { kind: 'file', file: answer.file, rule }
  return { kind: 'redirect', to: percentEncode(answer.redirect), rule }
}

type RuleDestination =
  | ({ readonly kind: 'this-host' } & Request)
  | { readonly kind: 'other-host'; readonly url: string }

/**
 * Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is
 * known.
 */
export function readDestination(
  to: string,
  path: Bytes,
  domain: string | undefined,
): RuleDestination {
  const own = domain ?? UNKNOWN_HOST
  const url = URL.parse(to, `https://${own}${percentEncode(path)}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
    return { kind: 'other-host', url: to }
  return {
    kind: 'this-host',
    path: decodePathname(asBytes(url.pathname)),
    query: url.search.slice(1),
  }
}

/** Returns the step of a host that answers with what is at another address, without a redirect. */
export function answerRewrite(
  to: string,
  path: Bytes,
  files: FileFinder,
  domain: string | undefined,
  rule: Rule,
): HostStep {
  const target = readDestination(to, path, domain)
  // What the host fetches from elsewhere is answered as well as what browsers do.
  if (target.kind === 'other-host') return { kind: 'redirect', to, rule }
  return toStep(files(target.path), rule)
}
