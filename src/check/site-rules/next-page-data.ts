/**
 * Checks the data files that Next.js writes next to pages. Its router loads them when a reader
 * follows a link, and nothing in the HTML points to them.
 */
import { makePause, type Pause } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { type Bytes, compareBytes, getFolder, NO_BYTES, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isNotFoundPage } from '../../web/page-names.ts'
import { getFileName, hasFolder } from '../../web/tree.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import {
  findOldestMajor,
  listRouterFileKinds,
  mapPagePayloads,
  type NextBuild,
  type RoutedPage,
  type Router,
  type RouterFileKind,
} from './next-router-files.ts'
import type { FactsByPage } from './page-facts.ts'

/** A file that a page lacks. */
interface MissingFile {
  readonly page: Bytes
  readonly name: Bytes
}

/** Which pages of a build lack a kind of file. */
interface RouterFileSurvey {
  readonly kind: RouterFileKind
  readonly missingFiles: readonly MissingFile[]
  /** Does at least one page of the build have one? */
  readonly isOnSomePage: boolean
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
  const { servedSite, signal } = context
  const pause = makePause(signal)
  const builds = await listBuilds(servedSite, pageFacts, pause)
  for (const build of builds) {
    const surveys: RouterFileSurvey[] = []
    for (const kind of listRouterFileKinds(build, servedSite))
      surveys.push(await surveyKind(kind, build.pages, servedSite, pause))

    const surveysWithFiles = surveys.filter(({ isOnSomePage }) => isOnSomePage)
    reportOnEachPage(listMissingFiles(surveysWithFiles), context)

    // With two builds in one folder, it is unknown whose router is there.
    const isOnlyBuildInFolder = builds.every(
      (other) => other === build || other.root !== build.root,
    )
    const surveysWithoutFiles = surveys.filter(({ isOnSomePage }) => !isOnSomePage)
    if (isOnlyBuildInFolder)
      reportOnFirstPage(listMissingExpectedFiles(surveysWithoutFiles, build, servedSite), context)
  }
}

/** Returns the missing files that the router of a build always loads. */
function listMissingExpectedFiles(
  surveys: readonly RouterFileSurvey[],
  build: NextBuild,
  servedSite: ServedSite,
): readonly MissingFile[] {
  if (surveys.length === 0) return []
  const oldestMajor = findOldestMajor(build, servedSite)
  if (oldestMajor === undefined) return []
  const isExpected = ({ sinceMajor }: RouterFileKind) =>
    sinceMajor !== undefined && oldestMajor >= sinceMajor
  return listMissingFiles(surveys.filter(({ kind }) => isExpected(kind)))
}

async function surveyKind(
  kind: RouterFileKind,
  pages: readonly RoutedPage[],
  { fileIndexes }: ServedSite,
  pause: Pause,
): Promise<RouterFileSurvey> {
  const missingFiles: MissingFile[] = []
  let isOnSomePage = false
  for (const page of pages) {
    await pause()
    for (const name of kind.listNames(page)) {
      if (fileIndexes.has(name)) isOnSomePage = true
      else missingFiles.push({ page: page.name, name })
    }
  }
  return { kind, missingFiles, isOnSomePage }
}

function listMissingFiles(surveys: readonly RouterFileSurvey[]): readonly MissingFile[] {
  return surveys.flatMap(({ missingFiles }) => missingFiles)
}

/** Reports one finding for each page. */
function reportOnEachPage(
  files: readonly MissingFile[],
  { servedSite, collector }: CheckContext,
): void {
  for (const [page, [first, ...others]] of Map.groupBy(files, (file) => file.page)) {
    if (first === undefined) continue
    const note = others.length === 0 ? '' : ` and ${formatCount(others.length, 'other file')}`
    const values = { file: `/${toText(first.name)}${note}` }
    const key = makeFullPath(first.name, servedSite)
    const occurrence = { key, spot: makeFileSpot(page), target: first.name }
    collector.report('page-data', occurrence, values)
  }
}

/** Reports one finding for all these files. */
function reportOnFirstPage(
  files: readonly MissingFile[],
  { servedSite, collector }: CheckContext,
): void {
  const [first] = files.toSorted((one, other) => compareBytes(one.page, other.page))
  if (first === undefined) return
  const values = { file: `/${toText(first.name)}` }
  const key = makeFullPath(first.name, servedSite)
  const occurrence = { key, spot: makeFileSpot(first.page), target: first.name }
  collector.report('page-data/all', occurrence, values)
}

/**
 * Groups pages by build: older versions of Next.js may be next to newer ones, and write different
 * files.
 */
async function listBuilds(
  { snapshot }: ServedSite,
  pageFacts: FactsByPage,
  pause: Pause,
): Promise<readonly NextBuild[]> {
  const roots = new BuildRoots(snapshot.names)
  const pagePayloads = mapPagePayloads(snapshot.names)
  const builds = new Map<string, { root: Bytes; router: Router; pages: RoutedPage[] }>()
  for (const [pageIndex, { router }] of pageFacts) {
    const page = getFileName(snapshot, pageIndex)
    // Nobody follows a link to a 404 page.
    if (router === undefined || isNotFoundPage(page)) continue
    await pause()

    const root = roots.findRoot(getFolder(page)) ?? guessRoot(page, router)
    const buildKey = `${router.kind} ${root} ${router.buildId ?? ''}`
    const build = builds.get(buildKey) ?? { root, router, pages: [] }
    builds.set(buildKey, build)
    build.pages.push(makeRoutedPage(page, root, pagePayloads))
  }

  return [...builds.values()]
}

/**
 * Guesses the root of a build without a `_next/` folder. The build ID distinguishes a build from
 * others; without one, only the top-level folder of the page can.
 */
function guessRoot(page: Bytes, router: Router): Bytes {
  if (router.buildId !== undefined) return NO_BYTES
  return page.slice(0, page.indexOf('/') + 1)
}

function makeRoutedPage(
  page: Bytes,
  root: Bytes,
  pagePayloads: ReadonlyMap<string, Bytes>,
): RoutedPage {
  const stem = page.replace(/\.html?$/i, '')
  const path = stem.replace(/(?:^|\/)index$/, '')
  const folder = path === '' ? NO_BYTES : path.concat('/')
  const folderInBuild = folder.slice(root.length)
  return { name: page, stem, folder, folderInBuild, pagePayload: pagePayloads.get(folder) }
}

/** Finds the folders that contain `_next/`. */
class BuildRoots {
  readonly #names: readonly Bytes[]
  readonly #rootsByFolder = new Map<string, Bytes | undefined>()

  constructor(names: readonly Bytes[]) {
    this.#names = names
  }

  /**
   * Returns the innermost folder with `_next/` that contains this folder, or is this folder;
   * undefined if there is none.
   */
  findRoot(folder: Bytes): Bytes | undefined {
    if (!this.#rootsByFolder.has(folder)) this.#rootsByFolder.set(folder, this.#find(folder))
    return this.#rootsByFolder.get(folder)
  }

  #find(folder: Bytes): Bytes | undefined {
    if (hasFolder(this.#names, `${folder}_next/`)) return folder
    if (folder === '') return undefined
    return this.findRoot(getFolder(folder.slice(0, -1)))
  }
}
