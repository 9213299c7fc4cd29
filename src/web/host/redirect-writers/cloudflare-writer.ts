import { MAX_LINE_CHARS, MAX_STATIC_RULES } from '../hosts/cloudflare/parse-cloudflare-redirects.ts'
import { listEncodedForms } from './encoded-forms.ts'
import { formatRedirectLine, formatRedirectsFile } from './format-redirects-file.ts'
import type { RedirectWriter } from './redirect-writer.ts'

/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. Invalid rules
 * count toward the limit, too.
 */
export const CLOUDFLARE_WRITER: RedirectWriter = {
  listEncodedForms,
  explainUnwritable(redirect) {
    if (/\*|:[A-Za-z]/.test(redirect.from))
      return '`*`, and `:` before a letter, have a special meaning on Cloudflare'
    if (formatRedirectLine(redirect).length > MAX_LINE_CHARS)
      return `Cloudflare accepts lines of up to ${MAX_LINE_CHARS} characters`
    return undefined
  },
  capacity: {
    why: `Cloudflare accepts up to ${MAX_STATIC_RULES} rules without \`*\``,
    countFitting(_, existingText = '') {
      const existingRules = existingText.split('\n').filter((line) => /^\s*[^\s#]/.test(line))
      return MAX_STATIC_RULES - existingRules.length
    },
  },
  formatFiles: formatRedirectsFile,
}
