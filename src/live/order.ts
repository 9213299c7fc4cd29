import type { LiveFinding } from './verdict.ts'

const SEVERITIES = ['error', 'warning', 'notice']

/**
 * Returns findings in the order in which they matter, given in that of their addresses: errors first; among equals what is about
 * many addresses, then the first of each code, then the rest.
 */
export function inOrder(findings: readonly LiveFinding[]): LiveFinding[] {
  const firsts = new Map<string, LiveFinding>()
  for (const finding of findings) {
    const group = `${finding.severity} ${finding.code}`
    if (!firsts.has(group)) firsts.set(group, finding)
  }
  const first = new Set(firsts.values())
  const rank = (finding: LiveFinding) =>
    SEVERITIES.indexOf(finding.severity) * 3 + (finding.address === '' ? 0 : first.has(finding) ? 1 : 2)
  return findings.toSorted((a, b) => rank(a) - rank(b))
}

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 5
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9

/** Returns what explains nearly all errors among the findings of a site that has to answer so many addresses, in words; undefined if nothing does. */
export function diagnosisOf(findings: readonly LiveFinding[], addresses: number): string | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const missing = errors.filter(({ kind }) => kind === 'missing')
  if (missing.length < MIN_FINDINGS || missing.length < NEARLY_ALL * errors.length) return undefined
  if (missing.length >= NEARLY_ALL * addresses)
    return 'Nearly nothing of the site is there: it was not published yet, `live-url` is wrong, or the host serves another folder.'
  const isWithoutEnding = ({ address, file }: LiveFinding) =>
    file.endsWith('.html') && !address.endsWith('.html') && !address.endsWith('/')
  return missing.every(isWithoutEnding)
    ? 'Pages are missing at their addresses without .html alone: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is another one.'
    : undefined
}
