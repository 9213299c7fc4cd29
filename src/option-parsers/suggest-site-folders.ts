/** Finds the folder that was probably meant if the given one has no site. */
import { type Dirent, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ignoreDiskError } from '../common/disk-errors.ts'
import { joinWords } from '../common/words.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { isPage } from '../web/page-names.ts'

/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000
const MAX_NAMED = 3

/** Folders that nobody builds a site in. */
const TOOL_FOLDERS =
  /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i

/** A file or folder. */
interface EntryBelow {
  readonly path: string
  readonly entry: Dirent
}

/** Yields the entries below a folder, nearer ones first, up to `MAX_ENTRIES`. */
function* listBelow(root: string, isSearched: (name: string) => boolean): Generator<EntryBelow> {
  const folders = [root]
  let left = MAX_ENTRIES
  for (const folder of folders) {
    const entries = ignoreDiskError(() => readdirSync(folder, { withFileTypes: true }), [])
    for (const entry of entries) {
      if (left-- === 0) return
      const path = join(folder, entry.name)
      if (entry.isDirectory() && isSearched(entry.name)) folders.push(path)
      yield { path, entry }
    }
  }
}

/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. Symbolic links are not followed.
 */
export function findFileWithoutPages(root: string): string | undefined {
  let example: string | undefined
  let seen = 0
  for (const { path, entry } of listBelow(root, () => true)) {
    seen += 1
    const mayHavePages = entry.isSymbolicLink() || isPage(entry.name)
    if (mayHavePages || seen === MAX_ENTRIES) return undefined
    const isVisibleFile = entry.isFile() && !entry.name.startsWith('.')
    if (isVisibleFile) example ??= relative(root, path)
  }
  return example
}

/**
 * Returns the end of an error about a folder that does not exist: the folders below `base` that
 * have a home page, if there are any. `ifEmpty` is the advice if nothing is in `base`.
 */
export function suggestSiteFolders(
  base: string,
  ifEmpty: SafeText | undefined,
): SafeText | undefined {
  const isEmpty = ignoreDiskError(() => readdirSync(base).length === 0, false)
  if (isEmpty && ifEmpty !== undefined) return safe`; ${base} is empty: ${ifEmpty}`
  const homes: string[] = []
  for (const { path, entry } of listBelow(base, (name) => !TOOL_FOLDERS.test(name))) {
    if (entry.name !== 'index.html' || homes.length > MAX_NAMED) continue
    const folder = relative(base, join(path, '..'))
    const isInner = homes.some((home) => folder.startsWith(join(home, '/')))
    if (folder !== '' && !isInner) homes.push(folder)
  }
  if (homes.length === 0 || homes.length > MAX_NAMED) return undefined
  if (homes.length === 1) return didYouMean(homes[0])
  return safe`; there is an index.html in ${joinWords(homes, 'and')}`
}
