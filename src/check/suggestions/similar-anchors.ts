/** Finds the existing anchor that was probably meant instead of a missing one. */

import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { areSimilarWords, listWordsInName, makeInitialsKey } from './typos.ts'

/** The suffix that anchors get if a page has the same heading twice. */
export const NUMBER_SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
/** What WordPress and GitHub put before the id of a heading. */
const GENERATED_PREFIX = /^(?:h|user-content)-/
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu
const DIGIT_SEPARATORS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** How many anchors with the same initials are compared for typos. */
const MAX_TYPO_CANDIDATES = 500
/** Shorter words may be names in code, such as `foldl` and `foldr`. */
const MIN_TYPO_CHARS = 6
/** An id that a generator derives from a heading. Names in code often have capitals or dots. */
const HEADING_ID = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u

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
  { kind: 'prefix', normalize: (id) => id.replace(GENERATED_PREFIX, '') },
  { kind: 'suffix', normalize: (id) => id.replace(NUMBER_SUFFIX, '') },
]

interface Anchor {
  readonly id: Bytes
  readonly lowerCaseId: string
}

/** An anchor of the page, and how it differs from the missing one. */
interface SimilarAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

/** The anchors of one page, grouped by the form that similar ones share. */
interface GroupedAnchors extends Similarity {
  readonly anchorsByForm: ReadonlyMap<string, readonly Anchor[]>
}

/** The anchors of one page, in which similar ones are found. */
export class AnchorIndex {
  readonly #ids: ReadonlySet<Bytes>
  /** The anchors once for each similarity, closest first. */
  readonly #groupings: readonly GroupedAnchors[]
  /** The anchors of headings by the initials of their words: see `makeInitialsKey`. */
  readonly #headingsByInitials: ReadonlyMap<string, readonly Anchor[]>

  constructor(ids: ReadonlySet<Bytes>) {
    this.#ids = ids
    const anchors = [...ids].map(makeAnchor)
    this.#groupings = SIMILARITIES.map(({ kind, normalize }) => ({
      kind,
      normalize,
      anchorsByForm: Map.groupBy(anchors, ({ lowerCaseId }) => normalize(lowerCaseId)),
    }))
    const headings = anchors.filter(({ id }) => isHeadingId(id))
    this.#headingsByInitials = Map.groupBy(headings, ({ id }) =>
      makeInitialsKey(listWordsInName(toText(id))),
    )
  }

  has(id: Bytes): boolean {
    return this.#ids.has(id)
  }

  /**
   * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
   * are equally similar.
   */
  find(missingId: Bytes): SimilarAnchor | undefined {
    const missing = makeAnchor(missingId)
    for (const grouped of this.#groupings) {
      const [anchor, ...others] = listSimilar(missing, grouped)
      if (anchor === undefined) continue
      if (others.length > 0) return undefined
      return { kind: grouped.kind, id: anchor.id }
    }
    return this.#findWithTypo(missing)
  }

  /** Finds the only anchor of a heading that differs by one typo in one long word. */
  #findWithTypo({ id }: Anchor): SimilarAnchor | undefined {
    if (!isHeadingId(id)) return undefined
    const words = listWordsInName(toText(id))
    const candidates = this.#headingsByInitials.get(makeInitialsKey(words)) ?? []
    if (candidates.length > MAX_TYPO_CANDIDATES) return undefined
    const [anchor, ...others] = candidates.filter((candidate) =>
      areSimilarWords(words, listWordsInName(toText(candidate.id)), MIN_TYPO_CHARS),
    )
    if (anchor === undefined || others.length > 0) return undefined
    return { kind: 'typo', id: anchor.id }
  }
}

function listSimilar(
  missing: Anchor,
  { kind, normalize, anchorsByForm }: GroupedAnchors,
): readonly Anchor[] {
  const form = normalize(missing.lowerCaseId)
  if (form === '') return []
  const withSameForm = anchorsByForm.get(form) ?? []
  if (kind === 'suffix') return keepDifferentlyNumbered(withSameForm, missing)
  return withSameForm
}

function isHeadingId(id: Bytes): boolean {
  return HEADING_ID.test(toText(id))
}

function makeAnchor(id: Bytes): Anchor {
  return { id, lowerCaseId: toText(id).toLowerCase() }
}

/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepDifferentlyNumbered(anchors: readonly Anchor[], missing: Anchor): readonly Anchor[] {
  return anchors.filter((anchor) => isNumbered(anchor) !== isNumbered(missing))
}

function isNumbered({ lowerCaseId }: Anchor): boolean {
  return NUMBER_SUFFIX.test(lowerCaseId)
}

/** Stands for any separator between two digits. No id of a page contains it: see `joinIds`. */
const UNIFORM_SEPARATOR = '\0'

/**
 * Removes everything but letters, digits, and a uniform mark for separators between two digits:
 * `1.12` is not `11.2`.
 */
export function keepLettersAndDigits(text: string): string {
  return text
    .replace(DIGIT_SEPARATORS, UNIFORM_SEPARATOR)
    .replace(SEPARATORS, (run) => (run === UNIFORM_SEPARATOR ? run : ''))
}
