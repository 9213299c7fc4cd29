import { formatCount } from '../../common/units.ts'
import { applyAcceptances } from '../../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../../findings/acceptance/read-acceptances.ts'
import { countFindings } from '../../findings/count-findings.ts'
import { sortByImportance } from '../../findings/prioritize.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import type { Expectation } from '../expected/expectations.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { AddressStates } from './address-states.ts'
import { findCommonCause } from './common-cause.ts'
import { findFileOf, isComparable, type LiveFinding, makeLiveFinding } from './live-finding.ts'
import type { LiveVerdict } from './live-verdict.ts'
import { findNoindexForAll, isNoindex } from './noindex.ts'

/** The state of a check when it ends. */
interface EndedCheck {
  readonly url: URL
  readonly published: LocalSite
  readonly states: AddressStates
  /** Whether the host ever asked to wait because there were too many requests. */
  readonly wasRateLimited: boolean
  readonly accepted: readonly AcceptanceEntry[]
  /** In ms since the epoch. */
  readonly nowMs: number
  readonly signal: AbortSignal
}

/** A verdict without the parts that only the run of the check knows. */
type VerdictOnFindings = Omit<
  LiveVerdict,
  'withoutAddress' | 'liveSinceMs' | 'elapsedMs' | 'rounds' | 'slowest'
>

/**
 * Returns the result of a check.
 * @throws the reason of the signal; any file-system error
 */
export async function makeVerdict(ended: EndedCheck): Promise<VerdictOnFindings> {
  const { published, states, accepted, nowMs, signal } = ended
  const { expectations, findingsByIndex } = states
  const unjudged = listFindings(ended)
  const findings = sortByImportance(await applyAcceptances(unjudged, accepted, nowMs, signal))
  const requested = findingsByIndex.filter((each) => each !== undefined)
  const required = expectations.filter(
    (each, i) => isRequired(each) && findingsByIndex[i] !== undefined,
  )
  return {
    ...countFindings(findings),
    findings,
    diagnosis: findCommonCause(unjudged, required.length),
    addresses: findingsByIndex.length,
    compared: requested.filter(isComparable).length,
    files: published.site.names.length,
  }
}

/** Returns the findings about single addresses, and those about many of them. */
function listFindings({
  url,
  published,
  states,
  wasRateLimited,
}: EndedCheck): readonly LiveFinding[] {
  const { expectations, findingsByIndex } = states
  const requested = findingsByIndex.filter((each) => each !== undefined)
  const noindex = findNoindexForAll({ url, published, expectations, findingsByIndex })
  let aboutAddresses = requested.flat()
  if (noindex !== undefined) aboutAddresses = aboutAddresses.filter((each) => !isNoindex(each))

  // The 404 page goes last, because other pages are better examples.
  const aboutNotFoundPage = aboutAddresses.filter(isAboutNotFoundPage)
  const aboutOthers = aboutAddresses.filter((each) => !isAboutNotFoundPage(each))

  const notRequested = findingsByIndex.length - requested.length
  const findings = [
    ...makeFindingAbout('live-unsteady', states.listDifferingAgain().length),
    ...aboutOthers,
    ...aboutNotFoundPage,
    ...makeFindingAbout(wasRateLimited ? 'live-unasked/refused' : 'live-unasked', notRequested),
  ]
  if (states.listOpen().length === 0) {
    const pending = states.listPending().length
    findings.push(...makeFindingAbout('live-unasked/recheck', pending))
  }
  if (noindex !== undefined) findings.push(noindex)
  return findings
}

type KindAboutMany =
  | 'live-unsteady'
  | 'live-unasked'
  | 'live-unasked/refused'
  | 'live-unasked/recheck'

/** Returns the finding about this number of addresses; none for zero. */
function makeFindingAbout(kind: KindAboutMany, addresses: number): readonly LiveFinding[] {
  if (addresses === 0) return []
  return [makeLiveFinding({ kind, addresses: formatCount(addresses, 'address', 'addresses') }, '')]
}

/** Is this a file that must be served? */
function isRequired(expected: Expectation): boolean {
  if (expected.kind !== 'file') return false
  return !expected.mayBeMissing && !expected.isNotFoundPage
}

function isAboutNotFoundPage(finding: LiveFinding): boolean {
  return isNotFoundPageOfSite(findFileOf(finding))
}
