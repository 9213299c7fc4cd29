/** Finds the anchors of a page that its successor lacks, and their replacements. */
import { AnchorIndex } from '../check/suggestions/similar-anchors.ts'
import type { SuggestionKind } from '../findings/suggestion.ts'
import { type Bytes, detach, HASH } from '../web/byte-strings.ts'
import { listMatchingIds } from '../web/fragments.ts'
import type { PageAnchor } from './page-anchors.ts'
import { stabilizeTokens } from './stabilize.ts'
import {
  extractAlphanumerics,
  isGeneratedId,
  removeNumberSuffix,
  sharesWordsWithHeading,
} from './stable-ids.ts'

/** The maximum number of `if-linked` anchors that are kept for one page. */
const MAX_IF_LINKED = 1_000
/**
 * The number of a source line, or of an index target of Sphinx, which changes with any text before
 * it.
 */
const NUMBERED_LINE = /^(?:(?:l|line|index)[-_.]?)?\d+$/i

/** An anchor that a page had, and its successor lacks. */
export interface LostAnchor {
  readonly id: Bytes
  /** The letters of its heading, or of the text that follows it. */
  readonly words: string
  /**
   * When it counts. `unless-layout`: unless it is part of the layout, which has the same id on
   * other pages before different words. `if-linked`: only if another page links to it.
   */
  readonly countsWhen: 'always' | 'unless-layout' | 'if-linked'
  /** The new id of the same words. */
  readonly newId: Bytes | undefined
  /** The most similar anchor, if it was not renamed. */
  readonly suggestion: SuggestedAnchor | undefined
}

interface SuggestedAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

type Anchors = readonly PageAnchor[]

/** The possible new ids of anchors with the same words. */
interface RenameCandidates {
  readonly anchors: Anchors
  /** The possible anchors, by the letters of their ids. */
  readonly byLetters: ReadonlyMap<string, Anchors>
  /** How many have been renamed so far. */
  usedCount: number
}

/**
 * Returns the `earlier` anchors that `later` lacks, each once, in order. `scripted`: ids that
 * scripts handle.
 */
export function findLostAnchors(
  earlier: Anchors,
  later: Anchors,
  scripted: ReadonlySet<Bytes>,
): readonly LostAnchor[] {
  const keptIds = scripted.union(new Set(later.map(({ id }) => id)))
  // Fragments find an id as written or decoded, so either form in the successor is enough.
  const isLost = ({ id }: PageAnchor) => {
    if (keptIds.has(id)) return false
    const names = listMatchingIds(HASH.concat(id))
    return names.length > 0 && !names.some((name) => keptIds.has(name))
  }
  const lost = keepFirstById(earlier.filter(isLost))
  if (lost.length === 0) return []

  const pair = new AnchorPair(earlier, later)
  const lostAnchors: LostAnchor[] = []
  let ifLinkedCount = 0
  for (const anchor of lost) {
    const countsWhen = pair.chooseWhenCounted(anchor)
    if (countsWhen === undefined || pair.hasRegeneratedId(anchor)) continue
    if (countsWhen === 'if-linked') {
      ifLinkedCount++
      if (ifLinkedCount > MAX_IF_LINKED) continue
    }
    lostAnchors.push(pair.makeLostAnchor(anchor, countsWhen))
  }
  return lostAnchors
}

const hasId = ({ id }: PageAnchor): boolean => id !== ''

/** Keeps the first anchor with each id, which fragments point to. */
function keepFirstById(anchors: Anchors): PageAnchor[] {
  return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}

/** The anchors of a page and of its successor, compared. */
class AnchorPair {
  readonly #earlier: ReadonlyMap<Bytes, PageAnchor>
  readonly #later: ReadonlyMap<Bytes, PageAnchor>
  /** The ids that only the successor has, with generated parts replaced. */
  readonly #newStableIds: ReadonlySet<string>
  /** The anchors of the successor, by the letters of their text. */
  readonly #byWords: ReadonlyMap<string, Anchors>
  readonly #earlierByHeading: ReadonlyMap<number | undefined, Anchors>
  readonly #laterByHeading: ReadonlyMap<number | undefined, Anchors>
  readonly #headingCounts: { readonly earlier: number; readonly later: number }
  readonly #similarIds: AnchorIndex
  readonly #candidatesByWords = new Map<string, RenameCandidates>()

