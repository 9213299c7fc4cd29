/** Answers the questions about anchors, with all pages at hand. */
import type { AnchorIndex } from './anchors.ts'
import type { Questions } from './judge.ts'

export const MISSING = 0
const THERE = 1
/** Missing, but so are nearly all anchors that are asked of the page, and it runs a script. */
export const LEFT_TO_SCRIPT = 2

/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MANY = 10
/** For each one that is there, so many have to be missing. */
const NEARLY_ALL = 9

/** What is asked of one page: differing anchors, whoever asks. */
interface PageAsked {
  readonly missing: Set<number>
  readonly there: Set<number>
  onlyLines: boolean
}

/** Returns the answers to each list of questions, in their order. */
export function answersTo(lists: readonly Questions[], index: AnchorIndex): Uint8Array[] {
  const answers = lists.map(({ pages, ids, others }) =>
    Uint8Array.from(pages, (page, i) =>
      index.has(page, ids[i] ?? 0) || index.has(page, others[i] ?? 0) ? THERE : MISSING,
    ),
  )
  const left = pagesLeftToScripts(lists, answers, index)
  for (const [list, { pages }] of lists.entries())
    for (const [i, page] of pages.entries())
      if (answers[list]?.[i] === MISSING && left.has(page)) answers[list][i] = LEFT_TO_SCRIPT
  return answers
}

/** Anchors that scripts make are not in the HTML: of such a page, all or nearly all that are asked for are missing. */
function pagesLeftToScripts(
  lists: readonly Questions[],
  answers: readonly Uint8Array[],
  index: AnchorIndex,
): ReadonlySet<number> {
  const asked = new Map<number, PageAsked>()
  for (const [list, { pages, ids, lines }] of lists.entries())
    for (const [i, page] of pages.entries()) {
      if (index.traitsOf(page)?.runsScript !== true) continue
      const of = asked.get(page) ?? { missing: new Set(), there: new Set(), onlyLines: true }
      asked.set(page, of)
      const isMissing = answers[list]?.[i] === MISSING
      const anchors = isMissing ? of.missing : of.there
      anchors.add(ids[i] ?? 0)
      if (isMissing && lines[i] !== 1) of.onlyLines = false
    }
  const left = new Set<number>()
  for (const [page, { missing, there, onlyLines }] of asked) {
    const found = there.size + (index.traitsOf(page)?.ownLinked ?? 0)
    if (missing.size >= (onlyLines ? 1 : MANY) && missing.size >= found * NEARLY_ALL) left.add(page)
  }
  return left
}
