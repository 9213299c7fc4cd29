/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects
 * before the files, rewrites after them.
 */

import { isObject, type JsonObject } from '../../../../common/json.ts'
import {
  type JsonFile,
  makeJsonProblem,
  parseJsonFile,
  parseRuleList,
} from '../../redirects/parse-json-file.ts'
import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
  quote,
} from '../../redirects/parse-problems.ts'
import { IRRELEVANT, type ParsedRules } from '../../redirects/parse-rules.ts'
import type { Rule } from '../../redirects/rule.ts'
import { makeRuleSet, makeUnknownRuleSet, type RuleSet } from '../../redirects/rule-set.ts'
import { parseVercelSource } from './parse-vercel-matcher.ts'
import {
  comesAfterResponse,
  findHandleProblems,
  findLastHandle,
  parseVercelRoutes,
} from './vercel-routes.ts'
import { keepInvalidProblem, parseVercelRule } from './vercel-rule.ts'
import { type OrderedRules, VercelRuleResponder } from './vercel-rule-responder.ts'
import {
  findHeaderRuleProblem,
  findSettingProblems,
  MAX_VERCEL_RULES,
  type RuleListKey,
} from './vercel-schema.ts'

export const VERCEL_JSON = 'vercel.json'

const BULK_REDIRECTS_MESSAGE =
  'The check does not read the redirects in the file that `bulkRedirectsPath` names.'

/**
 * Returns the rules of a `vercel.json` as Vercel reads it. `domain` is the site's host name, if it
 * is known.
 */
export function parseVercelConfig(text: string, domain?: string): RuleSet {
  const json = parseJsonFile(text)
  if (json.kind !== 'json-file')
    return makeUnknownRuleSet([makeJsonProblem(json, 'Vercel refuses the deployment')])

  const { value } = json
  const routes = parseVercelRoutes(json)
  const redirects = parseList(json, 'redirects')
  const rewrites = parseList(json, 'rewrites')
  const lastHandle = findLastHandle(value.routes)
  const ordered = orderRules(
    { routes: routes.rules, redirects: redirects.rules, rewrites: rewrites.rules },
    lastHandle,
  )

  const problems = [
    ...findBulkRedirectProblems(value),
    ...findSettingProblems(value),
    ...findHandleProblems(json),
    ...routes.problems,
    ...redirects.problems,
    ...rewrites.problems,
    ...findLateRedirectProblems(redirects.rules, lastHandle),
    ...findHeaderProblems(json),
  ]

  return makeRuleSet({
    rules: [...ordered.beforeFiles, ...ordered.afterFiles],
    problems,
    domain,
    cleanUrls: value.cleanUrls === true,
    ruleResponder: new VercelRuleResponder(ordered, value, domain),
  })
}

function findBulkRedirectProblems({ bulkRedirectsPath }: JsonObject): ParseProblem[] {
  if (bulkRedirectsPath === undefined) return []
  return [makeParseProblem('unread', BULK_REDIRECTS_MESSAGE)]
}

/** The rules of each list of the file. */
interface RuleLists {
  readonly routes: readonly Rule[]
  readonly redirects: readonly Rule[]
  readonly rewrites: readonly Rule[]
}

/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects
 * follow the last entry of `routes`, so they belong to its last handle. Rewrites come last.
 */
function orderRules(
  { routes, redirects, rewrites }: RuleLists,
  lastHandle: string | undefined,
): OrderedRules {
  const beforeFiles = routes.filter((rule) => rule.precedesFiles)
  const afterFiles = routes.filter((rule) => !rule.precedesFiles)
  if (lastHandle === undefined) beforeFiles.push(...redirects)
  // Redirects after other handles are dropped: `findLateRedirectProblems` reports them.
  if (lastHandle === 'filesystem')
    afterFiles.push(...redirects.map((rule) => ({ ...rule, precedesFiles: false })))
  return { beforeFiles, afterFiles: [...afterFiles, ...rewrites] }
}

/** Returns the problems of redirects that follow a handle of `routes` other than `filesystem`. */
function findLateRedirectProblems(
  redirects: readonly Rule[],
  lastHandle: string | undefined,
): ParseProblem[] {
  if (lastHandle === undefined || lastHandle === 'filesystem') return []
  return redirects.map((rule) => makeLateRedirectProblem(rule, lastHandle))
}

/** Returns the problem of a redirect that follows a handle in `routes`. */
function makeLateRedirectProblem({ from, line, matcher }: Rule, handle: string): ParseProblem {
  const where = `because ${quote(handle)} is the last handle in \`routes\``
  const redirect = `the redirect for ${quote(from)}`
  if (comesAfterResponse(handle))
    return { ...makeParseProblem('ignored', `Vercel leaves ${redirect} out, ${where}.`), line }
  const message = `The check does not understand ${redirect}, ${where}.`
  return { ...makeParseProblem('unread', message, matcher), line }
}

function parseList(json: JsonFile, list: RuleListKey): ParsedRules {
  const { rules, problems } = parseRuleList(json, list, (rule) => parseVercelRule(rule, list))
  return {
    rules: rules.slice(0, MAX_VERCEL_RULES),
    problems: [...findCountProblems(json, list), ...problems],
  }
}

function findCountProblems(json: JsonFile, key: string): ParseProblem[] {
  const list = json.value[key]
  if (!Array.isArray(list) || list.length <= MAX_VERCEL_RULES) return []
  const surplus = `${list.length} rules, more than the ${MAX_VERCEL_RULES} that Vercel accepts`
  const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`
  return [{ ...makeParseProblem('invalid', message), line: json.findLine(key, MAX_VERCEL_RULES) }]
}

/** Headers do not change which file is served, but Vercel refuses deployments with invalid ones. */
function findHeaderProblems(json: JsonFile): ParseProblem[] {
  const { problems } = parseRuleList(json, 'headers', (headerRule) => {
    const problem = findHeaderRuleProblem(headerRule)
    if (problem !== undefined) return problem
    if (!isObject(headerRule) || typeof headerRule.source !== 'string') return IRRELEVANT
    const parsed = parseVercelSource(headerRule.source)
    if (isParseProblem(parsed)) return keepInvalidProblem(parsed)
    return IRRELEVANT
  })
  return [...findCountProblems(json, 'headers'), ...problems]
}
