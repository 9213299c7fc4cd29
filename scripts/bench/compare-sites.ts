/**
 * Compares two folders as the step does, in a process of its own, and prints what changed.
 * usage: compare-sites.ts <earlier> <later>
 */
import { compareSites } from '../../src/changes/compare-sites.ts'
import { changesInWords, countsOf } from '../../src/changes/report/counts.ts'
import { listConfinedTree, listTree } from '../../src/site/tree.ts'

const [earlier = '', later = ''] = process.argv.slice(2)
const { signal } = new AbortController()
const comparison = await compareSites({
  earlier: await listConfinedTree(earlier, signal, () => {}),
  later: await listTree(later, signal),
  domain: undefined,
  basePath: '/',
  signal,
})
console.log(changesInWords(countsOf(comparison)))
