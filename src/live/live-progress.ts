/** Describes the progress of a live check for the log. */
import { formatCount } from '../common/units.ts'
import { isError } from '../findings/finding.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { AddressStates } from './judging/address-states.ts'
import { hasError, isComparable } from './judging/live-finding.ts'

/** Returns the progress of a check: `3 of 10 addresses requested, 1 still different`. */
export function describeProgress({ findingsByIndex, isRechecking }: AddressStates): SafeText {
  const requested = findingsByIndex.filter((findings) => findings !== undefined)
  const differing = requested.filter((findings) => hasError(findings) && isComparable(findings))
  const share = `${formatNumber(requested.length)} of ${formatAddressCount(findingsByIndex.length)}`
  const words = safe`${share} requested, ${formatNumber(differing.length)} still different`
  if (isRechecking) return safe`${words}; requesting once more`
  return words
}

/**
 * Returns how many errors of each code there are: `3 live-missing, 1 live-stale`; empty if there
 * are none.
 */
export function describeDifferences({ findingsByIndex }: AddressStates): string {
  const requested = findingsByIndex.filter((findings) => findings !== undefined)
  const errors = requested.flat().filter(isError)
  const byCode = Map.groupBy(errors, ({ code }) => code)
  return [...byCode].map(([code, { length }]) => `${formatNumber(length)} ${code}`).join(', ')
}

/**
 * Returns the line for a check in which all addresses match; `elapsed` is its duration in words.
 */
export function describeAllMatch({ findingsByIndex }: AddressStates, elapsed: string): SafeText {
  const line = safe`All ${formatAddressCount(findingsByIndex.length)} match after ${elapsed}`
  const accepted = findingsByIndex
    .flat()
    .filter((finding) => finding?.accepted !== undefined).length
  if (accepted === 0) return line
  return safe`${line}, except for ${formatCount(accepted, 'accepted finding')}`
}

/**
 * Returns the line about the addresses that are still open, with an example; `elapsed` is the
 * duration so far in words.
 */
export function describeOpen(states: AddressStates, elapsed: string): SafeText {
  const { findingsByIndex, expectations } = states
  const open = states.listOpen()
  const differing = open.filter((index) => findingsByIndex[index] !== undefined)
  const differingAgain = states.listDifferingAgain()
  const isAgain = differingAgain.length > 0
  const how = isAgain ? 'different again' : 'still different'
  const share = `${formatNumber(differing.length)} of ${formatAddressCount(findingsByIndex.length)}`
  let line = safe`After ${elapsed}, ${how}: ${share}`

  const differences = describeDifferences(states)
  if (differences !== '') line = safe`${line} (${differences})`
  const [example] = isAgain ? differingAgain : differing
  if (example !== undefined) line = safe`${line}, such as ${expectations[example]?.address}`
  const notRequested = open.length - differing.length
  if (notRequested > 0) line = safe`${line}; ${formatNumber(notRequested)} not requested yet`
  return line
}

/** Returns a number of addresses in words: `1 address`, `1,024 addresses`. */
export function formatAddressCount(addresses: number): string {
  return formatCount(addresses, 'address', 'addresses')
}

function formatNumber(value: number): string {
  return value.toLocaleString('en')
}
