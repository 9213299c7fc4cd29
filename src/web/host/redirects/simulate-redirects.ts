/**
 * Finds the final response of a host to a request under its rules and redirects. Nothing is sent.
 */

import type { RootedPath } from '../../paths.ts'
import {
  type FinalResponse,
  type HopResponse,
  isSuccessful,
  type SiteFileResponder,
} from './responses.ts'
import type { Rule } from './rule.ts'
import type { RuleSet } from './rule-set.ts'
import { type PathAndQuery, resolveTarget } from './targets.ts'
import { mayUnreadRuleForSomePathsMatch } from './unread-rules.ts'

/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20
/**
 * How many responses are followed in all before a request with several possible ones is undecided.
 */
const MAX_FOLLOWED_RESPONSES = 32

/** Returns the final response of the host to a request under its rules. */
export function simulateRedirects(
  ruleSet: RuleSet,
  respondFromFiles: SiteFileResponder,
  request: PathAndQuery,
): FinalResponse {
  const simulation = new RedirectSimulation(ruleSet, respondFromFiles)
  return simulation.findFinalResponse(request, { visited: [], appliedRules: [] })
}

/** How a browser reached an address. */
interface RedirectChain {
  readonly visited: readonly VisitedAddress[]
  readonly appliedRules: readonly Rule[]
}

interface VisitedAddress {
  readonly path: RootedPath
  /** How many rules were applied before the browser reached the address. */
  readonly appliedRuleCount: number
}

/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
  readonly #ruleSet: RuleSet
  readonly #respondFromFiles: SiteFileResponder
  /** How many possible responses were followed, including those to later requests. */
  #followedResponseCount = 0

  constructor(ruleSet: RuleSet, respondFromFiles: SiteFileResponder) {
    this.#ruleSet = ruleSet
    this.#respondFromFiles = respondFromFiles
  }

  /** Returns the final response to a request that a browser sends after those in `chain`. */
  findFinalResponse(request: PathAndQuery, chain: RedirectChain): FinalResponse {
    const { path } = request
    const loopStart = chain.visited.findIndex((address) => address.path === path)
    if (loopStart !== -1) return makeLoopResponse(chain, loopStart)
    if (chain.visited.length > MAX_REDIRECTS) return makeLoopResponse(chain, 0)

    const response = this.#findCommonResponse(request, chain)
    if (isSuccessful(response)) return response
    // Errors that an unread rule for every path may prevent become warnings: see
    // `UnreadCatchAllPlace`.
    if (!mayUnreadRuleForSomePathsMatch(this.#ruleSet.unreadRules, path)) return response
    return { kind: 'undecided', appliedRules: response.appliedRules }
  }

  /**
   * Returns the final response for all visitors; `undecided` if it depends on the visitor, or is
   * uncertain.
   */
  #findCommonResponse(request: PathAndQuery, chain: RedirectChain): FinalResponse {
    const { ruleResponder } = this.#ruleSet
    let common: FinalResponse | undefined
    for (const hop of ruleResponder.listPossibleResponses(request, this.#respondFromFiles)) {
      const final = this.#followResponse(hop, request, chain)
      this.#followedResponseCount++
      // A single response needs no limit: it is one step on the way to `MAX_REDIRECTS`.
      if (common !== undefined) {
        const areTooMany = this.#followedResponseCount > MAX_FOLLOWED_RESPONSES
        if (areTooMany || !haveSameOutcome(common, final))
          return { kind: 'undecided', appliedRules: final.appliedRules }
      }
      common = final
    }
    return common ?? { kind: 'missing', path: request.path, appliedRules: chain.appliedRules }
  }

  /** Returns the final response after a direct one, which may be a redirect. */
  #followResponse(
    response: HopResponse,
    { path, query }: PathAndQuery,
    chain: RedirectChain,
  ): FinalResponse {
    const appliedRules =
      response.rule === undefined ? chain.appliedRules : [...chain.appliedRules, response.rule]
    switch (response.kind) {
      case 'file':
        return { kind: 'file', fileIndex: response.fileIndex, path, appliedRules }
      case 'status':
        return { kind: 'status', status: response.status, appliedRules }
      case 'missing':
        return { kind: 'missing', path, appliedRules }
      case 'other-host':
        return { kind: 'other-host', url: response.url, appliedRules }
      case 'service':
      case 'undecided':
        return { kind: 'undecided', appliedRules }
      case 'redirect': {
        const target = resolveTarget(response.to, path, this.#ruleSet.domain)
        if (target.kind === 'other-host')
          return { kind: 'other-host', url: target.url, appliedRules }
        const nextRequest = { path: target.path, query: target.query || query }
        const address = { path, appliedRuleCount: chain.appliedRules.length }
        const nextChain = { visited: [...chain.visited, address], appliedRules }
        return this.findFinalResponse(nextRequest, nextChain)
      }
    }
  }
}

/** Returns the response for a chain in which the addresses from the index `loopStart` repeat. */
function makeLoopResponse(
  { visited, appliedRules }: RedirectChain,
  loopStart: number,
): FinalResponse {
  const loop = visited.slice(loopStart)
  const rulesInLoop = appliedRules.slice(loop[0]?.appliedRuleCount)
  return { kind: 'loop', paths: loop.map(({ path }) => path), rulesInLoop, appliedRules }
}

/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function haveSameOutcome(one: FinalResponse, other: FinalResponse): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.fileIndex === other.fileIndex
  return isSuccessful(one) === isSuccessful(other)
}
