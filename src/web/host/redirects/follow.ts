/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */

import type { Bytes } from '../../byte-strings.ts'
import { isAbout } from './patterns.ts'
import { collectUnread, type Problem } from './problems.ts'
import type { Rule } from './rules.ts'
import { type FileFinder, type HostStep, type Request, readDestination, toStep } from './steps.ts'

/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
export type TrailingSlash = 'always' | 'never' | 'auto' | undefined

/** A redirect file, read. */
export interface Redirects {
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
  readonly unreadRules: Readonly<ReturnType<typeof collectUnread>>
  /** The site's own host, if it is known. */
  readonly domain: string | undefined
  /** Does the file say that pages have no `.html` in their addresses? */
  readonly cleanUrls?: boolean
  /** What it says about slashes at the end of a page's address, on Azure. */
  readonly trailingSlash?: TrailingSlash
  /**
   * Yields what the host may answer one request with: one step, or, where it depends on the
   * visitor, several, the last of which is for those to whom no condition applies.
   */
  readonly steps: (request: Request, files: FileFinder) => Iterable<HostStep>
}

/** A host that reads no redirect file, or a site without one. */
export const NO_REDIRECTS: Redirects = toRedirects({
  rules: [],
  problems: [],
  domain: undefined,
  steps: ({ path }, files) => [toStep(files(path))],
})

/** Returns what a redirect file says, and what of it is not read. */
export function toRedirects(read: Omit<Redirects, 'unreadRules'>): Redirects {
  return { ...read, unreadRules: collectUnread(read.problems) }
}

/** What a browser gets in the end. `used`: the rules that took part, in their order. */
export type FinalAnswer = {
  readonly used: readonly Rule[]
} /** `path`: the address at which the browser is then. */ & (
  | { readonly kind: 'file'; readonly file: number; readonly path: Bytes }
  /** An address on another host. */
  | { readonly kind: 'other-host'; readonly url: string }
  /** 404, 410 and the like, because a rule says so. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing'; readonly path: string }
  /** `paths`: the addresses that lead to each other; the first is asked for again in the end. */
  | { readonly kind: 'loop'; readonly paths: readonly Bytes[] }
  /** Nothing may be said against such an address. */
  | { readonly kind: 'undecided' }
)

/**
 * Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11.
 */
const MAX_REDIRECTS = 20
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32

/** Does a visitor who follows a link get what they asked for, as far as can be known? */
export function isAnswered(outcome: FinalAnswer): boolean {
  if (outcome.kind === 'status') return outcome.status < 400
  return outcome.kind === 'file' || outcome.kind === 'other-host' || outcome.kind === 'undecided'
}

/** Returns what the host answers a request with in the end. */
export function follow(
  { steps, unreadRules, domain }: Redirects,
  files: FileFinder,
  request: Request,
): FinalAnswer {
  let cases = 0
  return ask(request, [], [])

  function ask(asked: Request, visited: readonly Bytes[], used: readonly Rule[]): FinalAnswer {
    const seen = visited.indexOf(asked.path)
    if (seen !== -1) return { kind: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { kind: 'loop', paths: visited, used }
    let answer: FinalAnswer | undefined
    for (const step of steps(asked, files)) {
      const other = take(step, asked, visited, used)
      cases++
      const isOpen = answer !== undefined && (cases > MAX_CASES || !areAlike(answer, other))
      if (isOpen) return { kind: 'undecided', used: other.used }
      answer = other
    }
    const end = answer ?? { kind: 'missing', path: asked.path, used }
    const isOpen =
      !isAnswered(end) && unreadRules.sources.some((source) => isAbout(source, asked.path))
    if (isOpen) return { kind: 'undecided', used: end.used }
    return end
  }

  function take(
    step: HostStep,
    asked: Request,
    visited: readonly Bytes[],
    before: readonly Rule[],
  ): FinalAnswer {
    const { path, query } = asked
    const used = step.rule === undefined ? before : [...before, step.rule]
    if (step.kind === 'missing') return { kind: 'missing', path, used }
    if (step.kind === 'file') return { ...step, path, used }
    if (step.kind !== 'redirect') return { ...step, used }
    const target = readDestination(step.to, path, domain)
    if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, used }
    return ask({ path: target.path, query: target.query || query }, [...visited, path], used)
  }
}

/** Either way the same file, or either way none. */
function areAlike(a: FinalAnswer, b: FinalAnswer): boolean {
  if (a.kind === 'file' && b.kind === 'file') return a.file === b.file
  return isAnswered(a) === isAnswered(b)
}
