/** Prints `_redirects` files, which have a line for each redirect. */
import { toBytes } from '../../byte-strings.ts'
import type { SiteSnapshot } from '../site-snapshot.ts'
import { REDIRECTS_COMMENT, type WrittenFiles, type WrittenRedirect } from './redirect-writer.ts'

/** Returns the line of a redirect. */
export function formatRedirectLine({ from, to }: Pick<WrittenRedirect, 'from' | 'to'>): string {
  return `${from} ${to} 301`
}

/** Returns a `_redirects` file with the redirects before the site's own rules. */
export function formatRedirectsFile(
  redirects: readonly WrittenRedirect[],
  _: SiteSnapshot,
  existingText = '',
): WrittenFiles {
  const note = `${REDIRECTS_COMMENT} This replaces the site’s _redirects.`
  const content = [note, ...redirects.map(formatRedirectLine), '', existingText].join('\n')
  return [[toBytes('_redirects'), toBytes(content)]]
}
