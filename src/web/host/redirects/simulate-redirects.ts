/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */

import type { Bytes } from '../../byte-strings.ts'
import type { FileIndex } from '../../tree.ts'
import type { ParsedRedirects } from './parsed-redirects.ts'
import { mayUnsupportedSourceMatch } from './problems.ts'
import type { Rule } from './rule.ts'
import type { FileFinder, HostStep } from './steps.ts'
import { type RequestedPath, resolveTarget } from './targets.ts'

/** The final response that a browser receives, and the rules on the way, in order. */
export type FinalAnswer = { readonly used: readonly Rule[] } & (
  | {
      readonly kind: 'file'
      readonly file: FileIndex
      /** The address at which the browser ends up. */
      readonly path: Bytes
    }
  | { readonly kind: 'other-host'; readonly url: string }
  /** A status that a rule sets, such as 404 or 410. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'missing'; readonly path: string }
  /** `paths`: the addresses of a redirect loop, or of too many redirects. */
  | { readonly kind: 'loop'; readonly paths: readonly Bytes[] }
  /** The response is unknown, so the address must not be reported. */
  | { readonly kind: 'undecided' }
)

/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20
/** How many responses to different visitors are compared before the response is undecided. */
const MAX_COMPARED_ANSWERS = 32

/** Does a visitor get the requested content, as far as known? */
export function isSuccessful(answer: FinalAnswer): boolean {
  if (answer.kind === 'status') return answer.status < 400
  return answer.kind === 'file' || answer.kind === 'other-host' || answer.kind === 'undecided'
}

/** Returns the final response of the host to a request by its rules. */
export function simulateRedirects(
  redirects: ParsedRedirects,
  findFile: FileFinder,
  request: RequestedPath,
): FinalAnswer {
  return new RedirectWalk(redirects, findFile).answer(request, { visited: [], used: [] })
}

/** How a browser reached an address. */
interface Trail {
  readonly visited: readonly Bytes[]
  readonly used: readonly Rule[]
}

/** Follows the redirects from one address, for all visitors at once. */
class RedirectWalk {
  readonly #redirects: ParsedRedirects
  readonly #findFile: FileFinder
  /** How many responses were compared. */
  #comparedAnswers = 0

  constructor(redirects: ParsedRedirects, findFile: FileFinder) {
    this.#redirects = redirects
    this.#findFile = findFile
  }

  /** Returns the final response to a request. */
  answer(request: RequestedPath, trail: Trail): FinalAnswer {
    const { path } = request
    const { visited, used } = trail
    const seen = visited.indexOf(path)
    if (seen !== -1) return { kind: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { kind: 'loop', paths: visited, used }
    let answer: FinalAnswer | undefined
    for (const step of this.#redirects.responder.listSteps(request, this.#findFile)) {
      const other = this.#takeStep(step, request, trail)
      this.#comparedAnswers++
      const dependsOnVisitor =
        answer !== undefined &&
        (this.#comparedAnswers > MAX_COMPARED_ANSWERS || !areAlike(answer, other))
      if (dependsOnVisitor) return { kind: 'undecided', used: other.used }
      answer = other
    }
    const end = answer ?? { kind: 'missing', path, used }
    if (isSuccessful(end)) return end
    if (!mayUnsupportedSourceMatch(this.#redirects.unsupportedRules, path)) return end
    return { kind: 'undecided', used: end.used }
  }

  #takeStep(step: HostStep, { path, query }: RequestedPath, trail: Trail): FinalAnswer {
    const used = step.rule === undefined ? trail.used : [...trail.used, step.rule]
    if (step.kind === 'missing') return { kind: 'missing', path, used }
    if (step.kind === 'file') return { ...step, path, used }
    if (step.kind !== 'redirect') return { ...step, used }
    const target = resolveTarget(step.to, path, this.#redirects.domain)
    if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, used }
    const next = { path: target.path, query: target.query || query }
    return this.answer(next, { visited: [...trail.visited, path], used })
  }
}

/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function areAlike(one: FinalAnswer, other: FinalAnswer): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file
  return isSuccessful(one) === isSuccessful(other)
}
