/** Which findings of a site an earlier one has, too. */
import { accept } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import { isCounted } from '../findings/finding.ts'
import { SEVERITIES } from '../findings/kind.ts'
import { SITE_KINDS } from '../findings/site-kinds.ts'
import type { Row } from './rules/finding-counter.ts'
import { type Counted, findingOf, severityOf } from './rules/findings.ts'

/** Compares what was counted in two sites. `accepted`: the entries for both; `now`: in ms since the epoch. */
export function newsOf(earlier: Counted, later: Counted, accepted: readonly AcceptedEntry[], now: number) {
  const before = new Map<string, number>()
  for (const row of earlier.rows.filter(isListed)) {
    const identity = identityOf(row)
    before.set(identity, Math.min(before.get(identity) ?? SEVERITIES.length, rankOf(row, earlier)))
  }
  const after = new Set(later.rows.filter(isListed).map(identityOf))
  const [mayBeBefore, mayBeAfter] = [unlistedIn(earlier.rows), unlistedIn(later.rows)]
  // That the system refused to read the earlier copy, with a code such as EACCES, is not of the site.
  const isOfSite = (row: Row) => isListed(row) && !/^E[A-Z]+$/.test(row.values.why ?? '')
  const isFixed = (row: Row) => isOfSite(row) && !after.has(identityOf(row)) && !mayBeAfter(row)
  const isAccepted = (row: Row) => !isCounted(accept(findingOf(row, earlier), accepted, now))
  return {
    /** Returns whether the earlier site lacks a finding of the site. What is not listed may be any other. */
    isNew(row: Row): boolean {
      if (mayBeBefore(row)) return false
      if (!isListed(row)) return !earlier.rows.some((of) => codeOf(of) === codeOf(row) && mayBeAfter(of))
      return (before.get(identityOf(row)) ?? SEVERITIES.length) > rankOf(row, later)
    },
    /** How many findings that count only the earlier site has. */
    fixed: earlier.rows.filter((row) => isFixed(row) && !isAccepted(row)).length,
  }
}

const rankOf = (row: Row, of: Counted): number => SEVERITIES.indexOf(severityOf(row, of))

const isListed = ({ isRest }: Row): boolean => !isRest

const codeOf = ({ kind }: Row): string => SITE_KINDS[kind].code

/** Returns what a finding is known by in another build: its address in full, not its line. */
function identityOf({ kind, key, target, values: { problem } }: Row): string {
  return [SITE_KINDS[kind].code, ...(problem === undefined ? [key] : [target, problem])].join(' ')
}

/** Returns whether a finding may be among those that are not listed: of its kind, those with the first addresses are. */
function unlistedIn(rows: readonly Row[]): (row: Row) => boolean {
  const cuts = rows.filter(({ isRest }) => isRest)
  const ends = cuts.map((cut) => {
    const keys = rows.filter((row) => isListed(row) && row.kind === cut.kind).map(({ key }) => key)
    return { code: codeOf(cut), last: keys.reduce((last, key) => (key > last ? key : last), '') }
  })
  return (row) => ends.some(({ code, last }) => code === codeOf(row) && (row.isRest || row.key > last))
}
