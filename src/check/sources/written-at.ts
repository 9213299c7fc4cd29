import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { interruptible } from '../../common/event-loop.ts'
import { isWithin } from '../../disk/paths.ts'
import { type Finding, isOf, type WrittenAt } from '../../findings/finding.ts'
import { plainLines } from '../../web/documents/markdown.ts'
import { DOCUMENT_ENDINGS, isDocument, type PageSource } from './which-link.ts'

/** Where the sources of a site may lie. */
export interface Workspace {
  /** The folder of the repository. */
  readonly folder: string
  /** The address of the repository; undefined if it is not known. */
  readonly repository: string | undefined
}

/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2

/**
 * Returns the findings with what the pages of their spots were written as (`sources`, by page), and the line in which their target
 * stands there.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function withSources(
  findings: readonly Finding[],
  sources: ReadonlyMap<string, PageSource>,
  workspace: Workspace | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  const files = new Map<string, readonly string[] | undefined>()
  const linesOf = (source: PageSource) => {
    if (!files.has(source.url)) files.set(source.url, readLines(sourceFile(source, workspace)))
    return files.get(source.url)
  }
  const found: Finding[] = []
  for await (const finding of interruptible(findings, signal)) {
    const spots = finding.spots.map((spot) => {
      const source = sources.get(spot.page)
      if (source === undefined) return spot
      const { path, url } = source
      return { ...spot, source: { path, line: lineOf(finding.target, linesOf(source) ?? []), url } }
    })
    found.push({ ...finding, spots })
  }
  return found
}

/** Returns the real path of a source in the workspace; undefined if it is not there, or belongs to another repository. */
export function sourceFile(
  { path, url }: Pick<WrittenAt, 'path' | 'url'>,
  workspace: Workspace | undefined,
): string | undefined {
  if (workspace === undefined) return undefined
  const { folder, repository } = workspace
  if (repository !== undefined && !isOf({ url }, repository)) return undefined
  try {
    const file = realpathSync(join(folder, path))
    return isWithin(file, realpathSync(folder)) && statSync(file).isFile() ? file : undefined
  } catch {
    // Nobody has promised that it is there.
    return undefined
  }
}

/** Returns the lines of a source, without what is no link in them. */
function readLines(file: string | undefined): readonly string[] | undefined {
  try {
    if (file === undefined || statSync(file).size > MAX_SOURCE) return undefined
    const lines = readFileSync(file, 'utf8').split(/\r\n|[\r\n]/)
    return MARKDOWN.test(file) ? lines.map(plainLines(true)) : lines
  } catch {
    // As for a file that is not there.
    return undefined
  }
}

const MARKDOWN = /\.(?:md|mdx|mdoc|markdown)$/i

/** What stands around an address that people write as a link: other words may look the same. */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  // Markdown.
  ['\\]\\(\\s{0,9}<?', '>?\\s{0,9}(?:\\)|["\'])'],
  ['^\\s{0,9}\\[[^\\]]+\\]:\\s{0,9}<?', '>?(?:\\s|$)'],
  ['<(?=https?:)', '>'],
  // reStructuredText.
  ['<', '>`'],
  [':(?:doc|download):`', '`'],
  ['^\\s{0,99}\\.\\. [^:]+::?\\s{1,9}', '\\s{0,9}$'],
  // AsciiDoc.
  ['\\b(?:xref|link|image|include)::?', '\\['],
  // HTML and JSX; YAML and JSON.
  ['\\b(?:href|src|to|data|poster|action)\\s{0,9}=\\s{0,9}["\'{`]{0,2}', '["\'`>\\s]'],
  ['(?:^|[\\s"\'{-])(?:link|href|url|src|image)["\']?:\\s{1,9}["\']?', '["\']?,?\\s{0,9}$'],
]

/**
 * Returns the one line, from 1 on, in which an address stands as it is in the page, or with another ending of documents, or with or
 * without `./` in front; undefined if there is none, or several.
 */
export function lineOf(address: string, lines: readonly string[]): number | undefined {
  const [, stem = '', ending = '', rest = ''] =
    /^(?:\.\/)*([^?#]*?)(\/|\.\w{1,8})?([?#].*)?$/s.exec(address) ?? []
  if (stem === '' ? rest === '' : /^[./]*$/.test(stem)) return undefined
  const own = RegExp.escape(ending)
  const endings =
    isDocument(stem + ending) || !ending.startsWith('.') ? `(?:${own}|${DOCUMENT_ENDINGS}|/)?` : own
  const whole = `(?:\\./)?${RegExp.escape(stem)}${stem === '' ? '' : endings}${RegExp.escape(rest)}`
  const written = new RegExp(AROUND.map(([before, after]) => `${before}${whole}${after}`).join('|'))
  // Most lines are told apart without the pattern.
  const part = stem || rest
  const found = lines.flatMap((line, i) => (line.includes(part) && written.test(line) ? [i + 1] : []))
  return found.length === 1 ? found[0] : undefined
}
