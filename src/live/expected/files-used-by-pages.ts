/** Finds how the pages of a site use its other files. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, readBytes } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import { beginsLikePage } from '../../web/page/page-kinds.ts'
import { decodePageText } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { hasExtension, isPage } from '../../web/page-names.ts'
import { Addresses, type Base, stripFragment } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type Load, listLoads } from '../comparing/subresources.ts'
import type { LocalSite } from '../site/local-site.ts'
import { isFixedName } from './fixed-names.ts'

/** How a page loads a file, in words that a message shows. */
export type LoadedAs = 'style sheet' | 'script'

/** Whether another page links to a page whose file has no extension. */
export type ExtensionlessPage = 'linked' | 'unlinked'

/** How pages use files. */
interface FilesUsedByPages {
  /** Loaded files whose name stays the same when the content changes. */
  readonly loaded: ReadonlyMap<FileIndex, LoadedAs>
  readonly extensionlessPages: ReadonlyMap<FileIndex, ExtensionlessPage>
}

const LOADED_AS: Readonly<Partial<Record<Load['kind'], LoadedAs>>> = {
  style: 'style sheet',
  script: 'script',
  preload: 'script',
}

/**
 * Returns how the pages of a site use its other files. Large pages are skipped.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function readFilesUsedByPages(
  published: LocalSite,
  signal: AbortSignal,
): Promise<FilesUsedByPages> {
  const extensionlessPages = await findExtensionlessPages(published, signal)
  const loaded = new Map<FileIndex, LoadedAs>()
  for await (const [fileIndex, name] of iterateWithPauses(published.site.names.entries(), signal)) {
    const file = published.getFile(fileIndex)
    if (!isPage(name) || file.isLarge) continue
    const syntax = chooseSyntax(name)
    const text = decodePageText(file.read(), syntax)
    const loads = listLoads(text, syntax)
    const addresses = new PageAddresses(published, name, loads)
    noteLoads(loads, addresses, loaded)
    if (extensionlessPages.size === 0) continue
    for (const linked of listLinkedFiles(name, text, addresses))
      if (extensionlessPages.has(linked)) extensionlessPages.set(linked, 'linked')
  }
  return { loaded, extensionlessPages }
}

/** Notes in `loaded` how a page loads files whose names do not change with their content. */
function noteLoads(
  loads: readonly Load[],
  addresses: PageAddresses,
  loaded: Map<FileIndex, LoadedAs>,
): void {
  for (const { kind, address } of loads) {
    const loadedAs = LOADED_AS[kind]
    if (loadedAs === undefined) continue
    const path = addresses.resolvePath(address)
    if (path === undefined || !isFixedName(path)) continue
    const fileIndex = addresses.findFile(path)
    if (fileIndex !== undefined) loaded.set(fileIndex, loadedAs)
  }
}

/** Resolves the addresses in one page. */
class PageAddresses {
  readonly #published: LocalSite
  readonly #addresses: Addresses
  readonly #base: Base

  constructor(published: LocalSite, page: Bytes, loads: readonly Load[]) {
    this.#published = published
    this.#addresses = new Addresses(published.site)
    const baseElement = loads.find(({ kind }) => kind === 'base')
    const fileBase = this.#addresses.makeFileBase(page)
    this.#base = this.#addresses.makeElementBase(baseElement?.address, fileBase)
  }

  /**
   * Returns the path of an address within the site; undefined for other addresses, and for those
   * with a query, which often is a hash.
   */
  resolvePath(address: Bytes): Bytes | undefined {
    const withoutFragment = stripFragment(address)
    if (withoutFragment === '') return undefined
    const destination = this.#addresses.resolve(withoutFragment, this.#base)
    if (destination.kind !== 'site' || destination.query !== undefined) return undefined
    return destination.path
  }

  /**
   * Returns the index of the file that the host serves at a path; undefined if there is none or it
   * varies.
   */
  findFile(path: Bytes): FileIndex | undefined {
    return this.#published.served.findServedFile(path)
  }
}

/** Returns the indexes of the files that a page links to. */
function listLinkedFiles(
  name: string,
  text: Bytes,
  addresses: PageAddresses,
): ReadonlySet<FileIndex> {
  const linked = new Set<FileIndex>()
  scanPage(name, text, (use, address) => {
    if (use !== 'link') return
    const path = addresses.resolvePath(address)
    if (path === undefined) return
    const fileIndex = addresses.findFile(path)
    if (fileIndex !== undefined) linked.add(fileIndex)
  })
  return linked
}

/** How much of a file is read to tell whether it is a page, in bytes. */
const SNIFFED_BYTES = 4_096

/** Returns the indexes of files without an extension that contain a page. */
async function findExtensionlessPages(
  published: LocalSite,
  signal: AbortSignal,
): Promise<Map<FileIndex, ExtensionlessPage>> {
  const pages = new Map<FileIndex, ExtensionlessPage>()
  for await (const [fileIndex, name] of iterateWithPauses(published.site.names.entries(), signal)) {
    if (hasExtension(name)) continue
    const start = readBytes(published.getFile(fileIndex).readStart(SNIFFED_BYTES))
    if (beginsLikePage(start)) pages.set(fileIndex, 'unlinked')
  }
  return pages
}
