/** Records where addresses point: to files, to anchors, and to other hosts. */
import { isSometimesRelocated } from '../../web/host/relocated-pages.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import { isSvgFile } from '../../web/page-names.ts'
import type { AddressInSite, ResolvedAddress } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { AnchorLinks } from './anchor-links.ts'
import { addUrlSpot, type ExternalUrlSpots } from './external-url-spots.ts'

/** How other files point to a file. If they do so in several ways, the greatest value applies. */
export const INBOUND_LINK = {
  none: 0,
  /** By text in a script, which may be an address that the script opens. */
  byScriptOnly: 1,
  /** By an address that is certainly one. */
  byAddress: 2,
} as const
export type InboundLink = (typeof INBOUND_LINK)[keyof typeof INBOUND_LINK]

/** The files that addresses point to, by how the files are used. */
export interface UsedFiles {
  /** Files that links point to. */
  readonly linkedFiles: Set<FileIndex>
  /** The files among them that readers visit rather than only download. */
  readonly visitedFiles: Set<FileIndex>
  /** SVG files that pages open. */
  readonly openedSvgs: Set<FileIndex>
  /** SVG files whose symbols pages show. */
  readonly symbolFiles: Set<FileIndex>
  /** Pages that readers see at an address in a different folder from the file. */
  readonly relocatedPages: Set<FileIndex>
}

export function makeUsedFiles(): UsedFiles {
  return {
    linkedFiles: new Set(),
    visitedFiles: new Set(),
    openedSvgs: new Set(),
    symbolFiles: new Set(),
    relocatedPages: new Set(),
  }
}

/** Adds the files of `added` to `usedFiles`. */
export function addUsedFiles(usedFiles: UsedFiles, added: UsedFiles): void {
  for (const use of Object.keys(added) as (keyof UsedFiles)[])
    for (const fileIndex of added[use]) usedFiles[use].add(fileIndex)
}

/** The links in the files that one thread has read. */
export class LinkRecord {
  readonly anchorLinks = new AnchorLinks()
  readonly externalUrlSpots: ExternalUrlSpots = new Map()
  /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
  readonly inboundLinks: Uint8Array
  readonly #servedSite: ServedSite
  #usedFiles = makeUsedFiles()

  constructor(servedSite: ServedSite) {
    this.#servedSite = servedSite
    this.inboundLinks = new Uint8Array(servedSite.snapshot.names.length)
  }

  /**
   * Notes an address, fragment aside, if it is an external URL, and with `spot` also where it
   * occurs, once for each line.
   */
  noteIfExternal(address: ResolvedAddress, spot?: LazySpot): void {
    if (address.kind !== 'other-host' || !address.url.startsWith('http')) return
    const { url } = address
    const spots = this.externalUrlSpots.get(url) ?? []
    this.externalUrlSpots.set(url, spots)
    if (spot === undefined) return
    const fileIndex = this.#servedSite.fileIndexes.get(spot.fileName)
    if (fileIndex !== undefined) addUrlSpot(spots, { fileIndex, line: spot.findLine() })
  }

  /** Notes that the file `fromName` points to a file, unless it is the file itself. */
  noteInboundLink(
    fileIndex: FileIndex,
    fromName: string,
    kind: InboundLink = INBOUND_LINK.byAddress,
  ): void {
    // Names are only compared if the note would change something.
    const knownKind = this.inboundLinks[fileIndex] ?? INBOUND_LINK.none
    if (knownKind < kind && this.#servedSite.getName(fileIndex) !== fromName)
      this.inboundLinks[fileIndex] = kind
  }

  /** Notes how an address of the site uses the file that is served at it. */
  noteUse(use: Use, { path, query = '' }: AddressInSite, fileIndex: FileIndex): void {
    const usedFiles = this.#usedFiles
    if (isClickable(use)) usedFiles.linkedFiles.add(fileIndex)
    if (use === 'link') usedFiles.visitedFiles.add(fileIndex)

    const isOpened = use === 'link' || use === 'frame'
    if (isOpened && isSvgFile(this.#servedSite.getName(fileIndex)))
      usedFiles.openedSvgs.add(fileIndex)
    if (isOpened && isSometimesRelocated(this.#servedSite, fileIndex, path, query))
      usedFiles.relocatedPages.add(fileIndex)
  }

  /** Notes that a page shows a symbol of an SVG file. */
  noteSymbolUse(fileIndex: FileIndex): void {
    this.#usedFiles.symbolFiles.add(fileIndex)
  }

  /** Returns the files that addresses have pointed to since the previous call. */
  takeUsedFiles(): UsedFiles {
    const usedFiles = this.#usedFiles
    this.#usedFiles = makeUsedFiles()
    return usedFiles
  }
}
