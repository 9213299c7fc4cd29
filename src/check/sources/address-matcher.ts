/** Compares addresses in a page with addresses in its source. */
import { UNKNOWN_HOST } from '../../web/resolve-address.ts'
import { MARKUP_EXTENSIONS } from './source-location.ts'

/** Where a site will be published. */
export interface SiteAddress {
  /** Percent-encoded, with a slash at both ends. */
  readonly basePath: string
  readonly domain: string | undefined
}

/** Names of sources that become the `index.html` of their folder, without their extensions. */
const INDEX_NAMES = '(?:index|_index|readme)'
const INDEX_END = `(?:^|(?<=/))${INDEX_NAMES}(?:${MARKUP_EXTENSIONS})?$`
/** Ends of addresses of sources that are not part of pages' addresses. */
const MARKUP_END = new RegExp(`${INDEX_END}|${MARKUP_EXTENSIONS}$`, 'i')

const INDEX_PAGE = /(?:^|\/)index\.x?html?$/i
const INDEX_SOURCE = new RegExp(String.raw`(?:^|/)${INDEX_NAMES}\.\w+$`, 'i')

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

/** The parts of an address. `query` and `fragment` begin with their marks unless they are empty. */
interface AddressParts {
  readonly path: string
  readonly query: string
  /** As `decodeFragment` returns it. */
  readonly fragment: string
}

const ADDRESS_PARTS = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/s

