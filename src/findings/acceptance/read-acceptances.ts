import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { getErrorMessage } from '../../common/error-message.ts'
import { formatCount, formatNumber, formatSize } from '../../common/units.ts'
import { joinWords, makeWordEntries } from '../../common/words.ts'
import { explainIfNotReadable } from '../../disk/file-access.ts'
import { suggestSimilarFile } from '../../disk/suggest-similar-file.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import { didYouMean, findCorrection } from '../../text/did-you-mean.ts'
import { CODES, type Code, isAcceptanceCode, meansNoResponse } from '../codes.ts'
import { type Glob, MAX_GLOB_LENGTH, MAX_STARS, parseGlob } from './glob.ts'

/** The maximum number of entries, beyond which nobody maintains the list. */
export const MAX_ENTRIES = 2_000
const MAX_BYTES = 1024 ** 2

const REQUIRED_KEYS = ['code', 'target', 'reason'] as const
const KEYS: readonly string[] = ['code', 'target', 'page', 'reason', 'until']

/** One entry of a file of accepted findings. */
export interface AcceptanceEntry {
  readonly code: Code
  /** The pattern of the finding's target, as written or in full. */
  readonly target: Glob
  /** The pattern of the finding's pages, all of which must match, if it is set. */
  readonly page: Glob | undefined
  /** Why it is accepted; untrusted text. */
  readonly reason: string
  /** The last day (UTC) on which it is accepted, as YYYY-MM-DD. */
  readonly until: string | undefined
  /** The line in the file, starting at 1. */
  readonly line: number
}

/** Returns whether an entry no longer accepts anything on a day (YYYY-MM-DD). */
export function hasEnded({ until }: AcceptanceEntry, today: string): boolean {
  return until !== undefined && until < today
}

/** The entries of a file, or its errors. */
interface ParsedAcceptances {
  /** In the order of the file; empty if there are errors. */
  readonly entries: readonly AcceptanceEntry[]
  /** Each with its line. Worded to follow the name of the file and a colon. */
  readonly errors: readonly SafeText[]
}

/**
 * Reads a file of accepted findings, whose name starts at `folder`. It does not throw: all
 * problems, including those of the file system, are in `errors`.
 */
export async function readAcceptanceFile(file: string, folder: string): Promise<ParsedAcceptances> {
  const path = resolve(folder, file)
  const fail = (...why: Parameters<typeof safe>): ParsedAcceptances => {
    return { entries: [], errors: [safe(...why)] }
  }

  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return fail`it is a folder: use the path of the file in it`
    if (!stats.isFile()) return fail`it is not a file`
    if (stats.size > MAX_BYTES)
      return fail`its size is ${formatSize(stats.size)}; the limit is ${formatSize(MAX_BYTES)}`
    return parseAcceptances(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const refusal = explainIfNotReadable(error as NodeJS.ErrnoException, path)
    if (refusal !== undefined) return fail`${refusal}`
    if (code === 'ENOENT') return fail`${explainMissingFile(file, path)}`
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return fail`it is not UTF-8 text: save the file as UTF-8`
    if (code === 'ENOTDIR') return fail`a part of this path is a file, not a folder`
    return fail`it cannot be read (${code ?? getErrorMessage(error)})`
  }
}

