import { folderOf, percentDecoded, percentEncoded, repaired, toBytes, toText } from './names.ts'

/** Where the site will be. */
export interface Place {
  /** Its host name, if it is known: absolute addresses on it are addresses of the site. */
  readonly domain: string | undefined
  /** `/` or `/docs/`, percent-encoded where needed. */
  readonly basePath: string
}

/** What an address stands for, its fragment apart. Strings of bytes. */
export type Address =
  /** `path` is decoded, without the base path. */
  | { readonly to: 'site'; readonly path: string }
  /** On the site's host, but not below its base path; `explicit` if the address itself names the host. */
  | { readonly to: 'outside'; readonly path: string; readonly explicit: boolean }
  | { readonly to: 'elsewhere'; readonly host: string; readonly url: string }
  /** `mailto:`, `data:`, `javascript:` and what is no address at all: nothing that a host would answer. */
  | { readonly to: 'nowhere' }

const NOWHERE: Address = { to: 'nowhere' }

/** What addresses in a file are relative to. */
export interface Base {
  readonly url: string
  /** The folder of `url` within the site, decoded; undefined if it lies elsewhere. */
  readonly folder: string | undefined
}

/** Stands for the site's own host where its name is not known. RFC 6761: it is nobody's. */
const UNKNOWN_DOMAIN = 'site.invalid'

/** Letters that mean themselves in any address; whatever has others goes through the URL parser. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/

const NO_PAGE = 'https://site.invalid/'

/** Most fragments: they stand for themselves and nothing else. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/

/** No file has this in its name. */
const IN_NO_NAME = '\0'

/** Turns addresses as they are written into what they stand for. */
export class Addresses {
  readonly #host: string
  readonly #basePath: string
  /** Decoded. */
  readonly #basePrefix: string

  constructor({ domain, basePath }: Place) {
    this.#host = hostNamed(domain) ?? UNKNOWN_DOMAIN
    this.#basePath = basePath
    this.#basePrefix = percentDecoded(toBytes(basePath)) ?? toBytes(basePath)
  }

  /** Returns the base of a file of the site. */
  baseOfFile(name: string): Base {
    return {
      url: `https://${this.#host}${this.#basePath}${percentEncoded(name)}`,
      folder: folderOf(name),
    }
  }

  /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
  baseOfElement(href: string, page: Base): Base {
    const url = parsed(href, page.url)
    if (url === undefined || !/^https?:$/.test(url.protocol)) return page
    const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined
    return { url: url.href, folder: path === undefined ? undefined : folderOf(path) }
  }

  /** Returns what an address stands for. */
  read(value: string, base: Base): Address {
    if (base.folder !== undefined && PLAIN.test(value)) {
      const quick = this.#plain(value, base.folder)
      if (quick !== undefined) return quick
    }
    const url = parsed(value, base.url)
    if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol)) return NOWHERE
    if (url.host !== this.#host) return { to: 'elsewhere', host: url.host, url: url.href }
    const path = this.#withinSite(url.pathname)
    if (path === undefined) {
      const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64))
      return { to: 'outside', path: url.pathname, explicit }
    }
    return { to: 'site', path }
  }

  /** Undefined when it climbs above the site's root, which means different things below a base path. */
  #plain(value: string, folder: string): Address | undefined {
    if (!value.startsWith('/')) {
      const path = joined(folder, value)
      return path === undefined ? undefined : { to: 'site', path }
    }
    if (!value.startsWith(this.#basePrefix) || value.includes('/.')) return undefined
    return { to: 'site', path: value.slice(this.#basePrefix.length) }
  }

  /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
  #withinSite(pathname: string): string | undefined {
    const path = percentDecoded(pathname) ?? `${pathname}${IN_NO_NAME}`
    if (path.startsWith(this.#basePrefix)) return path.slice(this.#basePrefix.length)
    return `${path}/` === this.#basePrefix ? '' : undefined
  }
}

function joined(folder: string, relative: string): string | undefined {
  let path = folder
  let rest = relative
  while (rest.startsWith('../')) {
    if (path === '') return undefined
    path = folderOf(path.slice(0, -1))
    rest = rest.slice(3)
  }
  if (!rest.includes('./') && !rest.endsWith('.')) return path + rest
  const segments = rest.split('/')
  const last = segments.length - 1
  for (const [i, segment] of segments.entries()) {
    if (segment === '..') {
      if (path === '') return undefined
      path = folderOf(path.slice(0, -1))
    } else if (segment !== '.') {
      path += i < last ? `${segment}/` : segment
    }
  }
  return path
}

function parsed(value: string, base: string): URL | undefined {
  return URL.parse(toText(repaired(value)), base) ?? undefined
}

/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
export function anchorsOf(fragment: string): readonly string[] {
  if (ONE_ANCHOR.test(fragment)) return [fragment.slice(1)]
  const plain = written(fragment).split(':~:', 1)[0] ?? ''
  if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain)) return []
  // Unlike in a path, a `%` without two digits stands for itself.
  const decoded = repaired(plain.replace(/%[0-9a-f]{2}/gi, (code) => percentDecoded(code) ?? code))
  if (decoded !== plain) return [plain, decoded]
  // `#L10-L20`: views of source code read these themselves and go to the first line.
  const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1]
  return range === undefined ? [plain] : [plain, range]
}

/** A fragment as browsers write it, without its `#`. */
function written(fragment: string): string {
  return PLAIN_FRAGMENT.test(fragment) ? fragment.slice(1) : (parsed(fragment, NO_PAGE)?.hash.slice(1) ?? '')
}

/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
export function hostNamed(domain: string | undefined): string | undefined {
  return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain)
}

/** A host that an address names. */
interface NamedHost {
  readonly host: string
  /** `placeholder`: nobody can be reached under it. `example`: neither, but a site that is tried out may have it. */
  readonly is: 'name' | 'example' | 'placeholder'
}

/** Returns what is wrong when pages are said to live on a host and the site's own is `domain`, as far as it is known. */
export function canonicalFault(
  told: NamedHost | undefined,
  domain: string | undefined,
): 'canonical-host' | 'canonical-example' | 'canonical-placeholder' | undefined {
  if (told === undefined || told.host === domain) return undefined
  if (told.is === 'placeholder') return 'canonical-placeholder'
  if (domain === undefined) return told.is === 'example' ? 'canonical-example' : undefined
  return told.is === 'example' ? 'canonical-placeholder' : 'canonical-host'
}

/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
export function hostOf(url: string): NamedHost | undefined {
  const text = toText(url.trim())
  const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined
  return { host: toBytes(parsed.host), is: kindOf(parsed.hostname) }
}

/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname: string): NamedHost['is'] {
  if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname)) return 'example'
  const isPlaceholder =
    /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
    /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
    /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname)
  return isPlaceholder ? 'placeholder' : 'name'
}
