/**
 * What an address may mean that is written in a source, and in the page that was made of it.
 */
import { UNKNOWN_HOST } from '../../web/address.ts'
import { DOCUMENT_ENDINGS } from './page-source.ts'

/** Where a site will be. */
export interface SitePlace {
  /** With a slash at both ends. */
  readonly basePath: string
  readonly domain: string | undefined
}

const ENDING = new RegExp(
  `(?:^|(?<=/))(?:index|_index|readme)(?:${DOCUMENT_ENDINGS})?$|${DOCUMENT_ENDINGS}$`,
  'i',
)

/** Returns a path decoded, without the ending of a document, `index` and a slash at its end. */
function stemOf(path: string): string {
  return decoded(path).replace(ENDING, '').replace(/\/+$/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the path of an address, and its query and fragment. */
function partsOf(address: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, query, fragment: decodeFragment(fragment) }
}

/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g

/** Returns a fragment decoded, without accents, and with each letter in one form of several. */
function decodeFragment(fragment: string): string {
  return decoded(fragment).normalize('NFKD').replace(ACCENTS, '')
}

/** Returns the same for an address however it is written, apart from what it is relative to. */
function spellingOf(address: string): string {
  const { path, query, fragment } = partsOf(address)
  return stemOf(path.replace(/^(?:\.\/)+/, '')) + query + fragment
}

/**
 * Returns what addresses that may mean the same have in common: the fragment, or the last part of
 * the path, without the ending of a document; undefined if there is none.
 */
export function takeLastPart(address: string): string | undefined {
  const { path, query, fragment } = partsOf(address)
  if (fragment.length > 1) return fragment
  const last = stemOf(path).split('/').at(-1) ?? ''
  if (/^\.{0,2}$/.test(last)) return query || undefined
  return last
}

/**
 * Returns the last parts that an address may have in a source: a reference that was not resolved
 * may stand in a fragment.
 */
export function listLastParts(target: string): string[] {
  const unresolved = target.startsWith('#') ? takeLastPart(decoded(target.slice(1))) : undefined
  return [takeLastPart(target), unresolved].filter((part) => part !== undefined)
}

/** Reads the addresses in a page, and in what it was written as. */
export class AddressMatcher {
  readonly #site: SitePlace
  readonly #root: string
  readonly #page: string
  /** Where the source would be in the site. */
  readonly #beside: string

  constructor(page: string, source: string, site: SitePlace) {
    this.#site = site
    this.#root = `https://${site.domain ?? UNKNOWN_HOST}${site.basePath}`
    this.#page = this.#root + encodePath(page)
    const isFolder =
      /(?:^|\/)index\.x?html?$/i.test(page) &&
      !/(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source)
    this.#beside = isFolder ? new URL('..', this.#page).href : this.#page
  }

  /** Returns whether an address in the page may be what is written in the source. */
  areSame(target: string, written: string): boolean {
    if (spellingOf(target) === spellingOf(written)) return true
    // Sphinx and Antora, of references that lead to no document.
    if (target.startsWith('#') && spellingOf(decoded(target.slice(1))) === spellingOf(written))
      return true
    const meant = keyOf(URL.parse(target, this.#page))
    return meant !== undefined && this.#urlsOf(written).some((url) => keyOf(url) === meant)
  }

  /**
   * Returns whether what is written in the source may be an address in the page by what generators
   * do with one that leads nowhere: Docusaurus looks for documents in the folders above, Sphinx
   * leaves pictures relative to its own root.
   */
  mayBeSame(target: string, written: string): boolean {
    const meant = keyOf(URL.parse(target, this.#page))
    if (partsOf(target).fragment !== '')
      return this.#foldersAbove().some((folder) => keyOf(URL.parse(written, folder)) === meant)
    if (!isRelative(target) || ENDING.test(partsOf(target).path)) return false
    return keyOf(URL.parse(target, this.#root)) === keyOf(URL.parse(written, this.#beside))
  }

  /** Returns the paths within the site that what is written in the source may lead to. */
  pathsOf(written: string): string[] {
    const { basePath } = this.#site
    return this.#urlsOf(written).flatMap((url) => {
      const path = decoded(url?.pathname ?? '')
      if (!path.startsWith(basePath)) return []
      const within = path.slice(basePath.length)
      const stem = stemOf(within)
      return [within, stem, `${stem}.html`, `${stem}/`]
    })
  }

  #urlsOf(written: string): (URL | null)[] {
    const urls = [URL.parse(written, this.#page), URL.parse(written, this.#beside)]
    if (!/^\/(?!\/)/.test(written)) return urls
    // Below the base path, and below the folder of a language or version.
    return [...urls, ...this.#foldersAbove().map((folder) => URL.parse(`.${written}`, folder))]
  }

  /** Returns the addresses of the folders that the page is in, up to the root of the site. */
  #foldersAbove(): string[] {
    const parts = this.#page.slice(this.#root.length).split('/').slice(0, -1)
    return [this.#root, ...parts.map((_, i) => `${this.#root}${parts.slice(0, i + 1).join('/')}/`)]
  }
}

const isRelative = (address: string) => !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function keyOf(url: URL | null): string | undefined {
  if (url === null) return undefined
  return `${url.host}${stemOf(url.pathname)}${url.search}${decodeFragment(url.hash)}`
}
