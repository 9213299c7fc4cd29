import { CST, type Scalar, type YAMLMap } from 'yaml'

/** Where the parts of a YAML map stand in its text, in UTF-16 units, so that a change is a few splices and no rewrite. */

/** One change: the text from `from` up to `to` becomes `text`. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A key with its value, as the parser of the source saw it. */
export type Item = CST.CollectionItem

/** Returns `text` with all splices made; they must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = splices.toSorted((a, b) => b.from - a.from)
  return ordered.reduce(
    (rest, { from, to, text: added }) => rest.slice(0, from) + added + rest.slice(to),
    text,
  )
}

/** Returns the keys of a map that was parsed with `keepSourceTokens`. */
export function itemsOf(map: YAMLMap): Item[] {
  return map.items.flatMap(({ srcToken }) => srcToken ?? [])
}

/** Returns the splice that adds `lines`, one key each, behind the last key of a block map. */
export function addToBlock(text: string, map: YAMLMap, lines: readonly string[]): Splice {
  const items = itemsOf(map)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) throw new Error('a block map without keys')
  return addToBlockAt(text, first, last, lineAfter(text, endOf(last)), lines)
}

/**
 * Returns the splice that adds `lines`, one key each, at the end of a document whose root is a block map.
 * @param end where the document ends: its `...`, or the end of the text
 */
export function addToRoot(text: string, map: YAMLMap, end: number, lines: readonly string[]): Splice {
  const items = itemsOf(map)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) throw new Error('a block map without keys')
  return addToBlockAt(text, first, last, end, lines)
}

function addToBlockAt(text: string, first: Item, last: Item, at: number, lines: readonly string[]): Splice {
  const indent = ' '.repeat(columnOf(text, startOf(first)))
  if (at === text.length && !text.endsWith('\n') && endsInBlockScalar(last)) {
    // The line end that is missing here would become a part of that scalar: the new keys go to the top instead.
    const eol = lineEndOf(text)
    const at = startOf(first)
    return { from: at, to: at, text: lines.map((line) => line + eol + indent).join('') }
  }
  return addLines(text, at, indent, lines)
}

/** Returns the splice that adds whole lines at `at`, the start of a line or the end of the text. */
export function addLines(text: string, at: number, indent: string, lines: readonly string[]): Splice {
  const eol = lineEndOf(text)
  const unfinished = at > 0 && text[at - 1] !== '\n'
  const added = lines.map((line) => indent + line).join(eol)
  return { from: at, to: at, text: unfinished ? eol + added : added + eol }
}

/** Returns the splice that adds keys, each as `name: value`, to a flow map, in front of what is in it. */
export function addToFlow(text: string, map: YAMLMap, keys: readonly string[]): Splice {
  const open = map.range?.[0] ?? 0
  const [first] = itemsOf(map)
  if (!first) return { from: open + 1, to: open + 1, text: keys.join(', ') }
  const at = startOf(first)
  const gap = text.slice(open + 1, at)
  const between = /^\s*\n\s*$/.test(gap) ? `,${gap}` : ', '
  return { from: at, to: at, text: keys.map((key) => key + between).join('') }
}

/** Returns where the value of a key that has none is to be written: behind its `:` and its anchor or tag. */
export function emptyValueOf(item: Item): number | undefined {
  const mark = item.sep?.findLast(
    ({ type }) => type === 'map-value-ind' || type === 'anchor' || type === 'tag',
  )
  return mark && mark.offset + mark.source.length
}

/** Returns the comment behind the mark of a block scalar, with the space in front of it; empty if there is none. */
export function blockComment(text: string, { srcToken }: Scalar): string {
  if (srcToken?.type !== 'block-scalar') return ''
  const [mark] = srcToken.props
  const comment = srcToken.props.find(({ type }) => type === 'comment')
  return mark && comment ? text.slice(endOfValue(mark), endOfValue(comment)) : ''
}

/** Returns the start of the line behind the one that holds `offset`; the length of the text on its last line. */
export function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Returns how far `offset` is from the start of its line. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

/** Returns where a key starts, its anchor, tag or `?` included. */
export function startOf(item: Item): number {
  const prefix = item.start.find(({ type }) => !LAYOUT.has(type))
  return (prefix ?? item.key ?? item.sep?.[0])?.offset ?? 0
}

const LAYOUT: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma'])

/** Returns where the last thing of a key and its value ends, comments apart. */
function endOf(item: Item): number {
  if (item.value) return endOfValue(item.value)
  const mark = item.sep?.findLast(({ type }) => !LAYOUT.has(type))
  if (mark) return mark.offset + mark.source.length
  return item.key ? endOfValue(item.key) : startOf(item)
}

function endOfValue(token: CST.Token): number {
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

/** The parser keeps what follows the last item, such as a comment, in an item of its own. */
function lastOf({ items }: CST.BlockMap | CST.BlockSequence): Item | undefined {
  return items.findLast((item) => item.key ?? item.sep ?? item.value)
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
