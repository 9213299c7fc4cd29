/** What search engines are told about a page, in `<meta name="robots">` or `X-Robots-Tag`. */
import { splitWords } from '../../common/words.ts'

/**
 * Directives with a value, which is not a directive itself:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const WITH_VALUE = splitWords('max-image-preview max-snippet max-video-preview unavailable_after')
/** The crawlers whose directives matter here: those of most search engines, and all of them. */
const CRAWLERS: ReadonlySet<string> = new Set(['*', 'robots', 'googlebot'])
const FORBIDDING: ReadonlySet<string> = new Set(['noindex', 'none'])

/**
 * Do directives keep a page out of search engines? They are those of one element or header: a
 * crawler's name does not go beyond it.
 */
export function forbidsListing(directives: string): boolean {
  let isMeant = true
  for (const part of directives.toLowerCase().split(/[,;]/)) {
    const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? []
    if (name !== undefined && WITH_VALUE.has(name)) continue
    if (name !== undefined) isMeant = CRAWLERS.has(name)
    if (isMeant && directive.split(/\s+/).some((word) => FORBIDDING.has(word))) return true
  }
  return false
}
