import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportPage } from './html.ts'
import { type Report, reportText } from './json.ts'

/**
 * Writes `report.json` and `report.html` into a folder, which is made if need be, and returns the path of the
 * former. Throws what the file system throws.
 */
export function writeReport(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'report.json')
  writeFileSync(path, reportText(report))
  writeFileSync(join(folder, 'report.html'), reportPage(report))
  return path
}
