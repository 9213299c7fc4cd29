import { type Bytes, compareBytes, NO_BYTES } from '../web/byte-strings.ts'
import type { Move } from './comparison.ts'

/** The fingerprint of a page. */
export interface PageFingerprint {
  /**
   * Digest of its title, description, headings, text, and images, apart from navigation; undefined
   * if that is too little to recognize it elsewhere.
   */
  readonly content: string | undefined
  /** Whether it only redirects to another page. */
  readonly isRedirect: boolean
}

type Pages = ReadonlyMap<Bytes, PageFingerprint>

/**
 * Returns the pages whose content is at another path now, sorted by old path. The old path is gone
 * or became a redirect. Of pages at the same path, only those that may be redirects now need to be
 * in `earlier` and `later`.
 */
export function findMovedPages(earlier: Pages, later: Pages): Move[] {
  const removedNames: Bytes[] = []
  for (const [name, earlierPage] of earlier) {
    const laterPage = later.get(name)
    const becameRedirect = laterPage?.isRedirect === true && !earlierPage.isRedirect
    if (laterPage === undefined || becameRedirect) removedNames.push(name)
  }
  const addedNames = [...later.keys()].filter((name) => !earlier.has(name))
  const sites = { from: earlier, to: later }
  return findMoves(removedNames, addedNames, (name, side) => sites[side].get(name)?.content)
}

/**
 * Pairs files with the same content, sorted by old path. Both lists must be sorted. A file without
 * content has no pair. If several files have the same content, those with the same name are paired,
 * then the others in their order, as a guess.
 */
export function findMoves(
  removedNames: readonly Bytes[],
  addedNames: readonly Bytes[],
  getContent: (name: Bytes, side: 'from' | 'to') => string | undefined,
): Move[] {
  const addedByContent = Map.groupBy(addedNames, (name) => getContent(name, 'to'))
  const moves: Move[] = []
  for (const [content, from] of Map.groupBy(removedNames, (name) => getContent(name, 'from'))) {
    const to = content === undefined ? undefined : addedByContent.get(content)
    if (to !== undefined) moves.push(...pairSameContent(from, to))
  }
  return moves.sort((a, b) => compareBytes(a.from, b.from))
}

/** Pairs files that all have the same content: first those with the same name. */
function pairSameContent(from: readonly Bytes[], to: readonly Bytes[]): Move[] {
  const toByName = Map.groupBy(to, getDistinctName)
  const withSameName: Move[] = []
  for (const [name, paths] of Map.groupBy(from, getDistinctName))
    withSameName.push(...pairInOrder(paths, toByName.get(name) ?? []))

  const others = pairInOrder(...listUnpaired(withSameName, from, to))
  const isOnlyPair = from.length === 1 && to.length === 1
  if (isOnlyPair) return [...withSameName, ...others]
  return [...withSameName, ...others.map(markAsGuess)]
}

function markAsGuess(move: Move): Move {
  return { ...move, isGuess: true }
}

/**
 * Pairs the first of each list, then the second, and so on: a guess, unless there is only one of
 * each.
 */
export function pairInOrder(from: readonly Bytes[], to: readonly Bytes[]): Move[] {
  const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? NO_BYTES }))
  const isOnlyPair = from.length === 1 && to.length === 1
  if (isOnlyPair) return pairs
  return pairs.map(markAsGuess)
}

/** Returns the unpaired items of each list. */
export function listUnpaired(
  pairs: readonly Move[],
  removedNames: readonly Bytes[],
  addedNames: readonly Bytes[],
): readonly [removedNames: Bytes[], addedNames: Bytes[]] {
  const from = new Set(pairs.map((pair) => pair.from))
  const to = new Set(pairs.map((pair) => pair.to))
  return [
    removedNames.filter((name) => !from.has(name)),
    addedNames.filter((name) => !to.has(name)),
  ]
}

/** Returns the last part of a path; for an index page, including its folder. */
function getDistinctName(path: string): string {
  return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path
}
