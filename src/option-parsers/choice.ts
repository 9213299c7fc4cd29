import { joinWords } from '../common/words.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findClosestName } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

/** Matches words that people write for some choices. */
const CHOICE_SYNONYMS: Readonly<Record<string, RegExp>> = {
  off: /^(?:no|false)$/i,
  report: /^warn(?:ings?)?$/i,
  strict: /^(?:true|errors?|fail)$/i,
  export: /^download$/i,
  check: /^(?:live(?:-?check)?|verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
}

/**
 * Returns the parser of an input that accepts one of `choices`. `otherwise` is a sentence for users
 * who mean none of them.
 */
export function makeChoiceParser<const Choice extends string>(
  choices: readonly Choice[],
  otherwise?: SafeText,
): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text)
    if (choice) return choice
    const suggestion = suggestChoice(text, choices)
    const expected = safe`is “${text}”: expected ${joinWords(choices, 'or')}${didYouMean(suggestion)}`
    if (otherwise === undefined) throw invalid`${expected}`
    if (suggestion === undefined) throw invalid`${expected}. ${otherwise}`
    throw invalid`${expected} ${otherwise}`
  }
}

function suggestChoice(text: string, choices: readonly string[]): string | undefined {
  const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`))
  if (several.length > 1) return joinWords(several, 'or')
  const closest = findClosestName(text, choices)
  if (closest !== undefined) return closest
  return choices.find((each) => CHOICE_SYNONYMS[each]?.test(text))
}
