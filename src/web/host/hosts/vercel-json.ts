/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns all of it into routes:
 * redirects before the files, rewrites after them.
 */

import { type Key, parse, tokensToRegexp } from 'path-to-regexp'
import { isObject, type JsonObject } from '../../../common/json.ts'
import {
  asBytes,
  type Bytes,
  NO_BYTES,
  percentDecode,
  percentEncode,
  ROOT,
  toBytes,
} from '../../byte-strings.ts'
import { NO_REDIRECTS, type Redirects, toRedirects } from '../redirects/follow.ts'
import { type JsonFile, readJsonFile, readRuleList } from '../redirects/json-file.ts'
import { type Captures, measureDegree, type Source } from '../redirects/patterns.ts'
import {
  findCostlyPattern,
  ignored,
  invalid,
  isProblem,
  type Problem,
  quote,
  unread,
} from '../redirects/problems.ts'
import { MAX_TARGET, type Match, type ReadRule, type Rule, RuleIndex } from '../redirects/rules.ts'
import {
  type FileFinder,
  type HostStep,
  type Request,
  readDestination,
  toStep,
} from '../redirects/steps.ts'
import {
  findConditionFault,
  findHeaderRuleFault,
  findRouteFault,
  findSettingFaults,
} from './vercel-schema.ts'

export const VERCEL_JSON = 'vercel.json'

/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_RULES = 2_048
export const MAX_RULE_LENGTH = 4_096

/**
 * Returns what a `vercel.json` means. `domain` is the site's own, if it is known.
 */
export function parseVercel(file: string, domain?: string): Redirects {
  const json = readJsonFile(file, 'Vercel refuses the deployment')
  if (isProblem(json)) return { ...NO_REDIRECTS, problems: [json] }
  const { value } = json
  const problems: Problem[] = []
  if (value.bulkRedirectsPath !== undefined)
    problems.push(
      unread('The check does not read the redirects in the file of `bulkRedirectsPath`.'),
    )
  problems.push(...findSettingFaults(value))
  const ordered = orderRules(json, problems)
  checkHeaders(json, problems)
  return toRedirects({
    rules: [...ordered.before, ...ordered.after],
    problems,
    domain,
    cleanUrls: value.cleanUrls === true,
    steps: openSteps(ordered, value, domain),
  })
}

/** Rules in Vercel's order: those before the files, and those after them. */
interface OrderedRules {
  readonly before: readonly Rule[]
  readonly after: readonly Rule[]
}

function openSteps(
  { before, after }: OrderedRules,
  settings: JsonObject,
  domain: string | undefined,
): Redirects['steps'] {
  const early = new RuleIndex(before)
  const late = new RuleIndex(after)
  return steps

  /** Some rules come before the files, the others after them. */
  function* steps(request: Request, files: FileFinder): Generator<HostStep> {
    const { path } = request
    const clean = redirectBySettings(path, settings)
    if (clean !== undefined) return yield { kind: 'redirect', to: percentEncode(clean) }
    for (const match of early.matches(listForms(path))) {
      yield* apply(match, request, 0, files)
      if (!match.rule.isConditional) return
    }
    const found = files(path)
    if (found !== undefined) yield toStep(found)
    else yield* afterFiles(request, 0, files)
  }

  /** Each rewrite is tried on what the ones before it have made of the path. */
  function* afterFiles(
    request: Request,
    from: number,
    files: FileFinder,
    last?: Rule,
  ): Generator<HostStep> {
    for (const match of late.matches(listForms(request.path))) {
      if (match.position < from) continue
      yield* apply(match, request, match.position + 1, files)
      if (!match.rule.isConditional) return
    }
    yield { kind: 'missing', rule: last }
  }

  /** `next`: the first rule after the files that is tried on what this one makes of the path. */
  function* apply(
    match: Match,
    { path }: Request,
    next: number,
    files: FileFinder,
  ): Generator<HostStep> {
    const { rule, captures } = match
    const { action, status } = rule
    const to = fillIn(rule.to, captures)
    if (to === undefined) return yield { kind: 'undecided', rule }
    if (action === 'redirect') return yield { kind: action, to, rule }
    if (action === 'status') return yield { kind: action, status, rule }
    const whole = addRoot(to)
    const destination = readDestination(whole, path, domain)
    // What the host fetches from elsewhere is answered as well as what browsers do.
    if (destination.kind === 'other-host') return yield { kind: 'redirect', to: whole, rule }
    const found = files(destination.path)
    if (found !== undefined) yield toStep(found, rule)
    else yield* afterFiles(destination, next, files, rule)
  }
}

