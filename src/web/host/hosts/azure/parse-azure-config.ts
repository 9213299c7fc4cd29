/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. If the two contradict each other, the manual is
 * followed, but the emulator's result stays possible.
 */

import { makeJsonProblem, parseJsonFile, parseRuleList } from '../../redirects/parse-json-file.ts'
import { makeParseProblem, type ParseProblem } from '../../redirects/parse-problems.ts'
import type { Rule } from '../../redirects/rule.ts'
import {
  type AzureTrailingSlash,
  makeRuleSet,
  makeUnknownRuleSet,
  type RuleSet,
} from '../../redirects/rule-set.ts'
import { AZURE_REFUSAL_CLAUSE, MAX_AZURE_CONFIG_BYTES } from './azure-config-file.ts'
import { type Fallback, parseFallback, parseNotFoundOverride } from './azure-fallback.ts'
import { parseAzureRoute } from './azure-route.ts'
import { RouteConflictFinder } from './azure-route-conflicts.ts'
import { AzureRuleResponder } from './azure-rule-responder.ts'
import { findAzureSchemaProblems } from './azure-schema.ts'

const TOO_LARGE_MESSAGE = `${AZURE_REFUSAL_CLAUSE}: the file is larger than the 20 KB that Azure accepts.`

/**
 * Returns the rules of a `staticwebapp.config.json` as Azure reads it. `domain` is the site's host
 * name, if it is known.
 */
export function parseAzureConfig(text: string, domain?: string): RuleSet {
  const problems: ParseProblem[] = []
  const isTooLarge = Buffer.byteLength(text) > MAX_AZURE_CONFIG_BYTES
  if (isTooLarge) problems.push(makeParseProblem('invalid', TOO_LARGE_MESSAGE))
  const json = parseJsonFile(text)
  if (json.kind !== 'json-file') {
    problems.push(makeJsonProblem(json, AZURE_REFUSAL_CLAUSE))
    return makeUnknownRuleSet(problems)
  }

  const conflictFinder = new RouteConflictFinder()
  const routes = parseRuleList(json, 'routes', (route) => {
    // Comparing all pairs of thousands of routes would take long.
    const problem = isTooLarge ? undefined : conflictFinder.addRoute(route)
    return problem ?? parseAzureRoute(route)
  })
  problems.push(...routes.problems)
  if (!isTooLarge) problems.push(...findAzureSchemaProblems(json))
  const fallback = parseFallback(json.value.navigationFallback)
  if (fallback !== undefined) problems.push(...fallback.problems)
  const override = parseNotFoundOverride(json.value.responseOverrides)

  return makeRuleSet({
    rules: routes.rules,
    problems,
    domain,
    ruleResponder: new AzureRuleResponder(routes.rules, fallback, domain),
    trailingSlash: parseTrailingSlash(json.value.trailingSlash),
    ...chooseRulesForAddressesWithoutFile(fallback, override),
  })
}

/** Returns the rules for addresses without a file: the fallback and the override of the 404. */
function chooseRulesForAddressesWithoutFile(
  fallback: Fallback | undefined,
  override: Rule | undefined,
): Pick<RuleSet, 'fallbackRule' | 'notFoundRule'> {
  if (override?.action === 'error-page')
    return { fallbackRule: fallback?.rule, notFoundRule: override }
  // Other overrides make such addresses work, as the fallback does, which comes first.
  return { fallbackRule: fallback?.rule ?? override }
}

function parseTrailingSlash(value: unknown): AzureTrailingSlash | undefined {
  if (value === 'always' || value === 'never' || value === 'auto') return value
  return undefined
}
