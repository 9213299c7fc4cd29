import { readFile, stat } from 'node:fs/promises'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { count, joinWords, showSize } from '../../common/units.ts'
import { errorMessage } from '../../errors/errors.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import { didYouMean, misspelled } from '../../text/did-you-mean.ts'
import { CODES, type Code, isOfAcceptance, isUnknown } from '../codes.ts'
import { type Glob, MAX_GLOB, MAX_STARS, parseGlob } from './glob.ts'

/** A list that nobody keeps in order any more. */
export const MAX_ENTRIES = 2_000
const MAX_BYTES = 1024 ** 2

const REQUIRED = ['code', 'target', 'reason'] as const
const KEYS: readonly string[] = ['code', 'target', 'page', 'reason', 'until']

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
  /** Each with its line. Worded to follow the name of the file and a colon. */
  readonly errors: readonly SafeText[]
}

/** Reads a file of accepted findings. Throws nothing: whatever is wrong with it, the file system included, is among the errors. */
export async function readAcceptedFile(path: string): Promise<AcceptedFindings> {
  const refused = (why: SafeText): AcceptedFindings => ({ entries: [], errors: [why] })
  try {
    const status = await stat(path)
    if (!status.isFile()) return refused(safe`it is ${status.isDirectory() ? 'a folder' : 'not a file'}`)
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
    if (code === 'ENOTDIR') return refused(safe`a part of this path is a file, not a folder`)
    return refused(safe`it cannot be read (${code ?? errorMessage(error)})`)
  }
}

/** Reads the text of a file of accepted findings. */
export function readAccepted(text: string): AcceptedFindings {
  // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
  const reader = new Reader(text.replace(/^> .*$/gm, ''))
  const entries = reader.entries()
  const { errors } = reader
  return { entries: errors.length === 0 ? entries : [], errors }
}

/** Says what is wrong with a value. */
type Refuse = (why: SafeText) => undefined

class Reader {
  readonly errors: SafeText[] = []
  readonly #text: string
  readonly #lines = new LineCounter()

  constructor(text: string) {
    this.#text = text
  }

