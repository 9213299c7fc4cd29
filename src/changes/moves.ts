import { inByteOrder } from '../web/byte-strings.ts'
import type { Move } from './site-change.ts'

/** What is remembered of a page. */
export interface PageFingerprint {
  /** Digest of its title, description, headings, text and pictures, apart from navigation; undefined if that is too little to recognize it elsewhere. */
  readonly content: string | undefined
  /** Whether it only sends readers on to another page. */
  readonly isRedirect: boolean
}

type Pages = ReadonlyMap<string, PageFingerprint>

/**
 * Returns where pages went that are gone, or that only send readers on now, sorted by where they were. Of pages at the same
 * place, only those that may have become redirects need to be among `earlier` and `later`.
 */
export function movedPages(earlier: Pages, later: Pages): Move[] {
  const left = [...earlier.keys()].filter((name) => {
    const now = later.get(name)
    return now === undefined || (now.isRedirect && earlier.get(name)?.isRedirect === false)
  })
  const fresh = [...later.keys()].filter((name) => !earlier.has(name))
  return movesOf(left, fresh, (name, side) => (side === 'from' ? earlier : later).get(name)?.content)
}

/**
 * Pairs what has the same content, sorted by where it was; what has none is left alone. Where several have the same, those
 * with the same name belong together, then the others in their order, which is a guess.
 */
export function movesOf(
  gone: readonly string[],
  fresh: readonly string[],
  contentOf: (name: string, side: 'from' | 'to') => string | undefined,
): Move[] {
  const places = Map.groupBy(fresh, (name) => contentOf(name, 'to'))
  return [...Map.groupBy(gone, (name) => contentOf(name, 'from'))]
    .flatMap(([content, from]) => (content === undefined ? [] : pairUp(from, places.get(content) ?? [])))
    .sort((a, b) => inByteOrder(a.from, b.from))
}

function pairUp(gone: readonly string[], fresh: readonly string[]): Move[] {
  const [from, to] = [gone.toSorted(inByteOrder), fresh.toSorted(inByteOrder)]
  const twins = Map.groupBy(to, nameOf)
  const named = [...Map.groupBy(from, nameOf)].flatMap(([name, paths]) =>
    inOrder(paths, twins.get(name) ?? []),
  )
  const taken = new Set(named.flatMap((move) => [`-${move.from}`, `+${move.to}`]))
  const others = inOrder(
    from.filter((path) => !taken.has(`-${path}`)),
    to.filter((path) => !taken.has(`+${path}`)),
  )
  const isOnly = from.length === 1 && to.length === 1
  return [...named, ...(isOnly ? others : others.map((move) => ({ ...move, isGuess: true as const })))]
}

/** Pairs the first of both, then the second, and so on: a guess, unless there is one of each. */
export function inOrder(from: readonly string[], to: readonly string[]): Move[] {
  const isOnly = from.length === 1 && to.length === 1
  const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? '' }))
  return isOnly ? pairs : pairs.map((pair) => ({ ...pair, isGuess: true }))
}

/** Returns what names a page within its folder: of an index page, the folder has the name. */
function nameOf(path: string): string {
  return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path
}
