/** Finds how the pages of a site use its other files. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, readBytes } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import { beginsLikePage } from '../../web/page/page-kinds.ts'
import { decodePageText } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { hasEnding, isPage } from '../../web/page-names.ts'
import { Addresses, type Base, stripFragment } from '../../web/resolve-address.ts'
import type { LocalSite } from '../comparing/local-site.ts'
import { type Load, listLoads } from '../comparing/page-loads.ts'
import { isFixedName } from './fixed-names.ts'

/** How a page loads a file, in words that a message shows. */
export type LoadedAs = 'style sheet' | 'script'

/** Whether a page links to a page without a page's extension. */
export type ExtensionlessPage = 'linked' | 'unlinked'

/** How pages use files, by the indexes of files. */
interface FilesUsedByPages {
  /** Loaded files whose name stays the same when the content changes. */
  readonly loaded: ReadonlyMap<number, LoadedAs>
  readonly extensionlessPages: ReadonlyMap<number, ExtensionlessPage>
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
  const loaded = new Map<number, LoadedAs>()
  for await (const [index, name] of iterateWithPauses(published.site.names.entries(), signal)) {
    const file = published.getFile(index)
    if (!isPage(name) || file.isLarge) continue
    const text = decodePageText(file.read(), chooseSyntax(name))
    const loads = listLoads(text, chooseSyntax(name))
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
  loaded: Map<number, LoadedAs>,
): void {
  for (const { kind, address } of loads) {
    const loadedAs = LOADED_AS[kind]
    if (loadedAs === undefined) continue
    const path = addresses.resolvePath(address)
    if (path === undefined || !isFixedName(path)) continue
    const file = addresses.findFile(path)
    if (file !== undefined) loaded.set(file, loadedAs)
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
  findFile(path: Bytes): number | undefined {
    return this.#published.served.findServedFile(path)
  }
}

/** Returns the files of the site that a page links to. */
function listLinkedFiles(name: string, text: Bytes, addresses: PageAddresses): ReadonlySet<number> {
  const files = new Set<number>()
  scanPage(name, text, (use, address) => {
    if (use !== 'link') return
    const path = addresses.resolvePath(address)
    if (path === undefined) return
    const file = addresses.findFile(path)
    if (file !== undefined) files.add(file)
  })
  return files
}

/** How much of a file is read to tell whether it is a page, in bytes. */
const SNIFFED_BYTES = 4_096

/** Returns the indexes of files without an extension that contain a page. */
async function findExtensionlessPages(
  published: LocalSite,
  signal: AbortSignal,
): Promise<Map<number, ExtensionlessPage>> {
  const pages = new Map<number, ExtensionlessPage>()
  for await (const [index, name] of iterateWithPauses(published.site.names.entries(), signal)) {
    if (hasEnding(name)) continue
    const start = readBytes(published.getFile(index).readStart(SNIFFED_BYTES))
    if (beginsLikePage(start)) pages.set(index, 'unlinked')
  }
  return pages
}
