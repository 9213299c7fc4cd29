/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it
 * with `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`,
 * read 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */

import type { Bytes } from '../../byte-strings.ts'
import { type Redirects, toRedirects } from '../redirects/follow.ts'
import {
  buildPattern,
  decodePath,
  matchAnything,
  matchSegment,
  type Source,
} from '../redirects/patterns.ts'
import {
  findCostlyPattern,
  ignored,
  invalid,
  overLimit,
  type Problem,
  quote,
} from '../redirects/problems.ts'
import { expandTarget, listLines, type ReadRule, RuleIndex, readRules } from '../redirects/rules.ts'
import { answerRewrite, type FileFinder, type HostStep, toStep } from '../redirects/steps.ts'

/**
 * Rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
export const MAX_STATIC_RULES = 2_000
const MAX_DYNAMIC_RULES = 100
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
export const MAX_LINE = 2_000

const STATUSES = new Set([200, 301, 302, 303, 307, 308])
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/
/**
 * Sources that were meant to have a host name, and that Cloudflare reads as a path. `validateUrl` of
 * wrangler 4.86 only refuses `https://`, and makes `http://x` the path `/http://x`, read and run
 * 2026-11. Two slashes may also begin a path, so a host name has a dot there.
 */
const MEANS_HOST = /^(?:https?:\/\/|\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$))/i
const PLACEHOLDER = /:[A-Za-z]\w*/

/** The two products that read such a file. */
export type CloudflareProduct = 'Pages' | 'Workers'

/**
 * Returns what a `_redirects` file means to Cloudflare. `domain` is the site's own,
 * if it is known.
 */
export function parseCloudflare(
  file: string,
  domain: string | undefined,
  product: CloudflareProduct,
): Redirects {
  const problems: Problem[] = []
  const reading: Reading = { product, fixed: 0, dynamic: 0, seen: new Set() }
  const rules = readRules(listLines(file), problems, (line) => parseLine(line, reading))
  const index = new RuleIndex(rules)
  return toRedirects({
    rules,
    problems,
    domain,
    steps: ({ path }, files) => [stepFor(path, files)],
  })

  /** The first rule that fits comes before all files. */
  function stepFor(path: Bytes, files: FileFinder): HostStep {
    const [found] = index.matches([path])
    if (found === undefined) return toStep(files(path))
    const { rule, captures } = found
    const whole = expandTarget(rule.to, captures)
    if (whole === undefined) return { kind: 'undecided', rule }
    // On Workers, the empty segments vanish that a `*` or a placeholder brings along.
    const isMerged = product === 'Workers' && 'pattern' in rule.source && !/^\w+:\/\//.test(whole)
    const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole
    if (rule.action === 'redirect') return { kind: 'redirect', to, rule }
    return answerRewrite(to, path, files, domain, rule)
  }
}

/** How far a file was read. */
interface Reading {
  readonly product: CloudflareProduct
  /** How many rules there were before the first with `*` or a placeholder, and from there on. */
  fixed: number
  dynamic: number
  /** What the rules so far are about. */
  readonly seen: Set<string>
}

/**
 * Returns a problem for which Pages leaves a rule out and Workers refuses the deployment: code
 * 10021 or 100324, of which the server alone decides.
 * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
 * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
 */
