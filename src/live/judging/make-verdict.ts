import { formatCount } from '../../common/units.ts'
import { applyAcceptances } from '../../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../../findings/acceptance/read-acceptances.ts'
import { countFindings } from '../../findings/count-findings.ts'
import { sortByImportance } from '../../findings/prioritize.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import type { Expectation } from '../expected/expectation.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { AddressStates } from './address-states.ts'
import { diagnose } from './diagnose.ts'
import { getExpectedFile, isComparable, type LiveFinding, makeLiveFinding } from './live-finding.ts'
import type { LiveVerdict } from './live-verdict.ts'
import { findSiteWideNoindex, isNoindexFinding } from './noindex.ts'

/** The state of a check when it ends. */
interface EndedCheck {
  readonly url: URL
  readonly currentSite: LocalSite
  readonly states: AddressStates
  /** Whether the host ever asked clients to wait because there were too many requests. */
  readonly wasThrottled: boolean
  readonly acceptedEntries: readonly AcceptanceEntry[]
  /** In ms since the epoch. */
  readonly nowMs: number
  readonly signal: AbortSignal
}

/** A verdict without the parts that only the run of the check knows. */
type VerdictOnFindings = Omit<
  LiveVerdict,
  'unaddressedFileCount' | 'liveSinceMs' | 'elapsedMs' | 'roundCount' | 'slowestAddresses'
>

/**
 * Returns the part of the result that follows from the findings.
 * @throws the reason of the signal; any file-system error
 */
export async function makeVerdictOnFindings(ended: EndedCheck): Promise<VerdictOnFindings> {
  const { currentSite, states, acceptedEntries, nowMs, signal } = ended
  const { expectations, findingsByIndex, findingsOfRequested } = states
  const listedFindings = listFindings(ended)
  const findings = await applyAcceptances(listedFindings, acceptedEntries, nowMs, signal)
  const sortedFindings = sortByImportance(findings)
  const requestedRequired = expectations.filter(
    (each, i) => isRequired(each) && findingsByIndex[i] !== undefined,
  )
  return {
    ...countFindings(sortedFindings),
    findings: sortedFindings,
    diagnosis: diagnose(listedFindings, requestedRequired.length),
    addressCount: expectations.length,
    comparedCount: findingsOfRequested.filter(isComparable).length,
    fileCount: currentSite.snapshot.names.length,
  }
}

/** Returns the findings about single addresses, and those about many of them. */
function listFindings({
  url,
  currentSite,
  states,
  wasThrottled,
}: EndedCheck): readonly LiveFinding[] {
  const { expectations, findingsByIndex, findingsOfRequested } = states
  const noindex = findSiteWideNoindex({ url, currentSite, expectations, findingsByIndex })
  let addressFindings = findingsOfRequested.flat()
  if (noindex !== undefined)
    addressFindings = addressFindings.filter((each) => !isNoindexFinding(each))
  const haveAllMatched = states.listUnmatched().length === 0
  const unrecheckedCount = haveAllMatched ? states.listUnrechecked().length : 0
  const unrequestedCount = expectations.length - findingsOfRequested.length
  const findings = [
    ...makeFindingsAboutMany('live-unsteady', states.listRegressed().length),
    // The 404 page goes last, because other pages are better examples.
    ...addressFindings.filter((each) => !isAboutNotFoundPage(each)),
    ...addressFindings.filter(isAboutNotFoundPage),
    ...makeFindingsAboutMany(
      wasThrottled ? 'live-unasked/refused' : 'live-unasked',
      unrequestedCount,
    ),
    ...makeFindingsAboutMany('live-unasked/recheck', unrecheckedCount),
  ]
  if (noindex !== undefined) findings.push(noindex)
  return findings
}

type KindAboutMany =
  | 'live-unsteady'
  | 'live-unasked'
  | 'live-unasked/refused'
  | 'live-unasked/recheck'

/** Returns the finding about this number of addresses, if there are any. */
function makeFindingsAboutMany(kind: KindAboutMany, addressCount: number): readonly LiveFinding[] {
  if (addressCount === 0) return []
  const addresses = formatCount(addressCount, 'address', 'addresses')
  return [makeLiveFinding({ kind, addresses }, '')]
}

/** Is this a file that must be served? */
function isRequired(expected: Expectation): boolean {
  if (expected.kind !== 'file') return false
  return !expected.mayBeUnpublished && !expected.isNotFoundPage
}

function isAboutNotFoundPage(finding: LiveFinding): boolean {
  const file = getExpectedFile(finding)
  return file !== undefined && isNotFoundPageOfSite(file)
}
