/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */

import type { Bytes } from '../../byte-strings.ts'
import type { ParsedRedirects } from './parsed-redirects.ts'
import { mayMatch } from './patterns.ts'
import type { Rule } from './rule.ts'
import type { FileFinder, HostStep } from './steps.ts'
import { type Request, resolveTarget } from './targets.ts'

/** What a browser gets in the end, and the rules that took part, in their order. */
export type FinalAnswer = { readonly used: readonly Rule[] } & (
  | {
      readonly kind: 'file'
      readonly file: number
      /** The address at which the browser is then. */
      readonly path: Bytes
    }
  | { readonly kind: 'other-host'; readonly url: string }
  /** 404, 410 and the like, because a rule says so. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing'; readonly path: string }
  /** `paths`: addresses that redirect to each other. The first is requested again in the end. */
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
export function isSuccessful(answer: FinalAnswer): boolean {
  if (answer.kind === 'status') return answer.status < 400
  return answer.kind === 'file' || answer.kind === 'other-host' || answer.kind === 'undecided'
}

/** Returns what the host answers a request with in the end. */
export function followRedirects(
  redirects: ParsedRedirects,
  findFile: FileFinder,
  request: Request,
): FinalAnswer {
  return new Visit(redirects, findFile).request(request, { visited: [], used: [] })
}

/** How a browser has come to an address. */
interface Trail {
  readonly visited: readonly Bytes[]
  readonly used: readonly Rule[]
}

/** One visit to a site, by visitors of all kinds. */
class Visit {
  readonly #redirects: ParsedRedirects
  readonly #findFile: FileFinder
  /** How many answers were compared. */
  #cases = 0

  constructor(redirects: ParsedRedirects, findFile: FileFinder) {
    this.#redirects = redirects
    this.#findFile = findFile
  }

  /** Returns what a request is answered with in the end. */
  request(request: Request, trail: Trail): FinalAnswer {
    const { path } = request
    const { visited, used } = trail
    const seen = visited.indexOf(path)
    if (seen !== -1) return { kind: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { kind: 'loop', paths: visited, used }
    let answer: FinalAnswer | undefined
    for (const step of this.#redirects.responder.listSteps(request, this.#findFile)) {
      const other = this.#takeStep(step, request, trail)
      this.#cases++
      const dependsOnVisitor =
        answer !== undefined && (this.#cases > MAX_CASES || !areAlike(answer, other))
      if (dependsOnVisitor) return { kind: 'undecided', used: other.used }
      answer = other
    }
    const end = answer ?? { kind: 'missing', path, used }
    if (isSuccessful(end) || !this.#mayUnreadRuleMatch(path)) return end
    return { kind: 'undecided', used: end.used }
  }

  #takeStep(step: HostStep, { path, query }: Request, trail: Trail): FinalAnswer {
    const used = step.rule === undefined ? trail.used : [...trail.used, step.rule]
    if (step.kind === 'missing') return { kind: 'missing', path, used }
    if (step.kind === 'file') return { ...step, path, used }
    if (step.kind !== 'redirect') return { ...step, used }
    const target = resolveTarget(step.to, path, this.#redirects.domain)
    if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, used }
    const next = { path: target.path, query: target.query || query }
    return this.request(next, { visited: [...trail.visited, path], used })
  }

  #mayUnreadRuleMatch(path: Bytes): boolean {
    return this.#redirects.unreadRules.sources.some((source) => mayMatch(source, path))
  }
}

/** Returns whether both are the same file, or neither is an answer. */
function areAlike(one: FinalAnswer, other: FinalAnswer): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file
  return isSuccessful(one) === isSuccessful(other)
}
