/** One finding in words: what is wrong, where, and what was meant. */
import { count } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { type Code, isLive } from './codes.ts'
import type { Finding, WrittenAt } from './finding.ts'

/** Returns what is wrong, and what may be meant. */
export function describeProblem({ message, suggestion }: Finding): SafeText {
  if (suggestion === undefined) return safe`${message}`
  return safe`${message} ${suggestion.message}`
}

/**
 * Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes
 * it`.
 */
export function describeAcceptance({ until, reason }: NonNullable<Finding['accepted']>): string {
  if (until === undefined) return `Accepted: ${reason}`
  return `Accepted until ${until}: ${reason}`
}

/**
 * Returns how many findings differ from the one that is shown in a number alone: a sentence without
 * its end.
 */
export function describeAlike(others: number): string {
  const addresses = count(others, 'more address', 'more addresses')
  return `The same applies to ${addresses} with a different number`
}

/** The codes of addresses that nothing answers: what was meant says all about them. */
const NOT_FOUND: ReadonlySet<Code> = new Set(['broken-link', 'broken-asset', 'broken-anchor'])

/**
 * Returns what was probably meant, as it can be written in a page, and whether that says all about
 * the finding: that its target is not found; undefined if nothing is known.
 */
export function findReplacement({ code, target, suggestion }: Finding) {
  if (suggestion === undefined) return undefined
  const { kind, address } = suggestion
  const replacement = kind === 'mailto' ? `mailto:${address}` : address
  return { replacement, saysAll: target !== '' && NOT_FOUND.has(code) }
}

/** Returns the place to begin at: if possible, one whose source is known, with its line. */
export function pickSpot(spots: Finding['spots']): Finding['spots'][number] | undefined {
  return spots.find(({ source }) => source?.line) ?? spots.find(({ source }) => source) ?? spots[0]
}

/** Where a finding is met first. */
export type FirstSpot = Readonly<NonNullable<ReturnType<typeof findFirstSpot>>>

/**
 * Returns where a finding is met first, if possible where its source is known, and on how many
 * pages it is; undefined for the site itself, and for a file.
 */
export function findFirstSpot({ code, target, spots, pages }: Finding) {
  const spot = pickSpot(spots)
  if (spot === undefined || isLive(code)) return undefined
  if (spot.line === undefined && spot.page === target) return undefined
  return { page: spot.page, line: spot.line, source: spot.source, pages }
}

/** Returns the line of a place in words: `, line 7`; empty if it is not known. */
export function describeLine({ line }: Pick<WrittenAt, 'line'>): string {
  if (line === undefined) return ''
  return `, line ${line}`
}
