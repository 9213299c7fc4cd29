/**
 * Reads a route of a `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { makeParseProblem, quote } from '../../redirects/parse-problems.ts'
import { IRRELEVANT, type ParseResult } from '../../redirects/parse-rules.ts'
import type { RuleEffect } from '../../redirects/rule.ts'
import { parseAzureMatcher } from './parse-azure-matcher.ts'

/** The syntax of a route's pattern, for messages. */
const ROUTE_SYNTAX =
  'it must begin with `/`, and `*` can only be at its end or before extensions, as in `/images/*.{png,jpg}`'

/** Returns the rule of a route. It is irrelevant if it does not apply to GET requests. */
export function parseAzureRoute(route: unknown): ParseResult {
  if (!isObject(route) || typeof route.route !== 'string')
    return makeParseProblem('invalid', 'A route must be an object with a `route`.')
  const { route: from, methods, redirect, rewrite, allowedRoles } = route
  if (Array.isArray(methods) && !methods.includes('GET')) return IRRELEVANT
  if (redirect !== undefined && rewrite !== undefined)
    return makeParseProblem(
      'invalid',
      `The route ${quote(from)} has both a \`redirect\` and a \`rewrite\`.`,
    )
  const matcher = parseAzureMatcher(from)
  if (matcher === undefined)
    return makeParseProblem(
      'ignored',
      `The route ${quote(from)} matches no address: ${ROUTE_SYNTAX}.`,
    )

  const common = { from, precedesFiles: true, isConditional: isRestricted(allowedRoles), matcher }
  return { kind: 'rule', rule: { ...common, ...chooseEffect(route) } }
}

function chooseEffect({ redirect, rewrite, statusCode }: JsonObject): RuleEffect {
  const status = typeof statusCode === 'number' ? statusCode : undefined
  const redirectStatus = status === 301 ? 301 : 302
  if (typeof redirect === 'string')
    return { action: 'redirect', to: redirect, status: redirectStatus }
  if (typeof rewrite === 'string') return { action: 'rewrite', to: rewrite, status: status ?? 200 }
  if (status !== undefined && status >= 400) return { action: 'status-only', to: '', status }
  return { action: 'serve-file', to: '', status: status ?? 200 }
}

/** Does a route require a login? Without one, the host responds with 401. */
function isRestricted(roles: unknown): boolean {
  if (!Array.isArray(roles) || roles.length === 0) return false
  return !roles.includes('anonymous')
}
