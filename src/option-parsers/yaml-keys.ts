import { isKey } from '../handover/values-path.ts'
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

const OWN_FILE = safe`For values in a list, keep them in a file of their own, and set values-file to that`

/** Returns the keys of a path such as `spec.values`. @throws InvalidInput */
export function parseKeys(text: string): readonly string[] {
  const keys = text.split('.')
  const expected = safe`expected keys separated by dots, such as docs or spec.values`
  if (keys.at(-1) === 'staticExport') {
    const outer = keys.slice(0, -1).join('.')
    const advice = safe`this is the place that contains it${didYouMean(outer || undefined)}`
    throw invalid`is “${text}”: leave staticExport out: ${advice}`
  }
  if (/\[|\.\d+(?:\.|$)/.test(text))
    throw invalid`is “${text}”, which points into a list: ${expected}. ${OWN_FILE}`
  if (!keys.every(isKey)) throw invalid`is “${text}”: ${expected}`
  return keys
}
