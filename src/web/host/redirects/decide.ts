/** What a host answers an address with, its own redirect file read. */

import { UNKNOWN_HOST } from '../../address.ts'
import { percentDecode, percentEncode } from '../../byte-strings.ts'
import { type Budget, OutOfSteps, spend } from './pattern.ts'
import type { Problem, RedirectHost, Rule } from './rules.ts'

/** What the files alone answer: with a file, with a redirect to the address that the host prefers, or with nothing. */
export type FileAnswer = { readonly file: number } | { readonly redirect: string } | undefined

/** Returns the number of the file of that name (relative to the site's root), if there is one. */
export type FileLookup = (name: string) => number | undefined

/** Finds what the files alone answer. Paths are absolute (`/docs/x`), decoded, strings of bytes. */
export type FileResolver = (path: string) => FileAnswer

/** One answer of the host to one request. */
export type Step =
  | { readonly is: 'file'; readonly file: number; readonly rule?: Rule | undefined }
  /** `to` is an address as the host sends it (ordinary text), relative to the path asked for. Without a rule: the files' own redirect. */
  | { readonly is: 'redirect'; readonly to: string; readonly rule?: Rule | undefined }
  /** The host fetches the answer from elsewhere. */
  | { readonly is: 'proxy'; readonly to: string; readonly rule: Rule }
  | { readonly is: 'status'; readonly status: number; readonly rule: Rule }
  | { readonly is: 'missing'; readonly rule?: Rule | undefined }
  | { readonly is: 'undecided'; readonly why: string; readonly rule?: Rule | undefined }
  /** It depends on the visitor. `otherwise` may be asked once. */
  | {
      readonly is: 'either'
      readonly rule: Rule
      readonly applied: () => Step
      readonly otherwise: () => Step
    }

/** Returns the step that an answer of the files alone is, after `rule` if one has led to it. */
export function stepOf(answer: FileAnswer, rule?: Rule): Step {
  if (answer === undefined) return { is: 'missing', rule }
  if ('file' in answer) return { is: 'file', file: answer.file, rule }
  return { is: 'redirect', to: percentEncode(answer.redirect), rule }
}

/** A redirect file, read. */
export interface Redirects {
  readonly host: RedirectHost
  /** The file's name, such as `_redirects`. */
  readonly file: string
  readonly rules: readonly Rule[]
  /** What every address without a file is answered with, if it looks like a page that is there. Not among the rules. */
  readonly fallback?: Rule | undefined
  readonly problems: readonly Problem[]
  /** Returns how the host finds the files of a site, without the rules. */
  readonly fileResolver: (lookup: FileLookup) => FileResolver
  /** Answers one request. `path` is absolute and decoded. Throws `OutOfSteps`. */
  readonly step: (path: string, files: FileResolver, budget: Budget) => Step
}

/** A rule that took part in an answer. */
interface Used {
  readonly rule: Rule
  readonly path: string
}

export type Outcome = { readonly used: readonly Used[] } & (
  | { readonly is: 'file'; readonly file: number; readonly path: string }
  /** An address on another host, or one that a service of the host answers. */
  | { readonly is: 'outside'; readonly url: string }
  /** 404, 410 and the like, because a rule says so. */
  | { readonly is: 'status'; readonly status: number }
  | { readonly is: 'missing'; readonly path: string }
  /** `paths`: the addresses that lead to each other; the first is asked for again in the end. */
  | { readonly is: 'loop'; readonly paths: readonly string[] }
  /** Nothing may be said against such an address. */
  | { readonly is: 'undecided'; readonly why: string }
)

/** Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11. */
const MAX_REDIRECTS = 20
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32
/** Enough for thousands of rules on an address of usual length, and done within some milliseconds. */
const MAX_STEPS = 50_000

const TOO_MANY_RULES = 'the rules are too many to try'

/**
 * Returns what the host answers `path` with, redirects followed. `path` is as in `answer()`: decoded, without the
 * slash at its beginning. `domain` is the site's own, if it is known. `whole` is what may be spent on all addresses
 * together, one step being about 50 nanoseconds; when it is gone, everything is left open.
 */
