/** Which findings of a site an earlier one has, too. */
import { accept } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import type { UnlistedErrors } from '../findings/describe.ts'
import { isCounted } from '../findings/finding.ts'
import { SEVERITIES } from '../findings/kind.ts'
import { SITE_KINDS } from '../findings/site-kinds.ts'
import type { EarlierPlaces } from './earlier-places.ts'
import { type CountedFinding, findIdentity, listIdentities } from './rules/finding-counter.ts'
import { type Counted, describeFinding, rateSeverity } from './rules/findings.ts'

/** What is known of a site since an earlier one. */
export interface News {
  /**
   * Returns whether the earlier site lacks a finding of the site, or one of those that a row stands
   * for.
   */
  isNew(row: CountedFinding): boolean
  /** The errors of the site that are not listed. */
  readonly unlisted: UnlistedErrors
  /** How many findings that count only the earlier site has. */
  readonly fixed: number
}

/**
 * Compares what was counted in two sites. `accepted`: the entries for both; `now`: in ms since the
 * epoch; `places`: where pages of the later site were in the earlier one, if that is known.
 */
export function findNews(
  earlier: Counted,
  later: Counted,
  accepted: readonly AcceptedEntry[],
  now: number,
  places?: EarlierPlaces,
): News {
  const isAccepted = (row: CountedFinding, of: Counted, entries = accepted) => {
    const { code } = SITE_KINDS[row.kind]
    const isNamed = entries.some((entry) => entry.code === code)
    return isNamed && !isCounted(accept(describeFinding(row, of), entries, now))
  }
  const anywhere = accepted.filter(({ page }) => page === undefined)
  const isAcceptedOnItsPages = (row: CountedFinding) =>
    isAccepted(row, earlier) && !isAccepted(row, earlier, anywhere)
  const known = ranksIn(earlier.rows, earlier)
  const knownAnywhere = ranksIn(
    earlier.rows.filter((row) => !isAcceptedOnItsPages(row)),
    earlier,
  )
  const after = ranksIn(later.rows, later)
  const moved = new Map(later.rows.map((row) => [row, identitiesBefore(row, places)]))
  const movedAfter = new Set([...moved.values()].flatMap((before) => before.flat()))
  const newIn = (row: CountedFinding, before: Ranks): number => {
    const rank = rankOf(row, later)
    const isNew = (identity: number) => (before.get(identity) ?? SEVERITIES.length) > rank
    const isKnown = moved.get(row)?.some((all) => all.length > 0 && !all.some(isNew)) === true
    return isKnown ? 0 : howMany(listIdentities(row), isNew)
  }
  const fixedIn = (row: CountedFinding): number =>
    howMany(listIdentities(row), (identity) => !after.has(identity) && !movedAfter.has(identity))
  const unlisted = later.rows.filter((row) => row.isRest && rateSeverity(row, later) === 'error')
  return {
    isNew(row) {
      if (newIn(row, known) > 0) return true
      return newIn(row, knownAnywhere) > 0 && !isAccepted(row, later)
    },
    unlisted: {
      errors: sum(unlisted.map((row) => listIdentities(row).size)),
      newErrors: sum(unlisted.map((row) => newIn(row, knownAnywhere))),
    },
    fixed: sum(
      earlier.rows.filter((row) => isOfSite(row) && !isAccepted(row, earlier)).map(fixedIn),
    ),
  }
}

/** How severe findings are, by their identities: each the worst. */
type Ranks = ReadonlyMap<number, number>

function ranksIn(rows: readonly CountedFinding[], counted: Counted): Ranks {
  const ranks = new Map<number, number>()
  for (const row of rows) {
    const rank = rankOf(row, counted)
    for (const identity of listIdentities(row))
      ranks.set(identity, Math.min(ranks.get(identity) ?? SEVERITIES.length, rank))
  }
  return ranks
}

/**
 * Returns the sets of identities in the earlier site that a finding may have had there: one that is
 * there as a whole is enough.
 */
function identitiesBefore(row: CountedFinding, places: EarlierPlaces | undefined): number[][] {
  if (places === undefined || row.isRest) return []
  const identities = (addresses: readonly string[]) =>
    addresses.map((key) => findIdentity(row, key)).filter((identity) => identity !== undefined)
  const seen = row.spots.map(({ page }) => identities(places.seenBefore(row.key, page)))
  // A page that did not move had it not before.
  const all = seen.some((on) => on.length === 0) ? [] : seen.flat()
  return [...identities(places.calledBefore(row.key)).map((one) => [one]), all]
}

/**
 * That the system refused to read the earlier copy, with a code such as EACCES, is not of the site.
 */
const isOfSite = ({ values }: CountedFinding): boolean => !/^E[A-Z]+$/.test(values.why ?? '')

const rankOf = (row: CountedFinding, of: Counted): number =>
  SEVERITIES.indexOf(rateSeverity(row, of))

function howMany(identities: ReadonlySet<number>, isMeant: (identity: number) => boolean): number {
  let found = 0
  for (const identity of identities) if (isMeant(identity)) found++
  return found
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
