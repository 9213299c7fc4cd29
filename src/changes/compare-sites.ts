import { checkpoint } from '../event-loop.ts'
import { isPage } from '../site/rules/page-names.ts'
import type { Tree } from '../site/tree.ts'
import { comparePages, inOrder, type PagePair } from './compare.ts'
import { compareFiles } from './files/compare-files.ts'
import { isDerived } from './files/derived.ts'
import { Targets } from './page/targets.ts'
import { changeOf } from './page-change.ts'
import { type Pause, Side } from './side.ts'
import type { Comparison, PageChange } from './site-change.ts'

/** How many sections of all pages are named. */
const MAX_SECTIONS_KEPT = 100_000

/** Two builds of a site, and how they are served. */
export interface CompareOptions {
  readonly earlier: Tree
  readonly later: Tree
  /** The host name of both, and the path under which they are served, with a slash at both ends. */
  readonly domain: string | undefined
  readonly basePath: string
  readonly signal: AbortSignal
}

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not looked
 * into, and of the others little more than digests is kept.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { earlier, later, signal } = options
  const pause = checkpoint(signal)
  const [before, after] = [new Side('earlier', earlier, pause), new Side('later', later, pause)]
  const shared = earlier.names.filter((name) => after.has(name))
  const pages = shared.filter(isPage)
  const unequal = await namesWhere(shared.filter(isFile), (name) => before.differs(name, after), pause)
  const isOnlyIn = (side: Side, other: Side) => (name: string) => side.has(name) && !other.has(name)
  const gone = earlier.names.filter(isOnlyIn(before, after))
  const fresh = later.names.filter(isOnlyIn(after, before))

  const files = compareFiles(
    await readAll([...gone.filter(isFile), ...unequal], (name) => before.file(name), pause),
    await readAll([...fresh.filter(isFile), ...unequal], (name) => after.file(name), pause),
    (name) => isDerived(name, before.names) || isDerived(name, after.names),
  )
  const targetsOf = (side: Side, renamed: ReadonlyMap<string, string>) =>
    new Targets({ domain: options.domain, basePath: options.basePath, names: side.names, renamed })

  // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
  const mayBeRedirect = async (name: string) =>
    (await after.mayRedirect(name)) && (await before.differs(name, after))
  const redirects = fresh.some(isPage) ? await namesWhere(pages, mayBeRedirect, pause) : []
  const earlierTargets = targetsOf(before, files.renamed)
  const laterTargets = targetsOf(after, new Map())
  const { same, differing, ...places } = comparePages(
    await readAll([...gone.filter(isPage), ...redirects], (name) => before.page(name, earlierTargets), pause),
    await readAll([...fresh.filter(isPage), ...redirects], (name) => after.page(name, laterTargets), pause),
  )
  const compared = new Set(redirects)
  const others = pages.filter((name) => !compared.has(name)).map((name) => ({ from: name, page: name }))
  const pairs = [...differing, ...others].sort((a, b) => inOrder(a.page, b.page))

  // Now that it is known what moved, a link that followed it is the same link.
  const moves = places.moved.map(({ from, to }) => [from, to] as const)
  const sides = {
    before,
    after,
    earlierTargets: targetsOf(before, new Map([...files.renamed, ...moves])),
    // What was left behind leads there.
    laterTargets: targetsOf(after, new Map(moves)),
    // Without other names, nothing was renamed either.
    haveSameTargets: gone.length + fresh.length === 0,
  }
  const { changed, navigation, unnoticed } = await changesOf(pairs, (pair) => changeOf(pair, sides), pause)
  return {
    ...places,
    changed,
    navigation,
    files: files.changes,
    bytesOnly: { pages: same + unnoticed, files: files.bytesOnly },
    unreadable: [...before.unreadable.union(after.unreadable)].sort(inOrder),
    earlier: before.size,
    later: after.size,
  }
}

const isFile = (name: string) => !isPage(name)

async function namesWhere(
  names: readonly string[],
  isWanted: (name: string) => Promise<boolean>,
  pause: Pause,
): Promise<string[]> {
  const all = await readAll(names, isWanted, pause)
  return names.filter((name) => all.get(name))
}

async function readAll<Read>(
  names: readonly string[],
  read: (name: string) => Promise<Read>,
  pause: Pause,
): Promise<Map<string, Read>> {
  const all = new Map<string, Read>()
  for (const name of names) {
    all.set(name, await read(name))
    await pause()
  }
  return all
}

interface PageChanges {
  readonly changed: readonly PageChange[]
  /** Pages in which nothing but the navigation changed. */
  readonly navigation: readonly string[]
  /** In how many of the others, at the same path, a reader would notice nothing. */
  readonly unnoticed: number
}

/** Sorts pages by what `read` finds in them (undefined: they have the same bytes), and keeps as many sections as there is room for. */
async function changesOf(
  pairs: readonly PagePair[],
  read: (pair: PagePair) => Promise<PageChange | undefined>,
  pause: Pause,
): Promise<PageChanges> {
  const changed: PageChange[] = []
  const navigation: string[] = []
  let room = MAX_SECTIONS_KEPT
  let unnoticed = 0
  for (const pair of pairs) {
    const change = await read(pair)
    await pause()
    if (change === undefined) continue
    const isMenu = change.what.every((aspect) => aspect === 'navigation')
    if (!isMenu) {
      changed.push(room > 0 ? change : { ...change, sections: [] })
      room -= change.sections.length
    } else if (change.from === undefined && change.what.length > 0) navigation.push(pair.page)
    else if (change.from === undefined) unnoticed++
  }
  return { changed, navigation, unnoticed }
}
