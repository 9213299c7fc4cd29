/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11, and
 * `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects before the files, rewrites
 * after them.
 */

import { percentEncode, toBytes } from '../../byte-strings.ts'
import { type FileResolver, type Redirects, readTarget, type Step, stepOf } from './decide.ts'
import { vercelFiles } from './host-files.ts'
import { isObject, type JsonFile, readJson, TOO_DEEP } from './json.ts'
import { readSource } from './path-to-regexp.ts'
import { type Budget, type Captures, compile, type Pattern, sequence, UnsupportedPattern } from './pattern.ts'
import { isRegex, readRegex } from './regex.ts'
import {
  type Match,
  type Problem,
  quoted,
  type Rule,
  RuleIndex,
  type RuleProblem,
  replacedAll,
} from './rules.ts'

const FILE = 'vercel.json'

/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_RULES = 2_048
export const MAX_RULE_LENGTH = 4_096

/** What decides an address apart from rules: `cleanUrls` and `trailingSlash`. */
interface Settings {
  readonly cleanUrls: boolean
  /** Undefined: both forms are answered, without a redirect. */
  readonly trailingSlash: boolean | undefined
}

/** A route of the old kind, in the order in which it is tried. */
interface Route {
  readonly rule: Rule
  readonly goesOn: boolean
}

interface Parts {
  readonly redirects: readonly Rule[]
  readonly rewrites: readonly Rule[]
  readonly routes: readonly Route[]
  /** Routes after the files. */
  readonly lateRoutes: readonly Route[]
  /** There is something that the check does not read. */
  readonly isPartlyUnread: boolean
}

type Report = (kind: Problem['kind'], line: number | undefined, message: string) => void

/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
export function parseVercel(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  const report: Report = (kind, line, message) => problems.push({ kind, line, message })
  const json = readJson(file)
  if (typeof json === 'string') {
    const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Vercel refuses the deployment'
    report('invalid', undefined, `The file ${json}, ${so}.`)
    const fileResolver: Redirects['fileResolver'] = (lookup) => vercelFiles(lookup, false)
    const step: Redirects['step'] = (path, files) => stepOf(files(path))
    return { host: 'vercel', file: FILE, rules: [], problems, fileResolver, step }
  }
  const { cleanUrls, trailingSlash, routes } = json.value
  const settings = {
    cleanUrls: cleanUrls === true,
    trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
  }
  const others = ['redirects', 'rewrites', 'headers', 'cleanUrls', 'trailingSlash'].filter(
    (key) => key in json.value,
  )
  if (Array.isArray(routes) && others.length > 0)
    report(
      'invalid',
      undefined,
      `\`routes\` cannot be used with ${others.map((key) => `\`${key}\``).join(', ')}.`,
    )
  const redirects = rulesOf(json, 'redirects', report)
  const rewrites = rulesOf(json, 'rewrites', report)
  const old = oldRoutes(json, report)
  const isPartlyUnread = problems.some(({ kind }) => kind === 'unread')
  const rules = [...old.routes, ...old.lateRoutes].map(({ rule }) => rule).concat(redirects, rewrites)
  const step = stepper({ redirects, rewrites, ...old, isPartlyUnread }, settings, domain)
  const fileResolver: Redirects['fileResolver'] = (lookup) => vercelFiles(lookup, settings.cleanUrls)
  return { host: 'vercel', file: FILE, rules, problems, fileResolver, step }
}

function rulesOf(json: JsonFile, key: 'redirects' | 'rewrites', report: Report): Rule[] {
  const list = json.value[key]
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    report('invalid', undefined, `\`${key}\` has to be a list.`)
    return []
  }
  if (list.length > MAX_RULES)
    report(
      'over-limit',
      json.lineOf(key, MAX_RULES),
      `\`${key}\` has ${list.length} rules, more than the ${MAX_RULES} that Vercel takes.`,
    )
  return list.slice(0, MAX_RULES).flatMap((item: unknown, i) => {
    const line = json.lineOf(key, i)
    const read = readRule(item, line, key)
    if (!('message' in read)) return [read]
    report(read.kind, line, read.message)
    return []
  })
}

