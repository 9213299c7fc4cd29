/**
 * Checks the data files that Next.js writes next to pages. Its router loads them when a reader
 * follows a link, and nothing in the HTML points to them.
 */
import { makeCheckpoint, type Pause } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import {
  type Bytes,
  compareBytes,
  getFolder,
  NO_BYTES,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isNotFoundPage } from '../../web/page-names.ts'
import { getFileName, hasFolder } from '../../web/tree.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import {
  type FileKind,
  findOwnParts,
  findVersionThatLoads,
  listFileKinds,
  type NextBuild,
  type RoutedPage,
  type Router,
} from './next-build.ts'
import type { FactsByPage } from './page-facts.ts'

/** A file that a page lacks. */
interface MissingFile {
  readonly page: Bytes
  readonly name: Bytes
}

/** Files of one kind that pages of a build lack. */
interface KindPresence {
  readonly kind: FileKind
  readonly missing: readonly MissingFile[]
  /** Do other pages of the build have one? */
  readonly isPresent: boolean
}

/**
 * Reports pages that lack a data file that others of their build have, and builds without any such
 * file although their router loads it.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkNextPageData(
  context: CheckContext,
  pageFacts: FactsByPage,
): Promise<void> {
  const { served, signal } = context
  const pause = makeCheckpoint(signal)
  const builds = await listBuilds(served, pageFacts, pause)
  for (const build of builds) {
    const kinds: KindPresence[] = []
    for (const kind of listFileKinds(build, served))
      kinds.push(await findMissing(kind, build.pages, served, pause))

    const partlyMissing = kinds.filter(({ isPresent }) => isPresent)
    reportOnPages(listFiles(partlyMissing), context)

    // With two builds in one folder, it is unknown whose router is there.
    const isOnlyBuildInFolder = builds.every(
      (other) => other === build || other.root !== build.root,
    )
    const whollyMissing = kinds.filter(({ isPresent }) => !isPresent)
    if (isOnlyBuildInFolder) reportOnce(listExpected(whollyMissing, build, served), context)
  }
}

/** Returns the files of those kinds that the router of a build always loads. */
function listExpected(
  kinds: readonly KindPresence[],
  build: NextBuild,
  served: ServedSite,
): readonly MissingFile[] {
  if (kinds.length === 0) return []
  const version = findVersionThatLoads(build, served)
  if (version === undefined) return []
  const isExpected = ({ since }: FileKind) => since !== undefined && version >= since
  return listFiles(kinds.filter(({ kind }) => isExpected(kind)))
}

async function findMissing(
  kind: FileKind,
  pages: readonly RoutedPage[],
  { files }: ServedSite,
  pause: Pause,
): Promise<KindPresence> {
  const missing: MissingFile[] = []
  let isPresent = false
  for (const routed of pages) {
    await pause()
    for (const name of kind.listNames(routed)) {
      if (files.has(name)) isPresent = true
      else missing.push({ page: routed.page, name })
    }
  }
  return { kind, missing, isPresent }
}

function listFiles(kinds: readonly KindPresence[]): readonly MissingFile[] {
  return kinds.flatMap(({ missing }) => missing)
}

/** Reports one finding for each page. */
function reportOnPages(files: readonly MissingFile[], { served, collector }: CheckContext): void {
  for (const [page, [first, ...others]] of Map.groupBy(files, (each) => each.page)) {
    if (first === undefined) continue
    let file = `/${toText(first.name)}`
    if (others.length > 0) file += ` and ${formatCount(others.length, 'other file')}`
    const key = toBytes(served.site.basePath).concat(first.name)
    collector.reportWithValues(
      'page-data',
      { file },
      { key, spot: makeFileSpot(page), target: first.name },
    )
  }
}

/** Reports one finding for all these files. */
function reportOnce(files: readonly MissingFile[], { served, collector }: CheckContext): void {
  const [first] = files.toSorted((one, other) => compareBytes(one.page, other.page))
  if (first === undefined) return
  const key = toBytes(served.site.basePath).concat(first.name)
  const values = { file: `/${toText(first.name)}` }
  collector.reportWithValues('page-data/all', values, {
    key,
    spot: makeFileSpot(first.page),
    target: first.name,
  })
}

/**
 * Groups pages by build: older versions of Next.js may be next to newer ones, and write other
 * files.
 */
async function listBuilds(
  { site }: ServedSite,
  pageFacts: FactsByPage,
  pause: Pause,
): Promise<readonly NextBuild[]> {
  const roots = new BuildRoots(site.names)
  const ownParts = findOwnParts(site.names)
  const builds = new Map<string, { root: Bytes; router: Router; pages: RoutedPage[] }>()
  for (const [pageIndex, { router }] of pageFacts) {
    const page = getFileName(site, pageIndex)
    // Nobody follows a link to a 404 page.
    if (router === undefined || isNotFoundPage(page)) continue
    await pause()

    const root = roots.findRoot(getFolder(page)) ?? guessRoot(page, router)
    const key = `${router.kind} ${root} ${router.build ?? ''}`
    const build = builds.get(key) ?? { root, router, pages: [] }
    builds.set(key, build)
    build.pages.push(describePage(page, root, ownParts))
  }

  return [...builds.values()]
}

/** Guesses the root of a build without a `_next/` folder. */
function guessRoot(page: Bytes, router: Router): Bytes {
  if (router.build !== undefined) return NO_BYTES
  return page.slice(0, page.indexOf('/') + 1)
}

function describePage(page: Bytes, root: Bytes, ownParts: ReadonlyMap<string, Bytes>): RoutedPage {
  const stem = page.replace(/\.html?$/i, '')
  const path = stem.replace(/(?:^|\/)index$/, '')
  const folder = path === '' ? NO_BYTES : path.concat('/')
  const folderInBuild = folder.slice(root.length)
  return { page, stem, folder, folderInBuild, ownPart: ownParts.get(folder) }
}

/** Finds the folders that contain `_next/`. */
class BuildRoots {
  readonly #names: readonly Bytes[]
  readonly #known = new Map<string, Bytes | undefined>()

  constructor(names: readonly Bytes[]) {
    this.#names = names
  }

  /**
   * Returns the innermost folder with `_next/` that contains this folder, or is this folder;
   * undefined if there is none.
   */
  findRoot(folder: Bytes): Bytes | undefined {
    if (!this.#known.has(folder)) this.#known.set(folder, this.#find(folder))
    return this.#known.get(folder)
  }

  #find(folder: Bytes): Bytes | undefined {
    if (hasFolder(this.#names, `${folder}_next/`)) return folder
    if (folder === '') return undefined
    return this.findRoot(getFolder(folder.slice(0, -1)))
  }
}
