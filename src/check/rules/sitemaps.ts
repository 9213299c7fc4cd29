import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { checkpoint, interruptible } from '../../common/event-loop.ts'
import { Addresses, SOME_PAGE } from '../../web/address.ts'
import { toBytes } from '../../web/byte-strings.ts'
import {
  readSitemap,
  readTextSitemap,
  type Sitemap,
  type SitemapEntry,
  sitemapsOfRobots,
} from '../../web/documents/sitemap.ts'
import { ServedSite, type SiteAnswer } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isNotFoundPage, isPage } from '../../web/page-names.ts'
import { pathOf } from '../../web/tree.ts'
import { checkCanonical, hostOf } from './canonical.ts'
import { atLine, type FindingCounter, wholeFile } from './finding-counter.ts'

const unpack = promisify(gunzip)

/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.xml.gz'] as const
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const MAX_BYTES = 50 << 20

/**
 * Checks the sitemaps of a site, if it has any. `pages`: by index; those that are unlisted need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkSitemaps(
  served: ServedSite,
  pages: ReadonlyMap<number, { readonly isUnlisted?: boolean }>,
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<void> {
  const check = new SitemapCheck(served, counter, signal)
  if ((await check.read()) === 0) return
  for await (const [index, name] of interruptible(served.site.names.entries(), signal)) {
    const isListed = check.listed.has(index) || pages.get(index)?.isUnlisted === true
    if (isPage(name) && !isNotFoundPage(name) && !isListed)
      counter.count('sitemap/missing', name, wholeFile(name))
  }
}

function fileIn(answer: SiteAnswer): number | undefined {
  return typeof answer === 'number' ? answer : undefined
}

class SitemapCheck {
  readonly listed = new Set<number>()
  readonly #site: Site
  readonly #counter: FindingCounter
  readonly #addresses: Addresses
  readonly #served: ServedSite
  /** For what some other host would answer. */
  readonly #anyHost: ServedSite
  /** The sitemaps that were found. */
  readonly #sitemaps = new Set<number>()
  /** Shared by all of them: there may be many short sitemaps. */
  readonly #yieldIfOver: () => Promise<void>
  #feeds = 0

  constructor(served: ServedSite, counter: FindingCounter, signal: AbortSignal) {
    const { site, files } = served
    this.#site = site
    this.#counter = counter
    this.#yieldIfOver = checkpoint(signal)
    this.#addresses = new Addresses(site)
    this.#served = served
    this.#anyHost = new ServedSite({ ...site, host: undefined, redirects: [] }, files)
  }

  /** Returns how many sitemaps there were, not counting feeds, which only list what is new. */
  async read(): Promise<number> {
    for (const name of USUAL_NAMES) this.#add(this.#served.files.get(name))
    const robots = this.#served.files.get('robots.txt')
    const named = robots === undefined ? [] : sitemapsOfRobots((await this.#textOf(robots)) ?? '')
    for (const entry of named) {
      await this.#yieldIfOver()
      this.#add(this.#checkNamed(entry))
    }
    // One that is read may add others.
    for (const file of this.#sitemaps) await this.#read(file)
    return this.#sitemaps.size - this.#feeds
  }

  #add(file: number | undefined): void {
    if (file !== undefined) this.#sitemaps.add(file)
  }

  async #read(file: number): Promise<void> {
    await this.#yieldIfOver()
    const name = this.#site.names[file] ?? ''
    const sitemap = await this.#parse(file)
    if (sitemap === 'feed') {
      this.#feeds++
      return
    }
    if (sitemap === undefined) this.#counter.count('sitemap/unreadable', name, wholeFile(name))
    for (const entry of sitemap?.sitemaps ?? []) {
      await this.#yieldIfOver()
      this.#add(this.#check(entry, name))
    }
    for (const entry of sitemap?.pages ?? []) {
      await this.#yieldIfOver()
      const found = this.#check(entry, name) ?? fileIn(this.#answer(entry.address, this.#anyHost))
      if (found !== undefined) this.listed.add(found)
    }
  }

  /** `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be those of this site. */
  #checkNamed(entry: SitemapEntry): number | undefined {
    const answer = this.#answer(entry.address)
    const host = hostOf(entry.address)?.host
    const domain = this.#site.domain
    if (answer === undefined && (host === undefined || domain === undefined || host === domain))
      this.#counter.count('sitemap/named', toBytes(entry.address), atLine('robots.txt', entry.line))
    return fileIn(answer)
  }

  /** Even where a sitemap names another host, its paths are those of this site's pages. */
  #check(entry: SitemapEntry, sitemap: string): number | undefined {
    const address = toBytes(entry.address)
    const where = atLine(sitemap, entry.line)
    checkCanonical(address, this.#site.domain, where, this.#counter)
    const answer = this.#answer(entry.address)
    if (answer === undefined) this.#counter.count('sitemap/entry', address, where)
    return fileIn(answer)
  }

  /** Only the path of an address counts here. */
  #answer(address: string, resolver = this.#served): SiteAnswer {
    const url = URL.parse(address, SOME_PAGE)
    if (url === null) return undefined
    const read = this.#addresses.read(toBytes(url.pathname), this.#addresses.baseOfFile('sitemap.xml'))
    return read.to === 'site' ? resolver.answer(read.path) : undefined
  }

  async #parse(file: number): Promise<Sitemap | 'feed' | undefined> {
    const text = await this.#textOf(file)
    if (text === undefined) return undefined
    const isText = /\.txt(?:\.gz)?$/i.test(this.#site.names[file] ?? '')
    return isText ? readTextSitemap(text) : await readSitemap(text, this.#yieldIfOver)
  }

  /** Undefined if the file cannot be read, unpacked, or is too large. */
  async #textOf(file: number): Promise<string | undefined> {
    try {
      const path = pathOf(this.#site.root, this.#site.names[file] ?? '')
      if (statSync(path).size > MAX_BYTES) return undefined
      const content = readFileSync(path)
      const isPacked = content[0] === 0x1f && content[1] === 0x8b
      const plain = isPacked ? await unpack(content, { maxOutputLength: MAX_BYTES }) : content
      return plain.length > MAX_BYTES ? undefined : plain.toString('utf8')
    } catch {
      return undefined
    }
  }
}
