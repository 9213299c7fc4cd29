import { decodeHTML } from 'entities/decode'
import type { FoundReference, Role } from './reference.ts'

/** Backticks that end in their line are a span of code. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/
const INDENTED = /^(?: {4}| {0,3}\t)/
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/**
 * Calls `found` for each link, picture and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), code, comments and HTML left out. Links that are only
 * text, without any markup, are left out, too: prose shows addresses as examples.
 */
export function scanMarkdown(text: string, role: Role, found: FoundReference): void {
  const plainOf = plainLines()
  for (const [line, written] of text.split('\n').entries())
    for (const address of linksOf(plainOf(written))) found({ role, address, line })
}

/**
 * Returns a function that takes the lines of Markdown in turn and returns them without code,
 * comments and scripts: spaces stand in their place, or nothing for a whole line.
 */
function plainLines(): (line: string) => string {
  let fence: string | undefined
  let isCode = false
  let isBlank = true
  let skippedUntil = ''
  return (line) => {
    if (fence !== undefined) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined
      return ''
    }
    fence = skippedUntil === '' ? FENCE.exec(line)?.[1] : undefined
    if (fence !== undefined) return ''
    isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line)
    isBlank = line.trim() === ''
    if (isCode) return ''
    const { plain, open } = withoutHidden(line, skippedUntil)
    skippedUntil = open
    return plain
  }
}

/** What begins a part of a text without links, and what ends it. */
const ENDS: Readonly<Record<string, string>> = {
  '<!--': '-->',
  // A comment of MDX.
  '{/*': '*/}',
  '<pre': '</pre>',
  '<script': '</script>',
}

/**
 * Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is
 * open at its end.
 */
function withoutHidden(line: string, until: string) {
  const text = withoutCodeSpans(line)
  const begins = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g
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
    begins.lastIndex = at
    const begin = begins.exec(text)
    plain += text.slice(at, begin?.index)
    if (begin === null) return { plain, open: '' }
    at = begin.index
    open = ENDS[begin[0]] ?? ''
  }
}

/**
 * A span ends with as many backticks as it begins with. Returns the line with spaces in place of
 * spans.
 */
function withoutCodeSpans(line: string): string {
  if (!line.includes('`')) return line
  const runs = [...line.matchAll(/`+/g)]
  const following = Map.groupBy(runs.toReversed(), ([run]) => run.length)
  let plain = ''
  let at = 0
  for (const { 0: run, index } of runs) {
    const alike = following.get(run.length)
    alike?.pop()
    const end = alike?.at(-1)
    if (index < at || end === undefined) continue
    plain += line.slice(at, index)
    at = end.index + run.length
    plain += ' '.repeat(at - index)
  }
  return plain + line.slice(at)
}

function* linksOf(line: string): Generator<string> {
  const definition = DEFINITION.exec(line)?.[0]
  if (definition !== undefined) {
    const { address } = destination(line, definition.length, '')
    if (address !== undefined) yield address
    return
  }
  const marks = /\]\(|<(?=https?:)/gi
  for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
    if (isEscaped(line, mark.index)) continue
    const isAutolink = mark[0] === '<'
    const { address, end } = isAutolink
      ? autolink(line, mark.index)
      : destination(line, mark.index + mark[0].length, ')')
    if (address !== undefined) yield address
    // Each character is read once, also where there is no link.
    marks.lastIndex = Math.max(end, mark.index + 1)
  }
}

function isEscaped(line: string, at: number): boolean {
  return line[at - 1] === '\\' && line[at - 2] !== '\\'
}

/** Returns the address between `<` at `at` and its `>`, if there is one, and where it ends. */
function autolink(line: string, at: number) {
  const end = line.indexOf('>', at)
  if (end === -1) return { address: undefined, end: line.length }
  const address = line.slice(at + 1, end)
  return {
    address: /[\s<]/.test(address) ? undefined : address,
    end,
  }
}

/**
 * Returns where an address without brackets around it ends: before a space, or a `)` of the link.
 */
function endOfBareAddress(line: string, from: number): number {
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

/**
 * Returns the address that begins at `at`, and where it ends. `close`: what has to come after it
 * and its title.
 */
function destination(line: string, at: number, close: string) {
  let end = at
  while (line[end] === ' ' || line[end] === '\t') end++
  const start = end
  let address: string
  if (line[start] === '<') {
    end = line.indexOf('>', start)
    if (end === -1) return { address: undefined, end: line.length }
    address = line.slice(start + 1, end)
    end++
  } else {
    end = endOfBareAddress(line, start)
    address = line.slice(start, end)
  }
  const next = line.slice(end, end + 256).trimStart()[0] ?? ''
  const isLink =
    close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''))
  const isUsable = isLink && address !== ''
  return { address: isUsable ? decodeHTML(address.replace(ESCAPED, '$1')) : undefined, end }
}
