/** The result of a live check: in words, and as a report for programs. */
import { count, showDuration } from '../../common/units.ts'
import type { Counts } from '../../findings/count-findings.ts'
import { isError } from '../../findings/finding.ts'
import { writeJsonReport } from '../../text/json-report.ts'
import type { Host } from '../../web/host/hosts.ts'

/** How many findings are listed. Others are only counted. */
const MAX_LISTED = 20_000

/** An address, and its response time in ms. */
export interface SlowAddress {
  readonly address: string
  readonly ms: number
}

/** The final result of a check. */
export interface LiveVerdict extends Counts {
  /** The probable cause, if most findings share one. */
  readonly diagnosis: string | undefined
  readonly addresses: number
  /** How many of them received a response that could be compared. */
  readonly compared: number
  readonly files: number
  /** How many files have no address under the host's rules, so that they were not requested. */
  readonly withoutAddress: number
  /** When the last address matched, in ms since the epoch; undefined if not all do. */
  readonly since: number | undefined
  /** Since the first request, in ms. */
  readonly elapsedMs: number
  readonly rounds: number
  readonly slowest: readonly SlowAddress[]
}

/** Returns how many addresses have errors. Findings about many addresses are not included. */
export function countDifferingAddresses({ findings }: LiveVerdict): number {
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  return new Set(errors.map(({ target }) => target)).size
}

/**
 * Returns how many addresses were compared, in words: `10 addresses`, or `3 of 10 addresses` if not
 * all were.
 */
export function describeCompared({
  addresses,
  compared,
}: Pick<LiveVerdict, 'addresses' | 'compared'>): string {
  const all = count(addresses, 'address', 'addresses')
  if (compared === addresses) return all
  return `${compared.toLocaleString('en')} of ${all}`
}

/**
 * Returns how many addresses match the site, for a site that is live, in words: `all 11 addresses
 * match`.
 */
export function describeMatch(verdict: LiveVerdict): string {
  const { addresses, compared, accepted } = verdict
  const verb = compared === 1 ? 'matches' : 'match'
  const all = compared === addresses && addresses > 1 ? 'all ' : ''
  const but = accepted === 0 ? '' : `, but for ${count(accepted, 'accepted finding')}`
  return `${all}${describeCompared(verdict)} ${verb}${but}`
}

/** Returns the host and the path of an address: `docs.example.com/v2`. */
export function formatPlace({ host, pathname }: URL): string {
  if (pathname === '/') return host
  return `${host}${pathname}`
}

/**
 * Returns whether the site is live, and since when, in words: `Live since 2026-11-23 10:00:00 UTC,
 * after 3 s`.
 */
export function describeLive({ since, rounds, elapsedMs }: LiveVerdict): string {
  if (since === undefined) return `Not live after ${showDuration(elapsedMs)}`
  const time = new Date(since).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC')
  if (rounds === 1) return `Live at the first request, at ${time}`
  return `Live since ${time}, after ${showDuration(elapsedMs)}`
}

/**
 * Writes `live.json`, which is stable within a `format`, into a folder and returns its path. Its
 * texts may come from the network: clean them before you show them. docs/live.md explains all
 * fields.
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
    liveSince: verdict.since === undefined ? null : new Date(verdict.since).toISOString(),
    elapsedMs: Math.round(verdict.elapsedMs),
    rounds: verdict.rounds,
    errors: verdict.errors,
    warnings: verdict.warnings,
    notices: verdict.notices,
    accepted: verdict.accepted,
    diagnosis: verdict.diagnosis ?? null,
    isComplete: listed.length === verdict.findings.length,
    slowest: verdict.slowest.map(({ address, ms }) => ({ address, ms: Math.round(ms) })),
    findings: listed.map(({ code, severity, message, target, spots: [file], accepted }) => ({
      code,
      severity,
      message,
      address: target,
      file: file?.page ?? null,
      accepted,
    })),
  }
  return writeJsonReport(folder, 'live.json', report, signal)
}
