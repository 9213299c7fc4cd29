/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual
 * counts, and what the emulator would do is not ruled out.
 */

import { isObject } from '../../../common/json.ts'
import { type Bytes, ROOT } from '../../byte-strings.ts'
import {
  NO_REDIRECTS,
  type Redirects,
  type TrailingSlash,
  toRedirects,
} from '../redirects/follow.ts'
import { readJsonFile, readRuleList } from '../redirects/json-file.ts'
import {
  buildPattern,
  decodePath,
  match,
  matchAnything,
  type Source,
} from '../redirects/patterns.ts'
import { ignored, invalid, isProblem, type Problem, quote } from '../redirects/problems.ts'
import { type ReadRule, type Rule, RuleIndex } from '../redirects/rules.ts'
import {
  type FileFinder,
  type HostStep,
  type Request,
  readDestination,
  toStep,
} from '../redirects/steps.ts'

/** The file's name. */
export const CONFIG = 'staticwebapp.config.json'

/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11;
 * what happens above it: https://github.com/Azure/static-web-apps/issues/1452.
 */
export const MAX_CONFIG_BYTES = 20 * 1024

const REFUSES = 'Azure Static Web Apps refuses the site'

/**
 * Returns what a `staticwebapp.config.json` means. `domain` is the site's own, if
 * it is known.
 */
export function parseAzure(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  const isTooLarge = Buffer.byteLength(file) > MAX_CONFIG_BYTES
  if (isTooLarge)
    problems.push(invalid(`${REFUSES}: the file is larger than the 20 KB that it accepts.`))
  const json = readJsonFile(file, REFUSES)
  if (isProblem(json)) return { ...NO_REDIRECTS, problems: [...problems, json] }
  const earlier: EarlierRoutes = new Map()
  const rules = readRuleList(json, 'routes', problems, (route) => {
    // Of thousands of routes, comparing each with each would take long.
    const refusal = isTooLarge ? undefined : findRefusal(route, earlier)
    return refusal ?? readRoute(route)
  })
  const fallback = readFallback(json.value.navigationFallback, problems)
  const { page, redirect } = splitOverride(readOverride(json.value.responseOverrides))
  return toRedirects({
    rules,
    problems,
    domain,
    steps: openSteps(rules, fallback, domain),
    trailingSlash: readTrailingSlash(json.value.trailingSlash),
    fallback: fallback?.rule ?? redirect,
    errorPage: page,
  })
}

/** Returns an override as the page that comes with a status such as 404, or as what is instead. */
function splitOverride(override: Rule | undefined): {
  readonly page?: Rule
  readonly redirect?: Rule
} {
  if (override === undefined) return {}
  if (override.status >= 400) return { page: { ...override, action: 'status' } }
  return { redirect: override }
}

