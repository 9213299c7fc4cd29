/** The result of a live check: in words, and as a report for programs. */
import { formatCount, showDuration } from '../../common/units.ts'
import type { FindingsAndCounts } from '../../findings/count-findings.ts'
import { type Finding, isError } from '../../findings/finding.ts'
import { writeJsonReport } from '../../text/json-report.ts'
import type { Host } from '../../web/host/all-hosts.ts'

/** How many findings `live.json` lists. The counts in it cover all of them. */
const MAX_LISTED = 20_000

/** An address among the slowest. */
export interface SlowAddress {
  readonly address: string
  /** The time from the request to the end of the response, in ms. */
  readonly durationMs: number
}

/** The result of a live check. */
export interface LiveVerdict extends FindingsAndCounts {
  /** A sentence about the cause of most findings; undefined if they have no common cause. */
  readonly diagnosis: string | undefined
  /** How many addresses there were to request. */
  readonly addresses: number
  /** How many of the addresses got a response that could be compared. */
  readonly compared: number
  /** How many files the site has. */
  readonly files: number
  /** How many files were not requested because they have no address by the rules of the host. */
  readonly withoutAddress: number
  /** When the last address matched, in ms since the epoch; undefined if not all do. */
  readonly liveSinceMs: number | undefined
  /** The time since the first request, in ms. */
  readonly elapsedMs: number
  /** How many rounds of requests there were. */
  readonly rounds: number
  /** The slowest address first. */
  readonly slowest: readonly SlowAddress[]
}

/** Returns how many addresses have errors. Findings about many addresses do not count. */
export function countDifferingAddresses({ findings }: LiveVerdict): number {
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  return new Set(errors.map(({ target }) => target)).size
}

/** Returns how many addresses were compared, in words: `10 addresses` or `3 of 10 addresses`. */
export function describeCompared({
  addresses,
  compared,
}: Pick<LiveVerdict, 'addresses' | 'compared'>): string {
  const all = formatCount(addresses, 'address', 'addresses')
  if (compared === addresses) return all
  return `${compared.toLocaleString('en')} of ${all}`
}

/** Returns how many addresses of a live site match, in words: `all 11 addresses match`. */
export function describeMatch(verdict: LiveVerdict): string {
  const { addresses, compared, accepted } = verdict
  const areAllCompared = compared === addresses && addresses > 1
  const all = areAllCompared ? 'all ' : ''
  const verb = compared === 1 ? 'matches' : 'match'
  const match = `${all}${describeCompared(verdict)} ${verb}`
  if (accepted === 0) return match
  return `${match}, but for ${formatCount(accepted, 'accepted finding')}`
}

/** Returns the host and the path of an address: `docs.example.com/v2`. */
export function formatPlace({ host, pathname }: URL): string {
  if (pathname === '/') return host
  return `${host}${pathname}`
}

/**
 * Returns whether the host serves the site, and since when: `Live since 2026-11-23 10:00:00 UTC,
 * after 3 s`.
 */
export function describeLive({ liveSinceMs, rounds, elapsedMs }: LiveVerdict): string {
  if (liveSinceMs === undefined) return `Not live after ${showDuration(elapsedMs)}`
  const time = new Date(liveSinceMs).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC')
  if (rounds === 1) return `Live at the first request, at ${time}`
  return `Live since ${time}, after ${showDuration(elapsedMs)}`
}

/**
 * Writes `live.json`, which is stable within a `format`, into a folder and returns its path. Texts
 * in it may come from the network and must be cleaned before they are shown. docs/live.md explains
 * its fields.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
export function writeLiveReport(
  folder: string,
  { url, host }: { readonly url: URL; readonly host: Host | undefined },
  verdict: LiveVerdict,
  signal: AbortSignal,
): Promise<string> {
  const listed = verdict.findings.slice(0, MAX_LISTED)
  const report = {
    format: 1,
    url: url.href,
    host: host ?? null,
    files: verdict.files,
    addresses: verdict.addresses,
    withoutAddress: verdict.withoutAddress,
    liveSince:
      verdict.liveSinceMs === undefined ? null : new Date(verdict.liveSinceMs).toISOString(),
    elapsedMs: Math.round(verdict.elapsedMs),
    rounds: verdict.rounds,
    errors: verdict.errors,
    warnings: verdict.warnings,
    notices: verdict.notices,
    accepted: verdict.accepted,
    diagnosis: verdict.diagnosis ?? null,
    isComplete: listed.length === verdict.findings.length,
    slowest: verdict.slowest.map(({ address, durationMs }) => {
      return { address, ms: Math.round(durationMs) }
    }),
    findings: listed.map(makeReportEntry),
  }
  return writeJsonReport(folder, 'live.json', report, signal)
}

/** Returns a finding in the form of `live.json`. */
function makeReportEntry({ code, severity, message, target, spots, accepted }: Finding) {
  const [spot] = spots
  return { code, severity, message, address: target, file: spot?.page ?? null, accepted }
}
