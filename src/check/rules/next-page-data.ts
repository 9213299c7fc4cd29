/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a
 * reader follows a link; nothing in the HTML names them.
 */
import { makeCheckpoint, type Pause } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
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
import {
  type FileKind,
  findOwnParts,
  findVersionThatLoads,
  listFileKinds,
  type NextBuild,
  type RoutedPage,
  type Router,
} from './next-build.ts'
import { pointAtFile } from './occurrences.ts'
import type { RuleContext } from './rule-context.ts'

/** A file that a page lacks. */
interface Lacking {
  readonly page: Bytes
  readonly name: Bytes
}

/**
 * Counts pages that lack a companion which others of their build have, and builds in which no page
 * has one although their program asks for it. `pages`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkNextPageData(
  context: RuleContext,
  pages: Iterable<readonly [number, { readonly router?: Router | undefined }]>,
): Promise<void> {
  const { served, signal } = context
  const yieldIfOver = makeCheckpoint(signal)
  const builds = await buildsOf(served, pages, yieldIfOver)
  for (const build of builds) {
    const lacking: Lacking[] = []
    const unwritten: { readonly kind: FileKind; readonly missing: readonly Lacking[] }[] = []
    for (const kind of listFileKinds(build, served)) {
      const { missing, isPresent } = await missingOf(kind, build.pages, served, yieldIfOver)
      if (isPresent) lacking.push(...missing)
      else unwritten.push({ kind, missing })
    }
    countLacking(lacking, context)
    // Whose program it is that is there is not known of two builds.
    const isAlone = builds.every((other) => other === build || other.root !== build.root)
    const version =
      isAlone && unwritten.length > 0 ? findVersionThatLoads(build, served) : undefined
    const asked = unwritten.filter(
      ({ kind }) => version !== undefined && kind.since !== undefined && version >= kind.since,
    )
    countAbsent(
      asked.flatMap(({ missing }) => missing),
      context,
    )
  }
}

async function missingOf(
  kind: FileKind,
  pages: readonly RoutedPage[],
  { files }: ServedSite,
  pause: Pause,
) {
  const missing: Lacking[] = []
  let isPresent = false
  for (const routed of pages) {
    await pause()
    for (const name of kind.namesFor(routed)) {
      if (files.has(name)) isPresent = true
      else missing.push({ page: routed.page, name })
    }
  }
  return { missing, isPresent }
}

/** One finding for each page. */
function countLacking(lacking: readonly Lacking[], { served, counter }: RuleContext): void {
  for (const [page, [first, ...others]] of Map.groupBy(lacking, (each) => each.page)) {
    if (first === undefined) continue
    const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`
    const key = toBytes(served.site.basePath).concat(first.name)
    const values = { file: `/${toText(first.name)}${more}` }
    counter.countWithValues('page-data', values, key, pointAtFile(page), first.name)
  }
}

/** One finding for all of them. */
function countAbsent(absent: readonly Lacking[], { served, counter }: RuleContext): void {
  const [first] = absent.toSorted((a, b) => compareBytes(a.page, b.page))
  if (first === undefined) return
  const key = toBytes(served.site.basePath).concat(first.name)
  const values = { file: `/${toText(first.name)}` }
  counter.countWithValues('page-data/all', values, key, pointAtFile(first.page), first.name)
}

/**
 * Returns the builds that pages are of: older versions may lie beside newer ones, and write other
 * files.
 */
async function buildsOf(
  { site }: ServedSite,
  pages: Iterable<readonly [number, { readonly router?: Router | undefined }]>,
  pause: Pause,
): Promise<readonly NextBuild[]> {
  const rootOf = rootsIn(site.names)
  const ownParts = findOwnParts(site.names)
  const builds = new Map<string, { root: Bytes; router: Router; pages: RoutedPage[] }>()
  for (const [index, { router }] of pages) {
    const page = getFileName(site, index)
    // Nobody follows a link to the page for wrong addresses.
    if (router === undefined || isNotFoundPage(page)) continue
    await pause()
    const stem = page.replace(/\.html?$/i, '')
    const path = stem.replace(/(?:^|\/)index$/, '')
    const folder = path === '' ? NO_BYTES : path.concat('/')
    const root =
      rootOf(getFolder(page)) ?? (router.build === undefined ? firstFolderOf(page) : NO_BYTES)
    const key = `${router.kind} ${root} ${router.build ?? ''}`
    const build = builds.get(key) ?? { root, router, pages: [] }
    builds.set(key, build)
    build.pages.push({
      page,
      stem,
      folder,
      path: folder.slice(root.length),
      ownPart: ownParts.get(folder),
    })
  }
  return [...builds.values()]
}

const firstFolderOf = (page: Bytes): Bytes => page.slice(0, page.indexOf('/') + 1)

/**
 * Returns what finds the innermost folder with a `_next/` that a folder is in, or that it is;
 * undefined if there is none.
 */
function rootsIn(names: readonly Bytes[]): (folder: Bytes) => Bytes | undefined {
  const known = new Map<string, Bytes | undefined>()
  const find = (folder: Bytes): Bytes | undefined => {
    if (hasFolder(names, `${folder}_next/`)) return folder
    if (folder === '') return undefined
    return rootOf(getFolder(folder.slice(0, -1)))
  }
  const rootOf = (folder: Bytes): Bytes | undefined => {
    if (!known.has(folder)) known.set(folder, find(folder))
    return known.get(folder)
  }
  return rootOf
}
