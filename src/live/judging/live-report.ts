/** What a live check found: in words, and as a report for programs. */
import { count, showDuration } from '../../common/units.ts'
import type { Counts } from '../../findings/describe.ts'
import { isError } from '../../findings/finding.ts'
import { clean } from '../../text/clean.ts'
import { writeJsonReport } from '../../text/json-report.ts'
import type { Host } from '../../web/host/hosts.ts'
import { fileOf, type LiveFinding } from './verdict.ts'

/** More findings are counted, and not listed. */
const MAX_LISTED = 20_000

/** How long an address took to be answered, in ms. */
export interface SlowAddress {
  readonly address: string
  readonly ms: number
}

/** What a check found in the end. */
export interface LiveVerdict extends Counts {
  /** What probably is wrong with all of it, if most findings have one cause. */
  readonly diagnosis: string | undefined
  readonly addresses: number
  /** How many of them were answered with something that could be compared. */
  readonly compared: number
  readonly files: number
  /** How many files have no address by the rules of the host, so that they were not asked for. */
  readonly withoutAddress: number
  /** When the last address agreed, in ms since the epoch; undefined if not all do. */
  readonly since: number | undefined
  /** Since the first request, in ms. */
  readonly elapsedMs: number
  readonly rounds: number
  readonly slowest: readonly SlowAddress[]
}

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 5
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9

/**
 * Returns what explains nearly all errors, in words; undefined if nothing does. `addresses`: how many of those were asked for
 * that files have to answer.
 */
export function diagnosisOf(
  findings: readonly LiveFinding[],
  addresses: number,
): string | undefined {
  // What there was no time for is nobody's fault.
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  const isCause = ({ length }: readonly LiveFinding[], among = errors) =>
    length >= MIN_FINDINGS && length >= NEARLY_ALL * among.length
  const isEverywhere = (found: readonly LiveFinding[]) =>
    found.filter((error) => fileOf(error) !== '').length >= NEARLY_ALL * addresses
  const turnedAway = [...Map.groupBy(errors, (error) => error.turnedAway)]
  // A redirect from an address that no file has is followed on the same host: that ends at the login, or behind it.
  const relevantTo = (how?: string) =>
    errors.filter((error) => fileOf(error) !== '' || error.turnedAway === how)
  const [how] =
    turnedAway.find(([how, found]) => isEverywhere(found) && isCause(found, relevantTo(how))) ?? []
  if (how?.includes(' with HTTP 5'))
    return `Nearly every address is ${how}: look at the server’s log.`
  if (how !== undefined) {
    const orNothing = how.endsWith('HTTP 403') ? ', or (on S3) nothing was published yet' : ''
    return `Nearly every address is ${clean(how, 100)}: a login or a firewall seems to stand in front of the site${orNothing}. Let the runner in, or set \`live-url\` to an address that the public sees.`
  }
  if (
    errors.length > 0 &&
    errors.every(({ kind }) => kind === 'soft-404' || kind === 'home-page-instead')
  )
    return 'The host answers addresses that no file has with a page, as single-page applications need it: switch that off (nginx: `try_files $uri $uri/ =404`; Cloudflare Pages: publish a 404.html).'
  const stale = errors.filter(({ kind }) => kind === 'stale')
  if (isCause(stale) && isEverywhere(stale))
    return 'Nearly all pages are other than the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.'
  const missing = errors.filter(({ kind }) => kind === 'missing')
  if (!isCause(missing)) return undefined
  if (isEverywhere(missing))
    return 'Nearly nothing of the site is there: it was not published yet, `live-url` is wrong, or the host serves another folder.'
  const isWithoutEnding = (finding: LiveFinding) =>
    fileOf(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target)
  return missing.every(isWithoutEnding)
    ? 'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is another one.'
    : undefined
}

/** Returns how many addresses have errors. What is about many addresses names none. */
export function differingAddresses({ findings }: LiveVerdict): number {
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  return new Set(errors.map(({ target }) => target)).size
}

/** Returns how many addresses were compared, in words: `10 addresses`, or `3 of 10 addresses` if it was not all of them. */
export function comparedInWords({
  addresses,
  compared,
}: Pick<LiveVerdict, 'addresses' | 'compared'>): string {
  const all = count(addresses, 'address', 'addresses')
  return compared === addresses ? all : `${compared.toLocaleString('en')} of ${all}`
}

/** Returns whether the host answers with the site, and since when: `Live since 2026-11-23 10:00:00 UTC, after 3 s`. */
export function liveInWords({ since, rounds, elapsedMs }: LiveVerdict): string {
  if (since === undefined) return `Not live after ${showDuration(elapsedMs)}`
  const time = new Date(since).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC')
  return rounds === 1
    ? `Live when first asked, at ${time}`
    : `Live since ${time}, after ${showDuration(elapsedMs)}`
}

/**
 * Writes `live.json`, which is stable within a `format`, into a folder and returns its path. What is in it may come from
 * the network: clean it before it is shown. docs/live.md explains everything in it.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
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
