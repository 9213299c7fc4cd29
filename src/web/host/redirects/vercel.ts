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
} from './follow.ts'
import { isObject, type JsonFile, readJson, rulesIn } from './json.ts'
import {
  type Captures,
  invalid,
  MAX_TARGET,
  type Problem,
  quoted,
  type Rule,
  RuleIndex,
  type Source,
  unread,
} from './rules.ts'

/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_RULES = 2_048
export const MAX_RULE_LENGTH = 4_096

/** What decides an address apart from rules: `cleanUrls` and `trailingSlash`. */
interface Settings {
  readonly cleanUrls: boolean
  /** Undefined: both forms are answered, without a redirect. */
  readonly trailingSlash: boolean | undefined
}

/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
export function parseVercel(file: string, domain?: string): Redirects {
  const json = readJson(file, 'Vercel refuses the deployment')
  if ('kind' in json) return { ...NO_REDIRECTS, problems: [json] }
  const problems: Problem[] = []
  const { cleanUrls, trailingSlash, routes } = json.value
  const settings = {
    cleanUrls: cleanUrls === true,
    trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
  }
  if (routes !== undefined)
    problems.push(
      unread('The check does not read `routes`, which Vercel replaced by `redirects` and `rewrites`.'),
    )
  const redirects = readRules(json, 'redirects', problems)
  const rewrites = readRules(json, 'rewrites', problems)
  const context = {
    settings,
    redirects: new RuleIndex(redirects),
    rewrites: new RuleIndex(rewrites),
    isPartlyUnread: problems.some(({ kind }) => kind === 'unread'),
    domain,
  }
  const steps: Redirects['steps'] = (request, files) => stepsFor(request, files, context)
  const rules = [...redirects, ...rewrites]
  return { rules, problems, domain, cleanUrls: settings.cleanUrls, steps }
}

function readRules(json: JsonFile, key: 'redirects' | 'rewrites', problems: Problem[]): Rule[] {
  const list = json.value[key]
  if (Array.isArray(list) && list.length > MAX_RULES) {
    const message = `\`${key}\` has ${list.length} rules, more than the ${MAX_RULES} that Vercel takes.`
    problems.push({ kind: 'over-limit', line: json.lineOf(key, MAX_RULES), message })
  }
  return rulesIn(json, key, problems, (item, line) => readRule(item, line, key)).slice(0, MAX_RULES)
}

function readRule(item: unknown, line: number, key: 'redirects' | 'rewrites'): Rule | Problem {
  if (!isObject(item) || typeof item.source !== 'string')
    return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`)
  const { source: from, destination: to, permanent, statusCode } = item
  if (isObject(to)) return unread(`The rule for ${quoted(from)} leads to a service.`)
  if (typeof to !== 'string') return invalid(`The rule for ${quoted(from)} has no \`destination\`.`)
  const read = readSource(from)
  if ('kind' in read) return read
  const { source, names } = read
  const isConditional = ['has', 'missing', 'env'].some((what) => {
    const { [what]: conditions } = item
    return Array.isArray(conditions) && conditions.length > 0
  })
  const unknown = namesIn(to).find((name) => !names.includes(name))
  if (unknown !== undefined && !isConditional)
    return invalid(
      `The rule for ${quoted(from)} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`,
    )
  const common = { line, from, to, isConditional, source }
  if (key === 'rewrites') return { ...common, does: 'rewrite', status: 200, isForced: false }
  const asked = typeof statusCode === 'number' ? statusCode : 308
  const status = permanent === false ? 307 : permanent === true ? 308 : asked
  return { ...common, does: 'redirect', status, isForced: true }
}

/** Names in the path alone: a port is no name. */
function namesIn(destination: string): string[] {
  const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '')
  return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '')
}

/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(from: string): { readonly source: Source; readonly names: readonly string[] } | Problem {
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
      return unread(`The check does not understand the pattern ${quoted(from)}.`)
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
    yield to.length > MAX_TARGET ? { is: 'undecided', rule } : { is: 'redirect', to, rule }
    if (!rule.isConditional) return
  }
  const found = files(path)
  if (found !== undefined) yield stepOf(found)
  else if (context.isPartlyUnread) yield { is: 'undecided' }
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
    if (to.length > MAX_TARGET) return yield { is: 'undecided', rule }
    const step = rewritten(to, request.path, files, context.domain, rule)
    const target = readTarget(to, request.path, context.domain)
    if (step.is !== 'missing' || target.is === 'outside') yield step
    else yield* rewrites(target, position + 1, files, context, rule)
    if (!rule.isConditional) return
  }
  yield { is: 'missing', rule: last }
}

/** `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other. */
function settingsRedirect(path: string, { cleanUrls, trailingSlash }: Settings): string | undefined {
  if (cleanUrls) {
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
