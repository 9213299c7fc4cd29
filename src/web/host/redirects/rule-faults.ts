/** Finds faults in the rules of a redirect file, independent of the site's links. */
import { type Bytes, NO_BYTES, ROOT } from '../../byte-strings.ts'
import type { FileIndex } from '../../tree.ts'
import { mayMatch, type Pattern, type RuleSource, SAMPLE_NAME } from './path-matcher.ts'
import { type FileFinder, type FinalResponse, isSuccessful } from './responses.ts'
import type { Rule } from './rule.ts'
import { RuleIndex } from './rule-index.ts'
import type { ParsedRedirects } from './rule-set.ts'
import { simulateRedirects } from './simulate-redirects.ts'
import { type RequestedPath, resolveTarget } from './targets.ts'

/** A fault of a rule. */
export type RuleFault =
  /** The rule redirects back to where it starts. `paths` are all addresses on the way. */
  | { readonly kind: 'loop'; readonly rule: Rule; readonly paths: readonly Bytes[] }
  /** The host serves nothing at the rule's target. */
  | { readonly kind: 'dead-target'; readonly rule: Rule; readonly path: Bytes }
  /** A file at the same address is served instead, so the rule never applies. */
  | { readonly kind: 'preceded-by-file'; readonly rule: Rule; readonly fileIndex: FileIndex }
  /** An earlier rule matches all addresses of this one. */
  | { readonly kind: 'covered-by-rule'; readonly rule: Rule; readonly by: Rule }
  /**
   * The same page is served, with status 200, at every address, or at every address without a file.
   * Broken links therefore go unnoticed.
   */
  | { readonly kind: 'catch-all'; readonly rule: Rule; readonly path: Bytes }

/**
 * Yields the fault of each rule, or undefined if it has none. Results that depend on the visitor
 * are not faults.
 */
export function findRuleFaults(
  redirects: ParsedRedirects,
  findFile: FileFinder,
): Generator<RuleFault | undefined> {
  return new RuleFaultFinder(redirects, findFile).findFaults()
}

class RuleFaultFinder {
  readonly #redirects: ParsedRedirects
  readonly #findFile: FileFinder
  /** The addresses of the loops that were found. */
  readonly #inLoops = new Set<string>()

  constructor(redirects: ParsedRedirects, findFile: FileFinder) {
    this.#redirects = redirects
    this.#findFile = findFile
  }

  *findFaults(): Generator<RuleFault | undefined> {
    const { rules, fallback, errorPage } = this.#redirects
    // Only these rules cover others. There may be thousands of other rules for one address, each
    // with another query.
    const index = new RuleIndex(rules.filter(isForEveryVisitor))
    let indexedBefore = 0
    for (const rule of rules) {
      const by = findCoveringRule(rule, indexedBefore, index)
      if (isForEveryVisitor(rule)) indexedBefore++
      if (by !== undefined && !this.#isReached(rule)) yield { kind: 'covered-by-rule', rule, by }
      else yield this.#findFaultOfRule(rule)
    }

    if (fallback !== undefined) yield this.#findCatchAll(fallback)
    if (errorPage !== undefined && !rules.includes(errorPage))
      yield this.#findMissingPage(errorPage)
  }

  /**
   * Returns whether a covered rule applies after all. Azure skips a redirect to itself, so a later
   * rule may apply.
   */
  #isReached(rule: Rule): boolean {
    if (rule.source.kind !== 'exact') return false
    const request = { path: rule.source.path || ROOT, query: '' }
    const responses = [...this.#redirects.responder.listResponses(request, this.#findFile)]
    return responses.some((response) => response.rule === rule)
  }

  #findFaultOfRule(rule: Rule): RuleFault | undefined {
    const precedence = this.#findPrecedingFile(rule)
    if (precedence !== undefined) return precedence
    if (rule.to === '') return undefined
    if (rule.action === 'status') return this.#findMissingPage(rule)
    const samplePath = findSamplePath(rule.source)
    if (samplePath === undefined) return undefined

    const query = String(new URLSearchParams([...(rule.query ?? [])]))
    const response = this.#simulate({ path: samplePath, query })
    if (response.kind !== 'loop') return this.#findTargetFault(rule, samplePath, response)
    if (!response.used.includes(rule)) return undefined
    return this.#findNewLoop(rule, response.paths)
  }

  #simulate(request: RequestedPath): FinalResponse {
    return simulateRedirects(this.#redirects, this.#findFile, request)
  }

  /** Returns the fault of a loop, if it is the first rule of that loop. */
  #findNewLoop(rule: Rule, paths: readonly Bytes[]): RuleFault | undefined {
    if (paths.some((path) => this.#inLoops.has(path))) return undefined
    for (const path of paths) this.#inLoops.add(path)
    return { kind: 'loop', rule, paths }
  }

  /**
   * Returns the fault if a file comes before the rule: the rule is for exactly its address and is
   * not forced.
   */
  #findPrecedingFile(rule: Rule): RuleFault | undefined {
    if (rule.source.kind === 'pattern' || rule.isForced) return undefined
    const own = this.#findFile(rule.source.path || ROOT)
    if (own?.kind !== 'file') return undefined
    return { kind: 'preceded-by-file', rule, fileIndex: own.fileIndex }
  }

