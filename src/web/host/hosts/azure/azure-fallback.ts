/** What Azure serves at addresses without a file: a fallback, or an override of the 404. */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { ROOT } from '../../../paths.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'
import {
  makePatternMatcher,
  makeTextWildcard,
  type PathMatcher,
} from '../../redirects/path-matcher.ts'
import type { Rule, RuleEffect } from '../../redirects/rule.ts'
import { parseAzureMatcher } from './parse-azure-matcher.ts'

/** The rule for addresses without a file, and the addresses that it excludes. */
export interface Fallback {
  readonly rule: Rule
  readonly excluded: readonly PathMatcher[]
  readonly problems: readonly ParseProblem[]
}

/** Returns the fallback of the setting `navigationFallback`; undefined if it has none. */
export function parseFallback(value: unknown): Fallback | undefined {
  if (!isObject(value) || typeof value.rewrite !== 'string') return undefined
  const patterns: readonly unknown[] = Array.isArray(value.exclude) ? value.exclude : []
  const excluded: PathMatcher[] = []
  const problems: ParseProblem[] = []
  for (const pattern of patterns) {
    const matcher = typeof pattern === 'string' ? parseAzureMatcher(pattern) : undefined
    if (matcher !== undefined) excluded.push(matcher)
    else problems.push(makeExclusionProblem(String(pattern)))
  }

  const effect: RuleEffect = { action: 'rewrite', to: value.rewrite, status: 200 }
  return { excluded, problems, rule: makeRuleForEveryPath('navigationFallback', effect) }
}

function makeExclusionProblem(pattern: string): ParseProblem {
  const where = `${quote(pattern)} in \`navigationFallback.exclude\``
  return makeParseProblem('ignored', `${where} matches no address.`)
}

/**
 * Returns the rule of the setting `responseOverrides` for addresses without a file: one that
 * replaces the 404, or the page for it.
 */
export function parseNotFoundOverride(value: unknown): Rule | undefined {
  const override = isObject(value) ? value['404'] : undefined
  if (!isObject(override)) return undefined
  const effect = parseOverrideEffect(override)
  if (effect === undefined) return undefined
  return makeRuleForEveryPath('responseOverrides 404', effect)
}

function parseOverrideEffect({
  redirect,
  rewrite,
  statusCode,
}: JsonObject): RuleEffect | undefined {
  if (typeof redirect === 'string') return { action: 'redirect', to: redirect, status: 302 }
  if (typeof rewrite !== 'string') return undefined
  const status = typeof statusCode === 'number' ? statusCode : 404
  // With the status of an error, the page is shown, but the address is still missing.
  const action = status >= 400 ? 'error-page' : 'rewrite'
  return { action, to: rewrite, status }
}

function makeRuleForEveryPath(from: string, effect: RuleEffect): Rule {
  const matcher = makePatternMatcher([ROOT, makeTextWildcard('*')], ROOT)
  return { ...effect, line: 1, from, precedesFiles: false, isConditional: false, matcher }
}
