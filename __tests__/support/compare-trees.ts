import { compareSites } from '../../src/changes/compare-sites.ts'
import type { TwoSites } from '../../src/changes/pool/comparer.ts'
import { withComparers } from '../../src/changes/pool/comparer-pool.ts'
import type { Comparison } from '../../src/changes/site-change.ts'

interface Options extends Pick<TwoSites, 'earlier' | 'later'> {
  readonly signal: AbortSignal
  /** As for `withComparers`. */
  readonly threads?: number
}

/** Compares two sites that are listed, at the root of a host without a name. */
export function compareTrees({ signal, threads, ...trees }: Options): Promise<Comparison> {
  const sites = { ...trees, domain: undefined, basePath: '/' }
  return withComparers(signal, (pool) => compareSites(sites, pool), threads)
}
