import { toBytes } from '../../byte-strings.ts'
import { VERCEL_JSON } from '../hosts/vercel/parse-vercel-config.ts'
import { MAX_VERCEL_RULE_CHARS, MAX_VERCEL_RULES } from '../hosts/vercel/vercel-schema.ts'
import { listEncodedForms } from './encoded-forms.ts'
import { asArray, formatConfigWithItems, parseJsonConfig } from './json-config.ts'
import type { RedirectWriter } from './redirect-writer.ts'

/**
 * Redirects come before files, and match the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
export const VERCEL_WRITER: RedirectWriter = {
  listEncodedForms,
  explainUnwritable({ from, to }) {
    // Escaping may double the length.
    const isTooLong = 2 * Math.max(from.length, to.length) > MAX_VERCEL_RULE_CHARS
    if (isTooLong) return `Vercel accepts up to ${MAX_VERCEL_RULE_CHARS} characters`
    return undefined
  },
  capacity: {
    why: `Vercel accepts up to ${MAX_VERCEL_RULES} rules`,
    countFitting(_, existingText) {
      return MAX_VERCEL_RULES - asArray(parseJsonConfig(existingText)?.redirects).length
    },
  },
  formatFiles(redirects, _, existingText) {
    const config = parseJsonConfig(existingText)
    // Vercel long refused redirects together with `routes`.
    if (config === undefined || config.routes !== undefined) return undefined
    const items = redirects.map(({ from, to }) => {
      return { source: escapeSource(from), destination: to, permanent: true }
    })
    return [[toBytes(VERCEL_JSON), formatConfigWithItems(config, 'redirects', items)]]
  },
}

/**
 * Escapes the special characters of `path-to-regexp` 6.1, and those of regular expressions: Vercel
 * also compiles the source as one (`checkRegexSyntax` of `@vercel/routing-utils`).
 */
function escapeSource(from: string): string {
  return from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&')
}
