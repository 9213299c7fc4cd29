/** Finds what was probably meant by an anchor that its page does not have. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { toText } from '../../web/byte-strings.ts'

/** What identifiers get when a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** What is the same for anchors that are near each other, the nearest first. */
const KINDS: readonly (readonly [SuggestionKind, (text: string) => string])[] = [
  ['case', (text) => text],
  ['typo', plain],
  ['suffix', (text) => text.replace(SUFFIX, '')],
]

/**
 * Returns what is nearest to a missing anchor, a string of bytes; undefined if nothing is, or if
 * two are equally near.
 */
export type FindAnchor = (
  missing: string,
) => { readonly kind: SuggestionKind; readonly id: string } | undefined

/** Returns a search among the anchors of one page, strings of bytes. */
export function indexAnchors(ids: ReadonlySet<string>): FindAnchor {
  const all = [...ids]
  const indices = KINDS.map(([kind, key]) => {
    const keyOf = (id: string) => key(toText(id).toLowerCase())
    return { kind, keyOf, byKey: Map.groupBy(all, keyOf) }
  })
  return (missing) => {
    for (const { kind, keyOf, byKey } of indices) {
      const wanted = keyOf(missing)
      const same = wanted === '' ? [] : (byKey.get(wanted) ?? [])
      // One of the two has no number: `step-2` is not `step-1`.
      const near =
        kind === 'suffix' ? same.filter((id) => isNumbered(id) !== isNumbered(missing)) : same
      const [id] = near
      if (id !== undefined) return near.length === 1 ? { kind, id } : undefined
    }
    return undefined
  }
}

const isNumbered = (id: string): boolean => SUFFIX.test(toText(id))

/**
 * Letters and digits alone; where something stands between two digits, that counts: `1.12` is not
 * `11.2`.
 */
function plain(text: string): string {
  return text
    .replace(BETWEEN_DIGITS, '\0')
    .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
}
