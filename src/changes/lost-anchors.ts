/** Finds the anchors of a page that its successor lacks, and their replacements. */
import { AnchorIndex } from '../check/suggestions/similar-anchors.ts'
import type { SuggestionKind } from '../findings/suggestion.ts'
import { type Bytes, detach, HASH } from '../web/byte-strings.ts'
import { listMatchingIds } from '../web/resolve-address.ts'
import { stabilizeTokens } from './generated.ts'
import type { PageAnchor } from './page-anchors.ts'
import { dropNumber, extractLetters, isAboutHeading, isMadeUp } from './stable-ids.ts'

/** How many anchors of one page are kept that only count if links point to them. */
const MAX_MINOR = 1_000
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
   * When it counts. `unless-layout`: unless it is part of the layout, which has it on other pages
   * before other words. `if-linked`: only if another page links to it.
   */
  readonly counts: 'always' | 'unless-layout' | 'if-linked'
  /** The new id at the same words. */
  readonly renamed: Bytes | undefined
  /** The most similar anchor, if it was not renamed. */
  readonly nearest: NearAnchor | undefined
}

interface NearAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

type Anchors = readonly PageAnchor[]

/** The possible new ids of anchors with the same words. */
interface Renaming {
  readonly possible: Anchors
  /** The possible anchors, by the letters of their ids. */
  readonly byLetters: ReadonlyMap<string, Anchors>
  /** How many were renamed so far. */
  used: number
}

/**
 * Returns the anchors `before` that `after` lacks, each once, in order. `scripted`: ids that
 * scripts handle.
 */
export function findLostAnchors(
  before: Anchors,
  after: Anchors,
  scripted: ReadonlySet<Bytes>,
): readonly LostAnchor[] {
  const kept = scripted.union(new Set(after.map(({ id }) => id)))
  // Fragments find an id as written or decoded, so either form in the successor is enough.
  const isGone = ({ id }: PageAnchor) => {
    if (kept.has(id)) return false
    const names = listMatchingIds(HASH.concat(id))
    return names.length > 0 && !names.some((name) => kept.has(name))
  }
  const gone = keepFirstById(before.filter(isGone))
  if (gone.length === 0) return []

  const pair = new AnchorPair(before, after)
  const lost: LostAnchor[] = []
  let minorCount = 0
  for (const anchor of gone) {
    const counts = pair.decideWhenItCounts(anchor)
    if (counts === undefined || pair.isGeneratedAnew(anchor)) continue
    if (counts === 'if-linked' && ++minorCount > MAX_MINOR) continue
    lost.push(pair.describe(anchor, counts))
  }
  return lost
}

const hasId = ({ id }: PageAnchor): boolean => id !== ''

/** Keeps the first anchor with each id, which fragments point to. */
function keepFirstById(anchors: Anchors): PageAnchor[] {
  return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}

/** The anchors of a page and of its successor, compared. */
class AnchorPair {
  readonly #before: ReadonlyMap<Bytes, PageAnchor>
  readonly #after: ReadonlyMap<Bytes, PageAnchor>
  /** The ids that only the successor has, with generated parts replaced. */
  readonly #newForms: ReadonlySet<string>
  /** The anchors of the successor, by the letters of their texts. */
  readonly #byWords: ReadonlyMap<string, Anchors>
  readonly #byHeadingBefore: ReadonlyMap<number | undefined, Anchors>
  readonly #byHeadingAfter: ReadonlyMap<number | undefined, Anchors>
  readonly #headings: { readonly before: number; readonly after: number }
  readonly #similar: AnchorIndex
  readonly #renamings = new Map<string, Renaming>()

