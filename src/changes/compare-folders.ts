import { count } from '../common/units.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { type Serving, siteOnHost } from '../web/host/site-on-host.ts'
import { listTree, type Tree } from '../web/tree.ts'
import { withPool } from '../workers/pool.ts'
import { compareSites } from './compare-sites.ts'
import { COMPARING } from './comparing.ts'
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

/** Both sites as listed (the earlier one without the files beside it in its branch), and what changed. */
export interface ComparedFolders {
  readonly earlier: Tree
  readonly later: Tree
  readonly comparison: Comparison
}

/**
 * Lists two sites and compares them by what a reader would notice.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read
 */
export async function compareFolders(options: CompareFoldersOptions): Promise<ComparedFolders> {
  const { info, signal } = options
  const all = await listTree(options.earlier, signal)
  const later = await listTree(options.later, signal)
  const earlier = withoutFilesBesideIt(all, later)
  const sites = {
    earlier: await siteOnHost(earlier, options, signal),
    later: await siteOnHost(withoutFilesBesideIt(later, all), options, signal),
  }
  const comparison = await withPool(COMPARING, signal, (pool) => compareSites(sites, pool))
  const [unread] = comparison.unreadable
  if (unread !== undefined)
    info(
      safe`Note: ${count(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${toText(unread)}: files that cannot be read count as changed`,
    )
  return { earlier, later, comparison }
}

/** A name that begins with a dot: of Git, of a generator's cache (`.doctrees` of Sphinx), of an editor. Hosts leave most of them out. */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/

/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME'

/**
 * Returns a site without what its readers never see: names that begin with a dot (except `.well-known`), and `CNAME` of GitHub
 * Pages if only this site has it. A checkout of the branch that publishes the site has both.
 */
export function withoutFilesBesideIt(site: Tree, other: Tree): Tree {
  const isShared = other.names.includes(DOMAIN_OF_PAGES)
  const isPart = (name: string) => !HIDDEN.test(name) && (name !== DOMAIN_OF_PAGES || isShared)
  return {
    ...site,
    names: site.names.filter(isPart),
    sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
    unreadable: site.unreadable.filter(({ name }) => isPart(name)),
  }
}