/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects go on
 * where `routes` has left off, so that a handle at its end decides; rewrites come last.
 */
function orderRules(json: JsonFile, problems: Problem[]): OrderedRules {
  checkHandles(json, problems)
  const routes = readRoutes(json, problems)
  const handle = findLastHandle(json.value.routes)
  const redirects = readRules(json, 'redirects', problems)
  const early = routes.filter((rule) => rule.isForced)
  const late = routes.filter((rule) => !rule.isForced)
  const rewrites = readRules(json, 'rewrites', problems)
  if (handle === undefined)
    return { before: [...early, ...redirects], after: [...late, ...rewrites] }
  if (handle === 'filesystem') {
    const behind = redirects.map((rule) => ({ ...rule, isForced: false }))
    return { before: early, after: [...late, ...behind, ...rewrites] }
  }
  problems.push(...redirects.map((rule) => describeBehindHandle(rule, handle)))
  return { before: early, after: [...late, ...rewrites] }
}

/** Returns what there is to say of a redirect that goes on behind such a handle. */
function describeBehindHandle({ from, line, source }: Rule, handle: string): Problem {
  const where = `since \`routes\` ends after the handle ${quote(handle)}`
  const redirect = `the redirect for ${quote(from)}`
  if (FOR_OTHERS.has(handle))
    return { ...ignored(`Vercel leaves ${redirect} out, ${where}.`), line }
  const message = `The check does not understand ${redirect}, ${where}.`
  return { ...unread(message, source), line }
}

function readRules(json: JsonFile, key: 'redirects' | 'rewrites', problems: Problem[]): Rule[] {
  checkCount(json, key, problems)
  return readRuleList(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES)
}

function checkCount(json: JsonFile, key: string, problems: Problem[]): void {
  const list = json.value[key]
  if (!Array.isArray(list) || list.length <= MAX_RULES) return
  const surplus = `${list.length} rules, more than the ${MAX_RULES} that it accepts`
  const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`
  problems.push({ ...invalid(message), line: json.lineOf(key, MAX_RULES) })
}

/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json: JsonFile, problems: Problem[]): void {
  checkCount(json, 'headers', problems)
  readRuleList(json, 'headers', problems, (item) => {
    const fault = findHeaderRuleFault(item)
    if (fault !== undefined || !isObject(item) || typeof item.source !== 'string') return fault
    return onlyInvalid(readSource(item.source))
  })
}

/** Returns what was read if it is the reason for which Vercel refuses the deployment. */
function onlyInvalid(read: object | undefined): Problem | undefined {
  if (read === undefined || !isProblem(read) || read.kind !== 'invalid') return undefined
  return read
}

function readRule(item: unknown, key: 'redirects' | 'rewrites'): ReadRule {
  if (!isObject(item) || typeof item.source !== 'string')
    return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`)
  const { source: from, destination: to } = item
  const rule = `The rule for ${quote(from)}`
  const refusal = findRefusal(item, from, key)
  if (refusal !== undefined) return invalid(`${rule} ${refusal}.`)
  const read = readSource(from)
  if (isProblem(read)) return read
  const { source, names } = read
  if (isObject(to) && key === 'rewrites') return unread(`${rule} points to a service.`, source)
  if (typeof to !== 'string') return invalid(`${rule} has no \`destination\`.`)
  const isConditional = hasConditions(item)
  const known = [...names, ...listConditionNames(item.has)]
  const unknown = listNames(to).find((name) => !known.includes(name))
  if (unknown !== undefined)
    return invalid(`${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`)
  const common = { from, to, isConditional, source }
  if (key === 'rewrites') return { ...common, action: 'rewrite', status: 200, isForced: false }
  const status = readStatus(item)
  if (isRedirect(status)) return { ...common, action: 'redirect', status, isForced: true }
  return { ...common, to: '', action: 'status', status, isForced: true }
}

