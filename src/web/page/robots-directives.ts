/** Reads the directives for search engines in `<meta name="robots">` or `X-Robots-Tag`. */
import { splitWords } from '../../common/words.ts'

/**
 * Directives with a value, which is not another directive:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const WITH_VALUE = splitWords('max-image-preview max-snippet max-video-preview unavailable_after')
/** The names of crawlers whose directives count: all crawlers, and the largest search engine. */
const CRAWLERS: ReadonlySet<string> = new Set(['*', 'robots', 'googlebot'])
const FORBIDDING: ReadonlySet<string> = new Set(['noindex', 'none'])

/**
 * Do directives keep a page out of search engines? Pass those of one element or header, because the
 * name of a crawler applies only within it.
 */
export function forbidsListing(directives: string): boolean {
  let isMeant = true
  for (const [part] of directives.toLowerCase().matchAll(/[^,;]+/g)) {
    const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? []
    if (name !== undefined && WITH_VALUE.has(name)) continue
    if (name !== undefined) isMeant = CRAWLERS.has(name)
    const words = directive.split(/\s+/)
    if (isMeant && words.some((word) => FORBIDDING.has(word))) return true
  }
  return false
}
