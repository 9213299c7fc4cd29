/** Finds how the pages of a site use its other files. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, readBytes } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import { stripFragment } from '../../web/fragments.ts'
import { beginsLikePage } from '../../web/page/page-kinds.ts'
import { decodePageText } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { hasExtension, isPage } from '../../web/page-names.ts'
import type { SitePath } from '../../web/paths.ts'
import { AddressResolver, type Base } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type AssetKind, listPageLoads, type PageLoad } from '../comparing/list-page-loads.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { ExtensionlessPage } from './expectation.ts'
import { isFixedPath } from './fixed-paths.ts'

/** How pages use files. */
interface FilesUsedByPages {
  /** The assets whose name stays the same when their content changes. */
  readonly assetKinds: ReadonlyMap<FileIndex, AssetKind>
  readonly extensionlessPages: ReadonlyMap<FileIndex, ExtensionlessPage>
}

/** The kinds of the loads that are assets. */
const ASSET_KINDS: Readonly<Partial<Record<PageLoad['kind'], AssetKind>>> = {
  style: 'style',
  script: 'script',
  preload: 'script',
}

/**
 * Returns how the pages of a site use its other files. Large pages are skipped.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function findFilesUsedByPages(
  currentSite: LocalSite,
  signal: AbortSignal,
): Promise<FilesUsedByPages> {
  const { names } = currentSite.snapshot
  const extensionlessIndexes = await findExtensionlessPages(currentSite, signal)
  const assetKinds = new Map<FileIndex, AssetKind>()
  const linkedFiles = new Set<FileIndex>()
  for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
    const file = currentSite.getFile(fileIndex)
    if (!isPage(name) || file.isLarge) continue
    const syntax = chooseSyntax(name)
    const text = decodePageText(file.read(), syntax)
    const loads = listPageLoads(text, syntax)
    const resolver = new PageAddressResolver(currentSite, name, loads)
    for (const asset of listAssets(loads, resolver)) assetKinds.set(asset.fileIndex, asset.kind)
    if (extensionlessIndexes.length === 0) continue
    for (const linkedFile of listLinkedFiles(name, text, resolver)) linkedFiles.add(linkedFile)
  }
  const extensionlessPages = new Map<FileIndex, ExtensionlessPage>()
  for (const fileIndex of extensionlessIndexes)
    extensionlessPages.set(fileIndex, { isLinked: linkedFiles.has(fileIndex) })
  return { assetKinds, extensionlessPages }
}

/** A file that a page loads. */
interface Asset {
  readonly fileIndex: FileIndex
  readonly kind: AssetKind
}

/** Returns the assets of a page whose names do not change with their content. */
function listAssets(loads: readonly PageLoad[], resolver: PageAddressResolver): readonly Asset[] {
  const assets: Asset[] = []
  for (const load of loads) {
    if (load.kind === 'policy') continue
    const kind = ASSET_KINDS[load.kind]
    if (kind === undefined) continue
    const path = resolver.resolvePath(load.href)
    if (path === undefined || !isFixedPath(path)) continue
    const fileIndex = resolver.findServedFile(path)
    if (fileIndex !== undefined) assets.push({ fileIndex, kind })
  }
  return assets
}

/** Resolves the addresses in one page. */
class PageAddressResolver {
  readonly #currentSite: LocalSite
  readonly #addressResolver: AddressResolver
  readonly #base: Base

  constructor(currentSite: LocalSite, page: Bytes, loads: readonly PageLoad[]) {
    this.#currentSite = currentSite
    this.#addressResolver = new AddressResolver(currentSite.snapshot)
    const baseElement = loads.find((load) => load.kind === 'base')
    const fileBase = this.#addressResolver.makeFileBase(page)
    this.#base = this.#addressResolver.makeElementBase(baseElement?.href, fileBase)
  }

  /**
   * Returns the path of an address within the site; undefined for other addresses, and for those
   * with a query, which is often a hash.
   */
  resolvePath(address: Bytes): Bytes | undefined {
    const withoutFragment = stripFragment(address)
    if (withoutFragment === '') return undefined
    const destination = this.#addressResolver.resolve(withoutFragment, this.#base)
    if (destination.kind !== 'site' || destination.query !== undefined) return undefined
    return destination.path
  }

  /**
   * Returns the index of the file that the host serves at a path; undefined if there is none or it
   * varies.
   */
  findServedFile(path: SitePath): FileIndex | undefined {
    return this.#currentSite.servedSite.findServedFile(path)
  }
}

/** Returns the indexes of the files that a page links to. */
function listLinkedFiles(
  name: string,
  text: Bytes,
  resolver: PageAddressResolver,
): ReadonlySet<FileIndex> {
  const linkedFiles = new Set<FileIndex>()
  scanPage(name, text, (use, address) => {
    if (use !== 'link') return
    const path = resolver.resolvePath(address)
    if (path === undefined) return
    const fileIndex = resolver.findServedFile(path)
    if (fileIndex !== undefined) linkedFiles.add(fileIndex)
  })
  return linkedFiles
}

/** How much of a file is read to tell whether it is a page, in bytes. */
const SNIFFED_BYTES = 4_096

/** Returns the indexes of files without an extension that contain a page. */
async function findExtensionlessPages(
  currentSite: LocalSite,
  signal: AbortSignal,
): Promise<readonly FileIndex[]> {
  const { names } = currentSite.snapshot
  const pages: FileIndex[] = []
  for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
    if (hasExtension(name)) continue
    const start = readBytes(currentSite.getFile(fileIndex).readStart(SNIFFED_BYTES))
    if (beginsLikePage(start)) pages.push(fileIndex)
  }
  return pages
}
