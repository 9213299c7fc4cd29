/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns all of it into routes:
 * redirects before the files, rewrites after them.
 */

import { type Key, parse, tokensToRegexp } from 'path-to-regexp'
import { isObject, type JsonObject } from '../../../common/json.ts'
import { percentDecode, percentEncode, toBytes } from '../../byte-strings.ts'
import { NO_REDIRECTS, type Redirects, toRedirects } from '../redirects/follow.ts'
import { type JsonFile, readJsonFile, readRuleList } from '../redirects/json-file.ts'
import { type Captures, measureDegree, type Source } from '../redirects/patterns.ts'
import {
  findCostlyPattern,
  ignored,
  invalid,
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
  faultOfConditions,
  faultOfHeaderRule,
  faultOfRoute,
  faultsOfSettings,
} from './vercel-schema.ts'

export const VERCEL_JSON = 'vercel.json'

/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_RULES = 2_048
export const MAX_RULE_LENGTH = 4_096

/**
 * Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known.
 */
export function parseVercel(file: string, domain?: string): Redirects {
  const json = readJsonFile(file, 'Vercel refuses the deployment')
  if ('kind' in json) return { ...NO_REDIRECTS, problems: [json] }
  const { value } = json
  const problems: Problem[] = []
  if (value.bulkRedirectsPath !== undefined)
    problems.push(
      unread('The check does not read the redirects in the file of `bulkRedirectsPath`.'),
    )
  problems.push(...faultsOfSettings(value))
  const { before, after } = inOrder(json, problems)
  checkHeaders(json, problems)
  const [early, late] = [new RuleIndex(before), new RuleIndex(after)]
  const cleanUrls = value.cleanUrls === true
  return toRedirects({ rules: [...before, ...after], problems, domain, cleanUrls, steps })

  /** Some rules come before the files, the others after them. */
  function* steps(request: Request, files: FileFinder): Generator<HostStep> {
    const { path } = request
    const clean = settingsRedirect(path, value)
    if (clean !== undefined) return yield { kind: 'redirect', to: percentEncode(clean) }
    for (const match of early.matches(formsOf(path))) {
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
    for (const match of late.matches(formsOf(request.path))) {
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
    const to = filled(rule.to, captures)
    if (to === undefined) return yield { kind: 'undecided', rule }
    if (action === 'redirect') return yield { kind: action, to, rule }
    if (action === 'status') return yield { kind: action, status, rule }
    const whole = rooted(to)
    const target = readDestination(whole, path, domain)
    // What the host fetches from elsewhere is answered as well as what browsers do.
    if (target.kind === 'outside') return yield { kind: 'redirect', to: whole, rule }
    const found = files(target.path)
    if (found !== undefined) yield toStep(found, rule)
    else yield* afterFiles(target, next, files, rule)
  }
}

/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects go on
 * where `routes` has left off, so that a handle at its end decides; rewrites come last.
 */
function inOrder(json: JsonFile, problems: Problem[]) {
  checkHandles(json, problems)
  const routes = readRoutes(json, problems)
  const handle = lastHandle(json.value.routes)
  const redirects = readRules(json, 'redirects', problems)
  const early = routes.filter((rule) => rule.isForced)
  const late = routes.filter((rule) => !rule.isForced)
  const rewrites = readRules(json, 'rewrites', problems)
  if (handle === undefined)
    return { before: [...early, ...redirects], after: [...late, ...rewrites] }
  if (handle !== 'filesystem') problems.push(...redirects.map((rule) => behindHandle(rule, handle)))
  const behind =
    handle === 'filesystem' ? redirects.map((rule) => ({ ...rule, isForced: false })) : []
  return { before: early, after: [...late, ...behind, ...rewrites] }
}

/** Returns what there is to say of a redirect that goes on behind such a handle. */
function behindHandle({ from, line, source }: Rule, handle: string): Problem {
  const where = `since \`routes\` ends behind the handle ${quote(handle)}`
  if (FOR_OTHERS.has(handle))
    return { ...ignored(`Vercel leaves the redirect for ${quote(from)} out, ${where}.`), line }
  return {
    ...unread(`The check does not understand the redirect for ${quote(from)}, ${where}.`, source),
    line,
  }
}

function readRules(json: JsonFile, key: 'redirects' | 'rewrites', problems: Problem[]): Rule[] {
  checkCount(json, key, problems)
  return readRuleList(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES)
}

function checkCount(json: JsonFile, key: string, problems: Problem[]): void {
  const list = json.value[key]
  if (!Array.isArray(list) || list.length <= MAX_RULES) return
  const message = `Vercel refuses the deployment: \`${key}\` has ${list.length} rules, more than the ${MAX_RULES} that it takes.`
  problems.push({ ...invalid(message), line: json.lineOf(key, MAX_RULES) })
}

/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json: JsonFile, problems: Problem[]): void {
  checkCount(json, 'headers', problems)
  readRuleList(json, 'headers', problems, (item) => {
    const fault = faultOfHeaderRule(item)
    if (fault !== undefined || !isObject(item) || typeof item.source !== 'string') return fault
    const read = readSource(item.source)
    return 'kind' in read && read.kind === 'invalid' ? read : undefined
  })
}

function readRule(item: unknown, key: 'redirects' | 'rewrites'): ReadRule {
  if (!isObject(item) || typeof item.source !== 'string')
    return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`)
  const { source: from, destination: to, permanent, statusCode } = item
  const refused = refusalOf(item, from, key)
  if (refused !== undefined) return invalid(`The rule for ${quote(from)} ${refused}.`)
  const read = readSource(from)
  if ('kind' in read) return read
  const { source, names } = read
  if (isObject(to) && key === 'rewrites')
    return unread(`The rule for ${quote(from)} leads to a service.`, source)
  if (typeof to !== 'string') return invalid(`The rule for ${quote(from)} has no \`destination\`.`)
  const isConditional = hasConditions(item)
  const known = [...names, ...namesInConditions(item.has)]
  const unknown = namesIn(to).find((name) => !known.includes(name))
  if (unknown !== undefined)
    return invalid(
      `The rule for ${quote(from)} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`,
    )
  const common = { from, to, isConditional, source }
  if (key === 'rewrites') return { ...common, action: 'rewrite', status: 200, isForced: false }
  const asked = typeof statusCode === 'number' ? statusCode : 308
  const status = permanent === false ? 307 : permanent === true ? 308 : asked
  if (isRedirect(status)) return { ...common, action: 'redirect', status, isForced: true }
  return { ...common, to: '', action: 'status', status, isForced: true }
}

