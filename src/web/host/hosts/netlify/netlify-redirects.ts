/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, and the matching
 * of addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { asBytes, type Bytes, toBytes } from '../../../byte-strings.ts'
import { dropTrailingSlash } from '../../../slashes.ts'
import { isProblem, makeProblem, type Problem, quote } from '../../redirects/parse-problems.ts'
import { listRuleLines, parseRules } from '../../redirects/parse-rules.ts'
import {
  buildPattern,
  type Captures,
  decodePath,
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
import { makeRedirects, type ParsedRedirects, type Responder } from '../../redirects/rule-set.ts'
import { expandTarget, type PathAndQuery } from '../../redirects/targets.ts'
import { findCostProblem } from '../../redirects/unsupported-rules.ts'

/**
 * Addresses that Netlify serves itself, and that cannot have rules: `parseFrom` of
 * `@netlify/redirect-parser`.
 */
export const RESERVED_PATHS = /^\/\.netlify/

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
export function parseNetlify(text: string, domain?: string): ParsedRedirects {
  let patterns = 0
  const { rules, problems } = parseRules(listRuleLines(text), (line) => {
    const parsed = parseLine(line, domain)
    if (isProblem(parsed) || parsed.matcher.kind === 'exact') return parsed
    patterns++
    if (patterns <= MAX_PATTERN_COUNT) return parsed
    if (patterns > MAX_PATTERN_COUNT + 1) return undefined
    return makeProblem('unsupported', TOO_MANY_PATTERNS)
  })
  const errorPage = rules.find(isErrorPage)
  return makeRedirects({
    rules,
    errorPage,
    problems,
    domain,
    responder: new NetlifyResponder(rules, domain),
  })
}

const TOO_MANY_PATTERNS = `The check reads ${MAX_PATTERN_COUNT} rules with \`*\` or placeholders, but not this or later ones.`

/** Serves the first rule that matches. A file takes precedence over rules without a `!`. */
class NetlifyResponder implements Responder {
  readonly #index: RuleIndex
  readonly #domain: string | undefined

  constructor(rules: readonly Rule[], domain: string | undefined) {
    this.#index = new RuleIndex(rules)
    this.#domain = domain
  }

  *listPossibleResponses(request: PathAndQuery, serveStatic: ServeStatic): Generator<HopResponse> {
    const own = serveStatic(request.path)
    for (const { rule, captures, isFinal } of this.#listApplied(request)) {
      const comesAfterFile = own !== undefined && !rule.isForced
      if (comesAfterFile) yield makeHopResponse(own)
      else yield this.#applyRule(rule, captures, request, serveStatic)
      if (isFinal) return
    }
    yield makeHopResponse(own)
  }

  /** Yields the rules that match a request, until Netlify stops applying rules. */
  *#listApplied({ path, query }: PathAndQuery): Generator<AppliedRule> {
    // The last value of a repeated parameter is used.
    const given = new Map(new URLSearchParams(query))
    for (const { rule, captures } of this.#index.findMatches([path, dropTrailingSlash(path)])) {
      const inQuery = matchQuery(rule, given)
      if (inQuery === undefined) continue
      const selfRedirect = findSelfRedirect(rule, path)
      if (selfRedirect === 'certain') return
      const isFinal = selfRedirect === undefined && !rule.isConditional
      yield { rule, captures: mergeCaptures(inQuery, captures), isFinal }
      if (selfRedirect === 'likely') return
    }
  }

  #applyRule(
    rule: Rule,
    captures: Captures | 'undecided',
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
  readonly captures: Captures | 'undecided'
  /** Whether it applies to all visitors, so that later rules do not matter. */
  readonly isFinal: boolean
}

/** Returns the captures of path and query. Those of the path take precedence. */
function mergeCaptures(inQuery: Captures, inPath: Captures | 'undecided'): Captures | 'undecided' {
  if (inPath === 'undecided') return inPath
  return new Map([...inQuery, ...inPath])
}

/** Is this the rule for the page that all visitors see at missing addresses? */
function isErrorPage({ matcher, status, isConditional, query }: Rule): boolean {
  const matchesAnyPath = matcher.kind === 'pattern' && matcher.pattern.wholeFolder === '/'
  const isForEveryVisitor = !isConditional && query === undefined
  return status === 404 && matchesAnyPath && isForEveryVisitor
}

/**
 * Returns the rule in a line, or why it is not applied. `domain` is the site's own host, if it is
 * known.
 */
