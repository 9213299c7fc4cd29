import { type Bytes, compareBytes } from '../web/byte-strings.ts'
import type { FileChanges, Move, PathPair } from './comparison.ts'
import { findMoves, listUnpaired, pairInOrder } from './moves.ts'
import { stabilizePath } from './stabilize.ts'

/** The fingerprint of a file. */
export interface FileFingerprint {
  /** Digest of its bytes. */
  readonly bytes: string
  /** Digest of its content without generated parts; equal to `bytes` if the content is not text. */
  readonly stable: string
  readonly isEmpty: boolean
}

/**
 * The fingerprints of the files of the earlier site (`from`) and the later one (`to`), each sorted
 * by name.
 */
type SiteFingerprints = Readonly<Record<'from' | 'to', ReadonlyMap<Bytes, FileFingerprint>>>

/** The differences between the files of two sites that are not pages. */
export interface FileComparison {
  readonly changes: FileChanges
  /** The number of files that differ only in bytes or in a generated part of their names. */
  readonly bytesOnly: number
  /** The later names of files in which only a generated part changed. */
  readonly renamed: ReadonlyMap<Bytes, Bytes>
}

/**
 * Compares the files of two sites that are not pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files for which `isDerived` holds are counted only in
 * `bytesOnly`.
 */
export function compareFiles(
  earlier: ReadonlyMap<Bytes, FileFingerprint>,
  later: ReadonlyMap<Bytes, FileFingerprint>,
  isDerived: (name: Bytes) => boolean,
): FileComparison {
  const files: SiteFingerprints = { from: earlier, to: later }
  const isOriginal = (name: Bytes) => !isDerived(name)
  const removedNames = [...earlier.keys()].filter((name) => !later.has(name))
  const addedNames = [...later.keys()].filter((name) => !earlier.has(name))

  const renamed = pairByName(removedNames, addedNames, files)
  const unpaired = listUnpaired(renamed, removedNames, addedNames)
  const moved = findMoves(...unpaired, (name, side) => {
    const file = files[side].get(name)
    if (file?.isEmpty || isDerived(name)) return undefined
    return file?.bytes
  })
  const [removed, added] = listUnpaired(moved, ...unpaired)

  const pairs = [...pairFilesWithOtherBytes(files), ...renamed]
  const hasChanged = ({ from, to }: PathPair) =>
    earlier.get(from)?.stable !== later.get(to)?.stable && isOriginal(to)
  const changed = pairs.filter(hasChanged).map(({ to }) => to)

  const derivedCount = [...added, ...removed].filter(isDerived).length
  const certain = renamed.filter(({ isGuess }) => !isGuess)
  return {
    changes: {
      added: added.filter(isOriginal),
      removed: removed.filter(isOriginal),
      moved,
      changed: changed.sort(compareBytes),
    },
    bytesOnly: pairs.length - changed.length + derivedCount,
    renamed: new Map(certain.map(({ from, to }) => [from, to])),
  }
}

/** Returns the files with the same name but different bytes. */
function pairFilesWithOtherBytes({ from: earlier, to: later }: SiteFingerprints): PathPair[] {
  const stayed = [...earlier.keys()].filter((name) => later.has(name))
  const differing = stayed.filter((name) => earlier.get(name)?.bytes !== later.get(name)?.bytes)
  return differing.map((name) => ({ from: name, to: name }))
}

/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(
  removedNames: readonly Bytes[],
  addedNames: readonly Bytes[],
  files: SiteFingerprints,
): Move[] {
  const addedByName = Map.groupBy(addedNames, stabilizePath)
  const pairs: Move[] = []
  for (const [name, from] of Map.groupBy(removedNames, stabilizePath)) {
    const to = addedByName.get(name) ?? []
    const sameContent = findMoves(from, to, (path, side) => files[side].get(path)?.stable)
    // With the same content, it does not matter to readers which one is paired.
    for (const move of sameContent) pairs.push({ from: move.from, to: move.to })
    pairs.push(...pairInOrder(...listUnpaired(sameContent, from, to)))
  }
  return pairs
}

/**
 * Names of search indexes that generators and their plugins write, but not of research data or
 * images.
 */
const SEARCH_INDEX =
  /^search\.json$|(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i

/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME =
  /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/

/**
 * Returns whether a file of a site with these `names` is derived from other files: a source map, a
 * search index, a list of hashes, or a precompressed copy. The order of an index differs from build
 * to build.
 */
export function isDerivedFile(name: string, names: ReadonlySet<string>): boolean {
  const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1]
  if (original !== undefined && names.has(original)) return true
  if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name)) return true
  return isHashMap(name, names)
}

/** Is this the list of hashes that VitePress writes next to its scripts? */
function isHashMap(name: string, names: ReadonlySet<string>): boolean {
  const folder = /^(.*\/)?hashmap\.json$/s.exec(name)
  if (folder === null) return false
  const scripts = `${folder[1] ?? ''}assets/`
  return [...names].some((other) => other.startsWith(scripts) && other.endsWith('.lean.js'))
}
