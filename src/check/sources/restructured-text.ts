/**
 * Extracts the text of reStructuredText:
 * https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html
 */
import { splitWords } from '../../common/words.ts'
import { endAt, type HiddenPart, removeHiddenParts } from './hidden-parts.ts'

/** Directives that hold code, or whose argument is not an address for readers. */
const DIRECTIVES_WITHOUT_TEXT: ReadonlySet<string> = splitWords(
  'code code-block code-cell sourcecode highlight literalinclude include math ' +
    'doctest testcode testsetup testoutput prompt ipython jupyter-execute ' +
    'productionlist command-output program-output csv-table index meta module ' +
    'automodule currentmodule default-role role tabularcolumns graphviz mermaid uml',
)
/** `.. content`. */
const EXPLICIT_MARKUP = /^\s*\.\.(?:[ \t]+(?<content>.*))?$/
/** `name:: argument`, possibly after a substitution: `|icon| image:: icon.png`. */
const DIRECTIVE = /^(?:\|[^|]+\|[ \t]+)?(?<name>[\w:+.-]+)::(?:[ \t]+(?<argument>.*))?$/
/**
 * Targets, footnotes, and substitutions. Other explicit markup that is not a directive is a
 * comment.
 */
const TARGET_OR_FOOTNOTE = /^(?:_|\[[^\]]+\][ \t]|\|[^|]+\|)/
/** `.. _name:` or `.. _name: address`. */
const TARGET = /^\s*\.\. _(`[^`]+`|(?:[^:`\\]|\\.)+):(?: \S|\s*$)/

/** A line of an interactive Python session. */
const DOCTEST = /^\s*>>> /
/** The markers of list items at the start of a line. */
const LIST_MARKERS = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/
/** The punctuation with which each line of a quoted literal block begins. */
const QUOTE = /^[!-/:-@[-`{-~]/

/** Roles whose text is shown verbatim. */
const LITERAL_ROLES =
  'code|literal|samp|kbd|file|command|option|program|envvar|math|raw|regexp|guilabel|menuselection|makevar|mimetype'
/**
 * Matches the end of a paragraph: an empty line, or the end of the text. A part that has not ended
 * by then is text: see `cancel` in `HiddenPart`.
 */
const PARAGRAPH_END = String.raw`(?<cancel>\n[ \t]*\n|$(?!\n))`
const HIDDEN_INLINE: readonly HiddenPart[] = [
  // A literal: ``text``.
  { begin: '(?<![\\\\`\\w])``(?=\\S)', end: endAt(`\`\`(?!\`)|${PARAGRAPH_END}`), needsEnd: true },
  // A role: :code:`text`.
  { begin: `:(?:${LITERAL_ROLES}):\``, end: endAt(`\`|${PARAGRAPH_END}`), needsEnd: true },
  // An escaped mark: \`text`.
  { begin: '\\\\`[^`\\n]*`?' },
]

function measureIndent(line: string): number {
  return line.length - line.trimStart().length
}

/**
 * A hidden block. It continues while lines are indented more than `base`, while they begin with
 * `quote`, or up to a blank line.
 */
type HiddenBlock =
  | { readonly kind: 'indented'; readonly base: number }
  | { readonly kind: 'quoted'; readonly quote: string }
  | { readonly kind: 'paragraph' }

/** Returns the text without comments, literals, listings, and targets that nothing uses. */
export function readRestructuredText(text: string): string {
  const lines = text.split('\n')
  const blocks = new RestructuredBlocks()
  const plainLines = lines.map((_, i) => blocks.readLine(lines, i))
  return removeUnusedTargets(removeHiddenParts(plainLines.join('\n'), HIDDEN_INLINE))
}

/** Reads the lines of a document in turn. */
class RestructuredBlocks {
  /** The hidden block that the next line may continue. */
  #openBlock: HiddenBlock | undefined

