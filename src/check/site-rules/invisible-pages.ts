import { iterateWithPauses } from '../../common/event-loop.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { HOME_PAGE } from '../../web/page-names.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage } from './page-facts.ts'

/** Matches settings of content types in a host's own file. */
const CONTENT_TYPE_SETTING = /content-type|mimetypes/i

/** The finding about a linked page, by the kind of page. */
const KIND_BY_PAGE_KIND = {
  empty: 'empty-page',
  'no-extension': 'not-served/no-extension',
} as const

/**
 * Reports linked pages that readers cannot see. An empty home page is another finding.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkInvisiblePages(
  { servedSite, collector, signal }: CheckContext,
  pageFacts: FactsByPage,
  visitedFiles: ReadonlySet<FileIndex>,
): Promise<void> {
  const { snapshot, hostTraits } = servedSite
  const mayHostSetContentType =
    hostTraits.sendsNoTypeWithoutExtension === true || maySetContentTypes(snapshot)
  const invisiblePages = iterateWithPauses(listInvisiblePages(pageFacts), signal)
  for await (const [pageIndex, kind] of invisiblePages) {
    if (!visitedFiles.has(pageIndex)) continue
    const name = getFileName(snapshot, pageIndex)
    const mayBeShown = kind === 'no-extension' && mayHostSetContentType
    if (name === HOME_PAGE || mayBeShown) continue
    const key = makeFullPath(name, servedSite)
    collector.report(KIND_BY_PAGE_KIND[kind], { key, spot: makeFileSpot(name), target: name })
  }
}

/** Yields the pages that readers cannot see, whether or not they are linked. */
function* listInvisiblePages(
  pageFacts: FactsByPage,
): Generator<[pageIndex: FileIndex, kind: keyof typeof KIND_BY_PAGE_KIND]> {
  for (const [pageIndex, { kind }] of pageFacts)
    if (kind !== undefined && kind !== 'template') yield [pageIndex, kind]
}

/** May a file of the host set the content type of the page? */
function maySetContentTypes({ headersText, redirectFiles }: SiteSnapshot): boolean {
  const texts = [headersText, ...redirectFiles.map(({ text }) => text ?? '')]
  return texts.some((text) => CONTENT_TYPE_SETTING.test(text))
}
