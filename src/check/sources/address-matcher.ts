/** Compares addresses in a page with addresses in its source. */
import { UNKNOWN_HOST } from '../../web/resolve-address.ts'
import { DOCUMENT_EXTENSIONS } from './page-source.ts'

/** Where a site will be published. */
export interface SiteAddress {
  /** With a slash at both ends. */
  readonly basePath: string
  readonly domain: string | undefined
}

const INDEX = `(?:^|(?<=/))(?:index|_index|readme)(?:${DOCUMENT_EXTENSIONS})?$`
/** Ends of documents' addresses that are not part of pages' addresses. */
const DOCUMENT_END = new RegExp(`${INDEX}|${DOCUMENT_EXTENSIONS}$`, 'i')

/**
 * Returns a decoded path without the extension of a document, without `index`, and without a slash
 * at the end.
 */
function getComparedPath(path: string): string {
  return decode(path).replace(DOCUMENT_END, '').replace(/\/+$/, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the path of an address, and its query and fragment. */
function splitAddress(address: string): Readonly<Record<'path' | 'query' | 'fragment', string>> {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, query, fragment: decodeFragment(fragment) }
}

/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g

/** Returns a decoded fragment without accents, in one Unicode form. */
function decodeFragment(fragment: string): string {
  return decode(fragment).normalize('NFKD').replace(ACCENTS, '')
}

/** Returns a common spelling of an address, ignoring its base. */
function unifySpelling(address: string): string {
  const { path, query, fragment } = splitAddress(address)
  return getComparedPath(path.replace(/^(?:\.\/)+/, '')) + query + fragment
}

/**
 * Returns a key that equivalent addresses share: the fragment or, without one, the last segment of
 * the path without the extension of a document; undefined if there is neither.
 */
export function getLastSegment(address: string): string | undefined {
  const { path, query, fragment } = splitAddress(address)
  if (fragment.length > 1) return fragment
  const last = getComparedPath(path).split('/').at(-1) ?? ''
  if (/^\.{0,2}$/.test(last)) return query || undefined
  return last
}

/**
 * Returns the last segments that an address may have in a source. A reference that the generator
 * did not resolve may be in its fragment.
 */
export function listLastSegments(addressInPage: string): string[] {
  const segments = [getLastSegment(addressInPage)]
  const reference = readReference(addressInPage)
  if (reference !== undefined) segments.push(getLastSegment(reference))
  return segments.filter((segment) => segment !== undefined)
}

/** Returns the reference in a fragment: Sphinx and Antora put unresolved ones there. */
function readReference(addressInPage: string): string | undefined {
  if (!addressInPage.startsWith('#')) return undefined
  return decode(addressInPage.slice(1))
}

/** Compares the addresses in a page with those in its source. */
export class AddressMatcher {
  readonly #site: SiteAddress
  readonly #root: string
  readonly #page: string
  /** The address that the source would have in the site. */
  readonly #besideSource: string

  constructor(page: string, source: string, site: SiteAddress) {
    this.#site = site
    this.#root = `https://${site.domain ?? UNKNOWN_HOST}${site.basePath}`
    this.#page = this.#root + encodePath(page)
    const isIndexPage = /(?:^|\/)index\.x?html?$/i.test(page)
    const isIndexSource = /(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source)
    // The generator made a folder of the source: `guide.md` became `guide/index.html`.
    const isMadeFolder = isIndexPage && !isIndexSource
    this.#besideSource = isMadeFolder ? new URL('..', this.#page).href : this.#page
  }

  /** Returns whether an address in the page and one in its source are equivalent. */
  areSame(addressInPage: string, addressInSource: string): boolean {
    if (unifySpelling(addressInPage) === unifySpelling(addressInSource)) return true
    const reference = readReference(addressInPage)
    if (reference !== undefined && unifySpelling(reference) === unifySpelling(addressInSource))
      return true

    const meant = identifyUrl(URL.parse(addressInPage, this.#page))
    if (meant === undefined) return false
    return this.#listUrls(addressInSource).some((url) => identifyUrl(url) === meant)
  }

  /**
   * Returns whether an address in the source may have become one in the page because it is broken.
   * Docusaurus looks for documents in the parent folders, and Sphinx leaves pictures relative to
   * its own root.
   */
  mayBeSame(addressInPage: string, addressInSource: string): boolean {
    const { path, fragment } = splitAddress(addressInPage)
    if (fragment !== '') {
      const meant = identifyUrl(URL.parse(addressInPage, this.#page))
      const urls = this.#listFoldersAbove().map((folder) => URL.parse(addressInSource, folder))
      return urls.some((url) => identifyUrl(url) === meant)
    }

    if (!isRelative(addressInPage) || DOCUMENT_END.test(path)) return false
    const fromRoot = identifyUrl(URL.parse(addressInPage, this.#root))
    return fromRoot === identifyUrl(URL.parse(addressInSource, this.#besideSource))
  }

  /**
   * Returns whether an address in the source is a relative one, and the address in the page is the
   * same from the root of the site. Hexo puts the root in front of pictures.
   */
  isSameFromRoot(addressInPage: string, addressInSource: string): boolean {
    if (isRelative(addressInPage) || !isRelative(addressInSource)) return false
    const meant = identifyUrl(URL.parse(addressInPage, this.#page))
    return meant === identifyUrl(URL.parse(addressInSource, this.#root))
  }

  /** Returns the full path of a relative address, decoded, if the page has it as it is written. */
  getFullPath(addressInSource: string): string {
    return decode(URL.parse(addressInSource, this.#page)?.pathname ?? '')
  }

  /** Returns whether an address of the page points to the site itself. */
  isOnSite(addressInPage: string): boolean {
    const url = URL.parse(addressInPage, this.#page)
    return url === null || url.host === new URL(this.#root).host
  }

  /** Returns the paths within the site that an address in the source may point to. */
  listPaths(addressInSource: string): string[] {
    const { basePath } = this.#site
    const paths: string[] = []
    for (const url of this.#listUrls(addressInSource)) {
      const path = decode(url?.pathname ?? '')
      if (!path.startsWith(basePath)) continue
      const within = path.slice(basePath.length)
      const stem = getComparedPath(within)
      paths.push(within, stem, `${stem}.html`, `${stem}/`)
    }
    return paths
  }

  #listUrls(addressInSource: string): (URL | null)[] {
    const urls = [
      URL.parse(addressInSource, this.#page),
      URL.parse(addressInSource, this.#besideSource),
    ]
    const isFromRoot = /^\/(?!\/)/.test(addressInSource)
    if (!isFromRoot) return urls
    // Below the base path, and below the folder of a language or version.
    const below = this.#listFoldersAbove().map((folder) => URL.parse(`.${addressInSource}`, folder))
    return [...urls, ...below]
  }

  /** Returns the addresses of the page's folders, from the root of the site down. */
  #listFoldersAbove(): string[] {
    const folders = [this.#root]
    const names = this.#page.slice(this.#root.length).split('/').slice(0, -1)
    for (const name of names) folders.push(`${folders.at(-1)}${name}/`)
    return folders
  }
}

function isRelative(address: string): boolean {
  return !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function identifyUrl(url: URL | null): string | undefined {
  if (url === null) return undefined
  return `${url.host}${getComparedPath(url.pathname)}${url.search}${decodeFragment(url.hash)}`
}
