/** The anchors of pages, and which of those that links point to are missing. */
import type { Pause } from '../../common/event-loop.ts'
import { asBytes, type Bytes, NO_BYTES } from '../../web/byte-strings.ts'
import { listMatchingIds } from '../../web/fragments.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { LinkedFragments, MissingAnchors } from './anchor-links.ts'

/**
 * With fewer missing anchors, the page may simply have lost them. Lines of source code are exempt,
 * because hardly anybody links to them by hand.
 */
const MIN_PROBABLY_SCRIPTED = 10
/** How many anchors must be missing for each one that exists. */
const MIN_MISSING_PER_PRESENT = 9
/** The anchors of source code viewers. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i
/** The separator of ids in a joined string. */
const ID_SEPARATOR = '\0'

/**
 * The anchors of one page: its ids, and how links within the page use them. Plain data, to use
 * little memory.
 */
export interface PageAnchors {
  /** All ids, joined by `joinIds`. */
  readonly joinedIds: Bytes
  readonly runsScript: boolean
  /** How many ids links within the page point to. */
  readonly inPageLinkedCount: number
}

/** Joins ids in one string. Ids that contain a NUL are left out. */
export function joinIds(ids: ReadonlySet<Bytes>): Bytes {
  return asBytes([...ids].filter((id) => !id.includes(ID_SEPARATOR)).join(ID_SEPARATOR))
}

/** Splits a string that `joinIds` returned. */
export function splitIds(joined: Bytes): ReadonlySet<Bytes> {
  return new Set(joined.split(ID_SEPARATOR))
}

/** The missing anchors of a page, and its ids, to find similar ones. */
export interface MissingWithIds extends MissingAnchors {
  /** The ids of the page, joined; empty if scripts probably create the missing ones. */
  readonly joinedIds: Bytes
}

/**
 * Returns which of the anchors that links in any file point to are missing. Only the files that
 * this thread has read are searched.
 */
export async function listMissingAnchors(
  linkedFragments: readonly LinkedFragments[],
  anchorsByFile: ReadonlyMap<FileIndex, PageAnchors>,
  pause: Pause,
): Promise<readonly MissingWithIds[]> {
  const missingByFile: MissingWithIds[] = []
  const linkedByFile = Map.groupBy(linkedFragments, (linked) => linked.fileIndex)
  for (const [fileIndex, fromAllThreads] of linkedByFile) {
    await pause()
    const anchors = anchorsByFile.get(fileIndex)
    if (anchors === undefined) continue
    const fragments = new Set(fromAllThreads.flatMap((linked) => linked.fragments))
    const missingInFile = findMissingInFile(anchors, fragments)
    if (missingInFile !== undefined) missingByFile.push({ fileIndex, ...missingInFile })
  }
  return missingByFile
}

/** Returns the linked fragments that a file does not have; undefined if it has all. */
function findMissingInFile(
  { joinedIds, runsScript, inPageLinkedCount }: PageAnchors,
  linkedFragments: ReadonlySet<Bytes>,
): Omit<MissingWithIds, 'fileIndex'> | undefined {
  const ids = splitIds(joinedIds)
  const missing = [...linkedFragments].filter((fragment) => isMissing(fragment, ids))
  if (missing.length === 0) return undefined
  const linkedCount = linkedFragments.size + inPageLinkedCount
  const areScripted = runsScript && areProbablyScripted(missing, linkedCount)
  return { missing, areScripted, joinedIds: areScripted ? NO_BYTES : joinedIds }
}

function isMissing(fragment: Bytes, ids: ReadonlySet<string>): boolean {
  return !listMatchingIds(fragment).some((id) => ids.has(id))
}

/**
 * Do scripts probably create the missing anchors? Such anchors are not in the HTML, so all or
 * nearly all linked anchors of the page are missing.
 */
function areProbablyScripted(missing: readonly string[], linkedCount: number): boolean {
  const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment))
  if (!areLines && missing.length < MIN_PROBABLY_SCRIPTED) return false
  const presentCount = linkedCount - missing.length
  return missing.length >= presentCount * MIN_MISSING_PER_PRESENT
}
