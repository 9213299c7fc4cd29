import { compareSites } from '../../src/changes/compare-sites.ts'
import { COMPARING } from '../../src/changes/comparing.ts'
import type { Comparison } from '../../src/changes/site-change.ts'
import type { Host } from '../../src/web/host/hosts.ts'
import { siteOnHost } from '../../src/web/host/site-on-host.ts'
import type { Tree } from '../../src/web/tree.ts'
import { withPool } from '../../src/workers/pool.ts'

interface Options {
  readonly earlier: Tree
  readonly later: Tree
  readonly host?: Host | undefined
  readonly signal: AbortSignal
  /** As if the sites were large. */
  readonly inThreads?: boolean
}

/** Compares two sites that are listed, at the root of a host without a name. */
export async function compareTrees({
  earlier,
  later,
  host,
  signal,
  inThreads,
}: Options): Promise<Comparison> {
  const serving = { host, domain: undefined, basePath: '/' }
  const sites = {
    earlier: await siteOnHost(earlier, serving, signal),
    later: await siteOnHost(later, serving, signal),
  }
  return withPool(COMPARING, signal, (pool) => {
    if (inThreads) pool.expect(1e9)
    return compareSites(sites, pool)
  })
}
