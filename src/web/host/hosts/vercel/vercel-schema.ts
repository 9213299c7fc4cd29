/**
 * Checks a `vercel.json` for values that Vercel refuses: the schemas in `@vercel/routing-utils`
 * 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel` package, all read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { splitWords } from '../../../../common/words.ts'
import { findMisspelled } from '../../../../text/did-you-mean.ts'
import { makeProblem, type Problem, quote } from '../../redirects/parse-problems.ts'

/** `maxItems` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_RULES = 2_048
/** `maxLength` of the same schemas. */
export const MAX_RULE_CHARS = 4_096

/**
 * The settings of `VercelConfig` in `@vercel/config` 0.7 and `@vercel/client` 18.4, and those that
 * `validateConfig` of `vercel` 64 checks, read 2026-11. That function accepts other settings, but
 * the server refuses them: `public` in https://github.com/excalidraw/excalidraw/pull/11537, and
 * `rootDirectory`, which is only a setting of the project, in
 * https://github.com/vercel/next.js/discussions/61604, both read 2026-11. `config` is only a
 * setting of items in `builds`.
 */
const SETTINGS = splitWords(`
  $schema alias build buildCommand builds bulkRedirectsPath bunVersion cleanUrls crons daemons
  devCommand env experimentalServiceGroups experimentalServices experimentalServicesV2 files
  fluid framework functionFailoverRegions functions git github headers ignoreCommand images
  installCommand meta name outputDirectory passiveRegions projectSettings proxy redirects
  regions relatedProjects rewrites routes schedules scope services trailingSlash version
  wildcard
`)

/**
 * Why a value is refused. `at` is the place in it (`[2].key`, or empty for the value itself),
 * `what` the end of the sentence.
 */
interface Refusal {
  readonly at: string
  readonly what: string
}

/** Returns why a value is refused; undefined if it is valid. */
type Check = (value: unknown) => Refusal | undefined

const acceptAnything: Check = () => undefined
const checkBoolean: Check = (value) => {
  if (typeof value === 'boolean') return undefined
  return { at: '', what: 'has to be `true` or `false`' }
}

/** Returns a check for a text of up to `max` characters. */
function makeTextCheck(max: number): Check {
  return (value) => {
    if (typeof value !== 'string') return { at: '', what: 'has to be a string' }
    if (value.length <= max) return undefined
    return { at: '', what: `is longer than ${max} characters` }
  }
}

function makeChoiceCheck(words: readonly string[]): Check {
  const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`
  return (value) => {
    if (words.some((word) => word === value)) return undefined
    return { at: '', what }
  }
}

function makeListCheck(check: Check, max: number): Check {
  return (value) => {
    if (!Array.isArray(value)) return { at: '', what: 'has to be a list' }
    if (value.length > max) return { at: '', what: `has more than ${max} items` }
    return findFirstRefusal(value.entries(), check, (i) => `[${i}]`)
  }
}

/** Returns a check for an object with only these fields. */
function makeObjectCheck(
  fields: Readonly<Record<string, Check>>,
  required: readonly string[] = [],
): Check {
  return (value) => {
    if (!isObject(value)) return { at: '', what: 'has to be an object' }
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined)
      return { at: '', what: `has ${quote(unknown)}, which Vercel does not know` }
    const missing = required.find((name) => !Object.hasOwn(value, name))
    if (missing !== undefined) return { at: '', what: `has no \`${missing}\`` }
    for (const [name, check] of Object.entries(fields)) {
      const refusal = Object.hasOwn(value, name) ? check(value[name]) : undefined
      if (refusal !== undefined) return { ...refusal, at: `.${name}${refusal.at}` }
    }
    return undefined
  }
}

/** Returns a check for an object with any names, and up to `max` entries. */
function makeMapCheck(check: Check, max: number): Check {
  return (value) => {
    if (!isObject(value)) return { at: '', what: 'has to be an object' }
    const entries = Object.entries(value)
    if (entries.length === 0) return { at: '', what: 'is empty' }
    if (entries.length > max) return { at: '', what: `has more than ${max} entries` }
    return findFirstRefusal(entries, check, (name) => `[${JSON.stringify(name)}]`)
  }
}

function findFirstRefusal<Key>(
  entries: Iterable<readonly [Key, unknown]>,
  check: Check,
  place: (key: Key) => string,
): Refusal | undefined {
  for (const [key, value] of entries) {
    const refusal = check(value)
    if (refusal !== undefined) return { ...refusal, at: place(key) + refusal.at }
  }
  return undefined
}

const checkUsualText = makeTextCheck(MAX_RULE_CHARS)
const checkNumber: Check = (value) => {
  if (typeof value === 'number') return undefined
  return { at: '', what: 'has to be a number' }
}
const checkTextList = makeListCheck(checkUsualText, Number.POSITIVE_INFINITY)

const checkComparison = makeObjectCheck({
  eq: (value) => {
    if (typeof value === 'number') return undefined
    return checkUsualText(value)
  },
  neq: checkUsualText,
  inc: checkTextList,
  ninc: checkTextList,
  pre: checkUsualText,
  suf: checkUsualText,
  re: checkUsualText,
  gt: checkNumber,
  gte: checkNumber,
  lt: checkNumber,
  lte: checkNumber,
})
const checkComparable: Check = (value) => {
  if (isObject(value)) return checkComparison(value)
  return checkUsualText(value)
}
const checkHostCondition = makeObjectCheck({ type: acceptAnything, value: checkComparable }, [
  'type',
  'value',
])
const checkOtherCondition = makeObjectCheck(
  {
    type: makeChoiceCheck(['host', 'header', 'cookie', 'query']),
    key: checkUsualText,
    value: checkComparable,
  },
  ['type', 'key'],
)

