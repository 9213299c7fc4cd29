/**
 * Lists the data files that the routers of Next.js load in a browser. The build writes them next to
 * the pages.
 */
import { readFileSync } from 'node:fs'
import { tryOnDisk } from '../../common/file-errors.ts'
import { asBytes, type Bytes, getFolder, toBytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { makeDiskPath } from '../../web/tree.ts'

/** A known router of a page. `build` is the ID of the build. */
export type Router =
  /** The App Router: https://nextjs.org/docs/app/guides/static-exports. */
  | { readonly kind: 'next-app'; readonly build: string | undefined }
  /** The Pages Router, on a page with its own data. `build` is part of the data's address. */
  | { readonly kind: 'next-pages'; readonly build: string }

/** A page, and where its router looks for data files. */
export interface RoutedPage {
  /** The name of its file. */
  readonly page: Bytes
  /** The name without its ending. */
  readonly stem: Bytes
  /** The folder of its address; empty for the root of the site. */
  readonly folder: Bytes
  /** That folder below the root of the build. */
  readonly folderInBuild: Bytes
  /** The name of the file with the page's own part, if it exists. */
  readonly ownPart: Bytes | undefined
}

/** The pages of one build. */
export interface NextBuild {
  /** The folder that contains `_next/`; empty for the root of the site. */
  readonly root: Bytes
  readonly router: Router
  readonly pages: readonly RoutedPage[]
}

/** A kind of files that a router loads for its pages. */
export interface FileKind {
  /** Returns the names of the files for one page. */
  listNames(page: RoutedPage): readonly Bytes[]
  /** The first major version that always loads these files; undefined if it depends on the page. */
  readonly since: number | undefined
}

function makePartKind(name: string, since?: number): FileKind {
  return { listNames: ({ folder }) => [folder.concat(toBytes(`__next.${name}.txt`))], since }
}

/** The end of the name of a file with the page's own part. */
const OWN_PART = '__PAGE__.txt'
/**
 * The first major version whose exports have parts of pages. From exports of Next.js 14.2, 15.5,
 * 16.0, 16.2 and 16.4, and from the requests of their routers, 2026-11.
 */
const FIRST_WITH_PARTS = 16

const WHOLE_PAGE: FileKind = { listNames: ({ stem }) => [stem.concat('.txt')], since: 0 }

/** If the file is missing, its name is a guess, because route groups change it. */
const PAGE_ITSELF: FileKind = {
  listNames({ folder, folderInBuild, ownPart }) {
    const dotted = folderInBuild.replaceAll('/', '.')
    return [ownPart ?? asBytes(`${folder}__next.${dotted}${OWN_PART}`)]
  },
  since: FIRST_WITH_PARTS,
}

/**
 * The layouts around a page: the layout of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the
 * one around that `__next.a.txt`.
 */
const LAYOUTS: FileKind = {
  listNames({ ownPart }) {
    if (ownPart === undefined) return []
    const folder = getFolder(ownPart)
    const segments = ownPart.slice(folder.length).split('.').slice(1, -2)
    const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'))
    return [...ends].map((end) =>
      asBytes(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`),
    )
  },
  since: undefined,
}

/** The files that the App Router loads. */
const APP_ROUTER_KINDS: readonly FileKind[] = [
  WHOLE_PAGE,
  makePartKind('_tree', FIRST_WITH_PARTS),
  makePartKind('_full', FIRST_WITH_PARTS),
  PAGE_ITSELF,
]
/** Parts that later versions merge into other parts, unless they are large. */
const SEPARATE_PARTS: readonly FileKind[] = [makePartKind('_head'), makePartKind('_index'), LAYOUTS]
/** Part of `_tree` in versions that keep all parts separate. */
const KEPT_APART = '"slots"'

/** Returns the kinds of files that the router of a build loads. */
export function listFileKinds(
  { root, router, pages }: NextBuild,
  { site, files }: ServedSite,
): readonly FileKind[] {
  if (router.kind === 'next-pages') return [makeDataKind(`${root}_next/data/${router.build}/`)]
  const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`)
  const tree = trees.find((name) => files.has(name))
  const hasSeparateParts = tree !== undefined && readFileOfSite(site, tree).includes(KEPT_APART)
  if (hasSeparateParts) return [...APP_ROUTER_KINDS, ...SEPARATE_PARTS]
  return APP_ROUTER_KINDS
}

/** Returns the kind of the files that the Pages Router loads from a folder. */
function makeDataKind(dataFolder: string): FileKind {
  return {
    listNames({ folderInBuild }) {
      const name = folderInBuild.slice(0, -1) || 'index'
      return [asBytes(`${dataFolder}${name}.json`)]
    },
    since: 0,
  }
}

/** Returns the files with pages' own parts, by folder. */
export function findOwnParts(names: readonly Bytes[]): ReadonlyMap<string, Bytes> {
  const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`))
  return new Map(parts.map((name) => [getFolder(name), name]))
}

/** Code of a router that loads exported files, not data from a Next.js server. */
const ASKS_FOR_FILES = /\+=["']index\.txt["']/
const VERSION = /\bnext=\{version:["'](\d+)\./

/**
 * Returns the major version of a build's router, from the build's scripts. 0 if the version is
 * unknown; undefined if the router does not load exported files or is missing.
 */
export function findVersionThatLoads(
  { root, router }: NextBuild,
  { site, files }: ServedSite,
): number | undefined {
  const folder = `${root}_next/static/`
  if (router.kind === 'next-pages')
    return files.has(`${folder}${router.build}/_buildManifest.js`) ? 0 : undefined
  const names = site.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'))
  const scripts = names.map((name) => readFileOfSite(site, name))
  if (!scripts.some((code) => ASKS_FOR_FILES.test(code))) return undefined
  const versions = scripts.map((code) => Number(VERSION.exec(code)?.[1] ?? 0))
  // Scripts of an older build may be in the folder, too.
  const known = versions.filter((version) => version > 0)
  if (known.length === 0) return 0
  return Math.min(...known)
}

/** Returns the content of a file, one character per byte; empty if it cannot be read. */
function readFileOfSite({ root }: SiteSnapshot, name: string): string {
  return tryOnDisk(() => readFileSync(makeDiskPath(root, name), 'latin1'), '')
}
