import { makeInterruptible } from '../../common/event-loop.ts'
import {
  type Bytes,
  NO_BYTES,
  percentEncode,
  ROOT,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { findDottedPart } from '../../web/host/dot-files.ts'
import { isReadByHosts } from '../../web/host/hosts.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import { getFileName } from '../../web/tree.ts'
import type { PublishedSite } from '../comparing/published-site.ts'
import { makeUrl } from '../comparing/urls.ts'
import { type LoadedAs, readFilesUsedByPages, type UnnamedPage } from './files-used-by-pages.ts'

/**
 * What the host of a site should answer. Addresses are paths from the root of the host,
 * percent-encoded.
 */
export type Expectation = ExpectedFile | ExpectedGone | ExpectedMissing | ExpectedRedirect

/** A file of a site. */
interface FileOfSite {
  /** Its index in the site's names. */
  readonly file: number
  readonly name: string
  readonly isPage: boolean
}

/** The content of a file of the site, under one of its addresses. */
export interface ExpectedFile extends FileOfSite {
  readonly kind: 'file'
  readonly address: string
  /** Do hosts or their uploaders keep such a file to themselves? */
  readonly mayBeMissing: boolean
  /** Is it the page that hosts show, with the status 404, where there is none? */
  readonly isNotFoundPage: boolean
  /** Is it a page although its name does not say so? */
  readonly unnamedPage?: UnnamedPage | undefined
  /** How pages load it under a name that stays the same when its content changes. */
  readonly loadedAs?: LoadedAs | undefined
  /** Did the earlier site have another content under this name? */
  readonly hasChanged?: boolean
}

/** Nothing, where the earlier site had this file. */
interface ExpectedGone extends FileOfSite {
  readonly kind: 'gone'
  readonly address: string
}

/** An address that no file has. */
export interface ExpectedMissing {
  readonly kind: 'missing'
  readonly address: string
  /** The page that the host should show, if it has one and this address shows which. */
  readonly page: FileOfSite | undefined
}

/** A rule of the host's own redirect file. */
export interface ExpectedRedirect {
  readonly kind: 'redirect'
  readonly address: string
  /** Where it leads, in full, under each name that the site's host is known by. */
  readonly targets: readonly string[]
  readonly status: number
  /** The name of the redirect file, and the line of the rule. */
  readonly rules: string
  readonly line: number
}

/**
 * How many pages are asked for under their other addresses as well: what answers those is one rule
 * for all of them.
 */
const MAX_ALIASES = 200

/** How many files of the earlier site are asked for that are gone. */
const MAX_GONE = 200

/** How many rules of a redirect file for one address each are tried. */
const MAX_RULES = 500

/** How a site is published. */
export interface ExpectationOptions {
  /** The origin of the published site. */
  readonly origin: string
  /** The site that was published there before, if it is known. */
  readonly earlier?: PublishedSite | undefined
  /** The indices of the files that it did not have, or had with other bytes. */
  readonly changedFiles?: ReadonlySet<number> | undefined
  /** Makes an address that no file has; letters and digits. */
  readonly token: string
  readonly signal: AbortSignal
}

/**
 * Returns what the host of a site should answer: each file under the address that the host prefers,
 * some pages under their other addresses, the rules of a redirect file, what is gone, and a few
 * addresses that no file has. `withoutAddress`: how many files have no address by the rules of the
 * host.
 * @throws the reason of the signal soon after it is aborted; Error of the disk
 */
export async function listExpectations(
  site: PublishedSite,
  { origin, earlier, changedFiles, token, signal }: ExpectationOptions,
) {
  const { loaded, unnamedPages } = await readFilesUsedByPages(site, signal)
  const hasChanged = (file: number, name: Bytes) =>
    changedFiles?.has(file) === true &&
    earlier?.served.files.has(name) === true &&
    !site.getFile(file).isLarge
  const files: ExpectedFile[] = []
  const aliases: ExpectedFile[][] = []
  let withoutAddress = 0
  for await (const [file, name] of makeInterruptible(site.site.names.entries(), signal)) {
    const [first, ...others] = listAddresses(name, file, site)
    if (first === undefined) {
      if (!mayBeUnpublished(name, site)) withoutAddress++
      continue
    }
    const uses = { loadedAs: loaded.get(file), unnamedPage: unnamedPages.get(file) }
    files.push({
      ...makeExpectedFile(first, file, site),
      ...uses,
      hasChanged: hasChanged(file, name),
    })
    if (others.length > 0) aliases.push(others.map((path) => makeExpectedFile(path, file, site)))
  }
  const expected = [
    ...files,
    ...sampleEvenly(aliases, MAX_ALIASES).flat(),
    ...listExpectedRedirects(site, origin),
    ...listGoneFiles(site, earlier),
    ...listMissingAddresses(site, token),
  ]
  return { expected, withoutAddress }
}

/** Returns at most `most` of the items, spread evenly, the first one among them. */
export function sampleEvenly<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return items.filter(
    (_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length),
  )
}

/**
 * Returns the paths at which a file is asked for, the one that the host prefers first; relative to
 * the site's root, decoded.
 */
function listAddresses(name: Bytes, file: number, site: PublishedSite): readonly Bytes[] {
  const all = site.served.listAddresses(file)
  // What any host does, and what a host shows at `/404`, differs.
  if (site.site.host === undefined || isNotFoundPageOfSite(name)) {
    const only = name === HOME_PAGE ? NO_BYTES : name
    return all.filter((path) => path === only)
  }
  // Under its full name, every host shows a page, or redirects to the address that it prefers.
  return all.filter((path, i) => i === 0 || path === name)
}

