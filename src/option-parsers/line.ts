import { invalid } from './invalid-input.ts'

/** Returns a single line of text. @throws InvalidInput */
export function parseLine(text: string): string {
  if (/\p{Cc}/u.test(text))
    throw invalid`contains a line break or another control character: write it on one line`
  return text
}