function openSteps(
  rules: readonly Rule[],
  fallback: Fallback | undefined,
  domain: string | undefined,
): Redirects['steps'] {
  const index = new RuleIndex(rules)
  return steps

  /** The first route that fits comes before all files. */
  function* steps({ path }: Request, files: FileFinder): Generator<HostStep> {
    for (const { rule } of index.matches([path, toggleSlash(path), addIndex(path)])) {
      const fit = fitOf(rule, path)
      if (fit === 'none' || isPassedBy(rule, path, files)) continue
      if (rule.isConditional) return yield { kind: 'undecided', rule }
      yield apply(rule, path, files)
      if (fit === 'certain') return
    }
    yield readStored(path, files)
  }

  /** Does the host go on to the next rule, although this one fits? */
  function isPassedBy(rule: Rule, path: Bytes, files: FileFinder): boolean {
    // Of logins, one can be switched off, by a rule for it alone: `doesRequestPathMatchRoute` of
    // the emulator.
    const canBeOff = 'exact' in rule.source && rule.status >= 400
    if (!canBeOff && LOGIN.test(path) && files(path) === 'service') return true
    // The emulator goes on to the next rule when one leads to where it is.
    if (rule.action !== 'redirect') return false
    const destination = readDestination(rule.to, path, domain)
    return destination.kind === 'this-host' && destination.path === path
  }

  function apply(rule: Rule, path: Bytes, files: FileFinder): HostStep {
    const { action, status, to } = rule
    if (action === 'redirect') return { kind: action, to, rule }
    if (status >= 400) return { kind: 'status', status, rule }
    if (action === 'status') return readStored(path, files, rule)
    const destination = readDestination(addRoot(to), path, domain)
    if (destination.kind === 'other-host') return { kind: 'undecided', rule }
    return readStored(destination.path, files, rule)
  }

  /**
   * What is in the host's storage, or replaces it. A page for all that is missing says nothing
   * about this address.
   */
  function readStored(path: Bytes, files: FileFinder, rule?: Rule): HostStep {
    // `isSWAConfigFileUrl` of the emulator.
    if (path.endsWith(`/${CONFIG}`)) return { kind: 'missing', rule }
    const answer = files(path)
    if (answer !== undefined || fallback === undefined) return toStep(answer, rule)
    const isExcluded = fallback.excluded.some((source) => fits(source, [path, addIndex(path)]))
    const destination = readDestination(addRoot(fallback.rule.to), ROOT, undefined)
    if (isExcluded || destination.kind === 'other-host') return toStep(undefined, rule)
    const found = files(destination.path)
    return toStep(found, found === undefined ? rule : fallback.rule)
  }
}

function fits(source: Source, paths: readonly Bytes[]): boolean {
  return match(source, paths) !== undefined
}

/** Returns how sure it is that a rule fits a path, if it fits the path in one of its forms. */
function fitOf({ source }: Rule, path: Bytes): 'none' | 'unsure' | 'certain' {
  const isLikely = fits(source, [path, addIndex(path)])
  // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
  if ('pattern' in source) {
    if (!isLikely) return 'none'
    return fits(source, [path]) ? 'certain' : 'unsure'
  }
  // `/a` and `/a/` are one route to the service, and two to the emulator.
  return isLikely ? 'certain' : 'unsure'
}

function readTrailingSlash(value: unknown): TrailingSlash {
  if (value === 'always' || value === 'never' || value === 'auto') return value
  return undefined
}

/**
 * By the methods for which they are: the routes so far, as written, by what is compared, and those
 * with a `*` at their end.
 */
type EarlierRoutes = Map<string, RoutesOfMethods>

interface RoutesOfMethods {
  readonly byKey: Map<string, string>
  readonly wildcards: string[]
}

/**
 * Returns why the host refuses the site because of a route, if so: no other may be about the same
 * addresses before it, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318), or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods are different ones, as in the manual's own example.
 */
function findRefusal(route: unknown, earlier: EarlierRoutes): Problem | undefined {
  if (!isObject(route) || typeof route.route !== 'string') return undefined
  const methods = inOneWord(route.methods)
  const routes: RoutesOfMethods = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] }
  earlier.set(methods, routes)
  const from = route.route
  const key = keyOfRoute(from)
  const same = routes.byKey.get(key)
  const found = `${REFUSES}: the route ${quote(from)} comes`
  if (same !== undefined) return invalid(`${found} twice, the first time as ${quote(same)}.`)
  // `/x/*` does not fit `/x`, which is the same route as `/x/`.
  const covering = routes.wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)))
  if (covering !== undefined) return invalid(`${found} after ${quote(covering)}, which covers it.`)
  routes.byKey.set(key, from)
  if (from.endsWith('*')) routes.wildcards.push(from)
  return undefined
}

/** Returns what two routes have in common that are about the same addresses to the host. */
export function keyOfRoute(route: string): string {
  if (route.length > 1 && route.endsWith('/')) return route.slice(0, -1)
  return route
}

function inOneWord(methods: unknown): string {
  if (!Array.isArray(methods)) return ''
  return [...new Set(methods.map((method) => String(method).toUpperCase()))].sort().join(' ')
}

/** What a route can look like. */
const FORM =
  'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`'

