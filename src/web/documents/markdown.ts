import { decodeHTML } from 'entities/decode'
import type { OnReference, Role } from './reference.ts'

/** The start of a fenced code block. Backticks that are closed on the same line are a code span. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/
const INDENTED = /^(?: {4}| {0,3}\t)/
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/
/** Escaped punctuation, which stands for itself. */
const ESCAPED_CHARACTER = /\\([!-/:-@[-`{-~])/g

/**
 * Calls `onReference` for each link, image, and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), without code, comments, and HTML. Plain URLs in text are
 * left out, too, because prose shows them as examples.
 */
export function scanMarkdown(text: string, role: Role, onReference: OnReference): void {
  const blanker = new CodeBlanker()
  for (const [line, written] of text.split('\n').entries())
    for (const address of listLinks(blanker.blankNext(written)))
      onReference({ role, address, line })
}

/** Replaces code, comments, and scripts in Markdown, line by line. */
class CodeBlanker {
  /** The mark that opened the current fenced code block. */
  #fence: string | undefined
  #isCode = false
  #isBlank = true
  /** The mark that ends the current comment or script; empty outside of them. */
  #skippedUntil = ''

  /**
   * Returns the next line with code, comments, and scripts replaced by spaces; empty if all of it
   * is code.
   */
  blankNext(line: string): string {
    if (this.#isInFence(line)) return ''
    const mayBeCode = INDENTED.test(line) && !LIST_ITEM.test(line)
    this.#isCode = mayBeCode && (this.#isBlank || this.#isCode)
    this.#isBlank = line.trim() === ''
    if (this.#isCode) return ''
    const { plain, open } = blankHidden(line, this.#skippedUntil)
    this.#skippedUntil = open
    return plain
  }

  /** Does a line belong to a fenced code block, including its marks? */
  #isInFence(line: string): boolean {
    if (this.#fence !== undefined) {
      const [, mark = ''] = FENCE_END.exec(line) ?? []
      if (mark.startsWith(this.#fence)) this.#fence = undefined
      return true
    }
    if (this.#skippedUntil !== '') return false
    const [, opening] = FENCE.exec(line) ?? []
    this.#fence = opening
    return this.#fence !== undefined
  }
}

/** The end marks of parts of Markdown that have no links, by their start marks. */
const END_MARKS: Readonly<Record<string, string>> = {
  '<!--': '-->',
  // A comment in MDX.
  '{/*': '*/}',
  '<pre': '</pre>',
  '<script': '</script>',
}

/** A line with code, comments, and scripts replaced by spaces. */
interface BlankedLine {
  readonly plain: string
  /** The end mark of a part that is still open at the end of the line; empty if there is none. */
  readonly open: string
}

/** Blanks a line. `until`: the end mark of the part that is open at its start; empty if none is. */
function blankHidden(line: string, until: string): BlankedLine {
  const text = blankCodeSpans(line)
  const startMarks = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g
  let plain = ''
  let at = 0
  let open = until
  for (;;) {
    if (open !== '') {
      const end = text.indexOf(open, at)
      const next = end === -1 ? text.length : end + open.length
      plain += ' '.repeat(next - at)
      at = next
      if (end === -1) return { plain, open }
    }
    startMarks.lastIndex = at
    const mark = startMarks.exec(text)
    plain += text.slice(at, mark?.index)
    if (mark === null) return { plain, open: '' }
    at = mark.index
    open = END_MARKS[mark[0]] ?? ''
  }
}

/**
 * Returns the line with code spans replaced by spaces. A span ends with as many backticks as it
 * begins with.
 */
function blankCodeSpans(line: string): string {
  if (!line.includes('`')) return line
  const runs = [...line.matchAll(/`+/g)]
  const laterRunsByLength = Map.groupBy(runs.toReversed(), ([run]) => run.length)
  let plain = ''
  let at = 0
  for (const { 0: run, index } of runs) {
    const sameLengthRuns = laterRunsByLength.get(run.length)
    // Drops this run; the next one is last.
    sameLengthRuns?.pop()
    const end = sameLengthRuns?.at(-1)
    if (index < at || end === undefined) continue
    plain += line.slice(at, index)
    at = end.index + run.length
    plain += ' '.repeat(at - index)
  }
  return plain + line.slice(at)
}

function* listLinks(line: string): Generator<string> {
  const definition = DEFINITION.exec(line)?.[0]
  if (definition !== undefined) {
    const { address } = readDestination(line, definition.length, '')
    if (address !== undefined) yield address
    return
  }
  const marks = /\]\(|<(?=https?:)/gi
  for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
    if (isEscaped(line, mark.index)) continue
    const { address, end } = readLink(line, mark)
    if (address !== undefined) yield address
    // Continues after the text that was read, so that each character is read only once.
    marks.lastIndex = Math.max(end, mark.index + 1)
  }
}

function isEscaped(line: string, at: number): boolean {
  return line[at - 1] === '\\' && line[at - 2] !== '\\'
}

/** What a line has where an address is expected. */
interface ReadAddress {
  readonly address: string | undefined
  /** The offset at which to continue reading. */
  readonly end: number
}

/** Reads the link that a mark begins: `](` or the `<` of an autolink. */
function readLink(line: string, { 0: mark, index }: RegExpExecArray): ReadAddress {
  if (mark === '<') return readAutolink(line, index)
  return readDestination(line, index + mark.length, ')')
}

/** Reads the address between the `<` at `at` and its `>`. */
function readAutolink(line: string, at: number): ReadAddress {
  const end = line.indexOf('>', at)
  if (end === -1) return { address: undefined, end: line.length }
  const address = line.slice(at + 1, end)
  if (/[\s<]/.test(address)) return { address: undefined, end }
  return { address, end }
}

/**
 * Returns the end of an address without angle brackets: before a space, or before the `)` of the
 * link.
 */
function findEndOfBareAddress(line: string, from: number): number {
  let depth = 0
  for (let end = from; end < line.length; end++) {
    const sign = line[end] ?? ''
    if (sign === '\\') end++
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    if (depth < 0 || sign <= ' ') return end
  }
  return line.length
}

/** Reads an address as written, with or without angle brackets. */
function readWrittenAddress(line: string, start: number): ReadAddress {
  if (line[start] !== '<') {
    const end = findEndOfBareAddress(line, start)
    return { address: line.slice(start, end), end }
  }
  const bracket = line.indexOf('>', start)
  if (bracket === -1) return { address: undefined, end: line.length }
  return { address: line.slice(start + 1, bracket), end: bracket + 1 }
}

/**
 * Reads the address that begins at `at`. `close`: the character that must follow it and its title.
 */
function readDestination(line: string, at: number, close: string): ReadAddress {
  let start = at
  while (line[start] === ' ' || line[start] === '\t') start++
  const { address = '', end } = readWrittenAddress(line, start)
  const next = line.slice(end, end + 256).trimStart()[0] ?? ''
  const hasTitle = /^["'(]$/.test(next) && /\s/.test(line[end] ?? '')
  const isLink = close === '' || next === close || hasTitle
  if (!isLink || address === '') return { address: undefined, end }
  return { address: decodeHTML(address.replace(ESCAPED_CHARACTER, '$1')), end }
}
