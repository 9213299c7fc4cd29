import { inByteOrder } from '../web/byte-strings.ts'
import type { Move } from './site-change.ts'

/** What is remembered of a page: digests of what a reader would notice. */
export interface PageFingerprint {
  /** Title, description, headings, text and pictures, apart from navigation. */
  readonly content: string
  /** Where the links in that lead. */
  readonly links: string
  /** The same of menus, header and footer. */
  readonly navigation: string
  /** Whether there is too little on it to recognize it elsewhere. */
  readonly isBlank: boolean
  /** Whether it only sends readers on to another page. */
  readonly isRedirect: boolean
}

/** Two states of a page. */
export interface PagePair {
  readonly from: string
  readonly page: string
}

/** What two sets of fingerprints say. Every list is sorted. */
export interface PagesCompared {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly Move[]
  /** Pages that differ in some digest, those that moved included: whether a reader notices it is still to be decided. */
  readonly differing: readonly PagePair[]
  /** How many others have the same digests at the same path. */
  readonly same: number
}

type Pages = ReadonlyMap<string, PageFingerprint>

/** Returns which pages were added, removed, moved, and which differ. The order of the maps has no effect. */
export function comparePages(earlier: Pages, later: Pages): PagesCompared {
  const gone = new Set(names(earlier).filter((name) => !later.has(name)))
  const fresh = new Set(names(later).filter((name) => !earlier.has(name)))
  // A page that now only sends its readers on may have left a copy of its content elsewhere.
  const emptied = names(earlier).filter((name) => becameRedirect(earlier.get(name), later.get(name)))
  const moved = movesOf(groups([...gone, ...emptied], earlier), groups([...fresh], later))
  for (const { from, to } of moved) {
    gone.delete(from)
    fresh.delete(to)
  }
  const leftBehind = new Set(moved.map(({ from }) => from))
  const stayed = names(earlier).filter((name) => later.has(name) && !leftBehind.has(name))
  const pairs = [
    ...stayed.map((name) => ({ from: name, page: name })),
    ...moved.map(({ from, to }) => ({ from, page: to })),
  ]
  const differing = pairs.filter(({ from, page }) => !areEqual(earlier.get(from), later.get(page)))
  const differs = new Set(differing.map(({ from }) => from))
  return {
    added: [...fresh],
    removed: [...gone],
    moved,
    differing: differing.sort((a, b) => inByteOrder(a.page, b.page)),
    same: stayed.filter((name) => !differs.has(name)).length,
  }
}

function names(pages: Pages): string[] {
  return [...pages.keys()].sort(inByteOrder)
}

function becameRedirect(before: PageFingerprint | undefined, after: PageFingerprint | undefined): boolean {
  return before?.isRedirect === false && after?.isRedirect === true
}

function areEqual(a: PageFingerprint | undefined, b: PageFingerprint | undefined): boolean {
  return a?.content === b?.content && a?.links === b?.links && a?.navigation === b?.navigation
}

/** Paths, sorted, by the content that they share. */
function groups(paths: readonly string[], pages: Pages): Map<string, string[]> {
  const known = paths.filter((path) => pages.get(path)?.isBlank === false)
  return Map.groupBy(known.sort(inByteOrder), (path) => pages.get(path)?.content ?? '')
}

/**
 * Pairs what has the same content, sorted by where it was. Where several pages do, those with the same name belong together,
 * then the others in their order, which is a guess.
 */
export function movesOf(
  gone: ReadonlyMap<string, readonly string[]>,
  fresh: ReadonlyMap<string, readonly string[]>,
): Move[] {
  return [...gone]
    .flatMap(([content, from]) => pairUp(from, fresh.get(content) ?? []))
    .sort((a, b) => inByteOrder(a.from, b.from))
}

function pairUp(from: readonly string[], to: readonly string[]): Move[] {
  const isOnly = from.length === 1 && to.length === 1
  const [namesFrom, namesTo] = [Map.groupBy(from, nameOf), Map.groupBy(to, nameOf)]
  const pairs: Move[] = []
  const rest: string[] = []
  const taken = new Set<string>()
  for (const [name, paths] of namesFrom) {
    const twins = namesTo.get(name) ?? []
    const isCertain = paths.length === 1 && twins.length === 1
    for (const [i, path] of paths.entries()) {
      const twin = twins[i]
      if (twin === undefined) rest.push(path)
      else {
        pairs.push(isCertain ? { from: path, to: twin } : { from: path, to: twin, isGuess: true })
        taken.add(twin)
      }
    }
  }
  const free = to.filter((path) => !taken.has(path))
  for (const [i, path] of rest.sort(inByteOrder).entries()) {
    const place = free[i]
    if (place !== undefined)
      pairs.push(isOnly ? { from: path, to: place } : { from: path, to: place, isGuess: true })
  }
  return pairs
}

/** Returns what names a page within its folder: of an index page, the folder has the name. */
function nameOf(path: string): string {
  return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path
}
