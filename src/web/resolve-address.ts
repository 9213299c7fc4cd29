import {
  asBytes,
  type Bytes,
  getFolder,
  NO_BYTES,
  percentDecode,
  percentEncode,
  toText,
} from './byte-strings.ts'
import {
  asHostPath,
  decodeBasePath,
  type HostPath,
  removeBasePath,
  type SitePath,
} from './paths.ts'

/** Where an address points, fragment aside. */
export type ResolvedAddress =
  | AddressInSite
  | AddressOutsideBasePath
  | AddressOnOtherHost
  /** `mailto:`, `data:`, `javascript:`, and invalid addresses: no host would receive a request. */
  | { readonly kind: 'no-request' }

/** An address on the site's host, below its base path. */
export interface AddressInSite {
  readonly kind: 'site'
  readonly path: SitePath
  /** As it is sent, without its `?`. */
  readonly query?: string
}

/** An address on the site's host, but not below its base path. */
export interface AddressOutsideBasePath {
  readonly kind: 'outside-base-path'
  /** Percent-encoded. */
  readonly pathname: Bytes
  /** Whether the address itself contains the host. */
  readonly specifiesHost: boolean
}

/** An address that a host other than the site's own would receive a request for. */
export interface AddressOnOtherHost {
  readonly kind: 'other-host'
  readonly host: string
  readonly url: Bytes
}

const NO_REQUEST: ResolvedAddress = { kind: 'no-request' }

/** The base of relative addresses in a file. */
export interface Base {
  readonly url: string
  /** The folder of `url` within the site; undefined if it is elsewhere. */
  readonly folder: SitePath | undefined
  /** Set only for a page that readers see in a different folder from that of its file. */
  readonly relocated?: RelocatedPage
}

/** Where readers see a page whose addresses were meant for the folder of its file. */
interface RelocatedPage {
  /** The path of its address. */
  readonly path: SitePath
  readonly fileBase: Base
}

/** Stands for the site's own host if its name is unknown. RFC 6761 reserves the name. */
export const UNKNOWN_HOST = 'site.invalid'

/**
 * The longest address that browsers open, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing an address takes many times its length in memory.
 */
export const MAX_ADDRESS_BYTES = 2 << 20

/**
 * The longest usual address, in characters. Longer ones are hardly ever on a server: they contain
 * data, as with `data:`, and take long to parse.
 */
const MAX_USUAL_ADDRESS_CHARS = 8_192

/**
 * Addresses that consist of characters without a special meaning. Any other address needs the URL
 * parser.
 */
const PLAIN_ADDRESS = /^(?!\/\/)[\w\-.~/]+$/

/** The home page of a site with an unknown host, as a base if only a part of an address matters. */
export const PLACEHOLDER_URL = `https://${UNKNOWN_HOST}/`

/** An address with a host name, with or without a scheme. */
const HAS_HOST = /^\s*(?:https?:)?[\\/]{2}/i

/** A character that no file name contains. */
const IN_NO_NAME = '\0'

/**
 * Returns the decoded path of an address. Servers reject a broken `%` with 400, even if a file has
 * exactly this name, so such a path is made to match no file.
 */
export function decodePathname(pathname: Bytes): HostPath {
  return asHostPath(percentDecode(pathname) ?? pathname.concat(IN_NO_NAME))
}

/** Returns a path from `decodePathname` without the mark of a broken `%`, for messages. */
export function showPath(path: Bytes): Bytes {
  if (path.endsWith(IN_NO_NAME)) return path.slice(0, -1)
  return path
}

/** Resolves addresses as they are written. */
export class AddressResolver {
  readonly #host: string
  readonly #basePath: string
  readonly #basePrefix: HostPath

  constructor({ domain, basePath }: { domain: string | undefined; basePath: string }) {
    this.#host = domain ?? UNKNOWN_HOST
    this.#basePath = basePath
    this.#basePrefix = decodeBasePath(basePath)
  }

  /** Returns the base of a file of the site. */
  makeFileBase(name: Bytes): Base {
    return {
      url: `https://${this.#host}${this.#basePath}${percentEncode(name)}`,
      folder: getFolder(name),
    }
  }

  /** Returns the base that `<base href>` sets; the page's own without one, or if it is invalid. */
  makeElementBase(href: Bytes | undefined, page: Base): Base {
    return this.findElementBase(href, page) ?? page
  }

