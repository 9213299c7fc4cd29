/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit
 * addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { toBytes } from '../../byte-strings.ts'
import { type Redirects, toRedirects } from '../redirects/follow.ts'
import {
  buildPattern,
  decodePath,
  matchAllBelow,
  matchSegment,
  type Part,
  type Source,
} from '../redirects/patterns.ts'
import { findCostlyPattern, ignored, type Problem, quote, unread } from '../redirects/problems.ts'
import { expandTarget, listLines, type Rule, RuleIndex, readRules } from '../redirects/rules.ts'
import {
  answerRewrite,
  type FileFinder,
  type HostStep,
  type Request,
  toStep,
} from '../redirects/steps.ts'

/**
 * What Netlify answers itself, and takes no rule for: `parseFrom` of `@netlify/redirect-parser`.
 */
export const OWN_ADDRESSES = /^\/\.netlify/

const IS_URL = /^https?:\/\//

/**
 * Netlify names no bounds. How long a pattern may be, and how many there may be: each is tried on
 * many addresses.
 */
const MAX_PATTERN = 8_192
const MAX_PATTERNS = 10_000

/**
 * Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's
 * own, if it is known.
 */
export function parseNetlify(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  let patterns = 0
  const rules = readRules(listLines(file), problems, (line) => {
    const read = readLine(line, domain)
    if ('kind' in read || 'exact' in read.source || ++patterns <= MAX_PATTERNS) return read
    if (patterns > MAX_PATTERNS + 1) return undefined
    return unread(
      `The check reads ${MAX_PATTERNS} rules with \`*\` or placeholders, and not this or later ones.`,
    )
  })
  const index = new RuleIndex(rules)
  const errorPage = rules.find(isErrorPage)
  return toRedirects({ rules, errorPage, problems, domain, steps })

  /** The first rule that fits counts. A file shadows all but those with a `!`. */
  function* steps({ path, query }: Request, files: FileFinder): Generator<HostStep> {
    const own = files(path)
    const withoutRule = toStep(own)
    for (const { rule, captures } of index.matches([path, withoutSlash(path)])) {
      const inQuery = matchQuery(rule, query)
      if (inQuery === undefined) continue
      const isSkipped = leadsWhereItIs(rule, path)
      if (isSkipped === 'certain') break
      const all = captures === 'untried' ? captures : new Map([...inQuery, ...captures])
      const to = expandTarget(rule.to, all)
      if (own !== undefined && !rule.isForced) yield withoutRule
      else if (to === undefined) yield { kind: 'undecided', rule }
      else if (rule.action === 'status') yield { kind: 'status', status: rule.status, rule }
      else if (rule.action === 'redirect') yield { kind: 'redirect', to, rule }
      else yield answerRewrite(to, path, files, domain, rule)
      if (isSkipped === 'likely') break
      if (!rule.isConditional) return
    }
    yield withoutRule
  }
}

function isErrorPage({ source, status, isConditional, query }: Rule): boolean {
  const isForAll = 'pattern' in source && source.pattern.folder === '/'
  return isForAll && status === 404 && !isConditional && query === undefined
}

/**
 * Returns the rule in a line, or why it is not applied. `host`: that of the site, if it is known.
 */
export function readLine(line: string, host: string | undefined): Omit<Rule, 'line'> | Problem {
  const all = line.split(/\s+/)
  const comment = all.findIndex((part) => part.startsWith('#'))
  const [from = '', ...parts] = comment === -1 ? all : all.slice(0, comment)
  if (parts.length === 0) return ignored('The rule has no target.')
  const hasTarget = Number.isNaN(Number.parseInt(parts[0] ?? '', 10))
  const at = hasTarget ? parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part)) : -1
  if (hasTarget && at === -1)
    return ignored('The target has to begin with `/`, `http://` or `https://`.')
  const parameters = parts.slice(0, Math.max(at, 0))
  const [statusPart, ...conditions] = parts.slice(at + 1)
  const status = statusPart === undefined ? 301 : Number.parseInt(statusPart, 10)
  if (Number.isNaN(status)) return ignored(`${quote(statusPart ?? '')} is no status code.`)
  const isForwarded = !hasTarget && from.endsWith('/*') && status >= 200 && status < 300
  if (!hasTarget && !isForwarded) return ignored('The rule has no target.')
  const where = readFrom(from, host)
  if ('kind' in where) return where
  return {
    from,
    to: isForwarded ? `${from.slice(0, -1)}:splat` : (parts[at] ?? ''),
    action: status === 200 ? 'rewrite' : status >= 300 && status < 400 ? 'redirect' : 'status',
    status,
    isForced: statusPart?.endsWith('!') === true,
    isConditional: where.isConditional || conditions.length > 0,
    query: parameters.length === 0 ? undefined : new Map(parameters.map(nameAndValue)),
    source: where.source,
  }
}

