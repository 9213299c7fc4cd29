/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects
 * before the files, rewrites after them.
 */

import { isObject } from '../../../common/json.ts'
import { type JsonFile, parseJsonFile, parseRuleList } from '../redirects/json-file.ts'
import { makeRedirects, NO_REDIRECTS, type ParsedRedirects } from '../redirects/parsed-redirects.ts'
import { isProblem, makeProblem, type Problem, quote } from '../redirects/problems.ts'
import type { Rule } from '../redirects/rule.ts'
import { type OrderedRules, VercelResponder } from './vercel-responder.ts'
import { checkHandles, findLastHandle, isHandleAfterAnswer, parseRoutes } from './vercel-routes.ts'
import { keepInvalid, parseRule } from './vercel-rule.ts'
import {
  findHeaderRuleFault,
  findSettingFaults,
  MAX_RULES,
  type RuleList,
} from './vercel-schema.ts'
import { parseSource } from './vercel-source.ts'

export const VERCEL_JSON = 'vercel.json'

/**
 * Returns the rules of a `vercel.json` as Vercel reads it. `domain` is the site's own host, if it
 * is known.
 */
export function parseVercel(file: string, domain?: string): ParsedRedirects {
  const json = parseJsonFile(file, 'Vercel refuses the deployment')
  if (isProblem(json)) return { ...NO_REDIRECTS, problems: [json] }
  const { value } = json
  const problems: Problem[] = []
  if (value.bulkRedirectsPath !== undefined)
    problems.push(makeProblem('unsupported', BULK_REDIRECTS))
  problems.push(...findSettingFaults(value))
  const ordered = orderRules(json, problems)
  checkHeaders(json, problems)
  return makeRedirects({
    rules: [...ordered.before, ...ordered.after],
    problems,
    domain,
    cleanUrls: value.cleanUrls === true,
    responder: new VercelResponder(ordered, value, domain),
  })
}

const BULK_REDIRECTS = 'The check does not read the redirects in the file of `bulkRedirectsPath`.'

/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects
 * follow the last entry of `routes`, so they belong to its last handle. Rewrites come last.
 */
function orderRules(json: JsonFile, problems: Problem[]): OrderedRules {
  checkHandles(json, problems)
  const routes = parseRoutes(json, problems)
  const handle = findLastHandle(json.value.routes)
  const redirects = readRules(json, 'redirects', problems)
  const early = routes.filter((rule) => rule.isForced)
  const late = routes.filter((rule) => !rule.isForced)
  const rewrites = readRules(json, 'rewrites', problems)
  if (handle === undefined)
    return { before: [...early, ...redirects], after: [...late, ...rewrites] }
  if (handle === 'filesystem') {
    const behind = redirects.map((rule) => ({ ...rule, isForced: false }))
    return { before: early, after: [...late, ...behind, ...rewrites] }
  }
  problems.push(...redirects.map((rule) => describeRedirectAfter(rule, handle)))
  return { before: early, after: [...late, ...rewrites] }
}

/** Returns the problem of a redirect that follows a handle in `routes`. */
function describeRedirectAfter({ from, line, source }: Rule, handle: string): Problem {
  const where = `since \`routes\` ends after the handle ${quote(handle)}`
  const redirect = `the redirect for ${quote(from)}`
  if (isHandleAfterAnswer(handle))
    return { ...makeProblem('ignored', `Vercel leaves ${redirect} out, ${where}.`), line }
  const message = `The check does not understand ${redirect}, ${where}.`
  return { ...makeProblem('unsupported', message, source), line }
}

function readRules(json: JsonFile, list: RuleList, problems: Problem[]): Rule[] {
  checkCount(json, list, problems)
  return parseRuleList(json, list, problems, (item) => parseRule(item, list)).slice(0, MAX_RULES)
}

function checkCount(json: JsonFile, key: string, problems: Problem[]): void {
  const list = json.value[key]
  if (!Array.isArray(list) || list.length <= MAX_RULES) return
  const surplus = `${list.length} rules, more than the ${MAX_RULES} that it accepts`
  const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`
  problems.push({ ...makeProblem('invalid', message), line: json.findLine(key, MAX_RULES) })
}

/** Headers do not change which file is served, but Vercel refuses deployments with invalid ones. */
function checkHeaders(json: JsonFile, problems: Problem[]): void {
  checkCount(json, 'headers', problems)
  parseRuleList(json, 'headers', problems, (item) => {
    const fault = findHeaderRuleFault(item)
    if (fault !== undefined || !isObject(item) || typeof item.source !== 'string') return fault
    return keepInvalid(parseSource(item.source))
  })
}
