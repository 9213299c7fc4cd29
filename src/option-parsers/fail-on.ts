import { joinWords } from '../common/words.ts'
import { CODES, type Code } from '../findings/codes.ts'
import type { FailOn } from '../findings/quality-gate.ts'
import { SITE_CODES } from '../findings/site-kinds.ts'
import { safe } from '../text/clean.ts'
import { didYouMean, findClosestName } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

const LEVELS = ['errors', 'warnings'] as const

/** Returns what fails a step besides errors. @throws InvalidInput */
export function parseFailOn(text: string): FailOn {
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  const codes = new Set<Code>()
  rejectUnknownNames(names, text)
  let includesWarnings = false
  for (const name of names) {
    if (name === 'warnings') includesWarnings = true
    else if (name !== 'errors') codes.add(parseCode(name, text))
  }
  if (names.length === 0) throw invalid`is “${text}”: expected ${EXPECTED}`
  return { text: names.join(', '), includesWarnings, codes }
}

/** @throws InvalidInput if several names are unknown; `parseCode` says more about a single one */
function rejectUnknownNames(names: readonly string[], text: string): void {
  const known = new Set<string>([...LEVELS, ...CODES, '-'])
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length < 2) return
  const all = unknown.map((name) => {
    const suggestion = suggestName(name)
    if (suggestion === undefined) return `“${name}”`
    return `“${name}” (did you mean ${suggestion}?)`
  })
  throw invalid`is “${text}”: ${joinWords(all, 'and')} are not codes of the check; expected ${EXPECTED}`
}

const EXPECTED = `${joinWords(LEVELS, 'or')}, or codes of findings such as broken-anchor`

function parseCode(name: string, text: string): Code {
  const code = [...SITE_CODES].find((each) => each === name)
  if (code !== undefined) return code
  if ([...CODES].some((each) => each === name)) {
    const advice = safe`whose errors always fail the step; expected ${EXPECTED}`
    throw invalid`is “${text}”: “${name}” is a code of the live check, ${advice}`
  }
  if (name === '-') {
    const advice = safe`write the codes without “-”, separated by commas or line breaks`
    throw invalid`is “${text}”: ${advice}`
  }
  if (name === 'notices') throw invalid`is “${text}”: list the codes of the notices instead`
  const advice = safe`expected ${EXPECTED}${didYouMean(suggestName(name))}`
  const which = name === text ? safe`which` : safe`but “${name}”`
  throw invalid`is “${text}”, ${which} is not a code of the check; ${advice}`
}

function suggestName(name: string): string | undefined {
  const word = name.replaceAll(/^\W+|\W+$/g, '')
  return findClosestName(word, [...LEVELS, ...SITE_CODES])
}
