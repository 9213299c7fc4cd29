/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, and the matching
 * of addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */

import { formatNumber } from '../../../../common/units.ts'
import { makeParseProblem } from '../../redirects/parse-problems.ts'
import { IRRELEVANT, parseRuleLines } from '../../redirects/parse-rules.ts'
import { isForEveryVisitor, type Rule } from '../../redirects/rule.ts'
import { makeRuleSet, type RuleSet } from '../../redirects/rule-set.ts'
import { parseNetlifyRule } from './netlify-rule.ts'
import { NetlifyRuleResponder } from './netlify-rule-responder.ts'

/**
 * How many patterns are read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_COUNT = 10_000

const TOO_MANY_PATTERNS_MESSAGE = `The check reads only the first ${formatNumber(MAX_PATTERN_COUNT)} rules with \`*\` or placeholders, so it skips this one and any after it.`

/**
 * Returns the rules of a `_redirects` file as Netlify reads it. `domain` is the site's host name,
 * if it is known.
 */
export function parseNetlifyRedirects(text: string, domain?: string): RuleSet {
  let patternCount = 0
  let areTooManyReported = false
  const { rules, problems } = parseRuleLines(text, (line) => {
    const parsed = parseNetlifyRule(line, domain)
    if (parsed.kind !== 'rule' || parsed.rule.matcher.kind === 'exact') return parsed
    patternCount++
    if (patternCount <= MAX_PATTERN_COUNT) return parsed
    if (areTooManyReported) return IRRELEVANT
    areTooManyReported = true
    return makeParseProblem('unread', TOO_MANY_PATTERNS_MESSAGE)
  })
  const notFoundRule = rules.find(isNotFoundRule)
  return makeRuleSet({
    rules,
    notFoundRule,
    problems,
    domain,
    ruleResponder: new NetlifyRuleResponder(rules, domain),
  })
}

/** Is this the rule for the page that all visitors see at nonexistent addresses? */
function isNotFoundRule(rule: Rule): boolean {
  const { matcher, status } = rule
  const matchesEveryPath = matcher.kind === 'pattern' && matcher.pattern.wholeFolder === '/'
  return status === 404 && matchesEveryPath && isForEveryVisitor(rule)
}
