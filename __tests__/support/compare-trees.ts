import { compareSites } from '../../src/changes/compare-sites.ts'
import type { Comparison } from '../../src/changes/comparison.ts'
import { COMPARISON_TASK } from '../../src/changes/comparison-pool.ts'
import type { HostId } from '../../src/web/host/all-hosts.ts'
import { selectPublishedFiles } from '../../src/web/host/published-files.ts'
import type { Tree } from '../../src/web/tree.ts'
import { usePool } from '../../src/workers/pool.ts'

interface Options {
  readonly earlier: Tree
  readonly later: Tree
  readonly host?: HostId | undefined
  readonly signal: AbortSignal
  /** As if the sites were large. */
  readonly inThreads?: boolean
}

/** Compares two listed sites, at the root of a host without a name. */
export async function compareTrees(options: Options): Promise<Comparison> {
  const { host, signal, inThreads } = options
  const of = (tree: Tree) =>
    selectPublishedFiles(tree, { host, domain: undefined, basePath: '/' }, signal)
  const sites = { earlier: await of(options.earlier), later: await of(options.later) }
  return usePool(COMPARISON_TASK, signal, (pool) => {
    if (inThreads) pool.expectBytes(1e9)
    return compareSites(sites, pool)
  })
}
