/** Finds the existing anchor that was probably meant instead of a missing one. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'

/** The suffix that anchors get if a page has the same heading twice. */
export const NUMBER_SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu
const DIGIT_SEPARATORS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** A way in which similar anchors may differ. */
interface Similarity {
  readonly kind: SuggestionKind
  /** Returns the form that similar anchors share. `id` is in lowercase. */
  readonly normalize: (id: string) => string
}

/** In order of similarity, closest first. */
const SIMILARITIES: readonly Similarity[] = [
  { kind: 'case', normalize: (id) => id },
  { kind: 'unicode', normalize: (id) => id.normalize() },
  { kind: 'typo', normalize: keepLettersAndDigits },
  { kind: 'suffix', normalize: (id) => id.replace(NUMBER_SUFFIX, '') },
]

/** An anchor of the page, and how it differs from the missing one. */
interface SimilarAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

/** The anchors of one page, in which similar ones are found. */
export class AnchorIndex {
  /** For each similarity, the anchors by their shared form. */
  readonly #idsByForm: readonly ReadonlyMap<string, readonly Bytes[]>[]

  constructor(ids: ReadonlySet<Bytes>) {
    const allIds = [...ids]
    this.#idsByForm = SIMILARITIES.map((each) => Map.groupBy(allIds, (id) => normalizeId(id, each)))
  }

  /**
   * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
   * are equally similar.
   */
  find(missing: Bytes): SimilarAnchor | undefined {
    for (const [i, similarity] of SIMILARITIES.entries()) {
      const missingForm = normalizeId(missing, similarity)
      if (missingForm === '') continue
      let similarIds = this.#idsByForm[i]?.get(missingForm) ?? []
      if (similarity.kind === 'suffix') similarIds = keepDifferentlyNumbered(similarIds, missing)
      const [id, ...others] = similarIds
      if (id === undefined) continue
      if (others.length > 0) return undefined
      return { kind: similarity.kind, id }
    }
    return undefined
  }
}

function normalizeId(id: Bytes, { normalize }: Similarity): string {
  return normalize(toText(id).toLowerCase())
}

/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepDifferentlyNumbered(ids: readonly Bytes[], missing: Bytes): readonly Bytes[] {
  return ids.filter((id) => isNumbered(id) !== isNumbered(missing))
}

function isNumbered(id: Bytes): boolean {
  return NUMBER_SUFFIX.test(toText(id))
}

/**
 * Returns only the letters and digits. Separators between two digits are kept in a uniform form:
 * `1.12` is not `11.2`.
 */
export function keepLettersAndDigits(text: string): string {
  return text
    .replace(DIGIT_SEPARATORS, '\0')
    .replace(SEPARATORS, (run) => (run === '\0' ? run : ''))
}
