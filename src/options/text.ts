/** Inputs that are words: choices, booleans, keys, ids. */

import { joinWords } from '../common/units.ts'
import { isKey } from '../handover/values-place.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findClosest, findMisspelled } from '../text/did-you-mean.ts'
import { WordedError } from '../text/worded-error.ts'

/** What is wrong with an input, worded to follow its name. */
export class InvalidInput extends WordedError {
  override readonly name = 'InvalidInput'
}

/** A template tag for what is wrong with an input, as `safe`. */
export function invalid(words: TemplateStringsArray, ...values: readonly unknown[]): InvalidInput {
  return new InvalidInput(safe(words, ...values))
}

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
    throw invalid`is “${text}”: leave staticExport out: this is the place that contains it${didYouMean(outer || undefined)}`
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
export function withPlaceholders(...names: readonly string[]): (text: string) => string {
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
export function oneOf<const Choice extends string>(
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

/**
 * In characters. Nothing shorter is a key or a token, and to mask it would hide each letter like it
 * in all logs of the job.
 */
const MIN_SECRET_LENGTH = 8

/** Is a text long enough to be a key or a token? */
export function canBeSecret(text: string): boolean {
  return text.length >= MIN_SECRET_LENGTH
}

const ONLY_KEY = safe`the secret must contain the key and nothing else`
const EXPRESSION = safe`write an expression such as \${{ secrets.NAME }}`

/** What people give instead of a key, and what is wrong with it; the first that matches counts. */
const NO_KEYS: readonly (readonly [RegExp, SafeText])[] = [
  [/^bearer\s/i, safe`begins with “Bearer”: leave that out; this step adds it`],
  [/^["'“”‘’`]|["'“”‘’`]$/, safe`begins or ends with a quote: leave the quotes out of the secret`],
  [/^\$\{?\w+\}?$/, safe`is a shell variable, which is not expanded: ${EXPRESSION}`],
  [
    /^(?:(?:secrets|vars|env)\.\w+|[A-Z]+(?:_[A-Z]+)+)$/,
    safe`looks like the name of a secret: ${EXPRESSION}`,
  ],
  [/^[A-Z]+(?:_[A-Z]+)+=/, safe`begins with a name and “=”: ${ONLY_KEY}`],
  [/^https?:\/\//i, safe`is a URL: set base-url to that, and this input to the key`],
  [/^[[{]/, safe`begins with a bracket, as JSON does: ${ONLY_KEY}`],
  [/^(?:gh[a-z]_|github_pat_)/, safe`is a GitHub token: create an admin key in the dashboard`],
  [
    /^\*+$/,
    safe`consists of asterisks, as logs show in place of a key: copy the key from the dashboard`,
  ],
  [/\s/, safe`contains white space or a line break: ${ONLY_KEY}`],
  [/[^\x21-\x7e]/, safe`contains characters that no key has: copy it from the dashboard again`],
]

/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseApiKey(text: string): string {
  const [, what] = NO_KEYS.find(([pattern]) => pattern.test(text)) ?? []
  if (what !== undefined) throw new InvalidInput(what)
  if (!canBeSecret(text))
    throw invalid`has fewer than ${MIN_SECRET_LENGTH} characters, so it is not a key: check the value of the secret`
  return text
}

/**
 * Returns a token that a header can carry.
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseToken(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text) && !/^["']|["']$/.test(text)) return text
  throw invalid`contains white space, a line break, a quote or another character that no token has: the secret must contain the token and nothing else`
}

/** Returns a commit, or the beginning of one. @throws InvalidInput */
export function parseCommit(text: string): string {
  if (/^[0-9a-f]{7,40}$/i.test(text)) return text
  throw invalid`is “${text}”, which is not a commit: expected 7 to 40 hexadecimal digits, such as \${{ github.sha }}`
}

/** The longest id that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255

const EXPECTED_ID = safe`expected only the ID, as shown in the dashboard or in the log of an earlier run`

/** Returns an id that can be part of the path of a call. @throws InvalidInput */
export function parseId(text: string): string {
  // An address may hold a secret.
  if (text.includes('://')) throw invalid`is a URL: ${EXPECTED_ID}`
  if (text === '.' || text === '..') throw invalid`is “${text}”: ${EXPECTED_ID}`
  if (text.length > MAX_ID_LENGTH) throw invalid`has more than ${MAX_ID_LENGTH} characters`
  if (/[\s\p{C}]/u.test(text)) throw invalid`is “${text}”, with white space in it: ${EXPECTED_ID}`
  const bare = text.replace(/^["']|["']$/g, '')
  if (bare !== text)
    throw invalid`is “${text}”, with quotes: ${EXPECTED_ID}${didYouMean(bare || undefined)}`
  return text
}

/** Returns the id of a job. @throws InvalidInput */
export function parseJobId(text: string): string {
  const [, ofJson] = /^\{.*"(?:jobId|id)":\s*"([\w.~:-]{1,255})"/s.exec(text) ?? []
  // Only its job is shown: an address may hold a secret.
  if (ofJson !== undefined) throw invalid`is JSON: ${EXPECTED_ID}${didYouMean(ofJson)}`
  const ofAddress = findJobInAddress(text)
  if (ofAddress !== undefined) throw invalid`is a URL: ${EXPECTED_ID}${didYouMean(ofAddress)}`
  return parseId(text)
}

function findJobInAddress(text: string): string | undefined {
  if (!text.includes('://')) return undefined
  const { pathname = '' } = URL.parse(text) ?? {}
  return /\/jobs\/(\w[\w.~:-]{0,254})(?:\/|$)/.exec(pathname)?.[1]
}
