/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit addresses that of
 * `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses), both read and run 2026-11; the order is
 * that of https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { percentEncode } from '../../byte-strings.ts'
import { type FileResolver, type Redirects, readTarget, type Step, stepOf } from './decide.ts'
import { netlifyFiles } from './host-files.ts'
import {
  ANYTHING,
  type Budget,
  type Captures,
  compile,
  group,
  type Node,
  repeat,
  SEGMENT,
  sequence,
  text,
  UnsupportedPattern,
} from './pattern.ts'
import {
  decodedPath,
  type Match,
  type Problem,
  quoted,
  type Rule,
  RuleIndex,
  type RuleProblem,
  replacedAll,
  type Source,
} from './rules.ts'

/** A rule before Netlify removes repetitions. */
interface Parsed {
  readonly rule: Rule
  readonly identity: string
}

const IS_URL = /^https?:\/\//

/** Netlify names no bounds. No address that a browser asks for is longer. */
const MAX_LINE = 8_192
const MAX_RULES = 50_000

/** Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's own, if it is known. */
export function parseNetlify(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  const parsed: Parsed[] = []
  for (const [i, raw] of file.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (parsed.length === MAX_RULES) {
      problems.push({
        kind: 'unread',
        line: i + 1,
        message: `The check reads ${MAX_RULES} rules; what follows is not read.`,
      })
      break
    }
    const read = parseLine(line, i + 1, domain)
    if ('rule' in read) parsed.push(read)
    else problems.push({ line: i + 1, ...read })
  }
  const isPartlyUnread = problems.some(({ kind }) => kind === 'unread')
  const rules = withoutRepetitions(parsed, problems)
  const find = stepper(rules, domain)
  const step: Redirects['step'] = (...asked) => {
    const found = find(...asked)
    return isPartlyUnread && found.is === 'missing'
      ? { is: 'undecided', why: 'some rules are not read' }
      : found
  }
  return { host: 'netlify', file: '_redirects', rules, problems, fileResolver: netlifyFiles, step }
}

/** Of equal rules, Netlify keeps the last (`removeDuplicates` in redirect-parser's merge.js). */
function withoutRepetitions(parsed: readonly Parsed[], problems: Problem[]): Rule[] {
  const last = new Map(parsed.map(({ identity }, i) => [identity, i]))
  return parsed.flatMap(({ identity, rule }, i) => {
    const kept = last.get(identity) ?? i
    if (kept === i) return [rule]
    const line = parsed[kept]?.rule.line
    problems.push({
      kind: 'ignored',
      line: rule.line,
      message: `The rule is repeated in line ${line}, which is the one that counts.`,
    })
    return []
  })
}

function ignored(message: string): RuleProblem {
  return { kind: 'ignored', message }
}

function parseLine(line: string, number: number, host: string | undefined): Parsed | RuleProblem {
  if (line.length > MAX_LINE)
    return { kind: 'unread', message: `The line has more than ${MAX_LINE} characters, and is not read.` }
  const all = line.split(/\s+/)
  const comment = all.findIndex((part) => part.startsWith('#'))
  const [from = '', ...parts] = comment === -1 ? all : all.slice(0, comment)
  if (parts.length === 0) return ignored('The rule has no target.')
  const hasTarget = Number.isNaN(Number.parseInt(parts[0] ?? '', 10))
  const at = hasTarget ? parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part)) : -1
  if (hasTarget && at === -1) return ignored('The target has to begin with `/`, `http://` or `https://`.')
  const query = parts.slice(0, Math.max(at, 0))
  const [statusPart, ...conditionParts] = parts.slice(at + 1)
  const status = statusPart === undefined ? 301 : Number.parseInt(statusPart, 10)
  if (Number.isNaN(status)) return ignored(`${quoted(statusPart ?? '')} is no status code.`)
  const isForwarded = !hasTarget && from.endsWith('/*') && status >= 200 && status < 300
  if (!hasTarget && !isForwarded) return ignored('The rule has no target.')
  const to = isForwarded ? `${from.slice(0, -1)}:splat` : (parts[at] ?? '')
  const conditions = [...query, ...conditionParts.filter((part) => !/^sign(?:ed)?=/i.test(part))]
  const where = readFrom(from, host)
  if (typeof where === 'string') return ignored(where)
  if (where.condition !== undefined) conditions.unshift(where.condition)
  const isForced = statusPart?.endsWith('!') === true
  const does = status === 200 ? 'rewrite' : status >= 300 && status < 400 ? 'redirect' : 'status'
  const identity = JSON.stringify([from, query, to, status, isForced, conditionParts])
  return {
    identity,
    rule: { line: number, from, to, does, status, isForced, conditions, source: where.source },
  }
}

/** Returns which addresses `from` is about, or why Netlify never applies the rule. */
function readFrom(
  from: string,
  host: string | undefined,
): { readonly source: Source; readonly condition?: string } | string {
  let path = from
  let condition: string | undefined
  if (IS_URL.test(from)) {
    const url = URL.parse(from)
    if (url === null) return `${quoted(from)} is no address.`
    path = url.pathname
    // Where the name is not known, or a visitor may still come by `http:`.
    if (host !== url.host || url.protocol === 'http:') condition = `${url.protocol}//${url.host}`
  }
  if (path.startsWith('/.netlify')) return 'Addresses below `/.netlify` are Netlify’s own.'
  if (!path.startsWith('/')) return 'A rule has to begin with `/`, so this one matches no address.'
  if (path.includes('?') || path.includes('#'))
    return 'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.'
  try {
    const source = readPath(path)
    return condition === undefined ? { source } : { source, condition }
  } catch (error) {
    if (error instanceof UnsupportedPattern) return `The pattern is too long to be of use.`
    throw error
  }
}

