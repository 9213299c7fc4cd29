import { count } from '../common/units.ts'
import type { Comparison } from './site-change.ts'

/** Returns how many changes of each kind there are. */
export function changeCounts({ added, removed, moved, changed, navigation, files }: Comparison) {
  return {
    pagesAdded: added.length,
    pagesRemoved: removed.length,
    pagesMoved: moved.length,
    pagesChanged: changed.length,
    navigationChanged: navigation.length,
    filesAdded: files.added.length,
    filesRemoved: files.removed.length,
    filesMoved: files.moved.length,
    filesChanged: files.changed.length,
  }
}

/** Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing that a reader would notice`. */
export function changesInWords(counts: Readonly<ReturnType<typeof changeCounts>>): string {
  const words: readonly (readonly [number, string, string])[] = [
    [counts.pagesAdded, 'page', 'added'],
    [counts.pagesRemoved, 'page', 'removed'],
    [counts.pagesMoved, 'page', 'moved'],
    [counts.pagesChanged, 'page', 'changed'],
    [counts.navigationChanged, 'page', 'changed only in navigation'],
    [counts.filesAdded, 'other file', 'added'],
    [counts.filesRemoved, 'other file', 'removed'],
    [counts.filesMoved, 'other file', 'moved'],
    [counts.filesChanged, 'other file', 'changed'],
  ]
  const found = words.filter(([n]) => n > 0).map(([n, of, what]) => `${count(n, of)} ${what}`)
  return found.length === 0 ? 'nothing that a reader would notice' : found.join(', ')
}