function explainMissingFile(file: string, path: string): SafeText {
  if (/^https?:\/\//i.test(file)) return safe`it is a URL, but must be a file: download it first`
  const checkout = safe`In a workflow, actions/checkout must run before this step`
  const advice = suggestSimilarFile(file, path) ?? safe`; check the path. ${checkout}`
  return safe`there is no file ${path}${advice}`
}

/** Records an error: a template tag, like `safe`. */
type Reject = (...why: Parameters<typeof safe>) => undefined

/** Reads the text of a file of accepted findings. */
export function parseAcceptances(content: string): ParsedAcceptances {
  // `npm run` prints two such lines before the script's own output. In a list of entries, no line
  // can begin like this.
  const text = content.replace(/^> .*$/gm, '')
  return new AcceptanceReader(text).read()
}

/** Reads the entries of one file, and collects the errors. */
class AcceptanceReader {
  readonly #text: string
  readonly #lines = new LineCounter()
  readonly #errors: { readonly line: number; readonly message: SafeText }[] = []

  constructor(text: string) {
    this.#text = text
  }

  read(): ParsedAcceptances {
    const { contents, errors } = parseDocument(this.#text, {
      // All scalars are text, including dates, numbers, and `true`.
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'error',
      lineCounter: this.#lines,
    })
    const [error] = errors
    let entries: readonly AcceptanceEntry[] = []
    if (error) this.#rejectYaml(error)
    else entries = this.#readList(contents)
    if (this.#errors.length > 0) entries = []
    const errorsInOrder = this.#errors.toSorted((a, b) => a.line - b.line)
    return { entries, errors: errorsInOrder.map(({ message }) => message) }
  }

  #rejectYaml(error: YAMLError): void {
    const offset = findOpenQuote(error, this.#text) ?? error.pos[0]
    const line = this.#text.split('\n')[this.#getLine(offset) - 1] ?? ''
    const reject = this.#rejectAt(offset)
    const correction = findCorrectionOfLine(error, line)
    if (correction !== undefined) reject`${correction}`
    else reject`not valid YAML: ${explainYamlError(error, line, this.#text)}`
  }

  #readList(list: unknown): readonly AcceptanceEntry[] {
    if (isEmpty(list)) return []
    if (!isSeq(list)) {
      this.#rejectAt(list)`expected a list of entries, each beginning with “- code: ”`
      return []
    }
    const { items } = list
    if (items.length > MAX_ENTRIES) {
      const found = formatCount(items.length, 'entry', 'entries')
      this.#rejectAt(
        items[MAX_ENTRIES],
      )`there are ${found}; the limit is ${formatNumber(MAX_ENTRIES)}`
      return []
    }
    return items.map((item) => this.#readEntry(item)).filter((entry) => entry !== undefined)
  }

  #readEntry(item: unknown): AcceptanceEntry | undefined {
    const reject = this.#rejectAt(item)
    if (!isMap(item)) return reject`expected an entry with the keys code, target, and reason`
    this.#rejectKeys(item)
    const code = this.#readValue(item, 'code', parseCode)
    const target = this.#readValue(item, 'target', parsePattern)
    const page = this.#readValue(item, 'page', parsePage)
    const reason = this.#readValue(item, 'reason', parseReason)
    const until = this.#readValue(item, 'until', parseDay)
    if (code === undefined || target === undefined || reason === undefined) return undefined
    return { code, target, page, reason, until, line: this.#getLine(item) }
  }

  /** Records unknown and missing keys of an entry. */
  #rejectKeys(item: YAMLMap): void {
    const missing = REQUIRED_KEYS.filter((key) => !item.has(key))
    const unknown = item.items.filter(({ key }) => !KEYS.includes(String(key)))
    const corrections = unknown.map(({ key }) =>
      rejectKey(String(key), missing, this.#rejectAt(key)),
    )
    const uncorrected = missing.filter((key) => !corrections.includes(key))
    if (uncorrected.length > 0)
      this.#rejectAt(item)`the entry has no ${joinWords(uncorrected, 'or')}`
  }

  /** Returns the value of a key; undefined if it is invalid or missing. */
  #readValue<T>(
    item: YAMLMap,
    key: string,
    parse: (text: string, reject: Reject) => T | undefined,
  ): T | undefined {
    if (!item.has(key)) return undefined
    const node: unknown = item.get(key, true)
    const reject = this.#rejectAt(node ?? item)
    if (isEmpty(node))
      return reject`${key} has no value; a value that begins with #, &, or ! needs quotes`
    if (isAlias(node))
      return reject`put the value of ${key} in quotes: YAML reads a * at its start as an alias`
    if (isSeq(node))
      return reject`${key} is a list: write one entry for each item or put the value in quotes`
    if (!isScalar(node)) return reject`the value of ${key} is not text: put it in quotes`
    return parse(String(node.value), reject)
  }

  /** Returns the tag that records an error at a node or an offset. */
  #rejectAt(nodeOrOffset: unknown): Reject {
    return (...why) => {
      const line = this.#getLine(nodeOrOffset)
      this.#errors.push({ line, message: safe`line ${line}: ${safe(...why)}` })
    }
  }

  /** Returns the line, starting at 1, of a node or an offset in the text. */
  #getLine(nodeOrOffset: unknown): number {
    const offset = isNode(nodeOrOffset) ? nodeOrOffset.range?.[0] : nodeOrOffset
    if (typeof offset !== 'number') return this.#lines.linePos(0).line
    return this.#lines.linePos(offset).line
  }
}

/** Other words for the keys. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...makeWordEntries('code', 'kind type rule name id'),
  ...makeWordEntries('target', 'address url href link path'),
  ...makeWordEntries('page', 'pages file files'),
  ...makeWordEntries('reason', 'why comment note description'),
  ...makeWordEntries('until', 'expires expiry end date'),
])

/** Rejects a key, and returns the one that was probably meant. */
function rejectKey(key: string, missing: readonly string[], reject: Reject): string | undefined {
  let suggestion = findCorrection(key, KEYS) ?? SYNONYMS.get(key.toLowerCase())
  if (suggestion === undefined && missing.length === 1) suggestion = missing[0]
  if (suggestion === undefined) reject`unknown key “${key}”: expected ${joinWords(KEYS, 'or')}`
  else reject`unknown key “${key}”${didYouMean(suggestion)}`
  return suggestion
}

