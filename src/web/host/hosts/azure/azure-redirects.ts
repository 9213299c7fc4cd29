/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. If the two contradict each other, the manual is
 * followed, but the emulator's result stays possible.
 */

import { isObject, type JsonObject } from '../../../../common/json.ts'
import { type Bytes, ROOT } from '../../../byte-strings.ts'
import { addLeadingSlash, dropTrailingSlash, toggleTrailingSlash } from '../../../slashes.ts'
import { parseJsonFile, parseRuleList } from '../../redirects/parse-json-file.ts'
import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import type { ParsedRule } from '../../redirects/parse-rules.ts'
import {
  buildPattern,
  type Certainty,
  decodePath,
  makeTextWildcard,
  matchPath,
  type PathMatcher,
} from '../../redirects/path-matcher.ts'
import { type HopResponse, makeHopResponse, type ServeStatic } from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex } from '../../redirects/rule-index.ts'
import {
  EMPTY_RULE_SET,
  makeRuleSet,
  type Responder,
  type RuleSet,
  type TrailingSlash,
} from '../../redirects/rule-set.ts'
import { type PathAndQuery, resolveTarget } from '../../redirects/targets.ts'

/** The name of the configuration file. */
export const CONFIG_FILE = 'staticwebapp.config.json'

/**
 * The maximum size of the file:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11.
 * For larger files, see https://github.com/Azure/static-web-apps/issues/1452.
 */
export const MAX_CONFIG_BYTES = 20 * 1024

const REFUSAL_START = 'Azure Static Web Apps refuses the site'

/**
 * Returns the rules of a `staticwebapp.config.json` as Azure reads it. `domain` is the site's own
 * host, if it is known.
 */
export function parseAzureConfig(text: string, domain?: string): RuleSet {
  const problems: ParseProblem[] = []
  const isTooLarge = Buffer.byteLength(text) > MAX_CONFIG_BYTES
  if (isTooLarge) problems.push(makeParseProblem('invalid', TOO_LARGE_MESSAGE))
  const json = parseJsonFile(text, REFUSAL_START)
  if (isParseProblem(json)) return { ...EMPTY_RULE_SET, problems: [...problems, json] }

  const earlier: RoutesByMethods = new Map()
  const routes = parseRuleList(json, 'routes', (route) => {
    // Comparing all pairs of thousands of routes would take long.
    const problem = isTooLarge ? undefined : addRoute(route, earlier)
    return problem ?? parseRoute(route)
  })
  problems.push(...routes.problems)
  const fallback = parseFallback(json.value.navigationFallback)
  if (fallback !== undefined) problems.push(...fallback.problems)

  return makeRuleSet({
    rules: routes.rules,
    problems,
    domain,
    responder: new AzureResponder(routes.rules, fallback, domain),
    trailingSlash: parseTrailingSlash(json.value.trailingSlash),
    ...chooseRulesForMissing(fallback, parseOverride(json.value.responseOverrides)),
  })
}

/** Returns the rules for missing addresses, from the fallback and the override of the 404. */
function chooseRulesForMissing(
  fallback: Fallback | undefined,
  override: Rule | undefined,
): Pick<RuleSet, 'fallbackRule' | 'notFoundRule'> {
  const isNotFoundRule = override !== undefined && override.status >= 400
  if (isNotFoundRule)
    return { fallbackRule: fallback?.rule, notFoundRule: { ...override, action: 'status' } }
  return { fallbackRule: fallback?.rule ?? override, notFoundRule: undefined }
}

const TOO_LARGE_MESSAGE = `${REFUSAL_START}: the file is larger than the 20 KB that it accepts.`

/** The addresses at which Azure serves logins. */
const LOGIN_PATH = /^\/\.auth(?:\/|$)/

/** Serves the first route that matches, and files only without one. */
class AzureResponder implements Responder {
  readonly #index: RuleIndex
  readonly #fallback: Fallback | undefined
  readonly #domain: string | undefined

