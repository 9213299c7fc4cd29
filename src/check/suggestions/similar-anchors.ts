/** Finds the existing anchor that was probably meant by a missing one. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'

/** The suffix that anchors get if a page has the same heading twice. */
export const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** A way in which similar anchors may differ. */
interface Similarity {
  readonly kind: SuggestionKind
  /** Returns the form that similar anchors share. `id` is in lower case. */
  readonly reduce: (id: string) => string
}

/** In order of similarity, closest first. */
const SIMILARITIES: readonly Similarity[] = [
  { kind: 'case', reduce: (id) => id },
  { kind: 'unicode', reduce: (id) => id.normalize() },
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
  /** For each similarity, the anchors by their shared form. */
  readonly #groups: readonly ReadonlyMap<string, readonly Bytes[]>[]

  constructor(ids: ReadonlySet<Bytes>) {
    const all = [...ids]
    this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)))
  }

  /**
   * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
   * are equally similar.
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

/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepOtherNumbered(ids: readonly Bytes[], missing: Bytes): readonly Bytes[] {
  return ids.filter((id) => isNumbered(id) !== isNumbered(missing))
}

function isNumbered(id: Bytes): boolean {
  return SUFFIX.test(toText(id))
}

/**
 * Returns only the letters and digits. Separators between two digits are kept in a uniform form:
 * `1.12` is not `11.2`.
 */
export function reduceToLetters(text: string): string {
  return text
    .replace(BETWEEN_DIGITS, '\0')
    .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
}
