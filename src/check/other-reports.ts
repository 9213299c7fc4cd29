import { rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { followLinks, isWithin } from '../disk/paths.ts'
import { type Gate, isFailure } from '../findings/fail-on.ts'
import type { Finding } from '../findings/finding.ts'
import { listCodeQuality } from '../findings/other-reports/code-quality.ts'
import { renderJunit, renderJunitError } from '../findings/other-reports/junit.ts'
import { writeJsonReport } from '../text/json-report.ts'

/** Where the site is, and the folder of the repository, if it is known. */
interface SiteInWorkspace {
  readonly root: string
  readonly workspace: string | undefined
}

/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
export async function writeOtherReports(
  reportDir: string,
  findings: readonly Finding[],
  gate: Gate,
  site: SiteInWorkspace,
  signal: AbortSignal,
): Promise<void> {
  const folder = findFolder(site)
  const fails = (finding: Finding) => isFailure(finding, gate)
  await writeFile(join(reportDir, 'junit.xml'), renderJunit(findings, fails, folder), { signal })
  const issues = listCodeQuality(findings, fails, folder)
  await writeJsonReport(reportDir, 'gl-code-quality-report.json', issues, signal)
}

/** Everything that a run of the command writes into the folder for reports, redirects apart. */
const REPORTS = [
  'report.json',
  'report.html',
  'junit.xml',
  'gl-code-quality-report.json',
  'external-links.txt',
  'new-external-links.txt',
  'external-links.tsv',
  'changes.json',
  'changes.md',
] as const

/**
 * Removes the reports of an earlier run: if this one breaks off, programs would take them for its
 * own.
 * @throws what the file system throws
 */
export function removeReports(reportDir: string): void {
  for (const name of REPORTS) rmSync(join(reportDir, name), { force: true })
}

/**
 * Writes a `junit.xml` with an error that says why a site was not checked. Code Quality has nothing
 * like that: to GitLab, an empty report means that all is well.
 * @throws what the file system throws
 */
export function writeJunitError(reportDir: string, why: string): void {
  writeFileSync(join(reportDir, 'junit.xml'), renderJunitError(why))
}

/** Returns the folder of the site from the workspace on; empty if it is not in there. */
function findFolder({ root, workspace }: SiteInWorkspace): string {
  if (workspace === undefined) return ''
  const from = followLinks(workspace)
  const to = followLinks(root)
  return isWithin(to, from) ? relative(from, to).replaceAll(sep, '/') : ''
}
