import { count } from '../common/units.ts'
import type { Comparison } from './site-change.ts'

/**
 * Returns how many changes of each kind there are: what they are called in `changes.json`, of what
 * they are, and what became of it.
 */
function listCounts({ added, removed, moved, changed, navigation, files }: Comparison) {
  return [
    ['pagesAdded', added.length, 'page', 'added'],
    ['pagesRemoved', removed.length, 'page', 'removed'],
    ['pagesMoved', moved.length, 'page', 'moved'],
    ['pagesChanged', changed.length, 'page', 'changed'],
    ['navigationChanged', navigation.length, 'page', 'changed only in navigation'],
    ['filesAdded', files.added.length, 'other file', 'added'],
    ['filesRemoved', files.removed.length, 'other file', 'removed'],
    ['filesMoved', files.moved.length, 'other file', 'moved'],
    ['filesChanged', files.changed.length, 'other file', 'changed'],
  ] as const
}

/** Returns how many changes of each kind there are. */
export function countChanges(comparison: Comparison) {
  const counts = listCounts(comparison).map(([name, n]) => [name, n] as const)
  return Object.fromEntries(counts) as Readonly<Record<(typeof counts)[number][0], number>>
}

/**
 * Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
export function describeChanges(comparison: Comparison): string {
  const found = listCounts(comparison)
    .filter(([, n]) => n > 0)
    .map(([, n, thing, fate]) => `${count(n, thing)} ${fate}`)
  if (found.length === 0) return 'nothing that a reader would notice'
  return found.join(', ')
}

/** The home page and the 404 page, which nearly all sites have under the same names. */
const PAGES_OF_ALL = 2

/**
 * Returns what two builds that have hardly any page in common may mean, in words; undefined if they
 * have some.
 */
export function describeOtherSite(comparison: Comparison): string | undefined {
  const { added, removed, moved, earlier, later } = comparison
  const kept = earlier.pages - removed.length
  const areOthers =
    moved.length === 0 &&
    Math.max(kept, later.pages - added.length) <= PAGES_OF_ALL &&
    Math.min(added.length, removed.length) > PAGES_OF_ALL
  if (!areOthers) return undefined
  const found = kept === 0 ? 'None' : `Only ${kept}`
  return `${found} of the ${count(earlier.pages, 'page')} of the earlier site ${kept > 1 ? 'are' : 'is'} in this one: check that it is a build of the same site`
}

/** Returns whether there is anything that a reader would notice. */
export function isNoticeable(comparison: Comparison): boolean {
  return listCounts(comparison).some(([, n]) => n > 0)
}
