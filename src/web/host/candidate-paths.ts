/** Lists the paths at which a host may serve a file, and the files of a path. */
import { type Bytes, NO_BYTES, toBytes } from '../byte-strings.ts'
import { getStem, HOME_PAGE, isIndexPage } from '../page-names.ts'
import type { SitePath } from '../paths.ts'
import { dropTrailingSlash } from '../slashes.ts'

/** Returns the paths at which a supported host may serve a file, the most common one first. */
export function listCandidatePaths(name: Bytes): readonly SitePath[] {
  const stem = getStem(name)
  if (stem === '') return [...new Set([NO_BYTES, name, HOME_PAGE, toBytes('index')])]
  const folder = stem.concat('/')
  const pageName = stem.concat('.html')
  const indexPageName = folder.concat('index.html')
  const usualPaths = isIndexPage(name) ? [folder, stem] : [stem]
  const otherPaths = [name, pageName, folder, indexPageName, folder.concat('index')]
  return [...new Set([...usualPaths, ...otherPaths])]
}

/**
 * Returns the names of the files that a supported host may serve at a path, the most common one
 * first.
 */
export function listCandidateNames(path: SitePath): readonly string[] {
  const name = dropTrailingSlash(path)
  const stem = getStem(name)
  const names = [name, `${name}.html`]
  if (stem === '') return [...names, 'index.html']
  return [...names, `${name}/index.html`, `${stem}.html`, `${stem}/index.html`]
}
