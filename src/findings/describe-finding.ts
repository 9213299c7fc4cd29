/** Describes one finding: the problem, its spots, and a suggestion. */
import { formatNumber } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { type Code, isLiveCode } from './codes.ts'
import type { Finding, SourceSpot } from './finding.ts'

/** Returns the message of a finding, followed by its suggestion. */
export function describeProblem({ message, suggestion }: Finding): SafeText {
  if (suggestion === undefined) return safe`${message}`
  return safe`${message} ${suggestion.message}`
}

/** Returns why a finding does not count: `Accepted until 2027-03-31: the generator makes it`. */
export function describeAcceptance({ until, reason }: NonNullable<Finding['accepted']>): string {
  if (until === undefined) return `Accepted: ${reason}`
  return `Accepted until ${until}: ${reason}`
}

/**
 * Returns a sentence, without the period, about findings that differ from the shown one only in a
 * number.
 */
export function describeSimilar(others: number): string {
  if (others === 1) return 'The same applies to 1 more address that differs only in a number'
  return `The same applies to ${formatNumber(others)} more addresses that differ only in a number`
}

/** The codes of findings that are fully described by a missing target and a suggestion. */
const NOT_FOUND: ReadonlySet<Code> = new Set(['broken-link', 'broken-asset', 'broken-anchor'])

/**
 * Returns the address that was probably meant, as it can be written in a page; undefined without a
 * suggestion. `saysOnlyNotFound`: whether the finding says nothing more than that its target does
 * not exist.
 */
export function findSuggestedAddress({ code, target, suggestion }: Finding) {
  if (suggestion === undefined) return undefined
  const saysOnlyNotFound = target !== '' && NOT_FOUND.has(code)
  return { suggestedAddress: suggestion.address, saysOnlyNotFound }
}

/** Returns the first spot of a finding, preferably one with a known source and line. */
export function pickSpot(spots: Finding['spots']): Finding['spots'][number] | undefined {
  const withLine = spots.find(({ source }) => source?.line !== undefined)
  const withSource = spots.find(({ source }) => source !== undefined)
  return withLine ?? withSource ?? spots[0]
}

/** The first spot of a finding. */
export type FirstSpot = Readonly<NonNullable<ReturnType<typeof findFirstSpot>>>

/**
 * Returns the first spot of a finding, preferably one with a known source, and the number of its
 * pages. Undefined for findings about the site or about a file as a whole, and for findings of the
 * live check.
 */
export function findFirstSpot({ code, target, spots, pages }: Finding) {
  const spot = pickSpot(spots)
  if (spot === undefined || isLiveCode(code)) return undefined
  if (spot.line === undefined && spot.page === target) return undefined
  return { page: spot.page, line: spot.line, source: spot.source, pages }
}

/** Returns the line of a spot: `, line 7`; empty if it is unknown. */
export function describeLine({ line }: Pick<SourceSpot, 'line'>): string {
  if (line === undefined) return ''
  return `, line ${line}`
}
