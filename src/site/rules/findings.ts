import { fill } from '../../report/clean.ts'
import { count } from '../../units.ts'
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
  | 'page-count-unclear'
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
  'old-font': {
    code: 'broken-asset',
    severity: 'notice',
    sentence: 'Only old browsers load this font, which {notFound}; all others take the WOFF beside it.',
  },
  'broken-anchor': {
    code: 'broken-anchor',
    severity: 'warning',
    sentence: 'The page exists, but nothing in it has this id: the link leads to its top.',
  },
  'script-anchors': {
    code: 'broken-anchor',
    severity: 'notice',
    sentence:
      'Nearly all anchors that links to this page use are missing from its HTML; its scripts probably create them.',
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
  'page-count-unclear': {
    code: 'page-count',
    severity: 'warning',
    sentence:
      'Besides the pages for wrong addresses, the site has {found}, but the service counted {counted}: if it does not count those, some are missing.',
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
  'canonical-example': {
    code: 'canonical-host',
    severity: 'warning',
    sentence:
      'Search engines are told that this page lives on a host that is reserved for examples. If that is the domain the site was exported for, set `domain`.',
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
  'sitemap-named': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'robots.txt names this sitemap, which {notFound}.',
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
  'leaked-key': {
    code: 'leaked-file',
    severity: 'error',
    sentence: 'This file holds a private key, and everybody could read it.',
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
  'unreadable-folder': {
    code: 'unreadable-file',
    severity: 'error',
    sentence: 'This folder could not be read ({why}), so nothing in it was checked.',
  },
  'unreadable-script': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'A script in this file is too large to be read, so addresses in it may have been missed.',
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
  /** How often it occurs, and in how many files; none for the site itself. */
  readonly count: number
  readonly pages: number
  /** The first few of them. */
  readonly spots: readonly Spot[]
  /** Stands for all findings of its kind beyond those that are listed. */
  readonly isRest: boolean
}

/** How many spots of one finding are kept. */
const SPOTS = 5
/** How many findings of one kind are listed: those with the first addresses. The others are counted in one more. */
const LISTED = 20_000
/** Takes the place of a kind's sentence for what is not listed. */
const NOT_LISTED =
  'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.'
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
  /** As it is written on the first page. */
  target: string
  /** The first few pages by name, whatever the order in which they were read. */
  readonly spots: Spot[]
  /** Counts for all rows of its kind that are not listed. */
  readonly isRest: boolean
  /** The row that counts for this one since there are too many of its kind. */
  rest?: Row
}

/** Returns a row without a hit. `key` may be a slice of a page. */
export function newRow(kind: FindingKind, key: string, values: Readonly<Record<string, string>> = {}): Row {
  return {
    kind,
    key: kept(key),
    values,
    count: 0,
    pages: 0,
    lastPage: '',
    target: '',
    spots: [],
    isRest: false,
  }
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
  const counted = row.rest ?? row
  counted.count++
  if (counted.isRest) return
  if (row.lastPage === where.page && row.pages > 0) return
  row.lastPage = where.page
  row.pages++
  const last = row.spots.at(-1)
  if (row.spots.length === SPOTS && last !== undefined && last.page < where.page) return
  addSpot(row, { page: where.page, line: where.line() }, cut(target))
}

function addSpot(row: Row, spot: Spot, target: string): void {
  const after = row.spots.findIndex(({ page }) => page > spot.page)
  const at = after === -1 ? row.spots.length : after
  if (at === 0) row.target = target
  row.spots.splice(at, 0, spot)
  row.spots.length = Math.min(row.spots.length, SPOTS)
}

/** A file as a whole, as the place of a finding. */
export function wholeFile(page: string): { page: string; line(): undefined } {
  return { page, line: () => undefined }
}

/**
 * Counts faults, the same ones together. What comes out depends on what was counted alone, not on its order or on how
 * it was shared among several tallies that were added up: of each kind, the first rows by key stay.
 */
export class Tally {
  readonly #kinds = new Map<FindingKind, KindTally>()
  readonly #listed: number

  /** `listed`: how many rows of a kind stay. */
  constructor(listed = LISTED) {
    this.#listed = listed
  }

  /** Returns the row of a fault: the one it already has, or a new one. `key` tells faults of a kind apart. */
  row(kind: FindingKind, key: string, values?: Readonly<Record<string, string>>): Row {
    return this.#of(kind).row(cut(key), values)
  }

  /** Adds what another tally counted. Each page is counted in one of them only. */
  add(other: Row): void {
    const row = other.isRest ? this.#of(other.kind).rest : this.row(other.kind, other.key, other.values)
    row.count += other.count
    if (row.isRest) return
    row.pages += other.pages
    for (const spot of other.spots) addSpot(row, spot, other.target)
  }

  /** Returns the rows that are listed, and those that count the rest. */
  rows(): Row[] {
    return [...this.#kinds.values()].flatMap((kind) => kind.listed())
  }

  #of(kind: FindingKind): KindTally {
    let tally = this.#kinds.get(kind)
    if (tally === undefined) {
      tally = new KindTally(kind, this.#listed)
      this.#kinds.set(kind, tally)
    }
    return tally
  }
}

class KindTally {
  readonly rest: Row
  readonly #kind: FindingKind
  readonly #most: number
  #rows = new Map<string, Row>()
  /** Keys behind this one are not listed. */
  #last: string | undefined

  constructor(kind: FindingKind, most: number) {
    this.#kind = kind
    this.#most = most
    this.rest = { ...newRow(kind, '', { listed: most.toLocaleString('en') }), isRest: true }
  }

  row(key: string, values?: Readonly<Record<string, string>>): Row {
    const known = this.#rows.get(key)
    if (known !== undefined) return known
    if (this.#last !== undefined && key > this.#last) return this.rest
    const row = newRow(this.#kind, key, values)
    this.#rows.set(row.key, row)
    // Not at each row: sorting them takes its time.
    if (this.#rows.size > this.#most * 1.25) this.#cut()
    return row.rest ?? row
  }

  listed(): Row[] {
    if (this.#rows.size > this.#most) this.#cut()
    return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])]
  }

  #cut(): void {
    const rows = [...this.#rows.values()].sort((a, b) => compare(a.key, b.key))
    for (const row of rows.splice(this.#most)) {
      this.rest.count += row.count
      // Addresses that lead to it are still remembered.
      row.rest = this.rest
      row.spots.length = 0
    }
    this.#rows = new Map(rows.map((row) => [row.key, row]))
    this.#last = rows.at(-1)?.key
  }
}

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 }

/**
 * Returns the findings that the rows stand for under a host's rules: the worst first, then those that occur on most
 * pages, then by code and target.
 */
export function findingsOf(rows: Iterable<Row>, host: Host | undefined): Finding[] {
  return [...rows]
    .map((row) => ({ row, finding: findingOf(row, host) }))
    .sort(
      ({ row: rowA, finding: a }, { row: rowB, finding: b }) =>
        WEIGHT[a.severity] - WEIGHT[b.severity] ||
        b.pages - a.pages ||
        compare(a.code, b.code) ||
        compare(a.target, b.target) ||
        // No two rows share both: the report must not depend on which thread was first.
        compare(rowA.key, rowB.key) ||
        compare(rowA.kind, rowB.kind),
    )
    .map(({ finding }) => finding)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function findingOf(row: Row, host: Host | undefined): Finding {
  const kind: Kind = KINDS[row.kind]
  const target = toText(row.target)
  const address = toText(row.key)
  const message = row.isRest
    ? fill(NOT_LISTED, {
        ...row.values,
        occurrences: count(row.count, 'further occurrence'),
      })
    : fill(kind.sentence, { ...wordsFor(host), ...row.values })
  return {
    code: kind.code,
    severity: (host && kind.on?.[host]) ?? kind.severity,
    target,
    address: address === target || address === '' ? undefined : address,
    message: message.text,
    count: row.count,
    pages: row.pages,
    spots: row.spots.map(({ page, line }) => ({ page: toText(page), line })),
    isRest: row.isRest,
  }
}

function wordsFor(host: Host | undefined): Readonly<Record<string, string>> {
  const { title } = rulesOf(host)
  return { host: title, notFound: host === undefined ? 'no host would find' : `${title} would not find` }
}