function leftOut({ product }: Reading, what: string, problem = ignored): Problem {
  if (product === 'Pages') return problem(`${what}.`)
  return invalid(`Cloudflare Workers refuses the deployment: ${lowerFirst(what)}.`)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line: string, reading: Reading): ReadRule {
  if (reading.dynamic > MAX_DYNAMIC_RULES) return undefined
  if (line.length > MAX_LINE)
    return overLimit(`The line is longer than the ${MAX_LINE} characters that Cloudflare accepts.`)
  const parts = splitLine(line)
  if (parts.length < 2 || parts.length > 3)
    return ignored(
      `A rule has two or three parts, not ${parts.length}: from, to, and a status code.`,
    )
  const [writtenFrom = '', to = '', writtenStatus = '302'] = parts
  if (IS_HTTPS.test(writtenFrom)) return leftOut(reading, 'A rule cannot begin with a host name')
  const from = pathOf(writtenFrom)
  const status = Number(writtenStatus)
  const problem =
    countRule(from, reading) ??
    findTargetProblem(to) ??
    findStatusProblem(status, writtenStatus) ??
    findRepetition(from, to, reading)
  if (problem !== undefined) return problem
  if (MEANS_HOST.test(writtenFrom)) return ignored('A rule cannot begin with a host name.')
  if (status === 200 && IS_HTTPS.test(to))
    return ignored('A rule with status 200 cannot point to another host.')
  const source = readPath(from)
  if (typeof source === 'string') return ignored(source)
  const costly = findCostlyPattern(source, writtenFrom)
  if (costly !== undefined) return costly
  const action = status === 200 ? 'rewrite' : 'redirect'
  return { from: writtenFrom, to, action, status, isForced: true, isConditional: false, source }
}

/** Returns the parts of a line, without a comment at its end. */
function splitLine(line: string): string[] {
  const [rule = ''] = line.split(/\s#/, 1)
  return rule.trimEnd().split(/\s+/)
}

function findTargetProblem(to: string): Problem | undefined {
  if (IS_HTTPS.test(to) || to.startsWith('/')) return undefined
  return ignored('The target has to begin with `/` or `https://`.')
}

function findStatusProblem(status: number, written: string): Problem | undefined {
  if (STATUSES.has(status)) return undefined
  return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quote(written)}.`)
}

/**
 * Notes what a rule is about, and returns a problem if it leads there, or if an earlier one is
 * about that.
 */
function findRepetition(from: string, to: string, reading: Reading): Problem | undefined {
  // With a query or a fragment behind it, Cloudflare does not see it.
  const isToIndex = !IS_HTTPS.test(to) && /\/index(?:\.html)?$/.test(to)
  if (isToIndex && /\/(?:\*)?$/.test(from))
    return leftOut(
      reading,
      'The rule would lead back to itself, since `/index.html` is served as `/`',
    )
  if (reading.seen.has(from)) return leftOut(reading, 'An earlier rule covers the same addresses')
  reading.seen.add(from)
  return undefined
}

/** Counts a rule, and returns a problem if it is one too many. */
function countRule(from: string, reading: Reading): Problem | undefined {
  if (reading.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from)) {
    reading.dynamic++
    if (reading.dynamic <= MAX_DYNAMIC_RULES) return undefined
    return tooMany(
      reading,
      `${MAX_DYNAMIC_RULES} rules`,
      'from the first with `*` or a placeholder on',
    )
  }
  reading.fixed++
  if (reading.fixed <= MAX_STATIC_RULES) return undefined
  return tooMany(reading, `${MAX_STATIC_RULES} rules`, 'without `*` and placeholders')
}

function tooMany(reading: Reading, limit: string, which: string): Problem {
  return leftOut(
    reading,
    `This is one more than the ${limit} ${which} that Cloudflare accepts`,
    overLimit,
  )
}

/** As `extractPathname`: the path alone. */
function pathOf(written: string): string {
  return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? ''
}

/** Returns why the rule matches no address, if so. */
function readPath(from: string): Source | string {
  const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/)
  if (rest.length === 0) return { exact: decodePath(from) }
  const parts = [start, ...rest].map((part, i) =>
    i % 2 === 0 ? decodePath(part) : wildcardOf(part),
  )
  const names = new Set(rest.filter((_, i) => i % 2 === 0))
  if (names.size < rest.length / 2)
    return 'A rule can have one `*`, and each placeholder once; this one matches no address.'
  const isFolder = names.size === 1 && from.endsWith('/*')
  return { pattern: buildPattern(parts, isFolder ? decodePath(start) : undefined) }
}

const wildcardOf = (part: string) =>
  part === '*' ? matchAnything('splat') : matchSegment(part.slice(1))
