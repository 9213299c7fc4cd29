/** Finds what was probably meant by an anchor that its page does not have. */
import { detach, percentDecode, toText } from '../../web/byte-strings.ts'
import type { NearMissKind } from './kinds.ts'
import { wordsOf } from './similar-names.ts'

/** What identifiers get when a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** Anchors of fewer letters, or of one word, may well mean something else on another page. */
const MIN_LETTERS_ELSEWHERE = 8

/** An anchor that differs in more than one of these ways is not near. The first ones are the nearest. */
const KINDS = [
  'anchor-encoding',
  'anchor-case',
  'anchor-punctuation',
  'anchor-suffix',
] as const satisfies readonly NearMissKind[]

/** One anchor that is missing in a page, and what is nearest among the anchors that were offered so far. */
export class MissingAnchor {
  readonly #text: string
  #near: string | undefined
  #rank: number = KINDS.length
  #isTie = false

  /** `fragment` without its `#`, as a string of bytes. */
  constructor(fragment: string) {
    this.#text = readable(fragment)
  }

  /** Anchors that share none of these keys with it, in either list, are not near. */
  get keys(): readonly string[] {
    return keysOf(this.#text)
  }

  /** Takes an anchor of the page, as a string of bytes. */
  offer(id: string): void {
    const rank = rankOf(this.#text, readable(id))
    if (rank === undefined || rank > this.#rank || (rank === this.#rank && id === this.#near)) return
    this.#isTie = rank === this.#rank
    this.#rank = rank
    this.#near = detach(id)
  }

  /** What is nearest; undefined if nothing is near, or if two are equally near. */
  get near(): { readonly kind: NearMissKind; readonly id: string } | undefined {
    const kind = KINDS[this.#rank]
    return this.#near === undefined || kind === undefined || this.#isTie
      ? undefined
      : { kind, id: this.#near }
  }
}

/** Returns the keys under which an anchor of a page, a string of bytes, may be near a missing one. */
export function anchorKeys(id: string): readonly string[] {
  return keysOf(readable(id))
}

/** Does the anchor say enough to recognize what was moved to another page? */
export function isTelling(fragment: string): boolean {
  const text = readable(fragment)
  return wordsOf(text).length > 1 && text.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS_ELSEWHERE
}

function keysOf(text: string): readonly string[] {
  const keys = [plain(text), plain(text.replace(SUFFIX, ''))].filter((key) => key !== '')
  return [...new Set(keys)]
}

function rankOf(missing: string, id: string): number | undefined {
  if (id === missing) return 0
  const [a, b] = [missing.toLowerCase(), id.toLowerCase()]
  if (a === b) return 1
  if (plain(a) === plain(b)) return 2
  // One of the two has no number: `step-2` is not `step-1`.
  return a === b.replace(SUFFIX, '') || b === a.replace(SUFFIX, '') ? 3 : undefined
}

/** As people read it, however often it is encoded, in the usual Unicode form. */
function readable(bytes: string): string {
  const once = decoded(bytes)
  return toText(decoded(once)).normalize('NFC')
}

function decoded(bytes: string): string {
  return percentDecode(bytes) ?? bytes
}

/** Letters and digits alone; where something stands between two digits, that counts: `1.12` is not `11.2`. */
function plain(text: string): string {
  return text
    .replace(BETWEEN_DIGITS, '\0')
    .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
    .toLowerCase()
}
