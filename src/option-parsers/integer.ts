import { parseSize } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

/** Returns a whole number above 0. @throws InvalidInput */
export function parsePositiveInteger(text: string): number {
  const count = parseDigits(text)
  if (count !== undefined && count > 0) return count
  const advice = safe`expected a whole number above 0, such as 2000${didYouMean(suggestCount(text))}`
  throw invalid`is “${text}”: ${advice}`
}

/** Returns a whole number. @throws InvalidInput */
export function parseNonNegativeInteger(text: string): number {
  const count = parseDigits(text)
  if (count !== undefined) return count
  throw invalid`is “${text}”: expected a whole number, such as 20${didYouMean(suggestCount(text))}`
}

function parseDigits(text: string): number | undefined {
  const count = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count)) return undefined
  return count
}

/** Returns `20,000` as `20000` and `2k` as `2000`; undefined if there is no number in the text. */
function suggestCount(text: string): string | undefined {
  if (/b/i.test(text)) return undefined
  const suggestion = parseSize(text.replace(/[\s,_]/g, ''))
  if (!suggestion) return undefined
  return `${suggestion}`
}
