/** Inputs that are words: choices, booleans, lines of text with placeholders, and YAML keys. */

import { joinWords } from '../common/units.ts'
import { isKey } from '../handover/values-place.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findClosest, findMisspelled } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

/** Returns a text of one line. @throws InvalidInput */
export function parseText(text: string): string {
  if (/\p{Cc}/u.test(text))
    throw invalid`contains a line break or another control character: write it on one line`
  return text
}

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
    throw invalid`is “${text}”, which points into a list: ${expected}`
  if (!keys.every(isKey)) throw invalid`is “${text}”: ${expected}`
  return keys
}

/**
 * Returns the parser of a text of one line in which `{name}` stands for something, for each of
 * `names` and no other.
 */
export function makePlaceholderParser(...names: readonly string[]): (text: string) => string {
  const expected = joinWords(
    names.map((name) => `{${name}}`),
    'or',
  )
  return (text) => {
    for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
      if (names.includes(name)) continue
      const meant = findMisspelled(name.trim(), names)
      const like = text.includes('{{') ? safe` in single braces` : didYouMean(meant && `{${meant}}`)
      throw invalid`is “${text}”: ${found} is not a placeholder; expected ${expected}${like}`
    }
    return parseText(text)
  }
}

/** What people write for some of the choices below. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  off: /^(?:no|false)$/i,
  report: /^warn(?:ings?)?$/i,
  strict: /^(?:true|errors?|fail)$/i,
  check: /^(?:verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
}

/**
 * Returns the parser of an input that takes one of `choices`. `otherwise` is a sentence for who
 * means none of them.
 */
export function makeChoiceParser<const Choice extends string>(
  choices: readonly Choice[],
  otherwise?: SafeText,
): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text)
    if (choice) return choice
    const meant = findMeantChoice(text, choices)
    const expected = safe`is “${text}”: expected ${joinWords(choices, 'or')}${didYouMean(meant)}`
    if (otherwise === undefined) throw invalid`${expected}`
    if (meant === undefined) throw invalid`${expected}. ${otherwise}`
    throw invalid`${expected} ${otherwise}`
  }
}

function findMeantChoice(text: string, choices: readonly string[]): string | undefined {
  const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`))
  if (several.length > 1) return joinWords(several, 'or')
  return findClosest(text, choices) ?? choices.find((each) => OTHER_WORDS[each]?.test(text))
}

const BOOLEAN_WORDS = [
  [/^(?:yes|y|on|1|true)$/i, 'true'],
  [/^(?:no|n|off|0|false)$/i, 'false'],
] as const

/**
 * Returns a boolean of the YAML 1.2 core schema (https://yaml.org/spec/1.2.2/#10212-boolean), the
 * ones that `core.getBooleanInput` takes.
 * @throws InvalidInput
 */
export function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  const meant = BOOLEAN_WORDS.find(([words]) => words.test(text))?.[1]
  throw invalid`is “${text}”: expected true or false${didYouMean(meant)}`
}
