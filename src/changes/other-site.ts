/** Detects that the earlier site is probably a different one. */
import { formatCount } from '../common/units.ts'
import type { Comparison } from './comparison.ts'

/**
 * How many pages nearly all sites have under the same names: the home page and the 404 page.
 */
const MAX_PAGES_OF_ALL_SITES = 2

/**
 * Returns a warning if two builds have hardly any page in common, so that they may be different
 * sites; undefined otherwise.
 */
export function makeOtherSiteWarning(comparison: Comparison): string | undefined {
  const { removed, earlier } = comparison
  if (!mayBeOtherSite(comparison)) return undefined
  const keptCount = earlier.pages - removed.length
  const keptPages = keptCount > 0 ? `Only ${keptCount}` : 'None'
  const verb = keptCount > 1 ? 'are' : 'is'
  return `${keptPages} of the ${formatCount(earlier.pages, 'page')} of the earlier site ${verb} in the later one: check that the two are builds of the same site`
}

function mayBeOtherSite({ added, removed, moved, earlier, later }: Comparison): boolean {
  if (moved.length > 0) return false
  const earlierKeptCount = earlier.pages - removed.length
  const laterKeptCount = later.pages - added.length
  const haveHardlyAnyInCommon =
    earlierKeptCount <= MAX_PAGES_OF_ALL_SITES && laterKeptCount <= MAX_PAGES_OF_ALL_SITES
  const haveOwnPages =
    added.length > MAX_PAGES_OF_ALL_SITES && removed.length > MAX_PAGES_OF_ALL_SITES
  return haveHardlyAnyInCommon && haveOwnPages
}
