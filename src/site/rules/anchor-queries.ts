/** Answers what threads ask about the anchors of pages, once the anchors of all pages are known. */
import { checkpoint } from '../../event-loop.ts'
import type { AnchorIndex } from './anchor-index.ts'

/** What one thread asks: parallel lists, one entry for each anchor that it found a link to. */
export interface AnchorQueries {
  /** Indices of the pages that should have the anchors. */
  readonly pages: Float64Array
  /** Fingerprints of the fragments, and of their other form; the same again where there is none. */
  readonly ids: Float64Array
  readonly others: Float64Array
  /** 1 where the anchor is called like a line of source code. */
  readonly lines: Uint8Array
}

/** The answers, in the order of the queries. */
export type AnchorAnswers = Uint8Array

export const MISSING = 0
const PRESENT = 1
/** Missing, but so are nearly all anchors that are linked to in the page, and it runs a script. */
export const PROBABLY_SCRIPTED = 2

/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MIN_PROBABLY_SCRIPTED = 10
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9

/** Which different anchors of one page are linked to, from anywhere. */
interface LinkedAnchors {
  readonly missing: Set<number>
  readonly present: Set<number>
  onlyLines: boolean
}

/** How many queries are answered between two looks at the clock. */
const QUERIES_PER_SLICE = 10_000

/**
 * Returns the answers to the queries of each thread, in their order.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function answerAnchorQueries(
  threads: readonly AnchorQueries[],
  index: AnchorIndex,
  signal: AbortSignal,
): Promise<AnchorAnswers[]> {
  const yieldIfOver = checkpoint(signal)
  const answers: AnchorAnswers[] = []
  for (const { pages, ids, others } of threads) {
    const found = new Uint8Array(pages.length)
    for (const [i, page] of pages.entries()) {
      const isPresent = index.has(page, ids[i] ?? 0) || index.has(page, others[i] ?? 0)
      found[i] = isPresent ? PRESENT : MISSING
      if (i % QUERIES_PER_SLICE === 0) await yieldIfOver()
    }
    answers.push(found)
  }
  const left = pagesLeftToScripts(threads, answers, index)
  await yieldIfOver()
  for (const [thread, { pages }] of threads.entries())
    for (const [i, page] of pages.entries())
      if (answers[thread]?.[i] === MISSING && left.has(page)) answers[thread][i] = PROBABLY_SCRIPTED
  return answers
}

/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function pagesLeftToScripts(
  threads: readonly AnchorQueries[],
  answers: readonly AnchorAnswers[],
  index: AnchorIndex,
): ReadonlySet<number> {
  const linked = new Map<number, LinkedAnchors>()
  for (const [thread, { pages, ids, lines }] of threads.entries())
    for (const [i, page] of pages.entries()) {
      if (index.traitsOf(page)?.runsScript !== true) continue
      const of = linked.get(page) ?? { missing: new Set(), present: new Set(), onlyLines: true }
      linked.set(page, of)
      const isMissing = answers[thread]?.[i] === MISSING
      const anchors = isMissing ? of.missing : of.present
      anchors.add(ids[i] ?? 0)
      if (isMissing && lines[i] !== 1) of.onlyLines = false
    }
  const left = new Set<number>()
  for (const [page, { missing, present, onlyLines }] of linked) {
    const found = present.size + (index.traitsOf(page)?.ownLinked ?? 0)
    if (missing.size >= (onlyLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.size >= found * NEARLY_ALL)
      left.add(page)
  }
  return left
}
