/** Edits of a YAML text: their offsets, and the indentation and line ends of added lines. */
import { isMap, isNode, isScalar, type YAMLMap } from 'yaml'

/** The default indentation, in spaces. */
export const DEFAULT_INDENT = 2

/** Replaces the text from `from` up to but not including `to`; offsets are in UTF-16 units. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * Returns `text` with all edits made. They must not overlap; insertions at one offset keep their
 * order.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let offset = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(offset, edit.from) + edit.text
    offset = edit.to
  }
  return result + text.slice(offset)
}

/**
 * Returns the edit that adds whole lines at offset `at`, the start of a line or the end of the
 * text.
 */
export function addLines(
  text: string,
  at: number,
  column: number,
  lines: readonly string[],
): TextEdit {
  const [eol = '\n'] = /\r?\n/.exec(text) ?? []
  const added = lines.map((line) => ' '.repeat(column) + line).join(eol)
  const isUnfinished = at > 0 && text[at - 1] !== '\n'
  if (isUnfinished) return { from: at, to: at, text: eol + added }
  return { from: at, to: at, text: added + eol }
}

/**
 * Returns the edit that adds keys, each with its value, at the start of a flow map, or after
 * `precedingValue`, if it is given.
 */
export function addToFlow(
  text: string,
  map: YAMLMap,
  pairs: readonly string[],
  precedingValue?: unknown,
): TextEdit {
  if (precedingValue) {
    const at = findEnd(text, precedingValue)
    return { from: at, to: at, text: `, ${pairs.join(', ')}` }
  }
  const at = findStart(map) + 1
  const added = pairs.join(', ')
  if (map.items.length === 0) return { from: at, to: at, text: added }
  const isBeforeSpace = /\s/.test(text.charAt(at))
  if (isBeforeSpace) return { from: at, to: at, text: `${added},` }
  return { from: at, to: at, text: `${added}, ` }
}

/** Returns where a map or a scalar starts; 0 for any other node. */
export function findStart(node: unknown): number {
  if (!isMap(node) && !isScalar(node)) return 0
  return node.range?.[0] ?? 0
}

/** Returns where a value ends, without trailing whitespace. */
export function findEnd(text: string, node: unknown): number {
  if (!isNode(node)) return 0
  return text.slice(0, node.range?.[1]).trimEnd().length
}

/** Returns how far `offset` is from the start of its line. */
export function findColumn(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

/**
 * Returns the start of the line after the one with an offset; the length of the text if that is the
 * last line.
 */
export function findLineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return end + 1
}

/** Returns the number of columns by which this file indents a map in its root map. */
export function findIndent(text: string, root: YAMLMap): number {
  const inner = root.items.map(({ value }) => value).find((value) => isMap(value) && !value.flow)
  if (inner === undefined) return DEFAULT_INDENT
  return findColumn(text, findStart(inner)) - findColumn(text, findStart(root))
}
