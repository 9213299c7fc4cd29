/**
 * Anchors that links point to, and symbols of SVG files that pages show. Whether they exist is only
 * known when all files have been read. So each thread collects links, all threads are asked for the
 * anchors at the end, and each reports the missing ones.
 */
import type { Pause } from '../../common/event-loop.ts'
import { asBytes, type Bytes, detach, HASH, NO_BYTES } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isSvgFile } from '../../web/page-names.ts'
import { listMatchingIds } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import {
  addOccurrence,
  type LazySpot,
  makeOccurrences,
  type Occurrences,
} from '../collector/occurrences.ts'
import { makeRawFinding } from '../collector/raw-finding.ts'
import { makeFullPath } from './full-path.ts'

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
  /** How many of them links within the page point to. */
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

/** The links to anchors of one page or SVG file. */
interface FileLinks {
  /** By fragment, as browsers write it. */
  readonly byFragment: Map<Bytes, Occurrences>
  /** The occurrences of all of them, for one finding if scripts probably create the anchors. */
  readonly all: Occurrences
}

/** The anchors of a file that links point to, as one thread finds them. */
export interface LinkedFragments {
  readonly fileIndex: FileIndex
  /** As browsers write them, without fragments that always exist. */
  readonly fragments: readonly Bytes[]
}

/** The missing anchors, and whether the page's scripts probably create them. */
export interface MissingAnchors extends LinkedFragments {
  readonly areScripted: boolean
}

/** The missing anchors of a page, and its ids, to find similar ones. */
export interface MissingWithIds extends MissingAnchors {
  /** The ids of the page, joined; empty if scripts probably create the missing ones. */
  readonly joinedIds: Bytes
}

/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
export class AnchorLinks {
  readonly #byFile = new Map<FileIndex, FileLinks>()

  /** Returns the links to an anchor. `writtenFragment` may be a slice of a page. */
  getOrAddOccurrences(fileIndex: FileIndex, writtenFragment: Bytes): Occurrences {
    let links = this.#byFile.get(fileIndex)
    if (links === undefined) {
      links = { byFragment: new Map(), all: makeOccurrences() }
      this.#byFile.set(fileIndex, links)
    }

    const [id] = listMatchingIds(writtenFragment)
    const fragment = detach(id === undefined ? writtenFragment : HASH.concat(id))
    const occurrences = links.byFragment.get(fragment) ?? makeOccurrences()
    links.byFragment.set(fragment, occurrences)
    return occurrences
  }

  /**
   * Counts one link to an anchor of a file, given the anchor's occurrences. `written` is the
   * address as the link has it.
   */
  countLink(
    fileIndex: FileIndex,
    anchorOccurrences: Occurrences,
    written: Bytes,
    spot: LazySpot,
  ): void {
    addOccurrence(anchorOccurrences, spot, written)
    const all = this.#byFile.get(fileIndex)?.all
    if (all !== undefined) addOccurrence(all, spot, written)
  }

  /** Returns the linked fragments of all files. */
  listLinkedFragments(): readonly LinkedFragments[] {
    return [...this.#byFile].map(([fileIndex, { byFragment }]) => ({
      fileIndex,
      fragments: [...byFragment.keys()].filter((fragment) => listMatchingIds(fragment).length > 0),
    }))
  }

  /** Reports the missing anchors that links of this thread point to. */
  reportMissing(
    missing: readonly MissingAnchors[],
    served: ServedSite,
    collector: FindingCollector,
  ): void {
    for (const { fileIndex, fragments, areScripted } of missing) {
      const links = this.#byFile.get(fileIndex)
      if (links === undefined) continue
      const name = served.getName(fileIndex)
      if (areScripted) reportScripted(name, links, collector)
      else reportFragments(name, fragments, links, served, collector)
    }
  }
}

/** Reports one finding for all anchors of a file, which scripts probably create. */
function reportScripted(name: Bytes, { all }: FileLinks, collector: FindingCollector): void {
  const finding = makeRawFinding('broken-anchor/scripted', name)
  collector.add({ ...finding, ...all, target: name })
}

function reportFragments(
  name: Bytes,
  fragments: readonly Bytes[],
  { byFragment }: FileLinks,
  served: ServedSite,
  collector: FindingCollector,
): void {
  const kind = isSvgFile(name) ? 'broken-asset/symbol' : 'broken-anchor'
  const address = makeFullPath(name, served)
  for (const fragment of fragments) {
    const occurrences = byFragment.get(fragment)
    if (occurrences === undefined) continue
    collector.add({ ...makeRawFinding(kind, address.concat(fragment)), ...occurrences })
  }
}

/**
 * Returns which of the anchors that links in any file point to are missing. Only the files that
 * this thread has read are searched.
 */
export async function findMissingAnchors(
  linkedFragments: readonly LinkedFragments[],
  anchorsByFile: ReadonlyMap<FileIndex, PageAnchors>,
  pause: Pause,
): Promise<readonly MissingWithIds[]> {
  const missing: MissingWithIds[] = []
  const linkedByFile = Map.groupBy(linkedFragments, (linked) => linked.fileIndex)
  for (const [fileIndex, fromAllThreads] of linkedByFile) {
    await pause()
    const anchors = anchorsByFile.get(fileIndex)
    if (anchors === undefined) continue
    const fragments = new Set(fromAllThreads.flatMap((linked) => linked.fragments))
    const missingInFile = findMissingInFile(anchors, fragments)
    if (missingInFile !== undefined) missing.push({ fileIndex, ...missingInFile })
  }
  return missing
}

/** Returns the linked fragments that a file does not have; undefined if it has all. */
function findMissingInFile(
  { joinedIds, runsScript, inPageLinkedCount }: PageAnchors,
  linkedFragments: ReadonlySet<Bytes>,
): Omit<MissingWithIds, 'fileIndex'> | undefined {
  const ids = splitIds(joinedIds)
  const fragments = [...linkedFragments].filter((fragment) => isMissing(fragment, ids))
  if (fragments.length === 0) return undefined
  const linkedCount = linkedFragments.size + inPageLinkedCount
  const areScripted = runsScript && areProbablyScripted(fragments, linkedCount)
  return { fragments, areScripted, joinedIds: areScripted ? NO_BYTES : joinedIds }
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
