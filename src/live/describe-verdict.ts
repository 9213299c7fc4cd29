/** Describes the result of a live check in words. */
import { formatCount, formatDuration, formatNumber } from '../common/units.ts'
import type { LiveVerdict } from './judging/live-verdict.ts'

/** Returns how many addresses were compared, in words: `10 addresses` or `3 of 10 addresses`. */
export function describeComparedCount({
  addressCount,
  comparedCount,
}: Pick<LiveVerdict, 'addressCount' | 'comparedCount'>): string {
  const addresses = formatCount(addressCount, 'address', 'addresses')
  if (comparedCount === addressCount) return addresses
  return `${formatNumber(comparedCount)} of ${addresses}`
}

/** Returns how many addresses of a live site match, in words: `all 11 addresses match`. */
export function describeMatch(verdict: LiveVerdict): string {
  const { addressCount, comparedCount, accepted } = verdict
  const isAllOfSeveral = comparedCount === addressCount && addressCount > 1
  const all = isAllOfSeveral ? 'all ' : ''
  const verb = comparedCount === 1 ? 'matches' : 'match'
  const match = `${all}${describeComparedCount(verdict)} ${verb}`
  if (accepted === 0) return match
  return `${match}, except for ${formatCount(accepted, 'accepted finding')}`
}

/** Returns the host and the path of an address: `docs.example.com/v2`. */
export function formatHostAndPath({ host, pathname }: URL): string {
  if (pathname === '/') return host
  return `${host}${pathname}`
}

/**
 * Returns whether the host serves the site, and since when: `Live since 2026-11-23 10:00:00 UTC,
 * after 3 s`.
 */
export function describeLiveness({ liveSinceMs, roundCount, elapsedMs }: LiveVerdict): string {
  if (liveSinceMs === undefined) return `Not live after ${formatDuration(elapsedMs)}`
  const time = formatUtcTime(liveSinceMs)
  if (roundCount === 1) return `Live at the first request, at ${time}`
  return `Live since ${time}, after ${formatDuration(elapsedMs)}`
}

/** Returns a time in ms since the epoch to the second: `2026-11-23 10:00:00 UTC`. */
function formatUtcTime(timeMs: number): string {
  const [date, time = ''] = new Date(timeMs).toISOString().split('T')
  return `${date} ${time.slice(0, 'HH:MM:SS'.length)} UTC`
}
