/**
 * Cloudflare's `_redirects`, for Pages and for Workers with static assets. Both parse it with
 * `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read
 * 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */

import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import { listRuleLines, parseRules, type RuleOrProblem } from '../../redirects/parse-rules.ts'
import {
  buildPattern,
  decodePath,
  makeSegmentWildcard,
  makeTextWildcard,
  type PathMatcher,
  type PatternPart,
} from '../../redirects/path-matcher.ts'
import {
  type HopResponse,
  makeHopResponse,
  makeRewriteResponse,
  type ServeStatic,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex } from '../../redirects/rule-index.ts'
import { makeRuleSet, type Responder, type RuleSet } from '../../redirects/rule-set.ts'
import { expandTarget, type PathAndQuery } from '../../redirects/targets.ts'
import { findCostProblem } from '../../redirects/unsupported-rules.ts'

/**
 * The maximum number of rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
export const MAX_STATIC_RULES = 2_000
const MAX_DYNAMIC_RULES = 100
/**
 * The maximum length of a line. The code allows 2,000 characters (`MAX_LINE_LENGTH`); the manual
 * still says 1,000.
 */
export const MAX_LINE_CHARS = 2_000

const STATUSES = new Set([200, 301, 302, 303, 307, 308])
/** A source or a target with a host name, as `URL_REGEX` matches it. */
const HTTPS_ADDRESS = /^https:\/\/+([^/]+)\/?(.*)/
const SCHEME = /https?:\/\//
const HOST_AFTER_SLASHES = /\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$)/
/**
 * Sources that were meant to have a host name, but that Cloudflare reads as a path. `validateUrl`
 * of wrangler 4.86 only refuses `https://`, and turns `http://x` into the path `/http://x`, read
 * and run 2026-11. Two slashes may also begin a path, so here a host name must contain a dot.
 */
const MEANT_AS_HOST = new RegExp(`^(?:${SCHEME.source}|${HOST_AFTER_SLASHES.source})`, 'i')
/** A `*`, or a placeholder such as `:name`. */
const WILDCARD = /(\*|:[A-Za-z]\w*)/

/** The two products that read this file. */
export type CloudflareProduct = 'Pages' | 'Workers'

/**
 * Returns the rules of a `_redirects` file as Cloudflare reads it. `domain` is the site's own host,
 * if it is known.
 */
export function parseCloudflareRedirects(
  text: string,
  domain: string | undefined,
  product: CloudflareProduct,
): RuleSet {
  const parser = new LineParser(product)
  const { rules, problems } = parseRules(listRuleLines(text), (line) => parser.parse(line))
  const responder = new CloudflareResponder(rules, domain, product)
  return makeRuleSet({ rules, problems, domain, responder })
}

/** Serves the first rule that matches, and files only without one. */
class CloudflareResponder implements Responder {
  readonly #index: RuleIndex
  readonly #domain: string | undefined
  readonly #product: CloudflareProduct

  constructor(rules: readonly Rule[], domain: string | undefined, product: CloudflareProduct) {
    this.#index = new RuleIndex(rules)
    this.#domain = domain
    this.#product = product
  }

  *listPossibleResponses(request: PathAndQuery, serveStatic: ServeStatic): Generator<HopResponse> {
    yield this.#findResponse(request, serveStatic)
  }

  #findResponse({ path, query }: PathAndQuery, serveStatic: ServeStatic): HopResponse {
    const [match] = this.#index.findMatches([path])
    if (match === undefined) return makeHopResponse(serveStatic(path))
    const { rule, captures } = match
    const target = expandTarget(rule.to, captures)
    if (target === undefined) return { kind: 'undecided', rule }
    const to = this.#mergeSlashes(target, rule)
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return makeRewriteResponse(to, rule, { path, query, serveStatic, domain: this.#domain })
  }

  /** Workers removes empty segments that a `*` or a placeholder inserts. */
  #mergeSlashes(target: string, { matcher }: Rule): string {
    const mergesSlashes = this.#product === 'Workers' && matcher.kind === 'pattern'
    if (!mergesSlashes || /^\w+:\/\//.test(target)) return target
    return target.replace(/\/{2,}/g, '/')
  }
}

/** Parses the lines of one file, with the checks in the order of `parseRedirects`. */
class LineParser {
  readonly #product: CloudflareProduct
  /** How many rules came before the first with `*` or a placeholder. */
  #staticRuleCount = 0
  /** How many rules came from the first with `*` or a placeholder on. */
  #dynamicRuleCount = 0
  /** What the rules so far match, as written. */
  readonly #sources = new Set<string>()

  constructor(product: CloudflareProduct) {
    this.#product = product
  }

