/** Finds faults in the rules of a redirect file, independent of the site's links. */
import { ROOT, type RootedPath } from '../../paths.ts'
import type { FileIndex } from '../../tree.ts'
import { listCapturedNames } from './literal-targets.ts'
import { type FinalResponse, isSuccessful, type SiteFileResponder } from './responses.ts'
import { isForEveryVisitor, type Rule } from './rule.ts'
import { findCoveringRule } from './rule-coverage.ts'
import { RuleIndex } from './rule-index.ts'
import type { RuleSet } from './rule-set.ts'
import { findSamplePath, matchesEveryPath } from './sample-paths.ts'
import { simulateRedirects } from './simulate-redirects.ts'
import { findTargetPath, isFullUrl, type PathAndQuery, resolveTarget } from './targets.ts'

/** A fault of a rule. */
export type RuleFault =
  /** The rule is part of a redirect loop. `paths` are the addresses in it. */
  | { readonly kind: 'loop'; readonly rule: Rule; readonly paths: readonly RootedPath[] }
  /** The host serves nothing at the rule's target. */
  | { readonly kind: 'missing-target'; readonly rule: Rule; readonly path: RootedPath }
  /** The site does not have the page that the rule serves at nonexistent addresses. */
  | { readonly kind: 'missing-page'; readonly rule: Rule; readonly path: RootedPath }
  /** A file at the same address is served instead, so the rule never applies. */
  | { readonly kind: 'shadowed-by-file'; readonly rule: Rule; readonly fileIndex: FileIndex }
  /** An earlier rule matches all addresses of this one, so this one never applies. */
  | { readonly kind: 'hidden-by-rule'; readonly rule: Rule; readonly coveringRule: Rule }
  /**
   * The same page is served, with status 200, at every address, or at every address without a file.
   * Broken links therefore go unnoticed.
   */
  | { readonly kind: 'catch-all'; readonly rule: Rule; readonly path: RootedPath }

/**
 * Yields the fault of each rule; undefined if it has none, so that the caller can pause after each
 * rule. Results that depend on the visitor are not faults.
 */
export function findRuleFaults(
  ruleSet: RuleSet,
  respondFromFiles: SiteFileResponder,
): Generator<RuleFault | undefined> {
  return new RuleFaultFinder(ruleSet, respondFromFiles).findFaults()
}

type LoopResponse = Extract<FinalResponse, { readonly kind: 'loop' }>

class RuleFaultFinder {
  readonly #ruleSet: RuleSet
  readonly #respondFromFiles: SiteFileResponder
  /** The addresses of the loops that were found. */
  readonly #loopPaths = new Set<string>()

  constructor(ruleSet: RuleSet, respondFromFiles: SiteFileResponder) {
    this.#ruleSet = ruleSet
    this.#respondFromFiles = respondFromFiles
  }

  *findFaults(): Generator<RuleFault | undefined> {
    const { rules, fallbackRule, notFoundRule } = this.#ruleSet
    // Only these rules cover others. There may be thousands of other rules for one address, each
    // with a different query.
    const index = new RuleIndex(rules.filter(isForEveryVisitor))
    let earlierCount = 0
    for (const rule of rules) {
      const coveringRule = findCoveringRule(rule, index, earlierCount)
      yield this.#findHidingFault(rule, coveringRule) ?? this.#findFaultOfRule(rule)
      if (isForEveryVisitor(rule)) earlierCount++
    }

    if (fallbackRule !== undefined) yield this.#findFallbackFault(fallbackRule)
    if (notFoundRule !== undefined && !rules.includes(notFoundRule))
      yield this.#findMissingPageFault(notFoundRule)
  }

  #findHidingFault(rule: Rule, coveringRule: Rule | undefined): RuleFault | undefined {
    if (coveringRule === undefined || this.#appliesAnyway(rule)) return undefined
    return { kind: 'hidden-by-rule', rule, coveringRule }
  }

  /**
   * Returns whether a covered rule applies after all. Azure skips a redirect to itself, so a later
   * rule may apply.
   */
  #appliesAnyway(rule: Rule): boolean {
    if (rule.matcher.kind !== 'exact') return false
    const request = { path: rule.matcher.path, query: '' }
    const { ruleResponder } = this.#ruleSet
    const responses = [...ruleResponder.listPossibleResponses(request, this.#respondFromFiles)]
    return responses.some((response) => response.rule === rule)
  }

  #findFaultOfRule(rule: Rule): RuleFault | undefined {
    const shadowingFileFault = this.#findShadowingFileFault(rule)
    if (shadowingFileFault !== undefined) return shadowingFileFault
    if (rule.to === '') return undefined
    if (rule.action === 'error-page') return this.#findMissingPageFault(rule)
    const samplePath = findSamplePath(rule.matcher)
    if (samplePath === undefined) return this.#findFixedTargetFault(rule)

    const response = this.#simulate({ path: samplePath, query: formatQuery(rule.query) })
    if (response.kind === 'loop') return this.#findLoopFault(rule, response)
    return this.#findTargetFault(rule, samplePath, response)
  }

