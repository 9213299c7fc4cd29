import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { interruptible, TimeSlice } from '../../event-loop.ts'
import {
  readSitemap,
  readTextSitemap,
  type Sitemap,
  type SitemapEntry,
  sitemapsOfRobots,
} from '../extract/sitemap.ts'
import { pathOf } from '../tree.ts'
import { Addresses, canonicalFault, hostNamed, hostOf } from './address.ts'
import { hit, type Tally, wholeFile } from './findings.ts'
import { isNotFoundPage, isPage } from './folder.ts'
import { rulesOf } from './hosts.ts'
import type { Site } from './judge.ts'
import { toBytes } from './names.ts'
import { answer } from './resolve.ts'

/** Where crawlers look, besides `robots.txt`. */
const USUAL = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.xml.gz'] as const
/** Larger ones are not allowed: https://www.sitemaps.org/protocol.html. Bytes. */
const LARGEST = 50 << 20
const MOST = 1_000

/**
 * Checks the sitemaps of a site, if it has any. `unlisted`: indices of pages that need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkSitemaps(
  site: Site,
  unlisted: ReadonlySet<number>,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const check = new SitemapCheck(site, tally, signal)
  if ((await check.read()) === 0) return
  for await (const [index, name] of interruptible(site.names.entries(), signal)) {
    if (!isPage(name) || isNotFoundPage(name) || unlisted.has(index) || check.listed.has(index)) continue
    hit(tally.row('sitemap-missing', name), wholeFile(name), name)
  }
}

class SitemapCheck {
  readonly listed = new Set<number>()
  readonly #site: Site
  readonly #tally: Tally
  readonly #files: ReadonlyMap<string, number>
  readonly #addresses: Addresses
  readonly #waiting: number[] = []
  readonly #seen = new Set<number>()
  readonly #signal: AbortSignal
  /** One for all: there may be many short sitemaps. */
  readonly #timeSlice = new TimeSlice()
  #feeds = 0

  constructor(site: Site, tally: Tally, signal: AbortSignal) {
    this.#site = site
    this.#tally = tally
    this.#signal = signal
    this.#files = new Map(site.names.map((name, i) => [name, i]))
    this.#addresses = new Addresses(site)
  }

  /** Returns how many sitemaps there were, feeds apart: they only name what is new. */
  async read(): Promise<number> {
    for (const name of USUAL) this.#queue(this.#files.get(name))
    const robots = this.#files.get('robots.txt')
    const named = robots === undefined ? [] : sitemapsOfRobots(this.#content(robots)?.toString('utf8') ?? '')
    for (const entry of named) {
      await this.#rest()
      this.#queue(this.#named(entry))
    }
    for (let file = this.#waiting.shift(); file !== undefined; file = this.#waiting.shift())
      await this.#read(file)
    return this.#seen.size - this.#feeds
  }

  async #rest(): Promise<void> {
    await this.#timeSlice.yieldIfOver()
    this.#signal.throwIfAborted()
  }

  #queue(file: number | undefined): void {
    if (file === undefined || this.#seen.has(file) || this.#seen.size >= MOST) return
    this.#seen.add(file)
    this.#waiting.push(file)
  }

  async #read(file: number): Promise<void> {
    await this.#rest()
    const name = this.#site.names[file] ?? ''
    const sitemap = this.#parsed(file)
    if (sitemap === 'feed') {
      this.#feeds++
      return
    }
    if (sitemap === undefined) hit(this.#tally.row('sitemap-unreadable', name), wholeFile(name), name)
    for (const entry of sitemap?.sitemaps ?? []) {
      await this.#rest()
      this.#queue(this.#judged(entry, name))
    }
    for (const entry of sitemap?.pages ?? []) {
      await this.#rest()
      const found = this.#judged(entry, name) ?? this.#fileOf(entry.address, rulesOf(undefined))
      if (found !== undefined) this.listed.add(found)
    }
  }

  /** `robots.txt` may name a sitemap on another host; without a domain, its paths are taken for those of this site. */
  #named(entry: SitemapEntry): number | undefined {
    const file = this.#fileOf(entry.address)
    const host = hostOf(entry.address)?.host
    const domain = hostNamed(this.#site.domain)
    if (file === undefined && (host === undefined || domain === undefined || host === domain)) {
      const address = toBytes(entry.address)
      hit(this.#tally.row('sitemap-named', address), { page: 'robots.txt', line: () => entry.line }, address)
    }
    return file
  }

  /** A sitemap speaks of another host? Then its paths are still those of this site's pages. */
  #judged(entry: SitemapEntry, sitemap: string): number | undefined {
    const address = toBytes(entry.address)
    const where = { page: sitemap, line: () => entry.line }
    const told = hostOf(entry.address)
    const domain = hostNamed(this.#site.domain)
    const fault = canonicalFault(told, domain)
    if (told !== undefined && fault !== undefined)
      hit(this.#tally.row(fault, told.host, { domain: domain ?? '' }), where, address)
    const file = this.#fileOf(entry.address)
    if (file === undefined) hit(this.#tally.row('sitemap-entry', address), where, address)
    return file
  }

  /** Only the path of an address counts here. */
  #fileOf(address: string, rules = rulesOf(this.#site.host)): number | undefined {
    const url = URL.parse(address, 'https://site.invalid/')
    if (url === null) return undefined
    const read = this.#addresses.read(toBytes(url.pathname), this.#addresses.baseOfFile('sitemap.xml'))
    if (read.to !== 'site') return undefined
    return answer(read.path, this.#files, rules, this.#site.basePath === '/')
  }

  #parsed(file: number): Sitemap | 'feed' | undefined {
    const text = this.#content(file)?.toString('utf8')
    if (text === undefined) return undefined
    return /\.txt(?:\.gz)?$/i.test(this.#site.names[file] ?? '') ? readTextSitemap(text) : readSitemap(text)
  }

  #content(file: number): Buffer | undefined {
    try {
      const content = readFileSync(pathOf(this.#site.root, this.#site.names[file] ?? ''))
      const packed = content[0] === 0x1f && content[1] === 0x8b
      const plain = packed ? gunzipSync(content, { maxOutputLength: LARGEST }) : content
      return plain.length > LARGEST ? undefined : plain
    } catch {
      return undefined
    }
  }
}
