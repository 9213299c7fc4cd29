import { iterateWithPauses, makeCheckpoint } from '../../common/event-loop.ts'
import { tryOnDisk } from '../../common/file-errors.ts'
import { formatCount } from '../../common/units.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import {
  asBytes,
  type Bytes,
  compareBytes,
  NO_BYTES,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { listAddressForms } from '../../web/host/address-forms.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, isNotFoundPage, isPage } from '../../web/page-names.ts'
import { Addresses, decodePathname } from '../../web/resolve-address.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { CheckContext } from './check-context.ts'
import { type ExternalSpots, isInOtherFile } from './external-spots.ts'
import type { FindingCounter } from './finding-counter.ts'
import type { PageFacts } from './page-facts.ts'

/** How other files point to files, by index. */
interface Reach {
  readonly isLinked: (file: number) => boolean
  /** Scripts alone may open the file. */
  readonly isNamed: (file: number) => boolean
}

/** Pages that readers reach without a link, or whose links are rare or in a script. */
const NEEDS_NO_LINK = [
  // Shown for errors.
  /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found)(?:\/index)?\.html?$/i,
  // Shown without a network.
  /(?:^|\/)offline(?:-plugin-app-shell-fallback)?(?:\/index)?\.html?$/i,
  // Shown by a search.
  /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
  // Proves the ownership of the site to a service.
  /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
  // Inserted into other pages by scripts.
  /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
  // Print editions.
  /(?:^|\/)print[-_](?:page|site)(?:\/index)?\.html$/,
  // Written by rustdoc, Haddock, Doxygen and YARD.
  /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
  // Written by Sphinx.
  /(?:^|\/)[a-z]+-modindex(?:\/index)?\.html$/,
]

const VERSION = String.raw`(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*`
const CHANNEL = 'latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?'
const LANGUAGE = String.raw`[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?`
/**
 * The home page of a version or a language. Other editions link to it from a menu that a script
 * creates.
 */
const HOME_OF_EDITION = new RegExp(
  String.raw`(?:^|/)(?:${VERSION}|${CHANNEL}|${LANGUAGE})/index\.html?$`,
  'i',
)

/**
 * Data of menus that scripts create, such as `menudata.js` of Doxygen. Data of a search is
 * excluded, because it contains every page.
 */
const MENU_DATA =
  /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i
/** How much of a file is read, in bytes. */
const MAX_MENU_DATA_BYTES = 4 << 20
/** Text whose last part, if it is an address, is the plain name of a file or a folder. */
const PLAIN_ENDING = /^[^%?]*[^%?./]\/?$/
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g

/**
 * Reports one finding for all pages that no other page and no redirect rule points to. Reports none
 * if no page links to another, or if scripts seem to create the links. `pages` is by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkUnlinkedPages(
  context: CheckContext,
  pages: ReadonlyMap<number, PageFacts>,
  { isLinked, isNamed }: Reach,
  external: ExternalSpots,
): Promise<void> {
  const { served, counter, signal } = context
  const home = served.findServedFile(NO_BYTES)
  if (home === undefined || !areAllRead(served, pages)) return
  const ruled = new Set(served.listRuleDestinations())
  const isFound = (file: number) => isLinked(file) || ruled.has(file)
  const isWanted = (file: number, facts: PageFacts) =>
    file !== home && needsLink(served.getName(file), facts, pages.get(home))
  const unreached: number[] = []
  for await (const [file, facts] of iterateWithPauses(pages, signal))
    if (!isPageFound(file, served, isFound) && isWanted(file, facts)) unreached.push(file)
  if (unreached.length === 0 || !pages.keys().some(isLinked)) return
  const inMenus = await listNamedInMenus(context, unreached)
  const inFull = await listNamedInFull(context, external)
  const withoutLink = unreached.filter((file) => !inMenus.has(file) && !inFull.has(file))
  const allPages = iterateWithPauses(pages, signal)
  if (await areLinksScripted(withoutLink.length, allPages, isWanted)) return
  const inWrongCase = listNamedInWrongCase(context, withoutLink)
  const unlinked = withoutLink.filter(
    (file) => !inWrongCase.has(file) && !isPageFound(file, served, isNamed),
  )
  if (unlinked.length > 0) reportUnlinked(unlinked, served, counter)
}

/**
 * Do scripts create the links? If so, most pages are without one, and most run a script. Only pages
 * that readers should reach by a link count.
 */
async function areLinksScripted(
  unlinked: number,
  pages: AsyncIterable<[file: number, facts: PageFacts]>,
  isWanted: (file: number, facts: PageFacts) => boolean,
): Promise<boolean> {
  let wanted = 0
  let withScript = 0
  for await (const [file, facts] of pages) {
    if (!isWanted(file, facts)) continue
    wanted++
    if (facts.runsScript) withScript++
    if (wanted >= unlinked * 2) return false
  }
  return withScript > wanted / 2
}

