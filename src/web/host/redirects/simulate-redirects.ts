/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */

import type { Bytes } from '../../byte-strings.ts'
import { mayUnsupportedSourceMatch } from './parse-problems.ts'
import {
  type DirectResponse,
  type FileFinder,
  type FinalResponse,
  isSuccessful,
} from './responses.ts'
import type { Rule } from './rule.ts'
import type { ParsedRedirects } from './rule-set.ts'
import { type RequestedPath, resolveTarget } from './targets.ts'

/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20
/** How many responses to different visitors are compared before the response is undecided. */
const MAX_COMPARED_RESPONSES = 32

/** Returns the final response of the host to a request by its rules. */
export function simulateRedirects(
  redirects: ParsedRedirects,
  findFile: FileFinder,
  request: RequestedPath,
): FinalResponse {
  const simulation = new RedirectSimulation(redirects, findFile)
  return simulation.findFinalResponse(request, { visited: [], used: [] })
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

  /** Returns the final response to a request that a browser sends after those in `trail`. */
  findFinalResponse(request: RequestedPath, trail: Trail): FinalResponse {
    const { path } = request
    const { visited, used } = trail
    const seen = visited.indexOf(path)
    if (seen !== -1) return { kind: 'loop', paths: visited.slice(seen), used }
    if (visited.length > MAX_REDIRECTS) return { kind: 'loop', paths: visited, used }

    const end = this.#findCommonResponse(request, trail)
    if (isSuccessful(end)) return end
    if (!mayUnsupportedSourceMatch(this.#redirects.unsupportedRules, path)) return end
    return { kind: 'undecided', used: end.used }
  }

  /** Returns the final response for all visitors; `undecided` if it depends on the visitor. */
  #findCommonResponse(request: RequestedPath, trail: Trail): FinalResponse {
    let common: FinalResponse | undefined
    for (const direct of this.#redirects.responder.listResponses(request, this.#findFile)) {
      const final = this.#followResponse(direct, request, trail)
      this.#comparedResponses++
      const areTooMany = this.#comparedResponses > MAX_COMPARED_RESPONSES
      const dependsOnVisitor = common !== undefined && (areTooMany || !areAlike(common, final))
      if (dependsOnVisitor) return { kind: 'undecided', used: final.used }
      common = final
    }
    return common ?? { kind: 'missing', path: request.path, used: trail.used }
  }

  /** Returns the final response after a direct one, which may be a redirect. */
  #followResponse(
    response: DirectResponse,
    { path, query }: RequestedPath,
    trail: Trail,
  ): FinalResponse {
    const used = response.rule === undefined ? trail.used : [...trail.used, response.rule]
    switch (response.kind) {
      case 'file':
        return { kind: 'file', fileIndex: response.fileIndex, path, used }
      case 'status':
        return { kind: 'status', status: response.status, used }
      case 'missing':
        return { kind: 'missing', path, used }
      case 'service':
      case 'undecided':
        return { kind: 'undecided', used }
      case 'redirect': {
        const target = resolveTarget(response.to, path, this.#redirects.domain)
        if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, used }
        const next = { path: target.path, query: target.query || query }
        return this.findFinalResponse(next, { visited: [...trail.visited, path], used })
      }
    }
  }
}

/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function areAlike(one: FinalResponse, other: FinalResponse): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.fileIndex === other.fileIndex
  return isSuccessful(one) === isSuccessful(other)
}
