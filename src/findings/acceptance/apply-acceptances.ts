import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatDay } from '../../common/units.ts'
import type { Finding } from '../finding.ts'
import { type EntryMatches, makeEntryNotices } from './entry-notices.ts'
import { type AcceptanceEntry, hasEnded } from './read-acceptances.ts'

/**
 * Returns the findings that count, in order, then a notice for each unused or ended entry, then the
 * accepted findings. `nowMs` is since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function applyAcceptances(
  findings: readonly Finding[],
  entries: readonly AcceptanceEntry[],
  nowMs: number,
  signal: AbortSignal,
): Promise<Finding[]> {
  const today = formatDay(nowMs)
  const allMatches = makeEntryMatches(entries)
  const matchesByCode = Map.groupBy(allMatches, ({ entry }) => entry.code)
  const counted: Finding[] = []
  const accepted: Finding[] = []

  for await (const finding of iterateWithPauses(findings, signal)) {
    const matching = recordMatches(finding, matchesByCode.get(finding.code) ?? [])
    const validEntry = matching.find((entry) => !hasEnded(entry, today))
    if (validEntry === undefined) counted.push(appendEndOfAcceptance(finding, matching[0]))
    else accepted.push(markAccepted(finding, validEntry))
  }

  const notices = await makeEntryNotices(allMatches, findings, today, signal)
  return [...counted, ...notices, ...accepted]
}

/** Returns the matches of each entry before any finding is compared: none. */
function makeEntryMatches(entries: readonly AcceptanceEntry[]): readonly EntryMatches[] {
  const firstLines = new Map<string, number>()
  return entries.map((entry) => {
    const { code, target, page, until, line } = entry
    const key = JSON.stringify([code, target.source, page?.source, until])
    const repeatedLine = firstLines.get(key)
    firstLines.set(key, repeatedLine ?? line)
    return { entry, repeatedLine, certainMatches: 0, possibleMatches: 0 }
  })
}

/**
 * Records which entries match a finding, and returns those that certainly do, in order. All
 * entries have its code.
 */
function recordMatches(
  finding: Finding,
  matchesOfCode: readonly EntryMatches[],
): readonly AcceptanceEntry[] {
  const certain: AcceptanceEntry[] = []
  for (const matches of matchesOfCode) {
    const { entry } = matches
    if (!matchesTarget(entry, finding)) continue
    matches.otherPage ??= findOtherPage(entry, finding)
    if (!matchesPages(entry, finding)) continue

    if (isCertainMatch(entry, finding)) {
      matches.certainMatches++
      certain.push(entry)
    } else {
      matches.possibleMatches++
    }
  }
  return certain
}

/**
 * Returns a finding, as accepted if one of the entries accepts it today. `nowMs` is since the
 * epoch.
 */
export function applyAcceptancesToOne<Kind extends Finding>(
  finding: Kind,
  entries: readonly AcceptanceEntry[],
  nowMs: number,
): Kind {
  const today = formatDay(nowMs)
  const validEntry = entries.find((entry) => {
    if (entry.code !== finding.code || hasEnded(entry, today)) return false
    return (
      matchesTarget(entry, finding) &&
      matchesPages(entry, finding) &&
      isCertainMatch(entry, finding)
    )
  })
  if (validEntry === undefined) return finding
  return markAccepted(finding, validEntry)
}

/** Does the target of an entry with its code match a finding? */
function matchesTarget(
  { target: pattern }: AcceptanceEntry,
  { target, address = target, standsForUnlisted }: Finding,
): boolean {
  // A finding that stands for unlisted ones has no target of its own.
  if (standsForUnlisted) return false
  return pattern.matches(target) || pattern.matches(address)
}

/** Does an entry match all listed pages of a finding? */
function matchesPages({ page: pattern }: AcceptanceEntry, { spots }: Finding): boolean {
  if (pattern === undefined) return true
  return spots.length > 0 && spots.every(({ page }) => pattern.matches(page))
}

/** Returns the first listed page of a finding that an entry does not match. */
function findOtherPage({ page: pattern }: AcceptanceEntry, { spots }: Finding): string | undefined {
  if (pattern === undefined) return undefined
  return spots.find(({ page }) => !pattern.matches(page))?.page
}

/** Is the match certain? If some pages are not listed, it is unknown whether they match. */
function isCertainMatch({ page }: AcceptanceEntry, { pages, spots }: Finding): boolean {
  return page === undefined || pages === spots.length
}

function markAccepted<Kind extends Finding>(
  finding: Kind,
  { reason, until }: AcceptanceEntry,
): Kind {
  return { ...finding, accepted: { reason, until } }
}

/** Returns a finding whose message says until when it was accepted, if it was. */
function appendEndOfAcceptance(finding: Finding, ended: AcceptanceEntry | undefined): Finding {
  if (ended === undefined) return finding
  const { until, reason } = ended
  const period = /[.!?]$/.test(reason) ? '' : '.'
  const sentence = `This finding was accepted until ${until}, with the reason “${reason}”${period}`
  return { ...finding, message: `${finding.message} ${sentence}` }
}
