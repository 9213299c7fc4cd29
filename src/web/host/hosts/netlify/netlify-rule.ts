/** Reads a rule of Netlify's `_redirects`, as `@netlify/redirect-parser` does. */

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
  makePrefixMatcher,
  type PathMatcher,
} from '../../redirects/path-matcher.ts'
import { isRedirectStatus, type Rule } from '../../redirects/rule.ts'
import { parseNetlifyMatcher } from './parse-netlify-matcher.ts'

/**
 * Addresses that Netlify serves itself, and that cannot have rules: `parseFrom` of
 * `@netlify/redirect-parser`.
 */
export const NETLIFY_SERVICE_PATHS = /^\/\.netlify/

const HTTP_URL = /^https?:\/\//

/**
 * The longest pattern that is read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_CHARS = 8_192

const NO_TARGET_MESSAGE = 'Netlify ignores this rule, because it has no target.'

/**
 * Returns the rule in a line, or why it is not applied. `domain` is the site's host name, if it
 * is known.
 */
export function parseNetlifyRule(
  line: string,
  domain: string | undefined,
): ParsedRule | ParseProblem {
  const [from = '', ...parts] = splitLine(line)
  const rest = parseRestOfRule(parts)
  if (isParseProblem(rest)) return rest

  const { parameters, to, statusAndConditions } = rest
  const [writtenStatus, ...conditions] = statusAndConditions
  const status = parseStatus(writtenStatus)
  const isSuccess = status >= 200 && status < 300
  // `/x/* 200` without a target serves the same path.
  const hasImpliedTarget = isSuccess && from.endsWith('/*')
  if (to === undefined && !hasImpliedTarget)
    return makeParseProblem('ignored', explainMissingTarget(statusAndConditions))
  if (!isStatusCode(status)) {
    const fact = `${quote(String(writtenStatus))} is not a status code`
    // The parser accepts any number, but no response can have that status.
    const effect = Number.isNaN(status) ? 'Netlify ignores the rule' : 'the rule does not work'
    return makeParseProblem('ignored', `${fact}, so ${effect}. Write a number such as 301.`)
  }
  const parsedFrom = parseFrom(from, domain)
  if (isParseProblem(parsedFrom)) return parsedFrom

  const rule: ParsedRule['rule'] = {
    from,
    to: to ?? `${from.slice(0, -1)}:splat`,
    action: chooseAction(status),
    status,
    precedesFiles: writtenStatus?.endsWith('!') === true,
    isConditional: parsedFrom.isConditional || conditions.length > 0,
    query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
    matcher: parsedFrom.matcher,
  }
  return { kind: 'rule', rule }
}

/** Returns the parts of a line, without a comment at its end. */
function splitLine(line: string): string[] {
  const parts = line.split(/\s+/)
  const commentStart = parts.findIndex((part) => part.startsWith('#'))
  if (commentStart === -1) return parts
  return parts.slice(0, commentStart)
}

/** The parts of a rule after its `from`, in this order. */
interface RestOfRule {
  /** Parameters of the query, as written. */
  readonly parameters: readonly string[]
  /** Undefined if a status takes its place. */
  readonly to: string | undefined
  readonly statusAndConditions: readonly string[]
}

function parseRestOfRule(parts: readonly string[]): RestOfRule | ParseProblem {
  const [first] = parts
  if (first === undefined) return makeParseProblem('ignored', NO_TARGET_MESSAGE)
  const isStatus = !Number.isNaN(Number.parseInt(first, 10))
  if (isStatus) return { parameters: [], to: undefined, statusAndConditions: parts }
  const targetIndex = parts.findIndex((part) => part.startsWith('/') || HTTP_URL.test(part))
  if (targetIndex === -1)
    return makeParseProblem('ignored', 'The target must begin with `/`, `http://`, or `https://`.')
  return {
    parameters: parts.slice(0, targetIndex),
    to: parts[targetIndex],
    statusAndConditions: parts.slice(targetIndex + 1),
  }
}

/** Returns the message about a rule with a status where a target should be. */
function explainMissingTarget([status = '', next = '']: readonly string[]): string {
  if (!next.startsWith('/')) return NO_TARGET_MESSAGE
  return `${quote(status)} is read as a status code, so the rule has no target: write a space in an address as \`%20\`.`
}

/** Returns whether a number is a status code: https://www.rfc-editor.org/rfc/rfc9110#section-15 */
function isStatusCode(status: number): boolean {
  return status >= 100 && status < 600
}

function parseStatus(written: string | undefined): number {
  if (written === undefined) return 301
  return Number.parseInt(written, 10)
}

function chooseAction(status: number): Rule['action'] {
  if (status === 200) return 'rewrite'
  if (isRedirectStatus(status)) return 'redirect'
  return 'error-page'
}

function splitParameter(parameter: string): [name: string, value: string] {
  const [name = '', ...rest] = parameter.split('=')
  return [name, rest.join('=')]
}

/** The paths that a rule matches, and whether it applies only to some visitors. */
interface ParsedFrom {
  readonly matcher: PathMatcher
  readonly isConditional: boolean
}

/** Returns the paths that `from` matches, or why the rule is not applied. */
function parseFrom(from: string, domain: string | undefined): ParsedFrom | ParseProblem {
  const url = HTTP_URL.test(from) ? URL.parse(from) : undefined
  if (url === null) return makeParseProblem('ignored', `${quote(from)} is not an address.`)
  const path = url?.pathname ?? from
  const problem = findPathProblem(path) ?? findLengthProblem(path)
  if (problem !== undefined) return problem
  const matcher = parseNetlifyMatcher(path)
  // If the site's host is unknown or different, or if visitors may still use `http:`.
  const isConditional = url !== undefined && (url.host !== domain || url.protocol === 'http:')
  return findCostProblem(matcher, from) ?? { matcher, isConditional }
}

function findPathProblem(path: string): ParseProblem | undefined {
  if (NETLIFY_SERVICE_PATHS.test(path))
    return makeParseProblem('ignored', 'Netlify reserves addresses under `/.netlify`.')
  if (!path.startsWith('/'))
    return makeParseProblem(
      'ignored',
      'A rule must begin with `/`, so this one matches no address.',
    )
  if (/[?#]/.test(path))
    return makeParseProblem(
      'ignored',
      'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.',
    )
  return undefined
}

/** Returns a problem if a pattern is too long to try on many addresses. */
function findLengthProblem(path: string): ParseProblem | undefined {
  const [start = ''] = path.split(/[*:]/, 1)
  const hasWildcard = start !== path
  if (path.length <= MAX_PATTERN_CHARS || !hasWildcard) return undefined
  const message = `The check does not read patterns of more than ${MAX_PATTERN_CHARS} characters.`
  const matcher = makePrefixMatcher(decodePathText(start))
  return makeParseProblem('unread', message, matcher)
}
