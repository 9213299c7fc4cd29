import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeJsonReport } from '../../report/json-report.ts'
import { type PageOptions, reportPage } from './html.ts'
import type { Report } from './json.ts'

/**
 * Writes `report.json` and `report.html` into a folder, which is created if it does not exist, and returns the path of
 * the former.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
export async function writeReport(
  folder: string,
  report: Report,
  options: PageOptions,
  signal: AbortSignal,
): Promise<string> {
  const path = await writeJsonReport(folder, 'report.json', report, signal)
  await writeFile(join(folder, 'report.html'), reportPage(report, options))
  return path
}
