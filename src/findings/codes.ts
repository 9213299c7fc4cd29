import { LIVE_CODES, type LiveCode } from './live-kinds.ts'
import { SITE_CODES, type SiteCode } from './site-kinds.ts'

/** The stable codes under which findings are counted, shown, filtered and accepted. */
export type Code = SiteCode | LiveCode

/** Every code there is, each once. */
export const CODES: ReadonlySet<Code> = new Set<Code>([...SITE_CODES, ...LIVE_CODES])

/** Is a code about the entries of accepted findings? */
export const isOfAcceptance = (code: Code): boolean => code.endsWith('-acceptance')

/** Does a code say that something of the host is not known? It may be anything. */
export const isUnknown = (code: Code): boolean =>
  code === 'live-unasked' || code === 'live-unanswered'

/** Is a code about what the host answers, and not about the site itself? */
export const isLive = (code: Code): boolean => code.startsWith('live-')

/** What codes end in that are the name of a thing. */
const IS_THING = /-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/

/** Returns a code as words, if it is the name of a thing: `broken link`; if not, as it is. */
export function describeCode(code: Code): string {
  if (IS_THING.test(code)) return code.replaceAll('-', ' ')
  return code
}
