import { fill } from '../report/clean.ts'
import { type Host, rulesOf } from './hosts.ts'
import { kept, toText } from './names.ts'

/** The stable codes under which findings are counted, shown and filtered. */
export type Code =
  | 'no-index'
  | 'broken-link'
  | 'broken-asset'
  | 'broken-anchor'
  | 'external-load'
  | 'outside-base-path'
  | 'page-count'
  | 'no-404-page'
  | 'canonical-host'
  | 'sitemap'
  | 'leaked-file'
  | 'portable-name'
  | 'hidden-files'
  | 'file-too-large'
  | 'too-many-files'
  | 'site-too-large'
  | 'unreadable-file'

export type Severity = 'error' | 'warning' | 'notice'

interface Kind {
  readonly code: Code
  readonly severity: Severity
  /** Instead of `severity`, on these hosts. */
  readonly on?: Partial<Record<Host, Severity>>
  readonly sentence: string
}

/** Everything the gate can find: one sentence each, and what it weighs. The only place where findings are worded. */
const KINDS = {
  'no-index': {
    code: 'no-index',
    severity: 'error',
    sentence: 'The site has no index.html: its start page would be missing.',
  },
  'broken-link': {
    code: 'broken-link',
    severity: 'error',
    sentence: 'This link leads to a page that {notFound}.',
  },
  'broken-asset': {
    code: 'broken-asset',
    severity: 'error',
    sentence: 'A page loads this file, which {notFound}.',
  },
  'broken-anchor': {
    code: 'broken-anchor',
    severity: 'warning',
    sentence: 'The page exists, but nothing in it has this id: the link leads to its top.',
  },
  'external-load': {
    code: 'external-load',
    severity: 'warning',
    on: { 'air-gapped': 'error' },
    sentence:
      'This is loaded from another host whenever the page is shown; without access to it, it is missing.',
  },
  'external-script-address': {
    code: 'external-load',
    severity: 'notice',
    sentence: 'A script names this address on another host and seems to load it.',
  },
  'load-outside-base-path': {
    code: 'outside-base-path',
    severity: 'error',
    sentence: 'A page loads this from outside the base path, where the site is not.',
  },
  'link-outside-base-path': {
    code: 'outside-base-path',
    severity: 'warning',
    sentence: 'This link leaves the base path; if it is meant to stay within the site, it leads nowhere.',
  },
  'page-count': {
    code: 'page-count',
    severity: 'error',
    sentence: 'The site has {found}, but the service counted {counted}: some are missing.',
  },
  'no-404-page': {
    code: 'no-404-page',
    severity: 'notice',
    sentence: 'There is no 404.html, so a wrong address shows the page that {host} has for it.',
  },
  'no-404-page-home': {
    code: 'no-404-page',
    severity: 'error',
    sentence:
      'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
  },
  'canonical-host': {
    code: 'canonical-host',
    severity: 'warning',
    sentence: 'Search engines are told that this page lives on another host than {domain}.',
  },
  'canonical-placeholder': {
    code: 'canonical-host',
    severity: 'error',
    sentence:
      'Search engines are told that this page lives on a host that cannot exist: a placeholder was left in.',
  },
  'sitemap-entry': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'The sitemap lists this address for a page that {notFound}.',
  },
  'sitemap-missing': {
    code: 'sitemap',
    severity: 'notice',
    sentence: 'This page is in no sitemap.',
  },
  'sitemap-unreadable': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'This sitemap cannot be read: it is no XML with a urlset or a sitemapindex.',
  },
  'leaked-secret': {
    code: 'leaked-file',
    severity: 'error',
    sentence: 'Files like this one hold secrets or the history of a project; everybody could read it.',
  },
  'leaked-file': {
    code: 'leaked-file',
    severity: 'warning',
    sentence: 'This was probably never meant to be published: {what}.',
  },
  'portable-case': {
    code: 'portable-name',
    severity: 'notice',
    sentence:
      'This name and {other} differ in case alone: on Windows and macOS only one of them would be left.',
  },
  'portable-name': {
    code: 'portable-name',
    severity: 'notice',
    sentence: 'This name cannot exist on Windows: {why}.',
  },
  'hidden-files': {
    code: 'hidden-files',
    severity: 'warning',
    sentence:
      'Names that begin with a dot are left out when the site is uploaded to {host}, unless it is told otherwise.',
  },
  'file-too-large': {
    code: 'file-too-large',
    severity: 'error',
    sentence: 'This file has {size}, more than {limit}.',
  },
  'too-many-files': {
    code: 'too-many-files',
    severity: 'error',
    sentence: 'There are {count} files, more than {limit}.',
  },
  'too-many-files-soft': {
    code: 'too-many-files',
    severity: 'warning',
    sentence: 'There are {count} files, more than {limit}.',
  },
  'site-too-large': {
    code: 'site-too-large',
    severity: 'error',
    sentence: 'The site has {size}, more than {limit}.',
  },
  'site-too-large-soft': {
    code: 'site-too-large',
    severity: 'warning',
    sentence: 'The site has {size}, more than {limit}.',
  },
  'unreadable-file': {
    code: 'unreadable-file',
    severity: 'error',
    sentence: 'This file could not be read ({why}), so it was not checked.',
  },
} as const satisfies Record<string, Kind>

/** Every code there is, each once. */
export const CODES: ReadonlySet<Code> = new Set(Object.values(KINDS).map(({ code }) => code))

/** What was found, more finely than its code. */
export type FindingKind = keyof typeof KINDS

