/** Extracts the text of programs: their documentation, or everything but comments. */
import { endAt, type HiddenPart, removeHiddenParts, replaceWithSpaces } from './hidden-parts.ts'
import { HIDDEN_IN_TEMPLATES, HTML_COMMENT } from './html-text.ts'
import { readMarkdownText } from './markdown-text.ts'
import { readRestructuredText } from './restructured-text.ts'

/**
 * Comments of programs. They begin a line, or follow a space or one of `{}();,`: the `//` in
 * `https://` and the `/*` in `docs/*.md` do not begin one.
 */
const HIDDEN_IN_PROGRAM: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...HIDDEN_IN_TEMPLATES,
  // /* text */
  { begin: String.raw`(?<![^\s{}();,])/\*`, end: endAt(String.raw`\*/`) },
  // // text
  { begin: String.raw`(?<![^\s{}();,])//[^\n]*` },
]

/** Returns a program without its comments. */
export function readProgramText(text: string): string {
  return removeHiddenParts(text, HIDDEN_IN_PROGRAM)
}

/** Matches documentation in programs. */
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g

/** Returns the documentation in Python docstrings. */
export function readDocStrings(text: string): string {
  return readDocumentation(text, DOC_STRINGS)
}

/** Returns the documentation in comments that begin with two asterisks. */
export function readDocComments(text: string): string {
  return readDocumentation(text, DOC_COMMENTS)
}

/** Returns the parts of a program that a pattern matches, each on its original line. */
function readDocumentation(text: string, pattern: RegExp): string {
  let blockEnd = 0
  let documentation = ''
  for (const { 0: block, index } of text.matchAll(pattern)) {
    documentation += replaceWithSpaces(text.slice(blockEnd, index)) + readBlock(block)
    blockEnd = index + block.length
  }
  return documentation + replaceWithSpaces(text.slice(blockEnd))
}

/** Markup that does not occur in Markdown. */
const RST_MARKUP = /`_|:\w+:`|^\s*\.\. /m

/** The asterisk with which each line of a comment begins, but not the end of the comment. */
const LEADING_ASTERISK = /^[ \t]*\*(?!\/)/gm
/** The indentation of a line that begins with text, not with the quotes that end a docstring. */
const INDENTATION = /^(\s*)[^\s"']/

/** Returns the text of a block of documentation, which may be Markdown or reStructuredText. */
function readBlock(block: string): string {
  const [first = '', ...others] = block.replace(LEADING_ASTERISK, ' ').split('\n')
  const indents = others
    .map((line) => INDENTATION.exec(line)?.[1]?.length)
    .filter((indent) => indent !== undefined)
  const minIndent = Math.min(...indents, block.length)
  const dedented = [first, ...others.map((line) => line.slice(minIndent))].join('\n')
  const plainText = readRestructuredText(dedented)
  if (RST_MARKUP.test(dedented)) return plainText
  // Docstrings in Markdown also have doctests, and code after `::`, which Markdown does not hide.
  return readMarkdownText(plainText)
}