  /**
   * Returns the fault of a rule's target. `response` is the final response to `samplePath`,
   * which the rule matches.
   */
  #findTargetFault(rule: Rule, samplePath: Bytes, response: FinalResponse): RuleFault | undefined {
    // If the target depends on the request, a sample proves nothing.
    if (hasPlaceholder(rule)) return undefined
    const target = resolveTarget(rule.to, samplePath, this.#redirects.domain)
    if (target.kind === 'other-host') return undefined
    const { path } = target
    if (response.kind === 'file' && matchesAllRequests(rule))
      return { kind: 'catch-all', rule, path }

    let responseOfTarget = response
    if (rule.action !== 'rewrite') responseOfTarget = this.#simulate(target)
    else if (!response.used.includes(rule)) return undefined
    if (isSuccessful(responseOfTarget)) return undefined
    return { kind: 'dead-target', rule, path }
  }

  #findCatchAll(rule: Rule): RuleFault | undefined {
    const target = resolveTarget(rule.to, ROOT, this.#redirects.domain)
    if (target.kind === 'other-host' || !this.#findFile(target.path)) return undefined
    return { kind: 'catch-all', rule, path: target.path }
  }

  /** Returns the fault if the page for a status such as 404 does not exist. */
  #findMissingPage(rule: Rule): RuleFault | undefined {
    if (hasPlaceholder(rule)) return undefined
    const target = resolveTarget(rule.to, ROOT, this.#redirects.domain)
    if (target.kind === 'other-host' || this.#findFile(target.path)) return undefined
    return { kind: 'dead-target', rule, path: target.path }
  }
}

/** Returns a path that a source matches; undefined if none is known. */
function findSamplePath(source: RuleSource): Bytes | undefined {
  if (source.kind === 'exact') return source.path || ROOT
  return findSampleOfPattern(source.pattern)
}

function matchesAllRequests(rule: Rule): boolean {
  if (!isForEveryVisitor(rule) || rule.source.kind === 'exact') return false
  return matchesAllPaths(rule.source.pattern)
}

const SAMPLES = [
  ROOT.concat(SAMPLE_NAME),
  ROOT.concat(SAMPLE_NAME, '/', SAMPLE_NAME, '/', SAMPLE_NAME),
]

/**
 * Returns whether a pattern matches practically all addresses. Patterns such as `/((?!api/).*)` do,
 * despite exceptions.
 */
function matchesAllPaths(pattern: Pattern): boolean {
  return SAMPLES.every((path) => mayMatch({ kind: 'pattern', pattern }, path))
}

function isForEveryVisitor({ isConditional, query }: Rule): boolean {
  return !isConditional && query === undefined
}

/** Returns whether a target depends on captured values. Conditions may capture values, too. */
function hasPlaceholder({ source, query, isConditional, to }: Rule): boolean {
  if (source.kind === 'exact' && query === undefined && !isConditional) return false
  const path = to.replace(/^[a-z]+:\/\/[^/]*/i, '')
  return /[:$][\w{]/.test(path)
}

function findSampleOfPattern(pattern: Pattern): Bytes | undefined {
  const folder = matchesAllPaths(pattern) ? ROOT : pattern.folder
  if (folder === undefined) return undefined
  return folder.concat(SAMPLE_NAME)
}

/** Returns the first of the rules of the index, up to position `end`, that covers this one. */
function findCoveringRule(rule: Rule, end: number, index: RuleIndex): Rule | undefined {
  for (const match of index.findMatches(listProbes(rule.source))) {
    if (match.position >= end) return undefined
    if (isCoveredBy(rule, match.rule)) return match.rule
  }
  return undefined
}

/** Returns the forms of an address that the source matches, or that at least have its prefix. */
function listProbes(source: RuleSource): readonly Bytes[] {
  if (source.kind === 'pattern')
    return [findSampleOfPattern(source.pattern) ?? source.pattern.prefix.concat(SAMPLE_NAME)]
  if (source.path === '') return [NO_BYTES, ROOT]
  return [source.path]
}

/** Returns whether `earlier` certainly matches every address that `rule` matches. */
function isCoveredBy(rule: Rule, earlier: Rule): boolean {
  if (rule.source.kind === 'exact')
    return earlier.source.kind === 'pattern' || getSpelling(earlier) === getSpelling(rule)
  if (earlier.from === rule.from) return true
  if (earlier.source.kind === 'exact') return false
  const covered = earlier.source.pattern.folder
  const { prefix, folder = prefix } = rule.source.pattern
  if (covered === undefined || !folder.startsWith(covered)) return false
  // `/docs/:path*` also matches `/docs`.
  const itself = folder.replace(/\/$/, '')
  return !mayMatch(rule.source, itself) || mayMatch(earlier.source, itself)
}

/**
 * Returns the source without its host and trailing slash. Hosts compare addresses as they arrive,
 * so a rule covers another one for the same address only with the same spelling.
 */
function getSpelling({ from }: Rule): string {
  return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '')
}
