/** Reads the rules of `redirects` and `rewrites` in a `vercel.json`. */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { isParseProblem, makeParseProblem, quote } from '../../redirects/parse-problems.ts'
import { IRRELEVANT, type ParseResult } from '../../redirects/parse-rules.ts'
import { isRedirectStatus, type RuleEffect } from '../../redirects/rule.ts'
import { parseVercelSource } from './parse-vercel-matcher.ts'
import { explainInvalidRule, type RuleListKey } from './vercel-schema.ts'

/** Returns a rule of a list, or its problem. */
export function parseVercelRule(written: unknown, list: RuleListKey): ParseResult {
  if (!isObject(written) || typeof written.source !== 'string')
    return makeParseProblem('invalid', `A rule in \`${list}\` must be an object with a \`source\`.`)
  const { source: from, destination: to } = written
  const subject = `The rule for ${quote(from)}`
  const explanation = explainInvalidRule(written, list)
  if (explanation !== undefined) return makeParseProblem('invalid', `${subject} ${explanation}.`)
  const parsed = parseVercelSource(from)
  if (isParseProblem(parsed)) return parsed
  const { matcher, placeholders } = parsed
  if (isObject(to) && list === 'rewrites')
    return makeParseProblem(
      'unread',
      `${subject} points to a service, which the check does not follow.`,
      matcher,
    )
  if (typeof to !== 'string')
    return makeParseProblem('invalid', `${subject} has no \`destination\`.`)

  const knownNames = [...placeholders, ...listCapturedNames(written.has)]
  const unknownName = listPlaceholders(to).find((name) => !knownNames.includes(name))
  if (unknownName !== undefined)
    return makeParseProblem(
      'invalid',
      `${subject} has \`:${unknownName}\` in its \`destination\`, but not in its \`source\`.`,
    )
  const effect = chooseEffect(written, to, list)
  if (effect.action === 'status-only' && effect.status < 300)
    return makeParseProblem(
      'ignored',
      `${subject} has the \`statusCode\` ${effect.status}, so browsers do not follow its redirect.`,
    )
  const precedesFiles = list === 'redirects'
  const isConditional = hasConditions(written)
  return { kind: 'rule', rule: { from, ...effect, precedesFiles, isConditional, matcher } }
}

function chooseEffect(written: JsonObject, to: string, list: RuleListKey): RuleEffect {
  if (list === 'rewrites') return { action: 'rewrite', to, status: 200 }
  const status = chooseStatus(written)
  if (isRedirectStatus(status)) return { action: 'redirect', to, status }
  return { action: 'status-only', to: '', status }
}

/** Returns the status of a redirect. */
function chooseStatus({ permanent, statusCode }: JsonObject): number {
  if (permanent === false) return 307
  if (typeof statusCode !== 'number') return 308
  return statusCode
}

/** Returns whether a rule or a route applies only to some visitors. */
export function hasConditions({ has, missing, env }: JsonObject): boolean {
  const lists = [has, missing, env]
  return lists.some((list) => Array.isArray(list) && list.length > 0)
}

/** Returns a problem for which Vercel refuses the deployment; other results are irrelevant. */
export function keepInvalidProblem(result: ParseResult): ParseResult {
  if (result.kind === 'invalid') return result
  return IRRELEVANT
}

/** Returns the placeholders in the path and query of a destination. A port is not a placeholder. */
function listPlaceholders(destination: string): string[] {
  const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '')
  return listGroupMatches(/(?<!\\):([A-Za-z_]\w*)/g, path)
}

/** Returns the names of the values that conditions capture, like `collectHasSegments`. */
function listCapturedNames(has: unknown): readonly string[] {
  if (Array.isArray(has)) return has.flatMap(listNamesCapturedBy)
  return []
}

function listNamesCapturedBy(condition: unknown): readonly string[] {
  if (!isObject(condition)) return []
  const { type, key, value } = condition
  if (!value) return [String(key)]
  const pattern = isObject(value) ? value.re : value
  if (typeof pattern !== 'string') return []
  const groups = listGroupMatches(/\(\?<([A-Za-z]\w*)>/g, pattern)
  if (type === 'host') return [...groups, 'host']
  return groups
}

/** Returns the matches of an expression's group in a string. */
function listGroupMatches(expression: RegExp, text: string): string[] {
  return [...text.matchAll(expression)].map(([, captured = '']) => captured)
}