/** Returns how to correct a line that is not valid YAML, if it says exactly what was meant. */
function findCorrectionOfLine({ message }: YAMLError, line: string): string | undefined {
  if (message.startsWith('Source contains multiple documents') && line.startsWith('---'))
    return 'remove the line ---: the file must be one list'
  const [, reserved] = /^Plain value cannot start with .*([@%`])$/.exec(message) ?? []
  const [, key] = /^ *(?:- +)?(\w+):/.exec(line) ?? []
  if (reserved === undefined || key === undefined) return undefined
  return `put the value of ${key} in quotes: it cannot begin with “${reserved}”`
}

/** Explains a YAML error in terms that the file's author understands. */
function explainYamlError(
  { message, pos: [start] }: YAMLError,
  line: string,
  text: string,
): string {
  if (/^ *\t/.test(line)) return 'it is indented with a tab; use spaces'
  if (/^ *-\w/.test(line)) return 'put a space after the “-”'
  if (message.startsWith('Sequence item')) return 'the keys of an entry must line up in one column'
  if (/^<{7} /m.test(text)) return 'the file contains merge conflict markers'
  if (message.startsWith('Alias cannot')) return 'a value that begins with “*” needs quotes'
  if (message.startsWith('Map keys must be unique'))
    return `the entry has two values for ${/^[\w"'-]*/.exec(text.slice(start))?.[0]}`
  if (message.startsWith('Missing closing')) return 'a quote on this line is not closed'
  if (message === TEXT_AFTER_VALUE && /^\w/.test(line))
    return 'indent the keys of an entry as far as its code'
  if (message === TEXT_AFTER_VALUE)
    return 'a value that begins with a bracket, a brace, or a quote needs quotes around all of it'
  if (message.startsWith('Nested mappings')) return 'a value that contains “: ” needs quotes'
  // The rest may be advice for callers of the library.
  return message.split(';', 1)[0] ?? ''
}

const TEXT_AFTER_VALUE = 'Unexpected scalar at node end'

/**
 * Returns the offset of the quote that an error is about; undefined if it is not about one. The
 * library reports a quote that is not closed at the end of the text.
 */
function findOpenQuote({ message }: YAMLError, text: string): number | undefined {
  if (!message.startsWith('Missing closing')) return undefined
  return /: *(["'])(?:(?!\1).)*$/m.exec(text)?.index
}

/** Is the value empty? */
function isEmpty(node: unknown): boolean {
  if (node === null || node === undefined) return true
  return isScalar(node) && node.type === 'PLAIN' && node.source === ''
}

function parseCode(text: string, reject: Reject): Code | undefined {
  const codes = [...CODES]
  const code = codes.find((each) => each === text)
  if (code === undefined) {
    const words = text.split(/[\s,;|]+/)
    if (words.length > 1 && words.every((word) => codes.some((each) => each === word)))
      return reject`code has several values: write one entry for each`
    const suggestion = findCorrection(text, codes)
    if (suggestion === undefined)
      return reject`unknown code “${text}”: docs/check.md lists the codes`
    return reject`unknown code “${text}”${didYouMean(suggestion)}`
  }
  if (isAcceptanceCode(code))
    return reject`${code} cannot be accepted: change the entry that it is about`
  if (meansNoResponse(code))
    return reject`${code} cannot be accepted: without a response, the content is unknown`
  return code
}

function parsePattern(text: string, reject: Reject): Glob | undefined {
  if (text.length > MAX_GLOB_LENGTH)
    return reject`the pattern is longer than ${MAX_GLOB_LENGTH} characters`
  const stars = text.match(/\*+/g) ?? []
  if (stars.length > MAX_STARS)
    return reject`the pattern “${text}” has more than ${MAX_STARS} “*” or “**”`
  return parseGlob(text) ?? reject`the pattern “${text}” ends with a \\ that escapes nothing`
}

function parsePage(text: string, reject: Reject): Glob | undefined {
  if (text === '') return reject`page is empty: leave it out or specify pages such as changelog/**`
  if (text.startsWith('/')) {
    const name = text.slice(1)
    return reject`page “${text}” begins with a slash; write it as in the report: ${name}`
  }
  return parsePattern(text, reject)
}

function parseReason(text: string, reject: Reject): string | undefined {
  const reason = text.trim()
  if (reason !== '') return reason
  return reject`reason is empty: say why this is accepted, for example “known bug in the generator”`
}

function parseDay(text: string, reject: Reject): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    return reject`until is “${text}”: expected a date such as 2027-03-31`
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    return reject`until is “${text}”: this date does not exist`
  return text
}
