/**
 * Cloudflare's `_redirects`, for Pages and for Workers with static assets. Both parse it with
 * `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read
 * 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */

import {
  isParseProblem,
  makeParseProblem,
  type ParseProblem,
} from '../../redirects/parse-problems.ts'
import { IRRELEVANT, type ParseResult, parseRuleLines } from '../../redirects/parse-rules.ts'
import { makeRuleSet, type RuleSet } from '../../redirects/rule-set.ts'
import {
  type CloudflareProduct,
  findTargetOrStatusProblem,
  HOST_NAME_MESSAGE,
  hasHttpsHost,
  hasWildcard,
  isRefusedAsLoop,
  parseCloudflareRule,
  splitRuleLine,
  type WrittenRule,
} from './cloudflare-rule.ts'
import { CloudflareRuleResponder } from './cloudflare-rule-responder.ts'

/**
 * The maximum number of rules without `*` or placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
export const MAX_STATIC_RULES = 2_000
const MAX_DYNAMIC_RULES = 100
/**
 * The maximum length of a line. The code allows 2,000 characters (`MAX_LINE_LENGTH`); the manual
 * still says 1,000.
 */
export const MAX_LINE_CHARS = 2_000

const TOO_LONG_MESSAGE = `The line is longer than the ${MAX_LINE_CHARS} characters that Cloudflare accepts.`
const TOO_MANY_STATIC_MESSAGE = `This is one rule too many, because Cloudflare accepts only ${MAX_STATIC_RULES} rules without \`*\` or placeholders.`
const TOO_MANY_DYNAMIC_MESSAGE = `This is one rule too many. Starting with the first rule that has \`*\` or a placeholder, Cloudflare accepts only ${MAX_DYNAMIC_RULES} rules.`
const LOOP_MESSAGE =
  'The rule would point back to itself, since `/index.html` is served as `/`. Remove the rule.'

/**
 * Returns the rules of a `_redirects` file as Cloudflare reads it. `domain` is the site's host
 * name, if it is known.
 */
export function parseCloudflareRedirects(
  text: string,
  domain: string | undefined,
  product: CloudflareProduct,
): RuleSet {
  const parser = new LineParser(product)
  const { rules, problems } = parseRuleLines(text, (line, lineNumber) =>
    parser.parse(line, lineNumber),
  )
  const ruleResponder = new CloudflareRuleResponder(rules, domain, product)
  return makeRuleSet({ rules, problems, domain, ruleResponder })
}

/** Parses the lines of one file, with the checks in the order of `parseRedirects`. */
class LineParser {
  readonly #product: CloudflareProduct
  /** How many rules came before the first with `*` or a placeholder. */
  #staticRuleCount = 0
  /** The number of rules so far, starting with the first that has `*` or a placeholder. */
  #dynamicRuleCount = 0
  /** Set at the first rule that exceeds the last limit: Cloudflare reads no later rules. */
  #isStopped = false
  /** The lines of the rules so far, by their path as written. */
  readonly #linesByPath = new Map<string, number>()

  constructor(product: CloudflareProduct) {
    this.#product = product
  }

  /** Lines are irrelevant after the first rule that exceeds the last limit. */
  parse(line: string, lineNumber: number): ParseResult {
    if (this.#isStopped) return IRRELEVANT
    if (line.length > MAX_LINE_CHARS) return makeParseProblem('over-limit', TOO_LONG_MESSAGE)
    const written = splitRuleLine(line)
    if (isParseProblem(written)) return written
    if (hasHttpsHost(written)) return this.#makeRefusalProblem(HOST_NAME_MESSAGE)

    // Cloudflare also counts rules that turn out to be invalid.
    const limitProblem = this.#countRule(written)
    if (limitProblem !== undefined) return limitProblem
    const targetProblem = findTargetOrStatusProblem(written)
    if (targetProblem !== undefined) return targetProblem
    const pathProblem = this.#findPathProblem(written)
    if (pathProblem !== undefined) return pathProblem
    this.#linesByPath.set(written.path, lineNumber)
    return parseCloudflareRule(written)
  }

  /** Counts a rule, and returns a problem if it exceeds the limit. */
  #countRule(written: WrittenRule): ParseProblem | undefined {
    const isDynamic = this.#dynamicRuleCount > 0 || hasWildcard(written)
    if (isDynamic) {
      this.#dynamicRuleCount++
      if (this.#dynamicRuleCount <= MAX_DYNAMIC_RULES) return undefined
      this.#isStopped = true
      return this.#makeRefusalProblem(TOO_MANY_DYNAMIC_MESSAGE, 'over-limit')
    }
    this.#staticRuleCount++
    if (this.#staticRuleCount <= MAX_STATIC_RULES) return undefined
    return this.#makeRefusalProblem(TOO_MANY_STATIC_MESSAGE, 'over-limit')
  }

  /**
   * Returns a problem if a rule points back to its path, or if an earlier rule has the same one.
   */
  #findPathProblem(written: WrittenRule): ParseProblem | undefined {
    if (isRefusedAsLoop(written)) return this.#makeRefusalProblem(LOOP_MESSAGE)
    const coveringLine = this.#linesByPath.get(written.path)
    if (coveringLine === undefined) return undefined
    return this.#makeRefusalProblem(
      `The rule on line ${coveringLine} comes first and covers the same addresses. Remove one of the two.`,
    )
  }

  /**
   * Returns a problem for which Pages ignores a rule, while Workers refuses the deployment with
   * code 10021 or 100324. Only the server reports these codes.
   * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
   * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
   */
  #makeRefusalProblem(message: string, kind: 'ignored' | 'over-limit' = 'ignored'): ParseProblem {
    if (this.#product === 'Pages') return makeParseProblem(kind, message)
    const reason = message.charAt(0).toLowerCase() + message.slice(1)
    return makeParseProblem('invalid', `Cloudflare Workers refuses the deployment: ${reason}`)
  }
}
