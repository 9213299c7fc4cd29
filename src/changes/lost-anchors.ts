/** Which anchors of a page its successor lacks, and what is there instead. */
import { AnchorIndex } from '../check/suggestions/similar-anchors.ts'
import type { SuggestionKind } from '../findings/suggestion.ts'
import { type Bytes, detach, HASH } from '../web/byte-strings.ts'
import { listAnchorNames } from '../web/resolve-address.ts'
import { stabilizeTokens } from './generated.ts'
import type { PageAnchor } from './page-anchors.ts'
import { dropNumber, extractLetters, isAboutHeading, isMadeUp } from './stable-ids.ts'

/** Of one page, so many anchors are kept that only count if links point to them. */
const MAX_MINOR = 1_000
/**
 * A line of a source file, or one of Sphinx's targets of its index: another place as soon as
 * something before it changes.
 */
const COUNTED = /^(?:(?:l|line|index)[-_.]?)?\d+$/i

/** An anchor that a page had, and its successor lacks. */
export interface LostAnchor {
  readonly id: Bytes
  /** The letters of its heading, or of the text that follows it. */
  readonly words: string
  /**
   * When it counts: always; unless it is part of the layout, which has it on other pages before
   * other words; or only if another page links to it.
   */
  readonly counts: 'always' | 'unless-layout' | 'if-linked'
  /** The new id of what has the same words. */
  readonly renamed: Bytes | undefined
  /** What is nearest to it, if nothing was renamed, and in which respect. */
  readonly nearest: NearAnchor | undefined
}

interface NearAnchor {
  readonly kind: SuggestionKind
  readonly id: Bytes
}

type Anchors = readonly PageAnchor[]

/** What anchors with the same words may have been renamed to. */
interface Renaming {
  readonly possible: Anchors
  /** The possible anchors, by the letters of their ids. */
  readonly byLetters: ReadonlyMap<string, Anchors>
  /** How many were renamed so far. */
  used: number
}

/**
 * Returns the anchors `before` that `after` lacks, each once, in their order. `scripted`: ids that
 * scripts look after.
 */
export function findLostAnchors(
  before: Anchors,
  after: Anchors,
  scripted: ReadonlySet<Bytes>,
): readonly LostAnchor[] {
  const kept = scripted.union(new Set(after.map(({ id }) => id)))
  // Fragments find an id as written or decoded: either form in the successor serves the links.
  const isGone = ({ id }: PageAnchor) => {
    if (kept.has(id)) return false
    const names = listAnchorNames(HASH.concat(id))
    return names.length > 0 && !names.some((name) => kept.has(name))
  }
  const gone = keepFirstById(before.filter(isGone))
  if (gone.length === 0) return []
  const pair = new AnchorPair(before, after)
  const lost: LostAnchor[] = []
  let minor = 0
  for (const anchor of gone) {
    const counts = pair.decideWhenItCounts(anchor)
    if (counts === undefined || pair.isGeneratedAnew(anchor)) continue
    if (counts === 'if-linked' && ++minor > MAX_MINOR) continue
    lost.push(pair.describe(anchor, counts))
  }
  return lost
}

const hasId = ({ id }: PageAnchor): boolean => id !== ''

/** The first element with an id is the one that fragments point to. */
function keepFirstById(anchors: Anchors): PageAnchor[] {
  return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}

/** The anchors of a page and of its successor, compared. */
class AnchorPair {
  readonly #before: ReadonlyMap<Bytes, PageAnchor>
  readonly #after: ReadonlyMap<Bytes, PageAnchor>
  /** Those that only the successor has, without what looks generated in them. */
  readonly #newForms: ReadonlySet<string>
  /** Those of the successor, by the letters of their texts. */
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

