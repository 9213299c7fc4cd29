import { basename } from 'node:path'
import { type SafeText, safe } from '../text/clean.ts'
import type { Format } from './detect-format.ts'

/** The endings of file names and the formats that they stand for, longer endings first. */
const EXTENSIONS: readonly (readonly [ending: RegExp, formats: readonly Format[]])[] = [
  [/\.(tar\.gz|tgz)$/i, ['tar.gz']],
  [/\.(tar\.zst|tzst)$/i, ['tar.zst']],
  [/\.gz$/i, ['tar.gz']],
  [/\.zst$/i, ['tar.zst']],
  [/\.tar$/i, ['tar']],
  [/\.zip$/i, ['zip']],
  [/\.(7z|rar|tar\.bz2|tar\.xz|tbz2|txz)$/i, []],
]

/** Returns whether a file name has the ending of an archive. */
export function hasArchiveExtension(name: string): boolean {
  return EXTENSIONS.some(([ending]) => ending.test(name))
}

/**
 * Returns `name`, with the ending of `format` added if it does not have an archive's ending: a name
 * that the storage chose must not replace a file of another kind.
 */
export function addArchiveExtension(name: string, format: Format): string {
  if (hasArchiveExtension(name)) return name
  return `${name}.${format}`
}

/** Returns a note if a file name has the ending of another archive format; undefined otherwise. */
export function describeWrongExtension(path: string, format: Format): SafeText | undefined {
  const name = basename(path)
  const formats = EXTENSIONS.find(([ending]) => ending.test(name))?.[1]
  if (!formats || formats.includes(format)) return undefined
  return safe`${name} is a ${format} archive, although its name says otherwise`
}
