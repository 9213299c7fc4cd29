/** Creates the notices about unused and ended entries of the accepted findings. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { findCorrection } from '../../text/did-you-mean.ts'
import { type Code, meansNoResponse } from '../codes.ts'
import { type Finding, makeFinding } from '../finding.ts'
import { SITE_KINDS, type SiteKind, type SiteValues } from '../site-kinds.ts'
import { type AcceptanceEntry, hasEnded } from './read-acceptances.ts'

/**
 * The maximum number of unused entries for which a suggestion is sought: each search compares all
 * findings.
 */
const MAX_SUGGESTIONS = 50

/** Which findings an entry matches. */
export interface EntryMatches {
  readonly entry: AcceptanceEntry
  /** The line of the same entry before it; undefined for the first one. */
  readonly repeatedLine: number | undefined
  /** How many findings it matches. */
  certainMatches: number
  /** A page with a finding that the entry's target matches, but its `page` does not. */
  otherPage?: string | undefined
  /** How many more findings it may match: not all of their pages are listed. */
  possibleMatches: number
}

/**
 * Returns a notice for each entry that matches none of these findings, or has ended.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function makeEntryNotices(
  allMatches: readonly EntryMatches[],
  findings: readonly Finding[],
  today: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const decidable = allMatches.filter(makeDecidableFilter(findings))
  const mistyped = new Set(decidable.filter(mayBeMistyped).slice(0, MAX_SUGGESTIONS))
  const findingsByCode = Map.groupBy(findings, ({ code }) => code)
  const codesByTarget = new Map(findings.map((finding) => [getFullTarget(finding), finding.code]))
  const notices: Finding[] = []
  for await (const matches of iterateWithPauses(decidable, signal)) {
    const { entry } = matches
    let suggestion: string | undefined
    if (mistyped.has(matches))
      suggestion = suggestTarget(entry, findingsByCode.get(entry.code) ?? [])
    const otherCode = entry.page === undefined ? codesByTarget.get(entry.target.source) : undefined
    const notice = makeNoticeIfNeeded(matches, { suggestion, otherCode }, today)
    if (notice !== undefined) notices.push(notice)
  }
  return notices
}

/**
 * Returns a filter of entries whose matches are known. Unlisted findings, and addresses that were
 * not requested, may match, too.
 */
function makeDecidableFilter(findings: readonly Finding[]): (matches: EntryMatches) => boolean {
  const unlisted = findings.filter(({ standsForUnlisted }) => standsForUnlisted)
  const incompleteCodes = new Set(unlisted.map(({ code }) => code))
  const isAllKnown = !findings.some(({ code }) => meansNoResponse(code))
  return ({ entry, certainMatches }) =>
    certainMatches > 0 || (isAllKnown && !incompleteCodes.has(entry.code))
}

/** Common mistakes in targets that match nothing. */
const MISTAKES: readonly { readonly pattern: RegExp; readonly mistake: string }[] = [
  { pattern: /^\s|\s$/, mistake: 'its target begins or ends with whitespace' },
  {
    pattern: /\/\.\*|\\[dws]|^\^|\$$/,
    mistake: 'targets are not regular expressions: “**” matches anything',
  },
  {
    pattern: /^https?:/,
    mistake: 'targets within the site begin with “/”, and links to other hosts are not checked',
  },
  { pattern: /\/\*$/, mistake: '“*” does not match “/”, but “**” does' },
]

/** May the target of an entry have a typo? Patterns are excluded. */
function mayBeMistyped({ entry, repeatedLine, certainMatches, otherPage }: EntryMatches): boolean {
  if (certainMatches > 0 || repeatedLine !== undefined || otherPage !== undefined) return false
  return !/[*?]/.test(entry.target.source)
}

function getFullTarget({ address, target }: Finding): string {
  return address ?? target
}

/** What an entry that matches nothing may have been meant for. */
interface PossibleMeaning {
  /** The target of a finding with its code. */
  readonly suggestion: string | undefined
  /** The code of a finding with its target. */
  readonly otherCode: Code | undefined
}

/**
 * Returns the target of a finding that an entry was perhaps meant for. `findings` have the entry's
 * code.
 */
function suggestTarget(
  { target }: AcceptanceEntry,
  findings: readonly Finding[],
): string | undefined {
  const targets = findings.map(getFullTarget)
  const { source } = target
  return (
    targets.find((each) => each === `/${source}`) ??
    findCorrection(source, targets) ??
    findOnlyEnding(source, targets)
  )
}

/**
 * Returns the only target that ends with `source`, or that `source` ends with; undefined if there
 * is none or several. An entry may name only the fragment, or have been written for another base
 * path.
 */
function findOnlyEnding(source: string, targets: readonly string[]): string | undefined {
  const isEnding = (ending: string, text: string) => /^[/#]./.test(ending) && text.endsWith(ending)
  const similarTargets = targets.filter((each) => isEnding(source, each) || isEnding(each, source))
  const [first, ...others] = new Set(similarTargets)
  if (others.length > 0) return undefined
  return first
}

/** Returns the notice about an entry that accepts nothing; undefined if it accepts something. */
function makeNoticeIfNeeded(
  { entry, repeatedLine, certainMatches, possibleMatches, otherPage }: EntryMatches,
  meaning: PossibleMeaning,
  today: string,
): Finding | undefined {
  const line = String(entry.line)
  if (repeatedLine !== undefined)
    return makeNotice(entry, 'unused-acceptance/repeated', { line, other: String(repeatedLine) })
  if (certainMatches > 0) {
    if (!hasEnded(entry, today)) return undefined
    // Each finding that counts again says when its acceptance ended.
    return makeNotice(entry, 'ended-acceptance', {
      line,
      findings: formatCount(certainMatches, 'finding'),
    })
  }

  if (possibleMatches > 0) return makeNotice(entry, 'unused-acceptance/unlisted', { line })
  const ending = describeMistake(entry.target.source, otherPage, meaning)
  return makeNotice(entry, 'unused-acceptance', { line, entry: entry.code, end: ending })
}

function makeNotice<Kind extends SiteKind>(
  { target }: AcceptanceEntry,
  kind: Kind,
  values: SiteValues<Kind>,
): Finding {
  return makeFinding(SITE_KINDS[kind], values, { target: target.source, occurrences: 0 })
}

/** Returns the end of a sentence with the mistake in an entry, or a suggestion. */
function describeMistake(
  source: string,
  otherPage: string | undefined,
  { suggestion, otherCode }: PossibleMeaning,
): string {
  if (suggestion !== undefined && suggestion !== source) return `; did you mean ${suggestion}?`
  if (otherPage !== undefined)
    return `; without \`page\`, it would match a finding on ${otherPage}.`
  if (otherCode !== undefined) return `; with the code ${otherCode}, it would match a finding.`
  const match = MISTAKES.find(({ pattern }) => pattern.test(source))
  if (match === undefined) return '.'
  return `; ${match.mistake}.`
}