function invalid(message: string): RuleProblem {
  return { kind: 'invalid', message }
}

function readRule(item: unknown, line: number, key: 'redirects' | 'rewrites'): Rule | RuleProblem {
  if (!isObject(item) || typeof item.source !== 'string')
    return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`)
  const { source: from, destination, permanent, statusCode } = item
  if (typeof destination !== 'string')
    return isObject(destination)
      ? { kind: 'unread', message: `The rule for ${quoted(from)} leads to a service.` }
      : invalid(`The rule for ${quoted(from)} has no \`destination\`.`)
  if (from.length > MAX_RULE_LENGTH || destination.length > MAX_RULE_LENGTH)
    return {
      kind: 'over-limit',
      message: `The rule is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes.`,
    }
  if (key === 'redirects' && permanent !== undefined && statusCode !== undefined)
    return invalid(`The rule for ${quoted(from)} has both \`permanent\` and \`statusCode\`.`)
  let pattern: Pattern
  const conditions = conditionsOf(item)
  try {
    const node = isRegex(from) ? readSource(from) : undefined
    if (node === undefined) return invalid(`${quoted(from)} is no pattern that Vercel takes.`)
    pattern = compile(node)
  } catch (error) {
    if (!(error instanceof UnsupportedPattern)) throw error
    // It may fit any address below what it begins with.
    pattern = beginning(from)
    conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`)
  }
  const missing = namesIn(destination).find((name) => !pattern.names.includes(name))
  if (missing !== undefined && conditions.length === 0)
    return invalid(
      `The rule for ${quoted(from)} has \`:${missing}\` in its \`destination\`, but not in its \`source\`.`,
    )
  const common = { line, from, to: destination, conditions, source: { pattern } }
  if (key === 'rewrites') return { ...common, does: 'rewrite', status: 200, isForced: false }
  const status =
    typeof permanent === 'boolean'
      ? permanent
        ? 308
        : 307
      : typeof statusCode === 'number'
        ? statusCode
        : 308
  return { ...common, does: 'redirect', status, isForced: true }
}

/** Names in the path alone: a port is no name. */
function namesIn(destination: string): string[] {
  const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '')
  return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '')
}

function conditionsOf(item: Readonly<Record<string, unknown>>): string[] {
  return ['has', 'missing', 'env'].flatMap((key) =>
    Array.isArray(item[key]) && item[key].length > 0 ? [`\`${key}\``] : [],
  )
}

