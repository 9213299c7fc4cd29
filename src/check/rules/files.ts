import { interruptible } from '../../common/event-loop.ts'
import { count } from '../../common/units.ts'
import { upToPart } from '../../web/byte-strings.ts'
import type { HostRules } from '../../web/host/host-rules.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteOnHost } from '../../web/host/site-on-host.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import type { Tree } from '../../web/tree.ts'
import { type FindingCounter, wholeFile } from './finding-counter.ts'
import { leakOf } from './leaked-files.ts'
import { checkLimits } from './limits.ts'
import { PortableNames } from './portable-names.ts'

/**
 * Checks what names and sizes alone can show. `pageCount`: as the service counted.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkFiles(
  tree: Tree,
  served: ServedSite,
  pageCount: number | undefined,
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<void> {
  const { rules } = served
  checkPages(tree, served, pageCount, counter)
  checkLimits(tree, rules, counter)
  for (const { name, why } of tree.unreadable)
    counter.count('unreadable-folder', name, wholeFile(name), name, { why })
  if (tree.unreadNames > 0)
    counter.countForSite('unread-names', { folders: count(tree.unreadNames, 'folder') })
  const portable = new PortableNames(counter)
  for await (const name of interruptible(tree.names, signal)) {
    checkPublished(name, rules, counter)
    portable.check(name)
  }
}

function checkPages(
  { names }: Tree,
  { rules, hasErrorPage }: ServedSite,
  pageCount: number | undefined,
  counter: FindingCounter,
): void {
  const files = new Set(names)
  if (!files.has('index.html')) counter.countForSite('no-index')
  if (!files.has('404.html') && !hasErrorPage && rules.missing !== 'unknown')
    counter.countForSite(rules.missing === 'home-page' ? 'no-404-page-home' : 'no-404-page')
  const all = names.filter(isPage).length
  const found = names.filter((name) => isPage(name) && !isNotFoundPageOfSite(name)).length
  if (pageCount === undefined || found >= pageCount) return
  // Services differ in whether they count 404 pages.
  const kind = all < pageCount ? 'page-count' : 'page-count-unclear'
  const apart = kind === 'page-count' && found < all ? ' apart from its 404 page' : ''
  counter.countForSite(kind, { found: count(found, 'page') + apart, counted: String(pageCount) })
}

/** Counts what a host keeps for itself: one finding for each file, or for all in a folder. */
export function countKept(kept: SiteOnHost['kept'], counter: FindingCounter): void {
  for (const [part, why] of kept) {
    if (why === 'expected') continue
    const kind = why === 'rest' ? 'only-served' : 'not-served'
    counter.count(kind, part, wholeFile(part), part, { why })
  }
}

/** Counts a file that should not be published, or that the host would not publish; one finding for all in a folder. */
function checkPublished(name: string, rules: HostRules, counter: FindingCounter): void {
  const leak = leakOf(name)
  if (leak !== undefined) {
    const kind = leak.isSecret ? 'leaked-secret' : 'leaked-file'
    counter.count(kind, leak.part, wholeFile(name), leak.part, { what: leak.what })
    return
  }
  const dropped = droppedPart(name, rules)
  if (dropped !== undefined) counter.count('hidden-files', dropped, wholeFile(name))
}

/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED: ReadonlySet<string> = new Set(['.nojekyll', '.buildinfo', '.assetsignore'])

/** Returns the part of a name, up to the dot-file or folder in it, that an uploader leaves out; undefined if none is. */
export function droppedPart(name: string, { dropsDotFiles }: HostRules): string | undefined {
  if (dropsDotFiles === 'none') return undefined
  return upToPart(
    name,
    (part) =>
      part.startsWith('.') &&
      !NOT_MISSED.has(part) &&
      !(dropsDotFiles === 'all-but-well-known' && part === '.well-known'),
  )
}
