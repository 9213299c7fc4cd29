import { interruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { toBytes } from '../../web/byte-strings.ts'
import { newRow } from '../rules/finding-counter.ts'
import { type FindingKind, isAcceptable } from '../rules/finding-kinds.ts'
import { type Finding, findingOf } from '../rules/findings.ts'
import type { AcceptedEntry } from './read.ts'

/** Why a finding does not count. */
interface Acceptance {
  /** Foreign text. */
  readonly reason: string
  /** The last day (UTC) on which it does not, as YYYY-MM-DD. */
  readonly until: string | undefined
}

/** A finding that counts, unless it is accepted. */
export interface JudgedFinding extends Finding {
  readonly accepted?: Acceptance
}

/** What became of an entry. */
interface Use {
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
): Promise<JudgedFinding[]> {
  if (entries.length === 0) return [...findings]
  const today = new Date(now).toISOString().slice(0, 10)
  const uses = new Map<AcceptedEntry, Use>(entries.map((entry) => [entry, { matches: 0, unlisted: 0 }]))
  const byCode = Map.groupBy(uses, ([{ code }]) => code)
  const counted: Finding[] = []
  const accepted: JudgedFinding[] = []
  for await (const finding of interruptible(findings, signal)) {
    const matching = matchingEntries(finding, byCode.get(finding.code) ?? [])
    const valid = matching.find((entry) => !hasEnded(entry, today))
    if (valid !== undefined) {
      const { reason, until } = valid
      accepted.push({ ...finding, accepted: { reason, until } })
    } else {
      counted.push(matching.reduce(withEnd, finding))
    }
  }
  const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code))
  // What is not listed may match.
  const known = [...uses].filter(([{ code }, { matches }]) => matches > 0 || !incomplete.has(code))
  return [...counted, ...known.flatMap(([entry, use]) => noticesOf(entry, use, today)), ...accepted]
}

/** Returns those of the entries with its code that match a finding, in the order of the file, and counts their use. */
function matchingEntries(
  finding: Finding,
  uses: readonly (readonly [AcceptedEntry, Use])[],
): AcceptedEntry[] {
  // What stands for findings that are not listed is never known well enough.
  if (finding.isRest || !isAcceptable(finding.code)) return []
  const matching: AcceptedEntry[] = []
  for (const [entry, use] of uses) {
    const matched = match(entry, finding)
    if (matched === 'unlisted') use.unlisted++
    if (matched !== 'yes') continue
    use.matches++
    matching.push(entry)
  }
  return matching
}

/** `unlisted`: only if the pages that are not listed match, too. */
function match({ target, page }: AcceptedEntry, finding: Finding): 'yes' | 'no' | 'unlisted' {
  const { address, pages, spots } = finding
  if (!target.matches(finding.target) && (address === undefined || !target.matches(address))) return 'no'
  if (page === undefined) return 'yes'
  if (spots.length === 0 || !spots.every((spot) => page.matches(spot.page))) return 'no'
  return pages === spots.length ? 'yes' : 'unlisted'
}

const hasEnded = ({ until }: AcceptedEntry, today: string): boolean => until !== undefined && until < today

function withEnd(finding: Finding, { until, reason }: AcceptedEntry): Finding {
  return {
    ...finding,
    message: `${finding.message} It was accepted until ${until}, with the reason “${reason}”.`,
  }
}

/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf(entry: AcceptedEntry, { matches, unlisted }: Use, today: string): Finding[] {
  const { code, target, until = '', line } = entry
  const notice = (kind: FindingKind): Finding[] => {
    const findings = count(matches, 'finding')
    const row = newRow(kind, '', { entry: code, line: String(line), until, findings })
    return [findingOf({ ...row, target: toBytes(target.source) }, undefined)]
  }
  if (matches > 0) return hasEnded(entry, today) ? notice('ended-acceptance') : []
  return notice(unlisted > 0 ? 'unlisted-pages' : 'unused-acceptance')
}
