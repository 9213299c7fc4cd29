import { readFile, stat } from 'node:fs/promises'
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  visit,
  type YAMLSeq,
} from 'yaml'
import { count, joinWords, showSize } from '../../common/units.ts'
import { errorMessage } from '../../errors/errors.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { didYouMean, misspelled } from '../../report/did-you-mean.ts'
import { CODES, type Code, isAcceptable } from '../rules/finding-kinds.ts'
import { type Glob, MAX_GLOB, MAX_STARS, parseGlob } from './glob.ts'

/** A list that nobody keeps in order any more. */
export const MAX_ENTRIES = 2_000
const MAX_BYTES = 1024 ** 2
/** In UTF-16 units. */
const MAX_REASON = 1_000
/** How many errors are listed. */
const MAX_ERRORS = 20

const KEYS = ['code', 'target', 'page', 'reason', 'until']

/** One entry of a file of accepted findings. */
export interface AcceptedEntry {
  readonly code: Code
  /** What the finding's target, as it is written or in full, has to match. */
  readonly target: Glob
  /** What each page of the finding has to match, if that matters. */
  readonly page: Glob | undefined
  /** Why it is accepted; foreign text. */
  readonly reason: string
  /** The last day (UTC) on which it is, as YYYY-MM-DD. */
  readonly until: string | undefined
  /** Where it begins in the file, from 1 on. */
  readonly line: number
}

/** What a file says, or else what is wrong with it. */
export interface AcceptedFindings {
  /** In the order of the file; empty if anything is wrong. */
  readonly entries: readonly AcceptedEntry[]
  /** The first ones with their lines. Worded to follow the name of the file and a colon. */
  readonly errors: readonly SafeText[]
}

/** Reads a file of accepted findings. Whatever is wrong with it, the file system included, is among the errors. */
export async function readAcceptedFile(path: string): Promise<AcceptedFindings> {
  const refused = (why: SafeText): AcceptedFindings => ({ entries: [], errors: [why] })
  try {
    const status = await stat(path)
    if (!status.isFile()) return refused(safe`it is not a file`)
    if (status.size > MAX_BYTES)
      return refused(safe`its size is ${showSize(status.size)}; the limit is ${showSize(MAX_BYTES)}`)
    return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      return refused(
        safe`there is no file ${path}; is the path right? In a workflow, actions/checkout has to run before this step`,
      )
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return refused(safe`it is not UTF-8 text`)
    return refused(safe`it cannot be read: ${errorMessage(error)}`)
  }
}

/** Reads the text of a file of accepted findings. Throws nothing, whatever the text. */
export function readAccepted(text: string): AcceptedFindings {
  const reader = new Reader(text)
  const entries = reader.entries()
  const { errors } = reader
  if (errors.length === 0) return { entries, errors: [] }
  const shown = errors
    .toSorted((a, b) => a.line - b.line)
    .slice(0, MAX_ERRORS)
    .map(({ line, what }) => safe`line ${line}: ${what}`)
  const more = errors.length - shown.length
  return { entries: [], errors: more > 0 ? [...shown, safe`and ${count(more, 'more error')}`] : shown }
}

class Reader {
  readonly errors: { readonly line: number; readonly what: SafeText }[] = []
  readonly #text: string
  readonly #lines = new LineCounter()

  constructor(text: string) {
    // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
    this.#text = text.replace(/^> .*$/gm, '')
  }