  #simulate(request: PathAndQuery): FinalResponse {
    return simulateRedirects(this.#ruleSet, this.#respondFromFiles, request)
  }

  /** Returns the fault if the rule is part of a loop, unless an earlier rule has this fault. */
  #findLoopFault(rule: Rule, { paths, rulesInLoop }: LoopResponse): RuleFault | undefined {
    const isKnownLoop = paths.some((path) => this.#loopPaths.has(path))
    if (isKnownLoop || !rulesInLoop.includes(rule)) return undefined
    for (const path of paths) this.#loopPaths.add(path)
    return { kind: 'loop', rule, paths }
  }

  /**
   * Returns the fault if a file comes before the rule: the rule is for exactly its address and is
   * not forced.
   */
  #findShadowingFileFault(rule: Rule): RuleFault | undefined {
    if (rule.matcher.kind === 'pattern' || rule.precedesFiles) return undefined
    const fileResponse = this.#respondFromFiles(rule.matcher.path)
    if (fileResponse?.kind !== 'file') return undefined
    return { kind: 'shadowed-by-file', rule, fileIndex: fileResponse.fileIndex }
  }

  /**
   * Returns the fault of a rule's target. `response` is the final response to `samplePath`,
   * which the rule matches.
   */
  #findTargetFault(
    rule: Rule,
    samplePath: RootedPath,
    response: FinalResponse,
  ): RuleFault | undefined {
    // If the target depends on the request, a sample proves nothing.
    if (hasPlaceholder(rule)) return undefined
    const target = resolveTarget(rule.to, samplePath, this.#ruleSet.domain)
    if (target.kind === 'other-host') return undefined
    const { path } = target
    if (response.kind === 'file' && matchesEveryRequest(rule))
      return { kind: 'catch-all', rule, path }
    if (this.#isTargetServed(rule, target, response)) return undefined
    return { kind: 'missing-target', rule, path }
  }

  /** Returns the fault of a redirect to one address, whichever of its paths is requested. */
  #findFixedTargetFault(rule: Rule): RuleFault | undefined {
    const isFixed = rule.to.startsWith('/') || isFullUrl(rule.to)
    if (rule.action !== 'redirect' || !isFixed || hasPlaceholder(rule)) return undefined
    const target = resolveTarget(rule.to, ROOT, this.#ruleSet.domain)
    if (target.kind === 'other-host' || isSuccessful(this.#simulate(target))) return undefined
    return { kind: 'missing-target', rule, path: target.path }
  }

  /**
   * Does the host serve the target of a rule, as far as is known? `response` is the final response
   * to a sample path, which the rule matches.
   */
  #isTargetServed(rule: Rule, target: PathAndQuery, response: FinalResponse): boolean {
    if (rule.action === 'redirect') return isSuccessful(this.#simulate(target))
    const appliesToSample = response.appliedRules.includes(rule)
    // If another rule applies, the response says nothing about this one.
    if (!appliesToSample) return true
    return isSuccessful(response)
  }

  #findFallbackFault(rule: Rule): RuleFault | undefined {
    const path = findTargetPath(rule.to, this.#ruleSet.domain)
    if (path === undefined) return undefined
    if (this.#respondFromFiles(path) !== undefined) return { kind: 'catch-all', rule, path }
    // Another rule may respond to a redirect, but not to a rewrite.
    if (rule.action === 'redirect') return undefined
    return { kind: 'missing-page', rule, path }
  }

  /** Returns the fault if the page for a status such as 404 does not exist. */
  #findMissingPageFault(rule: Rule): RuleFault | undefined {
    if (hasPlaceholder(rule)) return undefined
    const path = findTargetPath(rule.to, this.#ruleSet.domain)
    if (path === undefined || this.#respondFromFiles(path) !== undefined) return undefined
    return { kind: 'missing-page', rule, path }
  }
}

/** Returns a query with the parameters that a rule requires. */
function formatQuery(parameters: Rule['query']): string {
  if (parameters === undefined) return ''
  return String(new URLSearchParams([...parameters]))
}

function matchesEveryRequest(rule: Rule): boolean {
  if (rule.matcher.kind === 'exact') return false
  return isForEveryVisitor(rule) && matchesEveryPath(rule.matcher.pattern)
}

/** Does a target depend on captured values? Conditions may capture values, too. */
function hasPlaceholder(rule: Rule): boolean {
  const capturesNothing = rule.matcher.kind === 'exact' && isForEveryVisitor(rule)
  if (capturesNothing) return false
  const pathAndQuery = rule.to.replace(/^[a-z]+:\/\/[^/]*/i, '')
  if (rule.isConditional) return /[:$][\w{]/.test(pathAndQuery)
  const isInTarget = (name: string) => pathAndQuery.includes(`:${name}`)
  return /\$[\w{]/.test(pathAndQuery) || listCapturedNames(rule).some(isInTarget)
}
