/** Finds what was probably meant by an anchor that its page does not have. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'

/** What identifiers get when a page has the same heading twice. */
export const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** What is the same for anchors that are near each other, the nearest first. */
const KINDS: readonly (readonly [SuggestionKind, (text: string) => string])[] = [
  ['case', (text) => text],
  ['typo', reduceToLetters],
  ['suffix', (text) => text.replace(SUFFIX, '')],
]

/**
 * Returns what is nearest to a missing anchor; undefined if nothing is, or if
 * two are equally near.
 */
export type FindAnchor = (
  missing: Bytes,
) => { readonly kind: SuggestionKind; readonly id: Bytes } | undefined

/** Returns a search among the anchors of one page. */
export function indexAnchors(ids: ReadonlySet<Bytes>): FindAnchor {
  const all = [...ids]
  const indices = KINDS.map(([kind, key]) => {
    const keyOf = (id: Bytes) => key(toText(id).toLowerCase())
    return { kind, keyOf, byKey: Map.groupBy(all, keyOf) }
  })
  return (missing) => {
    for (const { kind, keyOf, byKey } of indices) {
      const wanted = keyOf(missing)
      if (wanted === '') continue
      const same = byKey.get(wanted) ?? []
      const similar = kind === 'suffix' ? keepOtherNumbered(same, missing) : same
      const [id] = similar
      if (id === undefined) continue
      return similar.length === 1 ? { kind, id } : undefined
    }
    return undefined
  }
}

/** Returns those of which one has a number and the other has none: `step-2` is not `step-1`. */
function keepOtherNumbered(ids: readonly Bytes[], missing: Bytes): readonly Bytes[] {
  return ids.filter((id) => isNumbered(id) !== isNumbered(missing))
}

function isNumbered(id: Bytes): boolean {
  return SUFFIX.test(toText(id))
}

/**
 * Returns letters and digits alone; where something stands between two digits, that counts: `1.12`
 * is not `11.2`.
 */
export function reduceToLetters(text: string): string {
  return text
    .replace(BETWEEN_DIGITS, '\0')
    .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
}
