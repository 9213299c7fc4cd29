/** Inputs that are secret: keys and tokens. No error shows them. */
import { type SafeText, safe } from '../text/clean.ts'
import { InvalidInput, invalid } from './invalid-input.ts'

/**
 * In characters. A shorter text is not a key or a token, and masking it would hide ordinary words
 * in all logs of the job.
 */
export const MIN_SECRET_LENGTH = 8

/** Is a string long enough to be a key or a token? */
export function canBeSecret(text: string): boolean {
  return text.length >= MIN_SECRET_LENGTH
}

const ONLY_KEY = safe`the secret must contain the key and nothing else`
const EXPRESSION = safe`write an expression such as \${{ secrets.NAME }}`

/** Texts that people specify instead of a key, and the error; the first match applies. */
const KEY_MISTAKES: readonly (readonly [RegExp, SafeText])[] = [
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
    safe`consists of asterisks, which logs show instead of a key: copy the key from the dashboard`,
  ],
  [/\s/, safe`contains whitespace or a line break: ${ONLY_KEY}`],
  [
    /[^\x21-\x7e]/,
    safe`contains characters that keys cannot contain: copy the key from the dashboard again`,
  ],
]

/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseApiKey(text: string): string {
  const [, mistake] = KEY_MISTAKES.find(([pattern]) => pattern.test(text)) ?? []
  if (mistake !== undefined) throw new InvalidInput(mistake)
  if (!canBeSecret(text)) {
    const advice = safe`check the value of the secret`
    throw invalid`has fewer than ${MIN_SECRET_LENGTH} characters, so it is not a key: ${advice}`
  }
  return text
}

/**
 * Returns a token that a header can carry.
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseToken(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text) && !/^["']|["']$/.test(text)) return text
  const what = safe`whitespace, a line break, a quote, or another character that tokens cannot contain`
  throw invalid`contains ${what}: the secret must contain the token and nothing else`
}
