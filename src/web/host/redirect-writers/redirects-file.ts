/** Prints `_redirects` files, which have a line for each redirect. */
import { toBytes } from '../../byte-strings.ts'
import type { SiteData } from '../site-snapshot.ts'
import { NOTE, type WrittenFiles, type WrittenRedirect } from './redirect-writer.ts'

/** Returns the line of a redirect. */
export function formatLine({ from, to }: Pick<WrittenRedirect, 'from' | 'to'>): string {
  return `${from} ${to} 301`
}

/** Returns a `_redirects` file with the redirects before the site's own rules. */
export function printLines(
  redirects: readonly WrittenRedirect[],
  _: SiteData,
  own = '',
): WrittenFiles {
  const note = `${NOTE} This replaces the site’s _redirects.`
  const content = [note, ...redirects.map(formatLine), '', own].join('\n')
  return [[toBytes('_redirects'), toBytes(content)]]
}
