/** How a host answers one request: by its files, by a rule, or by what is at another address. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'
import type { Rule } from './rule.ts'
import { type Request, resolveTarget } from './targets.ts'

/** What a host answers without the rules; undefined for nothing. */
export type FileResult =
  | { readonly kind: 'file'; readonly file: number }
  /** The host sends browsers to the address that it prefers. */
  | { readonly kind: 'redirect'; readonly path: Bytes }
  /** A service of the host answers. */
  | { readonly kind: 'service' }
  | undefined

/** Finds what is answered without the rules. Paths are absolute (`/docs/x`) and decoded. */
export type FileFinder = (path: Bytes) => FileResult

/** One answer of the host to one request, and the rule that it comes from. */
export type HostStep = { readonly rule?: Rule | undefined } & (
  | { readonly kind: 'file'; readonly file: number }
  /** `to` is an address as the host sends it, relative to the requested path. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing' }
  /** Nobody can tell. */
  | { readonly kind: 'undecided' }
)

/** Returns the step for what was found without rules, after `rule` if one has pointed there. */
export function makeStep(found: FileResult, rule?: Rule): HostStep {
  switch (found?.kind) {
    case undefined:
      return { kind: 'missing', rule }
    case 'service':
      return { kind: 'undecided', rule }
    case 'file':
      return { kind: 'file', file: found.file, rule }
    case 'redirect':
      return { kind: 'redirect', to: percentEncode(found.path), rule }
  }
}

/** A request to a site, and how its files are found. */
export interface SiteRequest extends Request {
  readonly findFile: FileFinder
  /** The site's own host, if it is known. */
  readonly domain: string | undefined
}

/** Returns the step of a host that answers with what is at the address `to`, without a redirect. */
export function makeRewriteStep(
  to: string,
  rule: Rule,
  { path, findFile, domain }: SiteRequest,
): HostStep {
  const target = resolveTarget(to, path, domain)
  // What the host fetches from elsewhere is answered as well as what browsers do.
  if (target.kind === 'other-host') return { kind: 'redirect', to, rule }
  return makeStep(findFile(target.path), rule)
}
