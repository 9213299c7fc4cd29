import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ignoreDiskError } from '../common/disk-errors.ts'
import type { SafeText } from '../text/clean.ts'
import { didYouMean, findCorrection } from '../text/did-you-mean.ts'

/**
 * Returns the end of an error about a path that does not exist: the suggestion of a file or folder
 * next to it whose name is similar; undefined if there is none. `written` is the path as the user
 * wrote it.
 */
export function suggestSimilarFile(written: string, path: string): SafeText | undefined {
  const names = ignoreDiskError(() => readdirSync(dirname(path)), [])
  const name = findCorrection(basename(path), names)
  if (name === undefined) return undefined
  return didYouMean(join(dirname(written), name))
}
