import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns a text of one line. @throws InvalidInput */
export function parseText(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new InvalidInput(safe`has a line end or another control character in it`)
  return text
}
