import { readFileSync } from 'node:fs'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { tryOnDisk } from '../../common/file-errors.ts'
import { toBytes } from '../../web/byte-strings.ts'
import type { SiteData } from '../../web/host/site-data.ts'
import { getFileName, makeDiskPath } from '../../web/tree.ts'
import type { CheckContext } from './check-context.ts'
import { pointAtFile } from './spots.ts'

/** Matches settings of content types in a host's own file. */
const SETS_TYPES = /content-type|mimetypes/i

/** The finding about a linked page, by the kind of page. */
const WRONG = { empty: 'empty-page', untyped: 'not-served/untyped' } as const

/**
 * Reports linked pages that readers cannot see. An empty home page is another finding. `pages` and
 * `visited` are by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkLinkedPages(
  { served, counter, signal }: CheckContext,
  pages: ReadonlyMap<number, { readonly kind?: keyof typeof WRONG | 'template' | undefined }>,
  visited: ReadonlySet<number>,
): Promise<void> {
  const { site, hostTraits } = served
  const isTypeOpen = hostTraits.omitsTypeWithoutExtension === true || maySetTypes(site)
  for await (const [index, { kind }] of iterateWithPauses(pages, signal)) {
    if (kind === undefined || kind === 'template' || !visited.has(index)) continue
    const name = getFileName(site, index)
    if (name === 'index.html' || (kind === 'untyped' && isTypeOpen)) continue
    counter.report(WRONG[kind], toBytes(site.basePath).concat(name), pointAtFile(name), name)
  }
}

/** May a file of the host set the content type of the page? */
function maySetTypes({ root, redirectFiles }: SiteData): boolean {
  const headers = tryOnDisk(() => readFileSync(makeDiskPath(root, '_headers'), 'latin1'), '')
  return [headers, ...redirectFiles.map(({ text }) => text ?? '')].some((text) =>
    SETS_TYPES.test(text),
  )
}
