import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Comparison } from '../site-change.ts'
import { changesText } from './json.ts'
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
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'changes.json')
  await writeFile(path, changesText(comparison), { signal })
  await writeFile(join(folder, 'changes.md'), changesPage(comparison, subject))
  return path
}
