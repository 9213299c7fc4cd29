import { interruptible } from '../../common/event-loop.ts'
import { toBytes } from '../../web/byte-strings.ts'
import { type Checking, wholeFile } from './finding-counter.ts'

/** What is wrong with a page of a kind if something links to it. */
const WRONG = { empty: 'empty-page', untyped: 'broken-link/untyped' } as const

/**
 * Counts pages that links lead to and that readers do not get to see. An empty home page is another finding. `pages` and `linked`:
 * by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkLinkedPages(
  { served, counter, signal }: Checking,
  pages: ReadonlyMap<number, { readonly kind?: keyof typeof WRONG | 'template' | undefined }>,
  linked: ReadonlySet<number>,
): Promise<void> {
  const { site } = served
  for await (const [index, { kind }] of interruptible(pages, signal)) {
    if (kind === undefined || kind === 'template' || !linked.has(index)) continue
    const name = site.names[index] ?? ''
    if (name !== 'index.html')
      counter.count(WRONG[kind], toBytes(site.basePath) + name, wholeFile(name), name)
  }
}
