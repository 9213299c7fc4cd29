/** The content of a redirect file as its host reads it. */
import type { SitePath } from '../../paths.ts'
import { makeParseProblem, type ParseProblem } from './parse-problems.ts'
import { type HopResponse, makeHopResponse, type SiteFileResponder } from './responses.ts'
import type { Rule } from './rule.ts'
import type { PathAndQuery } from './targets.ts'
import { collectUnreadRules, type UnreadRules } from './unread-rules.ts'

/**
 * Whether Azure adds or removes a slash at the end of pages' addresses:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
export type AzureTrailingSlash = 'always' | 'never' | 'auto'

/** A parsed redirect file. */
export interface RuleSet {
  readonly rules: readonly Rule[]
  /**
   * The rule that serves a page, as if it existed, at every address without a file:
   * `navigationFallback` of Azure, or its override of the 404. Not part of `rules`.
   */
  readonly fallbackRule?: Rule | undefined
  /**
   * The rule for the page that is shown with status 404. It is one of the `rules` on Netlify, but
   * not on Azure, where it is a setting.
   */
  readonly notFoundRule?: Rule | undefined
  readonly problems: readonly ParseProblem[]
  readonly unreadRules: UnreadRules
  /** The site's host name, if it is known. */
  readonly domain: string | undefined
  /**
   * The setting `cleanUrls` of Vercel: does the host remove `.html` from the addresses of pages?
   * Undefined on other hosts.
   */
  readonly cleanUrls?: boolean
  /** A setting of Azure. Undefined on other hosts, and if the file does not set it. */
  readonly trailingSlash?: AzureTrailingSlash | undefined
  readonly ruleResponder: RuleResponder
}

/** Responds to requests under the rules of a redirect file and from the files of the site. */
export interface RuleResponder {
  /**
   * Yields the possible responses to a request. There are several if the response depends on the
   * visitor, or is uncertain because what is known about the host is contradictory or incomplete.
   * The last one is for visitors to whom no condition applies. On Azure, it may also be an
   * undecided one, for a route with a condition.
   */
  listPossibleResponses(
    request: PathAndQuery,
    respondFromFiles: SiteFileResponder,
  ): Iterable<HopResponse>
}

/** For a host that reads no redirect file, or a site without one. */
export const EMPTY_RULE_SET: RuleSet = makeRuleSet({
  rules: [],
  problems: [],
  domain: undefined,
  ruleResponder: {
    listPossibleResponses: ({ path }, respondFromFiles) => [
      makeHopResponse(respondFromFiles(path)),
    ],
  },
})

/**
 * Returns the paths of the rules without wildcards. Several slashes at the start count as one,
 * since a link to `//guide` leads to the host `guide`.
 */
export function listExactPaths({ rules }: RuleSet): ReadonlySet<SitePath> {
  const paths = new Set<SitePath>()
  for (const { matcher } of rules)
    if (matcher.kind === 'exact') paths.add(matcher.path.replace(/^\/+/, ''))
  return paths
}

/**
 * Returns the rules of a file that is not valid, so that its rules and settings are unknown: any of
 * them may serve any address. `problems` say why.
 */
export function makeUnknownRuleSet(problems: readonly ParseProblem[]): RuleSet {
  const unreadFile = makeParseProblem('unread', 'The rules of the file are not known.')
  const unreadRules = { forSomePaths: [], firstForEveryPath: unreadFile }
  return { ...EMPTY_RULE_SET, problems, unreadRules }
}

/** Returns a parsed redirect file together with its unread rules. */
export function makeRuleSet(parsed: Omit<RuleSet, 'unreadRules'>): RuleSet {
  return { ...parsed, unreadRules: collectUnreadRules(parsed.problems) }
}
