import { safe } from '../text/clean.ts'
import { invalid } from './invalid-input.ts'

/** Returns a commit, or the beginning of one. @throws InvalidInput */
export function parseCommit(text: string): string {
  if (/^[0-9a-f]{7,40}$/i.test(text)) return text
  const advice = safe`expected 7 to 40 hexadecimal digits, such as \${{ github.sha }}`
  throw invalid`is “${text}”, which is not a commit: ${advice}`
}
