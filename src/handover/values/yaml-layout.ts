import { CST, type Scalar, type YAMLMap } from 'yaml'

/**
 * Where the parts of a YAML map are in its text, and the edits that add to it: a changed file keeps its layout, because
 * nothing is rewritten. Offsets are in UTF-16 units.
 */

/** Replaces the text from `from` up to, not including, `to`. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A key with its value, or an item of a list, as the parser saw it in the source. */
export type Item = CST.CollectionItem

/** Returns `text` with all edits made. They must not overlap; insertions at one offset keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let offset = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(offset, edit.from) + edit.text
    offset = edit.to
  }
  return result + text.slice(offset)
}

/** Returns the source of each key of a map that was parsed with `keepSourceTokens`. */
export function itemsOf(map: YAMLMap): Item[] {
  return map.items.flatMap(({ srcToken }) => srcToken ?? [])
}

/** Returns the edit that adds `lines`, one key each, after the last key of a block map. */
export function addToBlock(text: string, map: YAMLMap, lines: readonly string[]): TextEdit {
  const items = itemsOf(map)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) throw new Error('a block map without keys')
  return addToBlockAt(text, first, last, lineAfter(text, endOf(last)), lines)
}

/**
 * Returns the edit that adds `lines`, one key each, at the end of a document whose root is a block map.
 * @param end offset of the document's end: its `...`, or the end of the text
 */
export function addToRoot(text: string, map: YAMLMap, end: number, lines: readonly string[]): TextEdit {
  const items = itemsOf(map)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) throw new Error('a block map without keys')
  return addToBlockAt(text, first, last, end, lines)
}

function addToBlockAt(text: string, first: Item, last: Item, at: number, lines: readonly string[]): TextEdit {
  const indent = ' '.repeat(columnOf(text, startOf(first)))
  if (at === text.length && !text.endsWith('\n') && endsInBlockScalar(last)) {
    // The line end that is missing here would become part of that scalar: the new keys go to the top instead.
    const eol = lineEndOf(text)
    const at = startOf(first)
    return { from: at, to: at, text: lines.map((line) => line + eol + indent).join('') }
  }
  return addLines(text, at, indent, lines)
}

/** Returns the edit that adds whole lines at offset `at`, the start of a line or the end of the text. */
export function addLines(text: string, at: number, indent: string, lines: readonly string[]): TextEdit {
  const eol = lineEndOf(text)
  const unfinished = at > 0 && text[at - 1] !== '\n'
  const added = lines.map((line) => indent + line).join(eol)
  return { from: at, to: at, text: unfinished ? eol + added : added + eol }
}

/** Returns the edit that adds keys, each as `name: value`, at the start of a flow map. */
export function addToFlow(text: string, map: YAMLMap, keys: readonly string[]): TextEdit {
  const open = map.range?.[0] ?? 0
  const [first] = itemsOf(map)
  if (!first) return { from: open + 1, to: open + 1, text: keys.join(', ') }
  const at = startOf(first)
  const gap = text.slice(open + 1, at)
  const between = /^\s*\n\s*$/.test(gap) ? `,${gap}` : ', '
  return { from: at, to: at, text: keys.map((key) => key + between).join('') }
}

/** Returns where the value of a key without one goes: after its `:`, anchor and tag; undefined without any of them. */
export function valueOffset(item: Item): number | undefined {
  const mark = item.sep?.findLast(
    ({ type }) => type === 'map-value-ind' || type === 'anchor' || type === 'tag',
  )
  return mark && mark.offset + mark.source.length
}

/** Returns the comment after the indicator of a block scalar, with the space before it; empty if there is none. */
export function blockScalarComment(text: string, { srcToken }: Scalar): string {
  if (srcToken?.type !== 'block-scalar') return ''
  const [mark] = srcToken.props
  const comment = srcToken.props.find(({ type }) => type === 'comment')
  return mark && comment ? text.slice(endOfToken(mark), endOfToken(comment)) : ''
}

/** Returns the start of the line after the one that holds `offset`; the length of the text on its last line. */
export function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Returns how far `offset` is from the start of its line. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

/** Returns where a key starts, including its anchor, tag or `?`. */
export function startOf(item: Item): number {
  const prefix = item.start.find(({ type }) => !LAYOUT.has(type))
  return (prefix ?? item.key ?? item.sep?.[0])?.offset ?? 0
}

/** Returns the last token that is not white space, a comment or a comma. */
function lastMark(tokens: readonly CST.SourceToken[] = []): CST.SourceToken | undefined {
  return tokens.findLast(({ type }) => !LAYOUT.has(type))
}

const LAYOUT: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma'])

/** Returns where the last part of an item ends, comments excluded. */
function endOf({ start, key, sep, value }: Item): number {
  const last = value ?? lastMark(sep) ?? key ?? lastMark(start)
  return last ? endOfToken(last) : 0
}

function endOfToken(token: CST.Token): number {
  switch (token.type) {
    case 'block-map':
    case 'block-seq': {
      const last = lastOf(token)
      return last ? endOf(last) : token.offset
    }
    case 'flow-collection': {
      const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')
      return close ? close.offset + close.source.length : token.offset
    }
    case 'block-scalar':
      return token.offset + CST.stringify(token).length
    default:
      return token.offset + ('source' in token ? token.source.length : 0)
  }
}

/** Leaves out what follows the last item, such as a comment: the parser keeps it in an item of its own. */
function lastOf({ items }: CST.BlockMap | CST.BlockSequence): Item | undefined {
  return items.findLast(({ start, key, sep, value }) => key ?? sep ?? value ?? lastMark(start))
}

function endsInBlockScalar({ value }: Item): boolean {
  if (value?.type === 'block-scalar') return true
  const inner = value?.type === 'block-map' || value?.type === 'block-seq' ? lastOf(value) : undefined
  return inner !== undefined && endsInBlockScalar(inner)
}

/** Returns the line end that a text uses. */
export function lineEndOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n'
}