/** Where a finding stands: a file of the site, and a line from 1 on if it stands in the text of it. */
export interface Spot {
  readonly page: string
  readonly line: number | undefined
}

/** The same fault, however often it occurs. Ordinary text, as found: clean it before it is shown. */
export interface Finding {
  readonly code: Code
  readonly severity: Severity
  /** The target as it is written where it was first met, or the file it is about; empty for the site itself. */
  readonly target: string
  /** The target in full, where that says more than `target`. */
  readonly address: string | undefined
  readonly message: string
  /** How often it occurs, and in how many files. */
  readonly count: number
  readonly pages: number
  /** The first few of them. */
  readonly spots: readonly Spot[]
}

/** How many spots of one finding are kept. */
const SPOTS = 5
/** How many findings of one kind are told apart; what comes after is counted in one more. */
const DISTINCT = 5_000
/** How much of a target is kept, in bytes. */
const LONGEST = 1_000

/** One fault being counted. Strings of bytes, apart from `values`; plain data, to cross from thread to thread. */
export interface Row {
  readonly kind: FindingKind
  /** What tells it from other faults of its kind: the address in full, mostly. */
  readonly key: string
  readonly values: Readonly<Record<string, string>>
  count: number
  pages: number
  lastPage: string
  /** The first few pages by name, whatever the order in which they were read. */
  readonly spots: RowSpot[]
}

interface RowSpot {
  readonly page: string
  readonly line: number | undefined
  readonly target: string
}

/** Returns a row without a hit. `key` may be a slice of a page. */
export function newRow(kind: FindingKind, key: string, values: Readonly<Record<string, string>> = {}): Row {
  return { kind, key: kept(key), values, count: 0, pages: 0, lastPage: '', spots: [] }
}

function cut(bytes: string): string {
  return bytes.length > LONGEST ? `${bytes.slice(0, LONGEST)}...` : bytes
}

/**
 * Counts one more occurrence, with the target as it is written there, which must not be a slice of a page. The line
 * is only asked for when it is kept.
 */
export function hit(
  row: Row,
  where: { readonly page: string; line(): number | undefined },
  target: string,
): void {
  row.count++
  if (row.lastPage === where.page && row.pages > 0) return
  row.lastPage = where.page
  row.pages++
  const last = row.spots.at(-1)
  if (row.spots.length === SPOTS && last !== undefined && last.page < where.page) return
  addSpot(row, { page: where.page, line: where.line(), target: cut(target) })
}

function addSpot(row: Row, spot: RowSpot): void {
  const after = row.spots.findIndex(({ page }) => page > spot.page)
  row.spots.splice(after === -1 ? row.spots.length : after, 0, spot)
  row.spots.length = Math.min(row.spots.length, SPOTS)
}

/** A file as a whole, as the place of a finding. */
export function wholeFile(page: string): { page: string; line(): undefined } {
  return { page, line: () => undefined }
}

/** Counts faults, the same ones together. */
export class Tally {
  readonly #rows = new Map<string, Row>()
  readonly #distinct = new Map<FindingKind, number>()

  /** Returns the row of a fault: the one it already has, or a new one. `key` tells faults of a kind apart. */
  row(kind: FindingKind, fullKey: string, values?: Readonly<Record<string, string>>): Row {
    const key = cut(fullKey)
    const known = this.#rows.get(`${kind} ${key}`)
    if (known !== undefined) return known
    const distinct = (this.#distinct.get(kind) ?? 0) + 1
    this.#distinct.set(kind, distinct)
    if (distinct > DISTINCT && key !== '') return this.row(kind, '', values)
    const row = newRow(kind, kept(key), values)
    this.#rows.set(`${kind} ${row.key}`, row)
    return row
  }

  /** Adds what another tally counted. Each page is counted in one of them only. */
  add(other: Row): void {
    const row = this.row(other.kind, other.key, other.values)
    row.count += other.count
    row.pages += other.pages
    for (const spot of other.spots) addSpot(row, spot)
  }

  rows(): IterableIterator<Row> {
    return this.#rows.values()
  }
}

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 }

/**
 * Returns the findings that the rows stand for under a host's rules: the worst first, then those that occur on most
 * pages, then by code and target.
 */
export function findingsOf(rows: Iterable<Row>, host: Host | undefined): Finding[] {
  const findings = [...rows].map((row) => findingOf(row, host))
  return findings.sort(
    (a, b) =>
      WEIGHT[a.severity] - WEIGHT[b.severity] ||
      b.pages - a.pages ||
      compare(a.code, b.code) ||
      compare(a.target, b.target) ||
      // The same words can mean another address on each page; the report must not depend on which thread was first.
      compare(a.address ?? '', b.address ?? ''),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function findingOf(row: Row, host: Host | undefined): Finding {
  const kind: Kind = KINDS[row.kind]
  const target = toText(row.spots[0]?.target ?? '')
  const address = toText(row.key)
  return {
    code: kind.code,
    severity: (host && kind.on?.[host]) ?? kind.severity,
    target,
    address: address === target || address === '' ? undefined : address,
    message: fill(kind.sentence, { ...wordsFor(host), ...row.values }).text,
    count: row.count,
    pages: row.pages,
    spots: row.spots.map(({ page, line }) => ({ page: toText(page), line })),
  }
}

function wordsFor(host: Host | undefined): Readonly<Record<string, string>> {
  const { title } = rulesOf(host)
  return { host: title, notFound: host === undefined ? 'no host would find' : `${title} would not find` }
}
