import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function writeReport(folder: string, report: unknown): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report, null, 2))
  return path
}
