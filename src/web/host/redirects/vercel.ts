/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11, and
 * `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects before the files, rewrites
 * after them.
 */

import { type Key, parse, tokensToRegexp } from 'path-to-regexp'
import { percentDecode, percentEncode, toBytes } from '../../byte-strings.ts'
import {
  type FileFinder,
  NO_REDIRECTS,
  type Redirects,
  type Request,
  readTarget,
  rewritten,
  type Step,
  stepOf,
  tooLong,
} from './follow.ts'
import { isObject, type JsonFile, readJson, TOO_DEEP } from './json.ts'
import {
  type Captures,
  MAX_TARGET,
  type Problem,
  quoted,
  type Rule,
  RuleIndex,
  type RuleProblem,
  type Source,
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

type Report = (kind: Problem['kind'], line: number | undefined, message: string) => void

/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
export function parseVercel(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  const report: Report = (kind, line, message) => problems.push({ kind, line, message })
  const json = readJson(file)
  if (typeof json === 'string') {
    const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Vercel refuses the deployment'
    report('invalid', undefined, `The file ${json}, ${so}.`)
    return { ...NO_REDIRECTS, file: FILE, problems, domain }
  }
  const { cleanUrls, trailingSlash, routes } = json.value
  const settings = {
    cleanUrls: cleanUrls === true,
    trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
  }
  if (routes !== undefined)
    report(
      'unread',
      undefined,
      'The check does not read `routes`, which Vercel replaced by `redirects` and `rewrites`.',
    )
  const redirects = rulesOf(json, 'redirects', report)
  const rewrites = rulesOf(json, 'rewrites', report)
  const context = {
    settings,
    redirects: new RuleIndex(redirects),
    rewrites: new RuleIndex(rewrites),
    isPartlyUnread: problems.some(({ kind }) => kind === 'unread'),
    domain,
  }
  const steps: Redirects['steps'] = (request, files) => stepsFor(request, files, context)
  const rules = [...redirects, ...rewrites]
  return { file: FILE, rules, problems, domain, cleanUrls: settings.cleanUrls, steps }
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
  const read = readSource(from)
  if ('kind' in read) return read
  const { source, names } = read
  const conditions = conditionsOf(item)
  const missing = namesIn(destination).find((name) => !names.includes(name))
  if (missing !== undefined && conditions.length === 0)
    return invalid(
      `The rule for ${quoted(from)} has \`:${missing}\` in its \`destination\`, but not in its \`source\`.`,
    )
  const common = { line, from, to: destination, conditions, source }
  if (key === 'rewrites') return { ...common, does: 'rewrite', status: 200, isForced: false }
  const asked = typeof statusCode === 'number' ? statusCode : 308
  const status = typeof permanent === 'boolean' ? (permanent ? 308 : 307) : asked
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

/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(
  from: string,
): { readonly source: Source; readonly names: readonly string[] } | RuleProblem {
  try {
    // Vercel also takes the whole source as a regular expression, which it has to be.
    new RegExp(from)
    const tokens = parse(toBytes(from), { delimiter: '/' })
    if (tokens.every((token) => typeof token === 'string'))
      return { source: { exact: OPTIONS.encode(tokens.join('')) }, names: [] }
    const keys: Key[] = []
    const regex = tokensToRegexp(tokens, keys, OPTIONS)
    const names = keys.map(({ name }) => String(name))
    const [start] = tokens
    const prefix = typeof start === 'string' ? OPTIONS.encode(start) : ''
    return { source: { pattern: { regex, names, prefix, folder: folderOf(tokens) } }, names }
  } catch (error) {
    // Vercel still runs a version that lets placeholders touch.
    if (error instanceof TypeError && error.message.startsWith('Must have text between'))
      return { kind: 'unread', message: `The check does not understand the pattern ${quoted(from)}.` }
    if (error instanceof TypeError || error instanceof SyntaxError)
      return invalid(`${quoted(from)} is no pattern that Vercel takes.`)
    throw error
  }
}

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

interface Context {
  readonly settings: Settings
  readonly redirects: RuleIndex
  readonly rewrites: RuleIndex
  /** There is something that the check does not read. */
  readonly isPartlyUnread: boolean
  readonly domain: string | undefined
}

/** Redirects come before the files, rewrites after them. */
function* stepsFor(request: Request, files: FileFinder, context: Context): Generator<Step> {
  const { path } = request
  const clean = settingsRedirect(path, context.settings)
  if (clean !== undefined) return yield { is: 'redirect', to: percentEncode(clean) }
  for (const { rule, captures } of context.redirects.matches([path])) {
    const to = filled(rule.to, captures)
    yield to.length > MAX_TARGET ? tooLong(rule) : { is: 'redirect', to, rule }
    if (rule.conditions.length === 0) return
  }
  const found = files(path)
  if (found !== undefined) yield stepOf(found)
  else if (context.isPartlyUnread) yield { is: 'undecided', why: 'some of the rules are not read' }
  else yield* rewrites(request, 0, files, context)
}

/** Each rewrite is tried on what the ones before it have made of the path. */
function* rewrites(
  request: Request,
  from: number,
  files: FileFinder,
  context: Context,
  last?: Rule,
): Generator<Step> {
  for (const { rule, captures, position } of context.rewrites.matches([request.path])) {
    if (position < from) continue
    const to = rooted(filled(rule.to, captures))
    if (to.length > MAX_TARGET) return yield tooLong(rule)
    const step = rewritten(to, request, files, context.domain, rule)
    const target = readTarget(to, request.path, context.domain)
    if (step.is !== 'missing' || target.is === 'outside') yield step
    else yield* rewrites(target, position + 1, files, context, rule)
    if (rule.conditions.length === 0) return
  }
  yield { is: 'missing', rule: last }
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

function rooted(to: string): string {
  return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`
}

/** Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the left. */
function filled(to: string, captures: Captures): string {
  const inOrder = [...captures.values()]
  return to.replace(
    /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g,
    (whole, name?: string, number?: string) => {
      // `:8080` is a port.
      const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name)
      return value === undefined ? whole : percentEncode(value)
    },
  )
}
