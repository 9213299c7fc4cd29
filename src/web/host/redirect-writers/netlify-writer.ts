import { findSelfRedirect, parseLine } from '../hosts/netlify/netlify-redirects.ts'
import { isProblem } from '../redirects/parse-problems.ts'
import { decodePath } from '../redirects/path-matcher.ts'
import { listSpellings } from './encoded-forms.ts'
import type { RedirectWriter } from './redirect-writer.ts'
import { formatLine, printLines } from './redirects-file.ts'

/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
export const NETLIFY_WRITER: RedirectWriter = {
  // Netlify ignores a slash at the end.
  listSpellings: (path) => listSpellings(path).map((spelling) => spelling.replace(/(?<=.)\/$/, '')),
  findRefusal(redirect) {
    const parsed = parseLine(formatLine(redirect), undefined)
    if (isProblem(parsed)) return parsed.message
    if (parsed.matcher.kind === 'pattern')
      return 'Netlify gives `*` at the end of a name, and `:` at its start, another meaning'
    if (findSelfRedirect(parsed, decodePath(redirect.from)))
      return 'Netlify may treat a rule with `*` as a loop if its address begins with its target'
    return undefined
  },
  printFiles: printLines,
}
