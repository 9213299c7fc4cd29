/** What `robots.txt` forbids to crawlers: https://www.rfc-editor.org/rfc/rfc9309. */

/** The combined rules of all groups for one crawler. */
interface Rules {
  /** The line of the first rule that forbids everything. */
  ban: number | undefined
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

const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i
/** A pattern that matches every path. */
const EVERYTHING = /^(?:\/\**|\*+)$/

/**
 * Returns the line, from 1 on, that forbids the whole host to search engines; undefined if some of
 * it is allowed to one of them. Ordinary text.
 */
export function findBan(robots: string): number | undefined {
  const rules = parseRules(robots)
  const general = rules.get('*')
  if (general === undefined || !isBan(general)) return undefined
  for (const name of SEARCH_ENGINES) {
    const own = rules.get(name)
    if (own !== undefined && !isBan(own)) return undefined
  }
  return general.ban
}

function isBan({ ban, allowsSome }: Rules): boolean {
  return ban !== undefined && !allowsSome
}

/** Returns the rules for each crawler, by its name in lower case. */
function parseRules(robots: string): ReadonlyMap<string, Rules> {
  const lines = robots.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const rules = new Map<string, Rules>()
  let group: Rules[] = []
  let isGroupNamed = false
  for (const [i, written] of lines.entries()) {
    const [, field = '', rest = ''] = LINE.exec(written) ?? []
    const value = rest.trim()
    if (field.toLowerCase() === 'user-agent') {
      // Names in a row share the rules after them.
      if (!isGroupNamed) group = []
      isGroupNamed = true
      group.push(getRules(value, rules))
    } else if (field !== '') {
      isGroupNamed = false
      for (const named of group) addRule(named, field, value, i + 1)
    }
  }
  return rules
}

function getRules(crawler: string, rules: Map<string, Rules>): Rules {
  const [name = ''] = crawler.toLowerCase().split('/', 1)
  const known = rules.get(name) ?? { ban: undefined, allowsSome: false }
  rules.set(name, known)
  return known
}

/** Adds a rule. A rule without a value has no effect. */
function addRule(rules: Rules, field: string, path: string, line: number): void {
  if (field.toLowerCase() === 'allow') rules.allowsSome ||= path !== ''
  else if (EVERYTHING.test(path)) rules.ban ??= line
}