/** Returns the status of a redirect. */
function readStatus({ permanent, statusCode }: JsonObject): number {
  if (permanent === false) return 307
  if (permanent === true || typeof statusCode !== 'number') return 308
  return statusCode
}

/** What a rule may have: `redirectsSchema` and `rewritesSchema` of `@vercel/routing-utils` 6.6. */
const FIELDS = {
  redirects: 'source destination permanent statusCode has missing env',
  rewrites: 'source destination transforms has missing statusCode env respectOriginCacheControl',
} as const

/** Returns why Vercel refuses a rule whatever it is about, as the end of a sentence. */
function findRefusal(item: JsonObject, from: string, key: keyof typeof FIELDS): string | undefined {
  const { destination, permanent, statusCode: status } = item
  const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  if (Math.max(from.length, String(destination).length) > MAX_RULE_LENGTH)
    return `is longer than the ${MAX_RULE_LENGTH} characters that Vercel accepts`
  if (permanent !== undefined && status !== undefined)
    return 'has both `permanent` and `statusCode`'
  if (permanent !== undefined && typeof permanent !== 'boolean')
    return 'has a `permanent` that is not a boolean'
  const condition = findConditionFault(item)
  if (condition !== undefined) return condition
  if (status === undefined) return undefined
  const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 999
  if (isStatus) return undefined
  return 'has a `statusCode` that is not a number from 100 to 999'
}

/** Returns the names of what conditions capture, as `collectHasSegments` does. */
function listConditionNames(has: unknown): readonly string[] {
  if (Array.isArray(has)) return has.flatMap(listNamesOfCondition)
  return []
}

function listNamesOfCondition(item: unknown): readonly string[] {
  if (!isObject(item)) return []
  if (!item.value) return [String(item.key)]
  const pattern = isObject(item.value) ? item.value.re : item.value
  if (typeof pattern !== 'string') return []
  const groups = findAll(/\(\?<([A-Za-z]\w*)>/g, pattern)
  if (item.type === 'host') return [...groups, 'host']
  return groups
}

/** Returns what the group of an expression finds in a text. */
function findAll(expression: RegExp, text: string): string[] {
  return [...text.matchAll(expression)].map(([, found = '']) => found)
}

function hasConditions(item: JsonObject): boolean {
  return [item.has, item.missing, item.env].some((list) => Array.isArray(list) && list.length > 0)
}

/** `isValidHandleValue`. */
const HANDLES: ReadonlySet<string> = new Set([
  'error',
  'filesystem',
  'hit',
  'miss',
  'resource',
  'rewrite',
])
/** Those after which routes come that change the answer to nothing that is there. */
const FOR_OTHERS: ReadonlySet<string | undefined> = new Set(['hit', 'error'])

function findLastHandle(routes: unknown): string | undefined {
  const items: readonly unknown[] = Array.isArray(routes) ? routes : []
  return items.map(readHandle).findLast((handle) => handle !== undefined)
}

function readHandle(route: unknown): string | undefined {
  if (isObject(route) && typeof route.handle === 'string') return route.handle
  return undefined
}

/**
 * Returns the routes of the old kind, those before the files with `isForced`:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */
function readRoutes(json: JsonFile, problems: Problem[]): Rule[] {
  let handle: string | undefined
  return readRuleList(json, 'routes', problems, (item) => {
    const own = readHandle(item)
    if (own !== undefined) {
      handle = own
      return undefined
    }
    const read = readRoute(item, handle === undefined)
    if (FOR_OTHERS.has(handle)) return onlyInvalid(read)
    return read
  })
}

/** Counts the handles that Vercel refuses. */
function checkHandles(json: JsonFile, problems: Problem[]): void {
  const seen = new Set<string>()
  if (!Array.isArray(json.value.routes)) return
  readRuleList(json, 'routes', problems, (item) => {
    const handle = readHandle(item)
    if (handle === undefined) return undefined
    const isSecond = seen.has(handle)
    seen.add(handle)
    if (!HANDLES.has(handle))
      return invalid(`Vercel refuses the handle ${quote(handle)}, which it does not know.`)
    if (isSecond) return invalid(`Vercel refuses the handle ${quote(handle)}, which comes twice.`)
    return undefined
  })
}

/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath']

/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function readRoute(item: unknown, isForced: boolean): ReadRule {
  if (!isObject(item)) return invalid('A route has to be an object with a `src`.')
  const from = item.src ?? item.source
  if (typeof from !== 'string') return invalid('A route has to be an object with a `src`.')
  const fault = findRouteFault(item)
  if (fault !== undefined) return invalid(`The route for ${quote(from)} ${fault}.`)
  if (Array.isArray(item.methods) && !item.methods.includes('GET')) return undefined
  const source = readRegex(from)
  if (isProblem(source)) return source
  const effect = readEffect(item)
  if (effect.kind === 'none') return undefined
  if (effect.kind === 'unread')
    return unread(`The check does not understand the route for ${quote(from)}.`, source)
  const { action, to, status } = effect
  return { from, to, action, status, isForced, isConditional: hasConditions(item), source }
}

/** What a route does with the addresses that it is about. */
type RouteEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'unread' }
  | ({ readonly kind: 'answer' } & Pick<Rule, 'action' | 'to' | 'status'>)

