/**
 * Files with the data of pages that are beside them. A router in the browser loads them when a reader follows a link, and
 * nothing in the HTML names them.
 */
import { interruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { detach, toBytes, toText } from '../../web/byte-strings.ts'
import type { Site } from '../../web/host/site.ts'
import { isNotFoundPage } from '../../web/page-names.ts'
import { type FindingCounter, wholeFile } from './finding-counter.ts'

/** Which router a page has, if it is one that is known. */
export type Router =
  /** The App Router of Next: https://nextjs.org/docs/app/guides/static-exports. */
  | { readonly is: 'next-app' }
  /** The Pages Router of Next, on a page with data of its own. `build` is part of the address of the data. */
  | { readonly is: 'next-pages'; readonly build: string }

/**
 * What the App Router loads for a page; all but the first since Next 16. `file` is its name without `.html`, `folder` that of its address.
 */
const OF_APP: readonly ((file: string, folder: string) => string)[] = [
  (file) => `${file}.txt`,
  (_, folder) => `${folder}__next._tree.txt`,
  (_, folder) => `${folder}__next._full.txt`,
  (_, folder) => `${folder}__next._head.txt`,
  (_, folder) => `${folder}__next._index.txt`,
]
/** What the Pages Router loads for a page is one kind more. */
const OF_PAGES = OF_APP.length
const KINDS = OF_APP.length + 1

/** Which companions some pages have, and which they lack. */
export interface CompanionsFound {
  /** The kinds that pages have, as bits, for each group of pages. */
  readonly present: ReadonlyMap<string, number>
  /** For each page without one: its index times the number of kinds, plus the kind. */
  readonly missing: readonly number[]
  readonly build: string
}

/** Looks for the companions of pages. */
export class Companions {
  readonly #files: ReadonlyMap<string, number>
  readonly #present = new Map<string, number>()
  readonly #missing: number[] = []
  #build = ''

  /** `files` are the names of the site with their indices. */
  constructor(files: ReadonlyMap<string, number>) {
    this.#files = files
  }

  /** Looks for those of a page, by its index and its name. */
  add(page: number, name: string, router: Router): void {
    // Nobody follows a link to it.
    if (isNotFoundPage(name)) return
    if (router.is === 'next-pages') this.#build = router.build
    const kinds = router.is === 'next-app' ? OF_APP.keys() : [OF_PAGES]
    for (const kind of kinds) {
      if (!this.#files.has(companionOf(name, kind, this.#build))) this.#missing.push(page * KINDS + kind)
      else addBits(this.#present, groupOf(name, kind), 1 << kind)
    }
  }

  /** To be called when all pages have been added. */
  found(): CompanionsFound {
    return { present: this.#present, missing: this.#missing, build: this.#build }
  }
}

/**
 * Returns the group of pages that have a kind of companion all or not at all. In a folder, there may be a site that an
 * older Next made, whose pages have fewer kinds.
 */
function groupOf(name: string, kind: number): string {
  const isAlways = kind === 0 || kind === OF_PAGES
  return isAlways ? '/' : name.slice(0, name.indexOf('/') + 1)
}

function addBits(groups: Map<string, number>, group: string, bits: number): void {
  groups.set(detach(group), (groups.get(group) ?? 0) | bits)
}

function companionOf(name: string, kind: number, build: string): string {
  const file = name.replace(/\.html?$/i, '')
  const path = file.replace(/(?:^|\/)index$/, '')
  const ofApp = OF_APP[kind]
  return ofApp === undefined
    ? `_next/data/${build}/${path === '' ? 'index' : path}.json`
    : ofApp(file, path === '' ? '' : `${path}/`)
}

/**
 * Counts pages without a companion of a kind that others of their group have: a site in which no page has it can do without, or is
 * not the root of what the router expects.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkCompanions(
  parts: readonly CompanionsFound[],
  site: Site,
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<void> {
  const expected = new Map<string, number>()
  for (const { present } of parts) for (const [group, bits] of present) addBits(expected, group, bits)
  for (const { missing, build } of parts) {
    const files = new Map<number, string[]>()
    for await (const entry of interruptible(missing, signal)) {
      const kind = entry % KINDS
      const page = (entry - kind) / KINDS
      const name = site.names[page] ?? ''
      if (((expected.get(groupOf(name, kind)) ?? 0) & (1 << kind)) === 0) continue
      const file = companionOf(name, kind, build)
      const others = files.get(page)
      if (others === undefined) files.set(page, [file])
      else others.push(file)
    }
    for (const [page, [first = '', ...others]] of files) {
      const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`
      const values = { file: `/${toText(first)}${more}` }
      counter.count(
        'page-data-missing',
        toBytes(site.basePath) + first,
        wholeFile(site.names[page] ?? ''),
        first,
        values,
      )
    }
  }
}
