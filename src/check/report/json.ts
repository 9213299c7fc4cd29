import type { Severity } from '../../report/kind.ts'
import type { Host } from '../../web/host/hosts.ts'
import type { JudgedFinding } from '../accepted/judge.ts'
import type { Code } from '../rules/finding-kinds.ts'
import type { NearMiss } from '../rules/near-miss-kinds.ts'

/**
 * `report.json`: stable within a `format`. Names and addresses are ordinary text as found in the site: clean them before
 * they are shown. Everything in it is explained in docs/check.md.
 */
export interface Report {
  readonly format: 1
  readonly host: Host | null
  readonly basePath: string
  readonly domain: string | null
  /** The job that made the site, and the digest of its files, if they are known. */
  readonly job: string | null
  readonly siteDigest: string | null
  /** What is probably wrong with the site as a whole, if most findings have one cause. */
  readonly diagnosis: string | null
  readonly files: number
  readonly pages: number
  readonly links: number
  readonly loads: number
  readonly errors: number
  readonly warnings: number
  readonly notices: number
  /** How many findings were accepted; they count as nothing else. */
  readonly accepted: number
  /** Whether `findings` has all of them. */
  readonly isComplete: boolean
  readonly findings: readonly ReportedFinding[]
}

export interface ReportedFinding {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly nearMiss: NearMiss | null
  readonly target: string
  readonly address: string | null
  readonly count: number
  readonly pages: number
  readonly spots: readonly { readonly page: string; readonly line: number | null }[]
  /** Whether it counts all findings of its kind beyond those that are listed. */
  readonly isRest: boolean
  readonly accepted: { readonly reason: string; readonly until: string | null } | null
}

/** Returns a finding as the report has it: always the same keys, `null` where there is no value. */
export function reported(finding: JudgedFinding): ReportedFinding {
  const { accepted } = finding
  return {
    code: finding.code,
    severity: finding.severity,
    message: finding.message,
    nearMiss: finding.nearMiss ?? null,
    target: finding.target,
    address: finding.address ?? null,
    count: finding.count,
    pages: finding.pages,
    spots: finding.spots.map(({ page, line }) => ({ page, line: line ?? null })),
    isRest: finding.isRest,
    accepted: accepted === undefined ? null : { reason: accepted.reason, until: accepted.until ?? null },
  }
}
