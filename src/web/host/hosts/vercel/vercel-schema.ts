/**
 * Checks a `vercel.json` for values that Vercel refuses: the schemas in `@vercel/routing-utils`
 * 6.6, `@vercel/build-utils` 14.21, and `validateConfig` of the `vercel` package, all read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { splitWords } from '../../../../common/words.ts'
import { findCorrection } from '../../../../text/did-you-mean.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'
import {
  acceptAnything,
  explainUnknownField,
  findFieldViolation,
  makeArrayValidator,
  makeEnumValidator,
  makeMapValidator,
  makeObjectValidator,
  makeStringValidator,
  type SchemaViolation,
  type Validator,
  validateBoolean,
  validateNumber,
} from './schema-validators.ts'

/** `maxItems` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
export const MAX_VERCEL_RULES = 2_048
/** `maxLength` of the same schemas. */
export const MAX_VERCEL_RULE_CHARS = 4_096
/** `maxItems` and `maxLength` of other parts of these schemas. */
const MAX_CONDITIONS = 16
const MAX_HEADERS = 1_024
const MAX_HEADER_CHARS = 32_768
/** `maxLength` and `maxProperties` of `functions` in `@vercel/build-utils`, read 2026-11. */
const MAX_FUNCTION_TEXT_CHARS = 256
const MAX_FUNCTIONS = 50

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

const validateString = makeStringValidator(MAX_VERCEL_RULE_CHARS)
const validateStringArray = makeArrayValidator(validateString)

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
const validateExpectedValue: Validator = (value) => {
  if (isObject(value)) return validateComparison(value)
  return validateString(value)
}
const validateHostCondition = makeObjectValidator(
  { type: acceptAnything, value: validateExpectedValue },
  ['type', 'value'],
)
const validateOtherCondition = makeObjectValidator(
  {
    type: makeEnumValidator(['host', 'header', 'cookie', 'query']),
    key: validateString,
    value: validateExpectedValue,
  },
  ['type', 'key'],
)

/** Validates `has` and `missing` of any kind of rule. */
const validateConditions = makeArrayValidator((item) => {
  if (isObject(item) && item.type === 'host') return validateHostCondition(item)
  return validateOtherCondition(item)
}, MAX_CONDITIONS)

const validateHeader = makeObjectValidator(
  { key: validateString, value: makeStringValidator(MAX_HEADER_CHARS) },
  ['key', 'value'],
)
const validateHeaderRule = makeObjectValidator(
  {
    source: validateString,
    headers: makeArrayValidator(validateHeader, MAX_HEADERS),
    has: validateConditions,
    missing: validateConditions,
  },
  ['source', 'headers'],
)

const validateFunctions = makeMapValidator(
  makeObjectValidator({
    architecture: makeEnumValidator(['x86_64', 'arm64']),
    runtime: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    memory: acceptAnything,
    maxDuration: acceptAnything,
    affinity: makeObjectValidator({ mode: makeEnumValidator(['strict']) }, ['mode']),
    maxConcurrency: validateNumber,
    regions: validateStringArray,
    functionFailoverRegions: validateStringArray,
    includeFiles: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    excludeFiles: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    experimentalTriggers: acceptAnything,
    supportsCancellation: validateBoolean,
  }),
  MAX_FUNCTIONS,
)

/** The validators of settings, other than lists of rules. */
const SETTING_VALIDATORS: Readonly<Record<string, Validator>> = {
  cleanUrls: validateBoolean,
  trailingSlash: validateBoolean,
  functions: validateFunctions,
}

/** Returns the settings of a `vercel.json` that Vercel refuses, other than lists of rules. */
export function findSettingProblems(settings: JsonObject): ParseProblem[] {
  const unknownSettings = Object.keys(settings).filter((name) => !SETTINGS.has(name))
  const problems = unknownSettings.map(makeUnknownSettingProblem)
  for (const [setting, validate] of Object.entries(SETTING_VALIDATORS)) {
    const violation = findFieldViolation(settings, setting, validate)
    if (violation !== undefined) problems.push(makeViolationProblem(setting, violation))
  }
  if (settings.functions !== undefined && settings.builds !== undefined)
    problems.push(makeParseProblem('invalid', 'Vercel refuses `functions` together with `builds`.'))
  return problems
}

function makeUnknownSettingProblem(setting: string): ParseProblem {
  const correction = findCorrection(setting, [...SETTINGS])
  const messageStart = `Vercel refuses ${quote(setting)}, which it does not recognize`
  if (correction === undefined) return makeParseProblem('invalid', `${messageStart}.`)
  return makeParseProblem('invalid', `${messageStart}; did you mean \`${correction}\`?`)
}

/** Returns why Vercel refuses an item of `headers`; undefined if it accepts it. */
export function findHeaderRuleProblem(item: unknown): ParseProblem | undefined {
  const violation = validateHeaderRule(item)
  if (violation === undefined) return undefined
  return makeViolationProblem('headers[…]', violation)
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
  return (
    explainUnknownField(route, ROUTE_FIELDS) ??
    explainTooLongText(route, ['src', 'source', 'dest', 'destination']) ??
    explainInvalidConditions(route)
  )
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
 * Returns why Vercel refuses a rule, apart from its pattern, as the end of a sentence; undefined if
 * it accepts it.
 */
export function explainInvalidRule(rule: JsonObject, list: RuleListKey): string | undefined {
  const { permanent, statusCode } = rule
  const explanation =
    explainUnknownField(rule, RULE_FIELDS[list]) ??
    explainTooLongText(rule, ['source', 'destination'])
  if (explanation !== undefined) return explanation
  if (permanent !== undefined && statusCode !== undefined)
    return 'has both `permanent` and `statusCode`'
  if (permanent !== undefined && typeof permanent !== 'boolean')
    return 'has a `permanent` that is not a boolean'
  const invalidConditions = explainInvalidConditions(rule)
  if (invalidConditions !== undefined) return invalidConditions
  if (statusCode === undefined || isStatus(statusCode)) return undefined
  return 'has a `statusCode` that is not a number from 100 to 999'
}

/**
 * Returns why Vercel refuses the lengths of these fields, as the end of a sentence; undefined if it
 * accepts them.
 */
function explainTooLongText(rule: JsonObject, fields: readonly string[]): string | undefined {
  const isTooLong = fields.some((field) => String(rule[field]).length > MAX_VERCEL_RULE_CHARS)
  if (isTooLong) return `is longer than the ${MAX_VERCEL_RULE_CHARS} characters that Vercel accepts`
  return undefined
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
    const violation = findFieldViolation(rule, key, validateConditions)
    if (violation !== undefined)
      return `is refused, since \`${key}${violation.place}\` ${violation.explanation}`
  }
  return undefined
}

function makeViolationProblem(
  setting: string,
  { place, explanation }: SchemaViolation,
): ParseProblem {
  const where = quote(setting + place)
  return makeParseProblem('invalid', `Vercel refuses the deployment: ${where} ${explanation}.`)
}
