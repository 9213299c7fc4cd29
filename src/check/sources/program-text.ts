/** Extracts the text of programs: their documentation, or everything but comments. */
import { type HiddenPart, removeHidden, replaceWithSpaces } from './hidden-parts.ts'
import { endAt, HTML_COMMENT, TEMPLATES } from './html-text.ts'
import { readMarkdownText } from './markdown-text.ts'
import { readRestructuredText } from './restructured-text.ts'

/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...TEMPLATES,
  { begin: '(?<![^\\s{}();,])/\\*', end: endAt('\\*/') },
  { begin: '(?<![^\\s{}();,])//[^\\n]*' },
]
/** Returns a program without its comments. */
export function readProgramText(text: string): string {
  return removeHidden(text, PROGRAM)
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
  let at = 0
  let all = ''
  for (const { 0: block, index } of text.matchAll(pattern)) {
    all += replaceWithSpaces(text.slice(at, index)) + readBlock(block)
    at = index + block.length
  }
  return all + replaceWithSpaces(text.slice(at))
}

/** Markup that does not occur in Markdown. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m

/** Returns the text of a block of documentation, which may be Markdown or reStructuredText. */
function readBlock(block: string): string {
  const [first = '', ...others] = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n')
  const indents = others
    .map((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length)
    .filter((indent) => indent !== undefined)
  const indent = Math.min(...indents, block.length)
  const dedented = [first, ...others.map((line) => line.slice(indent))].join('\n')
  const plain = readRestructuredText(dedented)
  if (RESTRUCTURED.test(dedented)) return plain
  return readMarkdownText(plain)
}