  /** Returns the base that `<base href>` sets; undefined without one, or if it is invalid. */
  findElementBase(href: Bytes | undefined, page: Base): Base | undefined {
    if (href === undefined) return undefined
    const url = parseAddress(href, page.url)
    if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
    return { url: url.href, folder: this.#findFolder(url) }
  }

  /** Returns the folder of a URL within the site; undefined if it is elsewhere. */
  #findFolder({ host, pathname }: URL): SitePath | undefined {
    if (host !== this.#host) return undefined
    const path = this.#removeBasePath(asBytes(pathname))
    if (path === undefined) return undefined
    return getFolder(path)
  }

  /** Returns where an address points. */
  resolve(value: Bytes, base: Base): ResolvedAddress {
    if (base.folder !== undefined && PLAIN_ADDRESS.test(value)) {
      const resolved = this.#resolvePlain(value, base.folder)
      if (resolved !== undefined) return resolved
    }
    const url = parseAddress(value, base.url)
    if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol)) return NO_REQUEST
    if (url.host !== this.#host)
      return { kind: 'other-host', host: url.host, url: asBytes(url.href) }
    const path = this.#removeBasePath(asBytes(url.pathname))
    if (path === undefined) {
      const specifiesHost = HAS_HOST.test(value.slice(0, 64))
      return { kind: 'outside-base-path', pathname: asBytes(url.pathname), specifiesHost }
    }
    if (url.search === '') return { kind: 'site', path }
    return { kind: 'site', path, query: url.search.slice(1) }
  }

  /**
   * Returns where a full address would point if its host were the site's own; undefined if it is
   * invalid.
   */
  resolveOnAnyHost(address: string): ResolvedAddress | undefined {
    const url = URL.parse(address, PLACEHOLDER_URL)
    if (url === null) return undefined
    return this.resolve(asBytes(url.pathname), this.makeFileBase(NO_BYTES))
  }

  /**
   * Resolves an address without special characters. Returns undefined if it climbs above the site's
   * root, because the result then depends on the base path.
   */
  #resolvePlain(value: Bytes, folder: SitePath): ResolvedAddress | undefined {
    if (!value.startsWith('/')) {
      const path = joinRelativePath(folder, value)
      if (path === undefined) return undefined
      return { kind: 'site', path }
    }
    if (!value.startsWith(this.#basePrefix) || value.includes('/.')) return undefined
    return { kind: 'site', path: value.slice(this.#basePrefix.length) }
  }

  #removeBasePath(pathname: Bytes): SitePath | undefined {
    return removeBasePath(decodePathname(pathname), this.#basePrefix)
  }
}

/** Resolves a relative path from a folder of a site; undefined if it climbs above the root. */
export function joinRelativePath(folder: SitePath, relative: Bytes): SitePath | undefined {
  let path = folder
  let rest = relative
  while (rest.startsWith('../')) {
    if (path === '') return undefined
    path = getFolder(path.slice(0, -1))
    rest = rest.slice(3)
  }
  if (!rest.includes('./') && !rest.endsWith('.')) return path.concat(rest)
  return joinSegments(path, rest.split('/'))
}

function joinSegments(folder: SitePath, segments: readonly Bytes[]): SitePath | undefined {
  const folders = folder.split('/').slice(0, -1)
  let name = NO_BYTES
  for (const [i, segment] of segments.entries()) {
    if (segment === '.') continue
    if (segment === '..') {
      if (folders.pop() === undefined) return undefined
    } else if (i < segments.length - 1) folders.push(segment)
    else name = segment
  }
  return asBytes([...folders, name].join('/'))
}

/** Returns the relative path from a folder of a site to a path in the site. */
export function findRelativePath(path: SitePath, folder: SitePath): Bytes {
  let up = NO_BYTES
  let common = folder
  while (!path.startsWith(common)) {
    common = getFolder(common.slice(0, -1))
    up = up.concat('../')
  }
  return up.concat(path.slice(common.length))
}

/** Does an address have a scheme that is not for web servers, such as `data:` or `mailto:`? */
export function hasNonWebScheme(address: string): boolean {
  return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address)
}

/** Is an address so long that it contains data, as with `data:`, and is not on a server? */
export function isLongData(value: string): boolean {
  return value.length > MAX_USUAL_ADDRESS_CHARS && hasNonWebScheme(value)
}

/** Parses an address; undefined if it is invalid or too long. */
export function parseAddress(value: Bytes, base: string): URL | undefined {
  if (value.length > MAX_ADDRESS_BYTES) return undefined
  return URL.parse(toText(value), base) ?? undefined
}
