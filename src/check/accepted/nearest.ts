import { editsBetween, wordsOf } from '../near-misses/similar-names.ts'
import type { Finding } from '../rules/findings.ts'
import type { AcceptedEntry } from './entry.ts'
import { escapeGlob, type Glob, parseGlob } from './glob.ts'

/** How many findings all entries together are compared with, and how many each of them at least. */
const MAX_COMPARED = 500_000
const MIN_COMPARED = 50

/** How near a finding is to an entry: the page alone differs, the folders above, or so many letters. */
const OTHER_PAGE = 0
const OTHER_FOLDER = 1
const TYPO = 2

interface Candidate {
  readonly finding: Finding
  /** Its target as the entry would have to name it. */
  readonly target: string
  readonly rank: number
}

/** Finds what entries that match nothing probably mean, among the findings that count. */
export class NearestFindings {
  readonly #byCode: ReadonlyMap<string, readonly Finding[]>
  readonly #words = new Map<string, readonly string[]>()
  readonly #most: number

  /** `entries`: how many will be asked about. */
  constructor(findings: readonly Finding[], entries: number) {
    const listed = findings.filter(({ isRest, target }) => !isRest && target !== '')
    this.#byCode = Map.groupBy(listed, ({ code }) => code)
    this.#most = Math.max(MIN_COMPARED, Math.floor(MAX_COMPARED / Math.max(entries, 1)))
  }

  /** Returns the finding with the code of an entry that is nearest to it, in words; empty if none is near. */
  inWords(entry: AcceptedEntry): string {
    const anywhere = parseGlob(`**/${entry.target.source.replace(/^\//, '')}`)
    let best: Candidate | undefined
    for (const finding of (this.#byCode.get(entry.code) ?? []).slice(0, this.#most)) {
      for (const target of new Set([finding.address ?? finding.target, finding.target])) {
        const rank = this.#rank(entry, anywhere, target)
        if (rank !== undefined && rank < (best?.rank ?? Number.POSITIVE_INFINITY))
          best = { finding, target, rank }
      }
      if (best?.rank === OTHER_PAGE) break
    }
    return best === undefined ? '' : nearInWords(best, entry)
  }

  #rank(
    { target: glob, page }: AcceptedEntry,
    anywhere: Glob | undefined,
    target: string,
  ): number | undefined {
    // Without a page, it would be accepted.
    if (page !== undefined && glob.matches(target)) return OTHER_PAGE
    if (anywhere?.matches(target)) return OTHER_FOLDER
    if (glob.source !== escapeGlob(glob.prefix)) return undefined
    const [written, found] = [this.#wordsOf(glob.prefix), this.#wordsOf(target)]
    // One of them may have a base path in front.
    const shared = Math.min(written.length, found.length)
    const edits = shared === 0 ? undefined : editsBetween(written.slice(-shared), found.slice(-shared))
    return edits === undefined ? undefined : TYPO + edits
  }

  #wordsOf(text: string): readonly string[] {
    const words = this.#words.get(text) ?? wordsOf(text)
    this.#words.set(text, words)
    return words
  }
}

function nearInWords({ finding, target, rank }: Candidate, { page }: AcceptedEntry): string {
  const { spots } = finding
  const other = page === undefined ? undefined : spots.find((spot) => !page.matches(spot.page))
  const shown = other ?? spots[0]
  const where = shown === undefined ? '' : ` in ${shown.page}`
  const differs = rank === OTHER_PAGE || other !== undefined
  return `${target}${where}${page !== undefined && differs ? ` (the entry says page: ${page.source})` : ''}`
}
