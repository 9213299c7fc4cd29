/**
 * Reads `_headers` as Netlify and Cloudflare do: `line_parser.js` of `@netlify/headers-parser`
 * 10.1, and `parseHeaders` of wrangler 4.86, both read 2026-11.
 */
import { forbidsIndexing } from '../../page/robots-directives.ts'
import { makeParseProblem, type ParseProblem } from '../redirects/parse-problems.ts'
import { listRuleLines } from '../redirects/parse-rules.ts'

/** `LINE_IS_PROBABLY_A_PATH` of wrangler. Netlify reads only what begins with `/` as a path. */
const PATH = /^(?:[^\s]+:\/\/|\/)/
/** A line that takes back a header on Cloudflare, and has no effect on Netlify. */
const REMOVAL = /^! /

const NO_COLON_MESSAGE = 'This line has no colon, so it sets no header.'
const NO_PATH_MESSAGE = 'This header comes before the first path, so it has no effect.'

/** A line of a `_headers` file, without blank lines and comments. */
type HeaderLine = { readonly line: number } & (
  | { readonly kind: 'path' }
  /** `path`: the path that it belongs to; undefined before the first one. */
  | { readonly kind: 'header'; readonly path: string | undefined; readonly written: string }
  | { readonly kind: 'removal'; readonly written: string }
  | { readonly kind: 'no-colon' }
)

/** Yields the lines of a `_headers` file. */
export function* listHeaderLines(text: string): Generator<HeaderLine> {
  let path: string | undefined
  for (const { line, written } of listRuleLines(text)) {
    if (PATH.test(written)) {
      path = written
      yield { kind: 'path', line }
    } else if (REMOVAL.test(written)) yield { kind: 'removal', line, written }
    else if (written.includes(':')) yield { kind: 'header', line, path, written }
    else yield { kind: 'no-colon', line }
  }
}

/** Returns the problems of lines that the host ignores. */
export function findIgnoredHeaderLines(text: string): readonly ParseProblem[] {
  const problems: ParseProblem[] = []
  for (const headerLine of listHeaderLines(text)) {
    const { kind, line } = headerLine
    if (kind === 'no-colon')
      problems.push({ ...makeParseProblem('ignored', NO_COLON_MESSAGE), line })
    if (kind === 'header' && headerLine.path === undefined)
      problems.push({ ...makeParseProblem('ignored', NO_PATH_MESSAGE), line })
  }
  return problems
}

/**
 * Returns the line of the header that keeps search engines away from every page, starting at 1;
 * undefined if there is none, or another line with the same header may change it for some pages.
 */
export function findNoindexLine(text: string): number | undefined {
  const robotsLines = [...listHeaderLines(text)].filter(
    (each) => 'written' in each && /^(?:! )?\s*x-robots-tag\s*(?::|$)/i.test(each.written),
  )
  const [robotsLine] = robotsLines
  if (robotsLine?.kind !== 'header' || robotsLines.length > 1) return undefined
  const { path, line, written } = robotsLine
  const value = written.slice(written.indexOf(':') + 1)
  return path === '/*' && forbidsIndexing(value) ? line : undefined
}
