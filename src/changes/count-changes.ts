import { formatCount } from '../common/units.ts'
import type { Comparison } from './comparison.ts'

/** The number of changes of a kind, and their wording. */
interface ChangeCount {
  readonly number: number
  /** The thing that has changed, and the change, in words. */
  readonly thing: string
  readonly change: string
}

type ChangeKind =
  | 'pagesAdded'
  | 'pagesRemoved'
  | 'pagesMoved'
  | 'pagesChanged'
  | 'navigationChanged'
  | 'filesAdded'
  | 'filesRemoved'
  | 'filesMoved'
  | 'filesChanged'

/** Returns the number of changes of each kind, by the names in `changes.json`. */
function countByKind(comparison: Comparison): Readonly<Record<ChangeKind, ChangeCount>> {
  const { added, removed, moved, changed, navigation, files } = comparison
  const page = { thing: 'page' }
  const file = { thing: 'other file' }
  const inNavigation = 'changed only in navigation'
  return {
    pagesAdded: { number: added.length, ...page, change: 'added' },
    pagesRemoved: { number: removed.length, ...page, change: 'removed' },
    pagesMoved: { number: moved.length, ...page, change: 'moved' },
    pagesChanged: { number: changed.length, ...page, change: 'changed' },
    navigationChanged: { number: navigation.length, ...page, change: inNavigation },
    filesAdded: { number: files.added.length, ...file, change: 'added' },
    filesRemoved: { number: files.removed.length, ...file, change: 'removed' },
    filesMoved: { number: files.moved.length, ...file, change: 'moved' },
    filesChanged: { number: files.changed.length, ...file, change: 'changed' },
  }
}

/** Returns the number of changes of each kind. */
export function countChanges(comparison: Comparison): Readonly<Record<string, number>> {
  const counts = Object.entries(countByKind(comparison))
  return Object.fromEntries(counts.map(([name, { number }]) => [name, number]))
}

/**
 * Returns the changes in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
export function describeChanges(comparison: Comparison): string {
  const described = Object.values(countByKind(comparison))
    .filter(({ number }) => number > 0)
    .map(({ number, thing, change }) => `${formatCount(number, thing)} ${change}`)
  if (described.length === 0) return 'nothing that a reader would notice'
  return described.join(', ')
}

/** Returns whether there is anything that a reader would notice. */
export function hasNoticeableChanges(comparison: Comparison): boolean {
  return Object.values(countByKind(comparison)).some(({ number }) => number > 0)
}
