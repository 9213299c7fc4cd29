/** Validates values as a JSON schema does, and explains what is wrong with them. */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { joinWords } from '../../../../common/words.ts'
import { findCorrection } from '../../../../text/did-you-mean.ts'
import { quote } from '../../redirects/parse-problems.ts'

/** Why a value is refused. */
export interface SchemaViolation {
  /** The place in the value: `[2].key`, or empty for the value itself. */
  readonly place: string
  /** The end of a sentence about the place, such as `must be a string`. */
  readonly explanation: string
}

/** Returns why a value is refused; undefined if it is valid. */
export type Validator = (value: unknown) => SchemaViolation | undefined

export const acceptAnything: Validator = () => undefined

export const validateBoolean: Validator = (value) => {
  if (typeof value === 'boolean') return undefined
  return makeViolation('must be `true` or `false`')
}

export const validateNumber: Validator = (value) => {
  if (typeof value === 'number') return undefined
  return makeViolation('must be a number')
}

function makeViolation(explanation: string): SchemaViolation {
  return { place: '', explanation }
}

/** Returns a validator for a string of up to `maxLength` characters. */
export function makeStringValidator(maxLength: number): Validator {
  return (value) => {
    if (typeof value !== 'string') return makeViolation('must be a string')
    if (value.length <= maxLength) return undefined
    return makeViolation(`is longer than ${maxLength} characters`)
  }
}

/** Returns a validator for one of several strings. */
export function makeEnumValidator(words: readonly string[]): Validator {
  const quotedWords = words.map((word) => `\`${word}\``)
  const list = joinWords(quotedWords, 'or')
  return (value) => {
    if (words.some((word) => word === value)) return undefined
    return makeViolation(`must be ${list}`)
  }
}

/** Returns a validator for an array of up to `maxItems` items. */
export function makeArrayValidator(
  validateItem: Validator,
  maxItems = Number.POSITIVE_INFINITY,
): Validator {
  return (value) => {
    if (!Array.isArray(value)) return makeViolation('must be a list')
    if (value.length > maxItems) return makeViolation(`has more than ${maxItems} items`)
    for (const [i, item] of value.entries()) {
      const violation = validateItem(item)
      if (violation !== undefined) return moveInto(`[${i}]`, violation)
    }
    return undefined
  }
}

/** Returns a validator for an object with only these fields. */
export function makeObjectValidator(
  fields: Readonly<Record<string, Validator>>,
  required: readonly string[] = [],
): Validator {
  const fieldNames = new Set(Object.keys(fields))
  return (value) => {
    if (!isObject(value)) return makeViolation('must be an object')
    const unknownField = explainUnknownField(value, fieldNames)
    if (unknownField !== undefined) return makeViolation(unknownField)
    const missing = required.find((name) => !Object.hasOwn(value, name))
    if (missing !== undefined) return makeViolation(`has no \`${missing}\``)
    for (const [name, validate] of Object.entries(fields)) {
      const violation = findFieldViolation(value, name, validate)
      if (violation !== undefined) return moveInto(`.${name}`, violation)
    }
    return undefined
  }
}

/**
 * Returns why an object with fields other than `names` is refused, as the end of a sentence;
 * undefined if it has none.
 */
export function explainUnknownField(
  object: JsonObject,
  names: ReadonlySet<string>,
): string | undefined {
  const unknown = Object.keys(object).find((name) => !names.has(name))
  if (unknown === undefined) return undefined
  const correction = findCorrection(unknown, [...names])
  const suggestion = correction === undefined ? '' : ` (did you mean \`${correction}\`?)`
  return `has ${quote(unknown)}, which Vercel does not recognize${suggestion}`
}

/** Returns a validator for an object with any names, and up to `maxEntries` entries. */
export function makeMapValidator(validateEntry: Validator, maxEntries: number): Validator {
  return (value) => {
    if (!isObject(value)) return makeViolation('must be an object')
    const entries = Object.entries(value)
    if (entries.length === 0) return makeViolation('is empty')
    if (entries.length > maxEntries) return makeViolation(`has more than ${maxEntries} entries`)
    for (const [name, entry] of entries) {
      const violation = validateEntry(entry)
      if (violation !== undefined) return moveInto(`[${JSON.stringify(name)}]`, violation)
    }
    return undefined
  }
}

/** Returns why a field of an object is refused; undefined if it is valid or missing. */
export function findFieldViolation(
  object: JsonObject,
  name: string,
  validate: Validator,
): SchemaViolation | undefined {
  if (!Object.hasOwn(object, name)) return undefined
  return validate(object[name])
}

/** Returns the violation of an inner value as a violation of the value around it. */
function moveInto(outerPlace: string, { place, explanation }: SchemaViolation): SchemaViolation {
  return { place: outerPlace + place, explanation }
}
