import { parseDuration } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { type InvalidInput, invalid } from './invalid-input.ts'

/**
 * Returns the parser of a duration, in ms, of at least `min` and at most `max`. `adviceOnZero` ends
 * the error about 0.
 */
export function makeDurationParser(
  min: string,
  max: string,
  adviceOnZero = safe``,
): (text: string) => number {
  const minMs = parseDuration(min) ?? 0
  const maxMs = parseDuration(max) ?? 0
  const isInRange = (ms: number) => ms >= minMs && ms <= maxMs
  return (text) => {
    const ms = parseDuration(text)
    if (ms === undefined) throw makeDurationError(text, min)
    if (isInRange(ms)) return ms
    const expected = safe`is “${text}”: expected ${min} to ${max}`
    if (ms === 0) throw invalid`${expected}${adviceOnZero}`

    let suggestion: string | undefined
    // A number without a unit is in seconds here, but in milliseconds in other tools.
    const suggestedMs = ms / 1_000
    if (/^\d+000$/.test(text) && isInRange(suggestedMs)) suggestion = `${suggestedMs / 1_000}s`
    throw invalid`${expected}${didYouMean(suggestion)}`
  }
}

function makeDurationError(text: string, min: string): InvalidInput {
  const expected = safe`is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m, or 2d`
  const suggestion = shortenUnits(text)
  if (suggestion !== undefined) return invalid`${expected}${didYouMean(suggestion)}`
  if (/^\d+\s*ms$/i.test(text)) return invalid`${expected}; the minimum is ${min}`
  return invalid`${expected}`
}

/** Matches a number and its unit, such as `1.5 hours`, but not the end of `1,5h` or `-5m`. */
const WITH_UNIT = new RegExp(
  String.raw`(?<!\d,|[\d.-])(\d+(?:\.\d+)?)\s*` +
    '(days?|hours?|hrs?|minut\\w+|mins?|seconds?|secs?|[dhms])(?![a-z])',
  'g',
)

/** Matches a number with its unit, and another one at the end without a unit: `1 hour 30`. */
const WITHOUT_LAST_UNIT = /(\d\s*(d(?:ays?)?|h(?:ours?|rs?)?|m(?:inut\w+|ins?)?))\s*(\d+)$/

/** The unit of a number that follows one with this unit. */
const NEXT_UNIT: Readonly<Record<string, string>> = { d: 'h', h: 'm', m: 's' }

/**
 * Returns `30 minutes please` as `30m`, `1,5h` as `1.5h`, `1h 30` as `1h30m`, and `30000ms` as
 * `30s`; undefined if there is no duration in the text.
 */
function shortenUnits(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .replace(/(?<![\d.])(\d+)000\s*ms$/, '$1s')
    .replace(/^(\d+),(\d)(?!\d)/, '$1.$2')
    .replace(
      WITHOUT_LAST_UNIT,
      (_, first, unit: string, last) => `${first} ${last}${NEXT_UNIT[unit.charAt(0)]}`,
    )
    .matchAll(WITH_UNIT)
  const short = [...parts].map(([, number, unit = '']) => `${number}${unit.charAt(0)}`).join('')
  if (parseDuration(short) === undefined) return undefined
  return short
}