  entries(): readonly AcceptedEntry[] {
    const {
      errors: [error],
      contents,
    } = parseDocument(this.#text, {
      // All scalars are text: dates, numbers and `true` included.
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'error',
      lineCounter: this.#lines,
    })
    if (error) this.#report(error.pos[0], safe`not valid YAML: ${this.#inWords(error)}`)
    else if (isSeq(contents)) return this.#entriesOf(contents.items)
    else if (!isEmpty(contents))
      this.#report(contents, safe`expected a list of entries, each beginning with “- code: ”`)
    return []
  }

  #entriesOf(items: readonly unknown[]): readonly AcceptedEntry[] {
    if (items.length <= MAX_ENTRIES) return items.flatMap((item) => this.#entry(item) ?? [])
    const found = count(items.length, 'entry', 'entries')
    this.#report(items[MAX_ENTRIES], safe`there are ${found}; the limit is ${MAX_ENTRIES}`)
    return []
  }

  #entry(item: unknown): AcceptedEntry | undefined {
    if (!isMap(item)) return this.#report(item, safe`expected an entry with the keys code, target and reason`)
    for (const { key } of item.items)
      if (!KEYS.includes(String(key)))
        this.#report(key, safe`unknown key “${key}”: expected ${joinWords(KEYS, 'or')}`)
    for (const key of REQUIRED) if (!item.has(key)) this.#report(item, safe`the entry has no ${key}`)
    const code = this.#value(item, 'code', parseCode)
    const target = this.#value(item, 'target', parsePattern)
    const page = this.#value(item, 'page', parsePage)
    const reason = this.#value(item, 'reason', parseReason)
    const until = this.#value(item, 'until', parseDay)
    if (code === undefined || target === undefined || reason === undefined) return undefined
    return { code, target, page, reason, until, line: this.#lineOf(item) }
  }

  /** Returns undefined for what is not given, and for what is reported. */
  #value<T>(
    entry: YAMLMap,
    key: string,
    parse: (text: string, refuse: Refuse) => T | undefined,
  ): T | undefined {
    if (!entry.has(key)) return undefined
    const node: unknown = entry.get(key, true)
    const refuse = (why: SafeText) => this.#report(node ?? entry, why)
    if (isEmpty(node)) return refuse(safe`${key} has no value; what begins with #, & or ! needs quotes`)
    if (isAlias(node))
      return refuse(safe`put the value of ${key} in quotes: YAML takes a * at its start for an alias`)
    if (isSeq(node))
      return refuse(safe`${key} is a list: write one entry for each, or put the value in quotes`)
    if (!isScalar(node)) return refuse(safe`the value of ${key} is not text: put it in quotes`)
    return parse(String(node.value), refuse)
  }

  #inWords({ message, pos: [at] }: { readonly message: string; readonly pos: readonly number[] }): string {
    const line = this.#text.split('\n')[this.#lineOf(at) - 1] ?? ''
    if (/^ *\t/.test(line)) return 'it is indented with a tab; use spaces'
    if (message.startsWith('Alias cannot')) return 'a value that begins with “*” needs quotes'
    if (message.startsWith('Map keys must be unique'))
      return `the entry has two values for ${/^[\w"'-]*/.exec(this.#text.slice(at))?.[0]}`
    if (message.startsWith('Nested mappings')) return 'a value that contains “: ” needs quotes'
    // What may follow is advice for who calls the library.
    return message.split(';', 1)[0] ?? ''
  }

  #report(where: unknown, what: SafeText): undefined {
    this.errors.push(safe`line ${this.#lineOf(where)}: ${what}`)
  }

  /** Returns the line, from 1 on, of a node or of an offset in the text. */
  #lineOf(where: unknown): number {
    const offset = isNode(where) ? where.range?.[0] : where
    return this.#lines.linePos(typeof offset === 'number' ? offset : 0).line
  }
}

/** Is nothing written there? */
function isEmpty(node: unknown): boolean {
  return node == null || (isScalar(node) && node.type === 'PLAIN' && node.source === '')
}

function parseCode(text: string, refuse: Refuse): Code | undefined {
  const codes = [...CODES]
  const code = codes.find((each) => each === text)
  if (code === undefined) {
    const meant = misspelled(text, codes)
    const list = meant === undefined ? safe`: docs/check.md lists the codes` : didYouMean(meant)
    return refuse(safe`unknown code “${text}”${list}`)
  }
  if (isOfAcceptance(code)) return refuse(safe`${code} cannot be accepted: change the entry that it names`)
  return isUnknown(code) ? refuse(safe`${code} cannot be accepted: what was not answered is not known`) : code
}

function parsePattern(text: string, refuse: Refuse): Glob | undefined {
  if (text.length > MAX_GLOB) return refuse(safe`the pattern is longer than ${MAX_GLOB} characters`)
  if ((text.match(/\*+/g)?.length ?? 0) > MAX_STARS)
    return refuse(safe`the pattern “${text}” has more than ${MAX_STARS} “*” or “**”`)
  return parseGlob(text) ?? refuse(safe`the pattern “${text}” ends with a \\ that escapes nothing`)
}

function parsePage(text: string, refuse: Refuse): Glob | undefined {
  if (text === '') return refuse(safe`page is empty: leave it out, or name pages such as changelog/**`)
  if (text.startsWith('/'))
    return refuse(
      safe`page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`,
    )
  return parsePattern(text, refuse)
}

function parseReason(text: string, refuse: Refuse): string | undefined {
  return text.trim() || refuse(safe`reason is empty: say why this is accepted`)
}

function parseDay(text: string, refuse: Refuse): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isDay ? text : refuse(safe`until is “${text}”: expected a day such as 2027-03-31`)
}
