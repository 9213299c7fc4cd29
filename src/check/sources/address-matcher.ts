/** Whether an address in a source and one in its page may mean the same. */
import { UNKNOWN_HOST } from '../../web/address.ts'
import { DOCUMENT_ENDINGS } from './page-source.ts'

/** Where a site will be. */
export interface SitePlace {
  /** With a slash at both ends. */
  readonly basePath: string
  readonly domain: string | undefined
}

const INDEX = `(?:^|(?<=/))(?:index|_index|readme)(?:${DOCUMENT_ENDINGS})?$`
/** What addresses of documents end in, and those of pages do not. */
const ENDING = new RegExp(`${INDEX}|${DOCUMENT_ENDINGS}$`, 'i')

/** Returns a path decoded, without the ending of a document, `index` and a slash at its end. */
function getStem(path: string): string {
  return decode(path).replace(ENDING, '').replace(/\/+$/, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the path of an address, and its query and fragment. */
function splitAddress(address: string) {
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
  return decode(fragment).normalize('NFKD').replace(ACCENTS, '')
}

/** Returns one spelling for all that an address has, apart from what it is relative to. */
function unifySpelling(address: string): string {
  const { path, query, fragment } = splitAddress(address)
  return getStem(path.replace(/^(?:\.\/)+/, '')) + query + fragment
}

/**
 * Returns what addresses that may mean the same have in common: the fragment, or the last part of
 * the path, without the ending of a document; undefined if there is none.
 */
export function getLastPart(address: string): string | undefined {
  const { path, query, fragment } = splitAddress(address)
  if (fragment.length > 1) return fragment
  const last = getStem(path).split('/').at(-1) ?? ''
  if (/^\.{0,2}$/.test(last)) return query || undefined
  return last
}

/**
 * Returns the last parts that an address may have in a source: a reference that was not resolved
 * may stand in a fragment.
 */
export function listLastParts(target: string): string[] {
  const unresolved = target.startsWith('#') ? getLastPart(decode(target.slice(1))) : undefined
  return [getLastPart(target), unresolved].filter((part) => part !== undefined)
}

/** Compares the addresses in a page with those in the source that it was written as. */
export class AddressMatcher {
  readonly #site: SitePlace
  readonly #root: string
  readonly #page: string
  /** Where the source would be in the site. */
  readonly #besideSource: string

  constructor(page: string, source: string, site: SitePlace) {
    this.#site = site
    this.#root = `https://${site.domain ?? UNKNOWN_HOST}${site.basePath}`
    this.#page = this.#root + encodePath(page)
    const isFolder =
      /(?:^|\/)index\.x?html?$/i.test(page) &&
      !/(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source)
    this.#besideSource = isFolder ? new URL('..', this.#page).href : this.#page
  }

  /** Returns whether an address in the page may be what is written in the source. */
  areSame(target: string, written: string): boolean {
    if (unifySpelling(target) === unifySpelling(written)) return true
    // Sphinx and Antora, of references that point to no document.
    if (target.startsWith('#') && unifySpelling(decode(target.slice(1))) === unifySpelling(written))
      return true
    const meant = identifyUrl(URL.parse(target, this.#page))
    return meant !== undefined && this.#listUrls(written).some((url) => identifyUrl(url) === meant)
  }

  /**
   * Returns whether what is written in the source may be an address in the page by what generators
   * do with one that leads nowhere: Docusaurus looks for documents in the folders above, Sphinx
   * leaves pictures relative to its own root.
   */
  mayBeSame(target: string, written: string): boolean {
    const meant = identifyUrl(URL.parse(target, this.#page))
    if (splitAddress(target).fragment !== '')
      return this.#listFoldersAbove().some(
        (folder) => identifyUrl(URL.parse(written, folder)) === meant,
      )
    if (!isRelative(target) || ENDING.test(splitAddress(target).path)) return false
    return (
      identifyUrl(URL.parse(target, this.#root)) ===
      identifyUrl(URL.parse(written, this.#besideSource))
    )
  }

  /** Returns the paths within the site that what is written in the source may point to. */
  listPaths(written: string): string[] {
    const { basePath } = this.#site
    const paths: string[] = []
    for (const url of this.#listUrls(written)) {
      const path = decode(url?.pathname ?? '')
      if (!path.startsWith(basePath)) continue
      const within = path.slice(basePath.length)
      const stem = getStem(within)
      paths.push(within, stem, `${stem}.html`, `${stem}/`)
    }
    return paths
  }

  #listUrls(written: string): (URL | null)[] {
    const urls = [URL.parse(written, this.#page), URL.parse(written, this.#besideSource)]
    if (!/^\/(?!\/)/.test(written)) return urls
    // Below the base path, and below the folder of a language or version.
    return [...urls, ...this.#listFoldersAbove().map((folder) => URL.parse(`.${written}`, folder))]
  }

  /** Returns the addresses of the folders that the page is in, up to the root of the site. */
  #listFoldersAbove(): string[] {
    const parts = this.#page.slice(this.#root.length).split('/').slice(0, -1)
    return [this.#root, ...parts.map((_, i) => `${this.#root}${parts.slice(0, i + 1).join('/')}/`)]
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
  return `${url.host}${getStem(url.pathname)}${url.search}${decodeFragment(url.hash)}`
}
