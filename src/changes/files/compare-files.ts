import { inByteOrder } from '../../web/byte-strings.ts'
import { movesOf } from '../compare.ts'
import { stablePath } from '../generated.ts'
import type { FileChanges } from '../site-change.ts'

/** What is remembered of a file. */
export interface FileFingerprint {
  /** Digest of its bytes. */
  readonly bytes: string
  /** Digest of what is left of it without what looks generated; the same as `bytes` where nothing can be left out. */
  readonly stable: string
  readonly isEmpty: boolean
}

type Files = ReadonlyMap<string, FileFingerprint>

/** What the fingerprints of files say. */
interface FilesCompared {
  readonly changes: FileChanges
  /** How many differ in bytes or in a generated part of their names alone. */
  readonly bytesOnly: number
  /** How files of the earlier site are called in the later one, where only a generated part of the name changed. */
  readonly renamed: ReadonlyMap<string, string>
}

/**
 * Compares the files of two sites that are no pages; those with the same bytes under the same name can be left out. What
 * `isDerived` counts in nothing but `bytesOnly`. The order of the maps has no effect.
 */
export function compareFiles(
  earlier: Files,
  later: Files,
  isDerived: (name: string) => boolean,
): FilesCompared {
  const changed: string[] = []
  const renamed = new Map<string, string>()
  let bytesOnly = 0
  const differ = (from: string, to: string) => {
    const [before, after] = [earlier.get(from), later.get(to)]
    if (from === to && before?.bytes === after?.bytes) return
    if (before?.stable === after?.stable || isDerived(to)) bytesOnly++
    else changed.push(to)
  }
  for (const name of names(earlier)) if (later.has(name)) differ(name, name)

  const gone = names(earlier).filter((name) => !later.has(name))
  const fresh = names(later).filter((name) => !earlier.has(name))
  const pairs = pairByName(gone, fresh, earlier, later)
  for (const { from, to, isCertain } of pairs) {
    if (isCertain) renamed.set(from, to)
    differ(from, to)
  }
  const paired = new Set(pairs.flatMap(({ from, to }) => [`-${from}`, `+${to}`]))
  const unpairedGone = gone.filter((name) => !paired.has(`-${name}`))
  const unpairedFresh = fresh.filter((name) => !paired.has(`+${name}`))
  const byBytes = (paths: readonly string[], files: Files) =>
    groups(
      paths.filter((path) => !isDerived(path)),
      files,
    )
  const moved = movesOf(byBytes(unpairedGone, earlier), byBytes(unpairedFresh, later))
  const places = new Set(moved.flatMap(({ from, to }) => [`-${from}`, `+${to}`]))
  const removed = unpairedGone.filter((name) => !places.has(`-${name}`))
  const added = unpairedFresh.filter((name) => !places.has(`+${name}`))
  bytesOnly += [...removed, ...added].filter(isDerived).length
  return {
    changes: {
      added: added.filter((name) => !isDerived(name)),
      removed: removed.filter((name) => !isDerived(name)),
      moved,
      changed: changed.sort(inByteOrder),
    },
    bytesOnly,
    renamed,
  }
}

function names(files: Files): string[] {
  return [...files.keys()].sort(inByteOrder)
}

interface NamePair {
  readonly from: string
  readonly to: string
  /** Whether no other file could have been meant. */
  readonly isCertain: boolean
}

/** Pairs files whose names differ in a generated part: those with the same content first. */
function pairByName(
  gone: readonly string[],
  fresh: readonly string[],
  earlier: Files,
  later: Files,
): NamePair[] {
  const candidates = Map.groupBy(fresh, stablePath)
  return [...Map.groupBy(gone, stablePath)].flatMap(([stable, from]) => {
    const to = stable.includes('\x01') ? (candidates.get(stable) ?? []) : []
    const same = movesOf(
      Map.groupBy(from, (name) => earlier.get(name)?.stable ?? ''),
      Map.groupBy([...to], (name) => later.get(name)?.stable ?? ''),
    )
    const taken = new Set(same.flatMap((pair) => [`-${pair.from}`, `+${pair.to}`]))
    const restFrom = from.filter((name) => !taken.has(`-${name}`))
    const restTo = to.filter((name) => !taken.has(`+${name}`))
    const isCertain = restFrom.length === 1 && restTo.length === 1
    return [
      ...same.map((pair) => ({ ...pair, isCertain: true })),
      ...restFrom.flatMap((name, i) => {
        const other = restTo[i]
        return other === undefined ? [] : [{ from: name, to: other, isCertain }]
      }),
    ]
  })
}

/** By their bytes; empty files are nothing that moves. */
function groups(paths: readonly string[], files: Files): Map<string, string[]> {
  const known = paths.filter((path) => files.get(path)?.isEmpty === false)
  return Map.groupBy(known, (path) => files.get(path)?.bytes ?? '')
}