/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route: unknown): ReadRule {
  if (!isObject(route) || typeof route.route !== 'string')
    return invalid('A route has to be an object with a `route`.')
  const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route
  if (Array.isArray(methods) && !methods.includes('GET')) return undefined
  if (redirect !== undefined && rewrite !== undefined)
    return invalid(`The route ${quote(from)} has both a \`redirect\` and a \`rewrite\`.`)
  const source = readPath(from)
  if (source === undefined) return ignored(`The route ${quote(from)} matches no address: ${FORM}.`)
  const status = typeof statusCode === 'number' ? statusCode : undefined
  // Without a login, a route for other roles than everybody's is answered with 401.
  const isConditional =
    Array.isArray(allowedRoles) && allowedRoles.length > 0 && !allowedRoles.includes('anonymous')
  const common = { from, isForced: true, isConditional, source }
  if (typeof redirect === 'string')
    return { ...common, to: redirect, action: 'redirect', status: status === 301 ? 301 : 302 }
  if (typeof rewrite === 'string')
    return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 }
  return { ...common, to: '', action: 'status', status: status ?? 200 }
}

/** Undefined for a pattern that the host does not take; the emulator also takes `*.png`. */
function readPath(route: string): Source | undefined {
  if (!/^[/*]/.test(route)) return undefined
  const path = route.replace(/^\*/, '/*')
  const at = path.indexOf('*')
  if (at === -1) return { exact: decodePath(path) }
  const before = decodePath(path.slice(0, at))
  const after = path.slice(at + 1)
  if (after === '') {
    const folder = before.endsWith('/') ? before : undefined
    return { pattern: buildPattern([before, matchAnything('*')], folder) }
  }
  const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after)
  if (endings === null) return undefined
  const [, one, several = one] = endings
  const choice = String(several).replaceAll(',', '|')
  const ending = { regex: `\\.(${choice})`, name: 'ending' }
  return { pattern: buildPattern([before, matchAnything('*'), ending]) }
}

/** What every address without a file is answered with, but for some. */
interface Fallback {
  readonly rule: Rule
  readonly excluded: readonly Source[]
}

function readFallback(value: unknown, problems: Problem[]): Fallback | undefined {
  if (!isObject(value) || typeof value.rewrite !== 'string') return undefined
  const excluded: Source[] = []
  for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
    const source = typeof pattern === 'string' ? readPath(pattern) : undefined
    const written = `${quote(String(pattern))} in \`navigationFallback.exclude\``
    if (source === undefined) problems.push(ignored(`${written} matches no address.`))
    else excluded.push(source)
  }
  return { excluded, rule: makeRuleForAll('navigationFallback', value.rewrite, 'rewrite', 200) }
}

/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value: unknown): Rule | undefined {
  const found = isObject(value) ? value['404'] : undefined
  if (!isObject(found)) return undefined
  const from = 'responseOverrides 404'
  if (typeof found.redirect === 'string')
    return makeRuleForAll(from, found.redirect, 'redirect', 302)
  if (typeof found.rewrite !== 'string') return undefined
  const { rewrite, statusCode: status } = found
  return makeRuleForAll(from, rewrite, 'rewrite', typeof status === 'number' ? status : 404)
}

function makeRuleForAll(from: string, to: string, action: Rule['action'], status: number): Rule {
  const source = { pattern: buildPattern([ROOT, matchAnything('*')], ROOT) }
  return { line: 1, from, to, action, status, isForced: false, isConditional: false, source }
}

const LOGIN = /^\/\.auth(?:\/|$)/

/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function addIndex(path: Bytes): Bytes {
  if (path.includes('.')) return path
  if (path.endsWith('/')) return path.concat('index.html')
  return path.concat('/', 'index.html')
}

function toggleSlash(path: Bytes): Bytes {
  if (path === '/') return path
  if (path.endsWith('/')) return path.slice(0, -1)
  return path.concat('/')
}

function addRoot(to: string): string {
  if (to.startsWith('/')) return to
  return `/${to}`
}
