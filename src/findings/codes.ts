import { LIVE_CODES, type LiveCode } from './live-kinds.ts'
import { SITE_CODES, type SiteCode } from './site-kinds.ts'

/** The stable codes under which findings are counted, shown, filtered and accepted. */
export type Code = SiteCode | LiveCode

/** Every code there is, each once. */
export const CODES: ReadonlySet<Code> = new Set<Code>([...SITE_CODES, ...LIVE_CODES])

/** What is said of accepted findings themselves. */
const OF_ACCEPTANCE: ReadonlySet<Code> = new Set<Code>(['unused-acceptance', 'ended-acceptance'])

/** What was not asked, or not answered, may be anything. */
const UNKNOWN: ReadonlySet<Code> = new Set<Code>(['live-unasked', 'live-unanswered'])

/** Returns whether a code is about the entries of accepted findings. */
export function isOfAcceptance(code: Code): boolean {
  return OF_ACCEPTANCE.has(code)
}

/** Returns whether a code says that something of the host is not known. */
export function isUnknown(code: Code): boolean {
  return UNKNOWN.has(code)
}

/** Returns whether a code is about what the host answers, and not about the site itself. */
export function isLive(code: Code): boolean {
  return code.startsWith('live-')
}
