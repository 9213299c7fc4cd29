/** How Cloudflare responds to requests under the rules of a `_redirects` file. */
import {
  type HopResponse,
  makeHopResponse,
  makeRewriteResponse,
  type SiteFileResponder,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex } from '../../redirects/rule-index.ts'
import type { RuleResponder } from '../../redirects/rule-set.ts'
import { expandTarget, isFullUrl, type PathAndQuery } from '../../redirects/targets.ts'
import type { CloudflareProduct } from './cloudflare-rule.ts'

/** Serves the first rule that matches, and files only without one. */
export class CloudflareRuleResponder implements RuleResponder {
  readonly #index: RuleIndex
  readonly #domain: string | undefined
  readonly #product: CloudflareProduct

  constructor(rules: readonly Rule[], domain: string | undefined, product: CloudflareProduct) {
    this.#index = new RuleIndex(rules)
    this.#domain = domain
    this.#product = product
  }

  *listPossibleResponses(
    request: PathAndQuery,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    yield this.#findResponse(request, respondFromFiles)
  }

  #findResponse({ path }: PathAndQuery, respondFromFiles: SiteFileResponder): HopResponse {
    const [match] = this.#index.findMatches([path])
    if (match === undefined) return makeHopResponse(respondFromFiles(path))
    const { rule, captures } = match
    const target = expandTarget(rule.to, captures)
    if (target === undefined) return { kind: 'undecided', rule }
    const to = this.#mergeSlashes(target, rule)
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return makeRewriteResponse(to, rule, { path, respondFromFiles, domain: this.#domain })
  }

  /** Workers removes empty segments that a `*` or a placeholder inserts. */
  #mergeSlashes(target: string, { matcher }: Rule): string {
    const mergesSlashes = this.#product === 'Workers' && matcher.kind === 'pattern'
    if (!mergesSlashes || isFullUrl(target)) return target
    return target.replace(/\/{2,}/g, '/')
  }
}
