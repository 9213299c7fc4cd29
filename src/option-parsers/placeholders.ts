import { joinWords } from '../common/words.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findCorrection } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'
import { parseLine } from './line.ts'

/**
 * Returns the parser of a single line of text that may contain the placeholder `{name}` for each of
 * `names`, and no other.
 */
export function makePlaceholderParser(...names: readonly string[]): (text: string) => string {
  const expected = joinWords(
    names.map((name) => `{${name}}`),
    'or',
  )
  return (text) => {
    for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
      if (names.includes(name)) continue
      const advice = adviseOnPlaceholder(text, findPlaceholder(name.trim(), names))
      throw invalid`is “${text}”: ${found} is not a placeholder; expected ${expected}${advice}`
    }
    return parseLine(text)
  }
}

/** Returns the name that was probably meant, such as one that `name` is the beginning of. */
function findPlaceholder(name: string, names: readonly string[]): string | undefined {
  const longer = names.filter((each) => name !== '' && each.startsWith(name))
  if (longer.length === 1) return longer[0]
  return findCorrection(name, names)
}

function adviseOnPlaceholder(text: string, suggestion: string | undefined): SafeText {
  if (text.includes('{{')) return safe` in single braces`
  if (suggestion === undefined) return safe``
  return didYouMean(`{${suggestion}}`)
}