  entries(): AcceptedEntry[] {
    const [first, second] = parseAllDocuments(this.#text, {
      // All scalars are text: dates, numbers and `true` included.
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'error',
      lineCounter: this.#lines,
      // The library compares each key with all others.
      uniqueKeys: false,
    })
    const [error] = [...(first?.errors ?? []), ...(second?.errors ?? [])]
    const list = first?.contents ?? null
    if (error) this.#reportSyntaxError(error.message, error.pos[0])
    else if (second) this.#report(second.contents, safe`a second document begins: one list is expected`)
    else if (isSeq<Node>(list)) return this.#entriesOf(list)
    else if (!isEmpty(list))
      this.#report(list, safe`expected a list of entries, each beginning with “- code: ”`)
    return []
  }

  #entriesOf(list: YAMLSeq<Node>): AcceptedEntry[] {
    const { items } = list
    if (items.length > MAX_ENTRIES) {
      const what = safe`there are ${count(items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`
      this.#report(items[MAX_ENTRIES] ?? list, what)
      return []
    }
    visit(list, { Node: (_, node) => this.#refuseExtras(node) })
    return items.map((item) => this.#entry(item)).filter((entry) => entry !== undefined)
  }

  #entry(item: Node): AcceptedEntry | undefined {
    if (!isMap<Node, Node | null>(item)) {
      this.#report(item, safe`expected an entry with the keys code, target and reason`)
      return undefined
    }
    const pairs = this.#pairs(item.items)
    for (const key of ['code', 'target', 'reason'] as const)
      if (!pairs.has(key)) this.#report(item, safe`the entry has no ${key}`)
    const code = this.#value(pairs.get('code'), parseCode)
    const target = this.#value(pairs.get('target'), parsePattern)
    const page = this.#value(pairs.get('page'), parsePage)
    const reason = this.#value(pairs.get('reason'), parseReason)
    const until = this.#value(pairs.get('until'), parseDay)
    if (code === undefined || target === undefined || reason === undefined) return undefined
    return { code, target, page, reason, until, line: this.#lineOf(item) }
  }

  #pairs(pairs: readonly Pair<Node, Node | null>[]): Map<string, Pair<Node, Node | null>> {
    const known = new Map<string, Pair<Node, Node | null>>()
    for (const pair of pairs) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      if (!KEYS.some((each) => each === key))
        this.#report(pair.key, safe`unknown key “${key}”: expected ${joinWords(KEYS, 'or')}`)
      else if (known.has(key)) this.#report(pair.key, safe`the entry has two values for ${key}`)
      else known.set(key, pair)
    }
    return known
  }

  /** Returns undefined for what is not given, and for what is reported. */
  #value<T>(pair: Pair<Node, Node | null> | undefined, parse: (text: string) => T | Refusal): T | undefined {
    if (pair === undefined) return undefined
    const text = textOf(String(pair.key), pair.value)
    const value = text instanceof Refusal ? text : parse(text)
    if (!(value instanceof Refusal)) return value
    this.#report(pair.value ?? pair.key, value.what)
    return undefined
  }

  /** Such a file has no use for anchors and tags, and what they mean is easily misread. */
  #refuseExtras(node: Node): void {
    const [what, sign] =
      'anchor' in node && node.anchor ? ['anchors', `&${node.anchor}`] : ['tags', node.tag ?? '']
    if (sign === '') return
    // It stands in front of what the library takes for the start of the node.
    const at = this.#text.lastIndexOf(sign[0] ?? '', node.range?.[0])
    const quotes = safe`a value that begins with ${sign[0]} needs quotes`
    this.#reportAt(at, safe`${what} (${sign}) are not allowed; ${quotes}`)
  }

  #reportSyntaxError(message: string, at: number): void {
    const line = this.#text.split('\n')[this.#lines.linePos(at).line - 1]
    const isTab = /^ *\t/.test(line ?? '')
    this.#reportAt(at, safe`not valid YAML: ${isTab ? 'it is indented with a tab; use spaces' : message}`)
  }

  #report(node: Node | null, what: SafeText): void {
    this.#reportAt(node?.range?.[0] ?? 0, what)
  }

  #reportAt(offset: number, what: SafeText): void {
    this.errors.push({ line: this.#lines.linePos(offset).line, what })
  }

  #lineOf(node: Node): number {
    return this.#lines.linePos(node.range?.[0] ?? 0).line
  }
}

/** What is wrong with a value. */
class Refusal {
  readonly what: SafeText

  constructor(what: SafeText) {
    this.what = what
  }
}

/** Is nothing written there? */
function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.type === 'PLAIN' && node.source === '')
}

function textOf(key: string, node: Node | null): string | Refusal {
  if (isEmpty(node)) return new Refusal(safe`${key} has no value; what begins with # needs quotes`)
  if (isScalar(node)) return String(node.value)
  return new Refusal(
    isAlias(node)
      ? safe`put the value of ${key} in quotes: YAML takes a * at its start for an alias`
      : safe`the value of ${key} is not text: put it in quotes`,
  )
}

function parseCode(text: string): Code | Refusal {
  const codes = [...CODES]
  const code = codes.find((each) => each === text)
  if (code === undefined) {
    const meant = misspelled(text, codes)
    const list = meant === undefined ? safe`: docs/check.md lists the codes` : didYouMean(meant)
    return new Refusal(safe`unknown code “${text}”${list}`)
  }
  return isAcceptable(code)
    ? code
    : new Refusal(safe`${code} cannot be accepted: change the entry that it names`)
}

function parsePattern(text: string): Glob | Refusal {
  if (text.length > MAX_GLOB) return new Refusal(safe`the pattern is longer than ${MAX_GLOB} characters`)
  const glob = parseGlob(text)
  if (glob === undefined) return new Refusal(safe`the pattern “${text}” ends with a \\ that escapes nothing`)
  return glob.stars > MAX_STARS
    ? new Refusal(safe`the pattern has more than ${MAX_STARS} wildcards (* or **)`)
    : glob
}

function parsePage(text: string): Glob | Refusal {
  if (text === '') return new Refusal(safe`page is empty: leave it out, or name pages such as changelog/**`)
  if (text.startsWith('/'))
    return new Refusal(
      safe`page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`,
    )
  return parsePattern(text)
}

function parseReason(text: string): string | Refusal {
  if (text.trim() === '') return new Refusal(safe`reason is empty: say why this is accepted`)
  if (text.length > MAX_REASON) return new Refusal(safe`the reason is longer than ${MAX_REASON} characters`)
  return text.trim()
}

function parseDay(text: string): string | Refusal {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isDay ? text : new Refusal(safe`until is “${text}”: expected a day such as 2027-03-31`)
}
