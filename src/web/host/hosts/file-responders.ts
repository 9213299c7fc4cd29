/** How hosts respond from static files, without the rules of redirect files. */
import { type RootedPath, toSitePath } from '../../paths.ts'
import type { FileIndex } from '../../tree.ts'
import type { FileResponse } from '../redirects/responses.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Returns the index of the file with this name, relative to the site's root; undefined if there is
 * none.
 */
export type FileLookup = (name: string) => FileIndex | undefined

/** Returns the response of a host without rules; undefined if it has no file for the path. */
export type HostFileResponder = (
  path: RootedPath,
  lookUpFile: FileLookup,
  siteFacts: SiteFacts,
) => FileResponse | undefined

/** Returns the first of these files that exists, as a response; undefined if none does. */
export function respondWithFirstFile(
  lookUpFile: FileLookup,
  names: readonly string[],
): FileResponse | undefined {
  for (const name of names) {
    const fileIndex = lookUpFile(name)
    if (fileIndex !== undefined) return { kind: 'file', fileIndex }
  }
  return undefined
}

/**
 * Serves `/x` from `x`, `x.html`, or `x/index.html`, in this order, and `/x/` only from
 * `x/index.html`.
 */
export const respondByName: HostFileResponder = (path, lookUpFile) => {
  const name = toSitePath(path)
  if (name === '' || name.endsWith('/'))
    return respondWithFirstFile(lookUpFile, [`${name}index.html`])
  return respondWithFirstFile(lookUpFile, [name, `${name}.html`, `${name}/index.html`])
}

/** Like `respondByName`, but serves `/x/` from the first file that is `x` with one of the ends. */
export function makeSlashIgnoringResponder(ends: readonly string[]): HostFileResponder {
  return (path, lookUpFile, siteFacts) => {
    const isFolder = path !== '/' && path.endsWith('/')
    if (!isFolder) return respondByName(path, lookUpFile, siteFacts)
    const withoutSlashes = path.slice(1, -1)
    const names = ends.map((end) => withoutSlashes + end)
    return respondWithFirstFile(lookUpFile, names)
  }
}

/** Like `respondByName`, but also serves `/x/` from `x.html`. */
export const respondIgnoringTrailingSlash = makeSlashIgnoringResponder(['/index.html', '.html'])
