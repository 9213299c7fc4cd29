import type { IncomingHttpHeaders } from 'node:http'
import { findWindowsNameProblem } from '../disk/file-names.ts'
import { decodePercents } from './presigned-link.ts'

/** In characters: short enough for every file system, with room for suffixes that tools append. */
const MAX_LENGTH = 100

/** The name in a Content-Disposition (RFC 6266), quoted or not. */
const FILE_NAME = /;\s*filename\s*=\s*"?([^";]*)/i

/**
 * Returns a name for the archive that is safe as a file name on any system. It is the name that the
 * storage suggests, or else the last part of the link's path, or else `bundle`. An extension may be
 * added later (archive-extension.ts).
 */
export function chooseArchiveName(headers: IncomingHttpHeaders, link: URL): string {
  const disposition = headers['content-disposition'] ?? ''
  const [, suggested = ''] = FILE_NAME.exec(disposition) ?? []
  for (const name of [suggested, decodePercents(link.pathname)]) {
    const safeName = makeSafeFileName(name)
    if (safeName !== '') return safeName
  }
  return 'bundle'
}

/**
 * Returns the last part of a path with only characters that need no escaping anywhere; empty if
 * none remain. A long name loses its beginning, because its end shows the format.
 */
export function makeSafeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const kept = last
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(-MAX_LENGTH)
    .replace(/^[.-]+|[.-]+$/g, '')
  if (findWindowsNameProblem([kept])) return `bundle-${kept}`
  return kept
}