function readPath(path: string): Source {
  const segments = withoutSlash(path).split('/').slice(1)
  if (!segments.some((segment) => /^:./.test(segment) || isSplat(segment)))
    return { exact: withoutSlash(decodedPath(path)) }
  const nodes: Node[] = []
  for (const segment of segments) {
    if (segment === '*') nodes.push(repeat(sequence(text('/'), group('splat', ANYTHING)), 0, 1))
    else if (isSplat(segment))
      nodes.push(
        text(`/${decodedPath(segment.slice(0, -1))}`),
        repeat(text('/'), 0, 1),
        group('splat', ANYTHING),
      )
    else if (/^:./.test(segment)) nodes.push(text('/'), group(segment.slice(1), SEGMENT))
    else nodes.push(text(`/${decodedPath(segment)}`))
  }
  // A slash at the end makes no difference, but where a splat takes it.
  if (!isSplat(segments.at(-1) ?? '')) nodes.push(repeat(text('/'), 0, 1))
  return { pattern: compile(sequence(...nodes)) }
}

/** A `*` counts at the end of a segment alone. */
function isSplat(segment: string): boolean {
  return segment.indexOf('*') === segment.length - 1 && segment !== ''
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

function stepper(rules: readonly Rule[], host: string | undefined): Redirects['step'] {
  const index = new RuleIndex(rules)
  const anyForced = rules.some(({ isForced }) => isForced)
  return (path, files, budget) => {
    const own = files(path)
    // A file shadows all rules but those with a `!`.
    if (own !== undefined && !anyForced) return stepOf(own)
    return scan(index.matches([withoutSlash(path)], [path], budget), path, files, host, budget)
  }
}

function scan(
  matches: Generator<Match>,
  path: string,
  files: FileResolver,
  host: string | undefined,
  budget: Budget,
): Step {
  const next = matches.next()
  if (next.done === true) return stepOf(files(path))
  const { rule, captures } = next.value
  const why = openQuestion(rule, path)
  if (why !== undefined) return { is: 'undecided', why, rule }
  if (ignoredLoop(rule, path) === 'certain') return stepOf(files(path))
  const to = expanded(rule.to, captures)
  if (to === undefined) return { is: 'undecided', why: 'the target is too long', rule }
  const applied = (): Step => apply(rule, to, path, files, host)
  if (rule.conditions.length === 0) return applied()
  return { is: 'either', rule, applied, otherwise: () => scan(matches, path, files, host, budget) }
}

function openQuestion(rule: Rule, path: string): string | undefined {
  if (rule.from.indexOf('*') !== rule.from.lastIndexOf('*') && rule.to.includes(':splat'))
    return 'more than one `*` could be meant by `:splat`'
  return ignoredLoop(rule, path) === 'likely' ? 'the host may take the rule for a loop' : undefined
}

/**
 * `netlify-redirector` answers with no rule at all where the first rule that fits ends with `*`, leads to what it is
 * about, and the path is there already, rewrites apart. It goes by the letters alone, so that `/* /b` also leaves `/bx`
 * out. Where exactly it stops with more wildcards than that one is not documented.
 */
function ignoredLoop(rule: Rule, path: string): 'certain' | 'likely' | undefined {
  if (rule.status === 200 || !rule.from.includes('*')) return undefined
  const [written = ''] = rule.to.split(/\/?:/, 1)
  const base = decodedPath(written)
  if (base === '' || !path.startsWith(base)) return undefined
  const from = withoutSlash(rule.from)
  const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to)
  if (!isSimple) return 'likely'
  if (!rule.to.startsWith(withoutSlash(from.slice(0, -1)))) return undefined
  const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/'
  return isBelow ? 'certain' : 'likely'
}

function apply(rule: Rule, to: string, path: string, files: FileResolver, host: string | undefined): Step {
  const own = rule.isForced ? undefined : files(path)
  if (own !== undefined) return stepOf(own)
  if (rule.does === 'status') return { is: 'status', status: rule.status, rule }
  if (to.startsWith('/.netlify/')) return { is: 'undecided', why: 'a function answers it', rule }
  if (rule.does === 'redirect') return { is: 'redirect', to, rule }
  const target = readTarget(to, path, host)
  if (target.is === 'outside') return { is: 'proxy', to, rule }
  return stepOf(files(target.path), rule)
}

/** Puts what was captured into a target. Netlify looks for `:name` letter by letter: `:id` is also found in `:idea`. */
function expanded(to: string, captures: Captures): string | undefined {
  let result: string | undefined = to
  for (const [name, value] of captures) {
    if (!result.includes(':')) return result
    result = replacedAll(result, `:${name}`, percentEncode(value))
    if (result === undefined) return undefined
  }
  return result
}
