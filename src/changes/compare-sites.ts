import { checkpoint } from '../event-loop.ts'
import { isPage } from '../site/rules/page-names.ts'
import type { Tree } from '../site/tree.ts'
import { comparePages, inOrder, type PagePair } from './compare.ts'
import { compareFiles } from './files/compare-files.ts'
import { isDerived } from './files/derived.ts'
import { differenceOf, shown } from './page/sections.ts'
import { Targets } from './page/targets.ts'
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
  const [before, after] = [new Side(earlier, pause), new Side(later, pause)]
  const { unequal, alike } = await unequalFiles(before, after, pause)
  const ofEarlier = earlier.names.filter((name) => !after.has(name) || unequal.has(name))
  const ofLater = later.names.filter((name) => !before.has(name) || unequal.has(name))

  const files = compareFiles(
    await readAll(ofEarlier.filter(isFile), (name) => before.file(name), pause),
    await readAll(ofLater.filter(isFile), (name) => after.file(name), pause),
    (name) => isDerived(name, before.names) || isDerived(name, after.names),
  )
  const targetsOf = (side: Side, renamed: ReadonlyMap<string, string>) =>
    new Targets({ domain: options.domain, basePath: options.basePath, names: side.names, renamed })

  // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
  const stayed = [...unequal].filter(isPage)
  const redirects = new Set<string>()
  for (const name of stayed) if (await after.mayRedirect(name)) redirects.add(name)
  const mayHaveMoved = (name: string, other: Side) =>
    isPage(name) && (!other.has(name) || redirects.has(name))
  const earlierTargets = targetsOf(before, files.renamed)
  const laterTargets = targetsOf(after, new Map())
  const gone = ofEarlier.filter((name) => mayHaveMoved(name, after))
  const fresh = ofLater.filter((name) => mayHaveMoved(name, before))
  const { same, differing, ...places } = comparePages(
    await readAll(gone, (name) => before.page(name, earlierTargets), pause),
    await readAll(fresh, (name) => after.page(name, laterTargets), pause),
  )
  const others = stayed.filter((name) => !redirects.has(name)).map((name) => ({ from: name, page: name }))
  const pairs = [...differing, ...others].sort((a, b) => inOrder(a.page, b.page))

  // Now that it is known what moved, a link that followed it is the same link.
  const moves = places.moved.map(({ from, to }) => [from, to] as const)
  const movedTargets = targetsOf(before, new Map([...files.renamed, ...moves]))
  // What was left behind leads there.
  const reachedTargets = targetsOf(after, new Map(moves))
  const { changed, navigation, unnoticed } = await changesOf(
    pairs,
    (pair) => changeOf(pair, before, after, movedTargets, reachedTargets),
    pause,
  )
  return {
    ...places,
    changed,
    navigation,
    files: files.changes,
    bytesOnly: { pages: same + alike + unnoticed, files: files.bytesOnly },
    earlier: before.size,
    later: after.size,
  }
}

const isFile = (name: string) => !isPage(name)

/**
 * Returns the files that both have and that have to be looked into, because their bytes differ; `alike`: how many other pages
 * differ where no reader looks.
 */
async function unequalFiles(
  before: Side,
  after: Side,
  pause: Pause,
): Promise<{ readonly unequal: ReadonlySet<string>; readonly alike: number }> {
  const unequal = new Set<string>()
  let alike = 0
  for (const name of before.names) {
    if (!after.has(name) || (await before.isSameFile(name, after))) continue
    if (isPage(name) && (await before.isSameMarkup(name, after))) alike++
    else unequal.add(name)
    await pause()
  }
  return { unequal, alike }
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

/** Sorts pages by what `read` finds in them, and keeps as many sections as there is room for. */
async function changesOf(
  pairs: readonly PagePair[],
  read: (pair: PagePair) => Promise<PageChange>,
  pause: Pause,
): Promise<PageChanges> {
  const changed: PageChange[] = []
  const navigation: string[] = []
  let room = MAX_SECTIONS_KEPT
  let unnoticed = 0
  for (const pair of pairs) {
    const change = await read(pair)
    const isMenu = change.what.every((aspect) => aspect === 'navigation')
    if (!isMenu) {
      changed.push(room > 0 ? change : { ...change, sections: [] })
      room -= change.sections.length
    } else if (change.from === undefined && change.what.length > 0) navigation.push(pair.page)
    else if (change.from === undefined) unnoticed++
    await pause()
  }
  return { changed, navigation, unnoticed }
}

/** Reads both states of a page, and returns what a reader would notice: nothing, perhaps. */
async function changeOf(
  { from, page }: PagePair,
  before: Side,
  after: Side,
  earlierTargets: Targets,
  laterTargets: Targets,
): Promise<PageChange> {
  const was = await before.parts(from, earlierTargets)
  const is = await after.parts(page, laterTargets)
  const origin = from === page ? undefined : from
  return { page, from: origin, title: shown(is.title), ...differenceOf(was, is) }
}
