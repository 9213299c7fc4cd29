import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { checkpoint, interruptible } from '../../common/event-loop.ts'
import { Addresses, type ResolvedAddress, SOME_PAGE } from '../../web/address.ts'
import { toBytes, toText } from '../../web/byte-strings.ts'
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
import { atLine, type Checking, wholeFile } from './finding-counter.ts'

const unpack = promisify(gunzip)

/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = [
  'sitemap.xml',
  'sitemap_index.xml',
  'sitemap-index.xml',
  'sitemap.xml.gz',
] as const
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const MAX_BYTES = 50 << 20

/**
 * Checks the sitemaps of a site, if it has any. `pages`: by index; those that are unlisted need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkSitemaps(
  { served, counter, signal }: Checking,
  pages: ReadonlyMap<number, { readonly isUnlisted?: boolean }>,
): Promise<void> {
  const { site, files } = served
  const addresses = new Addresses(site)
  const answerOf = ({ address }: SitemapEntry, by = served): SiteAnswer => {
    const read = readSitemapAddress(address, addresses)
    return read?.kind === 'site' ? by.answer(read.path) : undefined
  }
  const check = (entry: SitemapEntry, sitemap: string): SiteAnswer => {
    const address = toBytes(entry.address)
    const where = atLine(sitemap, entry.line)
    checkCanonical(address, site.domain, where, counter)
    const answer = answerOf(entry)
    if (answer === undefined) counter.count('sitemap/entry', address, where)
    return answer
  }
  // Shared by all of them: there may be many short sitemaps.
  const yieldIfOver = checkpoint(signal)
  const sitemaps = new Set<SiteAnswer>(USUAL_NAMES.map((name) => files.get(name)))
  const robots = files.has('robots.txt') ? await contentOf(site.root, 'robots.txt') : ''
  for (const entry of sitemapsOfRobots(toText(robots ?? ''))) {
    await yieldIfOver()
    const answer = answerOf(entry)
    sitemaps.add(answer)
    if (answer === undefined && mayBeOwn(entry, site))
      counter.count('sitemap/named', toBytes(entry.address), atLine('robots.txt', entry.line))
  }
  const anyHost = new ServedSite({ ...site, host: undefined, redirects: [] }, files)
  const listed = new Set<SiteAnswer>()
  let hasSitemap = false
  // One that is read may add others.
  for (const file of sitemaps) {
    await yieldIfOver()
    if (typeof file !== 'number') continue
    const name = site.names[file] ?? ''
    const sitemap = await parse(site.root, name)
    // Feeds only list what is new.
    if (sitemap === 'feed') continue
    hasSitemap = true
    if (sitemap === undefined) counter.count('sitemap/unreadable', name, wholeFile(name))
    for (const entry of sitemap?.sitemaps ?? []) {
      await yieldIfOver()
      sitemaps.add(check(entry, name))
    }
    for (const entry of sitemap?.pages ?? []) {
      await yieldIfOver()
      const answer = check(entry, name)
      listed.add(typeof answer === 'number' ? answer : answerOf(entry, anyHost))
    }
  }
  if (!hasSitemap) return
  for await (const [index, name] of interruptible(site.names.entries(), signal)) {
    const isListed = listed.has(index) || pages.get(index)?.isUnlisted === true
    if (isPage(name) && !isNotFoundPage(name) && !isListed)
      counter.count('sitemap/missing', name, wholeFile(name))
  }
}

/** Returns what a sitemap means by an address: whatever host it names, its path is that of this site. */
export function readSitemapAddress(
  address: string,
  addresses: Addresses,
): ResolvedAddress | undefined {
  const url = URL.parse(address, SOME_PAGE)
  return url
    ? addresses.resolve(toBytes(url.pathname), addresses.baseOfFile('sitemap.xml'))
    : undefined
}

/** `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be those of this site. */
function mayBeOwn({ address }: SitemapEntry, { domain }: Site): boolean {
  const host = hostOf(address)?.host
  return host === undefined || domain === undefined || host === domain
}

/** Undefined if the file cannot be read. */
async function parse(root: string, name: string): Promise<Sitemap | 'feed' | undefined> {
  const content = await contentOf(root, name)
  if (content === undefined) return undefined
  if (/\.txt(?:\.gz)?$/i.test(name)) return readTextSitemap(toText(content))
  return readSitemap(content)
}

/** Returns a file unpacked, as a string of bytes; undefined if it cannot be read or is too large. */
async function contentOf(root: string, name: string): Promise<string | undefined> {
  try {
    const path = pathOf(root, name)
    if (statSync(path).size > MAX_BYTES) return undefined
    const content = readFileSync(path)
    const isPacked = content[0] === 0x1f && content[1] === 0x8b
    const plain = isPacked ? await unpack(content, { maxOutputLength: MAX_BYTES }) : content
    return plain.length > MAX_BYTES ? undefined : plain.toString('latin1')
  } catch {
    return undefined
  }
}
