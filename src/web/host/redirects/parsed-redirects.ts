/** What a host reads in its redirect file. */
import { collectUnreadRules, type Problem, type UnreadRules } from './problems.ts'
import type { Rule } from './rule.ts'
import { type FileFinder, type HostStep, makeStep } from './steps.ts'
import type { Request } from './targets.ts'

/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
export type TrailingSlash = 'always' | 'never' | 'auto' | undefined

/** A redirect file, read. */
export interface ParsedRedirects {
  readonly rules: readonly Rule[]
  /**
   * What every address without a file is answered with, if it looks like a page that is there. Not
   * among the rules.
   */
  readonly fallback?: Rule | undefined
  /**
   * The page that every address without a file is shown together with 404. Not always among the
   * rules.
   */
  readonly errorPage?: Rule | undefined
  readonly problems: readonly Problem[]
  readonly unreadRules: UnreadRules
  /** The site's own host, if it is known. */
  readonly domain: string | undefined
  /** Does the file say that pages have no `.html` in their addresses? */
  readonly cleanUrls?: boolean
  /** What it says about slashes at the end of a page's address, on Azure. */
  readonly trailingSlash?: TrailingSlash
  readonly responder: Responder
}

/** Answers requests by the rules of a redirect file, and by the files of the site. */
export interface Responder {
  /**
   * Yields what the host may answer one request with: one step, or, where it depends on the
   * visitor, several, the last of which is for those to whom no condition applies.
   */
  listSteps(request: Request, findFile: FileFinder): Iterable<HostStep>
}

/** A host that reads no redirect file, or a site without one. */
export const NO_REDIRECTS: ParsedRedirects = makeRedirects({
  rules: [],
  problems: [],
  domain: undefined,
  responder: { listSteps: ({ path }, findFile) => [makeStep(findFile(path))] },
})

/** Returns what a redirect file says, and what of it is not read. */
export function makeRedirects(read: Omit<ParsedRedirects, 'unreadRules'>): ParsedRedirects {
  return { ...read, unreadRules: collectUnreadRules(read.problems) }
}
