/**
 * Anchors that links point to, and symbols of SVG files that pages show. Whether they exist is only
 * known when all files have been read. So each thread collects links, all threads are asked for the
 * anchors at the end, and each reports the missing ones.
 */
import { type Bytes, detach, HASH } from '../../web/byte-strings.ts'
import { listMatchingIds } from '../../web/fragments.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isSvgFile } from '../../web/page-names.ts'
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

/** An anchor that links point to. */
export interface LinkedAnchor {
  /** The links to it. */
  readonly occurrences: Occurrences
  /**
   * The links to any anchor of its file, for one finding if scripts probably create the anchors.
   * The same object for all of these anchors.
   */
  readonly occurrencesOfFile: Occurrences
}

/** The links to anchors of one page or SVG file. */
interface FileLinks {
  /** By fragment, as browsers write it. */
  readonly byFragment: Map<Bytes, LinkedAnchor>
  /** The links to any of them: the same object as in each anchor. */
  readonly occurrencesOfFile: Occurrences
}

/** The anchors of a file that links point to, as one thread finds them. */
export interface LinkedFragments {
  readonly fileIndex: FileIndex
  /** As browsers write them, without fragments that always exist. */
  readonly fragments: readonly Bytes[]
}

/** The anchors of a file that links point to, although the file does not have them. */
export interface MissingAnchors {
  readonly fileIndex: FileIndex
  /** Their fragments, as browsers write them. */
  readonly missing: readonly Bytes[]
  /** Do the page's scripts probably create them? */
  readonly areScripted: boolean
}

/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
export class AnchorLinks {
  readonly #byFile = new Map<FileIndex, FileLinks>()

  /** Returns the anchor that a fragment points to. `writtenFragment` may be a slice of a page. */
  getOrAddAnchor(fileIndex: FileIndex, writtenFragment: Bytes): LinkedAnchor {
    const { byFragment, occurrencesOfFile } = this.#getOrAddFile(fileIndex)
    const [id] = listMatchingIds(writtenFragment)
    const fragment = id === undefined ? writtenFragment : HASH.concat(id)
    const knownAnchor = byFragment.get(fragment)
    if (knownAnchor !== undefined) return knownAnchor
    const anchor = { occurrences: makeOccurrences(), occurrencesOfFile }
    byFragment.set(detach(fragment), anchor)
    return anchor
  }

  #getOrAddFile(fileIndex: FileIndex): FileLinks {
    const knownLinks = this.#byFile.get(fileIndex)
    if (knownLinks !== undefined) return knownLinks
    const links: FileLinks = { byFragment: new Map(), occurrencesOfFile: makeOccurrences() }
    this.#byFile.set(fileIndex, links)
    return links
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
    missingByFile: readonly MissingAnchors[],
    servedSite: ServedSite,
    collector: FindingCollector,
  ): void {
    for (const { fileIndex, missing, areScripted } of missingByFile) {
      const links = this.#byFile.get(fileIndex)
      if (links === undefined) continue
      const name = servedSite.getName(fileIndex)
      if (areScripted) reportScripted(name, links, collector)
      else reportFragments(name, missing, links, servedSite, collector)
    }
  }
}

/** Notes one link to an anchor. `written` is the address as the link has it. */
export function noteAnchorLink(
  { occurrences, occurrencesOfFile }: LinkedAnchor,
  written: Bytes,
  spot: LazySpot,
): void {
  addOccurrence(occurrences, spot, written)
  addOccurrence(occurrencesOfFile, spot, written)
}

/** Reports one finding for all anchors of a file, which scripts probably create. */
function reportScripted(
  name: Bytes,
  { occurrencesOfFile }: FileLinks,
  collector: FindingCollector,
): void {
  const finding = makeRawFinding('broken-anchor/scripted', name)
  collector.add({ ...finding, ...occurrencesOfFile, target: name })
}

function reportFragments(
  name: Bytes,
  fragments: readonly Bytes[],
  { byFragment }: FileLinks,
  servedSite: ServedSite,
  collector: FindingCollector,
): void {
  const kind = isSvgFile(name) ? 'broken-asset/symbol' : 'broken-anchor'
  const address = makeFullPath(name, servedSite)
  for (const fragment of fragments) {
    const anchor = byFragment.get(fragment)
    if (anchor === undefined) continue
    const finding = makeRawFinding(kind, address.concat(fragment))
    collector.add({ ...finding, ...anchor.occurrences })
  }
}
