/** Reads the directives for search engines in `<meta name="robots">` or `X-Robots-Tag`. */
import { splitWords } from '../../common/words.ts'

/**
 * Directives with a value, which is not another directive:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const DIRECTIVES_WITH_VALUE = splitWords(
  'max-image-preview max-snippet max-video-preview unavailable_after',
)
/** The names of crawlers whose directives count: all crawlers, and the largest search engine. */
const CRAWLERS: ReadonlySet<string> = new Set(['*', 'robots', 'googlebot'])
const NOINDEX_DIRECTIVES: ReadonlySet<string> = new Set(['noindex', 'none'])

/**
 * Do directives keep a page out of search engines? Pass those of one element or header, because the
 * name of a crawler applies only within it.
 */
export function forbidsIndexing(directives: string): boolean {
  let isForCountedCrawler = true
  for (const [part] of directives.toLowerCase().matchAll(/[^,;]+/g)) {
    const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? []
    if (name !== undefined && DIRECTIVES_WITH_VALUE.has(name)) continue
    if (name !== undefined) isForCountedCrawler = CRAWLERS.has(name)
    const words = directive.split(/\s+/)
    if (isForCountedCrawler && words.some((word) => NOINDEX_DIRECTIVES.has(word))) return true
  }
  return false
}
