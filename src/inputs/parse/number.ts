import { safe } from '../../report/clean.ts'
import { parseSize } from '../../units.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns a size in bytes. @throws InvalidInput */
export function parseByteCount(text: string): number {
  const bytes = parseSize(text)
  if (bytes && Number.isSafeInteger(bytes)) return bytes
  throw new InvalidInput(safe`is “${text}”: expected a size such as 500MB, 4GiB or a number of bytes`)
}

/** Returns a whole number above 0. @throws InvalidInput */
export function parseCount(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0
  if (count > 0 && Number.isSafeInteger(count)) return count
  throw new InvalidInput(safe`is “${text}”: expected a whole number above 0`)
}