  constructor(rules: readonly Rule[], fallback: Fallback | undefined, domain: string | undefined) {
    this.#index = new RuleIndex(rules)
    this.#fallback = fallback
    this.#domain = domain
  }

  *listPossibleResponses({ path }: PathAndQuery, serveStatic: ServeStatic): Generator<HopResponse> {
    const keys = [path, toggleTrailingSlash(path), addIndex(path)]
    for (const { rule } of this.#index.findMatches(keys)) {
      const certainty = rateMatch(rule.matcher, path)
      if (certainty === 'none' || this.#skipsRule(rule, path, serveStatic)) continue
      if (rule.isConditional) {
        yield { kind: 'undecided', rule }
        return
      }
      yield this.#applyRule(rule, path, serveStatic)
      if (certainty === 'certain') return
    }
    yield this.#findStored(path, serveStatic)
  }

  /** Does the host skip this rule although it matches? */
  #skipsRule(
    { matcher, action, status, to }: Rule,
    path: Bytes,
    serveStatic: ServeStatic,
  ): boolean {
    // Rules do not apply to logins, except that a rule with an exact path can disable one:
    // `doesRequestPathMatchRoute` of the emulator.
    const canDisableLogin = matcher.kind === 'exact' && status >= 400
    const isLogin = LOGIN_PATH.test(path) && serveStatic(path)?.kind === 'service'
    if (isLogin && !canDisableLogin) return true
    // The emulator skips a redirect to the requested path.
    if (action !== 'redirect') return false
    const target = resolveTarget(to, path, this.#domain)
    return target.kind === 'this-host' && target.path === path
  }

  #applyRule(rule: Rule, path: Bytes, serveStatic: ServeStatic): HopResponse {
    const { action, status, to } = rule
    if (action === 'redirect') return { kind: action, to, rule }
    if (status >= 400) return { kind: 'status', status, rule }
    if (action === 'status') return this.#findStored(path, serveStatic, rule)
    const target = resolveTarget(addLeadingSlash(to), path, this.#domain)
    if (target.kind === 'other-host') return { kind: 'undecided', rule }
    return this.#findStored(target.path, serveStatic, rule)
  }

  /**
   * Returns the file in the host's storage, or the fallback. An error page for all missing
   * addresses does not count.
   */
  #findStored(path: Bytes, serveStatic: ServeStatic, rule?: Rule): HopResponse {
    // `isSWAConfigFileUrl` of the emulator.
    if (path.endsWith(`/${CONFIG_FILE}`)) return { kind: 'missing', rule }
    const stored = serveStatic(path)
    const fallback = this.#fallback
    if (stored !== undefined || fallback === undefined) return makeHopResponse(stored, rule)

    const forms = [path, addIndex(path)]
    const isExcluded = fallback.excluded.some((matcher) => matches(matcher, forms))
    const target = resolveTarget(addLeadingSlash(fallback.rule.to), ROOT, undefined)
    if (isExcluded || target.kind === 'other-host') return makeHopResponse(undefined, rule)
    const found = serveStatic(target.path)
    if (found === undefined) return { kind: 'missing', rule }
    return makeHopResponse(found, fallback.rule)
  }
}

function matches(matcher: PathMatcher, paths: readonly Bytes[]): boolean {
  return matchPath(matcher, paths) !== undefined
}

/**
 * Returns how certain it is that a source matches a path, given that it matches one of its forms.
 */
function rateMatch(matcher: PathMatcher, path: Bytes): Certainty {
  const matchesEither = matches(matcher, [path, addIndex(path)])
  if (matcher.kind === 'exact') {
    if (matchesEither) return 'certain'
    // `/a` and `/a/` are the same route to the service, but two routes to the emulator.
    return 'possible'
  }
  if (!matchesEither) return 'none'
  if (matches(matcher, [path])) return 'certain'
  // `/calendar/*` and `/calendar`: the manual says that it does not match, the emulator that it
  // does.
  return 'possible'
}

