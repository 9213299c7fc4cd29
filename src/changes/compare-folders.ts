import { count } from '../common/units.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { type Serving, siteOnHost } from '../web/host/site-on-host.ts'
import { linksLeftOut, listTree, type Tree } from '../web/tree.ts'
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
  return withPool(COMPARING, signal, async (pool) => {
    const comparers = new Comparers(pool)
    const expect = (_: string, size: number) => comparers.expect(size)
    // Symbolic links that leave a site are left out: somebody else may have made it.
    const listed = async (folder: string, site: string, visit: (name: string, size: number) => void) => {
      const outside: string[] = []
      const tree = await listTree(folder, signal, { visit, leftOut: (name) => outside.push(name) })
      const note = linksLeftOut(outside, site)
      if (note !== undefined) info(note)
      return tree
    }
    const earlier = await listed(sites.earlier, 'the earlier site', expect)
    const later = await listed(sites.later, 'the site', () => {})
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
