import { formatCount } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** The runner cuts an annotation after 4,096 UTF-16 units, and there are words around these. */
const MAX_SHOWN = { errors: 10, units: 3_500 } as const

/**
 * Returns the first of many errors, and how many more there are: an annotation that is cut lacks
 * what to do.
 */
export function pickFirstErrors(errors: readonly SafeText[]): readonly SafeText[] {
  let units = 0
  const isShown = ({ text }: SafeText, at: number) => {
    units += text.length
    return at === 0 || (at < MAX_SHOWN.errors && units <= MAX_SHOWN.units)
  }
  const end = errors.findIndex((error, at) => !isShown(error, at))
  if (end < 0) return errors
  const more = formatCount(errors.length - end, 'more', 'more')
  return [...errors.slice(0, end), safe`and ${more}; they are listed when these are fixed`]
}
