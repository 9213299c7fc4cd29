/** Finds the pages in menus that scripts create from data. */

import { ignoreDiskError } from '../../common/disk-errors.ts'
import { makePause } from '../../common/event-loop.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { asBytes, type Bytes, getLastSegment } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import { listCandidatePaths } from '../../web/host/candidate-paths.ts'
import { MAX_PAGE_BYTES } from '../../web/page/page-text.ts'
import { AddressResolver } from '../../web/resolve-address.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import { type FileIndex, makeDiskPath } from '../../web/tree.ts'
import type { CheckContext } from './check-context.ts'

/**
 * Data of menus that scripts create, such as `menudata.js` of Doxygen. Search data is excluded,
 * because it contains every page.
 */
const MENU_DATA =
  /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i
/** Text whose last segment, if it is an address, is the plain name of a file or a folder. */
const PLAIN_NAME = /^[^%?]*[^%?./]\/?$/
/** Quoted text that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g

/**
 * Returns at least those pages of `pageIndexes` that menus created by scripts may point to. Readers
 * see these menus.
 */
export async function findPagesInMenus(
  { servedSite, signal }: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
): Promise<ReadonlySet<FileIndex>> {
  const { root, names } = servedSite.snapshot
  const addressResolver = new AddressResolver(servedSite.snapshot)
  const candidatePaths = [...pageIndexes].flatMap((pageIndex) =>
    listCandidatePaths(servedSite.getName(pageIndex)),
  )
  const lastNames = new Set<string>(candidatePaths.map(getLastName))
  const pause = makePause(signal)

  const pagesInMenus = new Set<FileIndex>()
  for (const name of names.filter((each) => MENU_DATA.test(each))) {
    await pause()
    const base = addressResolver.makeFileBase(name)
    for (const value of listQuotedTexts(makeDiskPath(root, name))) {
      // Resolving thousands of words would take long.
      if (PLAIN_NAME.test(value) && !lastNames.has(getLastName(value))) continue
      await pause()
      const address = addressResolver.resolve(value, base)
      if (address.kind !== 'site') continue
      const fileIndex = servedSite.findFileOnAnyHost(address.path)
      if (fileIndex !== undefined) pagesInMenus.add(fileIndex)
    }
  }
  return pagesInMenus
}

/** Yields the quoted strings in a file, up to their fragments. */
function* listQuotedTexts(path: Buffer): Generator<Bytes> {
  const data = ignoreDiskError(() => readStartOfFile(path, MAX_PAGE_BYTES).toString('latin1'), '')
  for (const [quoted] of data.matchAll(QUOTED)) yield stripFragment(asBytes(quoted))
}

/** Returns the name of the file or the folder at the end of a path. */
function getLastName(path: Bytes): Bytes {
  return getLastSegment(dropTrailingSlash(path))
}
