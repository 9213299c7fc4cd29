/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */

import type { Bytes } from '../../byte-strings.ts'
import type { FileIndex } from '../../tree.ts'
import type { ParsedRedirects } from './parsed-redirects.ts'
import { mayUnsupportedSourceMatch } from './problems.ts'
import type { DirectResponse, FileFinder } from './responses.ts'
import type { Rule } from './rule.ts'
import { type RequestedPath, resolveTarget } from './targets.ts'

/** The final response that a browser receives, and the rules on the way, in order. */
export type FinalResponse = { readonly used: readonly Rule[] } & (
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
const MAX_COMPARED_RESPONSES = 32

/** Does a visitor get the requested content, as far as known? */
export function isSuccessful(response: FinalResponse): boolean {
  if (response.kind === 'status') return response.status < 400
  return response.kind === 'file' || response.kind === 'other-host' || response.kind === 'undecided'
}

/** Returns the final response of the host to a request by its rules. */
export function simulateRedirects(
  redirects: ParsedRedirects,
  findFile: FileFinder,
  request: RequestedPath,
): FinalResponse {
  return new RedirectSimulation(redirects, findFile).findFinalResponse(request, {
    visited: [],
    used: [],
  })
}

/** How a browser reached an address. */
interface Trail {
  readonly visited: readonly Bytes[]
  readonly used: readonly Rule[]
}

/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
  readonly #redirects: ParsedRedirects
  readonly #findFile: FileFinder
  /** How many responses were compared. */
  #comparedResponses = 0

  constructor(redirects: ParsedRedirects, findFile: FileFinder) {
    this.#redirects = redirects
    this.#findFile = findFile
  }

  /** Returns the final response to a request. */
  findFinalResponse(request: RequestedPath, trail: Trail): FinalResponse {
    const { path } = request
    const { visited, used } = trail
    const seen = visited.indexOf(path)
    if (seen !== -1) return { kind: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { kind: 'loop', paths: visited, used }
    let response: FinalResponse | undefined
    for (const step of this.#redirects.responder.listResponses(request, this.#findFile)) {
      const other = this.#takeStep(step, request, trail)
      this.#comparedResponses++
      const dependsOnVisitor =
        response !== undefined &&
        (this.#comparedResponses > MAX_COMPARED_RESPONSES || !areAlike(response, other))
      if (dependsOnVisitor) return { kind: 'undecided', used: other.used }
      response = other
    }
    const end = response ?? { kind: 'missing', path, used }
    if (isSuccessful(end)) return end
    if (!mayUnsupportedSourceMatch(this.#redirects.unsupportedRules, path)) return end
    return { kind: 'undecided', used: end.used }
  }

  #takeStep(step: DirectResponse, { path, query }: RequestedPath, trail: Trail): FinalResponse {
    const used = step.rule === undefined ? trail.used : [...trail.used, step.rule]
    if (step.kind === 'missing') return { kind: 'missing', path, used }
    if (step.kind === 'file') return { ...step, path, used }
    if (step.kind !== 'redirect') return { ...step, used }
    const target = resolveTarget(step.to, path, this.#redirects.domain)
    if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, used }
    const next = { path: target.path, query: target.query || query }
    return this.findFinalResponse(next, { visited: [...trail.visited, path], used })
  }
}

/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function areAlike(one: FinalResponse, other: FinalResponse): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file
  return isSuccessful(one) === isSuccessful(other)
}