function makeExpectedFile(path: Bytes, file: number, site: PublishedSite): ExpectedFile {
  const name = getFileName(site.site, file)
  return {
    kind: 'file',
    address: site.makeAddress(path),
    ...describeFile(file, site),
    mayBeMissing: mayBeUnpublished(name, site),
    isNotFoundPage: isNotFoundPageOfSite(name),
  }
}

function describeFile(file: number, { site }: PublishedSite): FileOfSite {
  const name = getFileName(site, file)
  return { file, name: toText(name), isPage: isPage(name) }
}

/**
 * Is this a file that hosts, uploaders or servers may well keep to themselves? Whether names that
 * begin with a dot are published depends on how a site is uploaded, and servers often refuse them;
 * `.well-known` is made to be published.
 */
function mayBeUnpublished(name: Bytes, { site, served }: PublishedSite): boolean {
  if (isReadByHosts(name)) return true
  const { dropsDotFiles } = served.rules
  if (site.host === undefined || dropsDotFiles === 'all')
    return findDottedPart(name, 'all') !== undefined
  return findDottedPart(name, 'all-but-well-known') !== undefined
}

/**
 * Returns the pages that the earlier site had under addresses that nothing of this one answers, and
 * the scripts in its root: a service worker among them goes on with what it knows. Other files are
 * often left there on purpose, for pages that are open.
 */
function listGoneFiles(site: PublishedSite, earlier: PublishedSite | undefined): ExpectedGone[] {
  if (earlier === undefined) return []
  const { names } = earlier.site
  // A rule may go on to answer any of them.
  if (site.served.unreadRule !== undefined) return []
  const isMeant = (name: string) => isPage(name) && !isNotFoundPageOfSite(name)
  const gone = names.flatMap((name, file): ExpectedGone[] => {
    if (site.served.files.has(name) || mayBeUnpublished(name, earlier)) return []
    if (!isMeant(name) && !/^[^/]+\.m?js$/.test(name)) return []
    const [path] = listAddresses(name, file, earlier)
    if (path === undefined || site.served.answer(path) !== undefined) return []
    return [{ kind: 'gone', address: earlier.makeAddress(path), ...describeFile(file, earlier) }]
  })
  return sampleEvenly(gone, MAX_GONE)
}

/** Returns the redirects that the host should make by rules for one address each. */
function listExpectedRedirects(site: PublishedSite, origin: string): ExpectedRedirect[] {
  const { redirects, findFile } = site.served
  const file = site.served.rules.redirectFile?.name ?? ''
  const rules = redirects.rules.filter(
    ({ action, isConditional, query }) =>
      action === 'redirect' && !isConditional && query === undefined,
  )
  const expected: ExpectedRedirect[] = []
  let tried = 0
  for (const rule of rules) {
    // Others are about many addresses.
    if (rule.source.kind !== 'exact') continue
    tried += 1
    if (tried > MAX_RULES) break
    const path = rule.source.path || ROOT
    // No address is like that.
    if (!path.startsWith('/')) continue
    const [step] = redirects.responder.listSteps({ path, query: '' }, findFile)
    // Another rule or a file may come first.
    if (step?.kind !== 'redirect' || step.rule !== rule) continue
    const address = percentEncode(path)
    const targets = resolveRedirectTargets(step.to, address, site.site.domain, origin)
    if (targets === undefined) continue
    const { status, line } = rule
    expected.push({ kind: 'redirect', address, targets, status, rules: file, line })
  }
  return expected
}

/**
 * Returns where a rule leads from an address, in full: under the name of the site's host and at
 * `origin`, if it stays on that host. Undefined if that is no address.
 */
function resolveRedirectTargets(
  to: string,
  address: string,
  domain: string | undefined,
  origin: string,
): readonly string[] | undefined {
  const own = URL.parse(to, makeUrl(origin, address).href)
  if (own === null) return undefined
  if (domain === undefined) return [own.href]
  const named = URL.parse(to, `https://${domain}${address}`)
  if (named?.host !== domain) return [own.href]
  return [`${origin}${getFullPath(named)}`, named.href]
}

const getFullPath = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/**
 * Returns a few addresses that no file has: a page, one with an ending, one in a folder, and a
 * script.
 */
function listMissingAddresses(site: PublishedSite, token: string): ExpectedMissing[] {
  const { names } = site.site
  const name = toBytes(`no-page-has-this-name-${token}`)
  const folder = names.find((each) => isPage(each) && each.includes('/'))?.replace(/[^/]*$/, '')
  const paths = [name, name.concat('.html'), name.concat('.js')]
  if (folder !== undefined) paths.push(folder.concat(name))
  const { rules, files } = site.served
  const page = files.get('404.html')
  if (site.served.unreadRule !== undefined || (page === undefined && rules.missing === 'home-page'))
    return []
  const missing = paths.filter((path) => site.served.answer(path) === undefined)
  // What the host shows below a folder, or instead of a script, differs.
  return missing.map((path, i) => {
    const isKnown = i === 0 && page !== undefined
    const shown = isKnown ? describeFile(page, site) : undefined
    return { kind: 'missing', address: site.makeAddress(path), page: shown }
  })
}