function parseTrailingSlash(value: unknown): TrailingSlash {
  if (value === 'always' || value === 'never' || value === 'auto') return value
  return undefined
}

/** The routes so far, by their methods: `GET POST`, or empty for all methods. */
type RoutesByMethods = Map<string, RoutesOfMethods>

interface RoutesOfMethods {
  /** Each route as written, by its `getRouteKey`. */
  readonly byKey: Map<string, string>
  /** The routes that end in `*`, as written. */
  readonly wildcards: string[]
}

/**
 * Adds a route to the earlier ones, or returns why the host refuses the site because of it. No
 * earlier route may cover the same addresses, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318) or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods do not conflict, as in the manual's own example.
 */
function addRoute(route: unknown, earlier: RoutesByMethods): ParseProblem | undefined {
  if (!isObject(route) || typeof route.route !== 'string') return undefined
  const methods = joinMethods(route.methods)
  const routes: RoutesOfMethods = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] }
  earlier.set(methods, routes)

  const from = route.route
  const key = getRouteKey(from)
  const same = routes.byKey.get(key)
  const start = `${REFUSAL_START}: the route ${quote(from)} comes`
  if (same !== undefined)
    return makeParseProblem('invalid', `${start} twice, the first time as ${quote(same)}.`)
  // `/x/*` does not match `/x`, which is equivalent to `/x/`.
  const covering = routes.wildcards.find((wildcard) => {
    const prefix = wildcard.slice(0, -1)
    return key.startsWith(prefix)
  })
  if (covering !== undefined)
    return makeParseProblem('invalid', `${start} after ${quote(covering)}, which covers it.`)

  routes.byKey.set(key, from)
  if (from.endsWith('*')) routes.wildcards.push(from)
  return undefined
}

/** Returns a key that routes share if the host considers them equal. */
export function getRouteKey(route: string): string {
  if (route === '/') return route
  return dropTrailingSlash(route)
}

function joinMethods(methods: unknown): string {
  if (!Array.isArray(methods)) return ''
  const names = new Set(methods.map((method) => String(method).toUpperCase()))
  return [...names].sort().join(' ')
}

/** The rules for a route's pattern, for messages. */
const ROUTE_SYNTAX =
  'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`'

/** Returns the rule of a route; undefined if the route does not apply to GET requests. */
function parseRoute(route: unknown): ParsedRule {
  if (!isObject(route) || typeof route.route !== 'string')
    return makeParseProblem('invalid', 'A route has to be an object with a `route`.')
  const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route
  if (Array.isArray(methods) && !methods.includes('GET')) return undefined
  if (redirect !== undefined && rewrite !== undefined)
    return makeParseProblem(
      'invalid',
      `The route ${quote(from)} has both a \`redirect\` and a \`rewrite\`.`,
    )
  const matcher = parseMatcher(from)
  if (matcher === undefined)
    return makeParseProblem(
      'ignored',
      `The route ${quote(from)} matches no address: ${ROUTE_SYNTAX}.`,
    )

  const status = typeof statusCode === 'number' ? statusCode : undefined
  const redirectStatus = status === 301 ? 301 : 302
  const common = { from, precedesFiles: true, isConditional: isRestricted(allowedRoles), matcher }
  if (typeof redirect === 'string')
    return { ...common, to: redirect, action: 'redirect', status: redirectStatus }
  if (typeof rewrite === 'string')
    return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 }
  return { ...common, to: '', action: 'status', status: status ?? 200 }
}

/** Does a route require a login? Without one, the host responds with 401. */
function isRestricted(roles: unknown): boolean {
  if (!Array.isArray(roles) || roles.length === 0) return false
  return !roles.includes('anonymous')
}

