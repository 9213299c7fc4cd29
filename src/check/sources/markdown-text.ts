/**
 * Extracts the text of Markdown:
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */
import {
  endAt,
  type HiddenPart,
  keepTags,
  removeHiddenParts,
  replaceWithSpaces,
} from './hidden-parts.ts'
import { HIDDEN_IN_HTML, HIDDEN_IN_TEMPLATES } from './html-text.ts'

/** Returns Markdown without code and other parts that cannot contain links. */
export function readMarkdownText(text: string): string {
  const plainLines = removeHiddenParts(text, HIDDEN_IN_MARKDOWN).split('\n')
  const originalLines = text.split('\n')
  const indentedCode = new IndentedCode()
  const lines = plainLines.map((line, i) => indentedCode.readLine(line, originalLines[i] ?? ''))
  return removeUnusedDefinitions(lines).join('\n')
}

/**
 * Returns MDX without code and other parts that cannot contain links. In MDX, indented text is not
 * code.
 */
export function readMdxText(text: string): string {
  const lines = removeHiddenParts(text, HIDDEN_IN_MARKDOWN).split('\n')
  return removeUnusedDefinitions(lines).join('\n')
}

/**
 * Matches the end of a paragraph: an empty line, the start of a list, a `#` heading or a table,
 * or the end of the text. A part that has not ended by then is text: see `cancel` in
 * `HiddenPart`.
 */
const PARAGRAPH_END = String.raw`(?<cancel>\n[ \t>]*(?:\n|[-*+#|][ \t]|\d+[.)][ \t])|$(?!\n))`

const CODE_DIRECTIVES =
  'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode'
const CODE_DIRECTIVE = new RegExp(`^(?:${CODE_DIRECTIVES})$`)
/** The mark of a fence. */
const FENCE_MARK = /`{3,}|~{3,}/
/** The mark at the start of a fence. With more backticks after it, it begins a code span. */
const FIRST_FENCE_MARK = '(?:`{3,}(?![^`\\n]*`)|~{3,})'

const HIDDEN_IN_MARKDOWN: readonly HiddenPart[] = [
  // A fence, including one in a list or a block quotation: ```js.
  {
    begin: String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?${FIRST_FENCE_MARK}[^\n]*`,
    end: (begin) => {
      const [mark] = FENCE_MARK.exec(begin) ?? ['```']
      const character = mark.slice(0, 1)
      return String.raw`^[ \t>]*${mark}${character}*[ \t]*$`
    },
    keep: keepTextOfFence,
  },
  // A MyST directive for code between colons: :::{code-block}.
  {
    begin: String.raw`^[ \t]*:{3,}\{(?:${CODE_DIRECTIVES})\}`,
    end: (begin) => String.raw`^[ \t]*${/:+/.exec(begin)?.[0]}[ \t]*$`,
  },
  // Comments and escapes: {% comment %}.
  ...HIDDEN_IN_TEMPLATES,
  // A comment in MDX: {/* text */}.
  { begin: String.raw`\{/\*`, end: endAt(String.raw`\*/\s*\}`) },
  // Scripts, styles, and comments: <!-- text -->.
  ...HIDDEN_IN_HTML,
  // Code in HTML, in which tags are still tags: <pre>text</pre>.
  {
    begin: String.raw`<(?:pre|code)(?![\w-])[^>]*>`,
    end: endAt(String.raw`</(?:pre|code)\s*>`),
    keep: keepTags,
  },
  // A code span within a paragraph: `text`. The target of a MyST role only looks like one.
  {
    begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
    end: (begin) => `(?<!\`)${begin}(?!\`)|${PARAGRAPH_END}`,
    needsEnd: true,
  },
  // An escaped link: \[text](address).
  { begin: String.raw`\\\[[^\]\n]*\]\([^)\n]*\)` },
]

/** Keeps the content of MyST directives, which look like fences, unless they are for code. */
function keepTextOfFence(part: string): string {
  const firstLine = part.split('\n', 1)[0] ?? ''
  const directive = /[`~]\{([\w:-]+)\}/.exec(firstLine)?.[1]
  if (directive === undefined || CODE_DIRECTIVE.test(directive)) return replaceWithSpaces(part)

  const lastLineStart = part.lastIndexOf('\n')
  const hasOnlyOneLine = lastLineStart < firstLine.length
  if (hasOnlyOneLine) return firstLine
  const content = part.slice(firstLine.length, lastLineStart)
  const lastLine = part.slice(lastLineStart)
  return firstLine + readMarkdownText(content) + replaceWithSpaces(lastLine)
}

/**
 * After a line that begins like this, indented lines are more often part of it than code.
 */
const CONTAINER_START =
  /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i
const INDENTATION = /^(?: {4}| {0,3}\t)/

const HEADING = /^ {0,3}#/

/** Removes lines that are code only because they are indented. */
class IndentedCode {
  /** Is an indented line more likely part of a list item or an admonition than code? */
  #isInContainer = false
  /** May the next line continue a paragraph? Only another line can be indented code. */
  #isInParagraph = false

  /**
   * Reads the next line, and returns it; empty if it is code. `plain`: the line without hidden
   * parts; `written`: the whole line.
   */
  readLine(plain: string, written: string): string {
    if (plain.trim() === '') {
      this.#isInParagraph = false
      return plain
    }
    if (INDENTATION.test(written)) {
      const isCode = !this.#isInContainer && !this.#isInParagraph
      if (isCode) return ''
      this.#isInParagraph = true
      return plain
    }

    const mayEndContainer = !this.#isInParagraph || written.startsWith('#')
    if (CONTAINER_START.test(written)) this.#isInContainer = true
    else if (mayEndContainer && !/^ {2}/.test(written)) this.#isInContainer = false
    // A heading ends with its line.
    this.#isInParagraph = !HEADING.test(written)
    return plain
  }
}

/** The definition of a label: `[label]: address`, but not a footnote. */
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/
/** A label that a link may use: `[text][label]` or `[label]`. */
const LABEL = /\[((?:[^[\]\\]|\\.)+)\]/g

function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * Returns the lines of Markdown without definitions that no link uses. Of several definitions with
 * one label, only the first is used: https://spec.commonmark.org/0.31.2/#matches.
 */
function removeUnusedDefinitions(lines: readonly string[]): string[] {
  if (!lines.some((line) => DEFINITION.test(line))) return [...lines]
  const text = lines.filter((line) => !DEFINITION.test(line)).join('\n')
  const usedLabels = new Set(
    Array.from(text.matchAll(LABEL), ([, label = '']) => normalizeLabel(label)),
  )
  const definedLabels = new Set<string>()
  return lines.map((line) => {
    const written = DEFINITION.exec(line)?.[1]
    if (written === undefined) return line
    const label = normalizeLabel(written)
    const isUsed = usedLabels.has(label) && !definedLabels.has(label)
    definedLabels.add(label)
    return isUsed ? line : ''
  })
}