function readEffect(route: JsonObject): RouteEffect {
  const { dest: to = route.destination, status: written = route.statusCode } = route
  const goesOn = route.continue === true
  const hasMore = UNREAD_FIELDS.some((key) => key in route)
  const isAnswer = written !== undefined && !goesOn
  if (to === undefined && !hasMore && !isAnswer) return { kind: 'none' }
  const location = findLocation(route.headers)
  const isNamed = /\$[a-z_]/i.test(`${location ?? to}`)
  if (hasMore || goesOn || isNamed || isObject(to)) return { kind: 'unread' }
  const status = typeof written === 'number' ? written : 200
  if (typeof location === 'string' && isRedirect(status))
    return { kind: 'answer', action: 'redirect', to: location, status }
  if (typeof to === 'string' && status < 300)
    return { kind: 'answer', action: 'rewrite', to, status }
  return { kind: 'answer', action: 'status', to: '', status }
}

/** Returns the header `Location`. */
function findLocation(headers: unknown): unknown {
  if (!isObject(headers)) return undefined
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1]
}

/** Browsers go nowhere with any other status. */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

/** Returns the paths that a regular expression fits as a whole, or why that is not known. */
function readRegex(from: string): Source | Problem {
  const plain = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/.exec(from)?.[1]
  if (plain !== undefined) return { exact: asBytes(plain.replaceAll('\\.', '.')) }
  const start = from.startsWith('^') ? '' : '^'
  const end = from.endsWith('$') ? '' : '$'
  const whole = start + toBytes(from) + end
  try {
    const regex = new RegExp(whole)
    const names = Array.from({ length: countGroups(whole) }, (_, i) => `${i + 1}`)
    const prefix = findFixedStart(from)
    const isFolder = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/.test(from)
    const folder = isFolder ? prefix : undefined
    const source = { pattern: { regex, names, prefix, folder, degree: measureDegree(regex) } }
    return findCostlyPattern(source, from) ?? source
  } catch {
    return invalid(`${quote(from)} is not a regular expression that Vercel accepts.`)
  }
}

/**
 * With an empty alternative, an expression fits the empty text, and has an entry for each group.
 */
function countGroups(expression: string): number {
  const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? []
  return groups.length
}

