/**
 * Checks a `vercel.json` for values that Vercel refuses: the schemas in `@vercel/routing-utils`
 * 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel` package, all read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { splitWords } from '../../../../common/words.ts'
import { findCorrection } from '../../../../text/did-you-mean.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'

/** `maxItems` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_VERCEL_RULES = 2_048
/** `maxLength` of the same schemas. */
export const MAX_VERCEL_RULE_CHARS = 4_096

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
interface SchemaViolation {
  readonly at: string
  readonly what: string
}

/** Returns why a value is refused; undefined if it is valid. */
type Validator = (value: unknown) => SchemaViolation | undefined

const acceptAnything: Validator = () => undefined
const validateBoolean: Validator = (value) => {
  if (typeof value === 'boolean') return undefined
  return { at: '', what: 'has to be `true` or `false`' }
}

/** Returns a validator for a text of up to `max` characters. */
function makeStringValidator(max: number): Validator {
  return (value) => {
    if (typeof value !== 'string') return { at: '', what: 'has to be a string' }
    if (value.length <= max) return undefined
    return { at: '', what: `is longer than ${max} characters` }
  }
}

function makeEnumValidator(words: readonly string[]): Validator {
  const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`
  return (value) => {
    if (words.some((word) => word === value)) return undefined
    return { at: '', what }
  }
}

function makeArrayValidator(check: Validator, max: number): Validator {
  return (value) => {
    if (!Array.isArray(value)) return { at: '', what: 'has to be a list' }
    if (value.length > max) return { at: '', what: `has more than ${max} items` }
    return findFirstViolation(value.entries(), check, (i) => `[${i}]`)
  }
}

/** Returns a validator for an object with only these fields. */
function makeObjectValidator(
  fields: Readonly<Record<string, Validator>>,
  required: readonly string[] = [],
): Validator {
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

/** Returns a validator for an object with any names, and up to `max` entries. */
function makeMapValidator(check: Validator, max: number): Validator {
  return (value) => {
    if (!isObject(value)) return { at: '', what: 'has to be an object' }
    const entries = Object.entries(value)
    if (entries.length === 0) return { at: '', what: 'is empty' }
    if (entries.length > max) return { at: '', what: `has more than ${max} entries` }
    return findFirstViolation(entries, check, (name) => `[${JSON.stringify(name)}]`)
  }
}

function findFirstViolation<Key>(
  entries: Iterable<readonly [Key, unknown]>,
  check: Validator,
  place: (key: Key) => string,
): SchemaViolation | undefined {
  for (const [key, value] of entries) {
    const refusal = check(value)
    if (refusal !== undefined) return { ...refusal, at: place(key) + refusal.at }
  }
  return undefined
}

const validateString = makeStringValidator(MAX_VERCEL_RULE_CHARS)
const validateNumber: Validator = (value) => {
  if (typeof value === 'number') return undefined
  return { at: '', what: 'has to be a number' }
}
const validateStringArray = makeArrayValidator(validateString, Number.POSITIVE_INFINITY)

const validateComparison = makeObjectValidator({
  eq: (value) => {
    if (typeof value === 'number') return undefined
    return validateString(value)
  },
  neq: validateString,
  inc: validateStringArray,
  ninc: validateStringArray,
  pre: validateString,
  suf: validateString,
  re: validateString,
  gt: validateNumber,
  gte: validateNumber,
  lt: validateNumber,
  lte: validateNumber,
})
const validateComparable: Validator = (value) => {
  if (isObject(value)) return validateComparison(value)
  return validateString(value)
}
const validateHostCondition = makeObjectValidator(
  { type: acceptAnything, value: validateComparable },
  ['type', 'value'],
)
const validateOtherCondition = makeObjectValidator(
  {
    type: makeEnumValidator(['host', 'header', 'cookie', 'query']),
    key: validateString,
    value: validateComparable,
  },
  ['type', 'key'],
)

/** Validates `has` and `missing` of any kind of rule. */
const validateConditions = makeArrayValidator((item) => {
  if (isObject(item) && item.type === 'host') return validateHostCondition(item)
  return validateOtherCondition(item)
}, 16)

const validateHeaderRule = makeObjectValidator(
  {
    source: validateString,
    headers: makeArrayValidator(
      makeObjectValidator({ key: validateString, value: makeStringValidator(32_768) }, [
        'key',
        'value',
      ]),
      1_024,
    ),
    has: validateConditions,
    missing: validateConditions,
  },
  ['source', 'headers'],
)

const validateFunctions = makeMapValidator(
  makeObjectValidator({
    architecture: makeEnumValidator(['x86_64', 'arm64']),
    runtime: makeStringValidator(256),
    memory: acceptAnything,
    maxDuration: acceptAnything,
    affinity: makeObjectValidator({ mode: makeEnumValidator(['strict']) }, ['mode']),
    maxConcurrency: validateNumber,
    regions: validateStringArray,
    functionFailoverRegions: validateStringArray,
    includeFiles: makeStringValidator(256),
    excludeFiles: makeStringValidator(256),
    experimentalTriggers: acceptAnything,
    supportsCancellation: validateBoolean,
  }),
  50,
)

/** The validators of settings, other than lists of rules. */
const SETTING_VALIDATORS: Readonly<Record<string, Validator>> = {
  cleanUrls: validateBoolean,
  trailingSlash: validateBoolean,
  functions: validateFunctions,
}

/** Returns the settings of a `vercel.json` that Vercel refuses, other than lists of rules. */
export function findSettingProblems(settings: JsonObject): ParseProblem[] {
  const problems: ParseProblem[] = []
  for (const key of Object.keys(settings)) {
    if (SETTINGS.has(key)) continue
    const meant = findCorrection(key, [...SETTINGS])
    const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`
    const message = `Vercel refuses ${quote(key)}, which it does not know${question}`
    problems.push(makeParseProblem('invalid', message))
  }
  for (const [setting, check] of Object.entries(SETTING_VALIDATORS)) {
    const refusal = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined
    if (refusal !== undefined) problems.push(makeViolationProblem(setting, refusal))
  }
  if (settings.functions !== undefined && settings.builds !== undefined)
    problems.push(makeParseProblem('invalid', 'Vercel refuses `functions` together with `builds`.'))
  return problems
}

