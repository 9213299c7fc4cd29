/** Finds the files to which the rules of redirect files point. */
import { toSitePath } from '../paths.ts'
import type { FileIndex } from '../tree.ts'
import { findTargetPath } from './redirects/targets.ts'
import type { ServedSite } from './served-site.ts'

/**
 * Returns the indexes of files that rules of redirect files point to or show. A rule without a
 * target counts as one for the home page.
 */
export function listRuleDestinations(servedSite: ServedSite): FileIndex[] {
  const destinations: FileIndex[] = []
  for (const { rules, notFoundRule, fallbackRule } of servedSite.ruleSets) {
    for (const rule of [...rules, notFoundRule, fallbackRule]) {
      if (rule === undefined) continue
      const path = findTargetPath(rule.to, servedSite.snapshot.domain)
      if (path === undefined) continue
      const fileIndex = servedSite.findFileOnAnyHost(toSitePath(path))
      if (fileIndex !== undefined) destinations.push(fileIndex)
    }
  }
  return destinations
}
