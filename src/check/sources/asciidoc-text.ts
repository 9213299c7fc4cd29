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

/** A block that is hidden up to a delimiter, or a paragraph, which ends with a blank line. */
type HiddenBlock =
  | { readonly kind: 'delimited'; readonly endLine: string }
  | { readonly kind: 'paragraph' }

/** Reads the lines of a document in turn. */
class AsciiDocBlocks {
  /** The hidden block that has not ended yet. */
  #openBlock: HiddenBlock | undefined
  /** Does a style say that the next block is code? */
  #isNextBlockCode = false
  /** Was the previous line blank? Only then can an indented line begin a literal. */
  #isAfterBlank = true

  /** Returns the next line, with hidden text replaced by spaces. */
  readLine(line: string): string {
    const trimmed = line.trimEnd()
    if (this.#openBlock !== undefined) return this.#readHidden(trimmed, this.#openBlock)
    if (trimmed === '') {
      this.#isAfterBlank = true
      return line
    }

    const isIndented = /^[ \t]/.test(line)
    const isLiteral = this.#isAfterBlank && isIndented && !LIST_ITEM.test(line)
    this.#isAfterBlank = false
    this.#openBlock = this.#findHiddenBlock(trimmed, isLiteral)
    if (this.#openBlock !== undefined) {
      this.#isNextBlockCode = false
      return replaceWithSpaces(line)
    }

    if (CODE_STYLE.test(trimmed)) this.#isNextBlockCode = true
    if (line.startsWith('//')) return replaceWithSpaces(line)
    return line
  }

  /** Returns the hidden block that begins with this line; undefined if none begins. */
  #findHiddenBlock(line: string, isLiteral: boolean): HiddenBlock | undefined {
    if (HIDDEN_BLOCK.test(line)) {
      // The line that ends a fence has no language.
      return { kind: 'delimited', endLine: line.replace(/^(`{3,}).*/, '$1') }
    }
    if (!this.#isNextBlockCode) return isLiteral ? { kind: 'paragraph' } : undefined
    if (STYLED_BLOCK.test(line)) return { kind: 'delimited', endLine: line }
    if (BLOCK_TITLE_OR_ATTRIBUTES.test(line)) return undefined
    return { kind: 'paragraph' }
  }

  /** Returns the next line of a hidden block, and closes the block if it ends with this line. */
  #readHidden(line: string, block: HiddenBlock): string {
    if (block.kind === 'paragraph') {
      this.#isAfterBlank = line === ''
      if (this.#isAfterBlank) this.#openBlock = undefined
      return replaceWithSpaces(line)
    }
    if (line === block.endLine) this.#openBlock = undefined
    const isPassthrough = block.endLine.startsWith('+')
    if (isPassthrough) return keepTags(line)
    return replaceWithSpaces(line)
  }
}
