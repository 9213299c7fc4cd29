import { type Bytes, compareBytes } from '../web/byte-strings.ts'
import { stabilizePath } from './generated.ts'
import { findMoves, leaveUnpaired, pairInOrder } from './moves.ts'
import type { FileChanges, Move } from './site-change.ts'

/** The fingerprint of a file. */
export interface FileFingerprint {
  /** Digest of its bytes. */
  readonly bytes: string
  /** Digest of its content without generated parts; equal to `bytes` if the content is not text. */
  readonly stable: string
  readonly isEmpty: boolean
}

type Files = ReadonlyMap<Bytes, FileFingerprint>

/**
 * Compares the files of two sites that are not pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files for which `isDerived` holds only count in `bytesOnly`.
 * Returns `changes`; `bytesOnly`, the number of files that differ only in bytes or in a generated
 * part of their names; and `renamed`, the later names of files in which only a generated part
 * changed.
 */
export function compareFiles(earlier: Files, later: Files, isDerived: (name: Bytes) => boolean) {
  const gone = [...earlier.keys()].filter((name) => !later.has(name))
  const fresh = [...later.keys()].filter((name) => !earlier.has(name))
  const renamed = pairByName(gone, fresh, earlier, later)

  const others = leaveUnpaired(renamed, gone, fresh)
  const moved = findMoves(...others, (name, side) => {
    const file = (side === 'from' ? earlier : later).get(name)
    if (file?.isEmpty || isDerived(name)) return undefined
    return file?.bytes
  })
  const [removed, added] = leaveUnpaired(moved, ...others)

  const hasDifferentBytes = (name: Bytes) => earlier.get(name)?.bytes !== later.get(name)?.bytes
  const stayed = [...earlier.keys()].filter((name) => later.has(name))
  const differing = stayed.filter(hasDifferentBytes).map((name) => ({ from: name, to: name }))
  const pairs = [...differing, ...renamed]
  const isChanged = ({ from, to }: Move) =>
    earlier.get(from)?.stable !== later.get(to)?.stable && !isDerived(to)
  const changed = pairs.filter(isChanged).map(({ to }) => to)

  const derived = [...added, ...removed].filter(isDerived)
  const certain = renamed.filter(({ isGuess }) => !isGuess)
  const changes: FileChanges = {
    added: added.filter((name) => !isDerived(name)),
    removed: removed.filter((name) => !isDerived(name)),
    moved,
    changed: changed.sort(compareBytes),
  }
  return {
    changes,
    bytesOnly: pairs.length - changed.length + derived.length,
    renamed: new Map(certain.map(({ from, to }) => [from, to])),
  }
}

/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(
  gone: readonly Bytes[],
  fresh: readonly Bytes[],
  earlier: Files,
  later: Files,
): Move[] {
  const candidates = Map.groupBy(fresh, stabilizePath)
  return [...Map.groupBy(gone, stabilizePath)].flatMap(([stable, from]) => {
    const to = candidates.get(stable) ?? []
    const same = findMoves(
      from,
      to,
      (name, side) => (side === 'from' ? earlier : later).get(name)?.stable,
    )
    // With the same content, it does not matter to readers which one is paired.
    return [
      ...same.map(({ from, to }) => ({ from, to })),
      ...pairInOrder(...leaveUnpaired(same, from, to)),
    ]
  })
}

/**
 * Names of search indexes that generators and their plug-ins write, but not of research data or
 * pictures.
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
export function isDerived(name: string, names: ReadonlySet<string>): boolean {
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
