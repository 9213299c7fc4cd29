import { makeInterruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { type Finding, makeFinding, type WrittenAt } from '../../findings/finding.ts'
import { SEVERITIES, type Severity } from '../../findings/severity.ts'
import { SITE_KINDS } from '../../findings/site-kinds.ts'
import type { Suggestion } from '../../findings/suggestion.ts'
import { compareBytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { getHostRules, type Host } from '../../web/host/hosts.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { CountedFinding } from './finding-counter.ts'

/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED =
  'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.'

/** What was counted in a site, and what decides how severe that is. */
export interface CountedSite {
  readonly findings: readonly CountedFinding[]
  readonly host: Host | undefined
  readonly unreadRule: ServedSite['unreadRule']
}

/**
 * Returns where an address is written that a page has: as it is written there, or where only the
 * first page's spelling is known, in full.
 */
type FindSource = (
  page: string,
  target: { readonly address: string; readonly isWritten: boolean },
) => WrittenAt | undefined

const NO_SOURCE: FindSource = () => undefined

/**
 * Returns the findings for what was counted under a host's rules: the worst first, then those that
 * occur on most pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function listFindings(
  counted: CountedSite,
  signal: AbortSignal,
  suggestions: ReadonlyMap<CountedFinding, Suggestion> = new Map(),
  isNew: (countedFinding: CountedFinding) => boolean | undefined = () => undefined,
  findSource = NO_SOURCE,
): Promise<Finding[]> {
  const findings: { countedFinding: CountedFinding; finding: Finding }[] = []
  for await (const countedFinding of makeInterruptible(counted.findings, signal)) {
    const finding = describeFinding(
      countedFinding,
      counted,
      suggestions.get(countedFinding),
      findSource,
    )
    findings.push({ countedFinding, finding: { ...finding, isNew: isNew(countedFinding) } })
  }
  return findings
    .sort(
      ({ countedFinding: countedA, finding: a }, { countedFinding: countedB, finding: b }) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        b.pages - a.pages ||
        compareBytes(a.code, b.code) ||
        compareBytes(a.target, b.target) ||
        // No two findings share both: the report must not depend on which thread was first.
        compareBytes(countedA.key, countedB.key) ||
        compareBytes(countedA.kind, countedB.kind),
    )
    .map(({ finding }) => finding)
}

/** Returns what a counted finding stands for. */
export function describeFinding(
  countedFinding: CountedFinding,
  counted: CountedSite,
  suggestion?: Suggestion,
  findSource = NO_SOURCE,
): Finding {
  const kind = SITE_KINDS[countedFinding.kind]
  const target = toText(countedFinding.target)
  const address = toText(countedFinding.key)
  const written = { address: target, isWritten: true }
  const inFull = { address, isWritten: false }
  const sentence = countedFinding.isRest ? NOT_LISTED : kind.sentence
  const occurrences = count(countedFinding.count, 'further occurrence')
  const page = toText(countedFinding.spots[0]?.page ?? NO_BYTES)
  const values = {
    ...wordsFor(counted),
    occurrences,
    page,
    target,
    address,
    ...countedFinding.values,
  }
  return makeFinding(
    { ...kind, severity: rateSeverity(countedFinding, counted), sentence },
    values,
    {
      target,
      address: address === target || address === '' ? undefined : address,
      suggestion,
      count: countedFinding.count,
      pages: countedFinding.pages,
      spots: countedFinding.spots.map((spot, i) => {
        const name = toText(spot.page)
        const source = findSource(name, i === 0 ? written : inFull)
        return { page: name, line: spot.line, source }
      }),
      isRest: countedFinding.isRest,
    },
  )
}

/**
 * Returns how severe a counted finding is. What would be an error if no rule that is not read
 * answers the address is a warning.
 */
export function rateSeverity(
  { kind }: CountedFinding,
  { host, unreadRule }: CountedSite,
): Severity {
  const { code, severity, isUnlessAnswered } = SITE_KINDS[kind]
  if (unreadRule && isUnlessAnswered) return 'warning'
  // Without a network, what is on another host is missing for certain.
  const isMissing = getHostRules(host).offline && code === 'external-load' && severity === 'warning'
  if (isMissing) return 'error'
  return severity
}

function wordsFor({ host, unreadRule }: CountedSite): Readonly<Record<string, string>> {
  const { title } = getHostRules(host)
  const rule =
    unreadRule?.line === undefined
      ? `a rule in ${unreadRule?.file}`
      : `the rule in line ${unreadRule.line}`
  const unless = unreadRule === undefined ? '' : `, unless ${rule} answers it`
  const notFound = host === undefined ? 'no host would find' : `${title} would not find`
  return { host: title, notFound: notFound + unless, unless }
}