  constructor(earlier: Anchors, later: Anchors) {
    this.#earlier = new Map(keepFirstById(earlier.filter(hasId)).map((each) => [each.id, each]))
    this.#later = new Map(keepFirstById(later.filter(hasId)).map((each) => [each.id, each]))
    const newIds = [...this.#later.keys()].filter((id) => !this.#earlier.has(id))
    this.#newStableIds = new Set(newIds.map(stabilizeTokens))
    this.#byWords = Map.groupBy(later, ({ text }) => extractAlphanumerics(text))
    this.#earlierByHeading = Map.groupBy(earlier, ({ heading }) => heading)
    this.#laterByHeading = Map.groupBy(later, ({ heading }) => heading)
    this.#headingCounts = { earlier: countHeadings(earlier), later: countHeadings(later) }
    this.#similarIds = new AnchorIndex(new Set(this.#later.keys()))
  }

  /** Returns when an anchor counts; undefined if it never does. */
  chooseWhenCounted({ id, text, heading }: PageAnchor): LostAnchor['countsWhen'] | undefined {
    const isOfHeading =
      heading !== undefined && !isGeneratedId(id, text) && !this.#isNumbered(id, text)
    if (isOfHeading) return sharesWordsWithHeading(id, text) ? 'always' : 'unless-layout'
    if (NUMBERED_LINE.test(id)) return undefined
    return 'if-linked'
  }

  /** Does the successor have the same id with another generated part? */
  hasRegeneratedId({ id }: PageAnchor): boolean {
    const stableId = stabilizeTokens(id)
    return stableId !== id && this.#newStableIds.has(stableId)
  }

  makeLostAnchor(
    { id, text, heading }: PageAnchor,
    countsWhen: LostAnchor['countsWhen'],
  ): LostAnchor {
    const words = extractAlphanumerics(text)
    const anchor = { id: detach(id), words, countsWhen }
    const newId = this.#assignNewId(id, words)
    if (newId !== undefined) return { ...anchor, newId: detach(newId), suggestion: undefined }
    return { ...anchor, newId, suggestion: this.#suggestAnchor(id, words, heading) }
  }

  /** Does an id have a number because an earlier heading of the page has the same words? */
  #isNumbered(id: Bytes, text: Bytes): boolean {
    const idWithoutNumber = removeNumberSuffix(id)
    if (idWithoutNumber === id) return false
    const first = this.#earlier.get(idWithoutNumber)
    if (first === undefined) return false
    return extractAlphanumerics(first.text) === extractAlphanumerics(text)
  }

  /**
   * Returns the new id of the same words. Among several, one with the same letters is preferred,
   * such as another form of a signature. Otherwise, they are assigned in order.
   */
  #assignNewId(old: Bytes, words: string): Bytes | undefined {
    if (words === '') return undefined
    const candidates = this.#candidatesByWords.get(words) ?? this.#listCandidates(words)
    this.#candidatesByWords.set(words, candidates)

    const { anchors, byLetters } = candidates
    const nextInOrder = anchors[candidates.usedCount] ?? anchors.at(-1)
    candidates.usedCount++
    const [sameLetters] = byLetters.get(extractAlphanumerics(old)) ?? []
    return (sameLetters ?? nextInOrder)?.id
  }

  #listCandidates(words: string): RenameCandidates {
    const newAnchors = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each))
    const ofHeadings = newAnchors.filter(({ heading }) => heading !== undefined)
    const withStableIds = ofHeadings.filter(({ id, text }) => !isGeneratedId(id, text))
    const preferences = [withStableIds, ofHeadings, newAnchors]
    const anchors = preferences.find(({ length }) => length > 0) ?? []
    const byLetters = Map.groupBy(anchors, ({ id }) => extractAlphanumerics(id))
    return { anchors, byLetters, usedCount: 0 }
  }

  #suggestAnchor(
    id: Bytes,
    words: string,
    heading: number | undefined,
  ): SuggestedAnchor | undefined {
    const isHeading = (each: PageAnchor) => each.heading !== undefined && hasId(each)
    const sameWords = this.#byWords.get(words)?.find(isHeading)
    if (sameWords !== undefined && words !== '') return { kind: 'words', id: detach(sameWords.id) }
    const similar = this.#similarIds.find(id) ?? this.#findBetweenNeighbors(heading)
    if (similar === undefined) return undefined
    return { kind: similar.kind, id: detach(similar.id) }
  }

  /** Returns the new heading between the former neighbors of a heading. */
  #findBetweenNeighbors(heading: number | undefined): SuggestedAnchor | undefined {
    if (heading === undefined) return undefined
    const previous = this.#findHeadingInSuccessor(heading - 1)
    const next = this.#findHeadingInSuccessor(heading + 1)
    if (previous === undefined || next === undefined || next - previous !== 2) return undefined
    const between = this.#laterByHeading.get(previous + 1)?.find((each) => this.#isNew(each))
    if (between === undefined) return undefined
    return { kind: 'place', id: between.id }
  }

  #isNew(anchor: PageAnchor): boolean {
    return hasId(anchor) && !this.#earlier.has(anchor.id)
  }

  /**
   * Returns the number of the successor's heading with the same id or words. The positions before
   * the first and after the last heading correspond to each other.
   */
  #findHeadingInSuccessor(heading: number): number | undefined {
    if (heading < 0) return -1
    if (heading >= this.#headingCounts.earlier) return this.#headingCounts.later
    for (const { id, text } of this.#earlierByHeading.get(heading) ?? []) {
      const sameId = this.#later.get(id)
      if (sameId?.heading !== undefined) return sameId.heading
      const sameWords = this.#byWords.get(extractAlphanumerics(text)) ?? []
      const ofHeading = sameWords.find((anchor) => anchor.heading !== undefined)
      if (ofHeading !== undefined) return ofHeading.heading
    }
    return undefined
  }
}

/** Returns the number of headings, which are numbered from 0. Each has an anchor. */
function countHeadings(anchors: Anchors): number {
  return anchors.reduce((count, { heading = -1 }) => Math.max(count, heading + 1), 0)
}
