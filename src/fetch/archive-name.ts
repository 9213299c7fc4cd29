import type { IncomingHttpHeaders } from 'node:http'
import { windowsNameProblem } from '../disk/names.ts'
import { percentDecoded } from './percent-decoded.ts'

/** In characters: short enough for every file system, with room for what tools append. */
const MAX_LENGTH = 100

/**
 * Returns the archive's own name, safe as a file name on any system: the one that the storage suggests
 * (Content-Disposition, RFC 6266), or else the last part of the link's path; `bundle` if nothing is left of either.
 */
export function archiveName(headers: IncomingHttpHeaders, link: URL): string {
  const last = link.pathname.split('/').at(-1) ?? ''
  return (
    sanitised(suggested(headers['content-disposition'] ?? '')) || sanitised(percentDecoded(last)) || 'bundle'
  )
}

function suggested(disposition: string): string {
  const extended = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (extended) return percentDecoded(extended)
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? ''
}

/**
 * Keeps only characters that need no escaping anywhere. A long name loses its beginning, because the format is at its
 * end.
 */
function sanitised(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(-MAX_LENGTH)
    .replace(/^[.-]+|[.-]+$/g, '')
  return windowsNameProblem([plain]) ? `bundle-${plain}` : plain
}