/** Checks `has` and `missing` of any kind of rule. */
const checkConditions = makeListCheck((item) => {
  if (isObject(item) && item.type === 'host') return checkHostCondition(item)
  return checkOtherCondition(item)
}, 16)

const checkHeaderRule = makeObjectCheck(
  {
    source: checkUsualText,
    headers: makeListCheck(
      makeObjectCheck({ key: checkUsualText, value: makeTextCheck(32_768) }, ['key', 'value']),
      1_024,
    ),
    has: checkConditions,
    missing: checkConditions,
  },
  ['source', 'headers'],
)

const checkFunctions = makeMapCheck(
  makeObjectCheck({
    architecture: makeChoiceCheck(['x86_64', 'arm64']),
    runtime: makeTextCheck(256),
    memory: acceptAnything,
    maxDuration: acceptAnything,
    affinity: makeObjectCheck({ mode: makeChoiceCheck(['strict']) }, ['mode']),
    maxConcurrency: checkNumber,
    regions: checkTextList,
    functionFailoverRegions: checkTextList,
    includeFiles: makeTextCheck(256),
    excludeFiles: makeTextCheck(256),
    experimentalTriggers: acceptAnything,
    supportsCancellation: checkBoolean,
  }),
  50,
)

/** The checks of settings, other than lists of rules. */
const CHECKS: Readonly<Record<string, Check>> = {
  cleanUrls: checkBoolean,
  trailingSlash: checkBoolean,
  functions: checkFunctions,
}

/** Returns the settings of a `vercel.json` that Vercel refuses, other than lists of rules. */
export function findSettingProblems(settings: JsonObject): Problem[] {
  const problems: Problem[] = []
  for (const key of Object.keys(settings)) {
    if (SETTINGS.has(key)) continue
    const meant = findMisspelled(key, [...SETTINGS])
    const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`
    const message = `Vercel refuses ${quote(key)}, which it does not know${question}`
    problems.push(makeProblem('invalid', message))
  }
  for (const [setting, check] of Object.entries(CHECKS)) {
    const refusal = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined
    if (refusal !== undefined) problems.push(makeRefusalProblem(setting, refusal))
  }
  if (settings.functions !== undefined && settings.builds !== undefined)
    problems.push(makeProblem('invalid', 'Vercel refuses `functions` together with `builds`.'))
  return problems
}

/** Returns why Vercel refuses an item of `headers`; undefined if it accepts it. */
export function findHeaderRuleProblem(item: unknown): Problem | undefined {
  const refusal = checkHeaderRule(item)
  if (refusal === undefined) return undefined
  return makeRefusalProblem('headers[…]', refusal)
}

/** The fields that `routesSchema` allows. */
const ROUTE_FIELDS = splitWords(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`)

/**
 * Returns why Vercel refuses an item of `routes`, as the end of a sentence; undefined if it accepts
 * it.
 */
export function explainRouteRefusal(route: JsonObject): string | undefined {
  const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.has(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  return explainConditionRefusal(route)
}

/** The lists of rules with a destination. */
export type RuleList = 'redirects' | 'rewrites'

/**
 * The fields that a rule may have: `redirectsSchema` and `rewritesSchema` of
 * `@vercel/routing-utils` 6.6.
 */
const RULE_FIELDS: Readonly<Record<RuleList, ReadonlySet<string>>> = {
  redirects: splitWords('source destination permanent statusCode has missing env'),
  rewrites: splitWords(
    'source destination transforms has missing statusCode env respectOriginCacheControl',
  ),
}

/**
 * Returns why Vercel refuses a rule for `from`, apart from its pattern, as the end of a sentence;
 * undefined if it accepts it.
 */
export function explainRuleRefusal(
  item: JsonObject,
  from: string,
  list: RuleList,
): string | undefined {
  const { destination, permanent, statusCode } = item
  const unknown = Object.keys(item).find((name) => !RULE_FIELDS[list].has(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  if (Math.max(from.length, String(destination).length) > MAX_RULE_CHARS)
    return `is longer than the ${MAX_RULE_CHARS} characters that Vercel accepts`
  if (permanent !== undefined && statusCode !== undefined)
    return 'has both `permanent` and `statusCode`'
  if (permanent !== undefined && typeof permanent !== 'boolean')
    return 'has a `permanent` that is not a boolean'
  const condition = explainConditionRefusal(item)
  if (condition !== undefined) return condition
  if (statusCode === undefined || isStatus(statusCode)) return undefined
  return 'has a `statusCode` that is not a number from 100 to 999'
}

function isStatus(value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  return value >= 100 && value <= 999
}

/**
 * Returns why Vercel refuses the conditions of a rule, as the end of a sentence; undefined if it
 * accepts them.
 */
function explainConditionRefusal(rule: JsonObject): string | undefined {
  for (const key of ['has', 'missing']) {
    const refusal = Object.hasOwn(rule, key) ? checkConditions(rule[key]) : undefined
    if (refusal !== undefined) return `is refused, since \`${key}${refusal.at}\` ${refusal.what}`
  }
  return undefined
}

function makeRefusalProblem(where: string, { at, what }: Refusal): Problem {
  return makeProblem('invalid', `Vercel refuses the deployment: ${quote(where + at)} ${what}.`)
}
