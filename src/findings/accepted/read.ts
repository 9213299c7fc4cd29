import { readFile, stat } from 'node:fs/promises'
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { getErrorMessage } from '../../common/error-message.ts'
import { count, joinWords, showSize } from '../../common/units.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import { didYouMean, findMisspelled } from '../../text/did-you-mean.ts'
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

/**
 * Reads a file of accepted findings. Throws nothing: whatever is wrong with it, the file system
 * included, is among the errors.
 */
export async function readAcceptedFile(path: string): Promise<AcceptedFindings> {
  const refused = (...why: Parameters<typeof safe>): AcceptedFindings => ({
    entries: [],
    errors: [safe(...why)],
  })
  try {
    const status = await stat(path)
    if (status.isDirectory()) return refused`it is a folder`
    if (!status.isFile()) return refused`it is not a file`
    if (status.size > MAX_BYTES)
      return refused`its size is ${showSize(status.size)}; the limit is ${showSize(MAX_BYTES)}`
    return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      return refused`there is no file ${path}; check the path. In a workflow, actions/checkout must run before this step`
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return refused`it is not UTF-8 text`
    if (code === 'ENOTDIR') return refused`a part of this path is a file, not a folder`
    return refused`it cannot be read (${code ?? getErrorMessage(error)})`
  }
}

/** Says what is wrong with something: a template tag, as `safe`. */
type Refuse = (...why: Parameters<typeof safe>) => undefined

/** Reads the text of a file of accepted findings. */
export function readAccepted(given: string): AcceptedFindings {
  // `npm run` prints two such lines before the script's own output. In a list, none can begin like
  // that.
  const text = given.replace(/^> .*$/gm, '')
  const lineCounter = new LineCounter()
  /** Returns the line, from 1 on, of a node or of an offset in the text. */
  const lineOf = (where: unknown): number => {
    const offset = isNode(where) ? where.range?.[0] : where
    return lineCounter.linePos(typeof offset === 'number' ? offset : 0).line
  }
  const errors: SafeText[] = []
  const at = (where: unknown): Refuse => {
    return (...why) => {
      errors.push(safe`line ${lineOf(where)}: ${safe(...why)}`)
    }
  }
  const yaml = parseDocument(text, {
    // All scalars are text: dates, numbers and `true` included.
    schema: 'failsafe',
    prettyErrors: false,
    logLevel: 'error',
    lineCounter,
  })
  const { contents } = yaml
  const [error] = yaml.errors
  const items: readonly unknown[] = isSeq(contents) ? contents.items : []
  if (error) {
    const line = text.split('\n')[lineOf(error.pos[0]) - 1] ?? ''
    at(error.pos[0])`not valid YAML: ${inWords(error, line, text)}`
  } else if (!isSeq(contents) && !isEmpty(contents))
    at(contents)`expected a list of entries, each beginning with “- code: ”`
  else if (items.length > MAX_ENTRIES)
    at(
      items[MAX_ENTRIES],
    )`there are ${count(items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`
  else {
    const entries = items.flatMap((item) => readEntry(item, lineOf(item), at) ?? [])
    if (errors.length === 0) return { entries, errors }
  }
  return { entries: [], errors }
}

function readEntry(
  item: unknown,
  line: number,
  at: (where: unknown) => Refuse,
): AcceptedEntry | undefined {
  if (!isMap(item)) return at(item)`expected an entry with the keys code, target and reason`
  const missing = REQUIRED.filter((key) => !item.has(key))
  const unknown = item.items.filter(({ key }) => !KEYS.includes(String(key)))
  const meant = unknown.map(({ key }) => refuseKey(String(key), missing, at(key)))
  for (const key of missing) if (!meant.includes(key)) at(item)`the entry has no ${key}`
  /** Returns undefined for what is refused, or is not there. */
  const value = <T>(
    key: string,
    parse: (text: string, refuse: Refuse) => T | undefined,
  ): T | undefined => {
    if (!item.has(key)) return undefined
    const node: unknown = item.get(key, true)
    const refuse = at(node ?? item)
    if (isEmpty(node))
      return refuse`${key} has no value; a value that begins with #, & or ! needs quotes`
    if (isAlias(node))
      return refuse`put the value of ${key} in quotes: YAML reads a * at its start as an alias`
    if (isSeq(node))
      return refuse`${key} is a list: write one entry for each, or put the value in quotes`
    if (!isScalar(node)) return refuse`the value of ${key} is not text: put it in quotes`
    return parse(String(node.value), refuse)
  }
  const code = value('code', parseCode)
  const target = value('target', parsePattern)
  const page = value('page', parsePage)
  const reason = value('reason', parseReason)
  const until = value('until', parseDay)
  if (code === undefined || target === undefined || reason === undefined) return undefined
  return { code, target, page, reason, until, line }
}

