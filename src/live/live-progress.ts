/** Describes the progress of a live check for the log. */
import { formatCount, formatNumber } from '../common/units.ts'
import { isAccepted, isError } from '../findings/finding.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { AddressIndex } from './expected/expectation.ts'
import type { AddressStates } from './judging/address-states.ts'
import { hasError, isComparable } from './judging/live-finding.ts'

/** Returns the progress of a check: `3 of 10 addresses requested, 1 still different`. */
export function describeProgress(states: AddressStates): SafeText {
  const { findingsOfRequested: requested, expectations } = states
  const differing = requested.filter((findings) => hasError(findings) && isComparable(findings))
  const share = `${formatNumber(requested.length)} of ${formatAddressCount(expectations.length)}`
  const words = safe`${share} requested, ${formatNumber(differing.length)} still different`
  if (states.isRechecking) return safe`${words}; requesting once more`
  return words
}

/** How many errors have a code. */
export interface ErrorCount {
  readonly code: string
  readonly count: number
}

/** Returns how many errors of each code there are, in the order in which the codes first occur. */
export function countErrorsByCode({ findingsOfRequested }: AddressStates): readonly ErrorCount[] {
  const errors = findingsOfRequested.flat().filter(isError)
  const byCode = Map.groupBy(errors, ({ code }) => code)
  return [...byCode].map(([code, { length: count }]) => ({ code, count }))
}

/**
 * Returns the line for a check in which all addresses match; `elapsed` is its duration in words.
 */
export function describeFullMatch(states: AddressStates, elapsed: string): SafeText {
  const { findingsOfRequested, expectations } = states
  let match = 'The address matches'
  if (expectations.length !== 1) match = `All ${formatAddressCount(expectations.length)} match`
  const line = safe`${match} after ${elapsed}`
  const findings = findingsOfRequested.flat()
  const acceptedCount = findings.filter(isAccepted).length
  if (acceptedCount === 0) return line
  return safe`${line}, except for ${formatCount(acceptedCount, 'accepted finding')}`
}

/**
 * Returns the line about the addresses that do not match yet, with an example; `elapsed` is the
 * duration so far in words.
 */
export function describeUnmatched(states: AddressStates, elapsed: string): SafeText {
  const { findingsByIndex, expectations } = states
  const unmatched = states.listUnmatched()
  const differing = unmatched.filter((addressIndex) => findingsByIndex[addressIndex] !== undefined)
  const [firstRegressed] = states.listRegressed()
  const how = firstRegressed === undefined ? 'still different' : 'different again'
  const share = `${formatNumber(differing.length)} of ${formatAddressCount(expectations.length)}`
  const errors = describeErrorCounts(countErrorsByCode(states))
  const example = describeExample(states, firstRegressed ?? differing[0], differing.length)
  const rest = describeUnrequested(unmatched.length - differing.length)
  return safe`After ${elapsed}, ${how}: ${share}${errors}${example}${rest}`
}

/** Returns the numbers of errors: ` (3 live-missing, 1 live-stale)`; empty if there are none. */
function describeErrorCounts(errorCounts: readonly ErrorCount[]): SafeText {
  if (errorCounts.length === 0) return safe``
  const counts = errorCounts.map(({ code, count }) => `${formatNumber(count)} ${code}`)
  return safe` (${counts.join(', ')})`
}

/** Returns an address that differs, the only one or one of several; empty without one. */
function describeExample(
  states: AddressStates,
  addressIndex: AddressIndex | undefined,
  differingCount: number,
): SafeText {
  if (addressIndex === undefined) return safe``
  const { requestPath } = states.getExpectation(addressIndex)
  if (differingCount === 1) return safe`: ${requestPath}`
  return safe`, such as ${requestPath}`
}

function describeUnrequested(unrequestedCount: number): SafeText {
  if (unrequestedCount === 0) return safe``
  return safe`; ${formatNumber(unrequestedCount)} not requested yet`
}

/** Returns a number of addresses in words: `1 address`, `1,024 addresses`. */
export function formatAddressCount(addressCount: number): string {
  return formatCount(addressCount, 'address', 'addresses')
}
