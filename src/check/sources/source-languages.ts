/**
 * Extracts the parts of a source that generators turn into links, without listings, literals,
 * comments, and scripts. It is not a full parser: if in doubt, text is left out, so that no wrong
 * line is reported.
 */

import { readAsciiDocText } from './asciidoc-text.ts'
import { readHtmlText } from './html-text.ts'
import { ADDRESS_KEYS } from './link-forms.ts'
import { readMarkdownText, readMdxText } from './markdown-text.ts'
import { readNotebookText } from './notebook-text.ts'
import { readDocComments, readDocStrings, readProgramText } from './program-text.ts'
import { readRestructuredText } from './restructured-text.ts'

/** A line of front matter with an address. */
const ADDRESS_IN_DATA = new RegExp(
  String.raw`^\s*(?:-\s+)?["']?(?:[\w-]+[_-])?(?:${ADDRESS_KEYS})["']?` +
    String.raw`(?::\s+["']?[^"'\s,]+["']?|\s*=\s*["'][^"']+["']),?\s*$`,
)
/** Data at the start of a file: YAML between `---` lines, or TOML between `+++` lines. */
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/

/** Returns text whose front matter is reduced to lines with addresses. */
function keepAddressesInFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (data) =>
    data
      .split('\n')
      .map((line) => (ADDRESS_IN_DATA.test(line) ? line : ''))
      .join('\n'),
  )
}

/** How files with certain extensions are read. */
interface Language {
  readonly extensions: RegExp
  readonly read: (text: string) => string
  /** May a file begin with data in YAML or TOML? */
  readonly hasFrontMatter?: true
}

const LANGUAGES: readonly Language[] = [
  { extensions: /\.(?:md|markdown|[rq]md)$/i, read: readMarkdownText, hasFrontMatter: true },
  // Lektor: https://www.getlektor.com/docs/content/
  { extensions: /\.lr$/i, read: readMarkdownText },
  { extensions: /\.(?:mdx|mdoc)$/i, read: readMdxText, hasFrontMatter: true },
  { extensions: /\.(?:rst|txt)$/i, read: readRestructuredText },
  { extensions: /\.(?:adoc|asciidoc|asc)$/i, read: readAsciiDocText, hasFrontMatter: true },
  { extensions: /\.ipynb$/i, read: readNotebookText },
  { extensions: /\.(?:html?|xml|njk|liquid|webc)$/i, read: readHtmlText, hasFrontMatter: true },
  { extensions: /\.py$/i, read: readDocStrings },
]

/**
 * Returns the lines of a source, with everything that generators do not turn into links blanked
 * out. `documentsProgram`: whether the page documents the program in the source.
 */
export function listLinkableLines(text: string, name: string, documentsProgram: boolean): string[] {
  const withLineFeeds = text.replace(/\r\n?/g, '\n')
  const language = LANGUAGES.find(({ extensions }) => extensions.test(name))
  return readLanguage(language, withLineFeeds, documentsProgram).split('\n')
}

function readLanguage(
  language: Language | undefined,
  text: string,
  documentsProgram: boolean,
): string {
  if (language?.hasFrontMatter) return language.read(keepAddressesInFrontMatter(text))
  if (language !== undefined) return language.read(text)
  if (documentsProgram) return readDocComments(text)
  return readProgramText(text)
}
