import type { Code, Finding, Severity } from '../findings.ts'

export interface CodeCount {
  readonly code: Code
  readonly severity: Severity
  /** How many findings, and how often they occur. */
  readonly findings: number
  readonly occurrences: number
}

/** Returns how many findings there are of each code and severity, in the order of the findings. */
export function countsByCode(findings: readonly Finding[]): CodeCount[] {
  const groups = Map.groupBy(findings, ({ severity, code }) => `${severity} ${code}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const occurrences = group.reduce((sum, { count }) => sum + count, 0)
    return [{ code: first.code, severity: first.severity, findings: group.length, occurrences }]
  })
}

export interface PageCount {
  readonly page: string
  readonly findings: number
}

/**
 * Returns the pages that most findings name among their first spots, notices apart: where to begin. A link that is
 * broken on every page does not make every page one of them.
 */
export function worstPages(findings: readonly Finding[], most: number): PageCount[] {
  const counts = new Map<string, number>()
  for (const { severity, spots } of findings) {
    if (severity === 'notice') continue
    for (const { page } of spots) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return [...counts]
    .map(([page, count]) => ({ page, findings: count }))
    .sort((a, b) => b.findings - a.findings || (a.page < b.page ? -1 : 1))
    .slice(0, most)
}
