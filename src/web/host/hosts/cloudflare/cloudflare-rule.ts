/** Reads a rule of Cloudflare's `_redirects`, as `parseRedirects` does. */

import { findCostProblem } from '../../redirects/find-cost-problem.ts'
import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import type { ParsedRule } from '../../redirects/parse-rules.ts'
import {
  decodePathText,
  decodeRootedPath,
  makePatternMatcher,
  makeSegmentWildcard,
  makeTextWildcard,
  type PathMatcher,
  type PatternPart,
} from '../../redirects/path-matcher.ts'

/** The two products that read `_redirects`. */
export type CloudflareProduct = 'Pages' | 'Workers'

/** The parts of a rule, as written. */
export interface WrittenRule {
  readonly from: string
  /** `from` as an absolute path without query and fragment. */
  readonly path: string
  readonly to: string
  readonly status: string
}

const STATUSES = new Set([200, 301, 302, 303, 307, 308])
/** A `from` or `to` with a host name, as `URL_REGEX` matches it. */
const HTTPS_ADDRESS = /^https:\/\/+[^/]/
const SCHEME = /https?:\/\//
const HOST_AFTER_SLASHES = /\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$)/
/**
 * A `from` that was meant to have a host name, but that Cloudflare reads as a path. `validateUrl`
 * of wrangler 4.86 only refuses `https://`, and turns `http://x` into the path `/http://x`, read
 * and run 2026-11. Two slashes may also begin a path, so here a host name must contain a dot.
 */
const HOST_LIKE_START = new RegExp(`^(?:${SCHEME.source}|${HOST_AFTER_SLASHES.source})`, 'i')
/** A `*`, or a placeholder such as `:name`. */
const WILDCARD = /(\*|:[A-Za-z]\w*)/

/** Returns the parts of a line, without a comment at its end. */
export function splitRuleLine(line: string): WrittenRule | ParseProblem {
  const [rule = ''] = line.split(/\s#/, 1)
  const parts = rule.trimEnd().split(/\s+/)
  if (parts.length < 2 || parts.length > 3)
    return makeParseProblem(
      'ignored',
      `A rule has two or three parts (from, to, and optionally a status code), not ${parts.length}.`,
    )
  const [from = '', to = '', status = '302'] = parts
  return { from, path: extractPathname(from), to, status }
}

/** Returns the path without query and fragment, like `extractPathname` of Cloudflare. */
function extractPathname(from: string): string {
  const absolute = from.startsWith('/') ? from : `/${from}`
  const [path = ''] = absolute.split(/[?#]/, 1)
  return path
}

/** Why a rule that begins with a host name does not apply. */
export const HOST_NAME_MESSAGE = 'A rule cannot begin with a host name.'

/** Does a rule begin with `https://` and a host name, which Cloudflare refuses? */
export function hasHttpsHost({ from }: WrittenRule): boolean {
  return HTTPS_ADDRESS.test(from)
}

/**
 * Does a rule begin with text that was meant as a host name, but that Cloudflare reads as a path?
 */
function looksLikeHost(from: string): boolean {
  return HOST_LIKE_START.test(from)
}

/** Does the path of a rule contain a `*` or a placeholder? */
export function hasWildcard({ path }: WrittenRule): boolean {
  return WILDCARD.test(path)
}

/**
 * Does Cloudflare refuse a rule as a loop because it points from a folder to an index page? The two
 * folders are not compared, so `/a/ /b/index.html` is refused, too. A target with a query or a
 * fragment is not.
 */
export function isRefusedAsLoop({ path, to }: WrittenRule): boolean {
  const isToIndex = !HTTPS_ADDRESS.test(to) && /\/index(?:\.html)?$/.test(to)
  return isToIndex && /\/(?:\*)?$/.test(path)
}

/** Returns a problem if the target or the status of a rule is not valid. */
export function findTargetOrStatusProblem({ to, status }: WrittenRule): ParseProblem | undefined {
  const isTarget = (part: string) => HTTPS_ADDRESS.test(part) || part.startsWith('/')
  if (!isTarget(to)) {
    const advice = isTarget(status) ? ': write a space in an address as `%20`' : ''
    return makeParseProblem('ignored', `The target must begin with \`/\` or \`https://\`${advice}.`)
  }
  if (STATUSES.has(Number(status))) return undefined
  return makeParseProblem(
    'ignored',
    `The status code can be 200, 301, 302, 303, 307, or 308, not ${quote(status)}.`,
  )
}

/** Returns a rule whose target and status are valid, or why it does not apply. */
export function parseCloudflareRule({
  from,
  path,
  to,
  status: writtenStatus,
}: WrittenRule): ParsedRule | ParseProblem {
  if (looksLikeHost(from)) return makeParseProblem('ignored', HOST_NAME_MESSAGE)
  const status = Number(writtenStatus)
  const isRewrite = status === 200
  if (isRewrite && HTTPS_ADDRESS.test(to))
    return makeParseProblem('ignored', 'A rule with status 200 cannot point to another host.')
  const matcher = parseMatcher(path, from)
  if (isParseProblem(matcher)) return matcher
  const action = isRewrite ? 'rewrite' : 'redirect'
  return {
    kind: 'rule',
    rule: { from, to, action, status, precedesFiles: true, isConditional: false, matcher },
  }
}

/** Returns the paths that a rule matches, or why the rule does not apply. */
function parseMatcher(path: string, from: string): PathMatcher | ParseProblem {
  const wildcards = path.match(new RegExp(WILDCARD, 'g')) ?? []
  if (wildcards.length === 0) return { kind: 'exact', path: decodeRootedPath(path) }
  const areUnique = new Set(wildcards).size === wildcards.length
  if (!areUnique)
    return makeParseProblem(
      'ignored',
      'A rule can contain `*` once and each placeholder once; this one matches no address.',
    )

  const isFolder = wildcards.length === 1 && path.endsWith('/*')
  const wholeFolder = isFolder ? decodeRootedPath(path.slice(0, -1)) : undefined
  const matcher = makePatternMatcher(splitIntoParts(path), wholeFolder)
  return findCostProblem(matcher, from) ?? matcher
}

/** Returns the parts of a path. The group of `WILDCARD` makes `split` return the wildcards, too. */
function splitIntoParts(path: string): readonly PatternPart[] {
  return path.split(WILDCARD).map((part) => {
    if (part === '*') return makeTextWildcard('splat')
    if (WILDCARD.test(part)) return makeSegmentWildcard(part.slice(1))
    return decodePathText(part)
  })
}