/** Returns why Vercel refuses an item of `headers`; undefined if it accepts it. */
export function findHeaderRuleProblem(item: unknown): ParseProblem | undefined {
  const refusal = validateHeaderRule(item)
  if (refusal === undefined) return undefined
  return makeViolationProblem('headers[…]', refusal)
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
export function explainInvalidRoute(route: JsonObject): string | undefined {
  const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.has(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  return explainInvalidConditions(route)
}

/** The lists of rules with a destination. */
export type RuleListKey = 'redirects' | 'rewrites'

/**
 * The fields that a rule may have: `redirectsSchema` and `rewritesSchema` of
 * `@vercel/routing-utils` 6.6.
 */
const RULE_FIELDS: Readonly<Record<RuleListKey, ReadonlySet<string>>> = {
  redirects: splitWords('source destination permanent statusCode has missing env'),
  rewrites: splitWords(
    'source destination transforms has missing statusCode env respectOriginCacheControl',
  ),
}

/**
 * Returns why Vercel refuses a rule for `from`, apart from its pattern, as the end of a sentence;
 * undefined if it accepts it.
 */
export function explainInvalidRule(
  item: JsonObject,
  from: string,
  list: RuleListKey,
): string | undefined {
  const { destination, permanent, statusCode } = item
  const unknown = Object.keys(item).find((name) => !RULE_FIELDS[list].has(name))
  if (unknown !== undefined) return `has ${quote(unknown)}, which Vercel does not know`
  if (Math.max(from.length, String(destination).length) > MAX_VERCEL_RULE_CHARS)
    return `is longer than the ${MAX_VERCEL_RULE_CHARS} characters that Vercel accepts`
  if (permanent !== undefined && statusCode !== undefined)
    return 'has both `permanent` and `statusCode`'
  if (permanent !== undefined && typeof permanent !== 'boolean')
    return 'has a `permanent` that is not a boolean'
  const condition = explainInvalidConditions(item)
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
function explainInvalidConditions(rule: JsonObject): string | undefined {
  for (const key of ['has', 'missing']) {
    const refusal = Object.hasOwn(rule, key) ? validateConditions(rule[key]) : undefined
    if (refusal !== undefined) return `is refused, since \`${key}${refusal.at}\` ${refusal.what}`
  }
  return undefined
}

function makeViolationProblem(where: string, { at, what }: SchemaViolation): ParseProblem {
  return makeParseProblem('invalid', `Vercel refuses the deployment: ${quote(where + at)} ${what}.`)
}
