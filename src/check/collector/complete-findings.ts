/**
 * Turns raw findings into those of a report: adds the sentence, severity, suggestion, and sources.
 */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { type Finding, makeFinding, type SourceSpot } from '../../findings/finding.ts'
import { SEVERITIES, type Severity } from '../../findings/severity.ts'
import { SITE_KINDS } from '../../findings/site-kinds.ts'
import type { Suggestion } from '../../findings/suggestion.ts'
import { compareBytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { getHostTraits, type HostId } from '../../web/host/all-hosts.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { PageAddress } from '../sources/source-spot-finder.ts'
import type { Values } from './occurrences.ts'
import { type RawFinding, removePart } from './raw-finding.ts'

/** The sentence of a finding that stands for the unlisted ones of its kind. */
const UNLISTED_SENTENCE =
  'Only the first {maxListed} findings of this kind are listed, sorted by address. Not listed: {occurrences} at other addresses.'

/** The raw findings of a site, and the facts that decide their severity. */
export interface SiteFindings {
  readonly findings: readonly RawFinding[]
  readonly host: HostId | undefined
  /** The rule of its redirect file that may serve any address, if there is one. */
  readonly unreadCatchAllPlace: ServedSite['unreadCatchAllPlace']
}

/** Returns where in its source an address of a page is written; undefined if unknown. */
type FindSourceSpot = (page: string, address: PageAddress) => SourceSpot | undefined

/** Details of findings that collectors do not know. */
interface FindingDetails {
  readonly suggestions?: ReadonlyMap<RawFinding, Suggestion>
  /** Does the earlier site lack the finding? Undefined without an earlier site. */
  readonly isNew?: (finding: RawFinding) => boolean | undefined
  readonly findSourceSpot?: FindSourceSpot
}

/** A finding, and the raw one that it was made from. */
interface CompletedFinding {
  readonly raw: RawFinding
  readonly finding: Finding
}

/**
 * Returns the findings of a site, sorted by severity, then by number of pages, then by code and
 * target.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function completeFindings(
  siteFindings: SiteFindings,
  signal: AbortSignal,
  { suggestions, isNew, findSourceSpot }: FindingDetails = {},
): Promise<Finding[]> {
  const completedFindings: CompletedFinding[] = []
  for await (const raw of iterateWithPauses(siteFindings.findings, signal)) {
    const finding = completeFinding(raw, siteFindings, suggestions?.get(raw), findSourceSpot)
    completedFindings.push({ raw, finding: { ...finding, isNew: isNew?.(raw) } })
  }
  return completedFindings.sort(compareFindings).map(({ finding }) => finding)
}

/** A total order, so that the report does not depend on the order in which threads finish. */
function compareFindings(one: CompletedFinding, other: CompletedFinding): number {
  return (
    SEVERITIES.indexOf(one.finding.severity) - SEVERITIES.indexOf(other.finding.severity) ||
    other.finding.pages - one.finding.pages ||
    compareBytes(one.finding.code, other.finding.code) ||
    compareBytes(one.finding.target, other.finding.target) ||
    compareBytes(one.raw.key, other.raw.key) ||
    compareBytes(one.raw.kind, other.raw.kind)
  )
}

/** Returns the finding for a raw one, with its sentence and severity. */
export function completeFinding(
  raw: RawFinding,
  siteFindings: SiteFindings,
  suggestion?: Suggestion,
  findSourceSpot: FindSourceSpot = () => undefined,
): Finding {
  const traits = SITE_KINDS[raw.kind]
  const sentence = raw.standsForUnlisted ? UNLISTED_SENTENCE : traits.sentence
  const severity = rateSeverity(raw, siteFindings)
  const subject = { target: toText(raw.target), address: toText(removePart(raw.key)) }
  const isTargetInFull = subject.address === subject.target || subject.address === ''

  return makeFinding({ ...traits, severity, sentence }, makeValues(raw, siteFindings, subject), {
    target: subject.target,
    address: isTargetInFull ? undefined : subject.address,
    suggestion,
    occurrences: raw.count,
    pages: raw.fileCount,
    spots: locateSpots(raw, subject, findSourceSpot),
    standsForUnlisted: raw.standsForUnlisted,
  })
}

/** What a finding is about: its target, and its full address; empty if it has none. */
interface FindingSubject {
  readonly target: string
  readonly address: string
}

/** Returns the values for the placeholders in the sentence of a finding. */
function makeValues(raw: RawFinding, siteFindings: SiteFindings, subject: FindingSubject): Values {
  return {
    ...makeSharedValues(siteFindings),
    occurrences: formatCount(raw.count, 'more occurrence'),
    page: toText(raw.spots[0]?.fileName ?? NO_BYTES),
    ...subject,
    ...raw.values,
  }
}

/** Returns the spots of a finding, with the lines in the sources of the pages. */
function locateSpots(
  { spots }: RawFinding,
  { target, address }: FindingSubject,
  findSourceSpot: FindSourceSpot,
): Finding['spots'] {
  return spots.map(({ fileName, line }, i) => {
    const page = toText(fileName)
    // The spelling of the address is known for the first page only.
    const isAsWritten = i === 0
    const addressInPage = isAsWritten ? target : address
    const source = findSourceSpot(page, { address: addressInPage, isAsWritten })
    return { page, line, source }
  })
}

/**
 * Returns the severity of a raw finding. If a rule that the check cannot read may serve
 * the address, an error becomes a warning.
 */
export function rateSeverity({ kind }: RawFinding, siteFindings: SiteFindings): Severity {
  const { code, severity, dependsOnUnreadRules } = SITE_KINDS[kind]
  const mayBeServedByRule = siteFindings.unreadCatchAllPlace !== undefined && dependsOnUnreadRules
  if (mayBeServedByRule) return 'warning'
  // Without a network, files on other hosts are certainly missing.
  const isCertain = code === 'external-load' && getHostTraits(siteFindings.host).isAirGapped
  if (isCertain && severity === 'warning') return 'error'
  return severity
}

/** Returns the values that all sentences may contain, by placeholder. */
function makeSharedValues({ host, unreadCatchAllPlace }: SiteFindings): Values {
  const { title } = getHostTraits(host)
  const notFound = host === undefined ? 'no host would find' : `${title} would not find`
  if (unreadCatchAllPlace === undefined) return { host: title, notFound, unless: '' }
  const unless = `, unless ${describeRule(unreadCatchAllPlace)} applies`
  return { host: title, notFound: notFound + unless, unless }
}

function describeRule({ file, line }: NonNullable<SiteFindings['unreadCatchAllPlace']>): string {
  if (line === undefined) return `a rule in ${file}`
  return `the rule on line ${line} of ${file}`
}