  /** Returns undefined if it never counts. */
  decideWhenItCounts({ id, text, heading }: PageAnchor): LostAnchor['counts'] | undefined {
    if (heading !== undefined && !isMadeUp(id, text) && !this.#isNumbered(id, text))
      return isAboutHeading(id, text) ? 'always' : 'unless-layout'
    if (COUNTED.test(id)) return undefined
    return 'if-linked'
  }

  /** Is it in the successor, but for a part that each build makes up? */
  isGeneratedAnew({ id }: PageAnchor): boolean {
    const form = stabilizeTokens(id)
    return form !== id && this.#newForms.has(form)
  }

  describe({ id, text, heading }: PageAnchor, counts: LostAnchor['counts']): LostAnchor {
    const words = extractLetters(text)
    const renamed = this.#findRenamed(id, words)
    return {
      id: detach(id),
      words,
      counts,
      renamed: renamed && detach(renamed),
      nearest: renamed === undefined ? this.#findNearest(id, words, heading) : undefined,
    }
  }

  /** Does an id have a number because an earlier heading of the page has the same words? */
  #isNumbered(id: Bytes, text: Bytes): boolean {
    const first = dropNumber(id)
    const other = first === id ? undefined : this.#before.get(first)
    return other !== undefined && extractLetters(other.text) === extractLetters(text)
  }

  /**
   * Returns the new id of the same words. If there are several, that of the same letters counts,
   * such as another form of the same signature; else the first stands for the first.
   */
  #findRenamed(old: Bytes, words: string): Bytes | undefined {
    if (words === '') return undefined
    const renaming = this.#renamings.get(words) ?? this.#listPossible(words)
    this.#renamings.set(words, renaming)
    const { possible, byLetters } = renaming
    const inTurn = possible[renaming.used++] ?? possible.at(-1)
    const [same = inTurn] = byLetters.get(extractLetters(old)) ?? []
    return same?.id
  }

  #listPossible(words: string): Renaming {
    const fresh = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each))
    const ofHeadings = fresh.filter(({ heading }) => heading !== undefined)
    const named = ofHeadings.filter(({ id, text }) => !isMadeUp(id, text))
    const [possible = []] = [named, ofHeadings, fresh].filter(({ length }) => length > 0)
    const byLetters = Map.groupBy(possible, ({ id }) => extractLetters(id))
    return { possible, byLetters, used: 0 }
  }

  #findNearest(id: Bytes, words: string, heading: number | undefined): NearAnchor | undefined {
    const isHeading = (each: PageAnchor) => each.heading !== undefined && hasId(each)
    const same = this.#byWords.get(words)?.find(isHeading)
    if (same !== undefined && words !== '') return { kind: 'words', id: detach(same.id) }
    const near = this.#similar.find(id) ?? this.#findInPlace(heading)
    return near && { kind: near.kind, id: detach(near.id) }
  }

  /** Returns the new heading between those that were before and after a heading. */
  #findInPlace(heading: number | undefined): NearAnchor | undefined {
    if (heading === undefined) return undefined
    const start = this.#findHeadingInSuccessor(heading - 1)
    const end = this.#findHeadingInSuccessor(heading + 1)
    if (start === undefined || end === undefined || end - start !== 2) return undefined
    const there = this.#byHeadingAfter.get(start + 1)?.find((each) => this.#isNew(each))
    return there && { kind: 'place', id: there.id }
  }

  #isNew(anchor: PageAnchor): boolean {
    return hasId(anchor) && !this.#before.has(anchor.id)
  }

  /**
   * Returns which heading of the successor has an id or the words of a heading. What is before the
   * first and after the last one is the same in both.
   */
  #findHeadingInSuccessor(heading: number): number | undefined {
    if (heading < 0) return -1
    if (heading >= this.#headings.before) return this.#headings.after
    const anchors = this.#byHeadingBefore.get(heading) ?? []
    const same = anchors.flatMap(({ id, text }) => [
      this.#after.get(id),
      this.#byWords.get(extractLetters(text))?.find((each) => each.heading !== undefined),
    ])
    return same.find((each) => each?.heading !== undefined)?.heading
  }
}

function countHeadings(anchors: Anchors): number {
  return 1 + anchors.reduce((last, { heading = -1 }) => Math.max(last, heading), -1)
}
