/** Extracts the text of AsciiDoc: https://docs.asciidoctor.org/asciidoc/latest/ */
import {
  endAt,
  type HiddenPart,
  keepTags,
  removeHiddenParts,
  replaceWithSpaces,
} from './hidden-parts.ts'

/** Listing, literal, comment, passthrough, and a listing as in Markdown. */
const HIDDEN_BLOCK = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,}.*)$/
/** Blocks that are code only if a style says so. */
const STYLED_BLOCK = /^(?:--|={4,}|\*{4,}|_{4,})$/
const CODE_STYLE =
  /^\[(?:(?:source|listing|literal|comment|stem|latexmath|asciimath|plantuml|mermaid|ditaa)\b.*|,.+)\]$/
/** The title or other attributes of a block. */
const BLOCK_TITLE_OR_ATTRIBUTES = /^(?:\.[^.\s]|\[.*\]$)/
const LIST_ITEM = /^\s*(?:(?:[*\-.]+|\d+[.)]|<(?:\d+|\.)>)\s|\S.*?:{2,4}(?:\s|$))/

const HIDDEN_INLINE: readonly HiddenPart[] = [
  // A passthrough: +++text+++.
  { begin: String.raw`\+\+\+(?=\S)`, end: endAt(String.raw`\+\+\+|$`), keep: keepTags },
  // Literal text within a line: +text+ and `+text+`.
  {
    begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
    end: endAt('\\+`?(?!\\w)|(?<cancel>$)'),
    needsEnd: true,
  },
  // A passthrough macro: pass:[text].
  { begin: String.raw`pass:\w*\[`, end: endAt(String.raw`\]|$`), keep: keepTags },
  // An escaped link: \link:address[text].
  { begin: String.raw`\\(?:xref:|link:|image:|https?:|<<)\S*` },
]

/**
 * Returns the text without comments, listings, and literals. From passthroughs, only tags are kept.
 */
export function readAsciiDocText(text: string): string {
  const blocks = new AsciiDocBlocks()
  const lines = text.split('\n').map((line) => blocks.readLine(line))
  return removeHiddenParts(lines.join('\n'), HIDDEN_INLINE)
}

/** Reads the lines of a document in turn. */
class AsciiDocBlocks {
  /** The line that ends the open block; empty for a paragraph, which a blank line ends. */
  #endLine: string | undefined
  /** Does a style say that the next block is code? */
  #isNextBlockCode = false
  /** Was the previous line blank? Only then can an indented line begin a literal. */
  #isAfterBlank = true

  /** Returns the next line, with hidden text replaced by spaces. */
  readLine(line: string): string {
    const trimmed = line.trimEnd()
    if (this.#endLine !== undefined) return this.#readHidden(trimmed)
    if (trimmed === '') {
      this.#isAfterBlank = true
      return line
    }

    const isIndented = /^[ \t]/.test(line)
    const isLiteral = this.#isAfterBlank && isIndented && !LIST_ITEM.test(line)
    this.#isAfterBlank = false
    const endOfBlock = this.#findEndOfBlock(trimmed, isLiteral)
    if (endOfBlock !== undefined) {
      this.#endLine = endOfBlock
      this.#isNextBlockCode = false
      return replaceWithSpaces(line)
    }

    if (CODE_STYLE.test(trimmed)) this.#isNextBlockCode = true
    if (line.startsWith('//')) return replaceWithSpaces(line)
    return line
  }

  /**
   * Returns the line that ends the hidden block that begins with this line; undefined if none
   * begins.
   */
  #findEndOfBlock(line: string, isLiteral: boolean): string | undefined {
    // The line that ends a fence has no language.
    if (HIDDEN_BLOCK.test(line)) return line.replace(/^(`{3,}).*/, '$1')
    if (!this.#isNextBlockCode) return isLiteral ? '' : undefined
    if (STYLED_BLOCK.test(line)) return line
    if (BLOCK_TITLE_OR_ATTRIBUTES.test(line)) return undefined
    return ''
  }

  #readHidden(line: string): string {
    const isPassthrough = this.#endLine?.startsWith('+')
    if (line === this.#endLine) {
      this.#endLine = undefined
      this.#isAfterBlank = line === ''
    }
    if (isPassthrough) return keepTags(line)
    return replaceWithSpaces(line)
  }
}