function beginning(pattern: string): Pattern {
  const start = /^\^?((?:[\w/-]|%[0-9A-Fa-f]{2})*)(?![*+?{|])/.exec(pattern)?.[1] ?? ''
  const folder = start.slice(0, start.lastIndexOf('/') + 1) || '/'
  const isUncertain = pattern.includes('|') || pattern.includes('{')
  return compile(readRegex(`${isUncertain ? '/' : folder}.*`, () => ''))
}

function oldRoutes(json: JsonFile, report: Report): Pick<Parts, 'routes' | 'lateRoutes'> {
  const list = json.value.routes
  if (!Array.isArray(list)) {
    if (list !== undefined && list !== null) report('invalid', undefined, '`routes` has to be a list.')
    return { routes: [], lateRoutes: [] }
  }
  const routes: Route[] = []
  const lateRoutes: Route[] = []
  let phase: 'early' | 'late' | 'error' = 'early'
  for (const [i, item] of list.slice(0, MAX_RULES).entries()) {
    const line = json.lineOf('routes', i)
    if (isObject(item) && typeof item.handle === 'string') {
      if (item.handle === 'filesystem') phase = 'late'
      else if (item.handle === 'error') phase = 'error'
      else {
        report(
          'unread',
          line,
          `What comes after \`"handle": ${quoted(item.handle).slice(1, -1)}\` is not read.`,
        )
        break
      }
      continue
    }
    if (phase === 'error') continue
    const read = readRoute(item, line)
    if ('message' in read) report(read.kind, line, read.message)
    else if (phase === 'early') routes.push(read)
    else lateRoutes.push(read)
  }
  return { routes, lateRoutes }
}

function readRoute(item: unknown, line: number): Route | RuleProblem {
  const from = isObject(item) ? (item.src ?? item.source) : undefined
  if (!isObject(item) || typeof from !== 'string') return invalid('A route has to be an object with a `src`.')
  if (from.length <= MAX_RULE_LENGTH && !isRegex(from))
    return invalid(`${quoted(from)} is no regular expression that Vercel takes.`)
  const conditions = conditionsOf(item)
  const { methods, headers } = item
  if (Array.isArray(methods) && !methods.includes('GET')) conditions.push('the method')
  let pattern: Pattern
  try {
    let groups = 0
    const nextName = (): string => `${++groups}`
    pattern = compile(sequence(readRegex(toBytes(from), nextName)))
  } catch (error) {
    if (!(error instanceof UnsupportedPattern)) throw error
    pattern = beginning(from)
    conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`)
  }
  const status = item.status ?? item.statusCode
  const location = isObject(headers)
    ? Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1]
    : undefined
  const dest = item.dest ?? item.destination
  const common = { line, from, conditions, source: { pattern }, isForced: true }
  const goesOn = item.continue === true
  if (typeof location === 'string' && typeof status === 'number' && status >= 300 && status < 400)
    return { goesOn, rule: { ...common, to: location, does: 'redirect', status } }
  if (typeof dest === 'string')
    return {
      goesOn,
      rule: { ...common, to: dest, does: 'rewrite', status: typeof status === 'number' ? status : 200 },
    }
  if (typeof status === 'number' && !goesOn)
    return { goesOn, rule: { ...common, to: '', does: 'status', status } }
  // Headers alone, or the end of the search: neither changes what is found.
  return { goesOn: true, rule: { ...common, to: '', does: 'status', status: 200 } }
}

interface Context {
  readonly files: FileResolver
  readonly budget: Budget
  readonly domain: string | undefined
  readonly parts: Parts
  readonly routes: RuleIndex
  readonly redirects: RuleIndex
  /** Rewrites, or routes of the old kind after the files. */
  readonly late: RuleIndex
}

function stepper(parts: Parts, settings: Settings, domain: string | undefined): Redirects['step'] {
  const rules = (routes: readonly Route[]): Rule[] => routes.map(({ rule }) => rule)
  const indices = {
    routes: new RuleIndex(rules(parts.routes)),
    redirects: new RuleIndex(parts.redirects),
    late: new RuleIndex(parts.rewrites.length > 0 ? parts.rewrites : rules(parts.lateRoutes)),
  }
  return (path, files, budget) => {
    const clean = settingsRedirect(path, settings)
    if (clean !== undefined) return { is: 'redirect', to: percentEncode(clean) }
    return early(path, 0, { files, budget, domain, parts, ...indices })
  }
}

/** `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`. */
function settingsRedirect(path: string, { cleanUrls, trailingSlash }: Settings): string | undefined {
  if (cleanUrls) {
    const end = trailingSlash === true ? '/' : ''
    const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path)
    if (index !== null) return index[1] === undefined ? '/' : `/${index[1]}${end}`
    const page = /\.html\/?$/.exec(path)
    if (page !== null) return `${path.slice(0, page.index)}${end}`
  }
  if (trailingSlash === false && path.length > 1 && path.endsWith('/')) return path.slice(0, -1)
  if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path)) return undefined
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (last !== '' && !last.includes('.') && !path.includes('//')) return `${path}/`
  return /[^/]\.\w+\/$/.test(path) ? path.slice(0, -1) : undefined
}

/** Routes of the old kind, then redirects, then files. */
function early(path: string, from: number, context: Context): Step {
  const { parts, routes, redirects, budget } = context
  for (const { position, captures } of routes.matches([], [path], budget, from)) {
    const route = parts.routes[position]
    if (route === undefined) continue
    const applied = (): Step => applyRoute(route, path, captures, position, context)
    if (route.rule.conditions.length === 0) return applied()
    return { is: 'either', rule: route.rule, applied, otherwise: () => early(path, position + 1, context) }
  }
  return redirected(path, context, redirects.matches([], [path], budget))
}

function applyRoute(route: Route, path: string, captures: Captures, i: number, context: Context): Step {
  const { rule, goesOn } = route
  if (rule.does === 'status')
    return goesOn ? early(path, i + 1, context) : { is: 'status', status: rule.status, rule }
  const to = filledIn(rule.to, captures)
  if (to === undefined) return { is: 'undecided', why: 'the target is too long', rule }
  if (rule.does === 'redirect') return goesOn ? early(path, i + 1, context) : { is: 'redirect', to, rule }
  const target = readTarget(rooted(to), path, context.domain)
  if (target.is === 'outside') return { is: 'proxy', to, rule }
  if (goesOn) return early(target.path, i + 1, context)
  const found = context.files(target.path)
  if (found === undefined && context.parts.lateRoutes.length > 0)
    return { is: 'undecided', why: 'later routes may answer it', rule }
  if (rule.status >= 400) return { is: 'status', status: rule.status, rule }
  return stepOf(found, rule)
}

function redirected(path: string, context: Context, matches: ReturnType<RuleIndex['matches']>): Step {
  const next = matches.next()
  if (next.done !== true) {
    const { rule, captures } = next.value
    const to = filled(rule.to, captures)
    const applied = (): Step =>
      to === undefined
        ? { is: 'undecided', why: 'the target is too long', rule }
        : { is: 'redirect', to, rule }
    if (rule.conditions.length === 0) return applied()
    return { is: 'either', rule, applied, otherwise: () => redirected(path, context, matches) }
  }
  const found = context.files(path)
  if (found !== undefined) return stepOf(found)
  if (context.parts.isPartlyUnread) return { is: 'undecided', why: 'some of the routes are not read' }
  return late(path, 0, context, undefined)
}

/** Each late rule is tried on what the ones before it have made of the path. */
function late(path: string, from: number, context: Context, last: Rule | undefined): Step {
  for (const found of context.late.matches([], [path], context.budget, from)) {
    const { rule, position } = found
    const applied = (): Step => applyLate(found, path, context, last)
    if (rule.conditions.length === 0) return applied()
    return { is: 'either', rule, applied, otherwise: () => late(path, position + 1, context, last) }
  }
  return { is: 'missing', rule: last }
}

function applyLate(found: Match, path: string, context: Context, last: Rule | undefined): Step {
  const { rule, captures, position } = found
  const isOld = context.parts.rewrites.length === 0
  if (rule.does === 'status')
    return rule.status >= 300
      ? { is: 'status', status: rule.status, rule }
      : late(path, position + 1, context, last)
  const to = isOld ? filledIn(rule.to, captures) : filled(rule.to, captures)
  if (to === undefined) return { is: 'undecided', why: 'the target is too long', rule }
  if (rule.does === 'redirect') return { is: 'redirect', to, rule }
  if (rule.status >= 400) return { is: 'status', status: rule.status, rule }
  const target = readTarget(rooted(to), path, context.domain)
  if (target.is === 'outside') return { is: 'proxy', to, rule }
  const answer = context.files(target.path)
  if (answer !== undefined) return stepOf(answer, rule)
  return isOld ? { is: 'missing', rule } : late(target.path, position + 1, context, rule)
}

function rooted(to: string): string {
  return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`
}

/** Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the left. */
function filled(to: string, captures: Captures): string | undefined {
  const inOrder = [...captures.values()]
  let result = ''
  let at = 0
  for (const found of to.matchAll(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g)) {
    const [whole, name, number] = found
    const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name)
    // `:8080` is a port.
    if (value === undefined) continue
    result += to.slice(at, found.index) + percentEncode(value)
    at = found.index + whole.length
    if (result.length > MAX_RULE_LENGTH * 16) return undefined
  }
  return result + to.slice(at)
}

/** Fills `$1` and `$name` in. */
function filledIn(to: string, captures: Captures): string | undefined {
  let result: string | undefined = to
  for (const [name, value] of [...captures].reverse()) {
    result = replacedAll(result, `$${name}`, percentEncode(value))
    if (result === undefined) return undefined
  }
  return result.replace(/\$\d+/g, '')
}
