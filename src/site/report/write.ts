import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reportPage } from './html.ts'
import { type Report, reportText } from './json.ts'

/**
 * Writes `report.json` and `report.html` into a folder, which is made if need be, and returns the path of the
 * former. Throws what the file system throws.
 */
export async function writeReport(folder: string, report: Report): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'report.json')
  await writeFile(path, reportText(report))
  await writeFile(join(folder, 'report.html'), reportPage(report))
  return path
}
