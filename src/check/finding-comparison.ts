/** Which findings of a site an earlier one has, too. */

import { accept } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import type { UnlistedErrors } from '../findings/count-findings.ts'
import { isCounted } from '../findings/finding.ts'
import { SEVERITIES } from '../findings/severity.ts'
import { SITE_KINDS } from '../findings/site-kinds.ts'
import type { Bytes } from '../web/byte-strings.ts'
import type { EarlierPlaces } from './earlier-places.ts'
import { type CountedFinding, findIdentity, listIdentities } from './rules/finding-counter.ts'
import { type CountedSite, describeFinding, rateSeverity } from './rules/list-findings.ts'

/** What is known of a site since an earlier one. */
export interface News {
  /**
   * Returns whether the earlier site lacks a finding of the site, or one of those that a counted
   * finding stands for.
   */
  isNew(finding: CountedFinding): boolean
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
  earlier: CountedSite,
  later: CountedSite,
  accepted: readonly AcceptedEntry[],
  now: number,
  places?: EarlierPlaces,
): News {
  const isAccepted = (finding: CountedFinding, of: CountedSite, entries = accepted) => {
    const { code } = SITE_KINDS[finding.kind]
    const isNamed = entries.some((entry) => entry.code === code)
    return isNamed && !isCounted(accept(describeFinding(finding, of), entries, now))
  }
  const anywhere = accepted.filter(({ page }) => page === undefined)
  const isAcceptedOnItsPages = (finding: CountedFinding) =>
    isAccepted(finding, earlier) && !isAccepted(finding, earlier, anywhere)
  const known = ranksIn(earlier.findings, earlier)
  const knownAnywhere = ranksIn(
    earlier.findings.filter((finding) => !isAcceptedOnItsPages(finding)),
    earlier,
  )
  const after = ranksIn(later.findings, later)
  const moved = new Map(
    later.findings.map((finding) => [finding, identitiesBefore(finding, places)]),
  )
  const movedAfter = new Set([...moved.values()].flatMap((before) => before.flat()))
  const newIn = (finding: CountedFinding, before: Ranks): number => {
    const rank = rankOf(finding, later)
    const isNew = (identity: number) => (before.get(identity) ?? SEVERITIES.length) > rank
    const isKnown = moved.get(finding)?.some((all) => all.length > 0 && !all.some(isNew)) === true
    if (isKnown) return 0
    return howMany(listIdentities(finding), isNew)
  }
  const fixedIn = (finding: CountedFinding): number =>
    howMany(
      listIdentities(finding),
      (identity) => !after.has(identity) && !movedAfter.has(identity),
    )
  const unlisted = later.findings.filter(
    (finding) => finding.isRest && rateSeverity(finding, later) === 'error',
  )
  return {
    isNew(finding) {
      if (newIn(finding, known) > 0) return true
      return newIn(finding, knownAnywhere) > 0 && !isAccepted(finding, later)
    },
    unlisted: {
      errors: sum(unlisted.map((finding) => listIdentities(finding).size)),
      newErrors: sum(unlisted.map((finding) => newIn(finding, knownAnywhere))),
    },
    fixed: sum(
      earlier.findings
        .filter((finding) => isOfSite(finding) && !isAccepted(finding, earlier))
        .map(fixedIn),
    ),
  }
}

/** How severe findings are, by their identities: each the worst. */
type Ranks = ReadonlyMap<number, number>

function ranksIn(findings: readonly CountedFinding[], counted: CountedSite): Ranks {
  const ranks = new Map<number, number>()
  for (const finding of findings) {
    const rank = rankOf(finding, counted)
    for (const identity of listIdentities(finding))
      ranks.set(identity, Math.min(ranks.get(identity) ?? SEVERITIES.length, rank))
  }
  return ranks
}

/**
 * Returns the sets of identities in the earlier site that a finding may have had there: one that is
 * there as a whole is enough.
 */
function identitiesBefore(finding: CountedFinding, places: EarlierPlaces | undefined): number[][] {
  if (places === undefined || finding.isRest) return []
  const identities = (addresses: readonly Bytes[]) =>
    addresses.map((key) => findIdentity(finding, key)).filter((identity) => identity !== undefined)
  const seen = finding.spots.map(({ page }) => identities(places.seenBefore(finding.key, page)))
  // A page that did not move had it not before.
  const all = seen.some((on) => on.length === 0) ? [] : seen.flat()
  return [...identities(places.calledBefore(finding.key)).map((one) => [one]), all]
}

/**
 * That the system refused to read the earlier copy, with a code such as EACCES, is not of the site.
 * Of files that are not listed, the reason is not known.
 */
const isOfSite = ({ kind, isRest, values }: CountedFinding): boolean =>
  !(isRest && kind === 'unreadable-file') && !/^E[A-Z]+$/.test(values.why ?? '')

const rankOf = (finding: CountedFinding, of: CountedSite): number =>
  SEVERITIES.indexOf(rateSeverity(finding, of))

function howMany(identities: ReadonlySet<number>, isMeant: (identity: number) => boolean): number {
  let found = 0
  for (const identity of identities) if (isMeant(identity)) found++
  return found
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
