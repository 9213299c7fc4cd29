/** Writes the result of a live check as a report for programs. */
import { runReportWork } from '../common/report-error.ts'
import type { Finding } from '../findings/finding.ts'
import { writeJsonReport } from '../text/json-report.ts'
import type { HostId } from '../web/host/all-hosts.ts'
import type { LiveVerdict } from './judging/live-verdict.ts'

/** How many findings `live.json` lists. The counts in it cover all of them. */
const MAX_LISTED_FINDINGS = 20_000

/**
 * Writes `live.json`, which is stable within a `format`, into a folder and returns its path. Text
 * in it may come from the network and must be cleaned before it is shown. docs/live.md explains
 * its fields.
 * @throws an AbortError soon after `signal` is aborted; ReportError for a file-system error
 */
export function writeLiveReport(
  folder: string,
  { url, host }: { readonly url: URL; readonly host: HostId | undefined },
  verdict: LiveVerdict,
  signal: AbortSignal,
): Promise<string> {
  const listedFindings = verdict.findings.slice(0, MAX_LISTED_FINDINGS)
  const report = {
    format: 1,
    url: url.href,
    host: host ?? null,
    files: verdict.fileCount,
    addresses: verdict.addressCount,
    withoutAddress: verdict.unaddressedFileCount,
    liveSince: formatTime(verdict.liveSinceMs),
    elapsedMs: Math.round(verdict.elapsedMs),
    rounds: verdict.roundCount,
    errors: verdict.errors,
    warnings: verdict.warnings,
    notices: verdict.notices,
    accepted: verdict.accepted,
    diagnosis: verdict.diagnosis ?? null,
    isComplete: listedFindings.length === verdict.findings.length,
    slowest: verdict.slowestAddresses.map(({ requestPath, durationMs }) => {
      return { address: requestPath, ms: Math.round(durationMs) }
    }),
    findings: listedFindings.map(makeReportEntry),
  }
  return runReportWork(folder, () => writeJsonReport(folder, 'live.json', report, signal))
}

/** Returns a time in ms since the epoch in the form of `live.json`: ISO 8601, null if unknown. */
function formatTime(timeMs: number | undefined): string | null {
  if (timeMs === undefined) return null
  return new Date(timeMs).toISOString()
}

/** Returns a finding in the form of `live.json`. */
function makeReportEntry({ code, severity, message, target, spots, accepted }: Finding) {
  const [spot] = spots
  return { code, severity, message, address: target, file: spot?.page ?? null, accepted }
}