  /** Returns the line with this index; empty if it is hidden. */
  readLine(lines: readonly string[], i: number): string {
    const line = lines[i] ?? ''
    if (line.trim() === '') {
      if (this.#openBlock?.kind === 'paragraph') this.#openBlock = undefined
      return line
    }
    if (this.#openBlock !== undefined && isContinuedBy(this.#openBlock, line)) return ''

    this.#openBlock = findHiddenBlock(line, lines[i + 1] ?? '')
    if (this.#openBlock !== undefined) return ''
    this.#openBlock = findLiteralBlock(lines, i)
    return line
  }
}

function isContinuedBy(block: HiddenBlock, line: string): boolean {
  if (block.kind === 'indented') return measureIndent(line) > block.base
  return block.kind === 'paragraph' || line.startsWith(block.quote)
}

/**
 * Returns the hidden block that begins with a line; undefined if none begins. `next`: the line that
 * follows.
 */
function findHiddenBlock(line: string, next: string): HiddenBlock | undefined {
  if (DOCTEST.test(line)) return { kind: 'paragraph' }
  const explicit = EXPLICIT_MARKUP.exec(line)
  if (explicit === null || !hidesBlock(explicit.groups?.content ?? '', next)) return undefined
  return { kind: 'indented', base: measureIndent(line) }
}

/**
 * Returns whether explicit markup with this content hides its block. `next`: the line that follows.
 */
function hidesBlock(content: string, next: string): boolean {
  const { name, argument = '' } = DIRECTIVE.exec(content)?.groups ?? {}
  if (name !== undefined) {
    if (name === 'raw') return !/^html\b/.test(argument)
    return DIRECTIVES_WITHOUT_TEXT.has(name) || name.startsWith('auto')
  }
  // An empty comment has no block.
  if (content === '') return next.trim() !== ''
  return !TARGET_OR_FOOTNOTE.test(content)
}

/** How many lines after `::` are searched for text, so that many blank lines take no time. */
const MAX_LOOKAHEAD_LINES = 19

/** Returns the literal block after the line with this index, if it is text that ends with `::`. */
function findLiteralBlock(lines: readonly string[], i: number): HiddenBlock | undefined {
  const line = lines[i] ?? ''
  if (EXPLICIT_MARKUP.test(line) || !line.trimEnd().endsWith('::')) return undefined
  const following = lines.slice(i + 1, i + 1 + MAX_LOOKAHEAD_LINES)
  const base = LIST_MARKERS.exec(line)?.[0].length ?? 0
  const next = following.find((text) => text.trim() !== '') ?? ''
  if (measureIndent(next) > base) return { kind: 'indented', base }
  const quote = QUOTE.exec(next)?.[0]
  if (quote === undefined || measureIndent(line) > 0) return undefined
  return { kind: 'quoted', quote }
}

const normalizeName = (text: string) =>
  text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns the text without targets that no reference uses. */
function removeUnusedTargets(text: string): string {
  if (!/^\s*\.\. _/m.test(text)) return text
  const referencedNames = listReferencedNames(text)
  const lines = text.split('\n').map((line) => {
    const [, written] = TARGET.exec(line) ?? []
    if (written === undefined) return line
    const name = written.replace(/^`|`$/g, '')
    const isUsed = referencedNames.has(normalizeName(name)) || name.startsWith('_')
    return isUsed ? line : ''
  })
  return lines.join('\n')
}

/** A reference to a target: `` `a phrase`_ `` or `word_`. */
const REFERENCE = /`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g
/** A reference with its own text: `` `text <target_>` ``. */
const REFERENCE_WITH_TEXT = /<([^<>]+)_>`/g

function listReferencedNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, phrase = '', word = ''] of text.matchAll(REFERENCE))
    names.add(normalizeName(phrase || word))
  for (const [, name = ''] of text.matchAll(REFERENCE_WITH_TEXT)) names.add(normalizeName(name))
  return names
}