function nameAndValue(parameter: string): [name: string, value: string] {
  const [name = '', ...rest] = parameter.split('=')
  return [name, rest.join('=')]
}

/**
 * Returns which addresses `from` is about, and whether for some visitors alone, or why the rule is
 * not applied.
 */
function readFrom(from: string, host: string | undefined) {
  let path = from
  let isConditional = false
  if (IS_URL.test(from)) {
    const url = URL.parse(from)
    if (url === null) return ignored(`${quote(from)} is no address.`)
    path = url.pathname
    // Where the name is not known, or a visitor may still come by `http:`.
    isConditional = host !== url.host || url.protocol === 'http:'
  }
  if (OWN_ADDRESSES.test(path)) return ignored('Addresses below `/.netlify` are Netlify’s own.')
  if (!path.startsWith('/'))
    return ignored('A rule has to begin with `/`, so this one matches no address.')
  if (path.includes('?') || path.includes('#'))
    return ignored(
      'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.',
    )
  const [start = ''] = path.split(/[*:]/, 1)
  if (path.length > MAX_PATTERN && start !== path)
    return unread(
      `The check does not read patterns of more than ${MAX_PATTERN} characters.`,
      matchAllBelow(decodePath(start)),
    )
  const source = readPath(path)
  return findCostlyPattern(source, from) ?? { source, isConditional }
}

function readPath(path: string): Source {
  const segments = withoutSlash(path).split('/').slice(1)
  if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
    return { exact: withoutSlash(decodePath(path)) }
  const parts = segments.flatMap((each): Part[] => {
    if (each === '*') return [{ regex: '(?:/(.*))?', name: 'splat' }]
    if (isPlaceholder(each)) return ['/', matchSegment(each.slice(1))]
    if (!isSplat(each)) return [`/${decodePath(each)}`]
    return [`/${decodePath(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }]
  })
  const before = parts.slice(0, -1)
  const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string')
  const pattern = buildPattern(parts, isFolder ? `${before.join('')}/` : undefined)
  if (isSplat(segments.at(-1) ?? '')) return { pattern }
  // A slash at the end makes no difference.
  return {
    pattern: { ...pattern, regex: new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's') },
  }
}

function isPlaceholder(segment: string): boolean {
  return /^:./.test(segment)
}

/** A `*` counts at the end of a segment alone: of several, the last one. */
function isSplat(segment: string): boolean {
  return segment.endsWith('*') && !isPlaceholder(segment)
}

function withoutSlash(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1)
  return path
}

/**
 * Returns what a rule takes from the parameters of an address; undefined if one of them is missing.
 */
function matchQuery({ query: wanted = NO_PARAMETERS }: Rule, query: string) {
  if (wanted.size === 0) return NO_PARAMETERS
  // Of a repeated parameter, the last one counts.
  const given = new Map(new URLSearchParams(query))
  const captures = new Map<string, string>()
  for (const [name, value] of wanted) {
    const found = given.get(name)
    if (found === undefined || !(value.startsWith(':') || value === found)) return undefined
    if (value.startsWith(':')) captures.set(value.slice(1), toBytes(found))
  }
  return captures
}

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map()

/**
 * Returns whether Netlify applies no rule at all: where the first rule that fits is a redirect with
 * `*` to a place in which the path is already. `netlify-redirector` compares letters alone, so that
 * `/* /b` also leaves `/bx` out; what it does with more wildcards than that one is not documented.
 */
export function leadsWhereItIs(
  rule: Omit<Rule, 'line'>,
  path: string,
): 'certain' | 'likely' | undefined {
  if (rule.status === 200 || !rule.from.includes('*')) return undefined
  const [written = ''] = rule.to.split(/\/?:/, 1)
  const base = decodePath(written)
  if (base === '' || !path.startsWith(base)) return undefined
  const from = withoutSlash(rule.from)
  const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to)
  if (!isSimple) return 'likely'
  if (!rule.to.startsWith(withoutSlash(from.slice(0, -1)))) return undefined
  const isBelow =
    base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/'
  if (isBelow) return 'certain'
  return 'likely'
}