function splitAddress(address: string): AddressParts {
  const { path = '', query = '', fragment = '' } = ADDRESS_PARTS.exec(address)?.groups ?? {}
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

/** A segment of a path that is empty, `.`, or `..`. */
const NOT_A_NAME = /^\.{0,2}$/

/**
 * Returns a key that equivalent addresses share: the fragment or, without one, the last segment of
 * the path without the extension of markup, or else the query; undefined without any of them.
 */
export function getMatchKey(address: string): string | undefined {
  const { path, query, fragment } = splitAddress(address)
  if (fragment.length > 1) return fragment
  const lastSegment = normalizePath(path).split('/').at(-1)
  const isName = lastSegment !== undefined && !NOT_A_NAME.test(lastSegment)
  if (isName) return lastSegment
  if (query !== '') return query
  return undefined
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

/** An address in a page, and where it may come from. */
interface ComparedAddress {
  readonly addressInPage: string
  /** The names of the page and its source. */
  readonly page: string
  readonly source: string
  readonly siteAddress: SiteAddress
}

/** Compares an address in a page with those in its source. */
export class AddressMatcher {
  readonly #addressInPage: string
  readonly #basePath: string
  readonly #decodedBasePath: string
  readonly #siteUrl: string
  readonly #pageUrl: string
  /** The address that the source would have in the site. */
  readonly #sourceUrl: string
  /** The key of the URL that the page links to: see `makeUrlKey`. */
  readonly #linkedUrlKey: string | undefined

  constructor({ addressInPage, page, source, siteAddress }: ComparedAddress) {
    const { basePath, domain = UNKNOWN_HOST } = siteAddress
    this.#addressInPage = addressInPage
    this.#basePath = basePath
    this.#decodedBasePath = decode(basePath)
    this.#siteUrl = `https://${domain}${basePath}`
    this.#pageUrl = this.#siteUrl + encodePath(page)
    // The generator turned the source into a folder: `guide.md` became `guide/index.html`.
    const becameFolder = INDEX_PAGE.test(page) && !INDEX_SOURCE.test(source)
    this.#sourceUrl = becameFolder ? new URL('..', this.#pageUrl).href : this.#pageUrl
    this.#linkedUrlKey = resolveToUrlKey(addressInPage, this.#pageUrl)
  }

  /** Is an address in the source equivalent to the one in the page? */
  isEquivalent(addressInSource: string): boolean {
    const normalized = normalizeAddress(addressInSource)
    if (normalizeAddress(this.#addressInPage) === normalized) return true
    const reference = readUnresolvedReference(this.#addressInPage)
    if (reference !== undefined && normalizeAddress(reference) === normalized) return true
    return this.#listUrls(addressInSource).some((url) => makeUrlKey(url) === this.#linkedUrlKey)
  }

  /**
   * Does the address in the source resolve, from some parent folder of the page, to the address in
   * the page? Only addresses with a fragment can. Docusaurus looks for documents in these folders:
   * in `docs/guide/p.md`, `other.md#y` may become `/docs/other#y`.
   */
  mayBeFromParentFolder(addressInSource: string): boolean {
    if (splitAddress(this.#addressInPage).fragment === '') return false
    return this.#listFoldersOfPage().some(
      (folder) => resolveToUrlKey(addressInSource, folder) === this.#linkedUrlKey,
    )
  }

  /**
   * Is the address in the page the path of an image from the root of the sources? Sphinx writes it
   * for a missing image: in `guide/p.rst`, `x.png` becomes `guide/x.png`.
   */
  mayBeFromSourceRoot(addressInSource: string): boolean {
    const { path, fragment } = splitAddress(this.#addressInPage)
    const mayBeImage = fragment === '' && !MARKUP_END.test(path)
    if (!mayBeImage || !isRelative(this.#addressInPage)) return false
    const fromRoot = resolveToUrlKey(this.#addressInPage, this.#siteUrl)
    return fromRoot === resolveToUrlKey(addressInSource, this.#sourceUrl)
  }

  /**
   * Is an address in the source a relative one, and the address in the page the same from the root
   * of the site? Hexo puts the root in front of images: in `guide/p.md`, `x.svg` becomes `/x.svg`.
   */
  isEquivalentFromRoot(addressInSource: string): boolean {
    if (isRelative(this.#addressInPage) || !isRelative(addressInSource)) return false
    return this.#linkedUrlKey === resolveToUrlKey(addressInSource, this.#siteUrl)
  }

  /**
   * Returns the full path of a relative address, if the page has it as it is written. The path is
   * decoded, except for the base path, as in findings.
   */
  resolvePath(addressInSource: string): string {
    const path = decode(URL.parse(addressInSource, this.#pageUrl)?.pathname ?? '')
    if (!path.startsWith(this.#decodedBasePath)) return path
    return this.#basePath + path.slice(this.#decodedBasePath.length)
  }

  /** Does the address in the page point to the site itself? */
  pointsToSite(): boolean {
    const url = URL.parse(this.#addressInPage, this.#pageUrl)
    return url === null || url.host === new URL(this.#siteUrl).host
  }

  /** Returns the paths within the site that an address in the source may point to. */
  listPaths(addressInSource: string): string[] {
    return this.#listUrls(addressInSource)
      .map((url) => decode(url.pathname))
      .filter((path) => path.startsWith(this.#decodedBasePath))
      .flatMap((path) => listPathsOfPage(path.slice(this.#decodedBasePath.length)))
  }

  /** Returns the URLs that an address in the source may stand for. */
  #listUrls(addressInSource: string): URL[] {
    const urls = [
      URL.parse(addressInSource, this.#pageUrl),
      URL.parse(addressInSource, this.#sourceUrl),
    ]
    if (isPathFromRoot(addressInSource)) {
      // Below the base path, and below the folder of a language or version.
      for (const folder of this.#listFoldersOfPage())
        urls.push(URL.parse(`.${addressInSource}`, folder))
    }
    return urls.filter((url) => url !== null)
  }

  /** Returns the addresses of the page's folders, from the root of the site down. */
  #listFoldersOfPage(): string[] {
    const folders = [this.#siteUrl]
    const names = this.#pageUrl.slice(this.#siteUrl.length).split('/').slice(0, -1)
    for (const name of names) folders.push(`${folders.at(-1)}${name}/`)
    return folders
  }
}

/** Returns the paths at which hosts may serve what a path points to, and the path itself. */
function listPathsOfPage(path: string): string[] {
  const stem = normalizePath(path)
  return [path, stem, `${stem}.html`, `${stem}/`]
}

/** Does an address begin with one slash? With two, it begins with a host. */
function isPathFromRoot(address: string): boolean {
  return /^\/(?!\/)/.test(address)
}

/** Does an address begin with neither a slash nor a scheme? */
function isRelative(address: string): boolean {
  return !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Returns a key that equivalent URLs share, whatever their scheme. */
function makeUrlKey(url: URL): string {
  return `${url.host}${normalizePath(url.pathname)}${url.search}${decodeFragment(url.hash)}`
}

/** Returns the key of the URL that an address points to; undefined if it points to none. */
function resolveToUrlKey(address: string, baseUrl: string): string | undefined {
  const url = URL.parse(address, baseUrl)
  if (url === null) return undefined
  return makeUrlKey(url)
}
