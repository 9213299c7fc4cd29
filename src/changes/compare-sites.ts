import { inByteOrder } from '../web/byte-strings.ts'
import { isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import { comparePages, type PagePair } from './compare.ts'
import type { Comparisons, Result, TwoSites } from './comparer.ts'
import type { Comparers } from './comparing.ts'
import { compareFiles } from './files/compare-files.ts'
import { isDerived } from './files/derived.ts'
import { KeptChanges } from './kept-changes.ts'
import type { Comparison, PageChange, Size } from './site-change.ts'

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not looked
 * into, and of the others little more than digests is kept. `comparers` have no sites yet.
 * @throws the reason of their signal soon after it is aborted
 */
export async function compareSites(sites: TwoSites, comparers: Comparers): Promise<Comparison> {
  const [earlier, later] = [sites.earlier.tree, sites.later.tree]
  await comparers.open(sites)
  const [before, after] = [new Set(earlier.names), new Set(later.names)]
  const shared = earlier.names.filter((name) => after.has(name))
  const gone = earlier.names.filter((name) => !after.has(name))
  const fresh = later.names.filter((name) => !before.has(name))
  const pages = shared.filter(isPage)
  const unequal = await namesWhere(comparers, 'differs', shared.filter(isFile))
  const files = compareFiles(
    await readAll(comparers, 'earlierFile', [...gone.filter(isFile), ...unequal]),
    await readAll(comparers, 'laterFile', [...fresh.filter(isFile), ...unequal]),
    (name) => isDerived(name, before) || isDerived(name, after),
  )

  // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
  const redirects = fresh.some(isPage) ? await namesWhere(comparers, 'mayHaveMoved', pages) : []
  await comparers.rename({ earlier: files.renamed, later: new Map() })
  const { same, differing, ...places } = comparePages(
    await readAll(comparers, 'earlierPage', [...gone.filter(isPage), ...redirects]),
    await readAll(comparers, 'laterPage', [...fresh.filter(isPage), ...redirects]),
  )
  const compared = new Set(redirects)
  const others = pages.filter((name) => !compared.has(name)).map((name) => ({ from: name, page: name }))
  const pairs = [...differing, ...others].sort((a, b) => inByteOrder(a.page, b.page))

  // Now that it is known what moved, a link that followed it is the same link, and what was left behind leads there.
  const moves = places.moved.map(({ from, to }) => [from, to] as const)
  await comparers.rename({ earlier: new Map([...files.renamed, ...moves]), later: new Map(moves) })
  const { changed, navigation, unnoticed } = await changesOf(comparers, pairs)
  const unreadable = await comparers.unreadable()
  return {
    ...places,
    changed,
    navigation,
    files: files.changes,
    bytesOnly: { pages: same + unnoticed, files: files.bytesOnly },
    unreadable: [...unreadable].sort(inByteOrder),
    earlier: sizeOf(earlier),
    later: sizeOf(later),
  }
}

const isFile = (name: string) => !isPage(name)

function sizeOf({ names }: Tree): Size {
  const pages = names.filter(isPage).length
  return { pages, files: names.length - pages }
}

async function namesWhere(
  comparers: Comparers,
  task: 'differs' | 'mayHaveMoved',
  names: readonly string[],
): Promise<string[]> {
  const all = await comparers.all(task, names)
  return names.filter((_, index) => all[index])
}

async function readAll<T extends Exclude<Comparisons, 'change'>>(
  comparers: Comparers,
  task: T,
  names: readonly string[],
): Promise<Map<string, Result<T>>> {
  const all = await comparers.all(task, names)
  return new Map(names.map((name, index) => [name, all[index] as Result<T>]))
}

interface PageChanges {
  readonly changed: readonly PageChange[]
  /** Pages in which nothing but the navigation changed. */
  readonly navigation: readonly string[]
  /** In how many of the others, at the same path, a reader would notice nothing. */
  readonly unnoticed: number
}

/** Sorts pages by what changed in them, and keeps as many sections as there is room for. */
async function changesOf(comparers: Comparers, pairs: readonly PagePair[]): Promise<PageChanges> {
  const changes = new KeptChanges(pairs.length)
  const navigation: boolean[] = new Array(pairs.length).fill(false)
  let unnoticed = 0
  await comparers.each('change', pairs, (change, index) => {
    // It has the same bytes.
    if (change === undefined) return
    const isMenu = change.what.every((aspect) => aspect === 'navigation')
    if (!isMenu) changes.add(index, change)
    else if (change.from === undefined && change.what.length > 0) navigation[index] = true
    else if (change.from === undefined) unnoticed++
  })
  const names = pairs.filter((_, index) => navigation[index]).map(({ page }) => page)
  return { changed: changes.end(), navigation: names, unnoticed }
}
