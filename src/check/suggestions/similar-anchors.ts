/** Finds what was probably meant by an anchor that its page does not have. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'

/** The suffix that identifiers get if a page has the same heading twice. */
export const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** In which respect anchors may differ that are similar. */
interface Similarity {
  readonly kind: SuggestionKind
  /** Returns what they have in common. `id` is in lower case. */
  readonly reduce: (id: string) => string
}

/** The most similar first. */
const SIMILARITIES: readonly Similarity[] = [
  { kind: 'case', reduce: (id) => id },
  { kind: 'typo', reduce: reduceToLetters },
  { kind: 'suffix', reduce: (id) => id.replace(SUFFIX, '') },
]

/** An anchor of the page, and how it differs from the missing one. */
interface SimilarAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

/** The anchors of one page, in which similar ones are found. */
export class AnchorIndex {
  /** For each similarity, the anchors by what they have in common. */
  readonly #groups: readonly ReadonlyMap<string, readonly Bytes[]>[]

  constructor(ids: ReadonlySet<Bytes>) {
    const all = [...ids]
    this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)))
  }

  /**
   * Returns what is most similar to a missing anchor; undefined if nothing is, or if two are
   * equally similar.
   */
  find(missing: Bytes): SimilarAnchor | undefined {
    for (const [i, similarity] of SIMILARITIES.entries()) {
      const wanted = reduceId(missing, similarity)
      if (wanted === '') continue
      let similar = this.#groups[i]?.get(wanted) ?? []
      if (similarity.kind === 'suffix') similar = keepOtherNumbered(similar, missing)
      const [id, ...others] = similar
      if (id === undefined) continue
      if (others.length > 0) return undefined
      return { kind: similarity.kind, id }
    }
    return undefined
  }
}

function reduceId(id: Bytes, { reduce }: Similarity): string {
  return reduce(toText(id).toLowerCase())
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
