/**
 * Lists the data files that the routers of Next.js load in a browser. The build writes them next to
 * the pages.
 */
import { readFileSync } from 'node:fs'
import { ignoreDiskError } from '../../common/disk-errors.ts'
import { asBytes, type Bytes, getFolder, toBytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { makeDiskPath } from '../../web/tree.ts'

/** A known router of a page. `buildId` identifies the build. */
export type Router =
  /** The App Router: https://nextjs.org/docs/app/guides/static-exports. */
  | { readonly kind: 'next-app'; readonly buildId: string | undefined }
  /** The Pages Router, on a page with its own data. `buildId` is part of the data's address. */
  | { readonly kind: 'next-pages'; readonly buildId: string }

/** A page, and where its router looks for data files. */
export interface RoutedPage {
  /** The name of its file. */
  readonly name: Bytes
  /** The name without its ending. */
  readonly stem: Bytes
  /** The folder of its address; empty for the root of the site. */
  readonly folder: Bytes
  /** That folder below the root of the build. */
  readonly folderInBuild: Bytes
  /** The name of the file with the page's own payload, if it exists. */
  readonly pagePayload: Bytes | undefined
}

/** The pages of one build. */
export interface NextBuild {
  /** The folder that contains `_next/`; empty for the root of the site. */
  readonly root: Bytes
  readonly router: Router
  readonly pages: readonly RoutedPage[]
}

/** A kind of files that a router loads for its pages. */
export interface RouterFileKind {
  /** Returns the names of the files for one page. */
  listNames(page: RoutedPage): readonly Bytes[]
  /** The first major version that always loads these files; undefined if it depends on the page. */
  readonly sinceMajor: number | undefined
}

function makePayloadKind(name: string, sinceMajor?: number): RouterFileKind {
  return { listNames: ({ folder }) => [folder.concat(toBytes(`__next.${name}.txt`))], sinceMajor }
}

/** Comes before all major versions. */
const ANY_MAJOR = 0

/** The end of the name of a file with a page's own payload. */
const PAGE_PAYLOAD_END = '__PAGE__.txt'
/**
 * The first major version whose exports split the payloads of pages. From exports of Next.js 14.2,
 * 15.5, 16.0, 16.2, and 16.4, and from the requests of their routers, 2026-11.
 */
const FIRST_MAJOR_WITH_PAYLOADS = 16

const FULL_PAYLOAD: RouterFileKind = {
  listNames: ({ stem }) => [stem.concat('.txt')],
  sinceMajor: ANY_MAJOR,
}

/** The page's own payload. If the file is missing, its name is a guess: route groups change it. */
const PAGE_PAYLOAD: RouterFileKind = {
  listNames({ folder, folderInBuild, pagePayload }) {
    const dottedFolder = folderInBuild.replaceAll('/', '.')
    return [pagePayload ?? asBytes(`${folder}__next.${dottedFolder}${PAGE_PAYLOAD_END}`)]
  },
  sinceMajor: FIRST_MAJOR_WITH_PAYLOADS,
}

/**
 * The layouts around a page: those of `__next.a.@slot.b.__PAGE__.txt` are `__next.a.txt` and
 * `__next.a.@slot.b.txt`. A slot has no layout of its own.
 */
const LAYOUT_PAYLOADS: RouterFileKind = {
  listNames({ pagePayload }) {
    if (pagePayload === undefined) return []
    const folder = getFolder(pagePayload)
    const layoutSegments = pagePayload.slice(folder.length).split('.').slice(1, -2)
    const layoutNames: Bytes[] = []
    let stem = `${folder}__next`
    for (const segment of layoutSegments) {
      stem += `.${segment}`
      const isSlot = segment.startsWith('@')
      if (!isSlot) layoutNames.push(asBytes(`${stem}.txt`))
    }
    return layoutNames
  },
  sinceMajor: undefined,
}

/** The kinds of files that the App Router loads. */
const APP_ROUTER_KINDS: readonly RouterFileKind[] = [
  FULL_PAYLOAD,
  makePayloadKind('_tree', FIRST_MAJOR_WITH_PAYLOADS),
  makePayloadKind('_full', FIRST_MAJOR_WITH_PAYLOADS),
  PAGE_PAYLOAD,
]
/** Payloads that later versions merge into others, unless they are large. */
const SEPARATE_PAYLOADS: readonly RouterFileKind[] = [
  makePayloadKind('_head'),
  makePayloadKind('_index'),
  LAYOUT_PAYLOADS,
]

/** Returns the kinds of files that the router of a build loads. */
export function listRouterFileKinds(
  { root, router, pages }: NextBuild,
  { snapshot, fileIndexes }: ServedSite,
): readonly RouterFileKind[] {
  if (router.kind === 'next-pages')
    return [makePagesDataKind(`${root}_next/data/${router.buildId}/`)]
  const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`)
  const tree = trees.find((name) => fileIndexes.has(name))
  if (tree !== undefined && areAllPayloadsSeparate(readFileOfSite(snapshot, tree)))
    return [...APP_ROUTER_KINDS, ...SEPARATE_PAYLOADS]
  return APP_ROUTER_KINDS
}

/** Was a `_tree` file written by a version that keeps all payloads separate, such as 16.0? */
function areAllPayloadsSeparate(treeText: string): boolean {
  return treeText.includes('"slots"')
}

/** Returns the kind of the files that the Pages Router loads from a folder. */
function makePagesDataKind(dataFolder: string): RouterFileKind {
  return {
    listNames({ folderInBuild }) {
      const name = folderInBuild.slice(0, -1) || 'index'
      return [asBytes(`${dataFolder}${name}.json`)]
    },
    sinceMajor: ANY_MAJOR,
  }
}

/** Returns the files with pages' own payloads, by folder. */
export function mapPagePayloads(names: readonly Bytes[]): ReadonlyMap<string, Bytes> {
  const payloads = names.filter((name) => name.endsWith(`.${PAGE_PAYLOAD_END}`))
  return new Map(payloads.map((name) => [getFolder(name), name]))
}

/** Code of a router that loads exported files, not data from a Next.js server. */
const EXPORTED_FILE_REQUEST = /\+=["']index\.txt["']/
const NEXT_VERSION = /\bnext=\{version:["'](\d+)\./

/**
 * Returns the oldest major version that a build's router may have, from the build's scripts;
 * undefined if there is no router that loads exported files.
 */
export function findOldestMajor(
  { root, router }: NextBuild,
  { snapshot, fileIndexes }: ServedSite,
): number | undefined {
  const folder = `${root}_next/static/`
  if (router.kind === 'next-pages') {
    if (fileIndexes.has(`${folder}${router.buildId}/_buildManifest.js`)) return ANY_MAJOR
    return undefined
  }
  const names = snapshot.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'))
  const scripts = names.map((name) => readFileOfSite(snapshot, name))
  if (!scripts.some((code) => EXPORTED_FILE_REQUEST.test(code))) return undefined
  const majors = scripts.map(readNextMajor).filter((major) => major !== undefined)
  if (majors.length === 0) return ANY_MAJOR
  // Scripts of an older build may be in the folder, too.
  return Math.min(...majors)
}

function readNextMajor(code: string): number | undefined {
  const major = NEXT_VERSION.exec(code)?.[1]
  return major === undefined ? undefined : Number(major)
}

/** Returns the content of a file, one character per byte; empty if it cannot be read. */
function readFileOfSite({ root }: SiteSnapshot, name: string): string {
  return ignoreDiskError(() => readFileSync(makeDiskPath(root, name), 'latin1'), '')
}
