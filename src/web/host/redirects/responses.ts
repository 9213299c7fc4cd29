/** The response of a host to one request: a file, a redirect, or the result of a rule. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'
import type { FileIndex } from '../../tree.ts'
import type { Rule } from './rule.ts'
import { type RequestedPath, resolveTarget } from './targets.ts'

/** The response of a host without rules; undefined for none. */
export type FileResponse =
  | { readonly kind: 'file'; readonly file: FileIndex }
  /** The host redirects to its preferred address. */
  | { readonly kind: 'redirect'; readonly path: Bytes }
  /** A service of the host handles the request. */
  | { readonly kind: 'service' }
  | undefined

/** Finds the response without rules. Paths are absolute (`/docs/x`) and decoded. */
export type FileFinder = (path: Bytes) => FileResponse

/** One response to one request, and the rule that caused it. */
export type DirectResponse = { readonly rule?: Rule | undefined } & (
  | { readonly kind: 'file'; readonly file: FileIndex }
  /** `to` is an address as the host sends it, relative to the requested path. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing' }
  /** The response cannot be determined. */
  | { readonly kind: 'undecided' }
)

/** Returns the step for a response without rules, to a request that `rule` may have rewritten. */
export function makeFileResponse(found: FileResponse, rule?: Rule): DirectResponse {
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
export interface RequestContext extends RequestedPath {
  readonly findFile: FileFinder
  /** The site's own host, if it is known. */
  readonly domain: string | undefined
}

/** Returns the step of a host that serves the content at the address `to`, without a redirect. */
export function makeRewriteResponse(
  to: string,
  rule: Rule,
  { path, findFile, domain }: RequestContext,
): DirectResponse {
  const target = resolveTarget(to, path, domain)
  // A target on another host is fine, whether the host or the browser fetches it.
  if (target.kind === 'other-host') return { kind: 'redirect', to, rule }
  return makeFileResponse(findFile(target.path), rule)
}