  constructor(before: Anchors, after: Anchors) {
    this.#before = new Map(keepFirstById(before.filter(hasId)).map((each) => [each.id, each]))
    this.#after = new Map(keepFirstById(after.filter(hasId)).map((each) => [each.id, each]))
    const fresh = [...this.#after.keys()].filter((id) => !this.#before.has(id))
    this.#newForms = new Set(fresh.map(stabilizeTokens))
    this.#byWords = Map.groupBy(after, ({ text }) => extractLetters(text))
    this.#byHeadingBefore = Map.groupBy(before, ({ heading }) => heading)
    this.#byHeadingAfter = Map.groupBy(after, ({ heading }) => heading)
    this.#headings = { before: countHeadings(before), after: countHeadings(after) }
    this.#similar = new AnchorIndex(new Set(this.#after.keys()))
  }

  /** Returns when an anchor counts; undefined if it never does. */
  decideWhenItCounts({ id, text, heading }: PageAnchor): LostAnchor['counts'] | undefined {
    const isOfHeading = heading !== undefined && !isMadeUp(id, text) && !this.#isNumbered(id, text)
    if (isOfHeading && isAboutHeading(id, text)) return 'always'
    if (isOfHeading) return 'unless-layout'
    if (NUMBERED_LINE.test(id)) return undefined
    return 'if-linked'
  }

  /** Does the successor have the same id with another generated part? */
  isGeneratedAnew({ id }: PageAnchor): boolean {
    const form = stabilizeTokens(id)
    return form !== id && this.#newForms.has(form)
  }

  describe({ id, text, heading }: PageAnchor, counts: LostAnchor['counts']): LostAnchor {
    const words = extractLetters(text)
    const anchor = { id: detach(id), words, counts }
    const renamed = this.#findRenamed(id, words)
    if (renamed !== undefined) return { ...anchor, renamed: detach(renamed), nearest: undefined }
    return { ...anchor, renamed, nearest: this.#findNearest(id, words, heading) }
  }

  /** Does an id have a number because an earlier heading of the page has the same words? */
  #isNumbered(id: Bytes, text: Bytes): boolean {
    const first = dropNumber(id)
    const other = first === id ? undefined : this.#before.get(first)
    return other !== undefined && extractLetters(other.text) === extractLetters(text)
  }

  /**
   * Returns the new id at the same words. Among several, one with the same letters is preferred,
   * such as another form of a signature. Otherwise, they are assigned in order.
   */
  #findRenamed(old: Bytes, words: string): Bytes | undefined {
    if (words === '') return undefined
    const renaming = this.#renamings.get(words) ?? this.#listPossible(words)
    this.#renamings.set(words, renaming)

    const { possible, byLetters } = renaming
    const nextInOrder = possible[renaming.used] ?? possible.at(-1)
    renaming.used++
    const [sameLetters] = byLetters.get(extractLetters(old)) ?? []
    return (sameLetters ?? nextInOrder)?.id
  }

  #listPossible(words: string): Renaming {
    const fresh = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each))
    const ofHeadings = fresh.filter(({ heading }) => heading !== undefined)
    const named = ofHeadings.filter(({ id, text }) => !isMadeUp(id, text))
    // The first of these that is not empty.
    const [possible = []] = [named, ofHeadings, fresh].filter(({ length }) => length > 0)
    const byLetters = Map.groupBy(possible, ({ id }) => extractLetters(id))
    return { possible, byLetters, used: 0 }
  }

  #findNearest(id: Bytes, words: string, heading: number | undefined): NearAnchor | undefined {
    const isHeading = (each: PageAnchor) => each.heading !== undefined && hasId(each)
    const same = this.#byWords.get(words)?.find(isHeading)
    if (same !== undefined && words !== '') return { kind: 'words', id: detach(same.id) }
    const near = this.#similar.find(id) ?? this.#findBetweenNeighbors(heading)
    return near && { kind: near.kind, id: detach(near.id) }
  }

  /** Returns the new heading between the former neighbors of a heading. */
  #findBetweenNeighbors(heading: number | undefined): NearAnchor | undefined {
    if (heading === undefined) return undefined
    const previous = this.#findHeadingInSuccessor(heading - 1)
    const next = this.#findHeadingInSuccessor(heading + 1)
    if (previous === undefined || next === undefined || next - previous !== 2) return undefined
    const between = this.#byHeadingAfter.get(previous + 1)?.find((each) => this.#isNew(each))
    return between && { kind: 'place', id: between.id }
  }

  #isNew(anchor: PageAnchor): boolean {
    return hasId(anchor) && !this.#before.has(anchor.id)
  }

  /**
   * Returns the number of the successor's heading with the same id or words. The positions before
   * the first and after the last heading correspond to each other.
   */
  #findHeadingInSuccessor(heading: number): number | undefined {
    if (heading < 0) return -1
    if (heading >= this.#headings.before) return this.#headings.after
    for (const { id, text } of this.#byHeadingBefore.get(heading) ?? []) {
      const sameId = this.#after.get(id)
      if (sameId?.heading !== undefined) return sameId.heading
      const sameWords = this.#byWords.get(extractLetters(text)) ?? []
      const ofHeading = sameWords.find((anchor) => anchor.heading !== undefined)
      if (ofHeading !== undefined) return ofHeading.heading
    }
    return undefined
  }
}

function countHeadings(anchors: Anchors): number {
  return 1 + anchors.reduce((last, { heading = -1 }) => Math.max(last, heading), -1)
}
