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
  type Scalar,
} from 'yaml'
import { errorMessage } from '../../errors.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { count, joinWords, showSize } from '../../units.ts'
import { editsBetween } from '../near-misses/similar-names.ts'
import { CODES, type Code, isAcceptable } from '../rules/finding-kinds.ts'
import type { AcceptedEntry } from './entry.ts'
import { type Glob, MAX_GLOB, parseGlob } from './glob.ts'

/** A list that nobody keeps in order any more. */
export const MAX_ENTRIES = 10_000
/** Enough for so many entries with long targets and reasons. */
const MAX_BYTES = 8 * 1024 ** 2
/** In UTF-16 units. */
const MAX_REASON = 1_000
/** How many errors are listed. */
const MAX_ERRORS = 20

const KEYS = ['code', 'target', 'page', 'reason', 'until'] as const
type Key = (typeof KEYS)[number]

const INDENTATION = /[ \t]*/y

/** What a file says, or else what is wrong with it. */
export interface AcceptedFindings {
  /** In the order of the file; empty if anything is wrong. */
  readonly entries: readonly AcceptedEntry[]
  /** The first ones with their lines. Worded to follow the name of the file and a colon. */
  readonly errors: readonly SafeText[]
}

/** Reads a file of accepted findings. Whatever is wrong with it, the file system included, is among the errors. */
export async function readAcceptedFile(path: string): Promise<AcceptedFindings> {
  try {
    const status = await stat(path)
    if (!status.isFile()) return { entries: [], errors: [safe`it is not a file`] }
    if (status.size > MAX_BYTES)
      return {
        entries: [],
        errors: [safe`its size is ${showSize(status.size)}; the limit is ${showSize(MAX_BYTES)}`],
      }
    return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why =
      code === 'ENOENT'
        ? safe`there is no file ${path}; is the path right? In a workflow, actions/checkout has to run before this step`
        : code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
          ? safe`it is not UTF-8 text`
          : safe`it cannot be read: ${errorMessage(error)}`
    return { entries: [], errors: [why] }
  }
}

/** Reads the text of a file of accepted findings. Throws nothing, whatever the text. */
export function readAccepted(text: string): AcceptedFindings {
  const errors: FileError[] = []
  const entries = new Reader(text, errors).entries()
  if (errors.length === 0) return { entries, errors: [] }
  const shown = errors
    .toSorted((a, b) => a.line - b.line)
    .slice(0, MAX_ERRORS)
    .map(({ line, what }) => safe`line ${line}: ${what}`)
  const more = errors.length - shown.length
  return { entries: [], errors: more > 0 ? [...shown, safe`and ${count(more, 'more error')}`] : shown }
}

interface FileError {
  readonly line: number
  readonly what: SafeText
}

/** A value and where it is. */
interface Value {
  readonly text: string
  readonly node: Node
}

class Reader {
  readonly #text: string
  readonly #errors: FileError[]
  readonly #lines = new LineCounter()
  readonly #wrongLines = new Set<number>()

  constructor(text: string, errors: FileError[]) {
    // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
    this.#text = text.replace(/^> .*$/gm, '')
    this.#errors = errors
  }

  entries(): AcceptedEntry[] {
    const documents = parseAllDocuments(this.#text, {
      // All scalars are text: dates, numbers and `true` included.
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'error',
      lineCounter: this.#lines,
      // The library compares each key with all others.
      uniqueKeys: false,
    })
    const [first, second] = documents
    for (const { errors } of documents) for (const error of errors) this.#reportSyntaxError(error)
    if (second) this.#report(second.contents, safe`a second document begins: one list is expected`)
    if (this.#errors.length > 0 || !first) return []
    const { contents } = first
    if (contents === null || (isScalar(contents) && contents.source === '')) return []
    if (!isSeq<Node>(contents)) {
      this.#report(contents, safe`expected a list of entries, each beginning with “- code: ”`)
      return []
    }
    this.#refuseExtras(contents)
    if (contents.items.length > MAX_ENTRIES) {
      this.#report(
        contents.items[MAX_ENTRIES] ?? null,
        safe`there are ${count(contents.items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`,
      )
      return []
    }
    const entries = contents.items.map((item) => this.#entry(item)).filter((entry) => entry !== undefined)
    this.#refuseTwins(entries)
    return entries
  }

  #entry(item: Node): AcceptedEntry | undefined {
    if (!isMap<Node, Node | null>(item)) {
      this.#report(item, safe`expected an entry with the keys code, target and reason`)
      return undefined
    }
    this.#refuseExtras(item)
    const values = this.#values(item.items)
    for (const key of ['code', 'target', 'reason'] as const) {
      const isGiven = values.has(key)
      if (!isGiven) this.#report(item, safe`the entry has no ${key}`)
    }
    const code = this.#parse(values.get('code'), parseCode)
    const target = this.#parse(values.get('target'), parsePattern)
    const page = this.#parse(values.get('page'), parsePage)
    const reason = this.#parse(values.get('reason'), parseReason)
    const until = this.#parse(values.get('until'), parseDay)
    if (code === undefined || target === undefined || reason === undefined) return undefined
    return { code, target, page, reason, until, line: this.#lineOf(item) }
  }