export function parseLine(line: string, domain: string | undefined): Omit<Rule, 'line'> | Problem {
  const [from = '', ...parts] = splitLine(line)
  const target = parseTarget(parts)
  if (isProblem(target)) return target

  const { to, parameters, rest } = target
  const [writtenStatus, ...conditions] = rest
  const status = parseStatus(writtenStatus)
  if (Number.isNaN(status))
    return makeProblem('ignored', `${quote(String(writtenStatus))} is not a status code.`)
  const isSuccess = status >= 200 && status < 300
  const isForwarded = isSuccess && from.endsWith('/*')
  if (to === undefined && !isForwarded) return makeProblem('ignored', NO_TARGET)
  const parsed = parseFrom(from, domain)
  if (isProblem(parsed)) return parsed

  return {
    from,
    to: to ?? `${from.slice(0, -1)}:splat`,
    action: chooseAction(status),
    status,
    isForced: writtenStatus?.endsWith('!') === true,
    isConditional: parsed.isConditional || conditions.length > 0,
    query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
    matcher: parsed.matcher,
  }
}

const NO_TARGET = 'The rule has no target.'

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

function parseTarget(parts: readonly string[]): RuleTarget | Problem {
  const [first] = parts
  if (first === undefined) return makeProblem('ignored', NO_TARGET)
  const isStatus = !Number.isNaN(Number.parseInt(first, 10))
  if (isStatus) return { to: undefined, parameters: [], rest: parts }
  const position = parts.findIndex((part) => part.startsWith('/') || HTTP_URL.test(part))
  if (position === -1)
    return makeProblem('ignored', 'The target has to begin with `/`, `http://` or `https://`.')
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
function parseFrom(from: string, domain: string | undefined): ParsedFrom | Problem {
  let path = from
  let isConditional = false
  if (HTTP_URL.test(from)) {
    const url = URL.parse(from)
    if (url === null) return makeProblem('ignored', `${quote(from)} is not an address.`)
    path = url.pathname
    // If the site's host is unknown or different, or if visitors may still use `http:`.
    isConditional = domain !== url.host || url.protocol === 'http:'
  }
  const problem = findPathProblem(path)
  if (problem !== undefined) return problem
  const matcher = parseMatcher(path)
  return findCostProblem(matcher, from) ?? { matcher, isConditional }
}

function findPathProblem(path: string): Problem | undefined {
  if (RESERVED_PATHS.test(path))
    return makeProblem('ignored', 'Netlify reserves addresses below `/.netlify`.')
  if (!path.startsWith('/'))
    return makeProblem('ignored', 'A rule has to begin with `/`, so this one matches no address.')
  if (/[?#]/.test(path))
    return makeProblem(
      'ignored',
      'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.',
    )
  const [start = ''] = path.split(/[*:]/, 1)
  const hasWildcard = start !== path
  if (path.length <= MAX_PATTERN_CHARS || !hasWildcard) return undefined
  const message = `The check does not read patterns of more than ${MAX_PATTERN_CHARS} characters.`
  const matcher = makePrefixMatcher(decodePath(start))
  return makeProblem('unsupported', message, matcher)
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
  { query: wanted = NO_PARAMETERS }: Rule,
  given: ReadonlyMap<string, string>,
): Captures | undefined {
  if (wanted.size === 0) return NO_PARAMETERS
  const captures = new Map<string, Bytes>()
  for (const [name, value] of wanted) {
    const found = given.get(name)
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
 * Returns whether Netlify skips a redirect with `*`, and all rules after it, because the path
 * already begins with the target. `netlify-redirector` compares characters, so `/* /b` also skips
 * `/bx`. `likely` is for cases that are not documented, such as several wildcards.
 */
export function findSelfRedirect(
  { status, from: written, to }: Omit<Rule, 'line'>,
  path: string,
): 'certain' | 'likely' | undefined {
  if (status === 200 || !written.includes('*')) return undefined
  const [start = ''] = to.split(/\/?:/, 1)
  const base = decodePath(start)
  if (base === '' || !path.startsWith(base)) return undefined

  const from = dropTrailingSlash(written)
  const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to)
  if (!isSimple) return 'likely'
  const folder = dropTrailingSlash(from.slice(0, -1))
  if (!to.startsWith(folder)) return undefined

  const rest = path.slice(base.length)
  const endsAtSegment = base.endsWith('/') || rest === '' || rest.startsWith('/')
  if (endsAtSegment) return 'certain'
  return 'likely'
}
