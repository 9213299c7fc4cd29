import { interruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import type { Finding } from '../../findings/finding.ts'
import type { FindingKind } from '../../findings/site-kinds.ts'
import { toBytes } from '../../web/byte-strings.ts'
import { newRow } from '../rules/finding-counter.ts'
import { findingOf } from '../rules/findings.ts'
import type { AcceptedEntry } from './read.ts'

/** What became of an entry. */
interface Use {
  readonly entry: AcceptedEntry
  /** How many findings it matches. */
  matches: number
  /** How many more it would match, if all of their pages were listed. */
  unlisted: number
}

/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use or has ended, then the
 * accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function judge(
  findings: readonly Finding[],
  entries: readonly AcceptedEntry[],
  now: number,
  signal: AbortSignal,
): Promise<Finding[]> {
  const today = new Date(now).toISOString().slice(0, 10)
  const uses: readonly Use[] = entries.map((entry) => ({ entry, matches: 0, unlisted: 0 }))
  const byCode = Map.groupBy(uses, ({ entry }) => entry.code)
  const counted: Finding[] = []
  const accepted: Finding[] = []
  for await (const finding of interruptible(findings, signal)) {
    const matching = matchingEntries(finding, byCode.get(finding.code) ?? [])
    const valid = matching.find((entry) => !hasEnded(entry, today))
    if (valid === undefined) counted.push(withEnd(finding, matching[0]))
    else accepted.push({ ...finding, accepted: { reason: valid.reason, until: valid.until } })
  }
  const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code))
  // What is not listed may match.
  const known = uses.filter(({ entry, matches }) => matches > 0 || !incomplete.has(entry.code))
  return [...counted, ...known.flatMap((use) => noticesOf(use, today)), ...accepted]
}

/** Returns those of the entries with its code that match a finding, in the order of the file, and counts their use. */
function matchingEntries(finding: Finding, uses: readonly Use[]): AcceptedEntry[] {
  // What stands for findings that are not listed is never known well enough.
  if (finding.isRest) return []
  const { target, address = target, pages, spots } = finding
  const matching = uses.filter(({ entry }) => {
    if (!entry.target.matches(target) && !entry.target.matches(address)) return false
    return (
      entry.page === undefined || (spots.length > 0 && spots.every(({ page }) => entry.page?.matches(page)))
    )
  })
  // With pages that are not listed, nobody knows whether all of them match.
  const isSure = ({ entry }: Use) => entry.page === undefined || pages === spots.length
  for (const use of matching) use[isSure(use) ? 'matches' : 'unlisted']++
  return matching.filter(isSure).map(({ entry }) => entry)
}

const hasEnded = ({ until }: AcceptedEntry, today: string): boolean => until !== undefined && until < today

function withEnd(finding: Finding, ended: AcceptedEntry | undefined): Finding {
  if (ended === undefined) return finding
  const { until, reason } = ended
  const message = `${finding.message} It was accepted until ${until}, with the reason “${reason}”.`
  return { ...finding, message }
}

/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf({ entry, matches, unlisted }: Use, today: string): Finding[] {
  const { code, target, until = '', line } = entry
  const notice = (kind: FindingKind): Finding[] => {
    const findings = count(matches, 'finding')
    const row = newRow(kind, '', { entry: code, line: String(line), until, findings })
    return [findingOf({ ...row, target: toBytes(target.source) }, undefined)]
  }
  if (matches > 0) return hasEnded(entry, today) ? notice('ended-acceptance') : []
  return notice(unlisted > 0 ? 'unlisted-pages' : 'unused-acceptance')
}