  /** Returns the values by key; undefined for those that are no text. */
  #values(pairs: readonly Pair<Node, Node | null>[]): Map<Key, Value | undefined> {
    const values = new Map<Key, Value | undefined>()
    for (const { key: node, value } of pairs) {
      this.#refuseExtras(node)
      const name = isScalar(node) ? String(node.value) : ''
      const key = KEYS.find((each) => each === name)
      if (key === undefined)
        this.#report(node, safe`unknown key “${name}”: expected ${joinWords(KEYS, 'or')}`)
      else if (values.has(key)) this.#report(node, safe`the entry has two values for ${key}`)
      else values.set(key, this.#value(key, node, value))
    }
    return values
  }

  #value(key: Key, keyNode: Node, node: Node | null): Value | undefined {
    if (isAlias(node)) {
      this.#report(node, safe`put the value of ${key} in quotes: YAML takes a * at its start for an alias`)
      return undefined
    }
    if (node !== null && !isScalar(node)) {
      this.#report(node, safe`the value of ${key} is not text: put it in quotes`)
      return undefined
    }
    if (node === null || isEmptyPlain(node)) {
      this.#report(node ?? keyNode, safe`${key} has no value; what begins with # needs quotes`)
      return undefined
    }
    this.#refuseExtras(node)
    return { text: String(node.value), node }
  }

  #parse<T>(value: Value | undefined, parse: (text: string) => T | InvalidValue): T | undefined {
    if (value === undefined) return undefined
    const parsed = parse(value.text)
    if (!(parsed instanceof InvalidValue)) return parsed
    this.#report(value.node, parsed.what)
    return undefined
  }

  /** Such a file has no use for them, and what they mean is easily misread. */
  #refuseExtras(node: Node): void {
    if ('anchor' in node && node.anchor)
      this.#report(
        node,
        safe`anchors (&${node.anchor}) are not allowed; a value that begins with & needs quotes`,
      )
    if (node.tag)
      this.#report(node, safe`tags (${node.tag}) are not allowed; a value that begins with ! needs quotes`)
  }

  #refuseTwins(entries: readonly AcceptedEntry[]): void {
    const lines = new Map<string, number>()
    for (const { code, target, page, line } of entries) {
      const key = JSON.stringify([code, target.source, page?.source])
      const earlier = lines.get(key)
      if (earlier === undefined) lines.set(key, line)
      else this.#errors.push({ line, what: safe`the entry accepts the same as the one in line ${earlier}` })
    }
  }

  #reportSyntaxError({
    message,
    pos,
  }: {
    readonly message: string
    readonly pos: readonly [number, number]
  }): void {
    const { line, col } = this.#lines.linePos(pos[0])
    // What the library says next about the same line follows from the first.
    if (this.#wrongLines.has(line)) return
    this.#wrongLines.add(line)
    INDENTATION.lastIndex = pos[0] - (col - 1)
    const isTab = INDENTATION.exec(this.#text)?.[0].includes('\t')
    const isDeep = /call stack/.test(message)
    const what = isTab
      ? 'it is indented with a tab; use spaces'
      : isDeep
        ? 'it is nested too deeply'
        : message
    this.#errors.push({ line, what: safe`not valid YAML: ${what}` })
  }

  #report(node: Node | null, what: SafeText): void {
    this.#errors.push({ line: node === null ? 1 : this.#lineOf(node), what })
  }

  #lineOf(node: Node): number {
    return this.#lines.linePos(node.range?.[0] ?? 0).line
  }
}

/** What is wrong with a value. */
class InvalidValue {
  readonly what: SafeText

  constructor(what: SafeText) {
    this.what = what
  }
}

function isEmptyPlain({ type, source }: Scalar): boolean {
  return type === 'PLAIN' && source === ''
}

function parseCode(text: string): Code | InvalidValue {
  const code = [...CODES].find((each) => each === text)
  if (code === undefined) {
    const meant = misspelledCode(text)
    return new InvalidValue(
      meant === undefined
        ? safe`unknown code “${text}”: docs/check.md lists the codes`
        : safe`unknown code “${text}”: did you mean ${meant}?`,
    )
  }
  return isAcceptable(code)
    ? code
    : new InvalidValue(safe`${code} cannot be accepted: change the entry that it names`)
}

/** Returns the code that `text` is most likely meant to be; undefined if it is close to none. */
function misspelledCode(text: string): Code | undefined {
  const letters = (code: string) => [code.toLowerCase().replace(/[^a-z]/g, '')]
  const given = letters(text)
  const close = [...CODES]
    .map((code) => ({ code, edits: editsBetween(given, letters(code)) }))
    .filter(({ edits }) => edits !== undefined)
  return close.toSorted((a, b) => (a.edits ?? 0) - (b.edits ?? 0))[0]?.code
}

function parsePattern(text: string): Glob | InvalidValue {
  if (text.length > MAX_GLOB) return new InvalidValue(safe`the pattern is longer than ${MAX_GLOB} characters`)
  return parseGlob(text) ?? new InvalidValue(safe`the pattern “${text}” ends with a \\ that escapes nothing`)
}

function parsePage(text: string): Glob | InvalidValue {
  if (text === '')
    return new InvalidValue(safe`page is empty: leave it out, or name pages such as changelog/**`)
  if (text.startsWith('/'))
    return new InvalidValue(
      safe`page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`,
    )
  return parsePattern(text)
}

function parseReason(text: string): string | InvalidValue {
  if (text.trim() === '') return new InvalidValue(safe`reason is empty: say why this is accepted`)
  if (text.length > MAX_REASON)
    return new InvalidValue(safe`the reason is longer than ${MAX_REASON} characters`)
  return text.trim()
}

function parseDay(text: string): string | InvalidValue {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isDay ? text : new InvalidValue(safe`until is “${text}”: expected a day such as 2027-03-31`)
}