/** Returns what every path begins with that an expression fits, as far as it is simple. */
function findFixedStart(expression: string): Bytes {
  if (expression.includes('|')) return NO_BYTES
  const [, start = ''] = /^\^?(\/[\w/-]*)(?![\w/*+?{-])/.exec(expression) ?? []
  return asBytes(start)
}

/** Names in the path and the query alone: a port is no name. */
function listNames(destination: string): string[] {
  const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '')
  return findAll(/(?<!\\):([A-Za-z_]\w*)/g, path)
}

/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(
  from: string,
): { readonly source: Source; readonly names: readonly string[] } | Problem {
  try {
    // Vercel also takes the whole source as a regular expression, which it has to be.
    new RegExp(from)
    // With patterns of their own, placeholders may touch: Vercel still runs a version that lets
    // them.
    const explicit = from.replace(NAMES, (text: string, name: string | undefined) => {
      if (name === undefined) return text
      return `${text}([^\\/]+?)`
    })
    const tokens = parse(toBytes(explicit), { delimiter: '/' })
    if (tokens.every((token) => typeof token === 'string'))
      return { source: { exact: decodeToken(tokens.join('')) }, names: [] }
    const keys: Key[] = []
    const regex = tokensToRegexp(tokens, keys, OPTIONS)
    const names = keys.map(({ name }) => String(name))
    const [start] = tokens
    const prefix = typeof start === 'string' ? decodeToken(start) : NO_BYTES
    const pattern = {
      regex,
      names,
      prefix,
      folder: findFolder(tokens),
      degree: measureDegree(regex),
    }
    return findCostlyPattern({ pattern }, from) ?? { source: { pattern }, names }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError)
      return invalid(`${quote(from)} is not a pattern that Vercel accepts.`)
    throw error
  }
}

/**
 * Names of placeholders without patterns of their own; what is escaped, or in such a pattern, has
 * none.
 */
const NAMES = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|:(\w+)(?![\w(])/gs

/** As `sourceToRegex`, but for paths that are decoded. */
const OPTIONS = {
  strict: true,
  sensitive: true,
  delimiter: '/',
  encode: decodeToken,
}

/** Returns a part of a source decoded; the source was read as bytes. */
function decodeToken(token: string): Bytes {
  const bytes = asBytes(token)
  return percentDecode(bytes) ?? bytes
}

/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function findFolder(tokens: readonly (string | Key)[]): Bytes | undefined {
  const hasStart = typeof tokens[0] === 'string'
  const [start, ...rest] = hasStart ? tokens : ['', ...tokens]
  const [last] = rest
  if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object') return undefined
  if (last.prefix !== '/' || last.suffix !== '') return undefined
  const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?')
  if (isWhole) return decodeToken(start).concat('/')
  return undefined
}

/** Routes also fit what is behind the slash (`devRouter` of the `vercel` package). */
function listForms(path: Bytes): readonly Bytes[] {
  return [path, path.slice(1)]
}

/**
 * `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other.
 */
function redirectBySettings(path: Bytes, settings: JsonObject): Bytes | undefined {
  const { cleanUrls, trailingSlash } = settings
  if (cleanUrls === true) {
    const index = path.match(/^\/(?:(.+)\/)?index(?:\.html)?\/?$/)
    if (index !== null) return ROOT.concat(index[1] ?? '')
    const page = /\.html\/?$/.exec(path)
    if (page !== null) return path.slice(0, page.index)
  }
  if (trailingSlash === false && path.length > 1 && path.endsWith('/')) return path.slice(0, -1)
  if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path)) return undefined
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (last !== '' && !last.includes('.') && !path.includes('//')) return path.concat('/')
  if (/[^/]\.\w+\/$/.test(path)) return path.slice(0, -1)
  return undefined
}

function addRoot(to: string): string {
  const isWhole = to.startsWith('/') || /^\w+:\/\//.test(to)
  if (isWhole) return to
  return `/${to}`
}

/**
 * Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the
 * left. Undefined if the result is too long, or depends on the visitor: a condition finds values,
 * too.
 */
function fillIn(to: string, captures: Captures | 'untried'): string | undefined {
  if (captures === 'untried') return undefined
  const inOrder = [...captures.values()]
  let isKnown = true
  const whole = to.replace(
    /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g,
    (written, name?: string, number?: string) => {
      const value =
        name === undefined ? (inOrder[Number(number) - 1] ?? NO_BYTES) : captures.get(name)
      // `:8080` is a port.
      if (value === undefined && !/^:\d/.test(written)) isKnown = false
      if (value === undefined) return written
      return percentEncode(value)
    },
  )
  if (isKnown && whole.length <= MAX_TARGET) return whole
  return undefined
}
