import { type SafeText, safe } from '../../report/clean.ts'
import { joinWords } from '../../units.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns the end of an error that suggests what was meant, if that is known. */
export function didYouMean(meant: string | undefined): SafeText {
  return meant === undefined ? safe`` : safe`; did you mean ${meant}?`
}

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

/** How many typos a misspelling has. */
const MAX_EDITS = 2

/** Returns the one choice that `text` is a misspelling or the first word of; undefined if there is none. */
export function closest(text: string, choices: readonly string[]): string | undefined {
  const given = text.toLowerCase().replace(/[\s_]+/g, '-')
  const matches = choices.filter((choice) => choice.startsWith(`${given}-`))
  if (matches.length === 1) return matches[0]
  return choices.find(
    (choice) => Math.min(given.length, choice.length) > MAX_EDITS && edits(given, choice) <= MAX_EDITS,
  )
}

/** Returns how many characters have to be inserted, removed or changed to turn `a` into `b` (Levenshtein). */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_EDITS) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (b[j] === character ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
