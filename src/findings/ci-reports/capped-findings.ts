/** Selects the findings for the reports for other programs. */
import { type Finding, isAccepted } from '../finding.ts'
import { SEVERITIES } from '../severity.ts'

/** The maximum number of listed findings, because programs show all of them. */
const MAX_FINDINGS = 5_000

/** The listed findings, and the number of others. */
interface CappedFindings {
  readonly listed: readonly Finding[]
  readonly more: number
}

/** Returns at most 5,000 findings: failures first, then by severity, accepted ones last. */
export function pickMostSevere(
  findings: readonly Finding[],
  isFailure: (finding: Finding) => boolean,
): CappedFindings {
  const weigh = (finding: Finding): number => {
    if (isFailure(finding)) return -1
    if (isAccepted(finding)) return SEVERITIES.length
    return SEVERITIES.indexOf(finding.severity)
  }
  const ranked = findings.map((finding) => ({ finding, weight: weigh(finding) }))
  ranked.sort((a, b) => a.weight - b.weight)
  const listed = ranked.slice(0, MAX_FINDINGS).map(({ finding }) => finding)
  return { listed, more: findings.length - listed.length }
}
