/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, and the matching
 * of addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { asBytes, type Bytes, toBytes } from '../../../byte-strings.ts'
import { dropTrailingSlash } from '../../../slashes.ts'
import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import { listRuleLines, parseRules } from '../../redirects/parse-rules.ts'
import {
  buildPattern,
  type Captures,
  type Certainty,
  decodePath,
  type MatchResult,
  makePrefixMatcher,
  makeSegmentWildcard,
  type Part,
  type PathMatcher,
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
 * Addresses that Netlify serves itself, and that cannot have rules: `parseFrom` of
 * `@netlify/redirect-parser`.
 */
export const NETLIFY_PATHS = /^\/\.netlify/

const HTTP_URL = /^https?:\/\//

/**
 * The longest pattern that is read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_CHARS = 8_192
/** How many patterns are read, for the same reason. */
const MAX_PATTERN_COUNT = 10_000

/**
 * Returns the rules of a `_redirects` file as Netlify reads it. `domain` is the site's own host, if
 * it is known.
 */
export function parseNetlifyRedirects(text: string, domain?: string): RuleSet {
  let patternCount = 0
  const { rules, problems } = parseRules(listRuleLines(text), (line) => {
    const parsed = parseNetlifyRule(line, domain)
    if (isParseProblem(parsed) || parsed.matcher.kind === 'exact') return parsed
    patternCount++
    if (patternCount <= MAX_PATTERN_COUNT) return parsed
    if (patternCount > MAX_PATTERN_COUNT + 1) return undefined
    return makeParseProblem('unsupported', TOO_MANY_PATTERNS_MESSAGE)
  })
  const notFoundRule = rules.find(isNotFoundRule)
  return makeRuleSet({
    rules,
    notFoundRule,
    problems,
    domain,
    responder: new NetlifyResponder(rules, domain),
  })
}

const TOO_MANY_PATTERNS_MESSAGE = `The check reads ${MAX_PATTERN_COUNT} rules with \`*\` or placeholders, but not this or later ones.`

/** Serves the first rule that matches. A file takes precedence over rules without a `!`. */
class NetlifyResponder implements Responder {
  readonly #index: RuleIndex
  readonly #domain: string | undefined

  constructor(rules: readonly Rule[], domain: string | undefined) {
    this.#index = new RuleIndex(rules)
    this.#domain = domain
  }

  *listPossibleResponses(request: PathAndQuery, serveStatic: ServeStatic): Generator<HopResponse> {
    const staticResponse = serveStatic(request.path)
    for (const { rule, captures, isFinal } of this.#listApplied(request)) {
      const comesAfterFile = staticResponse !== undefined && !rule.precedesFiles
      if (comesAfterFile) yield makeHopResponse(staticResponse)
      else yield this.#applyRule(rule, captures, request, serveStatic)
      if (isFinal) return
    }
    yield makeHopResponse(staticResponse)
  }

  /** Yields the rules that match a request, until Netlify stops applying rules. */
  *#listApplied({ path, query }: PathAndQuery): Generator<AppliedRule> {
    // The last value of a repeated parameter is used.
    const parameters = new Map(new URLSearchParams(query))
    for (const { rule, captures } of this.#index.findMatches([path, dropTrailingSlash(path)])) {
      const inQuery = matchQuery(rule, parameters)
      if (inQuery === undefined) continue
      const selfRedirect = rateSelfRedirect(rule, path)
      if (selfRedirect === 'certain') return
      const isFinal = selfRedirect === 'none' && !rule.isConditional
      yield { rule, captures: mergeCaptures(inQuery, captures), isFinal }
      if (selfRedirect === 'possible') return
    }
  }

  #applyRule(
    rule: Rule,
    captures: MatchResult,
    request: PathAndQuery,
    serveStatic: ServeStatic,
  ): HopResponse {
    const to = expandTarget(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (rule.action === 'status') return { kind: 'status', status: rule.status, rule }
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return makeRewriteResponse(to, rule, { ...request, serveStatic, domain: this.#domain })
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
function mergeCaptures(inQuery: Captures, inPath: MatchResult): MatchResult {
  if (inPath === 'undecided') return inPath
  return new Map([...inQuery, ...inPath])
}

/** Is this the rule for the page that all visitors see at missing addresses? */
function isNotFoundRule({ matcher, status, isConditional, query }: Rule): boolean {
  const matchesAnyPath = matcher.kind === 'pattern' && matcher.pattern.wholeFolder === '/'
  const isForEveryVisitor = !isConditional && query === undefined
  return status === 404 && matchesAnyPath && isForEveryVisitor
}

/**
 * Returns the rule in a line, or why it is not applied. `domain` is the site's own host, if it is
 * known.
 */
export function parseNetlifyRule(
  line: string,
  domain: string | undefined,
): Omit<Rule, 'line'> | ParseProblem {
  const [from = '', ...parts] = splitLine(line)
  const target = parseTarget(parts)
  if (isParseProblem(target)) return target

  const { to, parameters, rest } = target
  const [writtenStatus, ...conditions] = rest
  const status = parseStatus(writtenStatus)
  if (Number.isNaN(status))
    return makeParseProblem('ignored', `${quote(String(writtenStatus))} is not a status code.`)
  const isSuccess = status >= 200 && status < 300
  const isForwarded = isSuccess && from.endsWith('/*')
  if (to === undefined && !isForwarded) return makeParseProblem('ignored', NO_TARGET_MESSAGE)
  const parsed = parseFrom(from, domain)
  if (isParseProblem(parsed)) return parsed

  return {
    from,
    to: to ?? `${from.slice(0, -1)}:splat`,
    action: chooseAction(status),
    status,
    precedesFiles: writtenStatus?.endsWith('!') === true,
    isConditional: parsed.isConditional || conditions.length > 0,
    query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
    matcher: parsed.matcher,
  }
}

const NO_TARGET_MESSAGE = 'The rule has no target.'

/** Returns the parts of a line, without a comment at its end. */
function splitLine(line: string): string[] {
  const parts = line.split(/\s+/)
  const comment = parts.findIndex((part) => part.startsWith('#'))
  if (comment === -1) return parts
  return parts.slice(0, comment)
}

/** The part of a rule after its source. */
interface RuleTarget {
  /** Undefined if a status takes its place. */
  readonly to: string | undefined
  /** Parameters of the query, as written. */
  readonly parameters: readonly string[]
  /** The status and the conditions. */
  readonly rest: readonly string[]
}

function parseTarget(parts: readonly string[]): RuleTarget | ParseProblem {
  const [first] = parts
  if (first === undefined) return makeParseProblem('ignored', NO_TARGET_MESSAGE)
  const isStatus = !Number.isNaN(Number.parseInt(first, 10))
  if (isStatus) return { to: undefined, parameters: [], rest: parts }
  const position = parts.findIndex((part) => part.startsWith('/') || HTTP_URL.test(part))
  if (position === -1)
    return makeParseProblem('ignored', 'The target has to begin with `/`, `http://` or `https://`.')
  const parameters = parts.slice(0, position)
  return { to: parts[position], parameters, rest: parts.slice(position + 1) }
}

function parseStatus(written: string | undefined): number {
  if (written === undefined) return 301
  return Number.parseInt(written, 10)
}

function chooseAction(status: number): Rule['action'] {
  if (status === 200) return 'rewrite'
  if (status >= 300 && status < 400) return 'redirect'
  return 'status'
}

function splitParameter(parameter: string): [name: string, value: string] {
  const [name = '', ...rest] = parameter.split('=')
  return [name, rest.join('=')]
}

/** The paths that a rule matches, and whether it applies only to some visitors. */
interface ParsedFrom {
  readonly matcher: PathMatcher
  readonly isConditional: boolean
}

/** Returns the paths that `from` matches, or why the rule is not applied. */
function parseFrom(from: string, domain: string | undefined): ParsedFrom | ParseProblem {
  let path = from
  let isConditional = false
  if (HTTP_URL.test(from)) {
    const url = URL.parse(from)
    if (url === null) return makeParseProblem('ignored', `${quote(from)} is not an address.`)
    path = url.pathname
    // If the site's host is unknown or different, or if visitors may still use `http:`.
    isConditional = domain !== url.host || url.protocol === 'http:'
  }
  const problem = findPathProblem(path)
  if (problem !== undefined) return problem
  const matcher = parseMatcher(path)
  return findCostProblem(matcher, from) ?? { matcher, isConditional }
}

function findPathProblem(path: string): ParseProblem | undefined {
  if (NETLIFY_PATHS.test(path))
    return makeParseProblem('ignored', 'Netlify reserves addresses below `/.netlify`.')
  if (!path.startsWith('/'))
    return makeParseProblem(
      'ignored',
      'A rule has to begin with `/`, so this one matches no address.',
    )
  if (/[?#]/.test(path))
    return makeParseProblem(
      'ignored',
      'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.',
    )
  const [start = ''] = path.split(/[*:]/, 1)
  const hasWildcard = start !== path
  if (path.length <= MAX_PATTERN_CHARS || !hasWildcard) return undefined
  const message = `The check does not read patterns of more than ${MAX_PATTERN_CHARS} characters.`
  const matcher = makePrefixMatcher(decodePath(start))
  return makeParseProblem('unsupported', message, matcher)
}

function parseMatcher(path: string): PathMatcher {
  const segments = dropTrailingSlash(path).split('/').slice(1)
  const isPattern = segments.some((segment) => isPlaceholder(segment) || isSplat(segment))
  if (!isPattern) return { kind: 'exact', path: dropTrailingSlash(decodePath(path)) }

  const last = segments.at(-1) ?? ''
  const parts = segments.flatMap(listParts)
  const folder = last === '*' ? findFixedFolder(parts.slice(0, -1)) : undefined
  const pattern = buildPattern(parts, folder)
  if (isSplat(last)) return { kind: 'pattern', pattern }
  // A slash at the end makes no difference.
  const regex = new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's')
  return { kind: 'pattern', pattern: { ...pattern, regex } }
}

/** Returns the folder that the parts before a `*` specify; undefined if one is a wildcard. */
function findFixedFolder(parts: readonly Part[]): Bytes | undefined {
  if (!parts.every((part) => typeof part === 'string')) return undefined
  return asBytes(`${parts.join('')}/`)
}

/** Returns the parts of a pattern for a segment and the slash before it. */
function listParts(segment: string): readonly Part[] {
  if (segment === '*') return [{ regex: '(?:/(.*))?', name: 'splat' }]
  if (isPlaceholder(segment)) return ['/', makeSegmentWildcard(segment.slice(1))]
  if (!isSplat(segment)) return [`/${decodePath(segment)}`]
  return [`/${decodePath(segment.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }]
}

function isPlaceholder(segment: string): boolean {
  return /^:./.test(segment)
}

/** Is this a segment with a wildcard? A `*` counts only at the end of a segment. */
function isSplat(segment: string): boolean {
  return segment.endsWith('*') && !isPlaceholder(segment)
}

/**
 * Returns the captures of a rule in the parameters `given`; undefined if one does not match.
 */
function matchQuery(
  { query: requiredParameters = NO_PARAMETERS }: Rule,
  parameters: ReadonlyMap<string, string>,
): Captures | undefined {
  if (requiredParameters.size === 0) return NO_PARAMETERS
  const captures = new Map<string, Bytes>()
  for (const [name, value] of requiredParameters) {
    const found = parameters.get(name)
    if (found === undefined) return undefined
    if (value.startsWith(':')) captures.set(value.slice(1), toBytes(found))
    else if (value !== found) return undefined
  }
  return captures
}

const NO_PARAMETERS: ReadonlyMap<string, Bytes> = new Map()

/** A source with a single `*`, at its end. */
const SINGLE_TRAILING_SPLAT = /^[^*:]*\*$/
/** A target without placeholders, except for an optional `:splat` at its end. */
const SPLAT_TARGET = /^[^:]*(?:\/:splat)?$/

/**
 * Returns how certain it is that Netlify skips a redirect with `*`, and all rules after it, because
 * the path already begins with the target. `netlify-redirector` compares characters, so `/* /b` also skips
 * `/bx`. `possible` is for cases that are not documented, such as several wildcards.
 */
export function rateSelfRedirect(
  { status, from: written, to }: Omit<Rule, 'line'>,
  path: string,
): Certainty {
  if (status === 200 || !written.includes('*')) return 'none'
  const [start = ''] = to.split(/\/?:/, 1)
  const base = decodePath(start)
  if (base === '' || !path.startsWith(base)) return 'none'

  const from = dropTrailingSlash(written)
  const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to)
  if (!isSimple) return 'possible'
  const folder = dropTrailingSlash(from.slice(0, -1))
  if (!to.startsWith(folder)) return 'none'

  const rest = path.slice(base.length)
  const endsAtSegment = base.endsWith('/') || rest === '' || rest.startsWith('/')
  if (endsAtSegment) return 'certain'
  return 'possible'
}
