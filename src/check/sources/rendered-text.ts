/**
 * What of a source generators make links of: not its listings, literals, comments and scripts.
 * Reading all of a language is not the aim; where in doubt, something is left out, so that no line
 * is named for it.
 */

import { readAsciiDocText } from './asciidoc.ts'
import { blank, findTags, type HiddenPart, removeHidden } from './hidden-parts.ts'
import { readRestructuredText } from './restructured-text.ts'

const upTo = (end: string) => () => end
/** A paragraph ends here. */
const NO_PARAGRAPH = '(?<none>\\n[ \\t>]*(?:\\n|[-*+#|][ \\t]|\\d+[.)][ \\t])|$(?!\\n))'

/** Comments and escapes of template languages: Liquid, Jinja, Go. */
const TEMPLATES: readonly HiddenPart[] = [
  ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
    begin: `\\{%-?\\s*${name}\\b[^%\\n]*%\\}`,
    end: upTo(`\\{%-?\\s*end${name}\\s*-?%\\}`),
  })),
  { begin: '\\{#-?\\s', end: upTo('#\\}'), needsEnd: true },
  { begin: '\\{\\{-?\\s*/\\*', end: upTo('\\*/\\s*-?\\}\\}') },
  { begin: '\\{\\{[<%]\\s*/\\*', end: upTo('\\*/\\s*[>%]\\}\\}') },
  ...['highlight', 'comment', 'raw'].map((name) => ({
    begin: `\\{\\{[<%]\\s*${name}\\b[^}\\n]*\\}\\}`,
    end: upTo(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}`),
  })),
]

const HTML_COMMENT: HiddenPart = { begin: '<!--', end: upTo('-->') }

/**
 * Elements whose content is no markup, or shown to nobody. A template with a name for it is a slot
 * of a component.
 */
const HTML: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
    begin: `<${name}(?![\\w-])(?:[^>]*[^>/])?>`,
    end: upTo(`</${name.replace(/\(.*/, '')}\\s*>`),
    keep: keepStart,
  })),
]

/** The tag itself may load something. */
function keepStart(part: string): string {
  const end = part.indexOf('>') + 1
  return part.slice(0, end) + blank(part.slice(end))
}

const CODE_NAMES =
  'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode'
const FENCE_MARKS = '(?:`{3,}(?![^`\\n]*`)|~{3,})'

/**
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */
const MARKDOWN: readonly HiddenPart[] = [
  {
    begin: `^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?${FENCE_MARKS}[^\\n]*`,
    end: (begin) => {
      const mark = /`{3,}|~{3,}/.exec(begin)?.[0] ?? ''
      return `^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`
    },
    keep: keepOfFence,
  },
  {
    begin: `^[ \\t]*:{3,}\\{(?:${CODE_NAMES})\\}`,
    end: (begin) => `^[ \\t]*${/:+/.exec(begin)?.[0]}[ \\t]*$`,
  },
  ...TEMPLATES,
  { begin: '\\{/\\*', end: upTo('\\*/\\s*\\}') },
  ...HTML,
  { begin: '<(?:pre|code)(?![\\w-])[^>]*>', end: upTo('</(?:pre|code)\\s*>'), keep: findTags },
  {
    // What roles of MyST link to is written like code.
    begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
    end: (begin) => `(?<!\`)${begin}(?!\`)|${NO_PARAGRAPH}`,
    needsEnd: true,
  },
  { begin: '\\\\\\[[^\\]\\n]*\\]\\([^)\\n]*\\)' },
]

/** Directives of MyST are written as fences: what is in them is text, unless they are for code. */
function keepOfFence(part: string): string {
  const first = part.split('\n', 1)[0] ?? ''
  const name = /[`~]\{([\w:-]+)\}/.exec(first)?.[1]
  if (name === undefined || new RegExp(`^(?:${CODE_NAMES})$`).test(name)) return blank(part)
  const last = part.lastIndexOf('\n')
  const isClosed = last >= first.length
  if (!isClosed) return first
  return first + markdownText(part.slice(first.length, last)) + blank(part.slice(last))
}

/**
 * After these at the start of a line, what is indented belongs to them more often than it is code.
 */
const CONTAINER =
  /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i
const INDENTED = /^(?: {4}| {0,3}\t)/

/**
 * Returns the lines of Markdown without blocks of code that are only indented. `written`: the lines
 * with all that is left out.
 */
function withoutIndented(lines: readonly string[], written: readonly string[]): string[] {
  let isContainer = false
  let isAfterBlank = true
  let isCode = false
  return lines.map((plain, i) => {
    const line = written[i] ?? ''
    if (plain.trim() === '') {
      isAfterBlank = true
      return plain
    }
    if (INDENTED.test(line)) {
      isCode = !isContainer && (isAfterBlank || isCode)
      isAfterBlank = false
      if (isCode) return ''
      return plain
    }
    isCode = false
    if (CONTAINER.test(line)) isContainer = true
    else if (isAfterBlank || line.startsWith('#')) isContainer &&= /^ {2}/.test(line)
    isAfterBlank = /^ {0,3}#/.test(line)
    return plain
  })
}

const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/
const labelOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns the lines of Markdown without definitions that no link uses. */
function withoutUnused(lines: readonly string[]): string[] {
  if (!lines.some((line) => DEFINITION.test(line))) return [...lines]
  const text = lines.filter((line) => !DEFINITION.test(line)).join('\n')
  const used = new Set(
    Array.from(text.matchAll(/\[((?:[^[\]\\]|\\.)+)\]/g), ([, label = '']) => labelOf(label)),
  )
  return lines.map((line) => {
    const label = DEFINITION.exec(line)?.[1]
    if (label === undefined) return line
    if (used.delete(labelOf(label))) return line
    return ''
  })
}

/** Returns Markdown without what is no link in it. */
function markdownText(text: string): string {
  const plain = removeHidden(text, MARKDOWN).split('\n')
  return withoutUnused(withoutIndented(plain, text.split('\n'))).join('\n')
}

/** The same of MDX, in which nothing is code only because it is indented. */
function mdxText(text: string): string {
  return withoutUnused(removeHidden(text, MARKDOWN).split('\n')).join('\n')
}

/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...TEMPLATES,
  { begin: '(?<![^\\s{}();,])/\\*', end: upTo('\\*/') },
  { begin: '(?<![^\\s{}();,])//[^\\n]*' },
]
const programText = (text: string) => removeHidden(text, PROGRAM)
const htmlText = (text: string) =>
  removeHidden(text, [...TEMPLATES, ...HTML, { begin: '<noscript', end: upTo('</noscript') }])

/** What no Markdown has. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m

/**
 * Returns what is documentation in a program: parts of it that a pattern matches, as Markdown and
 * reStructuredText.
 */
function documentation(text: string, blocks: RegExp): string {
  let at = 0
  let all = ''
  for (const { 0: block, index } of text.matchAll(blocks)) {
    const lines = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n')
    const indents = lines.slice(1).flatMap((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length ?? [])
    const indent = Math.min(...indents, block.length)
    const dedented = lines.map((line, i) => (i === 0 ? line : line.slice(indent))).join('\n')
    const plain = readRestructuredText(dedented)
    all +=
      blank(text.slice(at, index)) + (RESTRUCTURED.test(dedented) ? plain : markdownText(plain))
    at = index + block.length
  }
  return all + blank(text.slice(at))
}

/**
 * Returns the Markdown of a notebook as its file is usually written: a line of a cell is a string
 * in a line of the file.
 */
function notebookText(text: string): string {
  const lines = text.split('\n')
  let isMarkdown = false
  let cell: { readonly from: number; readonly lines: string[] } | undefined
  const all = lines.map(() => '')
  for (const [i, line] of lines.entries()) {
    const kind = /^\s*"cell_type":\s*"(\w+)"/.exec(line)?.[1]
    if (kind !== undefined) isMarkdown = kind === 'markdown'
    if (/^\s*"source":\s*\[\s*$/.test(line))
      cell = isMarkdown ? { from: i + 1, lines: [] } : undefined
    else if (cell !== undefined && /^\s*\],?\s*$/.test(line)) {
      all.splice(cell.from, cell.lines.length, ...markdownText(cell.lines.join('\n')).split('\n'))
      cell = undefined
    } else cell?.lines.push(stringIn(line))
  }
  return all.join('\n')
}

/** Returns the text of a line that is a string of JSON. */
function stringIn(line: string): string {
  try {
    const text: unknown = JSON.parse(line.trim().replace(/,$/, ''))
    if (typeof text === 'string') return text.replace(/\n/g, ' ')
    return ''
  } catch {
    return ''
  }
}

/**
 * Keys in front matter whose value is an address; that of others is a name, or the page's own
 * address.
 */
const DATA_KEYS =
  '(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)'
const DATA = new RegExp(
  `^\\s*(?:-\\s+)?["']?(?:[\\w-]+[_-])?${DATA_KEYS}["']?(?::\\s+["']?[^"'\\s,]+["']?|\\s*=\\s*["'][^"']+["']),?\\s*$`,
)
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/

/** Returns a text whose front matter holds addresses alone. */
function withPlainData(text: string): string {
  return text.replace(FRONT_MATTER, (data) =>
    data
      .split('\n')
      .map((line) => (DATA.test(line) ? line : ''))
      .join('\n'),
  )
}

const DOC_STRINGS = /("""|''')[\s\S]*?\1/g
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g

/** How files with these endings are read. */
const LANGUAGES: readonly (readonly [endings: RegExp, rendered: (text: string) => string])[] = [
  [/\.(?:md|markdown|[rq]md)$/i, (text) => markdownText(withPlainData(text))],
  [/\.(?:mdx|mdoc)$/i, (text) => mdxText(withPlainData(text))],
  [/\.(?:rst|txt)$/i, readRestructuredText],
  [/\.(?:adoc|asciidoc|asc)$/i, (text) => readAsciiDocText(withPlainData(text))],
  [/\.ipynb$/i, notebookText],
  [/\.(?:html?|xml|njk|liquid|webc)$/i, (text) => htmlText(withPlainData(text))],
  [/\.(?:py|pyi)$/i, (text) => documentation(text, DOC_STRINGS)],
]

/**
 * Returns the lines of a source with spaces, or nothing, in place of what no generator makes a link
 * of. `isProgram`: whether it is read for its documentation, not as a page.
 */
export function listRenderedLines(text: string, name: string, isProgram: boolean): string[] {
  const unified = text.replace(/\r\n?/g, '\n')
  const known = LANGUAGES.find(([endings]) => endings.test(name))?.[1]
  const rendered =
    known ?? (isProgram ? (all: string) => documentation(all, DOC_COMMENTS) : programText)
  return rendered(unified).split('\n')
}
