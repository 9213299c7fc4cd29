/** Creates the notices about unused and ended entries of the accepted findings. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { findMisspelled } from '../../text/did-you-mean.ts'
import { isUnknown } from '../codes.ts'
import { type Finding, makeFinding } from '../finding.ts'
import { SITE_KINDS, type SiteKind, type SiteValues } from '../site-kinds.ts'
import type { AcceptedEntry } from './read.ts'

/** For how many unused entries a suggestion is looked for, which compares all findings. */
const MAX_GUESSED = 50

/** How an entry was used. */
export interface EntryUse {
  readonly entry: AcceptedEntry
  /** The line of the same entry before it; undefined for the first one. */
  readonly repeats: number | undefined
  /** How many findings it matches. */
  matches: number
  /** A page with a finding that the entry's target matches, but its `page` does not. */
  otherPage?: string | undefined
  /** How many more findings it may match: not all of their pages are listed. */
  unlisted: number
}

/** Returns whether an entry no longer accepts anything on a day (YYYY-MM-DD). */
export function hasEnded({ until }: AcceptedEntry, today: string): boolean {
  return until !== undefined && until < today
}

/**
 * Returns a notice for each entry that matches none of these findings, or has ended.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function listNotices(
  uses: readonly EntryUse[],
  findings: readonly Finding[],
  today: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const judgeable = uses.filter(makeUseFilter(findings))
  const guessed = new Set(judgeable.filter(mayBeMistyped).slice(0, MAX_GUESSED))
  const findingsByCode = Map.groupBy(findings, ({ code }) => code)
  const notices: Finding[] = []
  for await (const use of iterateWithPauses(judgeable, signal)) {
    let meant: string | undefined
    if (guessed.has(use)) meant = findMeant(use.entry, findingsByCode.get(use.entry.code) ?? [])
    const notice = findNotice(use, meant, today)
    if (notice !== undefined) notices.push(notice)
  }
  return notices
}

/**
 * Returns a filter of entries whose matches are known. Unlisted findings, and addresses that were
 * not requested, may match, too.
 */
function makeUseFilter(findings: readonly Finding[]): (use: EntryUse) => boolean {
  const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code))
  const isAllKnown = !findings.some(({ code }) => isUnknown(code))
  return ({ entry, matches }) => matches > 0 || (isAllKnown && !incomplete.has(entry.code))
}

/** Common mistakes in targets that match nothing. */
const SLIPS: readonly { readonly pattern: RegExp; readonly slip: string }[] = [
  { pattern: /^\s|\s$/, slip: 'its target begins or ends with white space' },
  {
    pattern: /\/\.\*|\\[dws]|^\^|\$$/,
    slip: 'its target is not a regular expression: “**” matches anything',
  },
  { pattern: /^https?:/, slip: 'targets within the site begin with “/”' },
  { pattern: /\/\*$/, slip: '“*” does not match “/”, but “**” does' },
]

/** May the target of an entry have a typo? Patterns are excluded. */
function mayBeMistyped({ entry, repeats, matches, otherPage }: EntryUse): boolean {
  if (matches > 0 || repeats !== undefined || otherPage !== undefined) return false
  return !/[*?]/.test(entry.target.source)
}

/**
 * Returns the target of a finding that an entry was perhaps meant for. `findings` have the entry's
 * code.
 */
function findMeant({ target }: AcceptedEntry, findings: readonly Finding[]): string | undefined {
  const targets = findings.map(({ address, target: written }) => address ?? written)
  const { source } = target
  return targets.find((each) => each === `/${source}`) ?? findMisspelled(source, targets)
}

/** Returns the notice about an entry that accepts nothing; undefined if it accepts something. */
function findNotice(
  { entry, repeats, matches, unlisted, otherPage }: EntryUse,
  meant: string | undefined,
  today: string,
): Finding | undefined {
  const line = String(entry.line)
  if (repeats !== undefined)
    return makeNotice(entry, 'unused-acceptance/repeated', { line, other: String(repeats) })
  if (matches > 0) {
    if (!hasEnded(entry, today)) return undefined
    // Each finding that counts again says when its acceptance ended.
    return makeNotice(entry, 'ended-acceptance', {
      line,
      findings: formatCount(matches, 'finding'),
    })
  }

  if (unlisted > 0) return makeNotice(entry, 'unused-acceptance/unlisted', { line })
  const end = describeSlip(entry.target.source, otherPage, meant)
  return makeNotice(entry, 'unused-acceptance', { line, entry: entry.code, end })
}

function makeNotice<Kind extends SiteKind>(
  { target }: AcceptedEntry,
  kind: Kind,
  values: SiteValues<Kind>,
): Finding {
  return makeFinding(SITE_KINDS[kind], values, { target: target.source, occurrences: 0 })
}

/** Returns the end of a sentence with the mistake in an entry, or a suggestion. */
function describeSlip(
  source: string,
  otherPage: string | undefined,
  meant: string | undefined,
): string {
  if (meant !== undefined && meant !== source) return `; did you mean ${meant}?`
  if (otherPage !== undefined) return `; without \`page\`, it would match one on ${otherPage}.`
  const found = SLIPS.find(({ pattern }) => pattern.test(source))
  if (found === undefined) return '.'
  return `; ${found.slip}.`
}