/** One extension, as in `.png`, or several, as in `.{png,jpg}`. */
const EXTENSIONS = /^\.(?:(?<one>\w+)|\{(?<several>\w+(?:,\w+)*)\})$/

/**
 * Returns the paths that a pattern matches; undefined if the host does not accept it. The emulator
 * also accepts `*.png`.
 */
function parseMatcher(route: string): PathMatcher | undefined {
  if (!/^[/*]/.test(route)) return undefined
  const path = route.replace(/^\*/, '/*')
  const at = path.indexOf('*')
  if (at === -1) return { kind: 'exact', path: decodePath(path) }
  const before = decodePath(path.slice(0, at))
  const after = path.slice(at + 1)
  const anything = makeTextWildcard('*')
  if (after === '') {
    const folder = before.endsWith('/') ? before : undefined
    return { kind: 'pattern', pattern: buildPattern([before, anything], folder) }
  }
  const { one, several = one } = EXTENSIONS.exec(after)?.groups ?? {}
  if (several === undefined) return undefined
  const alternatives = several.replaceAll(',', '|')
  const extension = { regex: `\\.(${alternatives})`, name: 'ending' }
  return { kind: 'pattern', pattern: buildPattern([before, anything, extension]) }
}

/** The rule for addresses without a file, and the addresses that it excludes. */
interface Fallback {
  readonly rule: Rule
  readonly excluded: readonly PathMatcher[]
  readonly problems: readonly ParseProblem[]
}

function parseFallback(value: unknown): Fallback | undefined {
  if (!isObject(value) || typeof value.rewrite !== 'string') return undefined
  const patterns: readonly unknown[] = Array.isArray(value.exclude) ? value.exclude : []
  const excluded: PathMatcher[] = []
  const problems: ParseProblem[] = []
  for (const pattern of patterns) {
    const matcher = typeof pattern === 'string' ? parseMatcher(pattern) : undefined
    if (matcher !== undefined) excluded.push(matcher)
    else problems.push(makeExclusionProblem(String(pattern)))
  }

  const effect = { to: value.rewrite, action: 'rewrite', status: 200 } as const
  return { excluded, problems, rule: makeRuleForAll('navigationFallback', effect) }
}

function makeExclusionProblem(pattern: string): ParseProblem {
  const where = `${quote(pattern)} in \`navigationFallback.exclude\``
  return makeParseProblem('ignored', `${where} matches no address.`)
}

/** Returns the rule for missing addresses: one that replaces the 404, or the page for it. */
function parseOverride(value: unknown): Rule | undefined {
  const found = isObject(value) ? value['404'] : undefined
  if (!isObject(found)) return undefined
  const effect = parseOverrideEffect(found)
  if (effect === undefined) return undefined
  return makeRuleForAll('responseOverrides 404', effect)
}

type RuleEffect = Pick<Rule, 'to' | 'action' | 'status'>

function parseOverrideEffect({
  redirect,
  rewrite,
  statusCode,
}: JsonObject): RuleEffect | undefined {
  if (typeof redirect === 'string') return { to: redirect, action: 'redirect', status: 302 }
  if (typeof rewrite !== 'string') return undefined
  const status = typeof statusCode === 'number' ? statusCode : 404
  return { to: rewrite, action: 'rewrite', status }
}

function makeRuleForAll(from: string, effect: RuleEffect): Rule {
  const pattern = buildPattern([ROOT, makeTextWildcard('*')], ROOT)
  const matcher: PathMatcher = { kind: 'pattern', pattern }
  return { ...effect, line: 1, from, precedesFiles: false, isConditional: false, matcher }
}

/**
 * Returns the path with `index.html`: the rule for `/profile/index.html` also applies to `/profile`
 * and `/profile/`.
 */
function addIndex(path: Bytes): Bytes {
  if (path.includes('.')) return path
  if (path.endsWith('/')) return path.concat('index.html')
  return path.concat('/', 'index.html')
}
