import { count } from '../../units.ts'
import type { JudgedFinding } from '../accepted/judge.ts'
import type { Code, Severity } from '../rules/finding-kinds.ts'

/** How many findings count, of each severity, and how many are accepted. */
export interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly notices: number
  readonly accepted: number
  /** Whether the numbers are exact; otherwise they are lower bounds. */
  readonly isComplete: boolean
}

/**
 * Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`, or `nothing`.
 */
export function foundInWords({ errors, warnings, notices, accepted, isComplete }: Counts): string {
  const words = [
    [errors, 'error'],
    [warnings, 'warning'],
    [notices, 'notice'],
    [accepted, 'accepted finding'],
  ] as const
  const found = words.filter(([n]) => n > 0).map(([n, of]) => count(n, of))
  if (found.length === 0) return 'nothing'
  return `${isComplete ? '' : 'at least '}${found.join(', ')}`
}

/** Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`. */
export function checkedInWords(of: {
  readonly links: number
  readonly loads: number
  readonly pages: number
}): string {
  return `${count(of.links, 'link')} and ${count(of.loads, 'loaded file')} in ${count(of.pages, 'page')}`
}

/** Returns whether a finding counts as what it is: it is not accepted. */
export function isCounted({ accepted }: JudgedFinding): boolean {
  return accepted === undefined
}

/** Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes it`. */
export function acceptanceInWords({
  until,
  reason,
}: {
  readonly until?: string | null | undefined
  readonly reason: string
}): string {
  return `Accepted${until == null ? '' : ` until ${until}`}: ${reason}`
}

export interface CodeCount {
  readonly code: Code
  readonly severity: Severity | 'accepted'
  /** How many findings are listed, and how often they occur, those that are not listed included. */
  readonly findings: number
  readonly occurrences: number
}

/** Returns how many findings there are of each code and severity, in the order of the findings; accepted ones apart. */
export function countsByCode(findings: readonly JudgedFinding[]): CodeCount[] {
  const kindOf = (finding: JudgedFinding) => (isCounted(finding) ? finding.severity : 'accepted')
  const groups = Map.groupBy(findings, (finding) => `${kindOf(finding)} ${finding.code}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const occurrences = group.reduce((sum, { count }) => sum + count, 0)
    const listed = group.filter(({ isRest }) => !isRest).length
    return [{ code: first.code, severity: kindOf(first), findings: listed, occurrences }]
  })
}

export interface PageCount {
  readonly page: string
  readonly findings: number
}

/**
 * Returns the pages that most findings name among their first locations, notices and accepted ones apart: where to begin. A link that is
 * broken on every page does not make every page one of them.
 */
export function worstPages(findings: readonly JudgedFinding[], most: number): PageCount[] {
  const counts = new Map<string, number>()
  for (const { severity, spots } of findings.filter(isCounted)) {
    if (severity === 'notice') continue
    for (const { page } of spots) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return [...counts]
    .map(([page, count]) => ({ page, findings: count }))
    .sort((a, b) => b.findings - a.findings || (a.page < b.page ? -1 : 1))
    .slice(0, most)
}
