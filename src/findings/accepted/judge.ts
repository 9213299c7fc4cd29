import { iterateWithPauses } from '../../common/event-loop.ts'
import { showDay } from '../../common/units.ts'
import type { Finding } from '../finding.ts'
import { type EntryUse, hasEnded, listNotices } from './entry-notices.ts'
import type { AcceptedEntry } from './read.ts'

/**
 * Returns the findings that count, in order, then a notice for each unused or ended entry, then the
 * accepted findings. `now` is in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function judgeFindings(
  findings: readonly Finding[],
  entries: readonly AcceptedEntry[],
  now: number,
  signal: AbortSignal,
): Promise<Finding[]> {
  const today = showDay(now)
  const uses = startUses(entries)
  const usesByCode = Map.groupBy(uses, ({ entry }) => entry.code)
  const counted: Finding[] = []
  const accepted: Finding[] = []

  for await (const finding of iterateWithPauses(findings, signal)) {
    const sure = recordUses(finding, usesByCode.get(finding.code) ?? [])
    const valid = sure.find((entry) => !hasEnded(entry, today))
    if (valid === undefined) counted.push(addEnd(finding, sure[0]))
    else accepted.push(acceptBy(finding, valid))
  }

  const notices = await listNotices(uses, findings, today, signal)
  return [...counted, ...notices, ...accepted]
}

/** Returns the initial uses of entries, before any finding is compared. */
function startUses(entries: readonly AcceptedEntry[]): readonly EntryUse[] {
  const firstLines = new Map<string, number>()
  return entries.map((entry) => {
    const { code, target, page, until, line } = entry
    const key = JSON.stringify([code, target.source, page?.source, until])
    const repeats = firstLines.get(key)
    firstLines.set(key, repeats ?? line)
    return { entry, repeats, matches: 0, unlisted: 0 }
  })
}

/**
 * Records which entries match a finding, and returns those that certainly do, in order. All `uses`
 * have its code.
 */
function recordUses(finding: Finding, uses: readonly EntryUse[]): readonly AcceptedEntry[] {
  const sure: AcceptedEntry[] = []
  for (const use of uses) {
    const { entry } = use
    if (!matchesTarget(entry, finding)) continue
    use.otherPage ??= findOtherPage(entry, finding)
    if (!matchesPages(entry, finding)) continue

    if (isSure(entry, finding)) {
      use.matches++
      sure.push(entry)
    } else {
      use.unlisted++
    }
  }
  return sure
}

/**
 * Returns a finding, as accepted if one of the entries accepts it today. `now` is in ms since the
 * epoch.
 */
export function accept<Kind extends Finding>(
  finding: Kind,
  entries: readonly AcceptedEntry[],
  now: number,
): Kind {
  const today = showDay(now)
  const valid = entries.find((entry) => {
    if (entry.code !== finding.code || hasEnded(entry, today)) return false
    return matchesTarget(entry, finding) && matchesPages(entry, finding) && isSure(entry, finding)
  })
  if (valid === undefined) return finding
  return acceptBy(finding, valid)
}

/** Does the target of an entry with its code match a finding? */
function matchesTarget(
  { target: pattern }: AcceptedEntry,
  { target, address = target, isRest }: Finding,
): boolean {
  // A finding that stands for unlisted ones has no target of its own.
  if (isRest) return false
  return pattern.matches(target) || pattern.matches(address)
}

/** Does an entry match all listed pages of a finding? */
function matchesPages({ page: pattern }: AcceptedEntry, { spots }: Finding): boolean {
  if (pattern === undefined) return true
  return spots.length > 0 && spots.every(({ page }) => pattern.matches(page))
}

/** Returns the first listed page of a finding that an entry does not match. */
function findOtherPage({ page: pattern }: AcceptedEntry, { spots }: Finding): string | undefined {
  if (pattern === undefined) return undefined
  return spots.find(({ page }) => !pattern.matches(page))?.page
}

/** Is the match certain? If some pages are not listed, it is unknown whether they match. */
function isSure({ page }: AcceptedEntry, { pages, spots }: Finding): boolean {
  return page === undefined || pages === spots.length
}

function acceptBy<Kind extends Finding>(finding: Kind, { reason, until }: AcceptedEntry): Kind {
  return { ...finding, accepted: { reason, until } }
}

/** Returns a finding whose message says until when it was accepted, if it was. */
function addEnd(finding: Finding, ended: AcceptedEntry | undefined): Finding {
  if (ended === undefined) return finding
  const { until, reason } = ended
  const period = /[.!?]$/.test(reason) ? '' : '.'
  const end = `It was accepted until ${until}, with the reason “${reason}”${period}`
  return { ...finding, message: `${finding.message} ${end}` }
}
