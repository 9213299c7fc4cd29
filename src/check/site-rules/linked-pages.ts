import { readFileSync } from 'node:fs'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { tryOnDisk } from '../../common/file-errors.ts'
import { toBytes } from '../../web/byte-strings.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { type FileIndex, getFileName, makeDiskPath } from '../../web/tree.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage } from './page-facts.ts'

/** Matches settings of content types in a host's own file. */
const SETS_TYPES = /content-type|mimetypes/i

/** The finding about a linked page, by the kind of page. */
const KIND_OF_FINDING = { empty: 'empty-page', 'no-extension': 'not-served/untyped' } as const

/**
 * Reports linked pages that readers cannot see. An empty home page is another finding.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkLinkedPages(
  { served, collector, signal }: CheckContext,
  pageFacts: FactsByPage,
  visitedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { site, hostTraits } = served
  const mayHostSetType = hostTraits.sendsNoTypeWithoutExtension === true || maySetTypes(site)
  const unusual = pageFacts.entries().filter(([, { kind }]) => kind !== undefined)
  for await (const [pageIndex, { kind }] of iterateWithPauses(unusual, signal)) {
    if (kind === undefined || kind === 'template' || !visitedFiles.has(pageIndex)) continue
    const name = getFileName(site, pageIndex)
    const mayBeShown = kind === 'no-extension' && mayHostSetType
    if (name === 'index.html' || mayBeShown) continue
    const key = toBytes(site.basePath).concat(name)
    collector.report(KIND_OF_FINDING[kind], key, makeFileSpot(name), name)
  }
}

/** May a file of the host set the content type of the page? */
function maySetTypes({ root, redirectFiles }: SiteSnapshot): boolean {
  const headers = tryOnDisk(() => readFileSync(makeDiskPath(root, '_headers'), 'latin1'), '')
  const texts = [headers, ...redirectFiles.map(({ text }) => text ?? '')]
  return texts.some((text) => SETS_TYPES.test(text))
}
