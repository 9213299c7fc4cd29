/** The folder for the reports of the command. */
import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { mayWriteReportsInto, removeReports } from '../check/remove-reports.ts'
import { writeJunitError } from '../check/write-reports.ts'
import { describeDiskError, isDiskError } from '../common/disk-errors.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
import { makeFolders } from '../disk/staging-folder.ts'
import type { EarlierSite } from '../option-parsers/earlier-site.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { parseLine } from '../option-parsers/line.ts'
import { safe } from '../text/clean.ts'
import { ensureTildeIsExpanded, getUserFolder } from './arguments.ts'
import { UsageError } from './usage-error.ts'

const INSIDE_A_SITE =
  'it is inside a site, so the report would become part of that site; use a folder outside the site'

/**
 * Returns the absolute path of the folder for the report about the folder `root`.
 * @throws InvalidInput
 */
export function parseReportFolder(
  text: string,
  root: string | undefined,
  earlier: EarlierSite | undefined,
): string {
  ensureTildeIsExpanded(text)
  const folder = resolve(getUserFolder('check'), parseLine(text))
  const sites: string[] = []
  if (root !== undefined) sites.push(root)
  if (earlier?.kind === 'folder') sites.push(earlier.path)
  const realFolder = followLinks(folder)
  const isInside = sites.some((site) => isWithin(realFolder, realpathSync(site)))
  if (isInside) throw invalid`is “${text}”: ${INSIDE_A_SITE}`
  return folder
}

/** Makes the folder before the check, which may take a while. @throws UsageError */
export function makeReportFolder(folder: string): void {
  try {
    makeFolders(folder)
    if (!statSync(folder).isDirectory())
      throw new UsageError(safe`--report is “${folder}”, which is not a folder`)
    removeReports(folder)
  } catch (error) {
    if (!isDiskError(error)) throw error
    const why = describeDiskError(error)
    throw new UsageError(
      safe`--report is “${folder}”, which cannot be created or written to: ${why}`,
    )
  }
}

/**
 * Writes a JUnit report about wrong arguments, but only where reports belong: with a mistake in the
 * arguments, `folder` may be a site. Write errors are not reported.
 */
export function reportUsageError(folder: string, why: string): void {
  if (!mayWriteReportsInto(folder)) return
  try {
    makeReportFolder(folder)
    writeJunitError(folder, why)
  } catch (error) {
    if (!(error instanceof UsageError) && !isDiskError(error)) throw error
  }
}
