/**
 * The paths that `robots.txt` disallows: https://www.rfc-editor.org/rfc/rfc9309, the sitemaps that
 * it lists, and its faults.
 */
import { splitWords } from '../../common/words.ts'
import { findCorrection } from '../../text/did-you-mean.ts'
import { listEntries, type SitemapEntry } from './sitemap.ts'

/** The combined rules of all groups for one crawler. */
interface CrawlerRules {
  /** The line of the first rule that disallows everything, starting at 1. */
  disallowAllLine: number | undefined
  allowsSome: boolean
}

/** Crawlers of search engines. A group for one of them replaces the general rules. */
const SEARCH_ENGINES = [
  'applebot',
  'baiduspider',
  'bingbot',
  'duckduckbot',
  'googlebot',
  'yandex',
  'yandexbot',
]

const RULE_LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i
/** A pattern that matches every path. */
const MATCH_ALL_PATTERN = /^(?:\/\**|\*+)$/

/**
 * Returns the line, starting at 1, that disallows the whole host for search engines; undefined if
 * one of them may crawl some of it. `robots` is text, not bytes.
 */
export function findDisallowAllLine(robots: string): number | undefined {
  const byCrawler = parseRules(robots)
  const general = byCrawler.get('*')
  if (general === undefined || !disallowsAll(general)) return undefined
  for (const name of SEARCH_ENGINES) {
    const own = byCrawler.get(name)
    if (own !== undefined && !disallowsAll(own)) return undefined
  }
  return general.disallowAllLine
}

function disallowsAll({ disallowAllLine, allowsSome }: CrawlerRules): boolean {
  return disallowAllLine !== undefined && !allowsSome
}

/** Returns the rules for each crawler, by its name in lowercase. */
function parseRules(robots: string): ReadonlyMap<string, CrawlerRules> {
  const byCrawler = new Map<string, CrawlerRules>()
  let group: CrawlerRules[] = []
  let isAfterUserAgent = false
  for (const [i, written] of splitLines(robots).entries()) {
    const [, field = '', rest = ''] = RULE_LINE.exec(written) ?? []
    const value = rest.trim()
    if (field.toLowerCase() === 'user-agent') {
      // Names in a row share the rules after them.
      if (!isAfterUserAgent) group = []
      isAfterUserAgent = true
      group.push(getOrAddRules(value, byCrawler))
    } else if (field !== '') {
      isAfterUserAgent = false
      for (const rules of group) addRule(rules, field, value, i + 1)
    }
  }
  return byCrawler
}

function getOrAddRules(crawler: string, byCrawler: Map<string, CrawlerRules>): CrawlerRules {
  const [name = ''] = crawler.toLowerCase().split('/', 1)
  const rules = byCrawler.get(name) ?? { disallowAllLine: undefined, allowsSome: false }
  byCrawler.set(name, rules)
  return rules
}

/** Adds a rule. A rule without a value has no effect. */
function addRule(rules: CrawlerRules, field: string, path: string, line: number): void {
  if (field.toLowerCase() === 'allow') rules.allowsSome ||= path !== ''
  else if (MATCH_ALL_PATTERN.test(path)) rules.disallowAllLine ??= line
}

/** A line that search engines may ignore. */
export interface RobotsFault {
  /** Starts at 1. */
  readonly line: number
  /** What is wrong with it, as the end of a sentence. */
  readonly fault: string
}

/** The fields of RFC 9309, and the sitemap. */
const FIELDS = ['User-agent', 'Allow', 'Disallow', 'Sitemap'] as const
/** These fields, and those that some search engines know. None of them is misspelled. */
const KNOWN_FIELDS = splitWords(
  'user-agent allow disallow sitemap crawl-delay host clean-param noindex nofollow noarchive',
)
const FIELD = /^\s*([a-z][a-z-]*)\s*:/i
const FIELD_WITHOUT_COLON = /^\s*(user-agent|allow|disallow|sitemap)\s+[^\s:#]/i

/** Returns the lines of a `robots.txt` with a misspelled field, or without a colon after one. */
export function listRobotsFaults(robots: string): readonly RobotsFault[] {
  const faults = splitLines(robots).map((line, i) => ({ line: i + 1, fault: findLineFault(line) }))
  return faults.filter((found): found is RobotsFault => found.fault !== undefined)
}

function findLineFault(line: string): string | undefined {
  const [, withoutColon] = FIELD_WITHOUT_COLON.exec(line) ?? []
  if (withoutColon !== undefined) return `a colon is missing after \`${withoutColon}\``
  const [, field] = FIELD.exec(line) ?? []
  if (field === undefined || KNOWN_FIELDS.has(field.toLowerCase())) return undefined
  const correction = findCorrection(field, FIELDS)
  if (correction === undefined) return undefined
  return `\`${field}\` is probably a misspelled \`${correction}\``
}

function splitLines(robots: string): readonly string[] {
  return robots.replace(/^\ufeff/, '').split(/\r\n?|\n/)
}

/**
 * Returns the addresses of sitemaps in a `robots.txt`. RFC 9309 leaves their format to
 * https://www.sitemaps.org.
 */
export function listSitemapsInRobots(robots: string): SitemapEntry[] {
  return listEntries(robots, (line) => {
    const [, address = ''] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? []
    return address
  })
}
