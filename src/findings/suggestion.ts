/** What may be meant by a broken address. The only place where suggestions are worded. */
import { fill } from '../text/clean.ts'

const SENTENCES = {
  ending: '{address} exists; only the ending differs.',
  case: '{address} exists; it differs only in case.',
  unicode: '{address} exists; the names differ in their Unicode form, which looks the same.',
  'base-path': '{address} exists; only the start differs.',
  elsewhere: '{address} exists, with the same name in another folder.',
  typo: '{address} exists, with a similar name.',
  suffix: '{address} exists; only the number at the end of the anchor differs.',
  words: '{address} exists, with the same words.',
  place: '{address} exists, in the same place on the page.',
  mailto: '`mailto:` is missing: {address} is the address of a mailbox.',
} as const

/** In which respect something differs from a broken address; stable. */
export type SuggestionKind = keyof typeof SENTENCES

/** What exists and was probably meant. Text as found: clean it before it is shown. */
export type Suggestion = Readonly<ReturnType<typeof makeSuggestion>>

/**
 * Returns a suggestion with its sentence. `address`: from the root of the host on, or in full; as
 * it can be written in a page.
 */
export function makeSuggestion(kind: SuggestionKind, address: string) {
  return { kind, address, message: fill(SENTENCES[kind], { address }).text }
}
