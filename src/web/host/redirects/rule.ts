/** Rules of a redirect file, independent of the host. */

import type { PathMatcher } from './path-matcher.ts'

/** A rule of a redirect file. */
export interface Rule {
  /** Starts at 1. It is 1 if the line is unknown, as for a setting of Azure's JSON file. */
  readonly line: number
  /** The path or pattern as written. For a setting without one, its name: `navigationFallback`. */
  readonly from: string
  /** As written; empty for a rule without a target. */
  readonly to: string
  /**
   * `redirect`: the browser is sent to another address. `rewrite`: the host serves the content of
   * another address. `error-page`: it shows the page `to`, but with the status of an error.
   * `status-only`: it sends a status without a page of the site. `serve-file`: it serves the file
   * of the requested address.
   */
  readonly action: 'redirect' | 'rewrite' | 'error-page' | 'status-only' | 'serve-file'
  readonly status: number
  /** Does the rule take precedence over files? */
  readonly precedesFiles: boolean
  /** Does it apply only to some visitors? */
  readonly isConditional: boolean
  /** The required query parameters, with their values, or `:name` for any value. */
  readonly query?: ReadonlyMap<string, string> | undefined
  readonly matcher: PathMatcher
}

/** What a host does with a request that a rule matches. */
export type RuleEffect = Pick<Rule, 'action' | 'to' | 'status'>

/**
 * Is this a status of redirects? Browsers do not follow all of them: they ignore the location of a
 * 300, or of a status from 304 to 306.
 */
export function isRedirectStatus(status: number): boolean {
  return status >= 300 && status < 400
}

/** Does a rule apply to all visitors and to any query? */
export function isForEveryVisitor({ isConditional, query }: Rule): boolean {
  return !isConditional && query === undefined
}
