/**
 * The response of a host to a request, in three stages: a `FileResponse` comes from its files
 * alone, a `HopResponse` from its rules and files, and a `FinalResponse` is the end of all
 * redirects. `simulateRedirects` calls the host's `RuleResponder` for each hop. That calls the
 * `SiteFileResponder`, which calls the `HostFileResponder` with the files of the site.
 */
import { percentEncode } from '../../byte-strings.ts'
import type { RootedPath } from '../../paths.ts'
import type { FileIndex } from '../../tree.ts'
import type { Rule } from './rule.ts'
import { resolveTarget } from './targets.ts'

/** The response of a host from the files of a site, without rules. */
export type FileResponse =
  | { readonly kind: 'file'; readonly fileIndex: FileIndex }
  /** The host redirects to its preferred address. */
  | RedirectResponse
  /** A service of the host handles the request. */
  | { readonly kind: 'service' }

interface RedirectResponse {
  readonly kind: 'redirect'
  /** An address as the host sends it, relative to the requested path. */
  readonly to: string
}

/** Returns the response of a site without rules; undefined if it has no file for the path. */
export type SiteFileResponder = (path: RootedPath) => FileResponse | undefined

/** The response to one request, and the rule that caused it. */
export type HopResponse = { readonly rule?: Rule | undefined } & (
  | FileResponse
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing' }
  /** The content of an address on another host, which the host fetches itself. */
  | { readonly kind: 'other-host'; readonly url: string }
  /** The response cannot be determined. */
  | { readonly kind: 'undecided' }
)

/** The final response that a browser receives, and the rules on the way, in order. */
export type FinalResponse = { readonly appliedRules: readonly Rule[] } & (
  | {
      readonly kind: 'file'
      readonly fileIndex: FileIndex
      /** The address at which the browser ends up. */
      readonly path: RootedPath
    }
  | { readonly kind: 'other-host'; readonly url: string }
  /** A status that a rule sets, such as 404 or 410. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing'; readonly path: RootedPath }
  /** The addresses and the rules of a redirect loop, or of too many redirects. */
  | {
      readonly kind: 'loop'
      readonly paths: readonly RootedPath[]
      readonly rulesInLoop: readonly Rule[]
    }
  /** The response is unknown, so the address must not be reported. */
  | { readonly kind: 'undecided' }
)

/** Does a visitor get the requested content, as far as is known? */
export function isSuccessful(response: FinalResponse): boolean {
  switch (response.kind) {
    case 'file':
    case 'other-host':
    case 'undecided':
      return true
    case 'status':
      return response.status < 400
    case 'missing':
    case 'loop':
      return false
  }
}

/** Returns the redirect of a host to a path. */
export function makeRedirectResponse(path: RootedPath): RedirectResponse {
  return { kind: 'redirect', to: percentEncode(path) }
}

/** Returns the response to a request from the files that `rule` may have chosen. */
export function makeHopResponse(fileResponse: FileResponse | undefined, rule?: Rule): HopResponse {
  if (fileResponse === undefined) return { kind: 'missing', rule }
  if (rule === undefined) return fileResponse
  return { ...fileResponse, rule }
}

/** A request to which a rewrite applies, and the site that responds. */
interface RewrittenRequest {
  readonly path: RootedPath
  readonly respondFromFiles: SiteFileResponder
  /** The site's host name, if it is known. */
  readonly domain: string | undefined
}

/**
 * Returns the response of a host that serves the content at the address `to` without a redirect.
 */
export function makeRewriteResponse(
  to: string,
  rule: Rule,
  { path, respondFromFiles, domain }: RewrittenRequest,
): HopResponse {
  const target = resolveTarget(to, path, domain)
  if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, rule }
  return makeHopResponse(respondFromFiles(target.path), rule)
}
