/** The reading of a site: every file by one of the workers, then what only all of them know together. */
import { interruptible } from '../../common/event-loop.ts'
import { toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import type { Checked } from '../rules/address-checker.ts'
import { checkCompanions } from '../rules/companions.ts'
import type { Checking } from '../rules/finding-counter.ts'
import { checkLinkedPages } from '../rules/linked-pages.ts'
import { ownSources } from '../sources/which-link.ts'
import type { Batch } from './batches.ts'
import type { PageFacts } from './page-scan.ts'
import type { FilesRead, LateFile, Scanner } from './scanner.ts'

/** The task of the pool of threads. */
export const READING: Task<Site, Scanner> = {
  name: 'reading',
  maxThreads: 4,
  async open(site, pause) {
    const { Scanner } = await import('./scanner.ts')
    return new Scanner(site, pause)
  },
}

/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100

/**
 * Reads the batches, counts what is wrong in them, and returns what else is known of the site then. The pool has ended when it
 * is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
export async function readSite(
  pool: Pool<Site, Scanner>,
  batches: readonly Batch[],
  checking: Checking,
) {
  const { served, counter, signal } = checking
  await pool.open(served.site)
  const pages = new Map<number, PageFacts>()
  const elsewhere = new Set<number>()
  const linked = new Set<number>()
  const none = { opened: new Set<number>(), searched: new Set<number>() }
  /** The files that are to be opened or searched, and those that were. */
  let [wanted, done] = [none, none]
  const take = (read: FilesRead) => {
    for (const [index, page] of read.pages) pages.set(index, page)
    for (const page of read.uses.elsewhere) elsewhere.add(page)
    for (const file of read.uses.linked) linked.add(file)
    const { opened, searched } = read.uses
    wanted = { opened: wanted.opened.union(opened), searched: wanted.searched.union(searched) }
  }
  const addTemplates = () => {
    const isPage = (index: number) =>
      pages.get(index)?.kind === 'template' && !wanted.opened.has(index)
    const opened = new Set([...linked].filter(isPage))
    if (opened.size > 0) wanted = { ...wanted, opened: wanted.opened.union(opened) }
  }
  await pool.run(batches, async (ask, { files }) => take(await ask('read', files)))
  addTemplates()
  // Which of these files matter is only known when all pages have been read; they may open more of them.
  while (done !== wanted) {
    const opened = wanted.opened.difference(done.opened)
    const searched = wanted.searched.difference(done.searched)
    done = wanted
    const next = [...opened.union(searched)]
      .sort((a, b) => a - b)
      .map(
        (file): LateFile => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }),
      )
    await pool.run(inParts(next), async (ask, some) => take(await ask('readLate', some)))
    addTemplates()
  }
  // Where else readers see a page is only known now, too. The page for wrong addresses is shown at any of them.
  for (const page of [...served.listRuledElsewhere(), ...notFoundPagesOf(served)])
    elsewhere.add(page)
  await pool.run(inParts([...elsewhere].filter((page) => pages.has(page))), (ask, some) =>
    ask('readElsewhere', some),
  )
  const workers = await pool.everywhere((ask) => ask('collect'))
  const asked = workers.flatMap((worker) => worker.asked)
  const missing = (await pool.everywhere((ask) => ask('missing', asked))).flat()
  const rows = await pool.everywhere((ask) => ask('finish', missing))
  // What comes next needs the memory that they hold.
  await pool.stop()
  for await (const row of interruptible(rows.flat(), signal)) counter.add(row)
  await checkCompanions(checking, pages)
  await checkLinkedPages(checking, pages, linked)
  const sources = [...pages].flatMap(([index, { source }]) =>
    source === undefined ? [] : [[toText(served.site.names[index] ?? ''), source] as const],
  )
  const total = (of: keyof Checked) => workers.reduce((sum, { checked }) => sum + checked[of], 0)
  return {
    /** By index. */
    pages,
    /** The anchors of files that lack some which links ask for, joined, by index. */
    anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
    /** How many addresses within the site were checked. */
    links: total('link'),
    loads: total('load'),
    undecided: total('undecided'),
    /** What pages were written as, by their names as text. */
    sources: ownSources(new Map(sources)),
    /** The addresses of other hosts, each once, in the order of their bytes. */
    external: [...new Set(workers.flatMap(({ external }) => [...external]))].sort(),
  }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / FILES_PER_BATCH) }, (_, i) =>
    items.slice(i * FILES_PER_BATCH, (i + 1) * FILES_PER_BATCH),
  )
}

/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function notFoundPagesOf({ files, rules }: ServedSite): number[] {
  const root = files.get('404.html')
  if (!rules.hasNestedNotFound) return root === undefined ? [] : [root]
  return [...files].filter(([name]) => /(?:^|\/)404\.html$/.test(name)).map(([, file]) => file)
}
