import { parseSize } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { invalid } from './invalid-input.ts'

/** Returns a size in bytes. @throws InvalidInput */
export function parseByteCount(text: string): number {
  const bytes = parseSize(text)
  if (bytes && Number.isSafeInteger(bytes)) return bytes
  const advice = safe`expected a size above 0, such as 500MB, 4GiB, or a number of bytes`
  const expected = safe`is “${text}”: ${advice}`
  if (/\d[.,]\d/.test(text)) throw invalid`${expected}; decimals are not supported`
  throw invalid`${expected}`
}
