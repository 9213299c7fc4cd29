/** The sentences of suggestions for broken addresses. Only this file contains their wording. */
import { fill } from '../text/clean.ts'

const SENTENCES = {
  ending: '{address} exists; only the ending differs.',
  case: '{address} exists; it differs only in case.',
  unicode: '{address} exists; the names look the same but differ in their Unicode form.',
  'base-path': '{address} exists; only the start differs.',
  elsewhere: '{address} exists, with the same name in another folder.',
  typo: '{address} exists, with a similar name.',
  suffix: '{address} exists; only the number at the end of the anchor differs.',
  prefix: '{address} exists; only the start of the anchor differs.',
  words: '{address} exists, with the same words.',
  place: '{address} exists, in the same place on the page.',
  https: '`https://` is missing: {address} is a full address.',
  mailto: '`mailto:` is missing: {address} is an email address.',
  colon: 'A colon is missing: {address} is a full address.',
  markdown: 'The link is written in Markdown, not in HTML: its address is {address}.',
  encoding: '{address} exists: `#` in the name of a file is written as `%23`.',
  'encoded-twice': '{address} exists; the broken address was encoded twice.',
  'encoded-hash': 'The `#` before an anchor must not be encoded: write {address}.',
  ampersand: 'A query begins with `?`, not with `&`: write {address}.',
  invisible: '{address} exists; the broken address ends with {character}.',
  quotes: 'The typographic quotes are read as part of the address, which should be {address}.',
} as const

/** How a suggestion differs from the broken address. The values are stable. */
export type SuggestionKind = keyof typeof SENTENCES

/** All kinds of suggestions. */
export const SUGGESTION_KINDS = Object.keys(SENTENCES) as readonly SuggestionKind[]

/** An existing address that was probably meant. Untrusted text: clean it before you show it. */
export type Suggestion = Readonly<ReturnType<typeof makeSuggestion>>

/**
 * Returns a suggestion with its sentence. `address` is an absolute path or a full address, as it
 * can be written in a page. `character` names the one that an `invisible` suggestion is about.
 */
export function makeSuggestion(kind: SuggestionKind, address: string, character?: string) {
  return { kind, address, message: fill(SENTENCES[kind], { address, character }).text }
}