  /** Returns the rule in a line. Cloudflare also counts rules that turn out to be invalid. */
  parse(line: string): RuleOrProblem {
    if (this.#dynamicRuleCount > MAX_DYNAMIC_RULES) return undefined
    if (line.length > MAX_LINE_CHARS) return makeParseProblem('over-limit', TOO_LONG_MESSAGE)
    const parts = splitRule(line)
    if (parts.length < 2 || parts.length > 3)
      return makeParseProblem(
        'ignored',
        `A rule has two or three parts, not ${parts.length}: from, to, and a status code.`,
      )

    const [writtenFrom = '', to = '', writtenStatus = '302'] = parts
    if (HTTPS_ADDRESS.test(writtenFrom)) return this.#makeRefusalProblem(HOST_MESSAGE)
    const from = extractPathname(writtenFrom)
    const status = Number(writtenStatus)
    const problem =
      this.#countRule(from) ??
      findTargetProblem(to) ??
      findStatusProblem(status, writtenStatus) ??
      this.#addUniqueSource(from, to)
    if (problem !== undefined) return problem

    if (MEANT_AS_HOST.test(writtenFrom)) return makeParseProblem('ignored', `${HOST_MESSAGE}.`)
    const isRewrite = status === 200
    if (isRewrite && HTTPS_ADDRESS.test(to))
      return makeParseProblem('ignored', 'A rule with status 200 cannot point to another host.')
    const matcher = parseMatcher(from, writtenFrom)
    if (isParseProblem(matcher)) return matcher
    return {
      from: writtenFrom,
      to,
      action: isRewrite ? 'rewrite' : 'redirect',
      status,
      precedesFiles: true,
      isConditional: false,
      matcher,
    }
  }

  /** Counts a rule, and returns a problem if it exceeds the limit. */
  #countRule(from: string): ParseProblem | undefined {
    if (this.#dynamicRuleCount > 0 || WILDCARD.test(from)) {
      this.#dynamicRuleCount++
      if (this.#dynamicRuleCount <= MAX_DYNAMIC_RULES) return undefined
      const which = 'from the first with `*` or a placeholder on'
      return this.#makeRefusalProblem(describeLimit(MAX_DYNAMIC_RULES, which), 'over-limit')
    }
    this.#staticRuleCount++
    if (this.#staticRuleCount <= MAX_STATIC_RULES) return undefined
    const which = 'without `*` and placeholders'
    return this.#makeRefusalProblem(describeLimit(MAX_STATIC_RULES, which), 'over-limit')
  }

  /**
   * Adds the source of a rule to those so far. Returns a problem if the rule points back to its
   * source, or if an earlier rule has the same one.
   */
  #addUniqueSource(from: string, to: string): ParseProblem | undefined {
    // Cloudflare does not detect a loop if a query or a fragment follows.
    const isToIndex = !HTTPS_ADDRESS.test(to) && /\/index(?:\.html)?$/.test(to)
    if (isToIndex && /\/(?:\*)?$/.test(from)) return this.#makeRefusalProblem(LOOP_MESSAGE)
    if (this.#sources.has(from))
      return this.#makeRefusalProblem('An earlier rule covers the same addresses')
    this.#sources.add(from)
    return undefined
  }

  /**
   * Returns a problem for which Pages ignores a rule, while Workers refuses the deployment with
   * code 10021 or 100324. Only the server reports these codes.
   * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
   * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
   */
  #makeRefusalProblem(what: string, kind: 'ignored' | 'over-limit' = 'ignored'): ParseProblem {
    if (this.#product === 'Pages') return makeParseProblem(kind, `${what}.`)
    const reason = what.charAt(0).toLowerCase() + what.slice(1)
    return makeParseProblem('invalid', `Cloudflare Workers refuses the deployment: ${reason}.`)
  }
}

const TOO_LONG_MESSAGE = `The line is longer than the ${MAX_LINE_CHARS} characters that Cloudflare accepts.`
const HOST_MESSAGE = 'A rule cannot begin with a host name'
const LOOP_MESSAGE = 'The rule would point back to itself, since `/index.html` is served as `/`'

function describeLimit(limit: number, which: string): string {
  return `This is one rule too many, because Cloudflare accepts only ${limit} ${which}`
}

/** Returns the parts of a line, without a comment at its end. */
function splitRule(line: string): string[] {
  const [rule = ''] = line.split(/\s#/, 1)
  return rule.trimEnd().split(/\s+/)
}

function findTargetProblem(to: string): ParseProblem | undefined {
  if (HTTPS_ADDRESS.test(to) || to.startsWith('/')) return undefined
  return makeParseProblem('ignored', 'The target has to begin with `/` or `https://`.')
}

function findStatusProblem(status: number, written: string): ParseProblem | undefined {
  if (STATUSES.has(status)) return undefined
  return makeParseProblem(
    'ignored',
    `The status code can be 200, 301, 302, 303, 307 or 308, not ${quote(written)}.`,
  )
}

/** Returns the path without query and fragment, like `extractPathname` of Cloudflare. */
function extractPathname(written: string): string {
  const absolute = written.startsWith('/') ? written : `/${written}`
  const [path = ''] = absolute.split(/[?#]/, 1)
  return path
}

/** Returns the paths that a rule matches, or why the rule does not apply. */
function parseMatcher(from: string, written: string): PathMatcher | ParseProblem {
  // `split` puts a wildcard in every second part.
  const [start = '', ...rest] = from.split(WILDCARD)
  if (rest.length === 0) return { kind: 'exact', path: decodePath(from) }
  const parts = [start, ...rest].map((part, i): PatternPart => {
    if (i % 2 === 0) return decodePath(part)
    return part === '*' ? makeTextWildcard('splat') : makeSegmentWildcard(part.slice(1))
  })

  const wildcards = rest.filter((_, i) => i % 2 === 0)
  const areUnique = new Set(wildcards).size === wildcards.length
  if (!areUnique)
    return makeParseProblem(
      'ignored',
      'A rule can have one `*`, and each placeholder once; this one matches no address.',
    )

  const isFolder = wildcards.length === 1 && from.endsWith('/*')
  const wholeFolder = isFolder ? decodePath(start) : undefined
  const pattern = buildPattern(parts, { wholeFolder })
  const matcher: PathMatcher = { kind: 'pattern', pattern }
  return findCostProblem(matcher, written) ?? matcher
}