/** Refuses a key, and returns the one that was probably meant. */
function refuseKey(given: string, missing: readonly string[], refuse: Refuse): string | undefined {
  let meant = findMisspelled(given, KEYS)
  if (meant === undefined && missing.length === 1) meant = missing[0]
  if (meant === undefined) refuse`unknown key “${given}”: expected ${joinWords(KEYS, 'or')}`
  else refuse`unknown key “${given}”${didYouMean(meant)}`
  return meant
}

/** Returns what is wrong with YAML that cannot be read, in the words of whoever wrote it. */
function inWords({ message, pos: [at] }: YAMLError, line: string, text: string): string {
  if (/^ *\t/.test(line)) return 'it is indented with a tab; use spaces'
  if (message.startsWith('Sequence item')) return 'the keys of an entry must line up in one column'
  if (/^<{7} /m.test(text)) return 'it contains merge conflict markers'
  if (message.startsWith('Alias cannot')) return 'a value that begins with “*” needs quotes'
  if (message.startsWith('Map keys must be unique'))
    return `the entry has two values for ${/^[\w"'-]*/.exec(text.slice(at))?.[0]}`
  if (message.startsWith('Nested mappings')) return 'a value that contains “: ” needs quotes'
  // What may follow is advice for who calls the library.
  return message.split(';', 1)[0] ?? ''
}

/** Is nothing written there? */
function isEmpty(node: unknown): boolean {
  return node == null || (isScalar(node) && node.type === 'PLAIN' && node.source === '')
}

function parseCode(text: string, refuse: Refuse): Code | undefined {
  const codes = [...CODES]
  const code = codes.find((each) => each === text)
  if (code === undefined) {
    const meant = findMisspelled(text, codes)
    if (meant === undefined) return refuse`unknown code “${text}”: docs/check.md lists the codes`
    return refuse`unknown code “${text}”${didYouMean(meant)}`
  }
  if (isOfAcceptance(code))
    return refuse`${code} cannot be accepted: change the entry that it names`
  if (isUnknown(code)) return refuse`${code} cannot be accepted: what was not answered is not known`
  return code
}

function parsePattern(text: string, refuse: Refuse): Glob | undefined {
  if (text.length > MAX_GLOB) return refuse`the pattern is longer than ${MAX_GLOB} characters`
  if ((text.match(/\*+/g)?.length ?? 0) > MAX_STARS)
    return refuse`the pattern “${text}” has more than ${MAX_STARS} “*” or “**”`
  return parseGlob(text) ?? refuse`the pattern “${text}” ends with a \\ that escapes nothing`
}

function parsePage(text: string, refuse: Refuse): Glob | undefined {
  if (text === '') return refuse`page is empty: leave it out, or name pages such as changelog/**`
  if (text.startsWith('/'))
    return refuse`page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`
  return parsePattern(text, refuse)
}

function parseReason(text: string, refuse: Refuse): string | undefined {
  return (
    text.trim() ||
    refuse`reason is empty: say why this is accepted, such as “known bug of the generator”`
  )
}

function parseDay(text: string, refuse: Refuse): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    return refuse`until is “${text}”: expected a day such as 2027-03-31`
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    return refuse`until is “${text}”: this day does not exist`
  return text
}
