/**
 * Anchors that links point to, and symbols of SVG files that pages show. Whether they exist is only
 * known when all files have been read. So each thread collects links, asks all threads for the
 * anchors at the end, and reports the missing ones.
 */
import type { Pause } from '../../common/event-loop.ts'
import { asBytes, type Bytes, detach, HASH, NO_BYTES } from '../../web/byte-strings.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isSvgFile } from '../../web/page-names.ts'
import { listAnchorNames } from '../../web/resolve-address.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import {
  addOccurrence,
  type LazySpot,
  makeOccurrences,
  type Occurrences,
} from '../collector/occurrences.ts'
import { makeRawFinding } from '../collector/raw-finding.ts'

/**
 * With fewer missing anchors, the page may simply have lost them. Lines of source code are exempt,
 * because hardly anybody links to them by hand.
 */
const MIN_PROBABLY_SCRIPTED = 10
/** How many anchors must be missing for each one that exists. */
const MIN_MISSING_PER_PRESENT = 9
/** The anchors of source code viewers. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i
/** The separator of anchors in a joined string. */
const BETWEEN = '\0'

/** The anchors of one page. Plain data, to use little memory. */
export interface PageAnchors {
  /** All anchors, joined by `joinIds`. */
  readonly ids: Bytes
  readonly runsScript: boolean
  /** How many of them the page itself links to. */
  readonly ownLinked: number
}

/** Joins anchors in one string. Anchors that contain a NUL are left out. */
export function joinIds(ids: ReadonlySet<Bytes>): Bytes {
  return asBytes([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN))
}

/** Splits a string that `joinIds` returned. */
export function splitIds(joined: Bytes): ReadonlySet<Bytes> {
  return new Set(joined.split(BETWEEN))
}

/** The anchors of one page or SVG file that links point to. */
interface LinkedAnchors {
  /** By fragment, as browsers write it. */
  readonly anchors: Map<Bytes, Occurrences>
  /** The occurrences of all of them, for one finding if scripts probably create the anchors. */
  readonly together: Occurrences
}

/** The anchors of a page that one thread asks about. */
export interface AskedAnchors {
  readonly fileIndex: FileIndex
  /** As browsers write them, without fragments that always exist. */
  readonly fragments: readonly Bytes[]
}

/** The missing anchors, and whether the page's scripts probably create them. */
export interface MissingAnchors extends AskedAnchors {
  readonly areScripted: boolean
}

/** The missing anchors of a page, and its existing ones, to find similar anchors. */
export interface MissingAndPresent extends MissingAnchors {
  /** The existing anchors, joined; empty if scripts probably create the missing ones. */
  readonly ids: Bytes
}

/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
export class AnchorLinks {
  readonly #byFile = new Map<FileIndex, LinkedAnchors>()

  /** Returns the count of links to an anchor. `writtenFragment` may be a slice of a page. */
  getOrAdd(fileIndex: FileIndex, writtenFragment: Bytes): Occurrences {
    let linked = this.#byFile.get(fileIndex)
    if (linked === undefined) {
      linked = { anchors: new Map(), together: makeOccurrences() }
      this.#byFile.set(fileIndex, linked)
    }

    const [name] = listAnchorNames(writtenFragment)
    const fragment = detach(name === undefined ? writtenFragment : HASH.concat(name))
    const anchor = linked.anchors.get(fragment) ?? makeOccurrences()
    linked.anchors.set(fragment, anchor)
    return anchor
  }

  /** Counts one link to an anchor of a file. `written` is the address as the link has it. */
  countLink(fileIndex: FileIndex, anchor: Occurrences, written: Bytes, spot: LazySpot): void {
    addOccurrence(anchor, spot, written)
    const together = this.#byFile.get(fileIndex)?.together
    if (together !== undefined) addOccurrence(together, spot, written)
  }

  /** Returns the linked anchors of all files. */
  listAsked(): readonly AskedAnchors[] {
    return [...this.#byFile].map(([fileIndex, { anchors }]) => ({
      fileIndex,
      fragments: [...anchors.keys()].filter((fragment) => listAnchorNames(fragment).length > 0),
    }))
  }

  /**
   * Reports the missing anchors that this thread asked about. `makeKey` returns the full address of
   * a file.
   */
  reportMissing(
    missing: readonly MissingAnchors[],
    site: SiteSnapshot,
    collector: FindingCollector,
    makeKey: (name: Bytes) => Bytes,
  ): void {
    for (const { fileIndex, fragments, areScripted } of missing) {
      const linked = this.#byFile.get(fileIndex)
      if (linked === undefined) continue
      const name = getFileName(site, fileIndex)
      if (areScripted) {
        const finding = makeRawFinding('broken-anchor/scripted', name)
        collector.add({ ...finding, ...linked.together, target: name })
        continue
      }

      const kind = isSvgFile(name) ? 'broken-asset/symbol' : 'broken-anchor'
      const key = makeKey(name)
      for (const fragment of fragments) {
        const anchor = linked.anchors.get(fragment)
        if (anchor === undefined) continue
        collector.add({ ...makeRawFinding(kind, key.concat(fragment)), ...anchor })
      }
    }
  }
}

/**
 * Returns which of the anchors that all threads ask about are missing. Only the files that this
 * thread has read are searched.
 */
export async function findMissingAnchors(
  asked: readonly AskedAnchors[],
  anchorsOfFiles: ReadonlyMap<FileIndex, PageAnchors>,
  pause: Pause,
): Promise<readonly MissingAndPresent[]> {
  const found: MissingAndPresent[] = []
  for (const [fileIndex, questions] of Map.groupBy(asked, (each) => each.fileIndex)) {
    await pause()
    const anchors = anchorsOfFiles.get(fileIndex)
    if (anchors === undefined) continue
    const linked = new Set(questions.flatMap(({ fragments }) => fragments))
    const missing = findMissingIn(anchors, linked)
    if (missing !== undefined) found.push({ fileIndex, ...missing })
  }
  return found
}

/** Returns the linked fragments that a file does not have; undefined if it has all. */
function findMissingIn(
  { ids, runsScript, ownLinked }: PageAnchors,
  linked: ReadonlySet<Bytes>,
): Omit<MissingAndPresent, 'fileIndex'> | undefined {
  const idSet = splitIds(ids)
  const fragments = [...linked].filter((fragment) => isMissing(fragment, idSet))
  if (fragments.length === 0) return undefined
  const areScripted = runsScript && areLeftToScripts(fragments, linked.size + ownLinked)
  return { fragments, areScripted, ids: areScripted ? NO_BYTES : ids }
}

function isMissing(fragment: Bytes, ids: ReadonlySet<string>): boolean {
  return !listAnchorNames(fragment).some((name) => ids.has(name))
}

/**
 * Returns whether scripts probably create the missing anchors. Such anchors are not in the HTML, so
 * all or nearly all linked anchors of the page are missing.
 */
function areLeftToScripts(missing: readonly string[], linked: number): boolean {
  const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment))
  if (!areLines && missing.length < MIN_PROBABLY_SCRIPTED) return false
  const found = linked - missing.length
  return missing.length >= found * MIN_MISSING_PER_PRESENT
}