export function decide(
  redirects: Redirects,
  path: string,
  files: FileResolver,
  domain?: string,
  whole: Budget = { steps: MAX_STEPS },
): Outcome {
  const granted = Math.min(MAX_STEPS, whole.steps)
  const budget = { steps: granted }
  try {
    return new RedirectFollower(redirects, files, domain, budget).follow(`/${path}`, [], [])
  } catch (error) {
    if (error instanceof OutOfSteps) return { is: 'undecided', why: TOO_MANY_RULES, used: [] }
    throw error
  } finally {
    whole.steps -= granted - Math.max(budget.steps, 0)
  }
}

/** Is it left open what the host answers, because there was too much to try? */
export function isCutShort(outcome: Outcome): boolean {
  return outcome.is === 'undecided' && outcome.why === TOO_MANY_RULES
}

/** Does a visitor who follows a link get what they asked for, as far as can be known? */
export function isAnswered(outcome: Outcome): boolean {
  if (outcome.is === 'status') return outcome.status < 400
  return outcome.is === 'file' || outcome.is === 'outside' || outcome.is === 'undecided'
}

/** Follows an address through redirects and rewrites to what the host answers in the end. */
class RedirectFollower {
  readonly #redirects: Redirects
  readonly #files: FileResolver
  readonly #host: string | undefined
  readonly #budget: Budget
  #cases = 0

  constructor(redirects: Redirects, files: FileResolver, host: string | undefined, budget: Budget) {
    this.#redirects = redirects
    this.#files = files
    this.#host = host
    this.#budget = budget
  }

  follow(path: string, visited: readonly string[], used: readonly Used[]): Outcome {
    spend(this.#budget, visited.length)
    const seen = visited.indexOf(path)
    if (seen !== -1) return { is: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { is: 'loop', paths: visited, used }
    return this.#take(this.#redirects.step(path, this.#files, this.#budget), path, visited, used)
  }

  #take(step: Step, path: string, visited: readonly string[], before: readonly Used[]): Outcome {
    const used = step.rule === undefined ? before : [...before, { rule: step.rule, path }]
    switch (step.is) {
      case 'file':
        return { is: 'file', file: step.file, path, used }
      case 'status':
        return { is: 'status', status: step.status, used }
      case 'missing':
        return { is: 'missing', path, used }
      case 'undecided':
        return { is: 'undecided', why: step.why, used }
      case 'proxy':
        return { is: 'outside', url: step.to, used }
      case 'redirect': {
        const target = readTarget(step.to, path, this.#host)
        if (target.is === 'outside') return { is: 'outside', url: target.url, used }
        return this.follow(target.path, [...visited, path], used)
      }
      case 'either':
        return this.#either(step, path, visited, before, used)
    }
  }

  #either(
    step: Step & { is: 'either' },
    path: string,
    visited: readonly string[],
    before: readonly Used[],
    used: readonly Used[],
  ): Outcome {
    const why = `it depends on ${step.rule.conditions.join(' ') || 'the visitor'}`
    this.#cases++
    if (this.#cases > MAX_CASES) return { is: 'undecided', why, used }
    const otherwise = this.#take(step.otherwise(), path, visited, before)
    const applied = this.#take(step.applied(), path, visited, before)
    if (isAnswered(applied) !== isAnswered(otherwise)) return { is: 'undecided', why, used }
    // Either way the same file, or either way none: what those get for whom the rule is not made.
    if (applied.is === 'file' && otherwise.is === 'file' && applied.file !== otherwise.file)
      return { is: 'undecided', why, used }
    return otherwise
  }
}

type Target =
  | { readonly is: 'inside'; readonly path: string }
  | { readonly is: 'outside'; readonly url: string }

/**
 * Returns where an address in a redirect leads from `path`: to a path of the site, or elsewhere. `host` is the site's
 * own, as addresses have it.
 */
export function readTarget(to: string, path: string, host: string | undefined): Target {
  const own = host ?? UNKNOWN_HOST
  const url = URL.parse(to, `https://${own}${percentEncode(path)}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own) return { is: 'outside', url: to }
  const decoded = percentDecode(url.pathname)
  // A broken `%` is refused by servers (400).
  return { is: 'inside', path: decoded ?? `${url.pathname}\0` }
}
