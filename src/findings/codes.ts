import { LIVE_CODES, type LiveCode } from './live-kinds.ts'
import { SITE_CODES, type SiteCode } from './site-kinds.ts'

/** The stable codes under which findings are counted, shown, filtered, and accepted. */
export type Code = SiteCode | LiveCode

/** All codes. */
export const CODES: ReadonlySet<Code> = new Set<Code>([...SITE_CODES, ...LIVE_CODES])

/** Returns whether a code is about entries of accepted findings. */
export const isAcceptanceCode = (code: Code): boolean => code.endsWith('-acceptance')

/**
 * Returns whether a code means that the response of the host is unknown, so that any finding may be
 * there.
 */
export const meansNoResponse = (code: Code): boolean =>
  code === 'live-unasked' || code === 'live-unanswered'

/** Returns whether a code is about responses of the host, not about the site itself. */
export const isLiveCode = (code: Code): boolean => code.startsWith('live-')

/** Matches codes that name a thing, of which there can be several. */
const THING_CODE = /^(?!no-|outside-).*-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/

/** Returns the words of a code that names a thing, such as `broken link`; other codes unchanged. */
export function describeCode(code: Code): string {
  if (THING_CODE.test(code)) return code.replaceAll('-', ' ')
  return code
}