function reportUnlinked(
  files: readonly number[],
  served: ServedSite,
  counter: FindingCounter,
): void {
  const root = toBytes(served.site.basePath)
  const names = files.map((file) => served.getName(file)).sort(compareBytes)
  const found = names.map((name) => ({ key: root.concat(name), fileName: name }))
  const pages = found.length > 1 ? formatCount(found.length, 'page') : 'this page'
  counter.reportTogether('unlinked-page', { pages }, found)
}

/** Were all pages read? Links of an unread page may point anywhere. */
function areAllRead({ site }: ServedSite, pages: ReadonlyMap<number, PageFacts>): boolean {
  if (site.unreadable.length > 0) return false
  return site.names.every((name, file) => !isPage(name) || pages.has(file))
}

/** Are readers meant to reach a page, and only by a link? */
function needsLink(name: Bytes, facts: PageFacts, home: PageFacts = {}): boolean {
  if (!isPage(name) || getStem(name) === '' || isNotFoundPage(name)) return false
  if (facts.isRedirectOrCopy || facts.kind === 'template') return false
  // A property that the home page has, too, does not set a page apart.
  if (facts.isUnlisted && !home.isUnlisted) return false
  if (facts.isPartial && !home.isPartial) return false
  return !HOME_OF_EDITION.test(name) && !NEEDS_NO_LINK.some((pattern) => pattern.test(name))
}

/**
 * Do links point to a page, or to another file for it, such as `guide.html` for `guide/index.html`?
 */
function isPageFound(
  page: number,
  served: ServedSite,
  isFound: (file: number) => boolean,
): boolean {
  if (isFound(page)) return true
  return listAddressForms(served.getName(page)).some((form) => {
    const file = served.files.get(form)
    return file !== undefined && isFound(file)
  })
}

/**
 * Returns the indexes of files that other files may link to by full address. If the site's own host
 * is unknown, any host may be it.
 */
async function listNamedInFull(
  { served, signal }: CheckContext,
  external: ExternalSpots,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  if (served.site.domain !== undefined) return found
  const root = toBytes(served.site.basePath)
  for await (const [address, spots] of iterateWithPauses(external, signal)) {
    // The addresses are normalized URLs, and there are many, so they are not parsed again.
    const [, , , ...parts] = address.split(/[?#]/, 1)[0]?.split('/') ?? []
    const path = decodePathname(toBytes(`/${parts.join('/')}`))
    if (!path.startsWith(root)) continue
    const file = served.findFileByName(path.slice(root.length))
    if (file !== undefined && isInOtherFile(spots, file)) found.add(file)
  }
  return found
}

/** Returns the indexes of pages that broken links on other pages would point to in another case. */
function listNamedInWrongCase(
  { served, counter }: CheckContext,
  unreached: readonly number[],
): ReadonlySet<number> {
  const root = toBytes(served.site.basePath)
  const forms = unreached.flatMap((file) =>
    listAddressForms(served.getName(file)).map((form) => ({ file, path: root.concat(form) })),
  )
  const formsByPath = Map.groupBy(forms, ({ path }) => foldCase(path))
  const found = new Set<number>()
  for (const { kind, key, spots } of counter.listCounted()) {
    if (kind !== 'broken-link') continue
    const [path = NO_BYTES] = key.split(/[?#]/, 1)
    for (const { file } of formsByPath.get(foldCase(path)) ?? [])
      if (spots.some(({ fileName }) => fileName !== served.getName(file))) found.add(file)
  }
  return found
}

/** Returns text that is equal for paths that differ only in case or in the form of Unicode. */
function foldCase(path: string): string {
  return toText(asBytes(path)).normalize('NFC').toLowerCase()
}

/** Returns the last part of a path, without a slash at its end. */
function getLastSegment(path: string): string {
  const end = path.endsWith('/') ? path.length - 1 : path.length
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end)
}

/** Returns the indexes of files that menus created by scripts may point to. */
async function listNamedInMenus(
  { served, signal }: CheckContext,
  unreached: readonly number[],
): Promise<ReadonlySet<number>> {
  const endings = new Set(
    unreached.flatMap((file) => listAddressForms(served.getName(file))).map(getLastSegment),
  )
  const { root, names } = served.site
  const addresses = new Addresses(served.site)
  const pause = makeCheckpoint(signal)
  const found = new Set<number>()
  for (const name of names.filter((each) => MENU_DATA.test(each))) {
    await pause()
    const path = makeDiskPath(root, name)
    const data = tryOnDisk(() => readStartOfFile(path, MAX_MENU_DATA_BYTES).toString('latin1'), '')
    const base = addresses.makeFileBase(name)
    for (const [written] of data.matchAll(QUOTED)) {
      const [value = NO_BYTES] = asBytes(written).split('#', 1)
      // Resolving thousands of words would take long.
      if (PLAIN_ENDING.test(value) && !endings.has(getLastSegment(value))) continue
      await pause()
      const address = addresses.resolve(value, base)
      const file = address.kind === 'site' ? served.findFileByName(address.path) : undefined
      if (file !== undefined) found.add(file)
    }
  }
  return found
}
