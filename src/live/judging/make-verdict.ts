import { formatCount } from '../../common/units.ts'
import { applyAcceptances } from '../../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../../findings/acceptance/read-acceptances.ts'
import { countFindings } from '../../findings/count-findings.ts'
import { isError } from '../../findings/finding.ts'
import { sortByImportance } from '../../findings/prioritize.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import type { Expectation, ExpectedFile } from '../expected/expectation.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { AddressStates } from './address-states.ts'
import { diagnose, isHtmlFileName, type LiveDiagnosis, type RequiredCounts } from './diagnose.ts'
import { getSiteFileName, isComparable, type LiveFinding, makeLiveFinding } from './live-finding.ts'
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
  const listedFindings = listFindings(ended)
  const findings = await applyAcceptances(listedFindings, acceptedEntries, nowMs, signal)
  const sortedFindings = sortByImportance(findings)
  const diagnosis = diagnose(listedFindings, countRequired(states))
  return {
    ...countFindings(sortedFindings),
    findings: sortedFindings,
    diagnosis: diagnosis?.sentence,
    mayPassByWaiting: mayPassByWaiting(listedFindings, diagnosis),
    addressCount: states.expectations.length,
    comparedCount: states.findingsOfRequested.filter(isComparable).length,
    fileCount: currentSite.snapshot.names.length,
  }
}

/** Returns the findings about single addresses, and those about many of them. */
function listFindings(ended: EndedCheck): readonly LiveFinding[] {
  const { url, currentSite, states, wasThrottled } = ended
  const { expectations, findingsByIndex, findingsOfRequested } = states
  const noindex = findSiteWideNoindex({ url, currentSite, expectations, findingsByIndex })
  const unrequestedCount = expectations.length - findingsOfRequested.length
  const unrequestedKind = wasThrottled ? 'live-unasked/refused' : 'live-unasked'
  return [
    ...makeFindingsAboutMany('live-unsteady', states.listRegressed().length),
    ...listAddressFindings(states, noindex),
    ...makeFindingsAboutMany(unrequestedKind, unrequestedCount),
    ...makeFindingsAboutMany('live-unasked/recheck', countMissingInRecheck(states)),
    ...(noindex === undefined ? [] : [noindex]),
  ]
}

/**
 * Returns the findings about single addresses. `noindex`, if there is one, replaces those of its
 * kind about pages. The 404 page goes last, because other pages are better examples.
 */
function listAddressFindings(
  { findingsOfRequested }: AddressStates,
  noindex: LiveFinding | undefined,
): readonly LiveFinding[] {
  const findings = findingsOfRequested.flat()
  const remaining =
    noindex === undefined ? findings : findings.filter((each) => !isNoindexFinding(each))
  const aboutNotFoundPage = remaining.filter(isAboutNotFoundPage)
  const aboutOthers = remaining.filter((each) => !isAboutNotFoundPage(each))
  return [...aboutOthers, ...aboutNotFoundPage]
}

/** Returns how many addresses matched, but have not been requested once more in the recheck. */
function countMissingInRecheck(states: AddressStates): number {
  const haveAllMatched = states.listUnmatched().length === 0
  if (!haveAllMatched) return 0
  return states.listPendingInRecheck().length
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

/** Codes of findings about headers, which a later version of the files does not change. */
const CODES_OF_HEADERS: ReadonlySet<LiveFinding['code']> = new Set([
  'live-encoding',
  'live-header',
  'live-wrong-type',
])

/** Is it about a setting of the host, or does it already say that a longer wait may help? */
function isAboutHost({ code, kind }: LiveFinding): boolean {
  return CODES_OF_HEADERS.has(code) || kind === 'live-unasked/refused'
}

/** May the errors be gone when the deployment ends? */
function mayPassByWaiting(
  findings: readonly LiveFinding[],
  diagnosis: LiveDiagnosis | undefined,
): boolean {
  if (diagnosis !== undefined) return !diagnosis.isLasting
  return !findings.filter(isError).every(isAboutHost)
}

/** Returns how many addresses of files that must be served were requested. */
function countRequired({ expectations, findingsByIndex }: AddressStates): RequiredCounts {
  const requested = expectations.filter((_, i) => findingsByIndex[i] !== undefined)
  const required = requested.filter(isRequired)
  const ofPages = required.filter(({ name }) => isHtmlFileName(name))
  return { addresses: required.length, pages: ofPages.length }
}

/** Is this a file that must be served? */
function isRequired(expected: Expectation): expected is ExpectedFile {
  if (expected.kind !== 'file') return false
  return !expected.mayBeUnpublished && !expected.isNotFoundPage
}

function isAboutNotFoundPage(finding: LiveFinding): boolean {
  const name = getSiteFileName(finding)
  return name !== undefined && isNotFoundPageOfSite(name)
}
