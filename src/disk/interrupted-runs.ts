/**
 * Cleans up the folders that killed runs leave next to a target path. They contain the new content
 * and perhaps the previous content. A run that fails or is canceled removes its own folder
 * (`StagingFolder.remove`).
 */
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type LogLine, type SafeText, safe } from '../text/clean.ts'
import { lstatIfExists } from './paths.ts'
import type { Removals } from './removal.ts'
import {
  makeStagingPrefix,
  NEW_CONTENT,
  PREVIOUS_CONTENT,
  UNNEEDED_CONTENT,
} from './staging-folder.ts'

/** The age, in ms, beyond which no run can still be working in such a folder. */
const DAY = 24 * 60 * 60 * 1_000

/**
 * Reports where killed runs left the previous content of `targetPath`, and how to restore it. Also
 * starts removing their other files that are more than a day old: those are no longer in use.
 * @throws any file-system error
 */
export function cleanUpInterruptedRuns(
  targetPath: string,
  removals: Removals,
  info: LogLine,
): void {
  const parent = dirname(targetPath)
  if (!lstatIfExists(parent)?.isDirectory()) return
  const prefix = makeStagingPrefix(targetPath)
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(prefix)) continue
    const path = join(parent, entry.name)
    const content = readdirSync(path, { withFileTypes: true })
    if (!content.every(isOurs)) continue
    const ageMs = Date.now() - lstatSync(path).mtimeMs
    if (content.some(({ name }) => name === PREVIOUS_CONTENT))
      info(explainHowToRestore(targetPath, path))
    else if (ageMs > DAY) removals.start(path, { clearedBy: 'later run' })
  }
}

const isOurs = ({ name }: Dirent) =>
  [NEW_CONTENT, PREVIOUS_CONTENT, UNNEEDED_CONTENT].includes(name)

function explainHowToRestore(targetPath: string, path: string): SafeText {
  return safe`An earlier run was interrupted: the previous content of ${targetPath} is in ${join(path, PREVIOUS_CONTENT)}. To restore that content, move it to ${targetPath}; if you do not need it, delete ${path}. Until then, this message is repeated`
}
