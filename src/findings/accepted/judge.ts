import { makeInterruptible } from '../../common/event-loop.ts'
import { count, showDay } from '../../common/units.ts'
import { safe } from '../../text/clean.ts'
import { findMisspelled } from '../../text/did-you-mean.ts'
import { isUnknown } from '../codes.ts'
import { type Finding, makeFinding } from '../finding.ts'
import { type FindingKind, SITE_KINDS, type SiteValues } from '../site-kinds.ts'
import type { AcceptedEntry } from './read.ts'

/** For so many entries without use, what was meant is looked for: all findings are compared. */
const MAX_GUESSED = 50

/** What became of an entry. */
interface Use {
  readonly entry: AcceptedEntry
  /** The line of the same entry before it; undefined for the first one. */
  readonly repeats: number | undefined
  /** How many findings it matches. */
  matches: number
  /** A page that its target alone would match. */
  elsewhere?: string | undefined
  /** How many more it would match, if all of their pages were listed. */
  unlisted: number
}

/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use
 * or has ended, then the accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function judgeFindings(
  findings: readonly Finding[],
  entries: readonly AcceptedEntry[],
  now: number,
  signal: AbortSignal,
): Promise<Finding[]> {
  const today = showDay(now)
  const lines = new Map<string, number>()
  const uses = entries.map((entry): Use => {
    const { code, target, page, until, line } = entry
    const what = JSON.stringify([code, target.source, page?.source, until])
    const repeats = lines.get(what)
    lines.set(what, repeats ?? line)
    return { entry, repeats, matches: 0, unlisted: 0 }
  })
  const byCode = Map.groupBy(uses, ({ entry }) => entry.code)
  const counted: Finding[] = []
  const accepted: Finding[] = []
  for await (const finding of makeInterruptible(findings, signal)) {
    const matching = (byCode.get(finding.code) ?? []).filter((use) => {
      const { page } = use.entry
      if (!matches({ ...use.entry, page: undefined }, finding)) return false
      use.elsewhere ??= finding.spots.find((spot) => page?.matches(spot.page) === false)?.page
      return matches(use.entry, finding)
    })
    for (const use of matching) use[isSure(use.entry, finding) ? 'matches' : 'unlisted']++
    const sure = matching.map(({ entry }) => entry).filter((entry) => isSure(entry, finding))
    const valid = sure.find((entry) => !hasEnded(entry, today))
    if (valid === undefined) counted.push(withEnd(finding, sure[0]))
    else accepted.push(acceptedBy(finding, valid))
  }
  const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code))
  const isKnown = !findings.some(({ code }) => isUnknown(code))
  // What is not listed, or was not asked, may match.
  const known = uses.filter(
    ({ entry, matches }) => matches > 0 || (isKnown && !incomplete.has(entry.code)),
  )
  const guessed = new Set(known.filter(mayBeMistyped).slice(0, MAX_GUESSED))
  const targets = Map.groupBy(findings, ({ code }) => code)
  for await (const use of makeInterruptible(known, signal)) {
    let meant: string | undefined
    if (guessed.has(use)) meant = findMeant(use.entry, targets.get(use.entry.code) ?? [])
    counted.push(...noticesOf(use, meant, today))
  }
  return [...counted, ...accepted]
}

/**
 * Returns a finding, accepted if one of the entries does that today. `now`: in ms since the epoch.
 */
export function accept<Of extends Finding>(
  finding: Of,
  entries: readonly AcceptedEntry[],
  now: number,
): Of {
  const isValid = (entry: AcceptedEntry) =>
    entry.code === finding.code && matches(entry, finding) && !hasEnded(entry, showDay(now))
  const valid = entries.find((entry) => isValid(entry) && isSure(entry, finding))
  if (valid === undefined) return finding
  return acceptedBy(finding, valid)
}

/** Does an entry with its code match a finding, as far as its pages are listed? */
function matches(
  entry: AcceptedEntry,
  { target, address = target, spots, isRest }: Finding,
): boolean {
  // What stands for findings that are not listed is never known well enough.
  if (isRest || (!entry.target.matches(target) && !entry.target.matches(address))) return false
  return (
    entry.page === undefined ||
    (spots.length > 0 && spots.every(({ page }) => entry.page?.matches(page)))
  )
}

/** With pages that are not listed, nobody knows whether all of them match. */
function isSure({ page }: AcceptedEntry, { pages, spots }: Finding): boolean {
  return page === undefined || pages === spots.length
}

const acceptedBy = <Of extends Finding>(finding: Of, { reason, until }: AcceptedEntry): Of => ({
  ...finding,
  accepted: { reason, until },
})

const hasEnded = ({ until }: AcceptedEntry, today: string): boolean =>
  until !== undefined && until < today

function withEnd(finding: Finding, ended: AcceptedEntry | undefined): Finding {
  if (ended === undefined) return finding
  const { until, reason } = ended
  const end = safe`It was accepted until ${until}, with the reason “${reason}”.`
  return { ...finding, message: `${finding.message} ${end}` }
}

/** What may be wrong with a target that matches nothing. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$/, 'its target begins or ends with white space'],
  [/\/\.\*|\\[dws]|^\^|\$$/, 'its target is not a regular expression: “**” stands for anything'],
  [/^https?:/, 'targets within the site begin with “/”'],
  [/\/\*$/, '“*” ends at a “/”, and “**” does not'],
]

/** May the target of an entry be another one with a typo? A pattern stands for many. */
function mayBeMistyped({ entry, repeats, matches, elsewhere }: Use): boolean {
  const isUsed = matches > 0 || repeats !== undefined || elsewhere !== undefined
  return !isUsed && !/[*?]/.test(entry.target.source)
}

/** Returns the target of one of the findings with its code that an entry was perhaps meant for. */
function findMeant({ target }: AcceptedEntry, findings: readonly Finding[]): string | undefined {
  const targets = findings.map(({ address, target: written }) => address ?? written)
  const { source } = target
  return targets.find((each) => each === `/${source}`) ?? findMisspelled(source, targets)
}

/** Returns the end of a clause: what may be wrong with an entry, or meant by it. */
function describeSlip(source: string, why: string | undefined, meant: string | undefined): string {
  if (meant !== undefined && meant !== source) return `; did you mean ${meant}?`
  if (why === undefined) return '.'
  return `; ${why}.`
}

/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf(
  { entry, repeats, matches, unlisted, elsewhere }: Use,
  meant: string | undefined,
  today: string,
): Finding[] {
  const { code, target, line } = entry
  const notice = <Of extends FindingKind>(kind: Of, values: SiteValues<Of>) => [
    makeFinding(SITE_KINDS[kind], values, { target: target.source, count: 0 }),
  ]
  if (repeats !== undefined)
    return notice('unused-acceptance/repeated', { line: String(line), other: String(repeats) })
  if (matches > 0) {
    // The findings say when it ended.
    const values = { line: String(line), findings: count(matches, 'finding') }
    if (hasEnded(entry, today)) return notice('ended-acceptance', values)
    return []
  }
  const onPage = elsewhere && `its target alone matches one on ${elsewhere}`
  const why = onPage ?? SLIPS.find(([pattern]) => pattern.test(target.source))?.[1]
  const end = describeSlip(target.source, why, meant)
  const values = { line: String(line), entry: code, end }
  return notice(unlisted > 0 ? 'unused-acceptance/unlisted' : 'unused-acceptance', values)
}
