import { FragmentTranslator } from '../check/earlier/fragment-translator.ts'
import { type FolderTranslations, listTranslatedPaths } from '../check/earlier/renamed-folders.ts'
import { type Bytes, NO_BYTES, trimBytes } from '../web/byte-strings.ts'
import type { ServedSite } from '../web/host/served-site.ts'
import { AddressResolver, type Base } from '../web/resolve-address.ts'
import { stabilizeAddress, stabilizePath, stabilizeTokens } from './stabilize.ts'

/** The longest address that is resolved, in characters. Longer ones are usually `data:` images. */
const MAX_ADDRESS_CHARS = 2_048

/** Resolves the addresses in one page. */
export interface PageResolver {
  /** Returns the target of a link; empty for the page itself. */
  readonly resolveLink: (target: Bytes) => string
  /** Returns the target of an image. */
  readonly resolveImage: (target: Bytes) => string
}

/** Returns the resolver for a page of one site. `href` is that of the page's `<base>`. */
export type SiteResolver = (page: Bytes, href: Bytes | undefined) => PageResolver

/** The names of one site's files and folders in the other site, if they differ. */
export interface RenamedNames {
  readonly files: ReadonlyMap<string, string>
  readonly folders: FolderTranslations
}

export const NOTHING_RENAMED: RenamedNames = { files: new Map(), folders: new Map() }

/**
 * Returns a function that resolves addresses to files, so that two builds can be compared however
 * addresses are written.
 */
export function makeSiteResolver(servedSite: ServedSite, renamed: RenamedNames): SiteResolver {
  const resolver = new LinkResolver(servedSite, renamed)
  return (page, href) => {
    const base = resolver.makeBase(page, href)
    return {
      resolveLink: (target) => resolver.resolveLink(trimBytes(target), base, page),
      resolveImage: (target) => resolver.resolveToFile(trimBytes(target), base),
    }
  }
}

class LinkResolver {
  readonly #servedSite: ServedSite
  readonly #renamed: RenamedNames
  readonly #fragmentTranslator: FragmentTranslator
  readonly #addressResolver: AddressResolver

  constructor(servedSite: ServedSite, renamed: RenamedNames) {
    this.#servedSite = servedSite
    this.#renamed = renamed
    this.#fragmentTranslator = new FragmentTranslator(renamed.folders)
    this.#addressResolver = new AddressResolver(servedSite.snapshot)
  }

  makeBase(page: Bytes, href: Bytes | undefined): Base {
    return this.#addressResolver.makeElementBase(href, this.#addressResolver.makeFileBase(page))
  }

  resolveLink(link: Bytes, base: Base, page: Bytes): string {
    const { address, fragment } = splitLink(link)
    if (address === '') return stabilizeFragment(this.#fragmentTranslator.translate(fragment))
    const file = this.resolveToFile(address, base)
    // For a file of the site, a query only specifies a version.
    const version = stabilizeQuery(address) + stabilizeFragment(fragment)
    if (file === this.#getNameInOtherSite(page)) return version
    return file + version
  }

  /** Returns the file, or a marked address for any other target. */
  resolveToFile(written: Bytes, base: Base): string {
    if (written.length > MAX_ADDRESS_CHARS) return OUTSIDE_SITE_MARK + written
    const address = this.#addressResolver.resolve(written, base)
    switch (address.kind) {
      case 'site': {
        const fileIndex = this.#servedSite.findServedFile(address.path, address.query)
        if (fileIndex !== undefined)
          return this.#getNameInOtherSite(this.#servedSite.getName(fileIndex))
        const [pathInOtherSite = address.path] = listTranslatedPaths(
          address.path,
          this.#renamed.folders,
        )
        return MISSING_FILE_MARK + stabilizePath(pathInOtherSite)
      }
      case 'outside-base-path':
        return OUTSIDE_SITE_MARK + stabilizePath(address.pathname)
      case 'other-host':
        return OUTSIDE_SITE_MARK + stabilizeAddress(address.url)
      case 'no-request':
        return OUTSIDE_SITE_MARK + written
    }
  }

  #getNameInOtherSite(file: string): string {
    return this.#renamed.files.get(file) ?? file
  }
}

/** Splits a link into address and fragment, which keeps its `#`. */
function splitLink(link: Bytes): { readonly address: Bytes; readonly fragment: Bytes } {
  const hashOffset = link.indexOf('#')
  if (hashOffset === -1) return { address: link, fragment: NO_BYTES }
  return { address: link.slice(0, hashOffset), fragment: link.slice(hashOffset) }
}

/** Leaves out the `#`, because `stabilizeTokens` takes the text after one for a color. */
function stabilizeFragment(fragment: Bytes): string {
  return fragment.slice(0, 1) + stabilizeTokens(fragment.slice(1))
}

function stabilizeQuery(address: string): string {
  const queryOffset = address.indexOf('?')
  if (queryOffset === -1) return ''
  return stabilizeAddress(address.slice(queryOffset))
}

/** The mark of targets that are not files of the site. */
export const OUTSIDE_SITE_MARK = '\0'

/** The mark of paths of the site without a file. */
export const MISSING_FILE_MARK = '\x02'
