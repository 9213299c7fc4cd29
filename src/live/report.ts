import { count } from '../common/units.ts'
import { writeJsonReport } from '../report/json-report.ts'
import type { Severity } from '../report/kind.ts'
import type { Host } from '../web/host/hosts.ts'
import type { LiveVerdict } from './live-check.ts'
import type { LiveFinding } from './verdict.ts'

/** More findings are counted, and not listed. */
const MAX_LISTED = 20_000

/** How many findings there are of a code and severity. */
export interface LiveCodeCount extends Pick<LiveFinding, 'code' | 'severity'> {
  readonly findings: number
}

/** Returns how many addresses have errors, without those that the host refused. What is about many addresses names none. */
export function differingAddresses({ findings }: LiveVerdict): number {
  const errors = findings.filter(
    ({ kind, severity, address }) => severity === 'error' && kind !== 'refused' && address !== '',
  )
  return new Set(errors.map(({ address }) => address)).size
}

/** Returns how many findings there are of each code and severity, in the order of the findings. */
export function liveCodeCounts(findings: readonly LiveFinding[]): LiveCodeCount[] {
  const groups = Map.groupBy(findings, ({ severity, code }) => `${severity} ${code}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ code: first.code, severity: first.severity, findings: group.length }]
  })
}

/** Returns how many addresses were compared, in words: `10 addresses`, or `3 of 10 addresses` if it was not all of them. */
export function comparedInWords({
  addresses,
  compared,
}: Pick<LiveVerdict, 'addresses' | 'compared'>): string {
  const all = count(addresses, 'address', 'addresses')
  return compared === addresses ? all : `${compared.toLocaleString('en')} of ${all}`
}

/** Returns what was found in words: `2 errors, 1 notice`, or `no difference`. */
export function differencesInWords(verdict: LiveVerdict): string {
  const words = [
    [countOf(verdict, 'error'), 'error'],
    [countOf(verdict, 'warning'), 'warning'],
    [countOf(verdict, 'notice'), 'notice'],
  ] as const
  const found = words.filter(([n]) => n > 0).map(([n, of]) => count(n, of))
  return found.length === 0 ? 'no difference' : found.join(', ')
}

/** Returns how many findings of a check have this severity. */
export function countOf({ findings }: LiveVerdict, wanted: Severity): number {
  return findings.filter(({ severity }) => severity === wanted).length
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
    errors: countOf(verdict, 'error'),
    warnings: countOf(verdict, 'warning'),
    notices: countOf(verdict, 'notice'),
    diagnosis: verdict.diagnosis ?? null,
    isComplete: listed.length === verdict.findings.length,
    slowest: verdict.slowest.map(({ address, ms }) => ({ address, ms: Math.round(ms) })),
    findings: listed.map(({ code, severity, message, address, file }) => ({
      code,
      severity,
      message,
      address,
      file: file === '' ? null : file,
    })),
  }
  return writeJsonReport(folder, 'live.json', report, signal)
}
