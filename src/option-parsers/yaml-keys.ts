import { isKey } from '../handover/values-path.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

const OWN_FILE = safe`If the values are in a list, move them to a file of their own and set values-file to that file`

/** Returns the keys of a path such as `spec.values`. @throws InvalidInput */
export function parseKeys(text: string): readonly string[] {
  const keys = text.split('.')
  const expected = safe`expected keys separated by dots, such as docs or spec.values`
  if (keys.at(-1) === 'staticExport') {
    const outer = keys.slice(0, -1).join('.')
    const advice = safe`values-path is the place that contains it${didYouMean(outer || undefined)}`
    throw invalid`is “${text}”: leave staticExport out, because ${advice}`
  }
  if (/\[|\.\d+(?:\.|$)/.test(text))
    throw invalid`is “${text}”, which points into a list: ${expected}. ${OWN_FILE}`
  if (!keys.every(isKey)) throw invalid`is “${text}”: ${expected}${suggestDots(text)}`
  return keys
}

/** Returns the suggestion for a path with slashes; empty for any other text. */
function suggestDots(text: string): SafeText {
  const keys = text.split('/').filter((key) => key !== '')
  if (keys.at(-1) === 'staticExport') keys.pop()
  if (!text.includes('/') || keys.length === 0 || !keys.every(isKey)) return safe``
  return didYouMean(keys.join('.'))
}
