/** How hosts respond from static files, without the rules of redirect files. */
import { type RootedPath, toSitePath } from '../../paths.ts'
import type { FileIndex } from '../../tree.ts'
import type { FileResponse } from '../redirects/responses.ts'

/**
 * Returns the index of the file with this name, relative to the site's root; undefined if there is
 * none.
 */
export type FileLookup = (name: string) => FileIndex | undefined

/** Facts about the site on which the response depends. */
export interface SiteFacts {
  /** Is the site's base path `/`? */
  readonly isAtDomainRoot: boolean
  /** The setting `cleanUrls` of Vercel: does the host remove `.html` from addresses? */
  readonly cleanUrls: boolean
  /** Are most pages of the site, apart from the home page, an `index.html` in a folder? */
  arePagesMostlyFolders(): boolean
}

/** Returns the response to a request for a path. */
export type FileResponder = (
  path: RootedPath,
  lookup: FileLookup,
  siteFacts: SiteFacts,
) => FileResponse

/** Returns the first of these files that exists. */
export function findFirstFile(lookup: FileLookup, names: readonly string[]): FileResponse {
  for (const name of names) {
    const fileIndex = lookup(name)
    if (fileIndex !== undefined) return { kind: 'file', fileIndex }
  }
  return undefined
}

/**
 * Serves `/x` from `x`, `x.html`, or `x/index.html`, in this order, and `/x/` only from
 * `x/index.html`.
 */
export const respondByName: FileResponder = (path, lookup) => {
  const name = toSitePath(path)
  if (name === '' || name.endsWith('/')) return findFirstFile(lookup, [`${name}index.html`])
  return findFirstFile(lookup, [name, `${name}.html`, `${name}/index.html`])
}

/** Like `respondByName`, but serves `/x/` from the first file that is `x` with one of the ends. */
export function makeSlashIgnoringResponder(ends: readonly string[]): FileResponder {
  return (path, lookup, siteFacts) => {
    const isFolder = path !== '/' && path.endsWith('/')
    if (!isFolder) return respondByName(path, lookup, siteFacts)
    const bare = path.slice(1, -1)
    const names = ends.map((end) => bare + end)
    return findFirstFile(lookup, names)
  }
}

/** Like `respondByName`, but also serves `/x/` from `x.html`. */
export const respondIgnoringTrailingSlash = makeSlashIgnoringResponder(['/index.html', '.html'])
