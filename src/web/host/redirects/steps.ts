/** How a host answers one request: by its files, by a rule, or by what is at another address. */
import { pathFor, UNKNOWN_HOST } from '../../address.ts'
import { percentEncode } from '../../byte-strings.ts'
import type { Rule } from './rules.ts'

/**
 * What a host answers without the rules: with a file, with a redirect to the address that it prefers, with a service of
 * its own, or with nothing.
 */
export type FileAnswer =
  | { readonly file: number }
  | { readonly redirect: string }
  | 'service'
  | undefined

/** Finds what is answered without the rules. Paths are absolute (`/docs/x`), decoded, strings of bytes. */
export type FileFinder = (path: string) => FileAnswer

/** What a browser asks for. `path` is absolute and decoded, `query` is as written, without its `?`. */
export interface Request {
  readonly path: string
  readonly query: string
}

/** One answer of the host to one request, and the rule that led to it. */
export type HostStep = { readonly rule?: Rule | undefined } & (
  | { readonly is: 'file'; readonly file: number }
  /** `to` is an address as the host sends it (ordinary text), relative to the path asked for. */
  | { readonly is: 'redirect'; readonly to: string }
  | { readonly is: 'status'; readonly status: number }
  | { readonly is: 'missing' }
  /** Nobody can tell. */
  | { readonly is: 'undecided' }
)

/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
export function stepOf(answer: FileAnswer, rule?: Rule): HostStep {
  if (answer === undefined) return { is: 'missing', rule }
  if (answer === 'service') return { is: 'undecided', rule }
  if ('file' in answer) return { is: 'file', file: answer.file, rule }
  return { is: 'redirect', to: percentEncode(answer.redirect), rule }
}

type Target =
  | ({ readonly is: 'inside' } & Request)
  | { readonly is: 'outside'; readonly url: string }

/** Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is known. */
export function readTarget(to: string, path: string, domain: string | undefined): Target {
  const own = domain ?? UNKNOWN_HOST
  const url = URL.parse(to, `https://${own}${percentEncode(path)}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
    return { is: 'outside', url: to }
  return { is: 'inside', path: pathFor(url.pathname), query: url.search.slice(1) }
}

/** Returns the step of a host that answers with what is at another address, without a redirect. */
export function rewritten(
  to: string,
  path: string,
  files: FileFinder,
  domain: string | undefined,
  rule: Rule,
): HostStep {
  const target = readTarget(to, path, domain)
  // What the host fetches from elsewhere is answered as well as what browsers do.
  return target.is === 'outside' ? { is: 'redirect', to, rule } : stepOf(files(target.path), rule)
}
