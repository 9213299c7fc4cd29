import { closest, didYouMean } from '../../did-you-mean.ts'
import { safe } from '../../report/clean.ts'
import { joinWords } from '../../units.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Returns the parser of an input that takes one of `choices`. `otherwise` is the advice for a text that is close to none.
 */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  otherwise = safe``,
): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text)
    if (choice) return choice
    const meant = closest(text, choices)
    const advice = meant === undefined ? otherwise : didYouMean(meant)
    throw new InvalidInput(safe`is “${text}”: expected ${joinWords(choices, 'or')}${advice}`)
  }
}
