/**
 * The `routes` of a `vercel.json`, the older form of rules:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6. parse-vercel-config.ts puts them in order with
 * redirects and rewrites.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { type JsonFile, parseRuleList } from '../../redirects/parse-json-file.ts'
import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import { IRRELEVANT, type ParsedRules, type ParseResult } from '../../redirects/parse-rules.ts'
import { isRedirectStatus, type RuleEffect } from '../../redirects/rule.ts'
import { parseVercelRegex } from './parse-vercel-matcher.ts'
import { hasConditions, keepInvalidProblem } from './vercel-rule.ts'
import { explainInvalidRoute } from './vercel-schema.ts'

/**
 * The handles that `isValidHandleValue` accepts. An entry such as `{ "handle": "filesystem" }` is
 * not a route: it starts the phase to which the routes after it belong.
 */
const HANDLES: ReadonlySet<string> = new Set([
  'error',
  'filesystem',
  'hit',
  'miss',
  'resource',
  'rewrite',
])
/** Handles after which routes do not affect which file is served. */
const HANDLES_AFTER_RESPONSE: ReadonlySet<string> = new Set(['hit', 'error'])

/** Returns whether the rules after a handle do not affect which file is served. */
export function comesAfterResponse(handle: string): boolean {
  return HANDLES_AFTER_RESPONSE.has(handle)
}

/** Returns the last handle of `routes`, which `redirects` follow; undefined without one. */
export function findLastHandle(routes: unknown): string | undefined {
  if (!Array.isArray(routes)) return undefined
  return routes.map(getHandle).findLast((handle) => handle !== undefined)
}

function getHandle(route: unknown): string | undefined {
  if (isObject(route) && typeof route.handle === 'string') return route.handle
  return undefined
}

/** Returns the routes as rules. Those before the files have `precedesFiles`. */
export function parseVercelRoutes(json: JsonFile): ParsedRules {
  let handle: string | undefined
  return parseRuleList(json, 'routes', (route) => {
    const nextHandle = getHandle(route)
    if (nextHandle !== undefined) {
      handle = nextHandle
      return IRRELEVANT
    }
    const precedesFiles = handle === undefined
    const result = parseRoute(route, precedesFiles)
    if (handle !== undefined && comesAfterResponse(handle)) return keepInvalidProblem(result)
    return result
  })
}

/** Returns a problem for each handle that Vercel refuses. */
export function findHandleProblems(json: JsonFile): readonly ParseProblem[] {
  if (!Array.isArray(json.value.routes)) return []
  const earlierHandles = new Set<string>()
  const { problems } = parseRuleList(json, 'routes', (route) => {
    const handle = getHandle(route)
    if (handle === undefined) return IRRELEVANT
    const problem = findHandleProblem(handle, earlierHandles)
    earlierHandles.add(handle)
    return problem ?? IRRELEVANT
  })
  return problems
}

function findHandleProblem(
  handle: string,
  earlierHandles: ReadonlySet<string>,
): ParseProblem | undefined {
  const messageStart = `Vercel refuses the handle ${quote(handle)}, which`
  if (!HANDLES.has(handle))
    return makeParseProblem('invalid', `${messageStart} it does not recognize.`)
  if (earlierHandles.has(handle))
    return makeParseProblem('invalid', `${messageStart} occurs twice.`)
  return undefined
}

const INVALID_ROUTE_MESSAGE = 'A route must be an object with a `src`.'

/**
 * Returns the rule of a route. It is irrelevant if it only sets headers, or does not apply to GET
 * requests.
 */
function parseRoute(route: unknown, precedesFiles: boolean): ParseResult {
  if (!isObject(route)) return makeParseProblem('invalid', INVALID_ROUTE_MESSAGE)
  const from = route.src ?? route.source
  if (typeof from !== 'string') return makeParseProblem('invalid', INVALID_ROUTE_MESSAGE)
  const explanation = explainInvalidRoute(route)
  if (explanation !== undefined)
    return makeParseProblem('invalid', `The route for ${quote(from)} ${explanation}.`)
  if (Array.isArray(route.methods) && !route.methods.includes('GET')) return IRRELEVANT

  const matcher = parseVercelRegex(from)
  if (isParseProblem(matcher)) return matcher
  const parsed = parseEffect(route)
  if (parsed.kind === 'none') return IRRELEVANT
  if (parsed.kind === 'unread')
    return makeParseProblem(
      'unread',
      `The check does not understand the route for ${quote(from)}.`,
      matcher,
    )
  const isConditional = hasConditions(route)
  return {
    kind: 'rule',
    rule: { from, ...parsed.effect, precedesFiles, isConditional, matcher },
  }
}

/** Fields with effects beyond the path, which the check cannot read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath']

/** The effect of a route, or why it has none that can be read. */
type ParsedEffect =
  | { readonly kind: 'effect'; readonly effect: RuleEffect }
  | { readonly kind: 'none' }
  | { readonly kind: 'unread' }

function parseEffect(route: JsonObject): ParsedEffect {
  const to = getField(route, 'dest', 'destination')
  const writtenStatus = getField(route, 'status', 'statusCode')
  if (UNREAD_FIELDS.some((key) => key in route)) return { kind: 'unread' }
  if (route.continue === true) return { kind: to === undefined ? 'none' : 'unread' }
  if (to === undefined && writtenStatus === undefined) return { kind: 'none' }

  if (isObject(to)) return { kind: 'unread' }
  const location = findLocation(route.headers)
  if (hasNamedGroup(location ?? to)) return { kind: 'unread' }
  const status = typeof writtenStatus === 'number' ? writtenStatus : 200
  return { kind: 'effect', effect: chooseEffect(status, location, to) }
}

/** Does a target use a group by its name, as in `$name`? */
function hasNamedGroup(target: unknown): boolean {
  return typeof target === 'string' && /\$[a-z_]/i.test(target)
}

/** Returns the effect of a status, a `Location` header, and a destination. */
function chooseEffect(status: number, location: unknown, to: unknown): RuleEffect {
  if (typeof location === 'string' && isRedirectStatus(status))
    return { action: 'redirect', to: location, status }
  if (typeof to === 'string' && status < 300) return { action: 'rewrite', to, status }
  return { action: 'status-only', to: '', status }
}

/** Returns the value of a field; without one, that of the same field under its newer name. */
function getField(route: JsonObject, name: string, newerName: string): unknown {
  if (route[name] !== undefined) return route[name]
  return route[newerName]
}

/** Returns the value of the `Location` header; undefined without one. */
function findLocation(headers: unknown): unknown {
  if (!isObject(headers)) return undefined
  const name = Object.keys(headers).find((each) => each.toLowerCase() === 'location')
  if (name === undefined) return undefined
  return headers[name]
}
