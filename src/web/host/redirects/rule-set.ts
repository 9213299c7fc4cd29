/** The content of a redirect file as its host reads it. */
import type { ParseProblem } from './parse-problems.ts'
import { type HopResponse, makeHopResponse, type ServeStatic } from './responses.ts'
import type { Rule } from './rule.ts'
import type { PathAndQuery } from './targets.ts'
import { collectUnsupportedRules, type UnsupportedRules } from './unsupported-rules.ts'

/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
export type TrailingSlash = 'always' | 'never' | 'auto' | undefined

/** A parsed redirect file. */
export interface RuleSet {
  readonly rules: readonly Rule[]
  /**
   * The rule that serves a page, as if it existed, at every address without a file. Not part of
   * `rules`.
   */
  readonly fallbackRule?: Rule | undefined
  /** The rule for the page that is shown with status 404. Not always part of `rules`. */
  readonly notFoundRule?: Rule | undefined
  readonly problems: readonly ParseProblem[]
  readonly unsupportedRules: UnsupportedRules
  /** The site's host name, if it is known. */
  readonly domain: string | undefined
  /** Does the file remove `.html` from the addresses of pages? */
  readonly cleanUrls?: boolean
  /** The setting for slashes at the end of pages' addresses, on Azure. */
  readonly trailingSlash?: TrailingSlash
  readonly responder: Responder
}

/** Responds to requests from the rules of a redirect file and the files of the site. */
export interface Responder {
  /**
   * Yields the possible responses to a request. There are several if the response depends on the
   * visitor; the last one is for visitors to whom no condition applies.
   */
  listPossibleResponses(request: PathAndQuery, serveStatic: ServeStatic): Iterable<HopResponse>
}

/** For a host that reads no redirect file, or a site without one. */
export const EMPTY_RULE_SET: RuleSet = makeRuleSet({
  rules: [],
  problems: [],
  domain: undefined,
  responder: {
    listPossibleResponses: ({ path }, serveStatic) => [makeHopResponse(serveStatic(path))],
  },
})

/** Returns a parsed redirect file together with its unsupported rules. */
export function makeRuleSet(parsed: Omit<RuleSet, 'unsupportedRules'>): RuleSet {
  return { ...parsed, unsupportedRules: collectUnsupportedRules(parsed.problems) }
}
