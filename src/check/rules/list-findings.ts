import { makeInterruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { type Finding, makeFinding, type WrittenAt } from '../../findings/finding.ts'
import { SEVERITIES, type Severity } from '../../findings/severity.ts'
import { SITE_KINDS } from '../../findings/site-kinds.ts'
import type { Suggestion } from '../../findings/suggestion.ts'
import { compareBytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { getHostRules, type Host } from '../../web/host/hosts.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { CountedFinding } from './counted-finding.ts'

/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED =
  'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.'

/** What was counted in a site, and what decides how severe that is. */
export interface CountedSite {
  readonly findings: readonly CountedFinding[]
  readonly host: Host | undefined
  /** The rule of its redirect file that may answer any address, if there is one. */
  readonly unreadRule: ServedSite['unreadRule']
}

/** An address that a page has: as it is written there, or in full. */
interface Target {
  readonly address: string
  readonly isWritten: boolean
}

/** Returns where an address of a page is written; undefined if that is not known. */
type FindSource = (page: string, target: Target) => WrittenAt | undefined

/** What is known of findings beyond what was counted. */
interface FindingDetails {
  readonly suggestions?: ReadonlyMap<CountedFinding, Suggestion>
  /** Does the earlier site lack it? Undefined if there is none. */
  readonly isNew?: (finding: CountedFinding) => boolean | undefined
  readonly findSource?: FindSource
}

/** A finding, and what was counted. */
interface ListedFinding {
  readonly counted: CountedFinding
  readonly finding: Finding
}

/**
 * Returns the findings for what was counted under a host's rules: the worst first, then those that
 * occur on most pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function listFindings(
  site: CountedSite,
  signal: AbortSignal,
  { suggestions, isNew, findSource }: FindingDetails = {},
): Promise<Finding[]> {
  const listed: ListedFinding[] = []
  for await (const counted of makeInterruptible(site.findings, signal)) {
    const finding = describeFinding(counted, site, suggestions?.get(counted), findSource)
    listed.push({ counted, finding: { ...finding, isNew: isNew?.(counted) } })
  }
  return listed.sort(compareFindings).map(({ finding }) => finding)
}

/** No two are equal: the report must not depend on which thread was first. */
function compareFindings(one: ListedFinding, other: ListedFinding): number {
  return (
    SEVERITIES.indexOf(one.finding.severity) - SEVERITIES.indexOf(other.finding.severity) ||
    other.finding.pages - one.finding.pages ||
    compareBytes(one.finding.code, other.finding.code) ||
    compareBytes(one.finding.target, other.finding.target) ||
    compareBytes(one.counted.key, other.counted.key) ||
    compareBytes(one.counted.kind, other.counted.kind)
  )
}

/** Returns what a counted finding stands for. */
export function describeFinding(
  counted: CountedFinding,
  site: CountedSite,
  suggestion?: Suggestion,
  findSource: FindSource = () => undefined,
): Finding {
  const kind = SITE_KINDS[counted.kind]
  const target = toText(counted.target)
  const address = toText(counted.key)
  const values = {
    ...listWords(site),
    occurrences: count(counted.count, 'further occurrence'),
    page: toText(counted.spots[0]?.page ?? NO_BYTES),
    target,
    address,
    ...counted.values,
  }
  const spots = counted.spots.map(({ page, line }, i) => {
    const name = toText(page)
    // Of other pages than the first, the spelling of the address is not known.
    const isWritten = i === 0
    const source = findSource(name, { address: isWritten ? target : address, isWritten })
    return { page: name, line, source }
  })
  const isInFull = address === target || address === ''
  const sentence = counted.isRest ? NOT_LISTED : kind.sentence
  return makeFinding({ ...kind, severity: rateSeverity(counted, site), sentence }, values, {
    target,
    address: isInFull ? undefined : address,
    suggestion,
    count: counted.count,
    pages: counted.pages,
    spots,
    isRest: counted.isRest,
  })
}

/**
 * Returns how severe a counted finding is. What would be an error if no rule that is not read
 * answers the address is a warning.
 */
export function rateSeverity({ kind }: CountedFinding, site: CountedSite): Severity {
  const { code, severity, isUnlessAnswered } = SITE_KINDS[kind]
  if (site.unreadRule && isUnlessAnswered) return 'warning'
  // Without a network, what is on another host is missing for certain.
  const isMissing = getHostRules(site.host).offline && code === 'external-load'
  if (isMissing && severity === 'warning') return 'error'
  return severity
}

/** Returns what all sentences may contain, by the names of the placeholders. */
function listWords({ host, unreadRule }: CountedSite): Readonly<Record<string, string>> {
  const { title } = getHostRules(host)
  let notFound = `${title} would not find`
  if (host === undefined) notFound = 'no host would find'
  if (unreadRule === undefined) return { host: title, notFound, unless: '' }
  let rule = `the rule on line ${unreadRule.line}`
  if (unreadRule.line === undefined) rule = `a rule in ${unreadRule.file}`
  const unless = `, unless ${rule} answers it`
  return { host: title, notFound: notFound + unless, unless }
}
