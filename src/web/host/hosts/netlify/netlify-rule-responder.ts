/** How Netlify responds to requests under the rules of a `_redirects` file. */
import { type Bytes, toBytes } from '../../../byte-strings.ts'
import type { RootedPath } from '../../../paths.ts'
import { dropTrailingSlashUnlessRoot } from '../../../slashes.ts'
import { type Captures, type MatchResult, NO_CAPTURES } from '../../redirects/path-matcher.ts'
import {
  type HopResponse,
  makeHopResponse,
  makeRewriteResponse,
  type SiteFileResponder,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex } from '../../redirects/rule-index.ts'
import type { RuleResponder } from '../../redirects/rule-set.ts'
import { expandTarget, type PathAndQuery } from '../../redirects/targets.ts'
import { classifySelfRedirect } from './netlify-self-redirect.ts'

/** Serves the first rule that matches. A file takes precedence over rules without a `!`. */
export class NetlifyRuleResponder implements RuleResponder {
  readonly #index: RuleIndex
  readonly #domain: string | undefined

  constructor(rules: readonly Rule[], domain: string | undefined) {
    this.#index = new RuleIndex(rules)
    this.#domain = domain
  }

  *listPossibleResponses(
    request: PathAndQuery,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    const fileResponse = respondFromFiles(request.path)
    for (const match of this.#listMatches(request)) {
      const comesAfterFile = fileResponse !== undefined && !match.rule.precedesFiles
      if (comesAfterFile) yield makeHopResponse(fileResponse)
      else yield this.#applyRule(match, request.path, respondFromFiles)
      if (match.alwaysApplies) return
    }
    yield makeHopResponse(fileResponse)
  }

  /**
   * Yields the rules that match a request and may apply to it, up to the first at which Netlify may
   * stop. After one that always applies, the others do not matter.
   */
  *#listMatches({ path, query }: PathAndQuery): Generator<RequestMatch> {
    // The last value of a repeated parameter is used.
    const parameters = new Map(new URLSearchParams(query))
    const forms = [path, dropTrailingSlashUnlessRoot(path)]
    for (const { rule, captures: pathCaptures } of this.#index.findMatches(forms)) {
      const queryCaptures = matchQuery(rule, parameters)
      if (queryCaptures === undefined) continue
      const match = { rule, captures: mergeCaptures(queryCaptures, pathCaptures) }
      // Netlify skips a redirect to itself, and all rules after it.
      switch (classifySelfRedirect(rule, path)) {
        case 'certain':
          return
        case 'possible':
          yield { ...match, alwaysApplies: false }
          return
        case 'none':
          yield { ...match, alwaysApplies: !rule.isConditional }
      }
    }
  }

  #applyRule(
    { rule, captures }: RequestMatch,
    path: RootedPath,
    respondFromFiles: SiteFileResponder,
  ): HopResponse {
    const to = expandTarget(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (rule.action === 'error-page') return { kind: 'status', status: rule.status, rule }
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return makeRewriteResponse(to, rule, { path, respondFromFiles, domain: this.#domain })
  }
}

/** A rule that matches the path and the query of a request. */
interface RequestMatch {
  readonly rule: Rule
  readonly captures: MatchResult
  /** Is it certain that the rule applies to the request of every visitor? */
  readonly alwaysApplies: boolean
}

/** Returns the captures of path and query. Those of the path take precedence. */
function mergeCaptures(queryCaptures: Captures, pathCaptures: MatchResult): MatchResult {
  if (pathCaptures === 'undecided') return pathCaptures
  return new Map([...queryCaptures, ...pathCaptures])
}

/**
 * Returns the captures of a rule in these parameters; undefined if one does not match.
 */
function matchQuery(
  { query: requiredParameters }: Rule,
  parameters: ReadonlyMap<string, string>,
): Captures | undefined {
  if (requiredParameters === undefined) return NO_CAPTURES
  const captures = new Map<string, Bytes>()
  for (const [name, value] of requiredParameters) {
    const actual = parameters.get(name)
    if (actual === undefined) return undefined
    if (value.startsWith(':')) captures.set(value.slice(1), toBytes(actual))
    else if (value !== actual) return undefined
  }
  return captures
}
