/** How Vercel responds to requests under the rules and settings of a `vercel.json`. */
import type { JsonObject } from '../../../../common/json.ts'
import { type Bytes, NO_BYTES, percentEncode } from '../../../byte-strings.ts'
import { type RootedPath, toSitePath } from '../../../paths.ts'
import { addLeadingSlash } from '../../../slashes.ts'
import type { Captures, MatchResult } from '../../redirects/path-matcher.ts'
import {
  type HopResponse,
  makeHopResponse,
  makeRedirectResponse,
  type SiteFileResponder,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex, type RuleMatch } from '../../redirects/rule-index.ts'
import type { RuleResponder } from '../../redirects/rule-set.ts'
import {
  isFullUrl,
  MAX_TARGET_CHARS,
  type PathAndQuery,
  resolveTarget,
} from '../../redirects/targets.ts'
import { findPreferredPath } from './vercel-preferred-path.ts'

/** A path that the host looks for in its files, and then in the rules after the files. */
interface PathLookup {
  readonly path: RootedPath
  /** The rule that rewrote the request to the path; unset if none did. */
  readonly rule?: Rule
  /**
   * The position of the first rule in `#afterFiles` that may apply. Those before it were already
   * tried.
   */
  readonly firstPosition: number
}

/** What a rule makes of a request: a response, or a request for another path on this host. */
type RuleOutcome =
  | HopResponse
  | { readonly kind: 'rewrite'; readonly path: RootedPath; readonly rule: Rule }

/** Rules in Vercel's order: those before the files, and those after them. */
export interface OrderedRules {
  readonly beforeFiles: readonly Rule[]
  readonly afterFiles: readonly Rule[]
}

/**
 * Responds with the redirect of the settings; without one, with the rules before the files, then
 * the files, then the rules after them.
 */
export class VercelRuleResponder implements RuleResponder {
  readonly #beforeFiles: RuleIndex
  readonly #afterFiles: RuleIndex
  readonly #settings: JsonObject
  readonly #domain: string | undefined

  constructor(
    { beforeFiles, afterFiles }: OrderedRules,
    settings: JsonObject,
    domain: string | undefined,
  ) {
    this.#beforeFiles = new RuleIndex(beforeFiles)
    this.#afterFiles = new RuleIndex(afterFiles)
    this.#settings = settings
    this.#domain = domain
  }

  *listPossibleResponses(
    { path }: PathAndQuery,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    const preferred = findPreferredPath(path, this.#settings)
    if (preferred !== undefined) {
      yield makeRedirectResponse(preferred)
      return
    }
    for (const match of this.#beforeFiles.findMatches(listForms(path))) {
      const outcome = this.#applyRule(match, path)
      yield* this.#followOutcome(outcome, 0, respondFromFiles)
      // For visitors to whom a conditional rule does not apply, a later one may.
      if (!match.rule.isConditional) return
    }
    yield* this.#lookUp({ path, firstPosition: 0 }, respondFromFiles)
  }

  /**
   * Yields the response of a rule; after a rewrite, the possible responses for its path. For
   * `firstPosition`, see `PathLookup`.
   */
  *#followOutcome(
    outcome: RuleOutcome,
    firstPosition: number,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    if (outcome.kind !== 'rewrite') {
      yield outcome
      return
    }
    const { path, rule } = outcome
    yield* this.#lookUp({ path, rule, firstPosition }, respondFromFiles)
  }

  /**
   * Yields the possible responses from the files, or from the rules after them. Each rewrite leads
   * to another lookup with fewer rules, so this ends.
   */
  *#lookUp(
    { path, rule, firstPosition }: PathLookup,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    const fileResponse = respondFromFiles(path)
    if (fileResponse !== undefined) {
      yield makeHopResponse(fileResponse, rule)
      return
    }
    for (const match of this.#afterFiles.findMatches(listForms(path))) {
      if (match.position < firstPosition) continue
      const outcome = this.#applyRule(match, path)
      yield* this.#followOutcome(outcome, match.position + 1, respondFromFiles)
      if (!match.rule.isConditional) return
    }
    yield { kind: 'missing', rule }
  }

  /** Returns what a rule that matches `path` makes of the request. */
  #applyRule({ rule, captures }: RuleMatch, path: RootedPath): RuleOutcome {
    const { action, status } = rule
    const to = fillPlaceholders(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (action === 'redirect') return { kind: action, to, rule }
    if (action === 'status-only') return { kind: 'status', status, rule }
    const target = resolveTarget(addSlashUnlessUrl(to), path, this.#domain)
    if (target.kind === 'other-host') return { kind: 'other-host', url: target.url, rule }
    return { kind: 'rewrite', path: target.path, rule }
  }
}

/**
 * Returns the forms of a path that routes match: with and without its first slash (`devRouter` of
 * the `vercel` package).
 */
function listForms(path: RootedPath): readonly Bytes[] {
  return [path, toSitePath(path)]
}

function addSlashUnlessUrl(to: string): string {
  if (isFullUrl(to)) return to
  return addLeadingSlash(to)
}

/** A placeholder in a destination: `:name`, with an optional pattern and modifier, or `$1`. */
const DESTINATION_PLACEHOLDER = /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g

/**
 * Fills in placeholders; `$1` is the first group. Undefined if the result is too long, or depends
 * on the visitor, because conditions can also capture values.
 */
function fillPlaceholders(to: string, captures: MatchResult): string | undefined {
  if (captures === 'undecided' || hasUnknownPlaceholder(to, captures)) return undefined
  const inOrder = [...captures.values()]
  const filled = to.replace(DESTINATION_PLACEHOLDER, (written, name?: string, number?: string) => {
    if (name === undefined) return percentEncode(inOrder[Number(number) - 1] ?? NO_BYTES)
    const value = captures.get(name)
    if (value === undefined) return written
    return percentEncode(value)
  })
  if (filled.length <= MAX_TARGET_CHARS) return filled
  return undefined
}

/** Does a target have a placeholder that the path does not capture? `:8080` is a port. */
function hasUnknownPlaceholder(to: string, captures: Captures): boolean {
  const names = [...to.matchAll(DESTINATION_PLACEHOLDER)].map(([, name]) => name)
  return names.some((name) => name !== undefined && /^\D/.test(name) && !captures.has(name))
}
