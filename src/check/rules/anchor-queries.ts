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
    for (let i = 0; i < pages.length; i++) {
      if (i % QUERIES_PER_SLICE === 0) await yieldIfOver()
      const page = pages[i] as number
      const isPresent = index.has(page, ids[i] as number) || index.has(page, others[i] as number)
      found[i] = isPresent ? PRESENT : MISSING
    }
    answers.push(found)
  }
  const left = pagesLeftToScripts(threads, answers, index)
  await yieldIfOver()
  for (const [thread, { pages }] of threads.entries()) {
    const ofThread = answers[thread] ?? NONE
    for (const i of missingIn(ofThread)) if (left.has(pages[i] ?? 0)) ofThread[i] = PROBABLY_SCRIPTED
  }
  return answers
}

const NONE: AnchorAnswers = new Uint8Array()

/** Yields which of the queries have no anchor, their indices. */
function* missingIn(answers: AnchorAnswers): Generator<number> {
  for (let i = answers.indexOf(MISSING); i !== -1; i = answers.indexOf(MISSING, i + 1)) yield i
}

/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function pagesLeftToScripts(
  threads: readonly AnchorQueries[],
  answers: readonly AnchorAnswers[],
  index: AnchorIndex,
): ReadonlySet<number> {
  const linked = new Map<number, LinkedAnchors>()
  for (const [thread, { pages }] of threads.entries())
    for (const i of missingIn(answers[thread] ?? NONE)) {
      const page = pages[i] ?? 0
      const runsScript = index.traitsOf(page)?.runsScript === true
      if (runsScript) linked.set(page, { missing: new Set(), present: new Set(), onlyLines: true })
    }
  // Most sites have no such page.
  if (linked.size > 0)
    for (const [thread, queries] of threads.entries()) addLinked(linked, queries, answers[thread] ?? NONE)
  const left = new Set<number>()
  for (const [page, { missing, present, onlyLines }] of linked) {
    const found = present.size + (index.traitsOf(page)?.ownLinked ?? 0)
    if (missing.size >= (onlyLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.size >= found * NEARLY_ALL)
      left.add(page)
  }
  return left
}

/** Adds what a thread asked to the pages that are in `linked`. */
function addLinked(
  linked: ReadonlyMap<number, LinkedAnchors>,
  { pages, ids, lines }: AnchorQueries,
  answers: AnchorAnswers,
): void {
  for (let i = 0; i < pages.length; i++) {
    const of = linked.get(pages[i] as number)
    if (of === undefined) continue
    const isMissing = answers[i] === MISSING
    const anchors = isMissing ? of.missing : of.present
    anchors.add(ids[i] as number)
    if (isMissing && lines[i] !== 1) of.onlyLines = false
  }
}