/** What a rule may have: `redirectsSchema` and `rewritesSchema` of `@vercel/routing-utils` 6.6. */
const FIELDS = {
  redirects: 'source destination permanent statusCode has missing env',
  rewrites: 'source destination transforms has missing statusCode env respectOriginCacheControl',
} as const

/** Returns why Vercel refuses a rule whatever it is about, as the end of a sentence. */
function refusalOf(item: JsonObject, from: string, key: keyof typeof FIELDS): string | undefined {
  const { destination, permanent, statusCode: status } = item
  const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  if (Math.max(from.length, String(destination).length) > MAX_RULE_LENGTH)
    return `is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes`
  if (permanent !== undefined && status !== undefined)
    return 'has both `permanent` and `statusCode`'
  if (permanent !== undefined && typeof permanent !== 'boolean')
    return 'has a `permanent` that is no boolean'
  const condition = faultOfConditions(item)
  if (condition !== undefined) return condition
  const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 999
  return status === undefined || isStatus
    ? undefined
    : 'has a `statusCode` that is no number from 100 to 999'
}

/** Returns the names of what conditions capture, as `collectHasSegments` does. */
function namesInConditions(has: unknown): readonly string[] {
  return (Array.isArray(has) ? has : []).flatMap((item: unknown) => {
    if (!isObject(item)) return []
    if (!item.value) return [String(item.key)]
    const pattern = isObject(item.value) ? item.value.re : item.value
    if (typeof pattern !== 'string') return []
    const groups = [...pattern.matchAll(/\(\?<([A-Za-z]\w*)>/g)].map(([, name]) => name ?? '')
    return item.type === 'host' ? [...groups, 'host'] : groups
  })
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

function lastHandle(routes: unknown): string | undefined {
  const items: readonly unknown[] = Array.isArray(routes) ? routes : []
  return items.map(handleOf).findLast((handle) => handle !== undefined)
}

function handleOf(route: unknown): string | undefined {
  return isObject(route) && typeof route.handle === 'string' ? route.handle : undefined
}

/**
 * Returns the routes of the old kind, those before the files with `isForced`:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */
function readRoutes(json: JsonFile, problems: Problem[]): Rule[] {
  let handle: string | undefined
  return readRuleList(json, 'routes', problems, (item) => {
    const own = handleOf(item)
    if (own !== undefined) {
      handle = own
      return undefined
    }
    const read = readRoute(item, handle === undefined)
    if (!FOR_OTHERS.has(handle)) return read
    return read !== undefined && 'kind' in read && read.kind === 'invalid' ? read : undefined
  })
}

/** Counts the handles that Vercel refuses. */
function checkHandles(json: JsonFile, problems: Problem[]): void {
  const seen = new Set<string>()
  if (!Array.isArray(json.value.routes)) return
  readRuleList(json, 'routes', problems, (item) => {
    const handle = handleOf(item)
    if (handle === undefined) return undefined
    const isSecond = seen.has(handle)
    seen.add(handle)
    if (!HANDLES.has(handle))
      return invalid(`Vercel refuses the handle ${quote(handle)}, which it does not know.`)
    return isSecond
      ? invalid(`Vercel refuses the handle ${quote(handle)}, which comes twice.`)
      : undefined
  })
}

/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath']

/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function readRoute(item: unknown, isForced: boolean): ReadRule {
  const from = isObject(item) ? (item.src ?? item.source) : undefined
  if (!isObject(item) || typeof from !== 'string')
    return invalid('A route has to be an object with a `src`.')
  const fault = faultOfRoute(item)
  if (fault !== undefined) return invalid(`The route for ${quote(from)} ${fault}.`)
  const {
    methods,
    headers,
    dest: to = item.destination,
    status = item.statusCode,
    continue: goesOn,
  } = item
  if (Array.isArray(methods) && !methods.includes('GET')) return undefined
  const source = readRegex(from)
  if ('kind' in source) return source
  const hasMore = UNREAD_FIELDS.some((key) => key in item)
  if (to === undefined && !hasMore && (status === undefined || goesOn === true)) return undefined
  const fields = isObject(headers) ? Object.entries(headers) : []
  const [, location] = fields.find(([name]) => name.toLowerCase() === 'location') ?? []
  const isNamed = /\$[a-z_]/i.test(`${location ?? to}`)
  if (hasMore || goesOn === true || isNamed || isObject(to))
    return unread(`The check does not understand the route for ${quote(from)}.`, source)
  const code = typeof status === 'number' ? status : 200
  const common = { from, status: code, isForced, isConditional: hasConditions(item), source }
  if (typeof location === 'string' && isRedirect(code))
    return { ...common, to: location, action: 'redirect' }
  if (typeof to === 'string' && code < 300) return { ...common, to, action: 'rewrite' }
  return { ...common, to: '', action: 'status' }
}

/** Browsers go nowhere with any other status. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** Returns the paths that a regular expression fits as a whole, or why that is not known. */
function readRegex(from: string): Source | Problem {
  const plain = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/.exec(from)?.[1]
  if (plain !== undefined) return { exact: plain.replaceAll('\\.', '.') }
  const whole = `${from.startsWith('^') ? '' : '^'}${toBytes(from)}${from.endsWith('$') ? '' : '$'}`
  try {
    const regex = new RegExp(whole)
    const groups = (new RegExp(`${whole}|`).exec('')?.length ?? 1) - 1
    const names = Array.from({ length: groups }, (_, i) => `${i + 1}`)
    const [, prefix = ''] = from.includes('|')
      ? []
      : (/^\^?(\/[\w/-]*)(?![\w/*+?{-])/.exec(from) ?? [])
    const folder = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/.test(from) ? prefix : undefined
    const source = { pattern: { regex, names, prefix, folder, degree: measureDegree(regex) } }
    return findCostlyPattern(source, from) ?? source
  } catch {
    return invalid(`${quote(from)} is no regular expression that Vercel takes.`)
  }
}

/** Names in the path and the query alone: a port is no name. */
function namesIn(destination: string): string[] {
  const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '')
  return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '')
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
    const explicit = from.replace(NAMES, (text, name) =>
      name === undefined ? text : `${text}([^\\/]+?)`,
    )
    const tokens = parse(toBytes(explicit), { delimiter: '/' })
    if (tokens.every((token) => typeof token === 'string'))
      return { source: { exact: OPTIONS.encode(tokens.join('')) }, names: [] }
    const keys: Key[] = []
    const regex = tokensToRegexp(tokens, keys, OPTIONS)
    const names = keys.map(({ name }) => String(name))
    const [start] = tokens
    const prefix = typeof start === 'string' ? OPTIONS.encode(start) : ''
    const pattern = { regex, names, prefix, folder: folderOf(tokens), degree: measureDegree(regex) }
    return findCostlyPattern({ pattern }, from) ?? { source: { pattern }, names }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError)
      return invalid(`${quote(from)} is no pattern that Vercel takes.`)
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
  encode: (bytes: string): string => percentDecode(bytes) ?? bytes,
}

/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function folderOf(tokens: readonly (string | Key)[]): string | undefined {
  const [start, ...rest] = typeof tokens[0] === 'string' ? tokens : ['', ...tokens]
  const [last] = rest
  if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object') return undefined
  if (last.prefix !== '/' || last.suffix !== '') return undefined
  const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?')
  return isWhole ? `${OPTIONS.encode(start)}/` : undefined
}

/** Routes also fit what is behind the slash (`devRouter` of the `vercel` package). */
const formsOf = (path: string): readonly string[] => [path, path.slice(1)]

/**
 * `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other.
 */
function settingsRedirect(path: string, settings: JsonFile['value']): string | undefined {
  const { cleanUrls, trailingSlash } = settings
  if (cleanUrls === true) {
    const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path)
    if (index !== null) return index[1] === undefined ? '/' : `/${index[1]}`
    const page = /\.html\/?$/.exec(path)
    if (page !== null) return path.slice(0, page.index)
  }
  if (trailingSlash === false && path.length > 1 && path.endsWith('/')) return path.slice(0, -1)
  if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path)) return undefined
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (last !== '' && !last.includes('.') && !path.includes('//')) return `${path}/`
  return /[^/]\.\w+\/$/.test(path) ? path.slice(0, -1) : undefined
}

function rooted(to: string): string {
  return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`
}

/**
 * Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the
 * left. Undefined if the result is too long, or depends on the visitor: a condition finds values,
 * too.
 */
function filled(to: string, captures: Captures | 'untried'): string | undefined {
  if (captures === 'untried') return undefined
  const inOrder = [...captures.values()]
  let isKnown = true
  const whole = to.replace(
    /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g,
    (written, name?: string, number?: string) => {
      const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name)
      // `:8080` is a port.
      if (value === undefined && !/^:\d/.test(written)) isKnown = false
      return value === undefined ? written : percentEncode(value)
    },
  )
  return isKnown && whole.length <= MAX_TARGET ? whole : undefined
}
