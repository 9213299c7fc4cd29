import { parseNetlifyRule } from '../hosts/netlify/netlify-rule.ts'
import { classifySelfRedirect } from '../hosts/netlify/netlify-self-redirect.ts'
import { decodeRootedPath } from '../redirects/path-matcher.ts'
import { listEncodedForms } from './encoded-forms.ts'
import { formatRedirectLine, formatRedirectsFile } from './format-redirects-file.ts'
import type { RedirectWriter } from './redirect-writer.ts'

const SPECIAL_CHARACTERS_CLAUSE =
  '`*` at the end of a name, and `:` at its start, have a special meaning on Netlify'

/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
export const NETLIFY_WRITER: RedirectWriter = {
  // Netlify ignores a slash at the end.
  listEncodedForms: (path) => listEncodedForms(path).map((form) => form.replace(/(?<=.)\/$/, '')),
  explainUnwritable(redirect) {
    const parsed = parseNetlifyRule(formatRedirectLine(redirect), undefined)
    // Only patterns may be too complex to be read.
    if (parsed.kind === 'unread') return SPECIAL_CHARACTERS_CLAUSE
    if (parsed.kind !== 'rule') return parsed.message.replace(/\.$/, '')
    const { rule } = parsed
    if (rule.matcher.kind === 'pattern') return SPECIAL_CHARACTERS_CLAUSE
    if (classifySelfRedirect(rule, decodeRootedPath(redirect.from)) !== 'none')
      return 'Netlify may treat a rule with `*` as a loop if the address of the rule begins with its target'
    return undefined
  },
  formatFiles: formatRedirectsFile,
}
