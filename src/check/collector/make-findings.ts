/** Makes the findings of a report from the counted ones. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { type Finding, makeFinding, type SourceSpot } from '../../findings/finding.ts'
import { SEVERITIES, type Severity } from '../../findings/severity.ts'
import { SITE_KINDS } from '../../findings/site-kinds.ts'
import type { Suggestion } from '../../findings/suggestion.ts'
import { compareBytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { getHostTraits, type Host } from '../../web/host/all-hosts.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { AddressInPage } from '../sources/source-finder.ts'
import { type CountedFinding, removePart } from './counted-finding.ts'
import type { Values } from './spots.ts'

/** The sentence of a finding that counts the unlisted ones. */
const NOT_LISTED =
  'Only the first {maxListed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.'

/** The counted findings of a site, and the facts that decide their severity. */
export interface CountedSite {
  readonly findings: readonly CountedFinding[]
  readonly host: Host | undefined
  /** The rule of its redirect file that may serve any address, if there is one. */
  readonly unsupportedRule: ServedSite['unsupportedRule']
}

/** Returns where in its source an address of a page is written; undefined if unknown. */
type FindSource = (page: string, inPage: AddressInPage) => SourceSpot | undefined

/** Details of findings that are not counted. */
interface FindingDetails {
  readonly suggestions?: ReadonlyMap<CountedFinding, Suggestion>
  /** Does the earlier site lack the finding? Undefined without an earlier site. */
  readonly isNew?: (finding: CountedFinding) => boolean | undefined
  readonly findSource?: FindSource
}

/** A finding, and the counted one that it was made from. */
interface MadeFinding {
  readonly counted: CountedFinding
  readonly finding: Finding
}

/**
 * Returns the findings of a site, sorted by severity, then by number of pages, then by code and
 * target.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function makeFindings(
  site: CountedSite,
  signal: AbortSignal,
  { suggestions, isNew, findSource }: FindingDetails = {},
): Promise<Finding[]> {
  const made: MadeFinding[] = []
  for await (const counted of iterateWithPauses(site.findings, signal)) {
    const finding = makeFromCounted(counted, site, suggestions?.get(counted), findSource)
    made.push({ counted, finding: { ...finding, isNew: isNew?.(counted) } })
  }
  return made.sort(compareFindings).map(({ finding }) => finding)
}

/** A total order, so that the report does not depend on the order in which threads finish. */
function compareFindings(one: MadeFinding, other: MadeFinding): number {
  return (
    SEVERITIES.indexOf(one.finding.severity) - SEVERITIES.indexOf(other.finding.severity) ||
    other.finding.pages - one.finding.pages ||
    compareBytes(one.finding.code, other.finding.code) ||
    compareBytes(one.finding.target, other.finding.target) ||
    compareBytes(one.counted.key, other.counted.key) ||
    compareBytes(one.counted.kind, other.counted.kind)
  )
}

/** Returns the finding for a counted one, with its sentence and severity. */
export function makeFromCounted(
  counted: CountedFinding,
  site: CountedSite,
  suggestion?: Suggestion,
  findSource: FindSource = () => undefined,
): Finding {
  const traits = SITE_KINDS[counted.kind]
  const sentence = counted.isRest ? NOT_LISTED : traits.sentence
  const severity = rateSeverity(counted, site)
  const names = { target: toText(counted.target), address: toText(removePart(counted.key)) }
  const isInFull = names.address === names.target || names.address === ''

  return makeFinding({ ...traits, severity, sentence }, makeValues(counted, site, names), {
    target: names.target,
    address: isInFull ? undefined : names.address,
    suggestion,
    occurrences: counted.count,
    pages: counted.fileCount,
    spots: locateSpots(counted, names, findSource),
    isRest: counted.isRest,
  })
}

/** What a finding is about: its target, and its full address; empty if it has none. */
interface FindingNames {
  readonly target: string
  readonly address: string
}

/** Returns the values for the placeholders in the sentence of a finding. */
function makeValues(counted: CountedFinding, site: CountedSite, names: FindingNames): Values {
  return {
    ...makeSharedValues(site),
    occurrences: formatCount(counted.count, 'further occurrence'),
    page: toText(counted.spots[0]?.fileName ?? NO_BYTES),
    ...names,
    ...counted.values,
  }
}

/** Returns the spots of a finding, with the lines in the sources of the pages. */
function locateSpots(
  { spots }: CountedFinding,
  { target, address }: FindingNames,
  findSource: FindSource,
): Finding['spots'] {
  return spots.map(({ fileName, line }, i) => {
    const page = toText(fileName)
    // The spelling of the address is known for the first page only.
    const isWritten = i === 0
    const addressInPage = isWritten ? target : address
    const source = findSource(page, { address: addressInPage, isWritten })
    return { page, line, source }
  })
}

/**
 * Returns the severity of a counted finding. If a rule that the check cannot interpret may serve
 * the address, an error becomes a warning.
 */
export function rateSeverity({ kind }: CountedFinding, site: CountedSite): Severity {
  const { code, severity, isUnlessAnswered } = SITE_KINDS[kind]
  if (site.unsupportedRule && isUnlessAnswered) return 'warning'
  // Without a network, files on other hosts are certainly missing.
  const isCertain = code === 'external-load' && getHostTraits(site.host).isOffline
  if (isCertain && severity === 'warning') return 'error'
  return severity
}

/** Returns the values that all sentences may contain, by placeholder. */
function makeSharedValues({ host, unsupportedRule }: CountedSite): Values {
  const { title } = getHostTraits(host)
  const notFound = host === undefined ? 'no host would find' : `${title} would not find`
  if (unsupportedRule === undefined) return { host: title, notFound, unless: '' }
  const unless = `, unless ${describeRule(unsupportedRule)} answers it`
  return { host: title, notFound: notFound + unless, unless }
}

function describeRule({ file, line }: NonNullable<CountedSite['unsupportedRule']>): string {
  if (line === undefined) return `a rule in ${file}`
  return `the rule on line ${line}`
}
