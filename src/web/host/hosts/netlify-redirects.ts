/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit
 * addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { asBytes, type Bytes, toBytes } from '../../byte-strings.ts'
import { type Redirects, toRedirects } from '../redirects/follow.ts'
import {
  buildPattern,
  type Captures,
  decodePath,
  matchAllBelow,
  matchSegment,
  type Part,
  type Source,
} from '../redirects/patterns.ts'
import {
  findCostlyPattern,
  ignored,
  isProblem,
  type Problem,
  quote,
  unread,
} from '../redirects/problems.ts'
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
 * Returns what a `_redirects` file means to Netlify. `domain` the site's
 * own, if it is known.
 */
export function parseNetlify(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  let patterns = 0
  const rules = readRules(listLines(file), problems, (line) => {
    const read = readLine(line, domain)
    if (isProblem(read) || 'exact' in read.source) return read
    patterns++
    if (patterns <= MAX_PATTERNS) return read
    if (patterns > MAX_PATTERNS + 1) return undefined
    const most = `${MAX_PATTERNS} rules with \`*\` or placeholders`
    return unread(`The check reads ${most}, but not this or later ones.`)
  })
  const index = new RuleIndex(rules)
  const errorPage = rules.find(isErrorPage)
  return toRedirects({ rules, errorPage, problems, domain, steps })

  /** The first rule that fits counts. A file shadows all but those with a `!`. */
  function* steps(request: Request, files: FileFinder): Generator<HostStep> {
    const { path } = request
    const own = files(path)
    for (const { rule, captures, isFinal } of listApplied(index, request)) {
      const isShadowed = own !== undefined && !rule.isForced
      yield isShadowed ? toStep(own) : apply(rule, captures, path, files)
      if (isFinal) return
    }
    yield toStep(own)
  }

  function apply(
    rule: Rule,
    captures: Captures | 'untried',
    path: Bytes,
    files: FileFinder,
  ): HostStep {
    const to = expandTarget(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (rule.action === 'status') return { kind: 'status', status: rule.status, rule }
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return answerRewrite(to, path, files, domain, rule)
  }
}

/** A rule that fits a request. */
interface AppliedRule {
  readonly rule: Rule
  readonly captures: Captures | 'untried'
  /** Whether it is for all visitors, so that nothing else is answered. */
  readonly isFinal: boolean
}

/** Yields the rules that fit a request, as long as Netlify applies any. */
function* listApplied(index: RuleIndex, { path, query }: Request): Generator<AppliedRule> {
  for (const { rule, captures } of index.matches([path, dropSlash(path)])) {
    const inQuery = matchQuery(rule, query)
    if (inQuery === undefined) continue
    const isSkipped = leadsWhereItIs(rule, path)
    if (isSkipped === 'certain') return
    const isFinal = isSkipped === undefined && !rule.isConditional
    yield { rule, captures: mergeCaptures(inQuery, captures), isFinal }
    if (isSkipped === 'likely') return
  }
}

/** What was found in the path counts before what was found in the query. */
function mergeCaptures(inQuery: Captures, inPath: Captures | 'untried'): Captures | 'untried' {
  return inPath === 'untried' ? inPath : new Map([...inQuery, ...inPath])
}

function isErrorPage({ source, status, isConditional, query }: Rule): boolean {
  const isForAll = 'pattern' in source && source.pattern.folder === '/'
  return isForAll && status === 404 && !isConditional && query === undefined
}

/**
 * Returns the rule in a line, or why it is not applied. `host`: that of the site, if it is known.
 */
export function readLine(line: string, host: string | undefined): Omit<Rule, 'line'> | Problem {
  const [from = '', ...parts] = splitLine(line)
  const target = findTarget(parts)
  if (isProblem(target)) return target
  const { to, parameters, rest } = target
  const [statusPart, ...conditions] = rest
  const status = readStatus(statusPart)
  if (Number.isNaN(status)) return ignored(`${quote(String(statusPart))} is not a status code.`)
  const isForwarded = from.endsWith('/*') && status >= 200 && status < 300
  if (to === undefined && !isForwarded) return ignored('The rule has no target.')
  const where = readFrom(from, host)
  if (isProblem(where)) return where
  return {
    from,
    to: to ?? `${from.slice(0, -1)}:splat`,
    action: actionOf(status),
    status,
    isForced: statusPart?.endsWith('!') === true,
    isConditional: where.isConditional || conditions.length > 0,
    query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
    source: where.source,
  }
}

/** Returns the parts of a line, without a comment at its end. */
function splitLine(line: string): string[] {
  const parts = line.split(/\s+/)
  const comment = parts.findIndex((part) => part.startsWith('#'))
  return comment === -1 ? parts : parts.slice(0, comment)
}

/** What stands behind the address that a rule is about. */
interface RuleTarget {
  /** Undefined where a status stands in its place. */
  readonly to: string | undefined
  /** Of the query, as they are written. */
  readonly parameters: readonly string[]
  /** The status, and conditions. */
  readonly rest: readonly string[]
}

function findTarget(parts: readonly string[]): RuleTarget | Problem {
  const [first] = parts
  if (first === undefined) return ignored('The rule has no target.')
  const isStatus = !Number.isNaN(Number.parseInt(first, 10))
  if (isStatus) return { to: undefined, parameters: [], rest: parts }
  const at = parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part))
  if (at === -1) return ignored('The target has to begin with `/`, `http://` or `https://`.')
  return { to: parts[at], parameters: parts.slice(0, at), rest: parts.slice(at + 1) }
}

function readStatus(written: string | undefined): number {
  return written === undefined ? 301 : Number.parseInt(written, 10)
}

function actionOf(status: number): Rule['action'] {
  if (status === 200) return 'rewrite'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function splitParameter(parameter: string): [name: string, value: string] {
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
    if (url === null) return ignored(`${quote(from)} is not an address.`)
    path = url.pathname
    // Where the name is not known, or a visitor may still come by `http:`.
    isConditional = host !== url.host || url.protocol === 'http:'
  }
  if (OWN_ADDRESSES.test(path)) return ignored('Netlify reserves addresses below `/.netlify`.')
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
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
    return { exact: dropSlash(decodePath(path)) }
  const parts = segments.flatMap((each): Part[] => {
    if (each === '*') return [{ regex: '(?:/(.*))?', name: 'splat' }]
    if (isPlaceholder(each)) return ['/', matchSegment(each.slice(1))]
    if (!isSplat(each)) return [`/${decodePath(each)}`]
    return [`/${decodePath(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }]
  })
  const before = parts.slice(0, -1)
  const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string')
  const pattern = buildPattern(parts, isFolder ? asBytes(`${before.join('')}/`) : undefined)
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

function dropSlash(path: Bytes): Bytes {
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
  const captures = new Map<string, Bytes>()
  for (const [name, value] of wanted) {
    const found = given.get(name)
    if (found === undefined || !(value.startsWith(':') || value === found)) return undefined
    if (value.startsWith(':')) captures.set(value.slice(1), toBytes(found))
  }
  return captures
}

const NO_PARAMETERS: ReadonlyMap<string, Bytes> = new Map()

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
  const from = rule.from.replace(/\/$/, '')
  const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to)
  if (!isSimple) return 'likely'
  if (!rule.to.startsWith(from.slice(0, -1).replace(/\/$/, ''))) return undefined
  const isBelow =
    base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/'
  if (isBelow) return 'certain'
  return 'likely'
}
