/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a reader follows a link;
 * nothing in the HTML names them.
 */
import { checkpoint } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { toBytes, toText } from '../../web/byte-strings.ts'
import { isNotFoundPage } from '../../web/page-names.ts'
import { type Checking, wholeFile } from './finding-counter.ts'

/** Which router a page has, if it is one that is known. */
export type Router =
  /** The App Router of Next: https://nextjs.org/docs/app/guides/static-exports. */
  | { readonly is: 'next-app' }
  /** The Pages Router of Next, on a page with data of its own. `build` is part of the address of the data. */
  | { readonly is: 'next-pages'; readonly build: string }

/** What the App Router loads since Next 16 from the folder of a page's address. */
const PARTS = ['_tree', '_full', '_head', '_index']

/**
 * Counts pages that lack a companion which others of their group have. Where no page has it, the site does without, or it is not
 * the root of what the router expects. `pages`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkCompanions(
  { served, counter, signal }: Checking,
  pages: Iterable<readonly [number, { readonly router?: Router | undefined }]>,
): Promise<void> {
  const { files, site } = served
  const present = new Set<string>()
  const missing: ReturnType<typeof companionsOf> = []
  const yieldIfOver = checkpoint(signal)
  for (const [index, { router }] of pages) {
    const page = site.names[index] ?? ''
    // Nobody follows a link to the page for wrong addresses.
    if (router === undefined || isNotFoundPage(page)) continue
    await yieldIfOver()
    for (const companion of companionsOf(page, router)) {
      if (files.has(companion.name)) present.add(companion.group)
      else missing.push(companion)
    }
  }
  const lacking = missing.filter(({ group }) => present.has(group))
  for (const [page, [first, ...others]] of Map.groupBy(lacking, ({ page }) => page)) {
    if (first === undefined) continue
    const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`
    const key = toBytes(site.basePath) + first.name
    const file = `/${toText(first.name)}${more}`
    counter.count('page-data', key, wholeFile(page), first.name, { file })
  }
}

/** Returns the files that the router of a page loads, if the build made them. Pages of a group all have its file, or all do without. */
function companionsOf(page: string, router: Router) {
  const file = page.replace(/\.html?$/i, '')
  const path = file.replace(/(?:^|\/)index$/, '')
  if (router.is === 'next-pages') {
    const name = `_next/data/${router.build}/${path === '' ? 'index' : path}.json`
    return [{ page, name, group: router.is }]
  }
  const folder = path === '' ? '' : `${path}/`
  // In a folder, there may be a site that an older Next made, whose pages have fewer kinds.
  const section = page.slice(0, page.indexOf('/') + 1)
  const names = [`${file}.txt`, ...PARTS.map((part) => `${folder}__next.${part}.txt`)]
  return names.map((name, kind) => ({ page, name, group: `${kind} ${kind === 0 ? '' : section}` }))
}
