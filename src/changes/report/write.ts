import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeJsonReport } from '../../report/json-report.ts'
import type { Comparison } from '../site-change.ts'
import { changesReport } from './json.ts'
import { changesPage } from './markdown.ts'

/**
 * Writes `changes.json` and `changes.md` into a folder, which is created if it does not exist, and returns the path of the
 * former. `subject` says what was compared, foreign text.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
export async function writeChanges(
  folder: string,
  comparison: Comparison,
  subject: string,
  signal: AbortSignal,
): Promise<string> {
  const path = await writeJsonReport(folder, 'changes.json', changesReport(comparison), signal)
  await writeFile(join(folder, 'changes.md'), changesPage(comparison, subject))
  return path
}
