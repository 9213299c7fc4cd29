/** Compares addresses in a page with addresses in its source. */
import { UNKNOWN_HOST } from '../../web/resolve-address.ts'
import { MARKUP_EXTENSIONS } from './source-location.ts'

/** Where a site will be published. */
export interface SiteAddress {
  /** With a slash at both ends. */
  readonly basePath: string
  readonly domain: string | undefined
}

const INDEX = `(?:^|(?<=/))(?:index|_index|readme)(?:${MARKUP_EXTENSIONS})?$`
/** Ends of addresses of sources that are not part of pages' addresses. */
const MARKUP_END = new RegExp(`${INDEX}|${MARKUP_EXTENSIONS}$`, 'i')

/**
 * Returns a decoded path without the extension of markup, without `index`, and without a slash
 * at the end.
 */
function normalizePath(path: string): string {
  return decode(path).replace(MARKUP_END, '').replace(/\/+$/, '')
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
function normalizeAddress(address: string): string {
  const { path, query, fragment } = splitAddress(address)
  return normalizePath(path) + query + fragment
}

/**
 * Returns a key that equivalent addresses share: the fragment or, without one, the last segment of
 * the path without the extension of markup, or else the query; undefined without any of them.
 */
export function getMatchKey(address: string): string | undefined {
  const { path, query, fragment } = splitAddress(address)
  if (fragment.length > 1) return fragment
  const lastSegment = normalizePath(path).split('/').at(-1) ?? ''
  if (/^\.{0,2}$/.test(lastSegment)) return query || undefined
  return lastSegment
}

/**
 * Returns the match keys that an address may have in a source. A reference that the generator
 * did not resolve may be in its fragment.
 */
export function listMatchKeys(addressInPage: string): string[] {
  const keys = [getMatchKey(addressInPage)]
  const reference = readUnresolvedReference(addressInPage)
  if (reference !== undefined) keys.push(getMatchKey(reference))
  return keys.filter((key) => key !== undefined)
}

/** Returns the reference in a fragment: Sphinx and Antora put unresolved ones there. */
function readUnresolvedReference(addressInPage: string): string | undefined {
  if (!addressInPage.startsWith('#')) return undefined
  return decode(addressInPage.slice(1))
}

/** Compares the addresses in a page with those in its source. */
export class AddressMatcher {
  readonly #site: SiteAddress
  readonly #siteUrl: string
  readonly #pageUrl: string
  /** The address that the source would have in the site. */
  readonly #sourceUrl: string

  constructor(page: string, source: string, site: SiteAddress) {
    this.#site = site
    this.#siteUrl = `https://${site.domain ?? UNKNOWN_HOST}${site.basePath}`
    this.#pageUrl = this.#siteUrl + encodePath(page)
    const isIndexPage = /(?:^|\/)index\.x?html?$/i.test(page)
    const isIndexSource = /(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source)
    // The generator turned the source into a folder: `guide.md` became `guide/index.html`.
    const becameFolder = isIndexPage && !isIndexSource
    this.#sourceUrl = becameFolder ? new URL('..', this.#pageUrl).href : this.#pageUrl
  }

  /** Returns whether an address in the page and one in its source are equivalent. */
  areEquivalent(addressInPage: string, addressInSource: string): boolean {
    if (normalizeAddress(addressInPage) === normalizeAddress(addressInSource)) return true
    const reference = readUnresolvedReference(addressInPage)
    if (
      reference !== undefined &&
      normalizeAddress(reference) === normalizeAddress(addressInSource)
    )
      return true

    const keyInPage = makeUrlKey(URL.parse(addressInPage, this.#pageUrl))
    if (keyInPage === undefined) return false
    return this.#listUrls(addressInSource).some((url) => makeUrlKey(url) === keyInPage)
  }

  /**
   * Does the address in the source resolve, from some parent folder of the page, to the address in
   * the page? Only addresses with a fragment can. Docusaurus looks for documents in these folders:
   * in `docs/guide/p.md`, `other.md#y` may become `/docs/other#y`.
   */
  mayBeFromParentFolder(addressInPage: string, addressInSource: string): boolean {
    if (splitAddress(addressInPage).fragment === '') return false
    const keyInPage = makeUrlKey(URL.parse(addressInPage, this.#pageUrl))
    const urls = this.#listParentFolders().map((folder) => URL.parse(addressInSource, folder))
    return urls.some((url) => makeUrlKey(url) === keyInPage)
  }

  /**
   * Returns whether the address in the page is the path of an image from the root of the sources.
   * Sphinx writes it for a missing image: in `guide/p.rst`, `x.png` becomes `guide/x.png`.
   */
  mayBeFromSourceRoot(addressInPage: string, addressInSource: string): boolean {
    const { path, fragment } = splitAddress(addressInPage)
    if (fragment !== '' || !isRelative(addressInPage) || MARKUP_END.test(path)) return false
    const fromRoot = makeUrlKey(URL.parse(addressInPage, this.#siteUrl))
    return fromRoot === makeUrlKey(URL.parse(addressInSource, this.#sourceUrl))
  }

  /**
   * Returns whether an address in the source is a relative one, and the address in the page is the
   * same from the root of the site. Hexo puts the root in front of images: in `guide/p.md`,
   * `x.svg` becomes `/x.svg`.
   */
  isEquivalentFromRoot(addressInPage: string, addressInSource: string): boolean {
    if (isRelative(addressInPage) || !isRelative(addressInSource)) return false
    const keyInPage = makeUrlKey(URL.parse(addressInPage, this.#pageUrl))
    return keyInPage === makeUrlKey(URL.parse(addressInSource, this.#siteUrl))
  }

  /** Returns the full path of a relative address, decoded, if the page has it as it is written. */
  resolvePath(addressInSource: string): string {
    return decode(URL.parse(addressInSource, this.#pageUrl)?.pathname ?? '')
  }

  /** Returns whether an address of the page points to the site itself. */
  pointsToSite(addressInPage: string): boolean {
    const url = URL.parse(addressInPage, this.#pageUrl)
    return url === null || url.host === new URL(this.#siteUrl).host
  }

  /** Returns the paths within the site that an address in the source may point to. */
  listPaths(addressInSource: string): string[] {
    const { basePath } = this.#site
    const paths: string[] = []
    for (const url of this.#listUrls(addressInSource)) {
      const path = decode(url?.pathname ?? '')
      if (!path.startsWith(basePath)) continue
      const within = path.slice(basePath.length)
      const stem = normalizePath(within)
      paths.push(within, stem, `${stem}.html`, `${stem}/`)
    }
    return paths
  }

  #listUrls(addressInSource: string): (URL | null)[] {
    const urls = [
      URL.parse(addressInSource, this.#pageUrl),
      URL.parse(addressInSource, this.#sourceUrl),
    ]
    const isFromRoot = /^\/(?!\/)/.test(addressInSource)
    if (!isFromRoot) return urls
    // Below the base path, and below the folder of a language or version.
    const below = this.#listParentFolders().map((folder) =>
      URL.parse(`.${addressInSource}`, folder),
    )
    return [...urls, ...below]
  }

  /** Returns the addresses of the page's folders, from the root of the site down. */
  #listParentFolders(): string[] {
    const folders = [this.#siteUrl]
    const names = this.#pageUrl.slice(this.#siteUrl.length).split('/').slice(0, -1)
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

function makeUrlKey(url: URL | null): string | undefined {
  if (url === null) return undefined
  return `${url.host}${normalizePath(url.pathname)}${url.search}${decodeFragment(url.hash)}`
}
