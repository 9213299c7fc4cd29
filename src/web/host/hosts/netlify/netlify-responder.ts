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
export class NetlifyResponder implements RuleResponder {
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
    for (const applied of this.#listAppliedRules(request)) {
      const comesAfterFile = fileResponse !== undefined && !applied.rule.precedesFiles
      if (comesAfterFile) yield makeHopResponse(fileResponse)
      else yield this.#applyRule(applied, request.path, respondFromFiles)
      if (applied.isFinal) return
    }
    yield makeHopResponse(fileResponse)
  }

  /** Yields the rules that match a request, until Netlify stops applying rules. */
  *#listAppliedRules({ path, query }: PathAndQuery): Generator<AppliedRule> {
    // The last value of a repeated parameter is used.
    const parameters = new Map(new URLSearchParams(query))
    const forms = [path, dropTrailingSlashUnlessRoot(path)]
    for (const { rule, captures } of this.#index.findMatches(forms)) {
      const queryCaptures = matchQuery(rule, parameters)
      if (queryCaptures === undefined) continue
      const selfRedirect = classifySelfRedirect(rule, path)
      if (selfRedirect === 'certain') return
      const isFinal = selfRedirect === 'none' && !rule.isConditional
      yield { rule, captures: mergeCaptures(queryCaptures, captures), isFinal }
      if (selfRedirect === 'possible') return
    }
  }

  #applyRule(
    { rule, captures }: AppliedRule,
    path: RootedPath,
    respondFromFiles: SiteFileResponder,
  ): HopResponse {
    const to = expandTarget(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (rule.action === 'status') return { kind: 'status', status: rule.status, rule }
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return makeRewriteResponse(to, rule, { path, respondFromFiles, domain: this.#domain })
  }
}

/** A rule that matches a request. */
interface AppliedRule {
  readonly rule: Rule
  readonly captures: MatchResult
  /** Whether it applies to all visitors, so that later rules do not matter. */
  readonly isFinal: boolean
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
