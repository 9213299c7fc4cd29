import { type SafeText, safe } from '../report/clean.ts'
import { count } from '../units.ts'
import { toText } from '../web/byte-strings.ts'
import { type Serving, siteOnHost } from '../web/host/site-on-host.ts'
import { listConfinedTree, listTree, type Tree } from '../web/tree.ts'
import { withPool } from '../workers/pool.ts'
import { withoutFilesBesideIt } from './beside-site.ts'
import { compareSites } from './compare-sites.ts'
import { COMPARING, Comparers } from './comparing.ts'
import type { Comparison } from './site-change.ts'

/** Two builds of a site. */
export interface ComparedSites {
  /** The folders that hold their `index.html`. */
  readonly earlier: string
  readonly later: string
  /** The host name of both, if it is known. */
  readonly domain: string | undefined
}

interface CompareFoldersOptions extends ComparedSites, Serving {
  readonly signal: AbortSignal
  /** Is given what was left out, and what could not be read. */
  readonly info: (line: SafeText) => void
}

/** Both sites as they were listed (the earlier one without what is beside it in its branch), and what changed. */
export interface ComparedFolders {
  readonly earlier: Tree
  readonly later: Tree
  readonly comparison: Comparison
}

/**
 * Lists two sites and compares them by what a reader would notice.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read
 */
export function compareFolders({ info, signal, ...sites }: CompareFoldersOptions): Promise<ComparedFolders> {
  return withPool(COMPARING, { signal }, async (pool) => {
    const comparers = new Comparers(pool)
    const skipped: string[] = []
    const expect = (_: string, size: number) => comparers.expect(size)
    const earlier = await listConfinedTree(sites.earlier, signal, (name) => skipped.push(name), expect)
    const later = await listTree(sites.later, signal)
    const [first] = skipped
    if (first !== undefined)
      info(
        safe`Note: ${count(skipped.length, 'symbolic link')} in the earlier site ${skipped.length === 1 ? 'leads' : 'lead'} out of it and ${skipped.length === 1 ? 'was' : 'were'} left out, such as ${toText(first)}`,
      )
    const compared = {
      earlier: withoutFilesBesideIt(earlier, later),
      later: withoutFilesBesideIt(later, earlier),
    }
    const onHost = {
      earlier: await siteOnHost(compared.earlier, sites, signal),
      later: await siteOnHost(compared.later, sites, signal),
    }
    const comparison = await compareSites(onHost, comparers)
    const [unread] = comparison.unreadable
    if (unread !== undefined)
      info(
        safe`Note: ${count(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${toText(unread)}: files that cannot be read count as changed`,
      )
    return { earlier: compared.earlier, later, comparison }
  })
}
