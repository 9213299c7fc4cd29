/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it with `parseRedirects`
 * and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read 2026-11 (commit f830836). Rules come
 * before files: https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */

import { type Redirects, redirectFile } from '../redirects/follow.ts'
import { anything, decodedPath, patternOf, type Source, segment } from '../redirects/patterns.ts'
import { ignored, overLimit, type Problem, quoted, tooCostly } from '../redirects/problems.ts'
import { expanded, linesOf, type Read, RuleIndex, rulesAmong } from '../redirects/rules.ts'
import { type FileFinder, type HostStep, rewritten, stepOf } from '../redirects/steps.ts'

/** Rules without `*` and placeholders: https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. */
export const MAX_STATIC_RULES = 2_000
const MAX_DYNAMIC_RULES = 100
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
export const MAX_LINE = 2_000

const STATUSES = new Set([200, 301, 302, 303, 307, 308])
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/
const PLACEHOLDER = /:[A-Za-z]\w*/

/**
 * Returns what a `_redirects` file (ordinary text) means to Cloudflare. `domain` is the site's own, if it is known.
 * `mergesSlashes`: do empty segments vanish that a `*` or a placeholder brings along?
 */
export function parseCloudflare(file: string, domain: string | undefined, mergesSlashes: boolean): Redirects {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const counts = { fixed: 0, dynamic: 0 }
  const rules = rulesAmong(linesOf(file), problems, (line) => parseLine(line, counts, seen))
  const index = new RuleIndex(rules)
  return redirectFile({ rules, problems, domain, steps: ({ path }, files) => [stepFor(path, files)] })

  /** The first rule that fits comes before all files. */
  function stepFor(path: string, files: FileFinder): HostStep {
    const [found] = index.matches([path])
    if (found === undefined) return stepOf(files(path))
    const { rule, captures } = found
    const whole = expanded(rule.to, captures)
    if (whole === undefined) return { is: 'undecided', rule }
    const isMerged = mergesSlashes && 'pattern' in rule.source && !/^\w+:\/\//.test(whole)
    const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole
    return rule.does === 'redirect' ? { is: 'redirect', to, rule } : rewritten(to, path, files, domain, rule)
  }
}

/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line: string, counts: { fixed: number; dynamic: number }, seen: Set<string>): Read {
  if (counts.dynamic > MAX_DYNAMIC_RULES) return undefined
  if (line.length > MAX_LINE)
    return overLimit(`The line is longer than the ${MAX_LINE} characters that Cloudflare takes.`)
  const comment = line.search(/\s#/)
  const tokens = (comment === -1 ? line : line.slice(0, comment).trimEnd()).split(/\s+/)
  if (tokens.length < 2 || tokens.length > 3)
    return ignored(`A rule has two or three parts, not ${tokens.length}: from, to, and a status code.`)
  const [writtenFrom = '', writtenTo = '', writtenStatus = '302'] = tokens
  if (IS_HTTPS.test(writtenFrom)) return ignored('A rule cannot begin with a host name.')
  const from = pathOf(writtenFrom)
  const isDynamic = counts.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from)
  if (isDynamic) counts.dynamic++
  else counts.fixed++
  if (counts.dynamic > MAX_DYNAMIC_RULES)
    return overLimit(
      `This rule and all below it are left out: Cloudflare takes ${MAX_DYNAMIC_RULES} rules from the first with \`*\` or a placeholder on.`,
    )
  if (!isDynamic && counts.fixed > MAX_STATIC_RULES)
    return overLimit(
      `The rule is left out: Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\` and placeholders.`,
    )
  const isOutside = IS_HTTPS.test(writtenTo)
  if (!isOutside && !writtenTo.startsWith('/'))
    return ignored('The target has to begin with `/` or `https://`.')
  const status = Number(writtenStatus)
  if (!STATUSES.has(status))
    return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quoted(writtenStatus)}.`)
  // With a query or a fragment behind it, Cloudflare does not see it.
  if (!isOutside && /\/(?:\*)?$/.test(from) && /\/index(?:\.html)?$/.test(writtenTo))
    return ignored('The rule would lead back to itself, since `/index.html` is served as `/`.')
  if (seen.has(from)) return ignored('An earlier rule is about the same addresses.')
  seen.add(from)
  if (status === 200 && isOutside) return ignored('A rule with status 200 cannot lead to another host.')
  const source = readPath(from)
  if (typeof source === 'string') return ignored(source)
  const costly = tooCostly(source, writtenFrom)
  if (costly !== undefined) return costly
  const does = status === 200 ? 'rewrite' : 'redirect'
  return { from: writtenFrom, to: writtenTo, does, status, isForced: true, isConditional: false, source }
}

/** As `extractPathname`: the path alone. */
function pathOf(written: string): string {
  return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? ''
}

/** Returns why the rule matches no address, if so. */
function readPath(from: string): Source | string {
  const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/)
  if (rest.length === 0) return { exact: decodedPath(from) }
  const parts = [start, ...rest].map((part, i) => (i % 2 === 0 ? decodedPath(part) : wildcardOf(part)))
  const names = new Set(rest.filter((_, i) => i % 2 === 0))
  if (names.size < rest.length / 2)
    return 'A rule can have one `*`, and each placeholder once; this one matches no address.'
  const isFolder = names.size === 1 && from.endsWith('/*')
  return { pattern: patternOf(parts, isFolder ? decodedPath(start) : undefined) }
}

const wildcardOf = (part: string) => (part === '*' ? anything('splat') : segment(part.slice(1)))
