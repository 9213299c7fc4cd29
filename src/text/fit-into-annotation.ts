import { formatNumber } from '../common/units.ts'
import { type SafeText, safe } from './clean.ts'

/**
 * The runner cuts an annotation after 4,096 UTF-16 units, and there are words around the errors.
 */
const MAX_ERRORS = 10
const MAX_UNITS = 3_500

/**
 * Returns the first of many errors, and how many more there are: an annotation that was cut would
 * lack the advice at its end.
 */
export function fitErrorsIntoAnnotation(errors: readonly SafeText[]): readonly SafeText[] {
  const shown: SafeText[] = []
  let units = 0
  for (const error of errors) {
    units += error.text.length
    const exceedsLimits = shown.length >= MAX_ERRORS || units > MAX_UNITS
    if (shown.length > 0 && exceedsLimits) break
    shown.push(error)
  }
  if (shown.length === errors.length) return errors
  const more = formatNumber(errors.length - shown.length)
  return [...shown, safe`and ${more} more, which will be listed once these are fixed`]
}
